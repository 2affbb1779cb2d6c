import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');

const DATA = 'tawseel.db';

export const ADMIN = { email: 'admin@tawseel.example', password: 'palm-harbour-parcel-71' };

/** False where the server was writing, of which Node says that it is 'not an error'. */
async function isCopied(from: DatabaseSync, to: string): Promise<boolean> {
  try {
    await backup(from, to, { rate: 1_000_000 });
    return true;
  } catch (error) {
    if (error instanceof Error && error.message === 'not an error') return false;
    throw error;
  }
}

/** Server process of ours with a temporary data folder, removed when it stops. */
export class OurServer {
  address = '';
  readonly folder: string;
  readonly #settings: Record<string, string>;
  readonly #process: ChildProcess;
  #output = '';

  private constructor(folder: string, child: ChildProcess, settings: Record<string, string>) {
    this.folder = folder;
    this.#settings = settings;
    this.#process = child;
  }

  /** Starts on a copy of `from`, or on an empty folder, which the first start fills with the demo business. */
  static async start(settings: Record<string, string> = {}, from?: string): Promise<OurServer> {
    const folder = mkdtempSync(path.join(tmpdir(), 'tawseel-e2e-'));
    if (from) cpSync(from, folder, { recursive: true });
    const env = {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      REQUESTS_PER_MINUTE: '1000000',
      ORDERS_PER_HOUR: '10000000',
      MB_PER_HOUR: '1000000',
      LOG_LEVEL: 'warn',
      ...settings,
    };
    const child = spawn(process.execPath, ['server/src/main.mjs'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new OurServer(folder, child, settings);
    await server.#waitUntilUp();
    return server;
  }

  /** It names its address when its data is ready. */
  #waitUntilUp(): Promise<void> {
    return new Promise((resolve, reject) => {
      const listen = (part: Buffer) => {
        this.#output += part.toString('utf8');
        const address = /is up at (http:\S+)/.exec(this.#output)?.[1];
        if (address === undefined) return;
        this.address = address;
        resolve();
      };
      this.#process.stdout?.on('data', listen);
      this.#process.stderr?.on('data', listen);
      this.#process.once('exit', () => {
        rmSync(this.folder, { recursive: true, force: true });
        reject(new Error(`The server did not start:\n${this.#output}`));
      });
    });
  }

  /** Password of the demo's staff, which only the first start prints. */
  get staffPassword(): string {
    return /cashier@\S+ with the password (\w+)/.exec(this.#output)?.[1] ?? '';
  }

  /** Returns the output of `npm run tawseel -- check` on its data, while it runs. */
  check(): string {
    const env = { ...process.env, DATA_DIR: this.folder, ...this.#settings };
    const program = ['server/src/tawseel.ts', 'check'];
    return spawnSync(process.execPath, program, { cwd: root, env, encoding: 'utf8' }).stdout;
  }

  /** Puts back the data of `from` while the server runs: it keeps nothing of them in memory. */
  async restore(from: string): Promise<void> {
    const stored = new DatabaseSync(path.join(from, DATA), { readOnly: true });
    while (!(await isCopied(stored, path.join(this.folder, DATA)))) await setTimeout(5);
    stored.close();
  }

  /** Ends the process and waits for it, so that its data folder is whole; the folder stays. */
  async end(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    this.#process.removeAllListeners('exit');
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill();
    await ended;
  }

  async stop(): Promise<void> {
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

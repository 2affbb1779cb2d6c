import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');
const STARTS_WITHIN_MS = 20_000;

export const ADMIN = { email: 'admin@tawseel.example', password: 'palm-harbour-parcel-71' };

function findFreePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A server process of ours with a data folder of its own, which goes when it stops. */
export class OurServer {
  readonly address: string;
  readonly folder: string;
  readonly #process: ChildProcess;
  #said = '';

  private constructor(address: string, folder: string, child: ChildProcess) {
    this.address = address;
    this.folder = folder;
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => {
        this.#said += part.toString('utf8');
      });
    }
  }

  /** On a copy of `from`, or on an empty folder, which a first start fills with the demo business. */
  static async start(settings: Record<string, string> = {}, from?: string): Promise<OurServer> {
    const port = await findFreePort();
    const folder = mkdtempSync(path.join(tmpdir(), 'tawseel-e2e-'));
    if (from) cpSync(from, folder, { recursive: true });
    const env = {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      REQUESTS_PER_MINUTE: '1000000',
      ...settings,
    };
    const child = spawn(process.execPath, ['server/src/main.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new OurServer(`http://127.0.0.1:${port}`, folder, child);
    await server.#waitUntilReady();
    return server;
  }

  async #waitUntilReady(): Promise<void> {
    const deadline = Date.now() + STARTS_WITHIN_MS;
    while (Date.now() < deadline && this.#process.exitCode === null) {
      const ready = await fetch(`${this.address}/health/ready`).catch(() => undefined);
      if (ready?.ok) return;
      await setTimeout(25);
    }
    await this.stop();
    throw new Error(`The server did not start:\n${this.#said}`);
  }

  /** Ends the process and waits for it, so that its data folder is whole; the folder stays. */
  async end(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill();
    await ended;
  }

  async stop(): Promise<void> {
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

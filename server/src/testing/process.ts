import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DISK } from './disk.ts';

export const MAIN = fileURLToPath(new URL('../main.mjs', import.meta.url));

export const PASSWORD = 'palm-harbour-parcel-71';

/** Exit code of a process that ended by itself, and all it wrote. */
export type Ended = { code: number | null; output: string };

/** `output` grows while the process runs. */
export type Running = { readonly address: string; readonly output: string; readonly child: ChildProcess };

/** Temporary folder on the disk for the data of one test, and its cleanup. */
export function dataFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(DISK, 'tawseel-process-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function launch(
  settings: Record<string, string>,
  orders: string[],
): { child: ChildProcess; heard: () => string } {
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    PORT: '0',
    DEMO: 'no',
    ADMIN_PASSWORD: PASSWORD,
    REQUESTS_PER_MINUTE: '1000000',
    ORDERS_PER_HOUR: '10000000',
    MB_PER_HOUR: '1000000',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const child = spawn(process.execPath, [MAIN, ...orders], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (part: Buffer) => {
    output += part;
  });
  child.stderr?.on('data', (part: Buffer) => {
    output += part;
  });
  return { child, heard: () => output };
}

/** Child process of the server; waits until it names its address. */
export async function startProcess(
  settings: Record<string, string>,
  orders: string[] = [],
): Promise<Running> {
  const { child, heard } = launch(settings, orders);
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = /is up at (http:\S+)[\s\S]*Data:/.exec(heard())?.[1];
      if (!address) return;
      resolve({
        address,
        child,
        get output() {
          return heard();
        },
      });
    });
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${heard()}`)));
  });
}

/** Child process of the server where it should exit by itself. */
export async function runToEnd(settings: Record<string, string>, orders: string[] = []): Promise<Ended> {
  const { child, heard } = launch(settings, orders);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output: heard() })));
}

/** Signal a child process and wait for its exit, which may have come by itself. */
export function endProcess({ child }: Running, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('close', resolve);
    child.kill(signal);
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const project = path.dirname(import.meta.dirname);
let root: string;
let dev: ChildProcess;
let said = '';

/** The sources are copied, for the test changes them; what is installed is the project's own. */
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'tawseel-dev-'));
  const copied = ['package.json', 'tsconfig.base.json', 'tools/dev.ts', 'contract', 'server', 'console'];
  const isSource = (file: string) =>
    !/node_modules|\bdist\b|\.test\.tsx?$/.test(path.relative(project, file));
  for (const part of copied) {
    cpSync(path.join(project, part), path.join(root, part), { recursive: true, filter: isSource });
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'));
  const port = await freePort();
  // Colours are asked for, since Vite paints its lines wherever CI is set, also into a pipe.
  const env = { ...process.env, PORT: String(port), DATA_DIR: path.join(root, 'data'), DEMO: 'no', CI: '1' };
  dev = spawn(process.execPath, ['tools/dev.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.on('data', (part: Buffer) => {
      said += stripVTControlCharacters(part.toString('utf8'));
    });
  }
});

afterEach(() => {
  dev.kill('SIGKILL');
  rmSync(root, { recursive: true });
});

/** Below the ports that a system gives to connections, of which the tests beside this one make some hundreds a second. */
async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const taken = createServer().listen(port, '127.0.0.1');
  const free = await once(taken, 'listening').catch(() => undefined);
  if (!free) return freePort();
  taken.close();
  await once(taken, 'close');
  return port;
}

const patiently = { timeout: 90_000, interval: 20 };

function hear(words: RegExp): Promise<string> {
  return vi.waitFor(() => {
    const heard = words.exec(said)?.[1];
    if (heard === undefined) throw new Error(`Not heard: ${words} in ${said}`);
    return heard;
  }, patiently);
}

/** Saves like editors and git: writes a new file and renames it over the old one. */
function replace(file: string, from: string, to: string): void {
  const whole = path.join(root, file);
  writeFileSync(`${whole}.new`, readFileSync(whole, 'utf8').replace(from, to));
  renameSync(`${whole}.new`, whole);
}

async function shows(address: string, words: string): Promise<void> {
  await vi.waitFor(async () => expect(await (await fetch(address)).text()).toContain(words), patiently);
}

test('changed lines of server and console are served, however often the file is replaced, and one signal ends both', async () => {
  const page = await hear(/Local:\D+(http:\S+)\//);
  for (const [times, change] of ['first', 'second'].entries()) {
    replace(
      'server/src/platform/http/console-settings.ts',
      'timeZone:',
      `${change}: '${change} change', timeZone:`,
    );
    await hear(new RegExp(`(?:is up at[^]*){${2 + times}}()`));
    await shows(`${page}/settings.json`, `${change} change`);
    replace('console/src/texts/en/session.ts', 'Welcome', `${change} Welcome`);
    await shows(`${page}/src/texts/en/session.ts`, `${change} Welcome`);
  }
  const server = await hear(/is up at (http:\S+)/);
  dev.kill('SIGINT');
  expect(await once(dev, 'exit')).toEqual([0, null]);
  await expect(fetch(`${server}/health/live`)).rejects.toThrow('fetch failed');
  await expect(fetch(page)).rejects.toThrow('fetch failed');
}, 120_000);

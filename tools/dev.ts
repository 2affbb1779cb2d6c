// npm run dev: the console by Vite, which hands the page each changed line, and the server, started again after a change
// and the page loaded anew when it is up. Ctrl-C ends both; settings are those of the server.
// Vite's watcher serves both: `node --watch` loses sight of a file that an editor or git replaces instead of writing.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createServer } from 'vite';

const root = path.dirname(import.meta.dirname);
const SERVERS_SOURCES = ['server/src', 'contract/src'].map((folder) => path.join(root, folder));
/** Debounce: several files saved at once are one change. */
const DEBOUNCE_MS = 50;

const vite = await createServer({ configFile: path.join(root, 'console/vite.config.ts') });
let server: ChildProcess | undefined;
let wasUp = false;
let changes = 0;
let isWantedAgain = false;
let stopping = false;

async function end(): Promise<void> {
  await vite.close();
  process.exit();
}

function startServer(): void {
  isWantedAgain = false;
  const child = spawn(process.execPath, ['server/src/main.mjs'], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { STOP_SECONDS: '1', LOG_LEVEL: 'warn', ...process.env },
  });
  server = child;
  child.stdout.on('data', (part: Buffer) => {
    process.stdout.write(part);
    if (!part.includes('is up at')) return;
    if (wasUp) vite.ws.send({ type: 'full-reload' });
    else vite.printUrls();
    wasUp = true;
  });
  child.on('exit', () => {
    server = undefined;
    if (stopping) void end();
    else if (isWantedAgain) startServer();
    else console.log('The server has ended; the next change starts it again.');
  });
}

async function restart(): Promise<void> {
  changes += 1;
  const change = changes;
  await setTimeout(DEBOUNCE_MS);
  if (change !== changes || stopping) return;
  isWantedAgain = true;
  if (server) server.kill('SIGTERM');
  else startServer();
}

function stop(): void {
  stopping = true;
  if (server) server.kill('SIGTERM');
  else void end();
}

vite.watcher.add(SERVERS_SOURCES).on('all', (_, file) => {
  if (file.endsWith('.test.ts') || !SERVERS_SOURCES.some((folder) => file.startsWith(folder))) return;
  void restart();
});
process.on('SIGINT', stop).on('SIGTERM', stop);
await vite.listen();
startServer();

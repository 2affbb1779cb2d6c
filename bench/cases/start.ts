import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Filled } from '../fill.ts';
import { mb, median, ms, type Result } from '../measure.ts';

const ROUNDS = 5;
const MAIN = path.join(import.meta.dirname, '../../server/src/main.ts');
/** How long a server is left alone before its memory counts as idle. */
const IDLE_MS = 2000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function untilAnswer(url: string): Promise<void> {
  for (;;) {
    const answered = await fetch(url).then(
      (reply) => reply.ok,
      () => false,
    );
    if (answered) return;
    await setTimeout(5);
  }
}

/** From starting the process to its first answer, and what it takes when nobody asks. Linux tells the memory. */
export async function startUp({ dataDir, orders }: Filled): Promise<Result[]> {
  const times: number[] = [];
  const idle: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const port = await freePort();
    const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), DEMO: 'no', LOG_LEVEL: 'silent' };
    const started = performance.now();
    const child = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' });
    await untilAnswer(`http://127.0.0.1:${port}/health/ready`);
    times.push(performance.now() - started);
    await setTimeout(IDLE_MS);
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    idle.push(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024);
    child.kill();
    await once(child, 'exit');
  }
  const value = median(times);
  return [
    { what: `start to first answer, ${orders} orders`, measured: ms(value), figure: 'under 1 s', value },
    { what: 'memory when idle', measured: mb(median(idle)), figure: 'under 120 MB', value: median(idle) },
  ];
}

import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { endProcess, startProcess } from '@tawseel/server/src/testing/process.ts';
import type { DataSet, DataSets } from '../data-sets.ts';
import { mb, median, ms, turnAbout } from '../measure.ts';
import { type Result, under } from '../result.ts';
import { byEngine } from './servers.ts';

const ROUNDS = 5;
/** How long a server is left alone before its memory counts as idle. */
const IDLE_MS = 2000;
const MOST_MS = 1000;
const MOST_MB = 120;

/** From starting the process as `npm start` does to its first answer, and the memory it takes when nobody asks. */
async function startOnce({ settings }: DataSet): Promise<{ time: number; memory: number }> {
  const started = performance.now();
  const running = await startProcess(settings);
  await fetch(`${running.address}/health/ready`);
  const time = performance.now() - started;
  await setTimeout(IDLE_MS);
  const status = readFileSync(`/proc/${running.child.pid}/status`, 'utf8');
  const memory = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
  await endProcess(running, 'SIGTERM');
  return { time, memory };
}

export async function startUp(sets: DataSets): Promise<Result[]> {
  const subjects = await sets.all();
  const measured = await turnAbout(subjects, ROUNDS, startOnce);
  const all = subjects.map((subject, index) => ({
    ...subject,
    time: median((measured[index] ?? []).map(({ time }) => time)),
    memory: median((measured[index] ?? []).map(({ memory }) => memory)),
  }));
  return [
    ...byEngine(all, ({ time }) => ms(time)).map(({ engine, own, cells }) => ({
      what: `start to first answer, ${engine}`,
      measured: cells,
      ...under(MOST_MS, Math.max(...own.map(({ time }) => time)), 'ms'),
    })),
    ...byEngine(all, ({ memory }) => mb(memory)).map(({ engine, own, cells }) => ({
      what: `memory when idle, ${engine}`,
      measured: cells,
      ...under(MOST_MB, Math.max(...own.map(({ memory }) => memory)) / 1024 / 1024, 'MB'),
    })),
  ];
}

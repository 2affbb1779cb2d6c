import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { endProcess, startProcess } from '@tawseel/server/src/testing/process.ts';
import type { DataSet, DataSets } from '../data-sets.ts';
import { mb, median, ms, turnAbout } from '../measure.ts';
import { type Result, under } from '../result.ts';
import { byEngine } from './servers.ts';

const ROUNDS = 5;
/** Idle time in ms before the memory of a server is measured. */
const IDLE_MS = 60_000;
const MOST_MS = 1000;
const MOST_MB = 160;

/** From starting the process as `npm start` does to its first answer. */
async function timeStart({ settings }: DataSet): Promise<number> {
  const started = performance.now();
  const running = await startProcess(settings);
  await fetch(`${running.address}/health/ready`);
  const time = performance.now() - started;
  await endProcess(running, 'SIGTERM');
  return time;
}

/** Resident memory in bytes of an idle server, and the part that is no mapped file. */
async function idleMemory(sets: readonly DataSet[]): Promise<{ all: number; own: number }[]> {
  const processes = await Promise.all(sets.map(({ settings }) => startProcess(settings)));
  await setTimeout(IDLE_MS);
  const memory = processes.map(({ child }) => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    const bytesOf = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1024;
    return { all: bytesOf('VmRSS'), own: bytesOf('RssAnon') };
  });
  for (const each of processes) await endProcess(each, 'SIGTERM');
  return memory;
}

export async function startUp(sets: DataSets): Promise<Result[]> {
  const subjects = await sets.all();
  const times = await turnAbout(subjects, ROUNDS, timeStart);
  const memory = await idleMemory(subjects);
  const all = subjects.map((subject, index) => ({
    ...subject,
    time: median(times[index] ?? []),
    memory: memory[index] ?? { all: Number.NaN, own: Number.NaN },
  }));
  return [
    ...byEngine(all, ({ time }) => ms(time)).map(({ engine, own, cells }) => ({
      what: `start to first answer, ${engine}`,
      measured: cells,
      ...under(MOST_MS, Math.max(...own.map(({ time }) => time)), 'ms'),
    })),
    ...byEngine(all, ({ memory }) => `${mb(memory.all)}, ${mb(memory.own)} without mapped files`).map(
      ({ engine, own, cells }) => ({
        what: `memory when idle, ${engine}`,
        measured: cells,
        ...under(MOST_MB, Math.max(...own.map(({ memory }) => memory.all)) / 1024 / 1024, 'MB'),
      }),
    ),
  ];
}

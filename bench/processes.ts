import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of Linux in a second, on every machine of today. */
const TICKS = 100;

function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

/** Processor time that processes, and those of their children that have ended, have used so far, in ms. */
export function cpuMs(pids: readonly number[]): number {
  const ticks = pids.flatMap((pid) => statOf(pid).slice(11, 15)).map(Number);
  return (ticks.reduce((sum, each) => sum + each, 0) * 1000) / TICKS;
}

/** A process and those it has started. */
export function familyOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((each) => each > 0 && Number(statOf(each)[1]) === pid);
  return [pid, ...children];
}

import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Server } from './business.ts';

/**
 * Resource usage of a process at a moment: memory of its own in bytes, which mapped files are not, and open files and
 * sockets.
 */
type Held = { memory: number; files: number };

export function readHeld({ process }: Server): Held {
  const status = readFileSync(`/proc/${process.child.pid}/status`, 'utf8');
  return {
    memory: Number(/RssAnon:\s+(\d+)/.exec(status)?.[1]) * 1024,
    files: readdirSync(`/proc/${process.child.pid}/fd`).length,
  };
}

/** Looks every second at what a server holds while something goes on. */
export async function watchHeld<T>(
  server: Server,
  during: () => Promise<T>,
): Promise<{ value: T; held: Held[] }> {
  const held: Held[] = [];
  const ended = new AbortController();
  const watch = (async () => {
    while (!ended.signal.aborted) {
      held.push(readHeld(server));
      await setTimeout(1000, undefined, { signal: ended.signal }).catch(() => undefined);
    }
  })();
  const value = await during();
  ended.abort();
  await watch;
  return { value, held };
}

/** Least-squares slope: by how much a figure grew in so many seconds of looking, spikes and collections evened out. */
export function growthOf(held: readonly Held[], figure: (held: Held) => number): number {
  const values = held.map(figure);
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let products = 0;
  let squares = 0;
  for (const [at, value] of values.entries()) {
    products += (at - middle) * (value - mean);
    squares += (at - middle) ** 2;
  }
  return (products / squares) * (values.length - 1);
}

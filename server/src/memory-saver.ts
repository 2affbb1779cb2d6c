import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_EVERY_MS = 5000;
/** Event loop utilization below which the server has time for a garbage collection that nothing forces. */
const LITTLE = 0.25;

/**
 * V8 keeps the pages of its heap that a burst has emptied until its memory reducer runs, which it does not while
 * requests come in, however few, except in memory saver mode. That costs a fifth more processor time for an order, so
 * it is on while the server has little to do and off while it has much (docs/decisions, 28).
 */
export function saveMemoryWhileIdle(): void {
  let before = performance.eventLoopUtilization();
  const look = () => {
    const now = performance.eventLoopUtilization();
    const isIdle = performance.eventLoopUtilization(now, before).utilization < LITTLE;
    setFlagsFromString(isIdle ? '--memory-saver-mode' : '--no-memory-saver-mode');
    before = now;
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}

/** In bytes of buffers that were used and are left for the garbage collection. */
const COLLECTED_FROM = 8 << 20;

setFlagsFromString('--expose-gc');
const collect: NodeJS.GCFunction = runInNewContext('gc');
let left = 0;

/**
 * Scavenge by bytes passed: buffers weigh little in V8's own heap, so that it leaves 64 MB of those that a long list
 * has used before it looks. One takes about half a millisecond.
 */
export function notePassed(bytes: number): void {
  left += bytes;
  if (left < COLLECTED_FROM) return;
  left = 0;
  collect({ type: 'minor' });
}

import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';

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

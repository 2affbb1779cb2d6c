import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

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

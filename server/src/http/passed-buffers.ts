import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of used buffers after which a garbage collection is worth it. */
const COLLECTED_FROM = 8 << 20;

setFlagsFromString('--expose-gc');
const collect: NodeJS.GCFunction = runInNewContext('gc');
let left = 0;

/**
 * Triggers a scavenge by the bytes of buffers used: buffers hardly count in V8's own heap, so V8 lets 64 MB
 * of them pile up behind a long list before it collects. A scavenge takes about half a millisecond.
 */
export function notePassed(bytes: number): void {
  left += bytes;
  if (left < COLLECTED_FROM) return;
  left = 0;
  collect({ type: 'minor' });
}

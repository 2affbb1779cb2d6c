import { randomBytes } from 'node:crypto';

/** A UUIDv7: sorts by the time it was made, needs no sequence. `random` is 10 bytes; only the demo brings its own. */
export function newId(now: number = Date.now(), random: Uint8Array = randomBytes(10)): string {
  const time = now.toString(16).padStart(12, '0');
  const hex = Buffer.from(random).toString('hex');
  const variant = ((Number.parseInt(hex.slice(3, 4), 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-${variant}${hex.slice(4, 7)}-${hex.slice(7, 19)}`;
}

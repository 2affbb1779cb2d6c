import { randomUUID } from 'node:crypto';

function timePart(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}`;
}

/** Returns the lower bound of ids created from an instant on, so that a range of time is a range of ids. */
export function firstIdAt(instant: string): string {
  return timePart(Math.max(0, Date.parse(instant)));
}

/**
 * Generates a UUIDv7: it sorts by creation time and needs no sequence. Only the demo and built-in rows pass `random`
 * (10 bytes).
 */
export function newId(now: number = Date.now(), random?: Uint8Array): string {
  // The last 18 characters of a UUIDv4 have the same format as those of a UUIDv7, and Node generates v4 random bytes
  // in advance.
  const rest = random ? afterVersion(random) : randomUUID().slice(15);
  return `${timePart(now)}-7${rest}`;
}

const MOST_OF_A_MS = 0xfff;
let newest = 0;
let counted = 0;

/**
 * Generates a UUIDv7 that sorts after those that this process generated in the same millisecond, so that rows keep
 * the order they were written in.
 */
export function nextId(now: number): string {
  counted = now > newest ? 0 : Math.min(counted + 1, MOST_OF_A_MS);
  newest = Math.max(newest, now);
  const id = newId(now);
  return id.slice(0, 15) + counted.toString(16).padStart(3, '0') + id.slice(18);
}

function afterVersion(random: Uint8Array): string {
  const hex = Buffer.from(random).toString('hex');
  const variant = ((Number.parseInt(hex.slice(3, 4), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 3)}-${variant}${hex.slice(4, 7)}-${hex.slice(7, 19)}`;
}

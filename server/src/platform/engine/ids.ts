import { randomUUID } from 'node:crypto';

function timePart(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}`;
}

/** Lower bound of the ids that are made from an instant on: a range of time is a range of ids. */
export function firstIdAt(instant: string): string {
  return timePart(Math.max(0, Date.parse(instant)));
}

/** A UUIDv7: sorts by the time it was made, needs no sequence. Only the demo and what every business has bring `random`, 10 bytes. */
export function newId(now: number = Date.now(), random?: Uint8Array): string {
  // From the last 18 digits on a random UUID of version 4 has what one of version 7 has, and Node draws them in advance.
  const rest = random ? afterVersion(random) : randomUUID().slice(15);
  return `${timePart(now)}-7${rest}`;
}

const MOST_OF_A_MS = 0xfff;
let newest = 0;
let counted = 0;

/** A UUIDv7 that sorts behind those that this process drew of the same millisecond: what is written first is first. */
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

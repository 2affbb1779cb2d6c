import { DAY_MS, MINUTE_MS } from '@tawseel/contract/facts/durations';

/** Length of ISO text with a four-digit year; other years are longer. */
const ISO_LENGTH = 24;

/** UTC offset of a zone on one UTC day, before and after `change`, which is infinite on most days. */
type OffsetDay = { before: number; after: number; change: number };

/** Zone with a cache of its offsets, because asking Intl for each of a million rows would take minutes. */
type Zone = { format: Intl.DateTimeFormat; days: Map<number, OffsetDay> };

const DAYS_KEPT = 40_000;
const zones = new Map<string, Zone>();

/**
 * Returns the local (wall clock) time of an instant, as milliseconds of a calendar without zones: read it with the
 * UTC methods of Date. When clocks are put back, the repeated hour stays at the end of its first run, so that hours
 * and days are consecutive and none is split. 2026-01-31T21:30:00Z in Asia/Dubai is 2026-02-01T01:30. Throws a
 * RangeError for an unknown zone.
 */
export function wallClock(instant: number, timeZone: string): number {
  const zone = zoneOf(timeZone);
  const day = Math.floor(instant / DAY_MS);
  const today = offsetsOf(zone, day);
  const wall = instant + (instant < today.change ? today.before : today.after);
  const putBack = instant >= today.change ? today : offsetsOf(zone, day - 1);
  if (putBack.after >= putBack.before) return wall;
  return Math.max(wall, putBack.change + putBack.before - 1);
}

/**
 * Returns the first instant at which the wall clock shows this time or a later one: for a time that was skipped when
 * clocks went forward, the end of the gap. Asia/Dubai shows 2026-02-01T00:00 at 2026-01-31T20:00:00Z.
 */
export function instantOf(wall: number, timeZone: string): number {
  const guess = wall - (wallClock(wall, timeZone) - wall);
  if (wallClock(guess, timeZone) >= wall && wallClock(guess - 1, timeZone) < wall) return guess;
  return firstWhere(wall - 2 * DAY_MS, wall + 2 * DAY_MS, (instant) => wallClock(instant, timeZone) >= wall);
}

/**
 * Formats an instant in local time with its UTC offset: 2026-11-21T10:52:00.000Z in Asia/Dubai is
 * '2026-11-21T14:52:00+04:00'. Milliseconds are omitted if zero; UTC is used if the offset is not in whole minutes.
 */
export function zonedText(instant: number, timeZone: string): string {
  const { before, after, change } = offsetsOf(zoneOf(timeZone), Math.floor(instant / DAY_MS));
  const offset = instant < change ? before : after;
  const wall = new Date(instant + offset).toISOString();
  if (offset % MINUTE_MS !== 0 || wall.length > ISO_LENGTH) return new Date(instant).toISOString();
  return wall.slice(0, wall.endsWith('.000Z') ? -5 : -1) + offsetText(offset);
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE_MS;
  const pair = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${pair(Math.floor(minutes / 60))}:${pair(minutes % 60)}`;
}

export function isTimeZone(name: string): boolean {
  try {
    canonicalZone(name);
    return true;
  } catch {
    return false;
  }
}

const canonical = new Map<string, string>();

function canonicalZone(name: string): string {
  const known =
    canonical.get(name) ?? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  canonical.set(name, known);
  return known;
}

/** Returns true if two names are the same zone: Asia/Kolkata is asia/kolkata, and also Asia/Calcutta. */
export function isSameZone(one: string, other: string): boolean {
  return one === other || canonicalZone(one) === canonicalZone(other);
}

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const zone = { format, days: new Map<number, OffsetDay>() };
  zones.set(timeZone, zone);
  return zone;
}

function offsetsOf(zone: Zone, day: number): OffsetDay {
  const known = zone.days.get(day);
  if (known) return known;
  const start = day * DAY_MS;
  const before = readOffset(zone, start);
  const after = readOffset(zone, start + DAY_MS);
  const change =
    before === after
      ? Number.POSITIVE_INFINITY
      : firstWhere(start, start + DAY_MS, (instant) => readOffset(zone, instant) !== before);
  if (zone.days.size >= DAYS_KEPT) zone.days.clear();
  const offsets = { before, after, change };
  zone.days.set(day, offsets);
  return offsets;
}

/** Computes the UTC offset from the local time, because Intl does not return it; Intl's times are in whole seconds. */
function readOffset(zone: Zone, instant: number): number {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const part of zone.format.formatToParts(instant)) shown[part.type] = part.value;
  const year = shown.era === 'BC' ? 1 - Number(shown.year) : Number(shown.year);
  const wall = new Date(0);
  wall.setUTCFullYear(year, Number(shown.month) - 1, Number(shown.day));
  wall.setUTCHours(Number(shown.hour), Number(shown.minute), Number(shown.second));
  return wall.getTime() - Math.floor(instant / 1000) * 1000;
}

/** Binary search: returns the first integer in (low, high] that passes, given that all after it pass too. */
function firstWhere(low: number, high: number, passes: (value: number) => boolean): number {
  let fails = low;
  let first = high;
  while (first - fails > 1) {
    const middle = Math.floor((fails + first) / 2);
    if (passes(middle)) first = middle;
    else fails = middle;
  }
  return first;
}

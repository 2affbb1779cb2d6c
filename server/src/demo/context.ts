import { newId } from '../platform/engine/ids.ts';
import { instantOf, wallClock } from '../platform/values/time-zone.ts';
import type { Random } from './random.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const OPENS_MS = 8 * HOUR_MS;
export const CLOSES_MS = 21.5 * HOUR_MS;

/**
 * An order takes some ten acts, which take as long as inserting 25 orders with their events. Two days would take a
 * third of the whole time.
 */
const PLAYED_FOR_MS = DAY_MS;

/** Id suffix of every row of the demo, which tells it from others. */
export const DEMO_MARK = 'de30de30';

/** Context of every part of the demo; instants are in milliseconds. */
export type DemoContext = {
  random: Random;
  now: number;
  timeZone: string;
  /** Time when drivers leave; everything later is done by acts of the staff (see `playLastDay`). */
  playedFrom: number;
  /** Generates the id of a row created at this instant. */
  idAt: (instant: number) => string;
};

export function demoContext(random: Random, now: Date, timeZone: string): DemoContext {
  return {
    random,
    now: now.getTime(),
    timeZone,
    playedFrom: nextWave({ timeZone }, now.getTime() - PLAYED_FOR_MS),
    idAt: (instant) => newId(instant, random.bytes(10)).slice(0, -DEMO_MARK.length) + DEMO_MARK,
  };
}

export function iso(instant: number): string {
  return new Date(instant).toISOString();
}

/** Returns the midnight before an instant on the wall clock of the business. */
export function wallMidnight(context: Pick<DemoContext, 'timeZone'>, instant: number): number {
  return Math.floor(wallClock(instant, context.timeZone) / DAY_MS) * DAY_MS;
}

/** Returns an instant itself within working hours, otherwise a time in the next morning. */
export function inWorkingHours(context: DemoContext, instant: number): number {
  const wall = wallClock(instant, context.timeZone);
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS;
  const sinceMidnight = wall - midnight;
  if (sinceMidnight >= OPENS_MS && sinceMidnight < CLOSES_MS) return instant;
  const morning = sinceMidnight < OPENS_MS ? midnight : midnight + DAY_MS;
  const late = Math.floor(context.random.next() * 90 * MINUTE_MS);
  return instantOf(morning + OPENS_MS + late, context.timeZone);
}

/** Hours at which drivers leave a warehouse. */
const WAVES = [9, 14, 19].map((hour) => hour * HOUR_MS);

/** Returns the first instant from this one on at which drivers leave. */
export function nextWave(context: Pick<DemoContext, 'timeZone'>, instant: number): number {
  const midnight = wallMidnight(context, instant);
  const sinceMidnight = wallClock(instant, context.timeZone) - midnight;
  const wave = WAVES.find((one) => one >= sinceMidnight) ?? WAVES[0]! + DAY_MS;
  return instantOf(midnight + wave, context.timeZone);
}

/** Counts how often drivers have left since they left at an instant. */
export function wavesSince(context: DemoContext, instant: number): number {
  const next = nextWave(context, instant + 1);
  return next > context.now ? 0 : 1 + wavesSince(context, next);
}

/** Returns an instant after a random delay between two numbers of hours, moved into working hours. */
export function hoursLater(context: DemoContext, instant: number, least: number, most: number): number {
  const hours = least + context.random.next() * (most - least);
  return inWorkingHours(context, instant + Math.max(1, Math.round(hours * HOUR_MS)));
}

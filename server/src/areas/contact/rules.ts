import { nextWorkingDay, type WorkingTime } from '@tawseel/contract/facts/calendar';
import { CALL_DAYS, type CallOutcome } from '@tawseel/contract/facts/calls';
import { dayAfter, HOUR_MS, MINUTE_MS } from '@tawseel/contract/facts/durations';
import { businessDay, startOfHour } from '../../platform/values/period.ts';

export type Calendar = WorkingTime & { timeZone: string };

/** Hour at which calls begin. */
const FIRST_HOUR = '09';
/** Delay of the next call to a receiver who named no time. */
const LATER_MS = 2 * HOUR_MS;

/** Returns the instant of a wall-clock time of the business: '2026-11-26' and '17:30' in Asia/Dubai are 13:30 UTC. */
function instantAt(day: string, time: string, timeZone: string): string {
  const [hour = '', minute = ''] = time.split(':');
  const start = Date.parse(startOfHour(`${day}T${hour}`, timeZone));
  return new Date(start + Number(minute) * MINUTE_MS).toISOString();
}

type CallInput = { outcome: CallOutcome; day?: string | undefined; from?: string | undefined };

/** Call, with the earlier unanswered ones. */
export type CallSituation = {
  call: CallInput;
  now: Date;
  /** Times of earlier unanswered calls of the same follow-up. */
  unanswered: readonly string[];
  calendar: Calendar;
};

/** Time of the next call after one that settles nothing, and whether a return is proposed. */
export type NextCall = { at: string; isReturnProposed: boolean };

/**
 * Returns when to call a receiver again. Pure. After no answer: the next working day at 9:00, and after three working
 * days a return is proposed; after busy: at the time they named, on the next day if it has passed today, otherwise in
 * two hours; with another number: at once.
 */
export function nextCall({ call, now, unanswered, calendar }: CallSituation): NextCall {
  const { timeZone } = calendar;
  const today = businessDay(now.toISOString(), timeZone);
  const tomorrow = instantAt(nextWorkingDay(today, calendar), `${FIRST_HOUR}:00`, timeZone);
  const { outcome, day, from } = call;
  if (outcome === 'other_phone') return { at: now.toISOString(), isReturnProposed: false };
  if (outcome === 'call_later') {
    if (day === undefined && from === undefined)
      return { at: new Date(now.getTime() + LATER_MS).toISOString(), isReturnProposed: false };
    const atTime = (on: string) => instantAt(on, from ?? `${FIRST_HOUR}:00`, timeZone);
    const at = atTime(day ?? today);
    if (at >= now.toISOString()) return { at, isReturnProposed: false };
    return { at: day === undefined ? atTime(dayAfter(today)) : now.toISOString(), isReturnProposed: false };
  }
  const days = new Set([today, ...unanswered.map((at) => businessDay(at, timeZone))]);
  const isInVain = outcome === 'no_answer' && days.size >= CALL_DAYS;
  return { at: tomorrow, isReturnProposed: outcome === 'refused' || isInVain };
}

import { WEEK_DAYS, type WeekDay } from '@tawseel/contract/facts/calendar';
import { dayAfter } from '@tawseel/contract/facts/durations';
import { LAST_PICKUP_DAYS } from '@tawseel/contract/facts/pickups';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { type Code, sentence } from '@tawseel/contract/facts/sentences/sentence';

const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Returns the digit of a weekday: '2026-11-24' is a Tuesday, '2'. */
export function digitOf(day: string): string {
  return String(new Date(instantOf(day)).getUTCDay() || WEEK_DAYS.length);
}

export function toDigits(weekdays: readonly WeekDay[]): string {
  return WEEK_DAYS.flatMap((name, at) => (weekdays.includes(name) ? [at + 1] : [])).join('');
}

export function toWeekDays(digits: string): WeekDay[] {
  return WEEK_DAYS.filter((_, at) => digits.includes(String(at + 1)));
}

/** Time of a pickup: on a day, or from that day on if it is a standing one. */
export type When = {
  day: string;
  weekdays: string;
  until: string | null;
  from_time: string;
  to_time: string;
};

/** Returns true if a standing pickup falls on a day by its weekdays. */
export function fallsOn({ weekdays, day: first, until }: When, day: string): boolean {
  return first <= day && (until === null || day <= until) && weekdays.includes(digitOf(day));
}

function fallsEver(when: When): boolean {
  return WEEK_DAYS.some((_, at) => fallsOn(when, dayAfter(when.day, at)));
}

/** Present wall-clock time of the business. */
export type Clock = { today: string; now: string };

type Problem = { path: string; problem: Sentence<Code> };

/** Returns the problem with the time of a pickup, or undefined. A problem that existed before a change may stay. */
export function problemOf(when: When, { today, now }: Clock, before?: When): Problem | undefined {
  const { day, weekdays, until, from_time, to_time } = when;
  const last = dayAfter(today, LAST_PICKUP_DAYS);
  const isMoved = day !== before?.day;
  if (to_time <= from_time) return { path: 'to', problem: sentence('window_ends_first') };
  if (isMoved && day < today) return { path: 'day', problem: sentence('pickup_in_past', { today }) };
  if (isMoved && day > last) return { path: 'day', problem: sentence('pickup_too_far', { last }) };
  if (weekdays === '') {
    const isOver = day === today && to_time <= now && (isMoved || to_time !== before?.to_time);
    return isOver ? { path: 'to', problem: sentence('pickup_window_over', { now }) } : undefined;
  }
  if (until !== null && until !== before?.until && until < today)
    return { path: 'until', problem: sentence('pickup_in_past', { today }) };
  return fallsEver(when) ? undefined : { path: 'weekdays', problem: sentence('pickup_falls_on_no_day') };
}

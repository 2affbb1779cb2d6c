import { instantOf } from '../platform/values/time-zone.ts';
import { DAY_MS, type DemoContext, HOUR_MS, wallMidnight } from './context.ts';

export const DEMO_DAYS = 90;

/** Hourly weights, from midnight: most from eight in the morning to ten at night, few in the hours between. */
const HOURS = [
  0.1, 0.05, 0.03, 0.02, 0.02, 0.05, 0.2, 0.6, 3.4, 5.6, 7, 7.4, 6.4, 5, 4.6, 5.2, 6.2, 7.2, 7.6, 7.4, 7, 5.8,
  3.2, 0.6,
] as const;
/** Friday factors: noon is prayer, the evening busy. */
const FRIDAY_NOON = 0.3;
const FRIDAY_EVENING = 1.15;
/** Weekday weights, from Sunday: the weekend is Saturday and Sunday, and Friday a half day. */
const WEEKDAYS = [0.76, 1.13, 1.08, 1.04, 1.1, 0.82, 0.92] as const;
const FRIDAY = 5;
/** Linear trend: how much more the last day has than the first, of 90. */
const GROWTH = 0.22;
const NOISE = 0.16;
/** Least number of orders of today, however early it is. */
const LEAST_TODAY = 6;

type Day = {
  midnight: number;
  /** Hours with their weights. */
  hours: readonly (readonly [number, number])[];
  weight: number;
  until: number;
};

/** Timestamps of `count` orders, the oldest first: over 90 days, today up to now. */
export function orderTimes(context: DemoContext, count: number): number[] {
  const today = wallMidnight(context, context.now);
  const days = Array.from({ length: DEMO_DAYS }, (_, index) =>
    makeDay(context, today, DEMO_DAYS - 1 - index),
  );
  const sum = days.reduce((total, day) => total + day.weight, 0);
  const shares = days.map((day) => Math.floor((day.weight / sum) * count));
  topUp(shares, count);
  return days
    .flatMap((day, index) => Array.from({ length: shares[index] ?? 0 }, () => timeIn(context, day)))
    .sort((one, other) => one - other);
}

function makeDay(context: DemoContext, today: number, daysAgo: number): Day {
  const midnight = today - daysAgo * DAY_MS;
  const weekday = new Date(midnight).getUTCDay();
  const elapsed = instantOf(midnight, context.timeZone);
  const until = daysAgo === 0 ? context.now - elapsed : DAY_MS;
  const hours = HOURS.map((weight, hour) => {
    const part = Math.min(1, Math.max(0, until / HOUR_MS - hour));
    const friday =
      weekday !== FRIDAY ? 1 : hour === 12 || hour === 13 ? FRIDAY_NOON : hour >= 17 ? FRIDAY_EVENING : 1;
    return weight * friday * part;
  });
  const usual = HOURS.reduce((total, weight) => total + weight, 0);
  const trend = 1 + GROWTH * (1 - daysAgo / DEMO_DAYS);
  const noise = 1 + (context.random.next() - 0.5) * NOISE;
  const part = hours.reduce((total, weight) => total + weight, 0) / usual;
  return {
    midnight,
    hours: hours.map((weight, hour) => [hour, weight]),
    until,
    weight: (WEEKDAYS[weekday] ?? 1) * trend * noise * part,
  };
}

/** Rounding remainder goes to the days before today, one each; and today gets its first few. */
function topUp(shares: number[], count: number): void {
  const last = shares.length - 1;
  shares[last] = Math.max(shares[last] ?? 0, Math.min(LEAST_TODAY, count));
  const missing = () => count - shares.reduce((total, share) => total + share, 0);
  for (let index = last - 1; missing() !== 0; index = index === 0 ? last - 1 : index - 1) {
    const step = Math.sign(missing());
    if ((shares[index] ?? 0) + step >= 0) shares[index] = (shares[index] ?? 0) + step;
  }
}

/** Weighted choice of the hour, then uniform within it, and before `until`. */
function timeIn({ random, timeZone }: DemoContext, day: Day): number {
  const hour = random.weighted(day.hours);
  const from = hour * HOUR_MS;
  const until = Math.max(from, Math.min(from + HOUR_MS, day.until));
  const start = instantOf(day.midnight, timeZone);
  return start + from + Math.floor(random.next() * (until - from));
}

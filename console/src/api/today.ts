import { hostSettings } from './host.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the day at the business, such as '2026-11-21'. */
export function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: hostSettings().timeZone }).format(new Date());
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

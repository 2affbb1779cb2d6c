import { hostSettings } from './host.ts';

/** Returns the day at the business, such as '2026-11-21'. */
export function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: hostSettings().timeZone }).format(new Date());
}

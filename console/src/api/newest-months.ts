import { showDate } from '../ui/dates.ts';
import { hostSettings } from './host.ts';

/** Months that a list offers: five years, as long as papers are kept. */
const MONTHS = 60;

/** Returns the newest months, this one first: '2026-11'. */
export function newestMonths(): string[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: hostSettings().timeZone }).format();
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 7),
  );
}

export const showMonth = (month: string): string =>
  showDate(`${month}-01T12:00`, { month: 'short', year: 'numeric' });

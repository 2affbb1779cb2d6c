import { showDate } from '../../ui/dates.ts';
import { show } from '../../ui/format.ts';

const MONTH = { month: 'long', year: 'numeric' } as const;

/** `November 2026` of '2026-11'. */
export function showMonth(month: string): string {
  return showDate(`${month}-01T12:00Z`, MONTH);
}

/** '2026-11', alone or as the beginning of a day. */
const MONTH_OR_DAY = /^\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]/;

/**
 * The same of 'November 2026', '2026-11', a day or an instant, as servers name a month; one that is named in another
 * form stays as it was sent.
 */
export function showNamedMonth(month = ''): string {
  if (MONTH_OR_DAY.test(month)) return showMonth(month.slice(0, 7));
  if (INSTANT.test(month)) return showDate(month, MONTH);
  const time = Date.parse(`1 ${month} UTC`);
  const english = new Intl.DateTimeFormat('en-GB', { ...MONTH, timeZone: 'UTC' });
  if (Number.isNaN(time) || english.format(time) !== month) return show(month);
  return showMonth(new Date(time).toISOString().slice(0, 7));
}

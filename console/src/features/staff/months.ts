import { show, showDate } from '../../ui/format.ts';

const MONTH = { month: 'long', year: 'numeric' } as const;

/** `November 2026` of '2026-11'. */
export function showMonth(month: string): string {
  return showDate(`${month}-01T12:00Z`, MONTH);
}

/** The same of 'November 2026', as servers name a month; one that is named in another form stays as it was sent. */
export function showNamedMonth(month = ''): string {
  const time = Date.parse(`1 ${month} UTC`);
  const english = new Intl.DateTimeFormat('en-GB', { ...MONTH, timeZone: 'UTC' });
  if (Number.isNaN(time) || english.format(time) !== month) return show(month);
  return showMonth(new Date(time).toISOString().slice(0, 7));
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a day for paper: '2026-11-21' is '21 Nov 2026'. */
export function dayText(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

/** Formats an instant for paper, in a time zone: '21 Nov 2026, 14:52'. */
export function timeText(at: string, timeZone: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(at));
}

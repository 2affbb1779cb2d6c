let timeZone = 'Asia/Dubai';

/** Set once at start: every date is shown in the zone of the business, wherever the reader sits. */
export function setTimeZone(zone: string): void {
  timeZone = zone;
}

/** What stands where a server sent nothing. */
export const MISSING = 'N/A';

/** Text for the eye: 'N/A' for what is missing, never `undefined`, `null` or `NaN`. */
export function show(value: string | number | null | undefined): string {
  if (value === null || value === undefined || Number.isNaN(value)) return MISSING;
  const shown = String(value).trim();
  return shown === '' ? MISSING : shown;
}

const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const count = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

/** `AED 1,234.50`, negative with a true minus: `−AED 12.00`. */
export function showMoney(aed: number | null | undefined): string {
  if (aed === null || aed === undefined || !Number.isFinite(aed)) return MISSING;
  const sign = aed < 0 ? '\u2212' : '';
  return `${sign}AED ${amount.format(Math.abs(aed))}`;
}

/** A plain figure with thousands marked. */
export function showNumber(value: number | null | undefined): string {
  return value === null || value === undefined || !Number.isFinite(value) ? MISSING : count.format(value);
}

function format(instant: string | null | undefined, options: Intl.DateTimeFormatOptions): string {
  const time = Date.parse(instant ?? '');
  if (Number.isNaN(time)) return MISSING;
  return new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(time);
}

/** `21 Nov 2026` in the business time zone. */
export function showDay(instant: string | null | undefined): string {
  return format(instant, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** `21 Nov 2026, 14:52` in the business time zone. */
export function showTime(instant: string | null | undefined): string {
  return format(instant, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}

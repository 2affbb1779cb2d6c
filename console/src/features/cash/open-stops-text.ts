import { cashText as text } from '../../texts/en/cash.ts';
import { showTime } from '../../ui/dates.ts';
import type { LooseDriver } from './use-cash.ts';

/** Returns that cash may still come, because of open stops whose results may be on the phone; '' if all have one. */
export function openStopsText({
  openStops = 0,
  onlineAt,
}: Pick<LooseDriver, 'openStops' | 'onlineAt'>): string {
  if (openStops === 0) return '';
  return [text.openStops(openStops), onlineAt && text.lastOnline(showTime(onlineAt))]
    .filter(Boolean)
    .join(' ');
}

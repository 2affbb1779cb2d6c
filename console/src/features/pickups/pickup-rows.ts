import { WEEK_DAYS } from '@tawseel/contract/facts/calendar';
import { PICKUP_STATES, type PickupState } from '@tawseel/contract/facts/pickups';
import type { Pickup } from '@tawseel/contract/pickups';
import { today } from '../../api/today.ts';
import type { Loose } from '../../api/tolerant.ts';
import { pickupFormText, pickupsText as text } from '../../texts/en/pickups.ts';
import { showCity, showWord } from '../../texts/words.ts';
import { joined, show } from '../../ui/format.ts';

export type PickupRow = Loose<Pickup>;

/** A day of a standing pickup has the id of that one until it has a row of its own. */
export const pickupKey = ({ _id = '', standingDay }: PickupRow) => `${_id} ${standingDay ?? ''}`;

export const isStanding = ({ weekdays = [] }: PickupRow) => weekdays.length > 0;

export function stateOf({ state }: PickupRow): PickupState {
  return PICKUP_STATES.find((known) => known === state) ?? 'asked';
}

/** Returns true if a pickup can still be changed or cancelled. */
export function isOpen(row: PickupRow): boolean {
  const last = isStanding(row) ? row.until : row.day;
  return stateOf(row) === 'asked' && (last ?? '9999') >= today();
}

export function areaLine({ area, city }: PickupRow): string {
  return joined([area && showWord('area', area), city && showCity(city)]);
}

export function hoursOf({ from, to }: PickupRow): string {
  return text.window(show(from), show(to));
}

export function weekdaysOf({ weekdays = [] }: PickupRow, names: 'weekDays' | 'shortDays'): string {
  const named = WEEK_DAYS.filter((day) => weekdays.includes(day)).map((day) => pickupFormText[names][day]);
  if (named.length === WEEK_DAYS.length) return text.everyDay;
  return names === 'shortDays' ? joined(named) : text.every(named);
}

/** Returns the part of a call that names a pickup. */
export function namedBy({ _id = '', standingDay, version }: PickupRow) {
  return {
    params: { id: _id },
    named: {
      ...(typeof standingDay === 'string' ? { standingDay } : {}),
      ...(version === undefined ? {} : { version }),
    },
  };
}

import type { WeekDay } from '@tawseel/contract/facts/calendar';
import { numberFromText } from '@tawseel/contract/facts/typed-number';
import { NewPickup, PickupUpdate } from '@tawseel/contract/pickups';
import * as z from 'zod/mini';
import { textsOf } from '../../api/record.ts';
import { today } from '../../api/today.ts';
import { isStanding, type PickupRow } from './pickup-rows.ts';

/** Form of a pickup; its fields have the names of the request's problems. */
export type PickupForm = ReturnType<typeof pickupForm>;

/** Usual hours of pickups. */
export const USUAL_HOURS = [
  ['09:00', '13:00'],
  ['13:00', '17:00'],
  ['17:00', '21:00'],
] as const;

export function pickupForm(row: PickupRow = {}) {
  const [from, to] = USUAL_HOURS[0];
  return {
    ...textsOf(row, ['senderId', 'until', 'street', 'area', 'city', 'phone', 'note', 'warehouseId']),
    isStanding: isStanding(row),
    day: row.day ?? today(),
    weekdays: (row.weekdays ?? []) as readonly WeekDay[],
    from: row.from ?? from,
    to: row.to ?? to,
    expected: row.expected === undefined ? '' : String(row.expected),
  };
}

/** Returns the request of a form before validation. */
function bodyOf(form: PickupForm): Record<string, unknown> {
  const { isStanding, weekdays, until, senderId: _, warehouseId, expected, ...same } = form;
  return {
    ...same,
    ...(isStanding ? { weekdays, until: until || null } : {}),
    ...(warehouseId === '' ? {} : { warehouseId }),
    expected: numberFromText(expected),
  };
}

export const NewPickupForm = () =>
  z.pipe(
    z.transform((form: PickupForm): unknown => ({ ...bodyOf(form), senderId: form.senderId })),
    NewPickup,
  );

export const PickupUpdateForm = () =>
  z.pipe(
    z.transform((form: PickupForm): unknown => bodyOf(form)),
    PickupUpdate,
  );

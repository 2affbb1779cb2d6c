import * as z from 'zod/mini';
import { rule } from './facts/sentences/rule.ts';
import { BOARD_KINDS, MOST_ASSIGNED, MOST_STOPS } from './facts/stops.ts';
import { id, notOneOf } from './fields.ts';
import { trackingID } from './order-requests.ts';

/** So many parcels at most, and one at least. */
export const several = (most: number) =>
  z
    .array(trackingID)
    .check(z.minLength(1, rule('nothing_named')), z.maxLength(most, rule('too_many_at_once', { max: most })));

/** What a driver gets: parcels, and of pickups those that have no booked parcels, by the keys of the board. */
const Assignment = z
  .strictObject({
    driverId: id,
    trackingIDs: z.optional(several(MOST_STOPS)),
    pickupIds: z.optional(
      z
        .array(id)
        .check(
          z.minLength(1, rule('nothing_named')),
          z.maxLength(MOST_STOPS, rule('too_many_at_once', { max: MOST_STOPS })),
        ),
    ),
  })
  .check(
    z.refine(({ trackingIDs, pickupIds }) => trackingIDs !== undefined || pickupIds !== undefined, {
      path: ['trackingIDs'],
      error: rule('nothing_named'),
    }),
  );

/** Parcels by driver, of deliveries unless `kind` is pickup. */
export const Assignments = z.strictObject({
  warehouseId: z.optional(id),
  kind: z.optional(z.enum(BOARD_KINDS, notOneOf(BOARD_KINDS))),
  assignments: z
    .array(Assignment)
    .check(
      z.minLength(1, rule('nothing_named')),
      z.maxLength(MOST_ASSIGNED, rule('too_many_at_once', { max: MOST_ASSIGNED })),
    ),
});

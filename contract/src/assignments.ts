import * as z from 'zod/mini';
import { several } from './batches.ts';
import { rule } from './facts/sentences/rule.ts';
import { BOARD_KINDS, MOST_ASSIGNED, MOST_STOPS } from './facts/stops.ts';
import { id, notOneOf, trackingID } from './fields.ts';

/** Work for a driver: parcels, and the keys on the board of pickups without booked parcels. */
const Assignment = z
  .strictObject({
    driverId: id,
    trackingIDs: z.optional(several(trackingID, MOST_STOPS)),
    pickupIds: z.optional(several(id, MOST_STOPS)),
  })
  .check(
    z.refine(({ trackingIDs, pickupIds }) => trackingIDs !== undefined || pickupIds !== undefined, {
      path: ['trackingIDs'],
      error: rule('nothing_named'),
    }),
  );

/** Parcels by driver; deliveries, unless `kind` is pickup. */
export const Assignments = z.strictObject({
  warehouseId: z.optional(id),
  kind: z.optional(z.enum(BOARD_KINDS, notOneOf(BOARD_KINDS))),
  assignments: several(Assignment, MOST_ASSIGNED),
});

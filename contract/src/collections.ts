import * as z from 'zod/mini';
import { LONGEST } from './facts/limits.ts';
import { DESK } from './facts/roles.ts';
import { aed, instant, maybeWords, money, trackingID, version } from './fields.ts';
import { Order } from './order-replies.ts';
import { reason } from './order-requests.ts';
import { keyed, table, withMessage } from './route.ts';
import { noSuchOrder } from './shared-refusals.ts';

/** Amounts collected for an order, next to the amount due. */
export const Collected = z.object({
  due: aed,
  cash: aed,
  card: aed,
  /** Amount by which less was collected than was due; 0 if none. */
  short: aed,
  /** Amount by which more was collected than was due; 0 if none. */
  over: aed,
  /** True if nothing of it is left to hand in; false while a driver holds cash. */
  isSettled: z.boolean(),
  /** Driver or user who entered or last corrected the amounts, and their note or reason; empty if not known. */
  by: z.string(),
  note: z.string(),
  at: z.nullable(instant),
  isCorrected: z.boolean(),
});
export type Collected = z.infer<typeof Collected>;

export const CollectedCorrection = z.strictObject({
  version: z.optional(version),
  /** Cash in AED that was collected, all of it. */
  cash: money,
  /** Card payments in AED, all of them. */
  card: money,
  /** Number of the terminal's slip. */
  slip: z.optional(maybeWords(LONGEST.name)),
  reason,
});

const byTrackingId = z.strictObject({ trackingID });

/** Calls about the amounts collected for orders, apart from their values. */
export const collections = table('collections', {
  readCollected: {
    method: 'GET',
    path: '/api/orders/:trackingID/collected',
    may: DESK,
    feature: 'tawseel',
    held: true,
    summary:
      'What was collected for an order in cash and by card, next to what was due; null if nothing is recorded',
    params: byTrackingId,
    ...keyed('data', z.nullable(Collected)),
    refusals: noSuchOrder,
  },
  correctCollected: {
    method: 'PUT',
    path: '/api/orders/:trackingID/collected',
    may: ['supervisor'],
    feature: 'tawseel',
    held: true,
    summary:
      'Corrects what was collected for a delivered order, with a reason, also after its run is closed and its cash is handed in: reverses the postings and posts them anew; the difference of the count, or the box, changes by what was wrong',
    invalidates: [
      'orders',
      'warehouses',
      'finance',
      'senders',
      'overview',
      'cash',
      'dispatch',
      'runs',
      'collections',
    ],
    idempotent: true,
    params: byTrackingId,
    body: CollectedCorrection,
    ...withMessage(Order),
    refusals: {
      ...noSuchOrder,
      order_changed_meanwhile: 'Someone else changed it meanwhile',
      not_delivered: 'It is not delivered',
      not_cash_on_delivery: 'It is not cash on delivery, and nothing was collected',
      collected_not_recorded: 'Nobody has the cash: record it as received first',
      collected_unchanged: 'These amounts are recorded already',
      collected_before_ledger: 'Its cash was handed in before there was a ledger',
      cash_of_deleted_sender: 'Its sender was deleted',
      not_enough_cash: 'The box or the safe has less',
    },
  },
});

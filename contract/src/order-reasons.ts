import * as z from 'zod/mini';
import { ORDER_REASONS } from './facts/order-reasons.ts';
import { CASH_DESK } from './facts/roles.ts';
import { byId, trackingID } from './fields.ts';
import { postedNumber } from './posted.ts';
import { keyed, type Route } from './route.ts';
import { noSuchSender } from './shared-refusals.ts';

/** A reason with its values: empty or null if it has none. */
export const OrderReason = z.object({
  reason: z.enum(ORDER_REASONS),
  /** Name of the other shop or of the driver, or the status of the order. */
  name: z.string(),
  /** Statement that has the charge. */
  statement: z.nullable(z.number()),
  /** Day of the statement, of the service, from which the shop is billed, or through which the acquirer has paid. */
  day: z.nullable(z.string()),
});
export type OrderReason = z.infer<typeof OrderReason>;

/** Row of the question why an order is not in what a shop is paid. */
export const explainOrder = {
  method: 'GET',
  path: '/api/shops/:id/order',
  may: CASH_DESK,
  feature: 'tawseel',
  summary: 'Why an order is, or is not, in what a shop is paid, or on one of its statements',
  params: byId,
  query: z.strictObject({ trackingID, statement: z.optional(postedNumber) }),
  ...keyed('data', z.array(OrderReason)),
  refusals: {
    ...noSuchSender,
    no_such_order: 'No such order',
    no_such_statement: 'No such statement of the shop',
  },
} as const satisfies Route;

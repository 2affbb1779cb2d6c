import * as z from 'zod/mini';
import { DESK } from './facts/roles.ts';
import { aed } from './fields.ts';
import { keyed, table } from './route.ts';

/** Days of the trend, including today; and days without an event after which an order needs attention. */
export const TREND_DAYS = 14;
export const STUCK_DAYS = 3;

/** Setup steps of a new business, in this order: a sender comes before its key. */
export const FIRST_STEPS = [
  'business',
  'warehouse',
  'prices',
  'people',
  'sender',
  'senderKey',
  'order',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];
/** Number of orders from which a business is no longer new. */
export const NEW_BUSINESS_ORDERS = 10;

/** Query of the list of orders that a figure opens: it is counted and summed by the same query. */
export const FIGURE_LISTS = {
  stuckOrders: { unmovedDays: STUCK_DAYS },
  missingParcels: { custody: 'missing' },
  unheldCash: { payment: 'COD-unheld', trackingStatus: 'delivered' },
  cashToCollect: { payment: 'COD-to-collect' },
  openCash: { payment: 'COD-open' },
} as const;

export const DayFigures = z.object({ day: z.string(), orders: z.number(), revenue: aed });
export type DayFigures = z.infer<typeof DayFigures>;

export const Overview = z.object({
  /** Oldest first, today last. */
  days: z.array(DayFigures),
  /** Orders created today, and their cash on delivery that is not handed in. */
  today: z.object({ orders: z.number(), openCash: aed }),
  /** Cash of orders and change that drivers hold. */
  cashWithDrivers: aed,
  /** Cash on delivery of delivered orders that is not handed in, and with no driver. */
  unheldCash: aed,
  /** Cash on delivery of orders that are not delivered yet. */
  cashToCollect: aed,
  stuckOrders: z.number(),
  /** True if there are more than `stuckOrders`. */
  moreThanStuck: z.boolean(),
  missingParcels: z.number(),
  /** True if there are more than `missingParcels`. */
  moreThanMissing: z.boolean(),
  /** Parcels that wait for a driver, counted up to a thousand. */
  waitingParcels: z.number(),
  /** Calls that are due and not claimed. */
  callsDue: z.number(),
  /** For administrators of a new business. `sender` and `senderKey` are one step; only the next of them is listed. */
  firstSteps: z.optional(z.array(z.enum(FIRST_STEPS))),
});
export type Overview = z.infer<typeof Overview>;

export const OwingSender = z.object({
  _id: z.string(),
  name: z.string(),
  role: z.string(),
  unpaidOrders: z.number(),
  unpaidCOD: aed,
});
export type OwingSender = z.infer<typeof OwingSender>;

export const overview = table('overview', {
  readOverview: {
    method: 'GET',
    path: '/api/orders/overview',
    may: ['supervisor'],
    feature: 'tawseel',
    summary: "Orders and revenue of the last 14 days, today's cash on delivery, and what needs attention",
    ...keyed('data', Overview),
  },
  listOwing: {
    method: 'GET',
    path: '/api/senders/owing',
    may: DESK,
    feature: 'tawseel',
    summary: 'The ten senders with most open cash on delivery, most first',
    ...keyed('data', z.array(OwingSender)),
  },
});

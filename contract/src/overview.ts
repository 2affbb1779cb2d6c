import * as z from 'zod/mini';
import { DESK } from './facts/roles.ts';
import { RUN_STATES } from './facts/runs.ts';
import { DOOR_KINDS } from './facts/stops.ts';
import { aed, instant } from './fields.ts';
import { keyed, table } from './route.ts';

/**
 * Days of the trend, including today; and days without an event after which an order needs attention, or is listed with
 * the drivers of today.
 */
export const TREND_DAYS = 14;
const STUCK_DAYS = 3;
const UNMOVED_DAYS = 1;

/** Setup steps of a new business, in this order: a sender comes before its key. */
const FIRST_STEPS = ['business', 'warehouse', 'prices', 'people', 'sender', 'senderKey', 'order'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];
/** Number of orders from which a business is no longer new. */
export const NEW_BUSINESS_ORDERS = 10;

/** Query of the list of orders that a figure opens: it is counted and summed by the same query. */
export const FIGURE_LISTS = {
  stuckOrders: { unmovedDays: STUCK_DAYS },
  unmovedOrders: { unmovedDays: UNMOVED_DAYS },
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

/** Run from door to door with its numbers of stops by result, pickups without booked parcels included. */
export const RunOfToday = z.object({
  _id: z.string(),
  number: z.string(),
  kind: z.enum(DOOR_KINDS),
  state: z.enum(RUN_STATES),
  outAt: z.nullable(instant),
  done: z.number(),
  failed: z.number(),
  /** Brought back without an attempt. */
  skipped: z.number(),
  pending: z.number(),
  /** Pending stops that are overdue (see Stop). */
  overdue: z.number(),
});
export type RunOfToday = z.infer<typeof RunOfToday>;

/** Driver with the runs of a warehouse that are not over, then those that left today and are over, each oldest first. */
export const DriverOfToday = z.object({
  driver: z.object({ _id: z.string(), name: z.string() }),
  warehouse: z.object({ _id: z.string(), name: z.string() }),
  /** Cash of orders and change that the driver holds. 0 if the driver now belongs to another warehouse. */
  toHandIn: aed,
  runs: z.array(RunOfToday),
});
export type DriverOfToday = z.infer<typeof DriverOfToday>;

export const Today = z.object({
  /** Drivers with most overdue stops first, then those with most stops to do. */
  drivers: z.array(DriverOfToday),
  /** Open orders without an update for a day. */
  unmovedOrders: z.number(),
  /** True if there are more than `unmovedOrders`. */
  moreThanUnmoved: z.boolean(),
});
export type Today = z.infer<typeof Today>;

export const OpenCashSender = z.object({
  _id: z.string(),
  name: z.string(),
  role: z.string(),
  unpaidOrders: z.number(),
  unpaidCOD: aed,
});
export type OpenCashSender = z.infer<typeof OpenCashSender>;

export const overview = table('overview', {
  readOverview: {
    method: 'GET',
    path: '/api/orders/overview',
    may: ['supervisor'],
    feature: 'tawseel',
    summary: "Orders and revenue of the last 14 days, today's cash on delivery, and what needs attention",
    ...keyed('data', Overview),
  },
  readToday: {
    method: 'GET',
    path: '/api/orders/overview/today',
    may: ['supervisor'],
    feature: 'tawseel',
    summary:
      'Drivers with runs from door to door that are not over or left today, with the results of their stops and what they have to hand in, most overdue first; and orders without an update for a day',
    ...keyed('data', Today),
  },
  listOpenCash: {
    method: 'GET',
    path: '/api/senders/open-cash',
    may: DESK,
    feature: 'tawseel',
    summary: 'The ten senders with most open cash on delivery, most first',
    ...keyed('data', z.array(OpenCashSender)),
  },
});

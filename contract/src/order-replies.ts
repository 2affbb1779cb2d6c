import * as z from 'zod/mini';
import { ChargeParts } from './errors.ts';
import { RATE_KINDS } from './facts/rate-kinds.ts';
import { TOLD_EVENTS, TRACKING_EVENTS } from './facts/tracking.ts';
import { aed, instant } from './fields.ts';
import { pageFigures } from './paging.ts';

/** A corrected field of an order, by its path in it: 'dropoff.receiverPhone'. */
export const FieldChange = z.object({ field: z.string(), before: z.string(), after: z.string() });
export type FieldChange = z.infer<typeof FieldChange>;

/** Only status and cancelled leave the order at another status; takenBack says to which one it went back. */
export const TrackingEvent = z.object({
  event: z.enum(TOLD_EVENTS),
  status: z.string(),
  at: instant,
  note: z.string(),
  /** Absent in what was stored before histories said who. */
  by: z.optional(z.object({ kind: z.string(), id: z.string(), name: z.string() })),
  reason: z.optional(z.string()),
  changes: z.optional(z.array(FieldChange)),
  /** A scan took the order this way. */
  implied: z.optional(z.boolean()),
  /** Of attemptFailed: why, a code of facts/failure-reasons.ts. */
  failure: z.optional(z.string()),
  /** Of promised: the day, and the hours if any. */
  window: z.optional(z.object({ day: z.string(), from: z.string(), to: z.string() })),
});
export type TrackingEvent = z.infer<typeof TrackingEvent>;

export const Order = z.object({
  _id: z.string(),
  trackingID: z.string(),
  /** The sender's own number for it, as a shop's '#1001'; empty where it gave none. */
  reference: z.string(),
  mode: z.string(),
  status: z.string(),
  orderImage: z.array(z.string()),
  dropoff: z.object({
    receiverName: z.string(),
    receiverPhone: z.string(),
    street: z.string(),
    area: z.string(),
    city: z.string(),
    country: z.string(),
  }),
  pickup: z.object({
    senderName: z.string(),
    senderPhone: z.string(),
    senderAddress: z.string(),
    area: z.string(),
    city: z.string(),
  }),
  paymentMethod: z.string(),
  orderTitle: z.string(),
  orderType: z.string(),
  orderValue: aed,
  orderWeight: z.number(),
  parcelSize: z.object({
    length: z.number(),
    width: z.number(),
    height: z.number(),
    totalVolume: z.number(),
  }),
  deliveryType: z.string(),
  orderDetails: z.string(),
  /** For the driver: where to leave it, whom to call. */
  deliveryInstructions: z.string(),
  orderStatus: z.string(),
  additionalServices: z.boolean(),
  createdAt: instant,
  trackingStatus: z.string(),
  /** When its last event was. */
  movedAt: instant,
  charge: ChargeParts,
  warehouseId: z.string(),
  senderId: z.nullable(z.string()),
  /** A cancelled order is at the status return. */
  cancelledAt: z.nullable(instant),
});
export type Order = z.infer<typeof Order>;

export const Orders = z.object({
  data: z.array(Order),
  ...pageFigures,
  /** With the filter COD-open: the sum over all pages; absent where there are more orders than `total`. */
  unpaidCOD: z.optional(aed),
});
export type Orders = z.infer<typeof Orders>;

export const Quote = z.object({
  charge: ChargeParts,
  currency: z.literal('AED'),
  /** Which of the four kinds of rate gave the base, and which row. */
  rate: z.object({
    kind: z.enum(RATE_KINDS),
    id: z.string(),
    fromCity: z.string(),
    toCity: z.string(),
  }),
});
export type Quote = z.infer<typeof Quote>;

/** An order as it is read before something is done to it. */
/** What helps to find the door. It stands beside the order, whose fields are the specification's; each may be empty. */
export const Delivery = z.object({
  building: z.string(),
  landmark: z.string(),
  makani: z.string(),
  receiverPhone2: z.string(),
});

export const OrderDetails = z.object({
  order: Order,
  delivery: Delivery,
  version: z.string(),
  cashHandedInAt: z.nullable(instant),
  /** What the caller may take back, back to which status, and for how many seconds yet; null for nothing. */
  undo: z.nullable(z.object({ event: z.enum(TRACKING_EVENTS), status: z.string(), seconds: z.number() })),
});
export type OrderDetails = z.infer<typeof OrderDetails>;

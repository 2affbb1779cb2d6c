import * as z from 'zod/mini';
import { ChargeParts } from './errors.ts';
import { RATE_KINDS } from './facts/rate-kinds.ts';
import { TOLD_EVENTS, TRACKING_EVENTS } from './facts/tracking.ts';
import { aed, instant } from './fields.ts';
import { pageFigures } from './paging.ts';

/** Corrected field of an order, by its path: 'dropoff.receiverPhone'. */
export const FieldChange = z.object({ field: z.string(), before: z.string(), after: z.string() });
export type FieldChange = z.infer<typeof FieldChange>;

/**
 * Event of a tracking history. Only `status` and `cancelled` change the status; `takenBack` has the status that the
 * order returned to.
 */
export const TrackingEvent = z.object({
  event: z.enum(TOLD_EVENTS),
  status: z.string(),
  /** When it happened: for an act at a stop by the phone of the driver. */
  at: instant,
  /** When the server got it, if it happened before; events are in this order. */
  receivedAt: z.optional(instant),
  note: z.string(),
  /** Missing in old events, stored before histories had actors. */
  by: z.optional(z.object({ kind: z.string(), id: z.string(), name: z.string() })),
  reason: z.optional(z.string()),
  changes: z.optional(z.array(FieldChange)),
  /** True if a scan implied the move. */
  implied: z.optional(z.boolean()),
  /** For attemptFailed: the reason, a code of facts/failure-reasons.ts. */
  failure: z.optional(z.string()),
  /** For promised: the day, and the hours if any. */
  window: z.optional(z.object({ day: z.string(), from: z.string(), to: z.string() })),
});
export type TrackingEvent = z.infer<typeof TrackingEvent>;

export const Order = z.object({
  _id: z.string(),
  trackingID: z.string(),
  /** The sender's own order number, such as '#1001'; empty if there is none. */
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
  /** Instructions for the driver, such as where to leave it or which number to call. */
  deliveryInstructions: z.string(),
  orderStatus: z.string(),
  additionalServices: z.boolean(),
  createdAt: instant,
  trackingStatus: z.string(),
  /** Time of the last event. */
  movedAt: instant,
  charge: ChargeParts,
  warehouseId: z.string(),
  senderId: z.nullable(z.string()),
  /** Time of cancellation; a cancelled order has the status return. */
  cancelledAt: z.nullable(instant),
});
export type Order = z.infer<typeof Order>;

export const Orders = z.object({
  data: z.array(Order),
  ...pageFigures,
  /** With the filter COD-open or COD-unheld: the sum over all pages; missing if there are more orders than `total`. */
  unpaidCOD: z.optional(aed),
});
export type Orders = z.infer<typeof Orders>;

export const Quote = z.object({
  charge: ChargeParts,
  currency: z.literal('AED'),
  /** Kind and id of the rate that gave the base. */
  rate: z.object({
    kind: z.enum(RATE_KINDS),
    id: z.string(),
    fromCity: z.string(),
    toCity: z.string(),
  }),
});
export type Quote = z.infer<typeof Quote>;

/**
 * Address details that help to find the door; each may be empty. They are next to the order, whose fields are those
 * of the specification.
 */
export const Delivery = z.object({
  building: z.string(),
  landmark: z.string(),
  makani: z.string(),
  receiverPhone2: z.string(),
});

/** Order as read before an act on it. */
export const OrderDetails = z.object({
  order: Order,
  delivery: Delivery,
  version: z.string(),
  /** Link for the receiver to follow the parcel; '' without a public address. */
  trackingUrl: z.string(),
  cashHandedInAt: z.nullable(instant),
  /** Place of its money, in AED: a driver, a box or a safe; null if none was collected or the place is unknown. */
  money: z.nullable(
    z.object({
      amount: aed,
      place: z.enum(['driver', 'box', 'safe', 'card']),
      /** Driver, or the user who received it; empty for a card. */
      name: z.string(),
      /** Id of the driver who holds it; null if none does. */
      driverId: z.nullable(z.string()),
      /** Number of the count that it was taken in by. */
      count: z.nullable(z.number()),
    }),
  ),
  /** Event that the caller may undo, the status it would return to, and the seconds left; null if none. */
  undo: z.nullable(z.object({ event: z.enum(TRACKING_EVENTS), status: z.string(), seconds: z.number() })),
});
export type OrderDetails = z.infer<typeof OrderDetails>;

import * as z from 'zod/mini';
import { LONGEST, MAX_CM } from './facts/limits.ts';
import { RATE_KINDS } from './facts/rate-kinds.ts';
import { DESK, DISPATCH } from './facts/roles.ts';
import { TRACKING_EVENTS, TRACKING_STATUSES } from './facts/tracking.ts';
import {
  address,
  aed,
  byId,
  city,
  deliveryType,
  id,
  instant,
  maybeWords,
  money,
  phone,
  words,
} from './fields.ts';
import { pageFigures, paging } from './paging.ts';
import { keyed, table, withMessage } from './route.ts';

/** The handing in of cash leaves the status as it was. */
export const TrackingEvent = z.object({
  event: z.enum(TRACKING_EVENTS),
  status: z.string(),
  at: instant,
  note: z.string(),
});
export type TrackingEvent = z.infer<typeof TrackingEvent>;

/** Breakdown of a charge, in AED. */
export const ChargeParts = z.object({ base: aed, weight: aed, size: aed, packing: aed, total: aed });
export type ChargeParts = z.infer<typeof ChargeParts>;

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
  orderStatus: z.string(),
  additionalServices: z.boolean(),
  createdAt: instant,
  trackingStatus: z.string(),
  charge: ChargeParts,
  warehouseId: z.string(),
  senderId: z.nullable(z.string()),
});
export type Order = z.infer<typeof Order>;

export const PageQuery = z.strictObject({ ...paging, mode: z.optional(deliveryType) });
export type PageQuery = z.infer<typeof PageQuery>;

export const Orders = z.object({ data: z.array(Order), ...pageFigures });
export type Orders = z.infer<typeof Orders>;

export const PAYMENT_METHODS = ['COD', 'Card', 'Wallet'] as const;

const kilograms = z
  .number({ error: 'Must be a number in kg.' })
  .check(z.positive('Must be more than 0 kg.'), z.multipleOf(0.001, 'At most 3 decimals (grams).'));
const centimetres = z
  .number({ error: 'Must be a number in cm.' })
  .check(z.minimum(0.1, 'Must be at least 0.1 cm.'), z.maximum(MAX_CM, `At most ${MAX_CM} cm.`));
const cityAndArea = { area: z.optional(maybeWords(LONGEST.area)), city };

/** Inputs of a price. */
const Parcel = {
  senderId: z.optional(id),
  deliveryType,
  orderWeight: kilograms,
  parcelSize: z.strictObject({ length: centimetres, width: centimetres, height: centimetres }),
  additionalServices: z.optional(z.boolean()),
};

export const QuoteRequest = z.strictObject({
  ...Parcel,
  pickup: z.strictObject(cityAndArea),
  dropoff: z.strictObject(cityAndArea),
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;

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

export const NewOrder = z.strictObject({
  ...Parcel,
  /** The sender's own number for the order; a sender can give each once. */
  reference: z.optional(words(LONGEST.reference)),
  warehouseId: z.optional(id),
  pickup: z.strictObject({
    ...cityAndArea,
    senderName: z.optional(words(LONGEST.name)),
    senderPhone: z.optional(phone),
    senderAddress: z.optional(words(LONGEST.senderAddress)),
  }),
  dropoff: z.strictObject({
    ...cityAndArea,
    receiverName: words(LONGEST.name),
    receiverPhone: phone,
    street: words(LONGEST.street),
    country: z.optional(words(LONGEST.country)),
  }),
  paymentMethod: z.enum(PAYMENT_METHODS, { error: `Must be one of ${PAYMENT_METHODS.join(', ')}.` }),
  orderTitle: words(LONGEST.title),
  orderType: z.optional(words(LONGEST.orderType)),
  orderValue: money,
  orderDetails: z.optional(maybeWords(LONGEST.details)),
  orderImage: z.optional(z.array(address).check(z.maxLength(10))),
});
export type NewOrder = z.infer<typeof NewOrder>;

const byTrackingId = z.strictObject({
  trackingID: words(40).check(z.minLength(4)),
});

export const orders = table('orders', {
  listOrders: {
    method: 'GET',
    path: '/api/orders/orders-all',
    may: DESK,
    fromReplica: true,
    summary: 'Orders, newest first; paged when the query names a page, streamed whole otherwise',
    query: PageQuery,
    reply: Orders,
    key: 'data',
  },
  countOrders: {
    method: 'GET',
    path: '/api/orders/count',
    summary: 'How many orders are urgent and how many normal',
    may: 'anybody',
    reply: z.object({ urgentOrders: z.number(), normalOrders: z.number() }),
  },
  countSenderOrders: {
    method: 'GET',
    path: '/api/senders/orders/:id',
    may: DESK,
    feature: 'sender-orders',
    summary: 'How many orders a sender has, and the cash on delivery of theirs that is not handed in',
    params: byId,
    ...keyed('data', z.object({ totalOrders: z.number(), unpaidOrders: z.number(), unpaidCOD: aed })),
    refusals: { 404: 'No such sender' },
  },
  listTrackingEvents: {
    method: 'GET',
    path: '/api/orders/:trackingID/tracking',
    may: DESK,
    feature: 'tracking',
    summary:
      'The tracking history of an order, oldest first; the handing in of its cash is an event of its own',
    params: byTrackingId,
    ...keyed('data', z.array(TrackingEvent)),
    refusals: { 404: 'No such order' },
  },
  quoteOrder: {
    method: 'POST',
    path: '/api/rates/quote',
    may: [...DISPATCH, 'intake'],
    feature: 'quote',
    summary: 'The price of a delivery and its parts; stores nothing',
    body: QuoteRequest,
    reply: Quote,
    refusals: {
      404: 'No such sender',
      422: 'No rate for the route, over 30 kg, no size fits, or a price that nobody has decided on',
    },
  },
  createOrder: {
    method: 'POST',
    path: '/api/orders',
    may: [...DISPATCH, 'intake'],
    summary: 'Puts an order in, priced',
    idempotent: true,
    body: NewOrder,
    ...withMessage(Order),
    status: 201,
    refusals: {
      404: 'No such sender or warehouse',
      409: 'The sender has an order of this reference already',
      422: 'No rate for the route, over 30 kg, no size fits, or a price that nobody has decided on',
    },
  },
  moveOrder: {
    method: 'POST',
    path: '/api/orders/:trackingID/tracking',
    may: [...DISPATCH, 'tracking'],
    summary: 'Moves an order on to its next tracking status; cashHandedIn records cash on delivery',
    idempotent: true,
    params: byTrackingId,
    body: z
      .strictObject({
        trackingStatus: z.optional(
          z.enum(TRACKING_STATUSES, { error: `Must be one of ${TRACKING_STATUSES.join(', ')}.` }),
        ),
        cashHandedIn: z.optional(z.literal(true)),
        note: z.optional(maybeWords(500)),
      })
      .check(
        z.refine(
          (move) => move.trackingStatus !== undefined || move.cashHandedIn,
          'Name a trackingStatus or cashHandedIn.',
        ),
      ),
    ...withMessage(Order),
    refusals: { 404: 'No such order', 409: 'The order may not move there from where it is' },
  },
});

import * as z from 'zod/mini';
import { ChargeParts } from './errors.ts';
import { LONGEST, MAX_CM } from './facts/limits.ts';
import { RATE_KINDS } from './facts/rate-kinds.ts';
import { CASH_DESK, DESK, DISPATCH, READERS } from './facts/roles.ts';
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
  version,
  words,
} from './fields.ts';
import { daysInOrder, ORDER_SORTS, orderFilters, sortable } from './order-filters.ts';
import { pageFigures, paging } from './paging.ts';
import { keyed, table, withMessage } from './route.ts';

/** A corrected field of an order, by its path in it: 'dropoff.receiverPhone'. */
export const FieldChange = z.object({ field: z.string(), before: z.string(), after: z.string() });
export type FieldChange = z.infer<typeof FieldChange>;

/** Only status and cancelled leave the order at another status; takenBack says to which one it went back. */
export const TrackingEvent = z.object({
  event: z.enum(TRACKING_EVENTS),
  status: z.string(),
  at: instant,
  note: z.string(),
  /** Absent in what was stored before histories said who. */
  by: z.optional(z.object({ kind: z.string(), id: z.string(), name: z.string() })),
  reason: z.optional(z.string()),
  changes: z.optional(z.array(FieldChange)),
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

export const PageQuery = z
  .strictObject({
    ...paging,
    mode: z.optional(deliveryType),
    ...orderFilters,
    sort: z.optional(z.enum(ORDER_SORTS, { error: `Must be one of ${ORDER_SORTS.join(', ')}.` })),
  })
  .check(daysInOrder, ...sortable);
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

const reason = words(LONGEST.note);
const note = z.optional(maybeWords(LONGEST.note));

/** What of an order may be corrected; what is absent stays. */
export const OrderCorrection = z.strictObject({
  version,
  /** Needed once the order has moved. */
  reason: z.optional(reason),
  /** The total of the new charge, where the correction changes it: without it, or with another, it is answered 409. */
  confirmCharge: z.optional(money),
  reference: z.optional(maybeWords(LONGEST.reference)),
  pickup: z.optional(
    z.strictObject({
      city: z.optional(city),
      area: z.optional(maybeWords(LONGEST.area)),
      senderName: z.optional(words(LONGEST.name)),
      senderPhone: z.optional(phone),
      senderAddress: z.optional(words(LONGEST.senderAddress)),
    }),
  ),
  dropoff: z.optional(
    z.strictObject({
      city: z.optional(city),
      area: z.optional(maybeWords(LONGEST.area)),
      receiverName: z.optional(words(LONGEST.name)),
      receiverPhone: z.optional(phone),
      street: z.optional(words(LONGEST.street)),
    }),
  ),
  paymentMethod: z.optional(NewOrder.shape.paymentMethod),
  orderTitle: z.optional(words(LONGEST.title)),
  orderValue: z.optional(money),
  orderWeight: z.optional(kilograms),
  parcelSize: z.optional(Parcel.parcelSize),
  orderDetails: z.optional(maybeWords(LONGEST.details)),
});
export type OrderCorrection = z.infer<typeof OrderCorrection>;

/** An order as the desk needs it before it does something to it. */
export const OrderAtDesk = z.object({
  order: Order,
  version: z.string(),
  cashHandedInAt: z.nullable(instant),
  /** What the caller may take back, back to which status, and for how many seconds yet; null for nothing. */
  undo: z.nullable(z.object({ event: z.enum(TRACKING_EVENTS), status: z.string(), seconds: z.number() })),
});
export type OrderAtDesk = z.infer<typeof OrderAtDesk>;

const byTrackingId = z.strictObject({
  trackingID: words(40).check(z.minLength(4)),
});

export const orders = table('orders', {
  listOrders: {
    method: 'GET',
    path: '/api/orders/orders-all',
    may: [...READERS.orders, 'sender'],
    fromReplica: true,
    summary: 'Orders, newest first; paged when the query names a page, streamed whole otherwise',
    query: PageQuery,
    reply: Orders,
    key: 'data',
    refusals: { 404: 'No such sender, for a key that belongs to another' },
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
    may: [...DESK, 'sender', 'driver-app', 'cashier-app'],
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
    may: [...DISPATCH, 'intake', 'sender'],
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
    may: [...DISPATCH, 'intake', 'sender'],
    feature: 'order-desk',
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
    may: [...DISPATCH, 'tracking', 'driver-app', 'cashier-app'],
    feature: 'order-desk',
    summary: 'Moves an order on to its next tracking status; cashHandedIn records cash on delivery',
    idempotent: true,
    params: byTrackingId,
    body: z
      .strictObject({
        trackingStatus: z.optional(
          z.enum(TRACKING_STATUSES, { error: `Must be one of ${TRACKING_STATUSES.join(', ')}.` }),
        ),
        cashHandedIn: z.optional(z.literal(true)),
        note,
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
  readOrder: {
    method: 'GET',
    path: '/api/orders/:trackingID',
    may: [...DESK, 'sender', 'driver-app', 'cashier-app'],
    feature: 'order-desk',
    summary: 'One order, with the version that a correction names and what the caller may take back',
    params: byTrackingId,
    ...keyed('data', OrderAtDesk),
    refusals: { 404: 'No such order' },
  },
  updateOrder: {
    method: 'PUT',
    path: '/api/orders/:trackingID',
    may: DISPATCH,
    feature: 'order-desk',
    summary:
      'Corrects an order: freely while it is created, with a reason once it has moved, and its reference and details alone once it is delivered or returned. What changes its price is priced anew, to be confirmed',
    idempotent: true,
    params: byTrackingId,
    body: OrderCorrection,
    ...withMessage(Order),
    refusals: {
      404: 'No such order',
      409: 'Somebody did something to it meanwhile, its price is to be confirmed, it is final, or the reference is taken',
      422: 'No reason, no rate for the route, over 30 kg, no size fits, or a price that nobody has decided on',
    },
  },
  cancelOrder: {
    method: 'POST',
    path: '/api/orders/:trackingID/cancel',
    may: DISPATCH,
    feature: 'order-desk',
    summary:
      'Cancels an order that is neither delivered nor returned: it is at return from then on, with cancelledAt',
    idempotent: true,
    params: byTrackingId,
    body: z.strictObject({ reason }),
    ...withMessage(Order),
    refusals: { 404: 'No such order', 409: 'It is delivered, returned or cancelled already' },
  },
  handInCash: {
    method: 'POST',
    path: '/api/orders/:trackingID/cash',
    may: [...CASH_DESK, 'cashier-app'],
    feature: 'order-desk',
    summary: 'Records that the cash on delivery of a delivered order was handed in',
    idempotent: true,
    params: byTrackingId,
    body: z.strictObject({ cashHandedIn: z.literal(true), note }),
    ...withMessage(Order),
    refusals: {
      404: 'No such order',
      409: 'It is not delivered, not paid in cash, or the cash was handed in before',
    },
  },
  undoMove: {
    method: 'POST',
    path: '/api/orders/:trackingID/tracking/undo',
    may: DESK,
    feature: 'order-desk',
    summary:
      'Takes back the last move, handing in of cash or cancellation, a few minutes long, for who did it and for administrators; the history keeps both',
    idempotent: true,
    params: byTrackingId,
    body: z.strictObject({ version, reason: z.optional(reason) }),
    ...withMessage(Order),
    refusals: {
      404: 'No such order',
      409: 'Something happened since, it is too long ago, somebody else did it, or there is nothing to take back',
    },
  },
});

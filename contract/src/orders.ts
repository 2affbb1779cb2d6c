import * as z from 'zod/mini';
import { CASH_DESK, DESK, DISPATCH, READERS } from './facts/roles.ts';
import { TRACKING_STATUSES } from './facts/tracking.ts';
import { aed, byId, version } from './fields.ts';
import { Order, OrderAtDesk, Orders, Quote, TrackingEvent } from './order-replies.ts';
import {
  CashOfMany,
  NewOrder,
  note,
  OrderCorrection,
  PageQuery,
  QuoteRequest,
  reason,
  trackingID,
} from './order-requests.ts';
import { keyed, table, withMessage } from './route.ts';

const byTrackingId = z.strictObject({ trackingID });

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
    may: [...DISPATCH, 'sender'],
    feature: 'order-desk',
    summary:
      'Corrects an order: freely while it is created, with a reason once it has moved, and its reference and details alone once it is delivered or returned; by the key of its sender until it is collected. What changes its price is priced anew, to be confirmed',
    idempotent: true,
    params: byTrackingId,
    body: OrderCorrection,
    ...withMessage(Order),
    refusals: {
      404: 'No such order',
      409: 'Someone else changed it meanwhile, its price is to be confirmed, it is final, the reference is taken, or it was collected and the key is of its sender',
      422: 'No reason, no rate for the route, over 30 kg, no size fits, or a price that nobody has decided on',
    },
  },
  cancelOrder: {
    method: 'POST',
    path: '/api/orders/:trackingID/cancel',
    may: [...DISPATCH, 'sender'],
    feature: 'order-desk',
    summary:
      'Cancels an order that is neither delivered nor returned: it is at return from then on, with cancelledAt. The key of its sender may until it is collected',
    idempotent: true,
    params: byTrackingId,
    body: z.strictObject({ reason }),
    ...withMessage(Order),
    refusals: {
      404: 'No such order',
      409: 'It is delivered, returned or cancelled already, or it was collected and the key is of its sender',
    },
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
  handInCashOfMany: {
    method: 'POST',
    path: '/api/orders/cash',
    may: [...CASH_DESK, 'cashier-app'],
    feature: 'order-desk',
    summary:
      'Records that the cash on delivery of several delivered orders was handed in, of all of them or of none; total is the cash that was counted, the sum of their order values without delivery charges',
    idempotent: true,
    body: CashOfMany,
    ...withMessage(z.object({ orders: z.number(), total: aed })),
    refusals: {
      404: 'No such order',
      409: 'One of them is not delivered, not paid in cash, or its cash was handed in before; or they come to another sum',
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

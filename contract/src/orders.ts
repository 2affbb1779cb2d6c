import * as z from 'zod/mini';
import { CASH_DESK, DESK, DISPATCH, READERS } from './facts/roles.ts';
import { TRACKING_STATUSES } from './facts/tracking.ts';
import { aed, byId, id, version } from './fields.ts';
import { Order, OrderDetails, Orders, Quote, TrackingEvent } from './order-replies.ts';
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
    summary: 'Orders, newest first; paged with page, otherwise all, streamed',
    query: PageQuery,
    reply: Orders,
    key: 'data',
    refusals: { 404: 'No such sender, for a key that belongs to another' },
  },
  listWarehouseOrders: {
    method: 'POST',
    path: '/api/orders/total-orders',
    may: DESK,
    fromReplica: true,
    summary: "A warehouse's orders, newest first; paged with page, otherwise all, streamed",
    query: PageQuery,
    body: z.strictObject({ warehouseId: id }),
    reply: Orders,
    key: 'data',
    refusals: { 404: 'No such warehouse' },
  },
  countOrders: {
    method: 'GET',
    path: '/api/orders/count',
    summary: 'The number of urgent and of normal orders',
    may: 'anybody',
    reply: z.object({ urgentOrders: z.number(), normalOrders: z.number() }),
  },
  countSenderOrders: {
    method: 'GET',
    path: '/api/senders/orders/:id',
    may: DESK,
    feature: 'tawseel',
    summary: "The number of a sender's orders, and their open cash on delivery",
    params: byId,
    ...keyed('data', z.object({ totalOrders: z.number(), unpaidOrders: z.number(), unpaidCOD: aed })),
    refusals: { 404: 'No such sender' },
  },
  listTrackingEvents: {
    method: 'GET',
    path: '/api/orders/:trackingID/tracking',
    may: [...DESK, 'sender', 'driver-app', 'cashier-app'],
    feature: 'tawseel',
    summary: 'The tracking history of an order, oldest first, with an event for recorded cash',
    params: byTrackingId,
    ...keyed('data', z.array(TrackingEvent)),
    refusals: { 404: 'No such order' },
  },
  quoteOrder: {
    method: 'POST',
    path: '/api/rates/quote',
    may: [...DISPATCH, 'intake', 'sender'],
    feature: 'tawseel',
    summary: 'The price of a delivery and its parts; stores nothing',
    body: QuoteRequest,
    reply: Quote,
    refusals: {
      404: 'No such sender',
      422: 'No rate for the route, over 30 kg, no size fits, or a price not confirmed yet',
    },
  },
  createOrder: {
    method: 'POST',
    path: '/api/orders',
    may: [...DISPATCH, 'intake', 'sender'],
    feature: 'tawseel',
    summary: 'Creates and prices an order',
    idempotent: true,
    body: NewOrder,
    ...withMessage(Order),
    status: 201,
    refusals: {
      404: 'No such sender or warehouse',
      409: 'The sender already has an order with this reference',
      422: 'No rate for the route, over 30 kg, no size fits, or a price not confirmed yet',
    },
  },
  moveOrder: {
    method: 'POST',
    path: '/api/orders/:trackingID/tracking',
    may: [...DISPATCH, 'tracking', 'driver-app', 'cashier-app'],
    feature: 'tawseel',
    summary: 'Changes the tracking status of an order; cashHandedIn records cash on delivery',
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
    refusals: { 404: 'No such order', 409: 'The order cannot change to this status' },
  },
  readOrder: {
    method: 'GET',
    path: '/api/orders/:trackingID',
    may: [...DESK, 'sender', 'driver-app', 'cashier-app'],
    feature: 'tawseel',
    summary: 'One order, with its version and what the caller can undo',
    params: byTrackingId,
    ...keyed('data', OrderDetails),
    refusals: { 404: 'No such order' },
  },
  updateOrder: {
    method: 'PUT',
    path: '/api/orders/:trackingID',
    may: [...DISPATCH, 'sender'],
    feature: 'tawseel',
    summary:
      'Corrects an order: with a reason once its status has changed; only reference and details once it is delivered or returned; with a sender key until it is collected. A new price must be confirmed',
    idempotent: true,
    params: byTrackingId,
    body: OrderCorrection,
    ...withMessage(Order),
    refusals: {
      404: 'No such order',
      409: 'Someone else changed it meanwhile, its price must be confirmed, it is final, the reference is in use, or it was collected and the key belongs to its sender',
      422: 'No reason, no rate for the route, over 30 kg, no size fits, or a price not confirmed yet',
    },
  },
  cancelOrder: {
    method: 'POST',
    path: '/api/orders/:trackingID/cancel',
    may: [...DISPATCH, 'sender'],
    feature: 'tawseel',
    summary:
      'Cancels an order that is not delivered or returned: its status becomes return, with cancelledAt. With a sender key until it is collected',
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
    feature: 'tawseel',
    summary: 'Records the cash on delivery of a delivered order',
    idempotent: true,
    params: byTrackingId,
    body: z.strictObject({ cashHandedIn: z.literal(true), note }),
    ...withMessage(Order),
    refusals: {
      404: 'No such order',
      409: 'It is not delivered, not cash on delivery, or the cash is already recorded',
    },
  },
  handInCashOfMany: {
    method: 'POST',
    path: '/api/orders/cash',
    may: [...CASH_DESK, 'cashier-app'],
    feature: 'tawseel',
    summary:
      'Records the cash on delivery of several delivered orders, all or none; total is the counted cash: the sum of their order values, without delivery charges',
    idempotent: true,
    body: CashOfMany,
    ...withMessage(z.object({ orders: z.number(), total: aed })),
    refusals: {
      404: 'No such order',
      409: 'One of them is not delivered, not cash on delivery, or already recorded; or the total is different',
    },
  },
  undoMove: {
    method: 'POST',
    path: '/api/orders/:trackingID/tracking/undo',
    may: DESK,
    feature: 'tawseel',
    summary:
      'Undoes the last status change, recorded cash or cancellation within a few minutes, by its author or an administrator; the history keeps both',
    idempotent: true,
    params: byTrackingId,
    body: z.strictObject({ version, reason: z.optional(reason) }),
    ...withMessage(Order),
    refusals: {
      404: 'No such order',
      409: 'It changed since, is too old, someone else did it, or there is nothing to undo',
    },
  },
});

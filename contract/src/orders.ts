import * as z from 'zod/mini';
import { CASH_DESK, DESK, DISPATCH, READERS } from './facts/roles.ts';
import { rule } from './facts/sentences/rule.ts';
import { TRACKING_STATUSES } from './facts/tracking.ts';
import { aed, byId, id, notOneOf, trackingID, version } from './fields.ts';
import { Order, OrderDetails, Orders, Quote, TrackingEvent } from './order-replies.ts';
import {
  CashOfMany,
  NewOrder,
  note,
  OrderCorrection,
  PageQuery,
  QuoteRequest,
  reason,
} from './order-requests.ts';
import { keyed, table, withMessage } from './route.ts';
import { noSuchOrder, noSuchSender, noSuchWarehouse } from './shared-refusals.ts';

const byTrackingId = z.strictObject({ trackingID });

const unpriced = {
  no_rate: 'No rate for the route',
  too_heavy: 'Over 30 kg',
  no_weight_charge: 'No charge for the weight',
  no_size_charge: 'No size fits',
  no_packing_charge: 'No charge for packing',
  starting_price: 'A price not confirmed yet',
};
const mayNotAct = { role_may_not_act: 'The key is for something else' };
const mayRecordNoCash = {
  key_only_records_cash: 'The key of a cashier does nothing else',
  driver_key_records_no_cash: 'The key of a driver records no cash',
  operator_records_no_cash: 'Operators record no cash',
};
const noCash = {
  not_delivered: 'It is not delivered',
  not_cash_on_delivery: 'It is not cash on delivery',
  cash_already_recorded: 'The cash is already recorded',
  no_cash_collected: 'No cash was collected',
  cash_with_driver: 'A driver holds the cash, which a hand-in takes',
};
const changed = { order_changed_meanwhile: 'Someone else changed it meanwhile' };
const collected = { collected_already: 'It was collected and the key belongs to its sender' };

/** Areas whose replies change when an order is moved, corrected, cancelled or paid. */
const areasOfOrder = [
  'orders',
  'warehouses',
  'finance',
  'senders',
  'scanning',
  'dispatch',
  'runs',
  'cash',
  'overview',
] as const;

export const orders = table('orders', {
  listOrders: {
    method: 'GET',
    path: '/api/orders/orders-all',
    may: [...READERS.orders, 'sender'],
    summary: 'Orders, newest first; paged with page, otherwise all, streamed',
    query: PageQuery,
    reply: Orders,
    key: 'data',
    refusals: { no_such_sender: 'No such sender, for a key that belongs to another' },
  },
  listWarehouseOrders: {
    method: 'POST',
    path: '/api/orders/total-orders',
    reads: true,
    may: DESK,
    summary: "A warehouse's orders, newest first; paged with page, otherwise all, streamed",
    query: PageQuery,
    body: z.strictObject({ warehouseId: id }),
    reply: Orders,
    key: 'data',
    refusals: noSuchWarehouse,
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
    refusals: noSuchSender,
  },
  listTrackingEvents: {
    method: 'GET',
    path: '/api/orders/:trackingID/tracking',
    may: [...DESK, 'sender', 'driver-app', 'cashier-app'],
    feature: 'tawseel',
    held: true,
    summary: 'The tracking history of an order, oldest first, with an event for recorded cash',
    params: byTrackingId,
    ...keyed('data', z.array(TrackingEvent)),
    refusals: noSuchOrder,
  },
  quoteOrder: {
    method: 'POST',
    path: '/api/rates/quote',
    reads: true,
    may: [...DISPATCH, 'intake', 'sender'],
    feature: 'tawseel',
    summary: 'The price of a delivery and its parts; stores nothing',
    body: QuoteRequest,
    reply: Quote,
    refusals: { ...noSuchSender, ...unpriced },
  },
  createOrder: {
    method: 'POST',
    path: '/api/orders',
    quota: 'orders',
    may: [...DISPATCH, 'intake', 'sender'],
    feature: 'tawseel',
    summary: 'Creates and prices an order',
    invalidates: ['orders', 'warehouses', 'finance', 'senders', 'overview'],
    idempotent: true,
    body: NewOrder,
    ...withMessage(Order),
    status: 201,
    refusals: {
      ...noSuchSender,
      ...noSuchWarehouse,
      no_warehouse_for_order: 'There is no warehouse yet',
      reference_taken: 'The sender already has an order with this reference',
      ...unpriced,
    },
  },
  moveOrder: {
    method: 'POST',
    path: '/api/orders/:trackingID/tracking',
    may: [...DISPATCH, 'tracking', 'driver-app', 'cashier-app'],
    feature: 'tawseel',
    summary: 'Changes the tracking status of an order; cashHandedIn records cash on delivery',
    invalidates: areasOfOrder,
    idempotent: true,
    params: byTrackingId,
    body: z
      .strictObject({
        trackingStatus: z.optional(z.enum(TRACKING_STATUSES, notOneOf(TRACKING_STATUSES))),
        cashHandedIn: z.optional(z.literal(true)),
        note,
      })
      .check(
        z.refine((move) => move.trackingStatus !== undefined || move.cashHandedIn, rule('no_move_named')),
      ),
    ...withMessage(Order),
    refusals: {
      ...noSuchOrder,
      ...mayNotAct,
      ...mayRecordNoCash,
      no_such_move: 'The order cannot change to this status',
      ...noCash,
    },
  },
  readOrder: {
    method: 'GET',
    path: '/api/orders/:trackingID',
    may: [...DESK, 'sender', 'driver-app', 'cashier-app'],
    feature: 'tawseel',
    held: true,
    summary: 'One order, with its version and what the caller can undo',
    params: byTrackingId,
    ...keyed('data', OrderDetails),
    refusals: noSuchOrder,
  },
  updateOrder: {
    method: 'PUT',
    path: '/api/orders/:trackingID',
    may: [...DISPATCH, 'sender'],
    feature: 'tawseel',
    summary:
      'Corrects an order: with a reason once its status has changed; only reference and details once it is delivered or returned; with a sender key until it is collected. A new price must be confirmed',
    invalidates: areasOfOrder,
    idempotent: true,
    params: byTrackingId,
    body: OrderCorrection,
    ...withMessage(Order),
    refusals: {
      ...noSuchOrder,
      ...mayNotAct,
      ...changed,
      price_to_confirm: 'Its price must be confirmed',
      too_late_to_correct: 'It is final',
      reference_taken: 'The reference is in use',
      ...collected,
      cash_of_deleted_sender: 'Cash on delivery for a sender that was deleted',
      reason_missing: 'No reason',
      no_price: 'It has no price',
      ...unpriced,
    },
  },
  cancelOrder: {
    method: 'POST',
    path: '/api/orders/:trackingID/cancel',
    may: [...DISPATCH, 'sender'],
    feature: 'tawseel',
    summary:
      'Cancels an order that is not delivered or returned: its status becomes return, with cancelledAt. With a sender key until it is collected',
    invalidates: areasOfOrder,
    idempotent: true,
    params: byTrackingId,
    body: z.strictObject({ reason }),
    ...withMessage(Order),
    refusals: {
      ...noSuchOrder,
      ...mayNotAct,
      too_late_to_cancel: 'It is delivered or returned already',
      already_cancelled: 'It is cancelled already',
      ...collected,
    },
  },
  handInCash: {
    method: 'POST',
    path: '/api/orders/:trackingID/cash',
    may: [...CASH_DESK, 'cashier-app'],
    feature: 'tawseel',
    summary:
      'Records the cash on delivery of a delivered order, by its value; cash that a driver holds is taken by a hand-in, or by an API key in the warehouse of the driver',
    invalidates: areasOfOrder,
    idempotent: true,
    params: byTrackingId,
    body: z.strictObject({ cashHandedIn: z.literal(true), note }),
    ...withMessage(Order),
    refusals: { ...noSuchOrder, ...mayNotAct, ...mayRecordNoCash, ...noCash },
  },
  handInCashOfMany: {
    method: 'POST',
    path: '/api/orders/cash',
    may: [...CASH_DESK, 'cashier-app'],
    feature: 'tawseel',
    summary:
      'Records the cash on delivery of several delivered orders, all or none; total is the counted cash: the value of each order, without delivery charges. Cash that a driver holds is taken by a hand-in; an API key may record it in the warehouse of the driver, by what the driver holds',
    invalidates: ['orders', 'warehouses', 'finance', 'senders', 'overview', 'cash'],
    idempotent: true,
    body: CashOfMany,
    ...withMessage(z.object({ orders: z.number(), total: aed })),
    refusals: {
      ...noSuchOrder,
      cash_not_recorded:
        'One of them is not delivered, not cash on delivery, already recorded, or with a driver; see issues',
      other_total: 'The total is different',
      named_twice: 'An order is named twice',
    },
  },
  undoMove: {
    method: 'POST',
    path: '/api/orders/:trackingID/tracking/undo',
    may: DESK,
    feature: 'tawseel',
    summary:
      'Undoes the last status change, recorded cash or cancellation within a few minutes, by its author or an administrator; the history keeps both',
    invalidates: areasOfOrder,
    idempotent: true,
    params: byTrackingId,
    body: z.strictObject({ version, reason: z.optional(reason) }),
    ...withMessage(Order),
    refusals: {
      ...noSuchOrder,
      ...mayNotAct,
      ...changed,
      cash_in_count: 'Its cash is part of a count',
      not_enough_cash: 'Its cash has left the box',
      undo_late: 'It is too old',
      undo_often: 'A hundred changes of the order were undone',
      undo_another: 'Someone else did it',
      undo_corrected: 'The order was corrected since',
      undo_unknown: 'Nobody knows who did it',
      nothing_to_undo: 'There is nothing to undo',
      undo_without_warehouse: 'Its warehouse was deleted',
      undo_without_sender: 'Its sender was deleted',
    },
  },
});

import { derivedStatus, isTrackingStatus } from '@tawseel/contract/facts/tracking';
import type { Order } from '@tawseel/contract/orders';
import { toAed } from '../domain/fils.ts';
import { type Contribution, contribution } from '../domain/finance.ts';
import { engineOf } from './database.ts';
import { insertRows } from './insert-rows.ts';
import { placeOrders, takenPlaces } from './order-seq.ts';
import { addToTotals } from './order-totals.ts';
import type { Database, Tables, Trx } from './tables.ts';

type Row = Tables['orders'];

/** What an order on the wire is made of. */
export const WIRE_COLUMNS = [
  'id',
  'tracking_id',
  'delivery_type',
  'tracking_status',
  'warehouse_id',
  'sender_id',
  'sender_name',
  'sender_phone',
  'sender_address',
  'pickup_area',
  'pickup_city',
  'receiver_name',
  'receiver_phone',
  'dropoff_street',
  'dropoff_area',
  'dropoff_city',
  'dropoff_country',
  'payment_method',
  'title',
  'type',
  'details',
  'value_fils',
  'weight_grams',
  'length_mm',
  'width_mm',
  'height_mm',
  'additional_services',
  'images',
  'base_fils',
  'weight_fils',
  'size_fils',
  'packing_fils',
  'charge_fils',
  'created_at',
] as const satisfies (keyof Row)[];

export type WireRow = Pick<Row, (typeof WIRE_COLUMNS)[number]>;

const UNKNOWN_STATUS = { status: '', orderStatus: '' };

export function toOrder(row: WireRow): Order {
  const { tracking_status: trackingStatus, length_mm, width_mm, height_mm } = row;
  const { status, orderStatus } = isTrackingStatus(trackingStatus)
    ? derivedStatus(trackingStatus)
    : UNKNOWN_STATUS;
  return {
    _id: row.id,
    trackingID: row.tracking_id,
    mode: row.delivery_type,
    status,
    orderImage: row.images === '[]' ? [] : (JSON.parse(row.images) as string[]),
    dropoff: {
      receiverName: row.receiver_name,
      receiverPhone: row.receiver_phone,
      street: row.dropoff_street,
      area: row.dropoff_area,
      city: row.dropoff_city,
      country: row.dropoff_country,
    },
    pickup: {
      senderName: row.sender_name,
      senderPhone: row.sender_phone,
      senderAddress: row.sender_address,
      area: row.pickup_area,
      city: row.pickup_city,
    },
    paymentMethod: row.payment_method,
    orderTitle: row.title,
    orderType: row.type,
    orderValue: toAed(row.value_fils),
    orderWeight: row.weight_grams / 1000,
    parcelSize: {
      length: length_mm / 10,
      width: width_mm / 10,
      height: height_mm / 10,
      totalVolume: (length_mm * width_mm * height_mm) / 1000,
    },
    deliveryType: row.delivery_type,
    orderDetails: row.details,
    orderStatus,
    additionalServices: row.additional_services === 1,
    createdAt: row.created_at,
    trackingStatus,
    charge: {
      base: toAed(row.base_fils),
      weight: toAed(row.weight_fils),
      size: toAed(row.size_fils),
      packing: toAed(row.packing_fils),
      total: toAed(row.charge_fils),
    },
    warehouseId: row.warehouse_id,
    senderId: row.sender_id,
  };
}

/** What an order adds to the totals as it stands. */
export function orderContribution(
  row: Pick<Row, 'charge_fils' | 'value_fils' | 'payment_method' | 'cash_handed_in_at' | 'tracking_status'>,
): Contribution {
  return contribution({
    chargeFils: row.charge_fils,
    orderValueFils: row.value_fils,
    paymentMethod: row.payment_method,
    cashHandedIn: row.cash_handed_in_at !== null,
    trackingStatus: row.tracking_status,
  });
}

/**
 * Stores new orders, each at its place in time, and adds them to the totals. The totals come first: on PostgreSQL
 * their rows make orders of one warehouse wait for one another, so that no two are given the same place.
 */
export async function insertOrders(
  trx: Trx,
  timeZone: string,
  orders: readonly Omit<Row, 'seq'>[],
): Promise<Row[]> {
  const changes = orders.map((order) => ({
    createdAt: order.created_at,
    warehouseId: order.warehouse_id,
    deliveryType: order.delivery_type,
    after: orderContribution(order),
  }));
  await addToTotals(trx, timeZone, changes);
  const rows = placeOrders(orders, await takenPlaces(trx, orders));
  await insertRows(trx, 'orders', rows);
  return rows;
}

/** The whole row; on PostgreSQL it stays locked to the end of the transaction, SQLite has locked everything. */
export async function lockOrder(trx: Trx, trackingId: string): Promise<Row | undefined> {
  const query = trx.selectFrom('orders').selectAll().where('tracking_id', '=', trackingId);
  return (engineOf(trx) === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
}

/** Writes where an order stands now, and takes over into the totals what that changes. */
export async function updateOrderState(
  trx: Trx,
  timeZone: string,
  before: Row,
  state: Pick<Row, 'tracking_status' | 'cash_handed_in_at'>,
): Promise<Row> {
  const after = { ...before, ...state };
  await trx.updateTable('orders').set(state).where('seq', '=', before.seq).execute();
  await addToTotals(trx, timeZone, [
    {
      createdAt: before.created_at,
      warehouseId: before.warehouse_id,
      deliveryType: before.delivery_type,
      before: orderContribution(before),
      after: orderContribution(after),
    },
  ]);
  return after;
}

export async function insertOrderEvent(trx: Trx, event: Tables['order_events']): Promise<void> {
  await trx.insertInto('order_events').values(event).execute();
}

/** When the last thing happened to an order. */
export async function lastOrderEvent(trx: Trx, orderId: string): Promise<string | undefined> {
  const last = await trx
    .selectFrom('order_events')
    .select('created_at')
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.created_at;
}

/** The history of an order, oldest first; undefined when there is no such order. */
export async function listOrderEvents(db: Database, trackingId: string) {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('tracking_id', '=', trackingId)
    .executeTakeFirst();
  if (!order) return undefined;
  return db
    .selectFrom('order_events')
    .select(['status', 'note', 'created_at as at'])
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

import { normalTrackingId } from '@tawseel/contract/facts/tracking-id';
import { type Contribution, contribution } from '../../domain/finance.ts';
import type { StoredEvent } from '../../domain/tracking-history.ts';
import { engineOf } from '../database.ts';
import { insertRows } from '../insert-rows.ts';
import type { Database, Tables, Trx } from '../tables.ts';
import { assignSeqs, takenSeqs } from './seq.ts';
import { addToTotals, type OrderChange } from './totals.ts';

type Row = Tables['orders'];
/** An order that has no seq yet. */
export type NewOrder = Omit<Row, 'seq'>;

/** Contribution of an order to the totals as it stands. */
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

/** Change of the totals by an insert of an order. */
export function newOrder(
  row: Pick<Row, 'created_at' | 'warehouse_id' | 'delivery_type'> & Parameters<typeof orderContribution>[0],
): OrderChange {
  return {
    createdAt: row.created_at,
    warehouseId: row.warehouse_id,
    deliveryType: row.delivery_type,
    after: orderContribution(row),
  };
}

/**
 * Stores new orders, each with its seq, and adds them to the totals. The totals come first: on PostgreSQL their rows
 * make orders of one warehouse wait for one another, so that no two are given the same seq.
 */
export async function insertOrders(trx: Trx, timeZone: string, orders: readonly NewOrder[]): Promise<Row[]> {
  if (orders.length === 0) return [];
  await addToTotals(trx, timeZone, orders.map(newOrder));
  const rows = assignSeqs(orders, await takenSeqs(trx, orders));
  await insertRows(trx, 'orders', rows);
  return rows;
}

/** How a tracking ID that was typed may stand in the database; imported ones have any shape, so that case is all we know. */
function spellings(typed: string): string[] {
  return [typed, normalTrackingId(typed), typed.toUpperCase(), typed.toLowerCase()];
}

/** The one spelled just so, else the only one there is. */
function meant<R extends Pick<Row, 'tracking_id'>>(rows: R[], typed: string): R | undefined {
  return rows.find((row) => row.tracking_id === typed) ?? (rows.length === 1 ? rows[0] : undefined);
}

/**
 * Row lock (select for update) with the whole row: on PostgreSQL it stays locked to the end of the transaction,
 * SQLite has locked everything.
 */
export async function lockOrder(
  trx: Trx,
  trackingId: string,
  warehouseId?: string,
): Promise<Row | undefined> {
  const query = trx
    .selectFrom('orders')
    .selectAll()
    .where('tracking_id', 'in', spellings(trackingId))
    .$if(warehouseId !== undefined, (one) => one.where('warehouse_id', '=', warehouseId ?? ''));
  const rows = await (engineOf(trx) === 'postgres' ? query.forUpdate() : query).execute();
  return meant(rows, trackingId);
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
  await addToTotals(trx, timeZone, [{ ...newOrder(after), before: orderContribution(before) }]);
  return after;
}

export async function insertOrderEvents(trx: Trx, events: readonly Tables['order_events'][]): Promise<void> {
  await insertRows(trx, 'order_events', events);
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

/** What is stored of the history of an order, oldest first; undefined when there is no such order in the warehouse, where one is named. */
export async function findOrderCourse(
  db: Database,
  trackingId: string,
  warehouseId?: string,
): Promise<{ events: StoredEvent[]; cashHandedInAt: string | null } | undefined> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'tracking_id', 'cash_handed_in_at'])
    .where('tracking_id', 'in', spellings(trackingId))
    .$if(warehouseId !== undefined, (query) => query.where('warehouse_id', '=', warehouseId ?? ''))
    .execute();
  const order = meant(rows, trackingId);
  if (!order) return undefined;
  const events = await db
    .selectFrom('order_events')
    .select(['status', 'note', 'created_at as at'])
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { events, cashHandedInAt: order.cash_handed_in_at };
}

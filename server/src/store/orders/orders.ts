import { TRACKING_EVENTS } from '@tawseel/contract/facts/tracking';
import { normalTrackingId } from '@tawseel/contract/facts/tracking-id';
import { type Contribution, contribution } from '../../domain/finance.ts';
import { type Actor, type FieldChange, isMove, type StoredEvent } from '../../domain/tracking-history.ts';
import { engineOf } from '../database.ts';
import { newId } from '../ids.ts';
import type { Database, Tables, Trx } from '../tables.ts';
import { phoneKeys } from './new-rows.ts';
import { assignSeqs, takenSeqs } from './seq.ts';
import { addToTotals, type OrderChange, takenBack } from './totals.ts';

type Row = Tables['orders'];

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

/** Whether cash on delivery is to come in for it yet. */
export function hasOpenCash(row: Parameters<typeof orderContribution>[0]): boolean {
  return orderContribution(row).unpaidCodFils > 0;
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

/** How a tracking ID that was typed may stand in the database; imported ones have any shape, so that case is all we know. */
function spellings(typed: string): string[] {
  return [typed, normalTrackingId(typed), typed.toUpperCase(), typed.toLowerCase()];
}

/** The one spelled just so, else the only one there is. */
function meant<R extends Pick<Row, 'tracking_id'>>(rows: R[], typed: string): R | undefined {
  return rows.find((row) => row.tracking_id === typed) ?? (rows.length === 1 ? rows[0] : undefined);
}

/** Of this warehouse, of this sender: all orders where neither is named. */
type Within = { warehouseId?: string | undefined; senderId?: string | undefined };

function named(db: Database, trackingId: string, { warehouseId, senderId }: Within) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('tracking_id', 'in', spellings(trackingId))
    .$if(warehouseId !== undefined, (query) => query.where('warehouse_id', '=', warehouseId ?? ''))
    .$if(senderId !== undefined, (query) => query.where('sender_id', '=', senderId ?? ''));
}

/**
 * Row lock (select for update) with the whole row: on PostgreSQL it stays locked to the end of the transaction,
 * SQLite has locked everything.
 */
export async function lockOrder(trx: Trx, trackingId: string, within: Within): Promise<Row | undefined> {
  const query = named(trx, trackingId, within);
  return meant(await (engineOf(trx) === 'postgres' ? query.forUpdate() : query).execute(), trackingId);
}

/** The order of a tracking ID as it was typed. */
export async function findOrder(db: Database, trackingId: string, within: Within): Promise<Row | undefined> {
  return meant(await named(db, trackingId, within).execute(), trackingId);
}

/** What happens to an order, and through whom. */
export type Happening = Required<Pick<StoredEvent, 'kind' | 'at'>> & { by: Actor } & Partial<
    Pick<StoredEvent, 'note' | 'reason' | 'changes'>
  >;

/**
 * Changes an order, takes over into the totals what that changes, and adds what happened to the events that are to be
 * written: the one way anything happens to an order that is stored.
 */
export async function changeOrder(
  trx: Trx,
  { timeZone, events }: { timeZone: string; events: Tables['order_events'][] },
  before: Row,
  changed: Partial<Row>,
  happening: Happening,
): Promise<Row> {
  const moved_at = isMove(happening) ? happening.at : before.moved_at;
  const now = { ...changed, ...phoneKeys({ ...before, ...changed }), moved_at };
  let after = { ...before, ...now };
  await addToTotals(trx, timeZone, [takenBack(newOrder(before)), newOrder(after)]);
  if (after.delivery_type !== before.delivery_type) after = await withOwnSeq(trx, after);
  // The tracking ID along with the seq, so that SQLite's search index hears of it.
  const { seq, tracking_id } = after;
  const moved = seq === before.seq ? {} : { seq, tracking_id };
  await trx
    .updateTable('orders')
    .set({ ...now, ...moved })
    .where('seq', '=', before.seq)
    .execute();
  events.push(eventOf(after, happening));
  return after;
}

/** The order with a seq of its own mode; the totals come first, as for new orders. */
async function withOwnSeq(trx: Trx, { seq: _, ...order }: Row): Promise<Row> {
  const [given] = assignSeqs([order], await takenSeqs(trx, [order]));
  if (!given) throw new Error('one order was given no seq');
  return given;
}

/** Row of what happened to an order, which is as it is afterwards. */
export function eventOf(
  order: Pick<Row, 'id' | 'tracking_status'>,
  { kind, at, by, note = '', reason = null, changes = null }: Happening,
): Tables['order_events'] {
  return {
    id: newId(Date.parse(at)),
    order_id: order.id,
    status: order.tracking_status,
    note,
    created_at: at,
    kind,
    actor_kind: by.kind,
    actor: by.id,
    actor_name: by.name,
    reason,
    changes: changes && JSON.stringify(changes),
  };
}

/** When the last thing happened to an order. */
export async function lastOrderEvent(db: Database, orderId: string): Promise<string | undefined> {
  const last = await db
    .selectFrom('order_events')
    .select('created_at')
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.created_at;
}

/** What is stored of the history of an order, oldest first. */
export async function listOrderEvents(db: Database, orderId: string): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(
    (row): StoredEvent => ({
      status: row.status,
      at: row.created_at,
      note: row.note,
      kind: TRACKING_EVENTS.find((known) => known === row.kind) ?? null,
      by:
        row.actor_kind && row.actor
          ? { kind: row.actor_kind, id: row.actor, name: row.actor_name ?? '' }
          : null,
      reason: row.reason ?? null,
      changes: row.changes ? (JSON.parse(row.changes) as FieldChange[]) : null,
    }),
  );
}

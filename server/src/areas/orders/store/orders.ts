import { TRACKING_EVENTS } from '@tawseel/contract/facts/tracking';
import { normalTrackingId } from '@tawseel/contract/facts/tracking-id';
import { sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import { keepPrepared, prepared } from '../../../platform/engine/prepared.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import type { Scope } from '../../../platform/values/scope.ts';
import type { FieldChange, StoredEvent } from '../rules/tracking-history.ts';
import type { OrderRow } from '../tables.ts';
import { isOfWarehouse } from './order-filter.ts';

/**
 * Returns the spellings in which a typed tracking ID may be stored; imported ones have any shape, so only case
 * varies.
 */
export function spellings(typed: string): string[] {
  return [typed, normalTrackingId(typed), typed.toUpperCase(), typed.toLowerCase()];
}

/** Returns the row with exactly this spelling, otherwise the only row, otherwise undefined. */
export function meant<R>(rows: readonly R[], typed: string, spelled: (row: R) => string): R | undefined {
  return rows.find((row) => spelled(row) === typed) ?? (rows.length === 1 ? rows[0] : undefined);
}

const idOf = ({ tracking_id }: Pick<OrderRow, 'tracking_id'>) => tracking_id;

function within(db: Database, scope: Scope) {
  const { warehouseId, senderId } = scope;
  return db
    .selectFrom('orders')
    .selectAll()
    .$if(warehouseId !== undefined, (query) => query.where(isOfWarehouse(scope)))
    .$if(senderId !== undefined, (query) => query.where('sender_id', '=', senderId ?? ''));
}

function named(db: Database, trackingIds: readonly string[], scope: Scope) {
  return within(db, scope).where('tracking_id', 'in', trackingIds.flatMap(spellings));
}

export async function findOrderById(db: Database, id: string, scope: Scope): Promise<OrderRow | undefined> {
  return within(db, scope).where('id', '=', id).executeTakeFirst();
}

/**
 * Locks and returns orders in the order of their ids, so that no two transactions deadlock: on PostgreSQL until the
 * transaction ends, while SQLite has locked the database. Returns one or undefined for each tracking ID, in their
 * order.
 */
export async function lockOrders(
  trx: Trx,
  trackingIds: readonly string[],
  scope: Scope,
): Promise<(OrderRow | undefined)[]> {
  const query = named(trx, trackingIds, scope).orderBy('id');
  const compiled = engineOf(trx).lockRows(query, 'no key update').compile();
  // Several make another statement each time.
  if (trackingIds.length === 1) keepPrepared(trx, compiled);
  const { rows } = await trx.executeQuery(compiled);
  return inTheirPlaces(rows, trackingIds);
}

/** Lists orders by tracking ID without locks, in their order. */
export async function listNamedOrders(
  db: Database,
  trackingIds: readonly string[],
  scope: Scope,
): Promise<(OrderRow | undefined)[]> {
  return inTheirPlaces(await named(db, trackingIds, scope).execute(), trackingIds);
}

function inTheirPlaces(rows: readonly OrderRow[], trackingIds: readonly string[]): (OrderRow | undefined)[] {
  const bySpelling = Map.groupBy(rows, idOf);
  return trackingIds.map((typed) =>
    meant(
      [...new Set(spellings(typed))].flatMap((spelling) => bySpelling.get(spelling) ?? []),
      typed,
      idOf,
    ),
  );
}

/** Locks orders of any warehouse by their ids. */
export async function lockOrdersById(trx: Trx, ids: readonly string[]): Promise<Map<string, OrderRow>> {
  if (ids.length === 0) return new Map();
  const query = trx.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id');
  const rows = await engineOf(trx).lockRows(query, 'no key update').execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads an order that exists. */
export async function readOrderBySeq(db: Database, seq: number): Promise<OrderRow> {
  return db.selectFrom('orders').selectAll().where('seq', '=', seq).executeTakeFirstOrThrow();
}

/** Locks orders by their seqs. */
export async function lockOrdersBySeq(trx: Trx, seqs: readonly number[]): Promise<OrderRow[]> {
  if (seqs.length === 0) return [];
  const query = trx.selectFrom('orders').selectAll().where('seq', 'in', seqs).orderBy('id');
  return engineOf(trx).lockRows(query, 'no key update').execute();
}

/** Returns the order of a typed tracking ID, or undefined. */
export async function findOrder(
  db: Database,
  trackingId: string,
  scope: Scope,
): Promise<OrderRow | undefined> {
  return meant(await named(db, [trackingId], scope).execute(), trackingId, idOf);
}

const lastEvents = prepared<{ orderId: string }, { created_at: string }>((db, slots) =>
  db
    .selectFrom('order_events')
    .select('created_at')
    .where('order_id', '=', slots.orderId)
    .orderBy('created_at', 'desc')
    .limit(sql.lit(1)),
);

/** Returns the time of an order's last event. */
export async function lastOrderEvent(db: Database, orderId: string): Promise<string | undefined> {
  return (await lastEvents(db, { orderId }))[0]?.created_at;
}

/** Returns the times of the last events of several orders, by order id. */
export async function lastOrderEvents(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  const [only, ...others] = orderIds;
  if (only === undefined) return new Map();
  if (others.length === 0) {
    const at = await lastOrderEvent(db, only);
    return new Map(at === undefined ? [] : [[only, at]]);
  }
  const rows = await db
    .selectFrom('order_events')
    .select((eb) => ['order_id', eb.fn.max('created_at').as('at')])
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id, at }) => [order_id, at]));
}

/** Stored event with its id, and the act at a stop or scan that caused it. */
export type CausedEvent = StoredEvent & { id: string };

/** Returns the stored history of an order, oldest first. */
export async function listOrderEvents(db: Database, orderId: string): Promise<CausedEvent[]> {
  return (await listEventsOf(db, [orderId])).get(orderId) ?? [];
}

/** Returns the stored histories of several orders, by order id. */
export async function listEventsOf(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, CausedEvent[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const events = new Map<string, CausedEvent[]>(orderIds.map((id) => [id, []]));
  for (const row of rows)
    events.get(row.order_id)?.push({ id: row.id, causeId: row.cause_id ?? null, ...toStoredEvent(row) });
  return events;
}

function toStoredEvent(row: Tables['order_events']): StoredEvent {
  return {
    status: row.status,
    at: row.created_at,
    ...(row.happened_at ? { happenedAt: row.happened_at } : {}),
    note: row.note,
    kind: TRACKING_EVENTS.find((known) => known === row.kind) ?? null,
    by:
      row.actor_kind && row.actor
        ? { kind: row.actor_kind, id: row.actor, name: row.actor_name ?? '' }
        : null,
    reason: row.reason ?? null,
    changes: row.changes ? (JSON.parse(row.changes) as FieldChange[]) : null,
    ...(row.implied ? { isImplied: true } : {}),
  };
}

import { CompiledQuery, sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import { insertRows, rowsFromJson } from '../../../platform/engine/insert-rows.ts';
import { withLock } from '../../../platform/engine/lock.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { insertCustody } from '../../custody/store/custody.ts';
import { isMove } from '../rules/tracking-history.ts';
import type { EventRow } from '../tables.ts';
import { findReferences, type ReferenceHolder } from './references.ts';
import type { NewRow } from './seq.ts';
import { assignSeqs, takenSeqs } from './seq.ts';
import { addToTotals, minusContribution, plusContribution } from './totals.ts';
import { markUnfinished } from './unfinished-import.ts';

/** Rows of one statement, of 39 values each; more bring no gain. */
const ROWS_AT_ONCE = 100;

function columnsOf([first]: readonly Tables['orders'][]): (keyof Tables['orders'])[] {
  // Object.keys loses the type of the keys.
  return Object.keys(first ?? {}) as (keyof Tables['orders'])[];
}

/**
 * Inserts orders and returns the seqs of the new ones; an order with a known id, tracking ID or reference is left
 * out.
 */
function insertingNew() {
  let full: { text: string; columns: (keyof Tables['orders'])[] } | undefined;
  return async (trx: Trx, rows: Tables['orders'][]): Promise<Set<number>> => {
    const insert = (chunk: Tables['orders'][]) =>
      trx
        .insertInto('orders')
        .values(chunk)
        .onConflict((conflict) => conflict.doNothing())
        .returning('seq')
        .compile();
    const stored = new Set<number>();
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const chunk = rows.slice(start, start + ROWS_AT_ONCE);
      let query: CompiledQuery<{ seq: number }>;
      if (chunk.length < ROWS_AT_ONCE) query = insert(chunk);
      else {
        // Compiled once for all full chunks, because compiling takes longer than inserting.
        full ??= { text: insert(chunk).sql, columns: columnsOf(chunk) };
        const { text, columns } = full;
        query = CompiledQuery.raw(
          text,
          chunk.flatMap((row) => columns.map((column) => row[column])),
        );
      }
      for (const { seq } of (await trx.executeQuery(query)).rows) stored.add(seq);
    }
    return stored;
  };
}

/**
 * Stores orders with their events and totals as part of an unfinished import. Returns true at the index of each new
 * one.
 */
export type StoreOrders = (trx: Trx, orders: { order: NewRow; events: EventRow[] }[]) => Promise<boolean[]>;

/** Stores the new orders with their events and import marks. Returns their seqs. */
type InsertNew = (trx: Trx, rows: Tables['orders'][], events: EventRow[][]) => Promise<Set<number>>;

function insertingOnSqlite(): InsertNew {
  const insertNew = insertingNew();
  return async (trx, rows, events) => {
    const stored = await insertNew(trx, rows);
    const isNew = rows.map(({ seq }) => stored.has(seq));
    await insertRows(
      trx,
      'order_events',
      events.flatMap((ofOne, index) => (isNew[index] ? ofOne : [])),
    );
    await markUnfinished(trx, stored);
    return stored;
  };
}

const eventColumns = [
  'id',
  'order_id',
  'status',
  'note',
  'created_at',
  'kind',
  'actor_kind',
  'actor',
  'actor_name',
  'reason',
  'changes',
  'implied',
] as const;

/** Uses one statement, because other writers of the same totals wait for it. */
const insertOnPostgres: InsertNew = async (trx, rows, events) => {
  const [first] = rows;
  if (!first) return new Set();
  const columns = Object.keys(first) as (keyof Tables['orders'])[];
  const inserted = await sql<{ seq: number }>`
    with stored as (
      insert into orders (${sql.join(columns.map((column) => sql.ref(column)))})
      ${rowsFromJson('orders', columns, rows)} on conflict do nothing returning seq, id
    ), marked as (
      insert into unfinished_import (seq) select seq from stored
    ), happened as (
      insert into order_events (${sql.join(eventColumns.map((column) => sql.ref(column)))})
      select happening.* from (${rowsFromJson('order_events', eventColumns, events.flat())}) as happening
      where order_id in (select id from stored)
    )
    select seq from stored`.execute(trx);
  return new Set(inserted.rows.map(({ seq }) => seq));
};

/** Totals are written first, as for a single new order, so that other writers wait there and not for a seq. */
export function orderStore(db: Database, timeZone: string): StoreOrders {
  const insertNew = engineOf(db).name === 'sqlite' ? insertingOnSqlite() : insertOnPostgres;
  return async (trx, orders) => {
    const plain = orders.map(({ order, events }) => ({
      ...order,
      moved_at: events.findLast(isMove)?.created_at ?? order.created_at,
    }));
    const changes = plain.map(plusContribution);
    await addToTotals(trx, timeZone, changes);
    const rows = assignSeqs(plain, await takenSeqs(trx, plain));
    const stored = await insertNew(
      trx,
      rows,
      orders.map(({ events }) => events),
    );
    const isNew = rows.map(({ seq }) => stored.has(seq));
    await insertCustody(
      trx,
      rows.filter((_, index) => isNew[index]),
    );
    await addToTotals(trx, timeZone, changes.filter((_, index) => !isNew[index]).map(minusContribution));
    return isNew;
  };
}

/** Locks the warehouses and senders of these orders until the transaction ends. Returns those that were deleted. */
export async function lockParents(
  trx: Trx,
  orders: readonly Pick<NewRow, 'warehouse_id' | 'sender_id'>[],
  since: string,
): Promise<Set<string>> {
  const senders = new Set(orders.map((order) => order.sender_id).filter((id) => id !== null));
  const named = { warehouses: new Set(orders.map((order) => order.warehouse_id)), senders };
  const gone = new Set<string>();
  for (const table of ['senders', 'warehouses'] as const) {
    if (named[table].size === 0) continue;
    const query = trx
      .selectFrom(table)
      .select(['id', 'deleted_at'])
      .where('id', 'in', [...named[table]]);
    for (const { id, deleted_at } of await withLock(trx, query, 'child').execute()) {
      if (deleted_at !== null && deleted_at > since) gone.add(id);
    }
  }
  return gone;
}

/** Keys in use; `references` has the orders that use them, by referenceKey. */
export type UsedKeys = {
  ids: Set<string>;
  trackingIds: Set<string>;
  references: Map<string, ReferenceHolder>;
};

/** Returns the keys of these orders that stored orders use already, to say why an order was left out. */
export async function findTaken(
  db: Database,
  orders: readonly Pick<NewRow, 'id' | 'tracking_id' | 'sender_id' | 'sender_name' | 'reference'>[],
): Promise<UsedKeys> {
  if (orders.length === 0) return { ids: new Set(), trackingIds: new Set(), references: new Map() };
  const ids = orders.map((order) => order.id);
  const rows = await db.selectFrom('orders').select('id').where('id', 'in', ids).execute();
  const trackingIds = orders.map((order) => order.tracking_id);
  const tracked = await db
    .selectFrom('orders')
    .select('tracking_id')
    .where('tracking_id', 'in', trackingIds)
    .execute();
  return {
    ids: new Set(rows.map((row) => row.id)),
    trackingIds: new Set(tracked.map((row) => row.tracking_id)),
    references: await findReferences(db, orders),
  };
}

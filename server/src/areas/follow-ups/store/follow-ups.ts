import { CALL_KINDS } from '@tawseel/contract/facts/calls';
import type { FollowUpKind } from '@tawseel/contract/facts/follow-ups';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import { newId } from '../../../platform/engine/ids.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import type { Page } from '../../../platform/values/paging.ts';
import type { Scope } from '../../../platform/values/scope.ts';
import { shortNote } from '../note.ts';
import { readCallingWarehouse } from './open-follow-ups.ts';

/** Follow-up with the names of its warehouse, its run and the driver of that run. */
export type FollowUpRow = Tables['follow_ups'] & {
  warehouse: string;
  run: string | null;
  driver_first_name: string | null;
  driver_last_name: string | null;
  driver_phone: string | null;
  calls: number;
};
export type Row = Tables['follow_ups'];

/** True for follow-ups that are settled by calling; they go with the parcel. */
export const isCall = (kind: string) => CALL_KINDS.some((known) => known === kind);

/** Separates the lines of a note. */
const NEW_LINE = '\n';

export type NewFollowUp = {
  order_id: string;
  kind: FollowUpKind;
  note: string;
  run_id?: string | null;
  at: string;
  by: string;
  cause_id?: string | null;
};

/**
 * Opens a follow-up at each warehouse; a call is opened at the warehouse that answers for the parcel. If one is open
 * already, the note is appended to it.
 */
export async function openFollowUps(
  trx: Trx,
  warehouseIds: Iterable<string>,
  { order_id, kind, note, run_id = null, at, by, cause_id = null }: NewFollowUp,
): Promise<void> {
  const places = isCall(kind) ? [await readCallingWarehouse(trx, order_id)] : warehouseIds;
  for (const warehouse_id of [...new Set(places)].sort()) {
    const row = {
      id: newId(Date.parse(at)),
      order_id,
      warehouse_id,
      kind,
      state: 'open',
      note,
      run_id,
      opened_at: at,
      opened_by: by,
      due_at: at,
      cause_id,
    };
    const { id, note: whole } = await trx
      .insertInto('follow_ups')
      .values(row as Row)
      .onConflict((conflict) =>
        conflict
          .columns(['order_id', 'kind', 'warehouse_id'])
          // The same condition as in the partial index.
          .where(sql<SqlBool>`state = 'open'`)
          .doUpdateSet({
            due_at: sql`case when excluded.due_at < follow_ups.due_at then excluded.due_at else follow_ups.due_at end`,
            note: sql`case when excluded.note = '' or follow_ups.note = excluded.note then follow_ups.note
              when follow_ups.note = '' then excluded.note else follow_ups.note || ${NEW_LINE} || excluded.note end`,
          }),
      )
      .returning(['id', 'note'])
      .executeTakeFirstOrThrow();
    const short = shortNote(whole);
    if (short !== whole) await updateFollowUp(trx, id, { note: short });
  }
}

/** Returns the id of the open follow-up of a kind about an order; a call is at whichever warehouse has the parcel. */
export async function readOpenId(
  db: Database,
  { orderId, kind, warehouseId }: { orderId: string; kind: FollowUpKind; warehouseId: string },
): Promise<string> {
  const { id } = await db
    .selectFrom('follow_ups')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .$if(!isCall(kind), (query) => query.where('warehouse_id', '=', warehouseId))
    .executeTakeFirstOrThrow();
  return id;
}

type FollowUpQuery = {
  scope: Scope;
  warehouseId?: string | undefined;
  list: 'open' | 'claimed' | 'done';
  now: string;
  kind?: string | undefined;
};

function named(db: Database) {
  return db
    .selectFrom('follow_ups')
    .innerJoin('warehouses', 'warehouses.id', 'follow_ups.warehouse_id')
    .leftJoin('runs', 'runs.id', 'follow_ups.run_id')
    .leftJoin('staff as driver', (join) =>
      // The driver stays unnamed at a warehouse that neither sent nor received the run.
      join
        .onRef('driver.id', '=', 'runs.driver_id')
        .on(
          sql<SqlBool>`(runs.warehouse_id = follow_ups.warehouse_id or runs.to_warehouse_id = follow_ups.warehouse_id)`,
        ),
    )
    .selectAll('follow_ups')
    .select([
      'warehouses.name as warehouse',
      'runs.number as run',
      'driver.first_name as driver_first_name',
      'driver.last_name as driver_last_name',
      'driver.phone as driver_phone',
    ])
    .select(
      sql<number>`(select count(*) from contact_calls where contact_calls.follow_up_id = follow_ups.id)`.as(
        'calls',
      ),
    );
}

/** True for all but the first of several open follow-ups of one kind about one order, each at another warehouse. */
const IS_REPEATED = sql<SqlBool>`exists (select 1 from follow_ups first where first.order_id = follow_ups.order_id
  and first.kind = follow_ups.kind and first.state = 'open' and first.id < follow_ups.id)`;

/**
 * Returns a page, open follow-ups oldest first or done ones latest first, and the total. In the open list of all
 * warehouses, a parcel that several of them look for is one row.
 */
export async function listFollowUps(
  db: Database,
  { scope, warehouseId = scope.warehouseId, list, now, kind }: FollowUpQuery,
  { limit, offset }: Page,
): Promise<{ rows: FollowUpRow[]; total: number }> {
  const isOpen = list !== 'done';
  const all: RawBuilder<SqlBool>[] = [sql`follow_ups.state = ${isOpen ? 'open' : 'done'}`];
  if (list === 'claimed') all.push(sql`follow_ups.claimed_until > ${now}`);
  if (warehouseId !== undefined) all.push(sql`follow_ups.warehouse_id = ${warehouseId}`);
  else if (list === 'open') all.push(sql`not ${IS_REPEATED}`);
  if (kind !== undefined) all.push(sql`follow_ups.kind = ${kind}`);
  const where = sql<SqlBool>`${sql.join(all, sql` and `)}`;
  const rows = await named(db)
    .where(where)
    .orderBy(isOpen ? 'opened_at' : 'follow_ups.closed_at', isOpen ? 'asc' : 'desc')
    .orderBy('follow_ups.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('follow_ups')
    .where(where)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** Returns the open follow-ups about these orders, with the names of their warehouses, sorted by name. */
export async function listOpenOf(
  db: Database,
  orderIds: readonly string[],
): Promise<Pick<FollowUpRow, 'order_id' | 'kind' | 'warehouse_id' | 'warehouse'>[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('follow_ups')
    .innerJoin('warehouses', 'warehouses.id', 'follow_ups.warehouse_id')
    .select(['order_id', 'kind', 'warehouse_id', 'warehouses.name as warehouse'])
    .where('order_id', 'in', orderIds)
    .where('state', '=', 'open')
    .orderBy('warehouses.name')
    .execute();
}

export async function readFollowUps(db: Database, ids: readonly string[]): Promise<FollowUpRow[]> {
  return named(db).where('follow_ups.id', 'in', ids).execute();
}

/** Returns the follow-up of an id, or undefined if the scope excludes it. */
function known(db: Database, id: string, { warehouseId }: Scope) {
  return db
    .selectFrom('follow_ups')
    .selectAll()
    .where('id', '=', id)
    .$if(warehouseId !== undefined, (query) => query.where('warehouse_id', '=', warehouseId ?? ''));
}

export async function findFollowUp(db: Database, id: string, scope: Scope): Promise<Row | undefined> {
  return known(db, id, scope).executeTakeFirst();
}

/** Returns true if the reader has claimed an open call about the order. */
export async function hasClaimedCall(
  db: Database,
  orderId: string,
  { reader, now }: { reader: string; now: string },
): Promise<boolean> {
  const claimed = db
    .selectFrom('follow_ups')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', 'in', CALL_KINDS)
    .where('state', '=', 'open')
    .where('claimed_by', '=', reader)
    .where('claimed_until', '>', now);
  return (await claimed.executeTakeFirst()) !== undefined;
}

/** Lists the open follow-ups about an order that are settled by calling. */
export async function listOpenCalls(db: Database, orderId: string) {
  return db
    .selectFrom('follow_ups')
    .select(['kind', 'note', 'due_at'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', CALL_KINDS)
    .where('state', '=', 'open')
    .execute();
}

/** Locks a follow-up until the transaction ends. */
export async function lockFollowUp(trx: Trx, id: string, scope: Scope): Promise<Row | undefined> {
  return engineOf(trx)
    .lockRows(known(trx, id, scope), 'no key update')
    .executeTakeFirst();
}

export async function updateFollowUp(trx: Trx, id: string, changes: Partial<Row>): Promise<void> {
  await trx.updateTable('follow_ups').set(changes).where('id', '=', id).execute();
}

export type LastScan = {
  parcel: number;
  seq: number;
  act: string;
  warehouse: string;
  station: string;
  run: string;
  by: string;
};

/** Returns the last scan of each order, by order id. */
export async function findLastScans(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, LastScan>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .innerJoin('scans', (join) =>
      join.on('scans.seq', '=', (eb) =>
        eb
          .selectFrom('scans as later')
          .select((of) => of.fn.max('later.seq').as('seq'))
          .whereRef('later.parcel', '=', 'orders.seq'),
      ),
    )
    .innerJoin('stations', 'stations.no', 'scans.station')
    .innerJoin('warehouses', 'warehouses.id', 'stations.warehouse_id')
    .innerJoin('actors', 'actors.no', 'scans.actor')
    .leftJoin('runs', 'runs.no', 'scans.run')
    .select([
      'orders.id',
      'orders.seq as parcel',
      'scans.seq',
      'scans.act',
      'warehouses.name as warehouse',
      'stations.name as station',
      'runs.number as run',
      'actors.name as by',
    ])
    .where('orders.id', 'in', orderIds)
    .execute();
  return new Map(rows.map(({ id, run, ...scan }) => [id, { ...scan, run: run ?? '' }]));
}

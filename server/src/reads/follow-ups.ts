import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Tables } from '../platform/engine/tables.ts';
import type { Page } from '../platform/values/paging.ts';
import type { Scope } from '../platform/values/scope.ts';

/** Follow-up with the names of its warehouse, its run and the driver of that run. */
export type FollowUpRow = Tables['follow_ups'] & {
  warehouse: string;
  run: string | null;
  driver_first_name: string | null;
  driver_last_name: string | null;
  driver_phone: string | null;
  calls: number;
};
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

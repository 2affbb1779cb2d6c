import { type RawBuilder, sql } from 'kysely';
import type { Database, Tables } from './tables.ts';

type Relation = {
  from: keyof Tables;
  column: string;
  to: keyof Tables;
  /** What is named, for people. */
  what: string;
  /** What stands in the column of a row that names nothing, where a row may. */
  none?: string;
};

/** Which column names a row of which table. A row that was deleted is still there to be named. */
const RELATIONS: readonly Relation[] = [
  { from: 'orders', column: 'warehouse_id', to: 'warehouses', what: 'a warehouse' },
  { from: 'orders', column: 'sender_id', to: 'senders', what: 'a sender' },
  { from: 'order_events', column: 'order_id', to: 'orders', what: 'an order' },
  { from: 'staff', column: 'warehouse_id', to: 'warehouses', what: 'a warehouse' },
  { from: 'cashier_payments', column: 'cashier_id', to: 'staff', what: 'a cashier' },
  { from: 'cashier_payments', column: 'warehouse_id', to: 'warehouses', what: 'a warehouse' },
  { from: 'city_rates', column: 'company_id', to: 'senders', what: 'a company', none: '' },
  { from: 'zone_rates', column: 'company_id', to: 'senders', what: 'a company', none: '' },
  { from: 'sessions', column: 'admin_id', to: 'admins', what: 'an administrator' },
];

type LiveRelation = Omit<Relation, 'none'> & {
  /** What makes a row live, so that what it names may not be deleted. */
  live: RawBuilder<unknown>;
};

const LIVE_RELATIONS: readonly LiveRelation[] = [
  {
    from: 'orders',
    column: 'warehouse_id',
    to: 'warehouses',
    what: 'an order that is not delivered belongs to a warehouse',
    live: sql`child.tracking_status not in ('delivered', 'return')`,
  },
  {
    from: 'orders',
    column: 'sender_id',
    to: 'senders',
    what: 'cash on delivery that is not handed in is of a sender',
    live: sql`child.payment_method = 'COD' and child.value_fils > 0 and child.cash_handed_in_at is null
      and child.tracking_status <> 'return'`,
  },
  {
    from: 'staff',
    column: 'warehouse_id',
    to: 'warehouses',
    what: 'a member of staff works at a warehouse',
    live: sql`child.deleted_at is null`,
  },
];

/** Live rows of parents that were deleted, counted by relation, in sentences. */
export async function findLeftBehind(db: Database): Promise<string[]> {
  const found: string[] = [];
  for (const { from, column, to, what, live } of LIVE_RELATIONS) {
    const named = sql.ref(`child.${column}`);
    const { rows } = await sql<{ n: number; first: string | null }>`
      select count(*) as n, min(${named}) as first from ${sql.table(from)} as child
      where ${live} and exists (
        select 1 from ${sql.table(to)} as parent where parent.id = ${named} and parent.deleted_at is not null
      )`.execute(db);
    const { n = 0, first = '' } = rows[0] ?? {};
    if (n > 0) found.push(`${n} times ${what} that was deleted (${column} ${first}).`);
  }
  return found;
}

/** Rows that name another which is not there, counted by relation, in sentences. */
export async function findOrphans(db: Database): Promise<string[]> {
  const found: string[] = [];
  for (const { from, column, to, what, none } of RELATIONS) {
    const named = sql.ref(`orphan.${column}`);
    const { rows } = await sql<{ n: number; first: string | null }>`
      select count(*) as n, min(${named}) as first from ${sql.table(from)} as orphan
      where ${named} is not null and ${named} is distinct from ${none ?? null}
        and not exists (select 1 from ${sql.table(to)} as parent where parent.id = ${named})`.execute(db);
    const { n = 0, first = '' } = rows[0] ?? {};
    const names = n === 1 ? '1 row' : `${n} rows`;
    const verb = n === 1 ? 'names' : 'name';
    if (n > 0) found.push(`${names} of ${from} ${verb} ${what} that does not exist (${column} ${first}).`);
  }
  return found;
}

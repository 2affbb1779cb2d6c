import { sql } from 'kysely';
import { engineOf } from '../../platform/engine/database.ts';
import type { Database, Trx } from '../../platform/engine/tables.ts';

/** Tables of live data that people enter, in the order in which inserting an order reads and writes them. */
const ENTERED = [
  { table: 'senders', live: 'deleted_at is null' },
  { table: 'warehouses', live: 'deleted_at is null' },
  { table: 'zone_rates', live: "company_id = ''" },
  { table: 'orders', live: 'true' },
  { table: 'staff', live: 'deleted_at is null' },
  { table: 'cashier_payments', live: 'true' },
  { table: 'queries', live: 'true' },
] as const;

export type EnteredTable = (typeof ENTERED)[number]['table'];

/** Tables whose rows depend on those. */
const DEPENDENT = [
  'order_totals',
  'order_events',
  'unfinished_import',
  'cash_held',
  'postings',
  'driver_expenses',
  'cash_counts',
  'balances',
  'custody',
  'scans',
  'contact_calls',
  'follow_ups',
  'parcel_codes',
  'prints',
  'print_jobs',
  'sender_charges',
  'invoices',
  'statements',
  'shops',
  'promises',
  'proofs',
  'late_money',
  'stop_acts',
  'run_stops',
  'visit_acts',
  'pickup_visits',
  'runs',
  'stock_counts',
  'stations',
  'pickups',
] as const;

/** Lock timeout: how long PostgreSQL waits for what is under way before it gives up. */
const PATIENCE = '10s';

export type EnteredCount = { table: EnteredTable; n: number };

/** How many rows of each table have, or have not, an id that ends in a mark; tables without any are left out. */
export async function countEntered(db: Database, mark: string, marked: boolean): Promise<EnteredCount[]> {
  const counts: EnteredCount[] = [];
  for (const { table, live } of ENTERED) {
    const isMarked = sql<boolean>`id like ${`%${mark}`}`;
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from ${sql.table(table)}
      where ${sql.raw(live)} and ${marked ? isMarked : sql`not (${isMarked})`}`.execute(db);
    const n = rows[0]?.n ?? 0;
    if (n > 0) counts.push({ table, n });
  }
  return counts;
}

/**
 * Exclusive table locks to the end of the transaction, even against reading: an order on its way in must not have
 * found a warehouse that is gone when it is stored. SQLite has one writer at a time anyway.
 */
export async function lockEntered(trx: Trx): Promise<void> {
  const tables = [...ENTERED.map(({ table }) => table), ...DEPENDENT];
  await engineOf(trx).lockTables(trx, tables, 'all', PATIENCE);
}

/** Deletes all of it, with the rates of companies and the keys of senders and staff, children before parents. */
export async function deleteEntered(trx: Trx): Promise<void> {
  for (const table of DEPENDENT) await trx.deleteFrom(table).execute();
  await trx.updateTable('areas').set({ warehouse_id: null }).execute();
  await trx.deleteFrom('city_rates').where('company_id', '!=', '').execute();
  await trx
    .deleteFrom('api_keys')
    .where((eb) => eb.or([eb('sender_id', 'is not', null), eb('staff_id', 'is not', null)]))
    .execute();
  await trx
    .deleteFrom('accounts')
    .where('id', 'in', (eb) => eb.selectFrom('staff').select('id'))
    .execute();
  for (const { table } of ENTERED.toReversed()) await trx.deleteFrom(table).execute();
  await beginAgain(trx);
}

/** The first real statement and invoice are number 1: a number that is missing would have to be explained to an auditor. */
async function beginAgain(trx: Trx): Promise<void> {
  await trx
    .deleteFrom('number_series')
    .where((eb) =>
      eb.or([eb('name', '=', 'statements'), eb('name', 'like', 'INV-%'), eb('name', 'like', 'CN-%')]),
    )
    .execute();
}

// Fills a data folder with people and orders: `node bench/fill.ts <folder> <orders>`. The same count gives the same
// rows, over the three years up to END. Indexes and the search are created last, which is many times faster.

import { rmSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '@tawseel/contract/facts/durations';
import { EMIRATES } from '@tawseel/contract/facts/emirates';
import { BUSINESS_TIME_ZONE } from '@tawseel/contract/facts/limits';
import { contribution } from '@tawseel/server/src/areas/orders/rules/contribution.ts';
import { type OrderChange, totalsOf } from '@tawseel/server/src/areas/orders/store/totals.ts';
import { seedEssentials } from '@tawseel/server/src/areas/rates/store/essentials.ts';
import { DECIDED } from '@tawseel/server/src/areas/rates/store/starting-prices.ts';
import { seededRandom } from '@tawseel/server/src/demo/random.ts';
import { openSqlite } from '@tawseel/server/src/platform/engine/database.ts';
import { newId } from '@tawseel/server/src/platform/engine/ids.ts';
import { migrate } from '@tawseel/server/src/platform/engine/migrate.ts';
import { databaseFile, makeFolder } from '@tawseel/server/src/platform/engine/open.ts';
import type { Tables } from '@tawseel/server/src/platform/engine/tables.ts';
import { orderRows } from './order-rows.ts';
import { senderRows, supervisorRows } from './people-rows.ts';

/** Start time of a measured server: in the middle of a month, a week, a day and an hour. */
export const END = Date.parse('2025-11-20T14:30:00Z');
const COMMIT_EVERY = 100_000;
export const SENDERS = 50_000;
const SUPERVISORS = 5_000;

function insertInto(connection: DatabaseSync, table: keyof Tables, columns: string[]) {
  const placeholders = columns.map(() => '?').join(', ');
  return connection.prepare(`insert into ${table} (${columns.join(', ')}) values (${placeholders})`);
}

function insertAll(connection: DatabaseSync, table: keyof Tables, rows: Iterable<object>): void {
  let insert: ReturnType<typeof insertInto> | undefined;
  for (const row of rows) {
    insert ??= insertInto(connection, table, Object.keys(row));
    insert.run(...Object.values(row));
  }
}

function insertWarehouses(connection: DatabaseSync, createdAt: string): string[] {
  const random = seededRandom('warehouses');
  return EMIRATES.map((city, index) => {
    const row: Tables['warehouses'] = {
      id: newId(Date.parse(createdAt) + index, random.bytes(10)),
      name: `${city} Hub`,
      country: 'United Arab Emirates',
      city,
      street: 'Industrial Area 3',
      email: `hub-${index}@tawseel.example`,
      phone: '+971 4 555 0100',
      code: `HUB-${index}`,
      password_hash: '',
      image: '',
      created_at: createdAt,
      deleted_at: null,
    };
    insertInto(connection, 'warehouses', Object.keys(row)).run(...Object.values(row));
    return row.id;
  });
}

/** Numbers of a large business, independent of the number of orders. */
function insertPeople(connection: DatabaseSync, end: number, warehouseIds: string[]): void {
  connection.exec('begin');
  insertAll(connection, 'senders', senderRows(SENDERS, end));
  insertAll(connection, 'staff', supervisorRows(SUPERVISORS, end, warehouseIds));
  connection.exec('commit');
}

/** Drops indexes and triggers, which slow inserts down. Returns a function that creates them again. */
function dropIndexes(connection: DatabaseSync): () => void {
  const kept = connection
    .prepare(
      "select type, name, sql from sqlite_master where tbl_name = 'orders' and sql is not null and type <> 'table'",
    )
    .all();
  for (const { type, name } of kept) connection.exec(`drop ${type} ${name}`);
  return () => {
    for (const { sql } of kept) connection.exec(String(sql));
    for (const index of ['orders_search', 'orders_search_folded'])
      connection.exec(`insert into ${index}(${index}) values ('rebuild')`);
  };
}

/** Inserts the custody of parcels that we hold, as in a business without scans. */
const CUSTODY = `insert into custody (seq, holder_kind, holder, since, warehouse_id, sort_code, leg)
  select seq, case tracking_status when 'warehouse' then 'warehouse' else 'unknown' end,
    case tracking_status when 'warehouse' then warehouse_id else '' end, moved_at, warehouse_id, '', 'out'
  from orders where tracking_status in ('pickup', 'warehouse', 'assignedtodriver')`;

/** Fills the folder, after emptying it, with `count` orders and their totals. */
export async function fill(dataDir: string, count: number): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true });
  const file = databaseFile({ DATA_DIR: dataDir });
  makeFolder(file);
  const { db, connection } = openSqlite(file);
  await migrate(db);
  await seedEssentials(db, DECIDED);
  connection.exec('pragma synchronous = off; pragma cache_size = -400000');
  const warehouseIds = insertWarehouses(connection, new Date(END - 1200 * DAY_MS).toISOString());
  insertPeople(connection, END, warehouseIds);
  const restoreIndexes = dropIndexes(connection);
  const totals = totalsOf(BUSINESS_TIME_ZONE, insertOrders(connection, orderRows(count, END, warehouseIds)));
  connection.exec('begin');
  insertAll(connection, 'order_totals', totals);
  connection.exec('commit');
  restoreIndexes();
  connection.exec(CUSTODY);
  connection.exec('pragma optimize; pragma wal_checkpoint(truncate)');
  await db.destroy();
}

/** Writes each order and yields its change of the totals. */
function* insertOrders(connection: DatabaseSync, rows: Iterable<Tables['orders']>): Generator<OrderChange> {
  let insert: ReturnType<typeof insertInto> | undefined;
  let written = 0;
  connection.exec('begin');
  for (const row of rows) {
    insert ??= insertInto(connection, 'orders', Object.keys(row));
    insert.run(...Object.values(row));
    written += 1;
    if (written % COMMIT_EVERY === 0) connection.exec('commit; begin');
    yield {
      createdAt: row.created_at,
      warehouseId: row.warehouse_id,
      deliveryType: row.delivery_type,
      after: contribution({
        chargeFils: row.charge_fils,
        orderValueFils: row.value_fils,
        paymentMethod: row.payment_method,
        cashHandedIn: row.cash_handed_in_at !== null,
        trackingStatus: row.tracking_status,
      }),
    };
  }
  connection.exec('commit');
}

if (import.meta.main) {
  const [folder, orders] = process.argv.slice(2);
  if (!folder || !Number.isInteger(Number(orders)) || Number(orders) < 1) {
    console.error('Usage: node bench/fill.ts <folder> <orders>');
    process.exit(2);
  }
  const started = performance.now();
  await fill(path.resolve(folder), Number(orders));
  console.log(`${orders} orders in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

import type { City } from '@tawseel/contract/facts/emirates';
import { CITY_CODES } from '@tawseel/contract/facts/emirates';
import type { Warehouse, WarehouseDetails } from '@tawseel/contract/warehouses';
import { sql } from 'kysely';
import { lockTable, type ParentLock, withLock } from '../../platform/engine/lock.ts';
import { prepared } from '../../platform/engine/prepared.ts';
import type { Database, Trx } from '../../platform/engine/tables.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { warehouseCodes } from './rules.ts';
import type { WarehouseRow } from './tables.ts';

function toWarehouse(row: WarehouseRow): Warehouse {
  return {
    _id: row.id,
    wareHouseName: row.name,
    country: row.country,
    city: row.city,
    street: row.street,
    email: row.email,
    phone: row.phone,
    warehouseCode: row.code,
    image: row.image,
    createdAt: row.created_at,
  };
}

/** Lists the warehouses in the scope: all, or the caller's own. */
export async function listWarehouses(db: Database, { warehouseId: id }: Scope): Promise<Warehouse[]> {
  const rows = await db
    .selectFrom('warehouses')
    .selectAll()
    .where('deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toWarehouse);
}

export async function findWarehouse(
  db: Database,
  id: string,
  lock?: ParentLock,
): Promise<Warehouse | undefined> {
  const query = db.selectFrom('warehouses').selectAll().where('id', '=', id).where('deleted_at', 'is', null);
  const row = await withLock(db, query, lock).executeTakeFirst();
  return row && toWarehouse(row);
}

const nearest = prepared<{ city: string }, { id: string }>((db, slots) =>
  withLock(
    db,
    db
      .selectFrom('warehouses')
      .select('id')
      .where('deleted_at', 'is', null)
      .orderBy((eb) => eb.case().when('city', '=', slots.city).then(0).else(1).end())
      .orderBy('created_at')
      .orderBy('id')
      .limit(1),
    'child',
  ),
);

/**
 * Returns the oldest warehouse in a city, or the oldest of all if the city has none, and locks it as the parent of
 * what follows.
 */
export async function findNearestWarehouse(db: Database, city: string): Promise<string | undefined> {
  const [first] = await nearest(db, { city });
  if (first) return first.id;
  // PostgreSQL skips a row that was deleted while its lock was awaited, without looking for the next one.
  const [next] = await nearest(db, { city });
  return next?.id;
}

/** Returns the warehouse that uses an email, ignoring case, other than `exceptId`, or undefined. */
export async function findWarehouseByEmail(
  db: Database,
  email: string,
  exceptId = '',
): Promise<WarehouseRow | undefined> {
  return db
    .selectFrom('warehouses')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .where('id', '!=', exceptId)
    .executeTakeFirst();
}

/** Returns true if there is a warehouse, including deleted ones. */
export async function hasWarehouse(db: Database): Promise<boolean> {
  return (await db.selectFrom('warehouses').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Lists the unique columns of all warehouses, including deleted ones. */
export async function listWarehouseCodes(
  db: Database,
  lock?: ParentLock,
): Promise<Pick<WarehouseRow, 'id' | 'code' | 'email' | 'deleted_at'>[]> {
  const query = db.selectFrom('warehouses').select(['id', 'code', 'email', 'deleted_at']);
  return withLock(db, query, lock).execute();
}

/** A code stays reserved after its warehouse is deleted, because labels and old orders have it. */
export async function isCodeTaken(db: Database, code: string): Promise<boolean> {
  return (
    (await db.selectFrom('warehouses').select('id').where('code', '=', code).executeTakeFirst()) !== undefined
  );
}

/** Returns the next free code of a city, and locks the table so that no other call gets it. */
export async function nextCode(trx: Trx, city: City): Promise<string> {
  await lockTable(trx, 'warehouses');
  const rows = await trx
    .selectFrom('warehouses')
    .select('code')
    .where('code', 'like', `${CITY_CODES[city]}-%`)
    .execute();
  return warehouseCodes(rows.map(({ code }) => code))(city);
}

export async function insertWarehouse(db: Database, row: WarehouseRow): Promise<Warehouse> {
  await db.insertInto('warehouses').values(row).execute();
  return toWarehouse(row);
}

export async function updateWarehouse(
  db: Database,
  id: string,
  details: WarehouseDetails,
): Promise<Warehouse | undefined> {
  const row = await db
    .updateTable('warehouses')
    .set(details)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row && toWarehouse(row);
}

/** Soft deletion: the row stays for the orders and payments that refer to it. */
export async function deleteWarehouse(trx: Trx, id: string, now: string): Promise<void> {
  await trx.updateTable('warehouses').set({ deleted_at: now }).where('id', '=', id).execute();
}

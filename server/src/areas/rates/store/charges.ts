import type { PackingCharge, SizeCharge, WeightCharge } from '@tawseel/contract/charges';
import { insertRows } from '../../../platform/engine/insert-rows.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { toAed } from '../../../platform/values/fils.ts';
import { DECIDED, markOf } from './starting-prices.ts';

const GRAMS = 1000;

/** 5,000 to 10,000 grams read '5-10': the screen says once that these are kg. */
function toWeightCharge(row: Tables['weight_charges']): WeightCharge {
  const range = `${row.from_grams / GRAMS}-${row.up_to_grams / GRAMS}`;
  return { _id: row.id, range, price: toAed(row.price_fils), ...markOf(row) };
}

function toPackingCharge(row: Tables['packing_charges']): PackingCharge {
  return { _id: row.id, price: toAed(row.price_fils), ...markOf(row) };
}

function toSizeCharge(row: Tables['size_charges']): SizeCharge {
  return {
    _id: row.id,
    size: row.size,
    maxVolume: row.max_volume,
    price: toAed(row.price_fils),
    ...markOf(row),
  };
}

/** Lightest first. */
export async function listWeightRows(db: Database): Promise<Tables['weight_charges'][]> {
  return db.selectFrom('weight_charges').selectAll().orderBy('from_grams').execute();
}

export async function listWeightCharges(db: Database): Promise<WeightCharge[]> {
  return (await listWeightRows(db)).map(toWeightCharge);
}

export async function updateWeightCharge(
  db: Database,
  id: string,
  priceFils: number,
): Promise<WeightCharge | undefined> {
  const row = await db
    .updateTable('weight_charges')
    .set({ price_fils: priceFils, starting: DECIDED })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toWeightCharge(row);
}

export async function listPackingRows(db: Database): Promise<Tables['packing_charges'][]> {
  return db.selectFrom('packing_charges').selectAll().orderBy('id').execute();
}

export async function listPackingCharges(db: Database): Promise<PackingCharge[]> {
  return (await listPackingRows(db)).map(toPackingCharge);
}

export async function updatePackingCharge(
  db: Database,
  id: string,
  priceFils: number,
): Promise<PackingCharge | undefined> {
  const row = await db
    .updateTable('packing_charges')
    .set({ price_fils: priceFils, starting: DECIDED })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toPackingCharge(row);
}

/** Smallest first; the unlimited one, without a largest volume, is the last. */
export async function listSizeRows(db: Database): Promise<Tables['size_charges'][]> {
  return db
    .selectFrom('size_charges')
    .selectAll()
    .orderBy('max_volume', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();
}

export async function listSizeCharges(db: Database): Promise<SizeCharge[]> {
  return (await listSizeRows(db)).map(toSizeCharge);
}

/** Undefined when there is no such charge. The caller, who compares this one with the others, has locked the table. */
export async function updateSizeCharge(
  trx: Trx,
  id: string,
  changed: { price_fils: number; max_volume: number | null },
): Promise<SizeCharge | undefined> {
  const row = await trx
    .updateTable('size_charges')
    .set({ ...changed, starting: DECIDED })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toSizeCharge(row);
}

export type ChargeTable = 'weight_charges' | 'size_charges' | 'packing_charges';

/** Puts these in the place of all that there are. */
export async function replaceCharges<T extends ChargeTable>(
  db: Database,
  table: T,
  rows: readonly Tables[T][],
): Promise<void> {
  await db.deleteFrom<ChargeTable>(table).execute();
  await insertRows(db, table, rows);
}

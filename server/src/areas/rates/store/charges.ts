import type { PackingCharge, SizeCharge, WeightCharge } from '@tawseel/contract/charges';
import { insertRows } from '../../../platform/engine/insert-rows.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { toAed } from '../../../platform/values/fils.ts';
import { DECIDED, markOf } from './starting-prices.ts';

const GRAMS = 1000;

/** Formats 5,000 to 10,000 grams as '5-10'; the screen shows the unit kg once. */
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

/** Lists the rows, lightest first. */
export async function listWeightRows(db: Database): Promise<Tables['weight_charges'][]> {
  return db.selectFrom('weight_charges').selectAll().orderBy('from_grams').execute();
}

export async function listWeightCharges(db: Database): Promise<WeightCharge[]> {
  return (await listWeightRows(db)).map(toWeightCharge);
}

export async function listPackingRows(db: Database): Promise<Tables['packing_charges'][]> {
  return db.selectFrom('packing_charges').selectAll().orderBy('id').execute();
}

export async function listPackingCharges(db: Database): Promise<PackingCharge[]> {
  return (await listPackingRows(db)).map(toPackingCharge);
}

/** Lists the rows, smallest first; the one without a maximum volume is last. */
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

export type ChargeTable = 'weight_charges' | 'size_charges' | 'packing_charges';

/** Changes a charge and marks it as decided. Returns undefined if there is no such charge. */
async function update<T extends ChargeTable>(
  trx: Trx,
  table: T,
  id: string,
  changed: Partial<Tables[T]>,
): Promise<Tables[T] | undefined> {
  const row = await trx
    .updateTable<ChargeTable>(table)
    .set({ ...changed, starting: DECIDED })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  // Kysely types the row as one of any of the tables.
  return row as Tables[T] | undefined;
}

export async function updateWeightCharge(trx: Trx, id: string, price_fils: number) {
  const row = await update(trx, 'weight_charges', id, { price_fils });
  return row && toWeightCharge(row);
}

export async function updatePackingCharge(trx: Trx, id: string, price_fils: number) {
  const row = await update(trx, 'packing_charges', id, { price_fils });
  return row && toPackingCharge(row);
}

type SizeChange = Pick<Tables['size_charges'], 'price_fils' | 'max_volume'>;

/** The caller must have locked the table, because it compares this size with the others. */
export async function updateSizeCharge(trx: Trx, id: string, changed: SizeChange) {
  const row = await update(trx, 'size_charges', id, changed);
  return row && toSizeCharge(row);
}

/** Replaces all charges with these. */
export async function replaceCharges<T extends ChargeTable>(
  db: Database,
  table: T,
  rows: readonly Tables[T][],
): Promise<void> {
  await db.deleteFrom<ChargeTable>(table).execute();
  await insertRows(db, table, rows);
}

import { createHash } from 'node:crypto';
import { type City, EMIRATES } from '@tawseel/contract/facts/emirates';
import { DELIVERY_TYPES, MAX_PARCEL_GRAMS } from '@tawseel/contract/facts/limits';
import { newId } from '../../../platform/engine/ids.ts';
import type { Database, Tables } from '../../../platform/engine/tables.ts';
import { STARTING } from './starting-prices.ts';

/**
 * Starting prices in fils between the emirates, in the order of EMIRATES, the same in both directions. The diagonal
 * is within one emirate.
 */
const NORMAL_FILS: readonly (readonly number[])[] = [
  [2200, 4000, 4200, 4200, 5200, 5000, 4800],
  [4000, 2000, 2500, 2800, 4200, 3800, 3200],
  [4200, 2500, 1800, 2000, 3800, 3400, 2800],
  [4200, 2800, 2000, 1800, 3800, 3200, 2600],
  [5200, 4200, 3800, 3800, 2000, 3600, 4000],
  [5000, 3800, 3400, 3200, 3600, 2000, 2800],
  [4800, 3200, 2800, 2600, 4000, 2800, 1800],
];
const URGENT_FACTOR = 1.7;
const ROUNDED_TO_FILS = 50;

/** Upper limits in kg, included, with prices in fils; each range begins where the previous one ends. */
const WEIGHTS: readonly (readonly [upToKg: number, priceFils: number])[] = [
  [1, 0],
  [3, 200],
  [5, 400],
  [10, 900],
  [15, 1500],
  [20, 2200],
  [25, 3000],
  [MAX_PARCEL_GRAMS / 1000, 4000],
];

/** Upper limits in cm³, included. */
const SIZES: readonly (readonly [size: string, maxVolume: number | null, priceFils: number])[] = [
  ['Small', 8_000, 0],
  ['Medium', 30_000, 400],
  ['Large', 90_000, 1000],
  ['Extra Large', null, 2000],
];
const PACKING_FILS = 750;

/** Older than any row of a business, so that these never sort as new. */
const MADE_AT = Date.UTC(2020, 0, 1);

/**
 * Returns a deterministic id, so that seeding is idempotent: a row has the same id in every database, and two servers
 * that start at once cannot both insert it.
 */
function idOf(row: string): string {
  return newId(MADE_AT, createHash('sha256').update(row).digest().subarray(0, 10));
}

/** Returns the starting price of a delivery between two emirates, in fils. */
export function startingRate(from: City, to: City, mode: string): number {
  const normal = NORMAL_FILS[EMIRATES.indexOf(from)]?.[EMIRATES.indexOf(to)] ?? 0;
  if (mode !== 'urgent') return normal;
  return Math.ceil((normal * URGENT_FACTOR) / ROUNDED_TO_FILS) * ROUNDED_TO_FILS;
}

type Unmarked<T extends 'city_rates' | 'weight_charges' | 'size_charges'> = Omit<Tables[T], 'starting'>;

function weightRows(): Unmarked<'weight_charges'>[] {
  return WEIGHTS.map(([upToKg, price_fils], index) => {
    const from_grams = (WEIGHTS[index - 1]?.[0] ?? 0) * 1000;
    return {
      id: idOf(`weight from ${from_grams}`),
      from_grams,
      up_to_grams: upToKg * 1000,
      price_fils,
    };
  });
}

function sizeRows(): Unmarked<'size_charges'>[] {
  return SIZES.map(([size, max_volume, price_fils]) => ({
    id: idOf(`size ${size}`),
    size,
    max_volume,
    price_fils,
  }));
}

function cityRateRows(): Unmarked<'city_rates'>[] {
  return DELIVERY_TYPES.flatMap((mode) =>
    EMIRATES.flatMap((from_city) =>
      EMIRATES.map((to_city) => ({
        id: idOf(`${mode} rate from ${from_city} to ${to_city}`),
        company_id: '',
        from_city,
        to_city,
        mode,
        rate_fils: startingRate(from_city, to_city, mode),
      })),
    ),
  );
}

const STARTS = {
  city_rates: cityRateRows(),
  weight_charges: weightRows(),
  size_charges: sizeRows(),
  packing_charges: [{ id: idOf('packing'), price_fils: PACKING_FILS }],
};

/** Returns true if a price is still the starting price, unchanged by users. */
export function isStartingPrice(table: keyof typeof STARTS, row: object): boolean {
  const values = new Map(Object.entries(row));
  return STARTS[table].some((start) =>
    Object.entries(start).every(([name, value]) => name === 'id' || values.get(name) === value),
  );
}

/** Marks all prices that are still unchanged as starting prices; changed ones remain decided. */
export async function markStartingPrices(db: Database): Promise<void> {
  for (const table of ['city_rates', 'weight_charges', 'size_charges', 'packing_charges'] as const) {
    const rows = await db.selectFrom(table).selectAll().execute();
    const ids = rows.filter((row) => isStartingPrice(table, row)).map(({ id }) => id);
    if (ids.length > 0)
      await db.updateTable(table).set({ starting: STARTING }).where('id', 'in', ids).execute();
  }
}

async function isEmpty(db: Database, table: 'weight_charges' | 'size_charges' | 'packing_charges') {
  return (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) === undefined;
}

/**
 * Seeds rows that no business can start without, because the console can edit but not create them: the charges by
 * weight and size, the packing charge, and the rate of every route of individual senders in both modes. They are
 * marked as starting prices, so that none is charged before a user confirms it. Existing charges are left alone as a
 * whole, because a new range among them could leave a gap; missing rates are added.
 */
export async function seedEssentials(db: Database, starting = STARTING): Promise<void> {
  const marked = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, starting }));
  if (await isEmpty(db, 'weight_charges')) {
    await db
      .insertInto('weight_charges')
      .values(marked(STARTS.weight_charges))
      .onConflict((oc) => oc.doNothing())
      .execute();
  }
  if (await isEmpty(db, 'size_charges')) {
    await db
      .insertInto('size_charges')
      .values(marked(STARTS.size_charges))
      .onConflict((oc) => oc.doNothing())
      .execute();
  }
  if (await isEmpty(db, 'packing_charges')) {
    await db
      .insertInto('packing_charges')
      .values(marked(STARTS.packing_charges))
      .onConflict((oc) => oc.doNothing())
      .execute();
  }
  await db
    .insertInto('city_rates')
    .values(marked(STARTS.city_rates))
    .onConflict((oc) => oc.doNothing())
    .execute();
}

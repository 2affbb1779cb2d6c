import type { BaseRates } from '../domain/base-rate.ts';
import type { Charges } from '../domain/price.ts';
import { toCityRate, toZoneRate } from '../store/price-book.ts';
import type { Database, Tables } from '../store/tables.ts';

/** All rates and charges, in memory. */
export type RateBook = {
  /** Those that price an order of a company, or with '' of an individual sender. */
  ofSender: (companyId: string) => BaseRates & Charges;
};

/** Reads the charges and the individual rates that are stored, and takes the company and zone rates given. */
export async function openRateBook(
  db: Database,
  companyRates: readonly Tables['city_rates'][],
  zoneRates: readonly Tables['zone_rates'][],
): Promise<RateBook> {
  const individual = await db.selectFrom('city_rates').selectAll().where('company_id', '=', '').execute();
  const weights = await db.selectFrom('weight_charges').selectAll().execute();
  const sizes = await db.selectFrom('size_charges').selectAll().execute();
  const packing = await db.selectFrom('packing_charges').selectAll().executeTakeFirst();
  const cityRates = byCompany([...individual, ...companyRates], toCityRate);
  const byZone = byCompany(zoneRates, toZoneRate);
  const charges: Charges = {
    weights: weights.map((row) => ({
      id: row.id,
      fromGrams: row.from_grams,
      upToGrams: row.up_to_grams,
      priceFils: row.price_fils,
    })),
    sizes: sizes.map((row) => ({ id: row.id, maxVolume: row.max_volume, priceFils: row.price_fils })),
    packingFils: packing?.price_fils,
  };
  return {
    ofSender: (companyId) => ({
      ...charges,
      companyZone: companyId === '' ? [] : (byZone.get(companyId) ?? []),
      companyCity: companyId === '' ? [] : (cityRates.get(companyId) ?? []),
      generalZone: byZone.get('') ?? [],
      individualCity: cityRates.get('') ?? [],
    }),
  };
}

function byCompany<Row extends { company_id: string }, Rate>(
  rows: readonly Row[],
  toRate: (row: Row) => Rate,
): Map<string, Rate[]> {
  const found = new Map<string, Rate[]>();
  for (const row of rows) {
    const rates = found.get(row.company_id) ?? [];
    found.set(row.company_id, rates);
    rates.push(toRate(row));
  }
  return found;
}

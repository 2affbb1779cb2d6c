import { DELIVERY_TYPES } from '@tawseel/contract/facts/limits';
import type { BaseRates, CityRate } from '../areas/rates/rules/base-rate.ts';
import type { Charges } from '../areas/rates/rules/price.ts';
import { readBaseRates, readCharges, toCityRate, toZoneRate } from '../areas/rates/store/price-book.ts';
import type { Database, Tables } from '../platform/engine/tables.ts';

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
  const individualCity: CityRate[] = [];
  for (const mode of DELIVERY_TYPES) {
    individualCity.push(...(await readBaseRates(db, mode, undefined)).individualCity);
  }
  const byCity = byCompany(companyRates, toCityRate);
  const byZone = byCompany(zoneRates, toZoneRate);
  const charges = await readCharges(db);
  return {
    ofSender: (companyId) => ({
      ...charges,
      companyZone: companyId === '' ? [] : (byZone.get(companyId) ?? []),
      companyCity: byCity.get(companyId) ?? [],
      generalZone: byZone.get('') ?? [],
      individualCity,
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

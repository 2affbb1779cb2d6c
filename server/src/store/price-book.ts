import type { BaseRates, CityRate, ZoneRate } from '../domain/base-rate.ts';
import type { Charges } from '../domain/price.ts';
import type { Database, Tables } from './tables.ts';

type Route = { mode: string; fromCity: string; toCity: string };

/** In `company_id`, what belongs to no company. */
const GENERAL = '';

export function toCityRate(row: Tables['city_rates']): CityRate {
  return {
    id: row.id,
    fromCity: row.from_city,
    toCity: row.to_city,
    mode: row.mode,
    rateFils: row.rate_fils,
  };
}

export function toZoneRate(row: Tables['zone_rates']): ZoneRate {
  return {
    id: row.id,
    fromCity: row.from_city,
    toCity: row.to_city,
    mode: row.mode,
    rateFils: row.rate_fils,
    fromZone: row.from_zone,
    fromZoneAreas: JSON.parse(row.from_areas) as string[],
    toZone: row.to_zone,
    toZoneAreas: JSON.parse(row.to_areas) as string[],
  };
}

/** All that the price of an order on this route can depend on; of a company's rates, those of `companyId`. */
export async function readPriceBook(
  db: Database,
  { mode, fromCity, toCity }: Route,
  companyId: string | undefined,
): Promise<BaseRates & Charges> {
  const owners = companyId === undefined ? [GENERAL] : [GENERAL, companyId];
  const cityRows = await db
    .selectFrom('city_rates')
    .selectAll()
    .where('company_id', 'in', owners)
    .where('from_city', '=', fromCity)
    .where('to_city', '=', toCity)
    .where('mode', '=', mode)
    .execute();
  const zoneRows = await db
    .selectFrom('zone_rates')
    .selectAll()
    .where('company_id', 'in', owners)
    .where('from_city', '=', fromCity)
    .where('to_city', '=', toCity)
    .where('mode', '=', mode)
    .orderBy('id')
    .execute();
  const weightRows = await db.selectFrom('weight_charges').selectAll().execute();
  const sizeRows = await db.selectFrom('size_charges').selectAll().execute();
  const packing = await db
    .selectFrom('packing_charges')
    .select('price_fils')
    .orderBy('id')
    .executeTakeFirst();
  const isGeneral = (row: { company_id: string }) => row.company_id === GENERAL;
  const isOwn = (row: { company_id: string }) => row.company_id !== GENERAL;
  return {
    companyZone: zoneRows.filter(isOwn).map(toZoneRate),
    companyCity: cityRows.filter(isOwn).map(toCityRate),
    generalZone: zoneRows.filter(isGeneral).map(toZoneRate),
    individualCity: cityRows.filter(isGeneral).map(toCityRate),
    weights: weightRows.map((row) => ({
      id: row.id,
      fromGrams: row.from_grams,
      upToGrams: row.up_to_grams,
      priceFils: row.price_fils,
    })),
    sizes: sizeRows.map((row) => ({ id: row.id, maxVolume: row.max_volume, priceFils: row.price_fils })),
    packingFils: packing?.price_fils,
  };
}

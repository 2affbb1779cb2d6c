import { type RawBuilder, sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import { keepPrepared, prepared } from '../../../platform/engine/prepared.ts';
import type { Database, Tables } from '../../../platform/engine/tables.ts';
import type { BaseRates, CityRate, ZoneRate } from '../rules/base-rate.ts';
import type { Charges } from '../rules/price.ts';

type Route = { mode: string; fromCity: string; toCity: string };

/** `company_id` of rates without a company. */
const GENERAL = '';

export function toCityRate(row: Tables['city_rates']): CityRate {
  return {
    id: row.id,
    fromCity: row.from_city,
    toCity: row.to_city,
    mode: row.mode,
    rateFils: row.rate_fils,
    starting: row.starting === 1,
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

type RateQuery = { mode: string; fromCity: string; toCity: string; companyId: string };

const cityRates = prepared<RateQuery, Tables['city_rates']>((db, slots) =>
  db
    .selectFrom('city_rates')
    .selectAll()
    .where('company_id', 'in', [GENERAL, slots.companyId])
    .where('from_city', '=', slots.fromCity)
    .where('to_city', '=', slots.toCity)
    .where('mode', '=', slots.mode),
);

const zoneRates = prepared<RateQuery, Tables['zone_rates']>((db, slots) =>
  db
    .selectFrom('zone_rates')
    .selectAll()
    .where('company_id', 'in', [GENERAL, slots.companyId])
    .where('from_city', '=', slots.fromCity)
    .where('to_city', '=', slots.toCity)
    .where('mode', '=', slots.mode)
    .orderBy('id'),
);

const weightCharges = prepared<object, Tables['weight_charges']>((db) =>
  db.selectFrom('weight_charges').selectAll(),
);
const sizeCharges = prepared<object, Tables['size_charges']>((db) =>
  db.selectFrom('size_charges').selectAll(),
);
const packingCharges = prepared<object, Tables['packing_charges']>((db) =>
  db.selectFrom('packing_charges').selectAll().orderBy('id'),
);

/** Groups rates by precedence; the company rows must all belong to one company. */
function byPrecedence(cityRows: Tables['city_rates'][], zoneRows: Tables['zone_rates'][]): BaseRates {
  const isGeneral = (row: { company_id: string }) => row.company_id === GENERAL;
  const isOwn = (row: { company_id: string }) => row.company_id !== GENERAL;
  return {
    companyZone: zoneRows.filter(isOwn).map(toZoneRate),
    companyCity: cityRows.filter(isOwn).map(toCityRate),
    generalZone: zoneRows.filter(isGeneral).map(toZoneRate),
    individualCity: cityRows.filter(isGeneral).map(toCityRate),
  };
}

/** Reads all rates of one mode that can give the base of an order: for individual senders, or also for one company. */
export async function readBaseRates(
  db: Database,
  mode: string,
  companyId: string | undefined,
): Promise<BaseRates> {
  const ofParty = [GENERAL, companyId ?? GENERAL];
  const cityRows = await db
    .selectFrom('city_rates')
    .selectAll()
    .where('company_id', 'in', ofParty)
    .where('mode', '=', mode)
    .execute();
  const zoneRows = await db
    .selectFrom('zone_rates')
    .selectAll()
    .where('company_id', 'in', ofParty)
    .where('mode', '=', mode)
    .orderBy('id')
    .execute();
  return byPrecedence(cityRows, zoneRows);
}

type Rows = {
  cities: Tables['city_rates'][];
  zones: Tables['zone_rates'][];
  weights: Tables['weight_charges'][];
  sizes: Tables['size_charges'][];
  packing: Tables['packing_charges'][];
};

async function rowsOnSqlite(db: Database, wanted: RateQuery): Promise<Rows> {
  const cities = await cityRates(db, wanted);
  const zones = await zoneRates(db, wanted);
  return { cities, zones, ...(await chargeRows(db)) };
}

async function chargeRows(db: Database): Promise<Omit<Rows, 'cities' | 'zones'>> {
  const weights = await weightCharges(db, {});
  const sizes = await sizeCharges(db, {});
  return { weights, sizes, packing: await packingCharges(db, {}) };
}

/** Runs one statement, because the round trips of five would take longer than the queries. */
async function rowsOnPostgres(db: Database, { mode, fromCity, toCity, companyId }: RateQuery): Promise<Rows> {
  const ofRoute = sql`company_id in (${GENERAL}, ${companyId}) and from_city = ${fromCity} and to_city = ${toCity}
    and mode = ${mode}`;
  const all = (rows: RawBuilder<unknown>) => sql`(select coalesce(json_agg(r), '[]') from (${rows}) r)`;
  const compiled = sql<Rows>`select
    ${all(sql`select * from city_rates where ${ofRoute}`)} as cities,
    ${all(sql`select * from zone_rates where ${ofRoute} order by id`)} as zones,
    ${all(sql`select * from weight_charges`)} as weights,
    ${all(sql`select * from size_charges`)} as sizes,
    ${all(sql`select * from packing_charges order by id`)} as packing`.compile(db);
  keepPrepared(db, compiled);
  const { rows } = await db.executeQuery(compiled);
  return rows[0] ?? { cities: [], zones: [], weights: [], sizes: [], packing: [] };
}

/**
 * Reads everything that the price of an order on this route can depend on, including the rates of company
 * `companyId`.
 */
export async function readPriceBook(
  db: Database,
  route: Route,
  companyId: string = GENERAL,
): Promise<BaseRates & Charges> {
  const wanted = { ...route, companyId };
  const rows = await (engineOf(db).name === 'sqlite' ? rowsOnSqlite(db, wanted) : rowsOnPostgres(db, wanted));
  return { ...byPrecedence(rows.cities, rows.zones), ...toCharges(rows) };
}

/** Reads the charges in addition to the base of a price. */
export async function readCharges(db: Database): Promise<Charges> {
  return toCharges(await chargeRows(db));
}

function toCharges({ weights, sizes, packing: [packing] }: Omit<Rows, 'cities' | 'zones'>): Charges {
  return {
    weights: weights.map((row) => ({
      id: row.id,
      fromGrams: row.from_grams,
      upToGrams: row.up_to_grams,
      priceFils: row.price_fils,
      starting: row.starting === 1,
    })),
    sizes: sizes.map((row) => ({
      id: row.id,
      maxVolume: row.max_volume,
      priceFils: row.price_fils,
      starting: row.starting === 1,
    })),
    packingFils: packing?.price_fils,
    packingStarting: packing?.starting === 1,
  };
}

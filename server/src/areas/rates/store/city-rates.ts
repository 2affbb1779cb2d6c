import type { CompanyRate, UserRate } from '@tawseel/contract/city-rates';
import { EMIRATES } from '@tawseel/contract/facts/emirates';
import type { DeliveryType } from '@tawseel/contract/facts/limits';
import { newId } from '../../../platform/engine/ids.ts';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { toAed } from '../../../platform/values/fils.ts';
import type { CityRateRow } from '../tables.ts';
import { DECIDED, markOf } from './starting-prices.ts';

export type CityRoute = Pick<CityRateRow, 'from_city' | 'to_city' | 'mode'>;
export type CityRateChange = CityRoute & { rate_fils: number };

/** Company id of the rates of individual senders. */
const INDIVIDUAL = '';

function toUserRate(row: CityRateRow): UserRate {
  return {
    _id: row.id,
    fromCity: row.from_city,
    toCity: row.to_city,
    rates: toAed(row.rate_fils),
    ...markOf(row),
  };
}

function toCompanyRate(row: CityRateRow): CompanyRate {
  return { fromCity: row.from_city, toCity: row.to_city, rate: toAed(row.rate_fils) };
}

const rankOf = new Map<string, number>(EMIRATES.map((city, index) => [city, index]));

/** Sorts rates by origin and destination, in the order of the emirates. */
function inOrder(rows: CityRateRow[]): CityRateRow[] {
  const rank = (row: CityRateRow) => rankOf.get(row.from_city)! * EMIRATES.length + rankOf.get(row.to_city)!;
  return rows.sort((one, other) => rank(one) - rank(other));
}

async function ratesOf(db: Database, companyId: string, mode: DeliveryType): Promise<CityRateRow[]> {
  const rows = await db
    .selectFrom('city_rates')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('mode', '=', mode)
    .execute();
  return inOrder(rows);
}

export async function listUserRates(db: Database, mode: DeliveryType): Promise<UserRate[]> {
  return (await ratesOf(db, INDIVIDUAL, mode)).map(toUserRate);
}

/** Lists only stored rates; routes without one are priced by the rates of lower precedence. */
export async function listCompanyRates(
  db: Database,
  companyId: string,
  mode: DeliveryType,
): Promise<CompanyRate[]> {
  return (await ratesOf(db, companyId, mode)).map(toCompanyRate);
}

/** Returns undefined if there is no such rate or its route is another one. */
export async function updateUserRate(
  db: Database,
  id: string,
  { from_city, to_city, mode, rate_fils }: CityRateChange,
): Promise<UserRate | undefined> {
  const row = await db
    .updateTable('city_rates')
    .set({ rate_fils, starting: DECIDED })
    .where('id', '=', id)
    .where('company_id', '=', INDIVIDUAL)
    .where('from_city', '=', from_city)
    .where('to_city', '=', to_city)
    .where('mode', '=', mode)
    .returningAll()
    .executeTakeFirst();
  return row && toUserRate(row);
}

/** Inserts or updates rates. An existing rate of a route keeps its id; no route may occur twice. */
export function upsertCityRates(db: Database, rows: readonly CityRateRow[]): Promise<CityRateRow[]> {
  return db
    .insertInto('city_rates')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'from_city', 'to_city', 'mode']).doUpdateSet((eb) => ({
        rate_fils: eb.ref('excluded.rate_fils'),
        starting: eb.ref('excluded.starting'),
      })),
    )
    .returningAll()
    .execute();
}

/** Sets the rate of each route, new or existing; no route may occur twice. */
export async function upsertCompanyRates(
  trx: Trx,
  companyId: string,
  changes: CityRateChange[],
): Promise<CompanyRate[]> {
  const rows = await upsertCityRates(
    trx,
    changes.map((change) => ({ ...change, id: newId(), company_id: companyId, starting: DECIDED })),
  );
  return inOrder(rows).map(toCompanyRate);
}

/** Returns false if the company has no rate for this route. */
export async function deleteCompanyRate(db: Database, companyId: string, route: CityRoute): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('city_rates')
    .where('company_id', '=', companyId)
    .where('from_city', '=', route.from_city)
    .where('to_city', '=', route.to_city)
    .where('mode', '=', route.mode)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

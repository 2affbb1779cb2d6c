import type { DeliveryType } from '@tawseel/contract/facts/limits';
import type { ZoneRate, ZoneRoute } from '@tawseel/contract/zone-rates';
import type { Database } from '../../../platform/engine/tables.ts';
import { toAed } from '../../../platform/values/fils.ts';
import type { ZoneRateRow } from '../tables.ts';

/** Company id of the general zone rates. */
export const GENERAL = '';

function toZoneRate(row: ZoneRateRow): ZoneRate {
  return {
    _id: row.id,
    fromCity: row.from_city,
    fromZone: row.from_zone,
    fromZoneAreas: JSON.parse(row.from_areas) as string[],
    toCity: row.to_city,
    toZone: row.to_zone,
    toZoneAreas: JSON.parse(row.to_areas) as string[],
    rate: toAed(row.rate_fils),
    mode: row.mode,
    ...(row.company_id === GENERAL ? {} : { companyId: row.company_id }),
  };
}

export async function listZoneRates(db: Database, companyId: string): Promise<ZoneRate[]> {
  const rows = await db
    .selectFrom('zone_rates')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('from_city')
    .orderBy('from_zone')
    .orderBy('to_city')
    .orderBy('to_zone')
    .orderBy('mode')
    .execute();
  return rows.map(toZoneRate);
}

export async function findZoneRate(
  db: Database,
  companyId: string,
  route: ZoneRoute,
): Promise<ZoneRate | undefined> {
  const row = await db
    .selectFrom('zone_rates')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('from_city', '=', route.fromCity)
    .where('from_zone', '=', route.fromZone)
    .where('to_city', '=', route.toCity)
    .where('to_zone', '=', route.toZone)
    .where('mode', '=', route.mode)
    .executeTakeFirst();
  return row && toZoneRate(row);
}

export async function insertZoneRate(db: Database, row: ZoneRateRow): Promise<ZoneRate> {
  await db.insertInto('zone_rates').values(row).execute();
  return toZoneRate(row);
}

/** Inserts or updates rates. An existing rate of a route keeps its id; no route may occur twice. */
export async function upsertZoneRates(db: Database, rows: readonly ZoneRateRow[]): Promise<void> {
  await db
    .insertInto('zone_rates')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'from_city', 'from_zone', 'to_city', 'to_zone', 'mode'])
        .doUpdateSet((eb) => ({
          rate_fils: eb.ref('excluded.rate_fils'),
          from_areas: eb.ref('excluded.from_areas'),
          to_areas: eb.ref('excluded.to_areas'),
        })),
    )
    .execute();
}

export async function updateZoneRate(
  db: Database,
  id: string,
  changed: Pick<ZoneRateRow, 'from_areas' | 'to_areas' | 'rate_fils'>,
): Promise<ZoneRate> {
  const row = await db
    .updateTable('zone_rates')
    .set(changed)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toZoneRate(row);
}

/** Returns the number of changed rates. */
export async function updateZoneRatesOf(
  db: Database,
  companyId: string,
  mode: DeliveryType,
  rateFils: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('zone_rates')
    .set({ rate_fils: rateFils })
    .where('company_id', '=', companyId)
    .where('mode', '=', mode)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Returns false if this owner has no such rate. */
export async function deleteZoneRate(db: Database, companyId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('zone_rates')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

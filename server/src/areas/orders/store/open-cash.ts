import { sql } from 'kysely';
import { requireTimeZone } from '../../../platform/engine/stored-time-zone.ts';
import type { Database } from '../../../platform/engine/tables.ts';
import {
  filterBitsOf,
  matchesFilter,
  type SearchFilter,
  sliceOf,
  splitByHome,
  warehouseOf,
} from './order-filter.ts';

/** Sums the open cash of a filter by warehouse, mode and day from the totals, in fils. */
async function sumTotalsOf(db: Database, filter: SearchFilter) {
  const { mode, days } = filter;
  const warehouseId = warehouseOf(filter);
  const row = await db
    .selectFrom('order_totals')
    .select(({ fn }) => [
      fn.sum<number | null>('unpaid_cod_fils').as('unpaid'),
      fn.sum<number | null>('to_collect_fils').as('toCollect'),
    ])
    .where('grain', '=', days ? 'day' : 'all')
    .where('start', '>=', days?.from ?? '')
    .where('start', '<=', days?.to ?? '')
    .$if(warehouseId !== undefined, (query) => query.where('warehouse_id', '=', warehouseId ?? ''))
    .$if(mode !== undefined, (query) => query.where('delivery_type', '=', mode ?? ''))
    .executeTakeFirstOrThrow();
  return { unpaid: Number(row.unpaid ?? 0), toCollect: Number(row.toCollect ?? 0) };
}

/** Counts the guests of a filter's warehouse that match it, and sums their values, in fils. */
export async function sumGuests(
  db: Database,
  filter: SearchFilter,
): Promise<{ orders: number; fils: number }> {
  const [, guests] = splitByHome(filter);
  if (!guests) return { orders: 0, fils: 0 };
  const { rows } = await sql<{ orders: number; fils: number | null }>`
    select count(*) as orders, sum(orders.value_fils) as fils from orders
    where ${matchesFilter(guests, sliceOf(guests))}`.execute(db);
  return { orders: Number(rows[0]?.orders ?? 0), fils: Number(rows[0]?.fils ?? 0) };
}

/** Sums the values of a filter's orders whose cash a driver holds, in fils. */
async function sumHeldValues(db: Database, { scope, mode, warehouseId, days, trackingStatus }: SearchFilter) {
  const open: SearchFilter = {
    ...{ scope, mode, warehouseId, days },
    ...{ payment: 'COD-open', trackingStatus },
  };
  // A cross join, because SQLite would otherwise read all open orders and look for each among the few that are held.
  const { rows } = await sql<{ fils: number | null }>`
    select sum(orders.value_fils) as fils from cash_held cross join orders
    where orders.seq = cash_held.order_seq and ${matchesFilter(open, sliceOf(open))}`.execute(db);
  return Number(rows[0]?.fils ?? 0);
}

/**
 * Returns the sum of a filter's open cash on delivery, in fils, without reading its orders; undefined if the totals do
 * not know it. Totals know warehouses, modes and days, and only the cash that drivers hold is read order by order.
 */
export async function findOpenCash(
  db: Database,
  timeZone: string,
  filter: SearchFilter,
): Promise<number | undefined> {
  const { scope, mode: _, warehouseId: __, days, payment, trackingStatus, isUnheld, ...fine } = filter;
  const { idsAlone: ___, ...others } = fine;
  const isKnown =
    scope.senderId === undefined &&
    (trackingStatus === undefined || trackingStatus === 'delivered') &&
    Object.values(others).every((value) => value === undefined || value === '');
  if (!isKnown || (payment !== 'COD-open' && payment !== 'COD-unheld' && payment !== 'COD-to-collect'))
    return undefined;
  if (filterBitsOf(filter)?.length === 0) return 0;
  if (days) await requireTimeZone(db, timeZone);
  const { unpaid, toCollect } = await sumTotalsOf(db, filter);
  const { fils: ofGuests } = await sumGuests(db, filter);
  if (payment === 'COD-to-collect') return toCollect + ofGuests;
  const held = isUnheld ? await sumHeldValues(db, filter) : 0;
  return unpaid - held - (trackingStatus === 'delivered' ? toCollect : 0) + ofGuests;
}

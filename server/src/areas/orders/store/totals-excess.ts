import { sql } from 'kysely';
import type { Database, Tables } from '../../../platform/engine/tables.ts';
import { businessHour, startOfHour } from '../../../platform/values/period.ts';
import { contributionOf, groupOrders } from './groups.ts';
import { seqAt } from './seq.ts';
import { nextHour } from './totals.ts';

/**
 * Excess of the totals of one bucket, warehouse and mode over their orders. New orders add to both sides at once, and
 * one statement reads both, so it stays true.
 */
export type Excess = Tables['order_totals'];

/** Longer grains, each the sum of the next shorter one, and the part of a start there that names the bucket. */
export const LONGER_GRAINS = [
  { grain: 'day', below: 'hour', length: 10 },
  { grain: 'month', below: 'day', length: 7 },
  { grain: 'all', below: 'month', length: 0 },
] as const;

/** Yields each hour that has an order or a total, earliest first. */
export async function* hoursWithTotals(db: Database, timeZone: string): AsyncGenerator<string> {
  let hour = await hourFrom(db, timeZone, '');
  while (hour !== undefined) {
    yield hour;
    hour = await hourFrom(db, timeZone, nextHour(hour));
  }
}

/** Returns the first hour from this one on that has an order or a total. */
async function hourFrom(db: Database, timeZone: string, hour: string): Promise<string | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('created_at')
    .where('seq', '>=', hour === '' ? Number.MIN_SAFE_INTEGER : seqAt(startOfHour(hour, timeZone)))
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  const total = await db
    .selectFrom('order_totals')
    .select('start')
    .where('grain', '=', 'hour')
    .where('start', '>=', hour)
    .orderBy('start')
    .limit(1)
    .executeTakeFirst();
  const hours = [order && businessHour(order.created_at, timeZone), total?.start]
    .filter((known) => known !== undefined)
    // An order whose seq spilled over into this hour was created in the hour before.
    .map((known) => (known < hour ? hour : known));
  return hours.sort()[0];
}

/** Returns the excess of an hour over its orders. */
export async function excessOfHour(db: Database, timeZone: string, hour: string): Promise<Excess[]> {
  const span = { from: startOfHour(hour, timeZone), to: startOfHour(nextHour(hour), timeZone) };
  const stored = db
    .selectFrom('order_totals')
    .select([
      'warehouse_id',
      'delivery_type',
      sql<string>`'stored'`.as('tracking_status'),
      sql<string>`''`.as('payment_method'),
      sql<number>`0`.as('cash_handed_in'),
      'orders',
      'revenue_fils as charge_fils',
      'paid_cod_fils as value_fils',
      'unpaid_cod_fils',
      'to_collect_fils',
    ])
    .where('grain', '=', 'hour')
    .where('start', '=', hour);
  const counted = groupOrders(db, span, ['warehouse_id', 'delivery_type']).select([
    sql<number>`0`.as('unpaid_cod_fils'),
    sql<number>`0`.as('to_collect_fils'),
  ]);
  const rows = await stored.unionAll(counted).execute();

  const excess = new Map<string, Excess>();
  for (const row of rows) {
    const { warehouse_id, delivery_type } = row;
    const key = `${warehouse_id}\n${delivery_type}`;
    const none = { orders: 0, revenue_fils: 0, paid_cod_fils: 0, unpaid_cod_fils: 0, to_collect_fils: 0 };
    const sum = excess.get(key) ?? { grain: 'hour', start: hour, warehouse_id, delivery_type, ...none };
    excess.set(key, sum);
    if (row.tracking_status === 'stored') {
      sum.orders += row.orders;
      sum.revenue_fils += row.charge_fils;
      sum.paid_cod_fils += row.value_fils;
      sum.unpaid_cod_fils += row.unpaid_cod_fils;
      sum.to_collect_fils += row.to_collect_fils;
      continue;
    }
    const adds = contributionOf(row);
    sum.orders -= adds.orders;
    sum.revenue_fils -= adds.revenueFils;
    sum.paid_cod_fils -= adds.paidCodFils;
    sum.unpaid_cod_fils -= adds.unpaidCodFils;
    sum.to_collect_fils -= adds.toCollectFils;
  }
  return [...excess.values()].filter((sum) =>
    [sum.orders, sum.revenue_fils, sum.paid_cod_fils, sum.unpaid_cod_fils, sum.to_collect_fils].some(
      (figure) => figure !== 0,
    ),
  );
}

/** Returns the excess of a longer grain over the next shorter one. */
export async function excessOfGrain(
  db: Database,
  { grain, below, length }: (typeof LONGER_GRAINS)[number],
  limit?: number,
): Promise<Excess[]> {
  const { rows } = await sql<Excess>`
    select ${sql.lit(grain)} as grain, start, warehouse_id, delivery_type, sum(orders) as orders,
      sum(revenue_fils) as revenue_fils, sum(paid_cod_fils) as paid_cod_fils, sum(unpaid_cod_fils) as unpaid_cod_fils,
      sum(to_collect_fils) as to_collect_fils
    from (
      select start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils,
        to_collect_fils
      from order_totals where grain = ${grain}
      union all
      select substr(start, 1, ${sql.lit(length)}), warehouse_id, delivery_type,
        -orders, -revenue_fils, -paid_cod_fils, -unpaid_cod_fils, -to_collect_fils
      from order_totals where grain = ${below}
    ) as both_grains
    group by start, warehouse_id, delivery_type
    having sum(orders) <> 0 or sum(revenue_fils) <> 0 or sum(paid_cod_fils) <> 0 or sum(unpaid_cod_fils) <> 0
      or sum(to_collect_fils) <> 0
    ${limit === undefined ? sql`` : sql`limit ${sql.lit(limit)}`}`.execute(db);
  return rows;
}

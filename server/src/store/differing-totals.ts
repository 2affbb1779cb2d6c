import { sql } from 'kysely';
import { businessHour, startOfHour } from '../domain/period.ts';
import { contributionOf, groupOrders } from './order-groups.ts';
import { seqAt } from './order-seq.ts';
import { nextHour } from './order-totals.ts';
import type { Database } from './tables.ts';

/** By how much the totals of one bucket, warehouse and mode are above what they should be. */
type Excess = {
  warehouse_id: string;
  delivery_type: string;
  orders: number;
  revenue_fils: number;
  paid_cod_fils: number;
  unpaid_cod_fils: number;
};

/** Beyond so many, more of the same tells nobody more. */
const SHOWN = 50;

/**
 * Recomputes every total and says each difference in a sentence: the hours from the orders, the longer grains from
 * the one below. It takes the memory of one hour, and orders that come in meanwhile are no difference: whatever is
 * compared is read by one statement.
 */
export async function differingTotals(db: Database, timeZone: string): Promise<string[]> {
  const found: string[] = [];
  let hour = await hourFrom(db, timeZone, '');
  while (hour !== undefined && found.length <= SHOWN) {
    found.push(...(await differingHour(db, timeZone, hour)));
    hour = await hourFrom(db, timeZone, nextHour(hour));
  }
  found.push(...(await differingGrain(db, 'day', 10, 'hour')));
  found.push(...(await differingGrain(db, 'month', 7, 'day')));
  found.push(...(await differingGrain(db, 'all', 0, 'month')));
  return found.length <= SHOWN ? found : [...found.slice(0, SHOWN), 'There are more totals that differ.'];
}

/** The first hour, from this one on, that has an order or a total. */
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
    // An order that spilled over into this hour was created in the one before.
    .map((known) => (known < hour ? hour : known));
  return hours.sort()[0];
}

async function differingHour(db: Database, timeZone: string, hour: string): Promise<string[]> {
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
    ])
    .where('grain', '=', 'hour')
    .where('start', '=', hour);
  const counted = groupOrders(db, span, ['warehouse_id', 'delivery_type']).select(
    sql<number>`0`.as('unpaid_cod_fils'),
  );
  const rows = await stored.unionAll(counted).execute();

  const excess = new Map<string, Excess>();
  for (const row of rows) {
    const { warehouse_id, delivery_type } = row;
    const key = `${warehouse_id}\n${delivery_type}`;
    const none = {
      warehouse_id,
      delivery_type,
      orders: 0,
      revenue_fils: 0,
      paid_cod_fils: 0,
      unpaid_cod_fils: 0,
    };
    const sum = excess.get(key) ?? none;
    excess.set(key, sum);
    if (row.tracking_status === 'stored') {
      sum.orders += row.orders;
      sum.revenue_fils += row.charge_fils;
      sum.paid_cod_fils += row.value_fils;
      sum.unpaid_cod_fils += row.unpaid_cod_fils;
      continue;
    }
    const adds = contributionOf(row);
    sum.orders -= adds.orders;
    sum.revenue_fils -= adds.revenueFils;
    sum.paid_cod_fils -= adds.paidCodFils;
    sum.unpaid_cod_fils -= adds.unpaidCodFils;
  }
  return [...excess.values()].filter(isSome).map((sum) => sentence(`the hour ${hour}`, sum));
}

function isSome(sum: Excess): boolean {
  return [sum.orders, sum.revenue_fils, sum.paid_cod_fils, sum.unpaid_cod_fils].some(
    (figure) => figure !== 0,
  );
}

/** `length` is how much of a start of the grain below names the bucket it belongs to. */
async function differingGrain(db: Database, grain: string, length: number, below: string): Promise<string[]> {
  const { rows } = await sql<Excess & { start: string }>`
    select start, warehouse_id, delivery_type, sum(orders) as orders, sum(revenue_fils) as revenue_fils,
      sum(paid_cod_fils) as paid_cod_fils, sum(unpaid_cod_fils) as unpaid_cod_fils
    from (
      select start, warehouse_id, delivery_type, orders, revenue_fils, paid_cod_fils, unpaid_cod_fils
      from order_totals where grain = ${grain}
      union all
      select substr(start, 1, ${sql.lit(length)}), warehouse_id, delivery_type,
        -orders, -revenue_fils, -paid_cod_fils, -unpaid_cod_fils
      from order_totals where grain = ${below}
    ) as both_grains
    group by start, warehouse_id, delivery_type
    having sum(orders) <> 0 or sum(revenue_fils) <> 0 or sum(paid_cod_fils) <> 0 or sum(unpaid_cod_fils) <> 0
    limit ${sql.lit(SHOWN + 1)}`.execute(db);
  return rows.map((row) => sentence(grain === 'all' ? 'all time' : `the ${grain} ${row.start}`, row));
}

function sentence(bucket: string, { warehouse_id, delivery_type, ...over }: Excess): string {
  return (
    `The totals of ${bucket}, ${delivery_type}, warehouse ${warehouse_id || 'none'}, are off by ` +
    `${over.orders} orders, ${over.revenue_fils} fils of revenue, ${over.paid_cod_fils} fils of cash handed in ` +
    `and ${over.unpaid_cod_fils} fils of cash open.`
  );
}

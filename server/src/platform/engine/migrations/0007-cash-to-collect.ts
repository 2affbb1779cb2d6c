import { type Kysely, sql } from 'kysely';

const GRAINS = { all: 0, month: 7, day: 10, hour: 13 } as const;

type Minute = { minute: string; warehouse_id: string; delivery_type: string; fils: number };
type Total = { grain: string; start: string; warehouse_id: string; delivery_type: string; fils: number };

/** Open cash on delivery of orders under way, by the minute of their creation; a time zone shifts whole minutes. */
const UNDER_WAY = sql<Minute>`
  select substr(created_at, 1, 16) as minute, warehouse_id, delivery_type, sum(value_fils) as fils from orders
  where tracking_status not in ('delivered', 'return') and payment_method = 'COD'
    and cash_handed_in_at is null and value_fils > 0
  group by substr(created_at, 1, 16), warehouse_id, delivery_type`;

/** Returns a function that converts a UTC minute, '2026-11-21T10:05', to the wall clock of a time zone. */
function wallClockIn(timeZone: string): (minute: string) => string {
  const format = new Intl.DateTimeFormat('en-CA-u-hc-h23', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  });
  return (minute) => {
    const parts = format.formatToParts(new Date(`${minute}:00.000Z`));
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
    return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}`;
  };
}

/** Sums the minutes into rows of all grains. */
function totalsOf(minutes: readonly Minute[], hourOf: (minute: string) => string): Total[] {
  const totals = new Map<string, Total>();
  for (const { minute, warehouse_id, delivery_type, fils } of minutes) {
    const hour = hourOf(minute);
    for (const [grain, length] of Object.entries(GRAINS)) {
      const start = hour.slice(0, length);
      const key = [grain, start, warehouse_id, delivery_type].join('\n');
      const sum = totals.get(key)?.fils ?? 0;
      totals.set(key, { grain, start, warehouse_id, delivery_type, fils: sum + Number(fils) });
    }
  }
  return [...totals.values()];
}

/** Adds to each total the cash on delivery that is still to be collected, so that no screen sums all orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('order_totals')
    .addColumn('to_collect_fils', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  const { rows: zones } = await sql<{
    value: string;
  }>`select value from meta where key = 'time_zone'`.execute(db);
  const { rows: minutes } = await UNDER_WAY.execute(db);
  for (const { fils, ...total } of totalsOf(minutes, wallClockIn(zones[0]?.value ?? 'Asia/Dubai'))) {
    const { grain, start, warehouse_id, delivery_type } = total;
    await sql`update order_totals set to_collect_fils = ${fils} where grain = ${grain} and start = ${start}
      and warehouse_id = ${warehouse_id} and delivery_type = ${delivery_type}`.execute(db);
  }
}

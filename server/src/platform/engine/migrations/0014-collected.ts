import { type Kysely, sql } from 'kysely';

/** Length of the prefix of '2026-11-21T14' that names the bucket of each grain of the totals. */
const GRAINS = { all: 0, month: 7, day: 10, hour: 13 } as const;

/** True for an event that was not undone. */
const STANDING = `not exists (select 1 from order_events as undo
  where undo.order_id = events.order_id and undo.kind = 'takenBack' and undo.created_at > events.created_at
  and 0 < (select sum(case later.kind when 'takenBack' then 1 when 'corrected' then 0 else -1 end)
    from order_events as later where later.order_id = undo.order_id and later.created_at > events.created_at
    and later.created_at <= undo.created_at))`;

/** Selects the amounts of the delivery of each order by its act; cash that was handed in by its posting. */
const COLLECTED = `select orders.seq,
    coalesce((select sum(fils) from postings where postings.order_seq = orders.seq and postings.kind = 'handIn'
      and not exists (select 1 from postings as later where later.reverses = postings.seq)), acts.cash_fils) as cash,
    acts.card_fils as card
  from orders inner join order_events as events on events.order_id = orders.id
    inner join stop_acts as acts on acts.id = events.cause_id
  where orders.tracking_status = 'delivered' and events.status = 'delivered' and events.kind = 'status'
    and acts.act = 'delivered' and acts.result = 'accepted' and ${STANDING}`;

/** Returns a function that converts an instant to the hour by the wall clock of a time zone: '2026-11-21T14'. */
function hourIn(timeZone: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return (instant) => format.format(new Date(instant)).replace(' ', 'T');
}

type Free = {
  seq: number;
  created_at: string;
  warehouse_id: string;
  delivery_type: string;
  value_fils: number;
};

/**
 * Settles cash-on-delivery orders that were delivered for nothing, as their deliveries do from now on: no driver has cash
 * to hand in. Their values move in the totals.
 */
async function settleFree(db: Kysely<unknown>): Promise<void> {
  const { rows: zones } = await sql<{
    value: string;
  }>`select value from meta where key = 'time_zone'`.execute(db);
  const hourOf = hourIn(zones[0]?.value ?? 'Asia/Dubai');
  const { rows } = await sql<Free>`select seq, created_at, warehouse_id, delivery_type, value_fils from orders
    where tracking_status = 'delivered' and payment_method = 'COD' and cash_handed_in_at is null
      and collected_cash_fils = 0`.execute(db);
  for (const { seq, created_at, warehouse_id, delivery_type, value_fils } of rows) {
    await sql`update orders set cash_handed_in_at = moved_at where seq = ${seq}`.execute(db);
    const hour = hourOf(created_at);
    for (const [grain, length] of Object.entries(GRAINS))
      await sql`update order_totals set paid_cod_fils = paid_cod_fils + ${value_fils},
          unpaid_cod_fils = unpaid_cod_fils - ${value_fils}
        where grain = ${grain} and start = ${hour.slice(0, length)}
          and warehouse_id = ${warehouse_id} and delivery_type = ${delivery_type}`.execute(db);
  }
}

/** Adds to each order what was collected at its door, apart from its value, which is what was due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['collected_cash_fils', 'collected_card_fils'])
    await db.schema.alterTable('orders').addColumn(column, 'bigint').execute();
  await sql
    .raw(
      `update orders set collected_cash_fils = collected.cash, collected_card_fils = collected.card
       from (${COLLECTED}) as collected where orders.seq = collected.seq`,
    )
    .execute(db);
  await settleFree(db);
}

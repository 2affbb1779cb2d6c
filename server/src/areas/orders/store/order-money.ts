import type { LateMoneyState } from '@tawseel/contract/facts/late-money';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../platform/engine/tables.ts';
import type { DriverCash } from '../../ledger/rules/driver-cash.ts';
import type { LateMoney } from '../../ledger/rules/late-money.ts';
import { COLLECTIONS, IS_REVERSED } from '../../ledger/store/postings.ts';
import { IS_STANDING_EVENT } from './happenings.ts';

/** Returns the cash of these orders that drivers hold with the names of the drivers, by the seq of the order. */
export async function findCashHolders(
  db: Database,
  orderSeqs: readonly number[],
): Promise<Map<number, DriverCash>> {
  if (orderSeqs.length === 0) return new Map();
  const { rows } = await sql<DriverCash & { seq: number }>`
    select order_seq as seq, fils, driver_id as "driverId", trim(first_name || ' ' || last_name) as driver, staff.warehouse_id as "warehouseId",
      coalesce(warehouses.name, '') as warehouse
    from cash_held inner join staff on staff.id = driver_id
      left join warehouses on warehouses.id = staff.warehouse_id
    where order_seq in (${sql.join(orderSeqs)})`.execute(db);
  return new Map(rows.map(({ seq, fils, ...row }) => [Number(seq), { ...row, fils: Number(fils) }]));
}

/** Money of an order: who holds it, or who has taken it in. */
export type OrderMoney = {
  fils: number;
  place: 'driver' | 'box' | 'safe' | 'card';
  /** Name of the holder, or of the user who took it in; `kind` says if that is a driver or which kind of actor. */
  name: string;
  kind: string;
  /** Id of the driver who holds it; null if none does. */
  driver_id: string | null;
  count: number | null;
};

/**
 * Returns where the money of an order is, or undefined if none is known: the newest, because a receiver may have paid twice.
 * Money partly on a card and partly in cash is reported as cash.
 */
export async function findOrderMoney(db: Database, orderSeq: number): Promise<OrderMoney | undefined> {
  const { rows } = await sql<OrderMoney>`
    select 0 as turn, 0 as seq, cash_held.fils, 'driver' as place, trim(first_name || ' ' || last_name) as name, 'driver' as kind,
      driver_id, null as count
    from cash_held inner join staff on staff.id = cash_held.driver_id where order_seq = ${orderSeq}
    union all
    select case balances.kind when 'card' then 2 else 1 end, postings.seq, postings.fils, balances.kind,
      case balances.kind when 'card' then '' else postings.actor_name end, postings.actor_kind, null,
      count_no
    from postings inner join balances on balances.no = postings.to_no
      inner join balances as sources on sources.no = postings.from_no
    where order_seq = ${orderSeq} and sources.kind = 'shop' and reverses is null and not ${IS_REVERSED}
      and postings.kind in (${sql.join(COLLECTIONS)})
    order by 1, 2 desc`.execute(db);
  const [first] = rows;
  return first && { ...first, fils: Number(first.fils) };
}

/** Returns which of these orders have a posting of a card payment, a hand-in or its correction that was not reversed. */
export async function findPosted(db: Database, orderSeqs: readonly number[]): Promise<Set<number>> {
  if (orderSeqs.length === 0) return new Set();
  const rows = await db
    .selectFrom('postings')
    .select('order_seq')
    .where('order_seq', 'in', orderSeqs)
    .where('kind', 'in', COLLECTIONS)
    .where((eb) => eb.not(IS_REVERSED))
    .execute();
  return new Set(rows.map(({ order_seq }) => Number(order_seq)));
}

/** Stored money of a late act, with its driver and the warehouse of its run. */
export type StoredLateMoney = LateMoney & {
  state: LateMoneyState;
  driverName: string;
  warehouseId: string;
  isDecided: boolean;
};

/** Returns the money that results synced too late recorded at the stops of orders, oldest first, by order id. */
export async function findLateMoney(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, StoredLateMoney[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('late_money')
    .innerJoin('stop_acts', 'stop_acts.id', 'late_money.act_id')
    .innerJoin('runs', 'runs.id', 'stop_acts.run_id')
    .innerJoin('staff', 'staff.id', 'runs.driver_id')
    .select(['act_id', 'late_money.state', 'decided_at', 'stop_acts.order_id', 'cash_fils', 'card_fils'])
    .select(['happened_at', 'staff.id as driver_id', 'first_name', 'last_name'])
    .select('runs.warehouse_id')
    .where('stop_acts.order_id', 'in', orderIds)
    .orderBy('act_id')
    .execute();
  const all = rows.map((row) => ({
    orderId: row.order_id,
    actId: row.act_id,
    driverId: row.driver_id,
    driverName: `${row.first_name} ${row.last_name}`.trim(),
    warehouseId: row.warehouse_id,
    cashFils: row.cash_fils,
    cardFils: row.card_fils,
    since: row.happened_at,
    state: row.state,
    isDecided: row.decided_at !== null,
  }));
  return Map.groupBy(all, ({ orderId }) => orderId);
}

/** True for an order of `orders` whose money is that of a late act. */
export const IS_HELD_LATE = sql<SqlBool>`exists (select 1 from stop_acts
  inner join late_money on late_money.act_id = stop_acts.id and late_money.state = 'held'
  where stop_acts.order_id = orders.id and stop_acts.result = 'late')`;

/** True for an act of `stop_acts` that delivered its order and was not undone, neither at the door nor in the office. */
export const IS_STANDING_DELIVERY = sql<SqlBool>`(stop_acts.act = 'delivered' and exists (select 1
  from order_events as events where events.order_id = stop_acts.order_id and events.cause_id = stop_acts.id
  and events.status = 'delivered' and events.kind = 'status' and ${IS_STANDING_EVENT}))`;

/**
 * True for an act of `stop_acts`, joined with `orders` and `late_money`, that brought money: the delivery of the order, or
 * a late act whose money is the order's or was paid besides.
 */
export const BROUGHT_MONEY = sql<SqlBool>`(late_money.state in ('held', 'twice')
  or orders.tracking_status = 'delivered' and ${IS_STANDING_DELIVERY} and not ${IS_HELD_LATE})`;

import type { ParcelEventKind } from '@tawseel/contract/order-filters';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { firstIdAt } from '../../../platform/engine/ids.ts';
import type { Database } from '../../../platform/engine/tables.ts';
import type { Span } from '../../../platform/values/period.ts';
import { IS_STANDING } from '../../stops/store/standing-acts.ts';
import type { OrderRow } from '../tables.ts';

/** Event of a parcel, and the span of time in which it happened. */
export type HappenedFilter = Span & { what: ParcelEventKind; isToday: boolean };

/** Condition on the warehouse of the drivers, as a part of a query; empty for all warehouses. */
type OfWarehouse = RawBuilder<unknown>;

/**
 * True for an event that was not undone. Each takenBack ends the last event in force that is no correction, so an event
 * is undone once more of them than other events follow it.
 */
export const IS_STANDING_EVENT = sql`not exists (select 1 from order_events as undo
  where undo.order_id = events.order_id and undo.kind = 'takenBack' and undo.created_at > events.created_at
  and 0 < (select sum(case later.kind when 'takenBack' then 1 when 'corrected' then 0 else -1 end) from order_events as later
    where later.order_id = undo.order_id and later.created_at > events.created_at
    and later.created_at <= undo.created_at))`;

/** Status of the order before an event; null for the first event. */
const STATUS_BEFORE = sql`(select earlier.status from order_events as earlier
  where earlier.order_id = events.order_id and earlier.created_at < events.created_at
  order by earlier.created_at desc limit 1)`;

/** Warehouse of the run that had a parcel out at an event; without a run, the order's own. */
const DRIVERS_WAREHOUSE = sql`coalesce((select runs.warehouse_id from run_stops
  inner join runs on runs.id = run_stops.run_id
  where run_stops.order_id = events.order_id and runs.kind = 'delivery' and runs.out_at <= events.created_at
  order by run_stops.added_at desc limit 1), moved.warehouse_id)`;

/**
 * Selects the events in a span: acts at stops by when they happened, others by when they were stored, from which their
 * ids are made.
 */
const eventsIn = ({ from, to }: Span) => sql`(
  select * from order_events where id >= ${firstIdAt(from)} and id < ${firstIdAt(to)} and happened_at is null
  union all select * from order_events where happened_at >= ${from} and happened_at < ${to})`;

/** Selects the orders that came to a status in a span. */
function movesTo(status: string, span: Span, before: RawBuilder<unknown>, at: string | undefined) {
  const ofWarehouse: OfWarehouse = at === undefined ? sql`` : sql`and ${DRIVERS_WAREHOUSE} = ${at}`;
  return sql`select events.order_id from ${eventsIn(span)} as events
    inner join orders as moved on moved.id = events.order_id
    where events.status = ${status}
    and events.kind is distinct from 'takenBack' and ${STATUS_BEFORE} ${before}
    and ${IS_STANDING_EVENT} ${ofWarehouse}`;
}

function failures({ from, to }: Span, ofWarehouse: OfWarehouse) {
  return sql`select stop_acts.order_id from stop_acts inner join runs on runs.id = stop_acts.run_id
    where stop_acts.act = 'failed' and stop_acts.result = 'accepted' and ${IS_STANDING}
    and runs.kind = 'delivery' and stop_acts.happened_at >= ${from} and stop_acts.happened_at < ${to}
    ${ofWarehouse}`;
}

function returnsBack({ from, to }: Span, ofWarehouse: OfWarehouse) {
  return sql`select run_stops.order_id from run_stops inner join runs on runs.id = run_stops.run_id
    where run_stops.back_at >= ${from} and run_stops.back_at < ${to} ${ofWarehouse}`;
}

/** Parcels that are still on a van and come back with it: their delivery failed, or they were recalled. */
function onVanBack(ofWarehouse: OfWarehouse) {
  return sql`select run_stops.order_id from runs
    inner join run_stops on run_stops.run_id = runs.id and run_stops.state in ('failed', 'withdrawn')
    inner join orders as carried on carried.id = run_stops.order_id
    inner join custody on custody.seq = carried.seq and custody.holder_kind = 'run' and custody.holder = runs.id
    where runs.state = 'out' and runs.kind = 'delivery' ${ofWarehouse}`;
}

function ordersOf({ what, isToday, ...span }: HappenedFilter, at: string | undefined) {
  const ofWarehouse: OfWarehouse = at === undefined ? sql`` : sql`and runs.warehouse_id = ${at}`;
  if (what === 'failed') return failures(span, ofWarehouse);
  if (what === 'delivered') return movesTo('delivered', span, sql`is distinct from 'delivered'`, at);
  const moved = movesTo('warehouse', span, sql`= 'assignedtodriver'`, at);
  const coming = isToday ? sql`union ${onVanBack(ofWarehouse)}` : sql``;
  return sql`${moved} union ${returnsBack(span, ofWarehouse)} ${coming}`;
}

/** True for an order to whose parcel something happened, through the drivers of a warehouse or of any. */
export function happenedTo(happened: HappenedFilter, warehouseId: string | undefined): RawBuilder<SqlBool> {
  return sql<SqlBool>`orders.id in (${ordersOf(happened, warehouseId)})`;
}

/** Act at the door that delivered an order: the driver or the user on the driver's behalf, the note and the time. */
export type Delivery = { kind: string; id: string; name: string; note: string; at: string };

/** Returns the act that delivered an order, or undefined if it was delivered without one. */
export async function findDelivery(db: Database, { id }: OrderRow): Promise<Delivery | undefined> {
  const { rows } = await sql<Delivery>`
    select stop_acts.actor_kind as kind, stop_acts.actor as id, stop_acts.actor_name as name, stop_acts.note,
      stop_acts.happened_at as at
    from order_events as events inner join stop_acts on stop_acts.id = events.cause_id
    where events.order_id = ${id} and events.status = 'delivered' and events.kind = 'status'
      and stop_acts.act = 'delivered' and ${IS_STANDING_EVENT}`.execute(db);
  return rows[0];
}

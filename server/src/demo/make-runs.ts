import { FAILURE_REASONS, type FailureReason } from '@tawseel/contract/facts/failure-reasons';
import { ACTIVE } from '@tawseel/contract/facts/limits';
import { insertRows } from '../platform/engine/insert-rows.ts';
import { nextNumber, nextOf } from '../platform/engine/number-series.ts';
import type { Tables, Trx } from '../platform/engine/tables.ts';
import { businessDay } from '../platform/values/period.ts';
import { type DemoContext, iso, MINUTE_MS } from './context.ts';
import { madeAct, positionIn } from './demo-act.ts';
import type { DemoOrder } from './make-orders.ts';

type Order = Tables['orders'];
type Staff = Tables['staff'];
type OnRoad = { order: Order; assignedAt: number };

const MOST_RUNS = 3;
const MOST_STOPS = 14;
const STOPS_WANTED = 5;
/** Places of the stops where the delivery failed. */
const FAILED_AT: readonly number[] = [1, 6];
const REASONS: readonly FailureReason[] = ['no_answer', 'not_home', 'asked_later'];

/** Active drivers of a warehouse, as they were hired: the first of them can sign in. */
export function driversOf(staff: readonly Staff[], warehouseId: string | undefined): Staff[] {
  return staff.filter(
    ({ kind, warehouse_id, profile_status }) =>
      kind === 'driver' && warehouse_id === warehouseId && profile_status === ACTIVE,
  );
}

/** Returns the parcels that drivers of a warehouse have, of its own emirate. */
function onRoad(
  orders: readonly DemoOrder[],
  rows: readonly Order[],
  { id, city }: Tables['warehouses'],
): OnRoad[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return orders.flatMap(({ row, course }) => {
    const order = byId.get(row.id);
    const last = course.at(-1);
    const isTheirs = order?.warehouse_id === id && order.dropoff_city === city;
    return isTheirs && last?.status === 'assignedtodriver' ? [{ order, assignedAt: last.at }] : [];
  });
}

type RunRows = {
  runs: Tables['runs'][];
  stops: Tables['run_stops'][];
  acts: Tables['stop_acts'][];
  followUps: Tables['follow_ups'][];
};

/** Adds a failed attempt with its reason, and the call that the office must make. */
function fail(
  context: DemoContext,
  made: RunRows,
  stop: Tables['run_stops'],
  run: Tables['runs'],
  { driver, city }: { driver: Staff; city: string },
) {
  const at = iso(context.now - (20 + made.acts.length * 7) * MINUTE_MS);
  const reason = REASONS[made.acts.length % REASONS.length] ?? 'no_answer';
  Object.assign(stop, { state: 'failed', done_at: at });
  const position = positionIn(city, made.acts.length);
  const act = madeAct(context, driver, stop, { act: 'failed', at, reason, ...position });
  made.acts.push(act);
  made.followUps.push({
    id: context.idAt(context.now),
    order_id: stop.order_id,
    warehouse_id: run.warehouse_id,
    kind: 'call',
    state: 'open',
    note: FAILURE_REASONS[reason].en,
    run_id: stop.run_id,
    opened_at: at,
    opened_by: act.actor_name,
    due_at: at,
    claimed_by: null,
    claimed_name: null,
    claimed_until: null,
    outcome: null,
    closed_at: null,
    closed_name: null,
  });
}

/** Inserts runs of the first warehouse's drivers, who are out with its parcels; some attempts have failed. */
export async function insertRuns(
  trx: Trx,
  context: DemoContext,
  {
    warehouse,
    staff,
    orders,
    rows,
  }: {
    warehouse: Tables['warehouses'] | undefined;
    staff: readonly Staff[];
    orders: readonly DemoOrder[];
    rows: readonly Order[];
  },
): Promise<readonly Tables['stop_acts'][]> {
  if (!warehouse) return [];
  const parcels = onRoad(orders, rows, warehouse);
  const runs = Math.min(MOST_RUNS, Math.ceil(parcels.length / STOPS_WANTED));
  const day = businessDay(iso(context.now), context.timeZone);
  const made: RunRows = { runs: [], stops: [], acts: [], followUps: [] };
  for (const [index, driver] of driversOf(staff, warehouse.id).slice(0, runs).entries()) {
    const load = parcels.filter((_, at) => at % runs === index).slice(0, MOST_STOPS);
    if (load.length === 0) continue;
    const outAt = Math.max(...load.map(({ assignedAt }) => assignedAt));
    const run: Tables['runs'] = {
      id: context.idAt(outAt),
      no: await nextOf(trx, 'runs'),
      number: await nextNumber(trx, `RUN-${warehouse.code}-${day.slice(2).replaceAll('-', '')}`),
      kind: 'delivery',
      warehouse_id: warehouse.id,
      to_warehouse_id: null,
      driver_id: driver.id,
      vehicle_no: driver.vehicle_no ?? '',
      day,
      state: 'out',
      version: 2,
      created_at: iso(outAt - 30 * MINUTE_MS),
      created_by: '',
      out_at: iso(outAt),
      closed_at: null,
    };
    made.runs.push(run);
    for (const [at, { order, assignedAt }] of load.entries()) {
      const loaded = iso(assignedAt - MINUTE_MS);
      const stop: Tables['run_stops'] = {
        ...{
          id: context.idAt(assignedAt),
          run_id: run.id,
          kind: run.kind,
          order_id: order.id,
          pickup_id: null,
        },
        ...{ state: 'pending', place: at + 1, added_at: loaded, loaded_at: loaded, done_at: null, why: '' },
      };
      made.stops.push(stop);
      if (FAILED_AT.includes(at)) fail(context, made, stop, run, { driver, city: order.dropoff_city });
    }
  }
  await insertRows(trx, 'runs', made.runs);
  await insertRows(trx, 'run_stops', made.stops);
  await insertRows(trx, 'stop_acts', made.acts);
  await insertRows(trx, 'follow_ups', made.followUps);
  return made.acts;
}

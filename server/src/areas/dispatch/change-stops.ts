import { MOST_ON_RUN, type RunKind } from '@tawseel/contract/facts/stops';
import type { Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import { findCustodyOf } from '../custody/store/custody.ts';
import { type ActRequest, act } from '../orders/act.ts';
import { lockOrdersById } from '../orders/store/orders.ts';
import type { OrderRow } from '../orders/tables.ts';
import { accept, loadOnto } from '../runs/hand-out.ts';
import { listDoorRuns } from '../runs/store/read-runs.ts';
import { lockRun, lockRuns, type RunRow } from '../runs/store/runs.ts';
import { lockColleague } from '../staff/store/staff.ts';
import { byPickup, countStops, type Stop } from '../stops/store/stops.ts';
import { findWarehouse } from '../warehouses/store.ts';
import { openRunsOf } from './assign.ts';
import { listNamedStops } from './store.ts';

/**
 * Returns the stops of parcels on a run, in the order of their tracking IDs: of several of one parcel the open one,
 * otherwise the newest. Their orders are locked, and no others, because a truck's run has thousands. Throws for a
 * parcel that is not on the run.
 */
export async function lockNamedStops(
  trx: Trx,
  run: RunRow,
  trackingIds: readonly string[],
): Promise<{ stop: Stop; order: OrderRow }[]> {
  const known = await listNamedStops(trx, run.id, trackingIds);
  const orders = await lockOrdersById(
    trx,
    known.map(({ order_id }) => order_id),
  );
  // Read again, because a stop changes with its order.
  const stops = await listNamedStops(trx, run.id, trackingIds);
  const isOpen = ({ state }: Stop) => Number(state === 'pending');
  stops.sort((one, other) => isOpen(one) - isOpen(other) || (one.id < other.id ? -1 : 1));
  const onRun = new Map(stops.map((stop) => [stop.tracking_id, stop]));
  return trackingIds.map((trackingID) => {
    const stop = onRun.get(trackingID);
    const order = stop && orders.get(stop.order_id);
    if (!order) throw refuse('no_such_stop', { trackingID });
    return { stop, order };
  });
}

/** Returns the driver's run of this kind that is out, otherwise the one that is being loaded. */
async function goalOf(work: Work, run: RunRow, driverId: string): Promise<RunRow> {
  const { trx } = work;
  const [out] = (await listDoorRuns(trx, { driverId }, ['out'])).filter(({ kind }) => kind === run.kind);
  const locked = out && (await lockRun(trx, out.id, WHOLE_BUSINESS));
  if (locked?.state === 'out') return locked;
  const from = await findWarehouse(trx, run.warehouse_id, 'child');
  if (!from) throw refuse('no_such_driver');
  const opened = await openRunsOf(work, {
    from: { id: from._id, code: from.warehouseCode },
    driverIds: [driverId],
    // A closed set in the database.
    kind: run.kind as RunKind,
  });
  return opened.get(driverId) as RunRow;
}

/**
 * Locks a run together with the runs that its stops may move to, so that opposite moves do not deadlock; before them
 * the driver, as an assignment does.
 */
export async function lockWithGoals(trx: Trx, runId: string, driverId: string): Promise<void> {
  await lockColleague(trx, driverId);
  const goals = await listDoorRuns(trx, { driverId }, ['open', 'out']);
  await lockRuns(trx, [runId, ...goals.map(({ id }) => id)]);
}

/** Moves stops to the run of another driver, which has their parcels at once if it is out. */
export async function moveTo(
  work: Work,
  { run, driverId, trackingIDs }: { run: RunRow; driverId: string; trackingIDs: readonly string[] },
): Promise<RunRow> {
  if (run.driver_id === driverId) throw refuse('same_driver', { run: run.number });
  const goal = await goalOf(work, run, driverId);
  const { trx } = work;
  const named = await lockNamedStops(trx, run, trackingIDs);
  const held = await findCustodyOf(
    trx,
    named.map(({ order }) => order),
  );
  const load: OrderRow[] = [];
  const over = named.find(({ stop }) => stop.state !== 'pending');
  if (over) throw refuse('no_such_stop', { trackingID: over.order.tracking_id });
  const stops = (await countStops(trx, [goal.id])).get(goal.id) ?? 0;
  if (stops + named.length > MOST_ON_RUN) throw refuse('run_full', { run: goal.number, most: MOST_ON_RUN });
  const orderOf = new Map(named.map(({ stop, order }) => [stop.id, order]));
  const isOut = goal.state === 'out';
  const assigned: ActRequest[] = [];
  for (const stop of byPickup(named.map((each) => each.stop))) {
    const order = orderOf.get(stop.id) as OrderRow;
    const holder = held.get(order.seq);
    const assign = { name: 'assign', with: { run: goal, pickupId: stop.pickup_id } } as const;
    assigned.push({ order, acts: [assign] });
    if (holder && (isOut || holder.holder === run.id)) load.push(order);
  }
  await act(work, assigned);
  if (goal.kind !== 'pickup') await loadOnto(work, goal, { load, isOut });
  else if (isOut) await accept(work, [...orderOf.values()]);
  return goal;
}

import type { Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Custody } from '../custody/rules/custody.ts';
import { countHeldBy, findCustody } from '../custody/store/custody.ts';
import { act } from '../orders/act.ts';
import { lockOrdersById } from '../orders/store/orders.ts';
import type { OrderRow } from '../orders/tables.ts';
import {
  byPickup,
  findRunsOf,
  listPendingStops,
  listStops,
  listWithdrawn,
  type Stop,
} from '../stops/store/stops.ts';
import { deleteVisits, listVisits, lockPickupsOn } from '../stops/store/visits.ts';
import { isDoor } from './lock-run.ts';
import type { RunRow } from './store/runs.ts';

/** Takes parcels off a run that has not left; those that were loaded are at the warehouse again. */
export async function takeOff(
  work: Work,
  run: RunRow,
  stops: readonly Pick<Stop, 'id' | 'order_id'>[],
): Promise<void> {
  const orders = await lockOrdersById(
    work.trx,
    stops.map(({ order_id }) => order_id),
  );
  await lockPickupsOn(work.trx, [run.id]);
  const unloading = stops.map(({ id, order_id }) => ({ id, order: orders.get(order_id) as OrderRow }));
  await unload(work, run, unloading);
}

/** Stop that is taken off, and its order that is locked. */
export type Unloading = { id: string; order: OrderRow };

export async function unload(work: Work, run: RunRow, stops: readonly Unloading[]): Promise<void> {
  await act(
    work,
    stops.map(({ id, order }) => ({ order, acts: [{ name: 'unload', with: { stop: { id, run } } }] })),
  );
}

/** Takes pickups that were not visited off a run, so that they wait for a driver again. */
export async function takeVisitsOff(trx: Trx, run: RunRow): Promise<void> {
  const visits = await listVisits(trx, { runIds: [run.id] });
  await deleteVisits(
    trx,
    visits.map(({ pickup_id }) => pickup_id),
  );
}

/** Stops that are ended in one transaction, so that other calls wait for a short time. */
const AT_ONCE = 50;

/** Takes some parcels off a run that has not left. Returns their number. */
export async function takeOffSome(work: Work, run: RunRow): Promise<number> {
  const some = await listPendingStops(work.trx, run.id, AT_ONCE);
  await takeOff(work, run, some);
  return some.length;
}

/** Ends stops of a run, whose orders are locked; parcels that it still has are missing at both its ends. */
async function closeStops(
  work: Work,
  run: RunRow,
  stops: readonly { stop: Stop; order: OrderRow }[],
): Promise<void> {
  const warehouseIds = [run.warehouse_id, run.to_warehouse_id ?? run.warehouse_id];
  await act(
    work,
    stops.map(({ order, stop: { id, state } }) => ({
      order,
      acts: [{ name: 'close', with: { stop: { id, run, state }, warehouseIds } }],
    })),
  );
}

/** Ends some stops of a run between warehouses, and reports parcels that it still has as missing. Returns their number. */
export async function endSomeStops(work: Work, run: RunRow): Promise<number> {
  const { trx } = work;
  const some = await listPendingStops(trx, run.id, AT_ONCE);
  const ids = some.map(({ order_id }) => order_id);
  const orders = await lockOrdersById(trx, ids);
  // Read again, because scans may have moved parcels before their orders were locked.
  const onRuns = await findRunsOf(trx, ids);
  const left = some.flatMap((stop) => {
    const order = orders.get(stop.order_id);
    return order && onRuns.get(stop.order_id)?.run_id === run.id ? [{ stop, order }] : [];
  });
  await closeStops(work, run, left);
  return some.length;
}

/** Ends the stops of a run between warehouses that are left. Returns the number of parcels that it still has. */
export async function reportMissingOnTruck(work: Work, run: RunRow): Promise<number> {
  while ((await endSomeStops(work, run)) > 0);
  return countHeldBy(work.trx, run.id);
}

type RemainingStop = { stop: Stop; order: OrderRow; held: Custody | undefined };

/**
 * Ends the stops of a run that is closed, and reports parcels that it still has as missing at both ends. Returns
 * their number. Throws if there are any and `mayMiss` is not set.
 */
export async function reportMissing(work: Work, run: RunRow, mayMiss: boolean | undefined): Promise<number> {
  const { trx } = work;
  const onRun = async () => [...(await listStops(trx, run.id)), ...(await listWithdrawn(trx, run.id))];
  const locked = await onRun();
  const orders = await lockOrdersById(
    trx,
    locked.map(({ order_id }) => order_id),
  );
  // Read again, because scans may have moved parcels before their orders were locked.
  const left: RemainingStop[] = [];
  for (const stop of byPickup(await onRun())) {
    const order = orders.get(stop.order_id);
    if (order) left.push({ stop, order, held: await findCustody(trx, order) });
  }
  const missing = left.filter(({ held }) => held?.holder_kind === 'run' && held.holder === run.id);
  const [first] = missing;
  if (isDoor(run) && first && !mayMiss) {
    const params = { run: run.number, parcels: missing.length, first: first.order.tracking_id };
    throw refuse('run_not_back', params);
  }
  const visits = (await listVisits(trx, { runIds: [run.id] })).filter(({ state }) => state === 'pending');
  const unsaid = [
    ...left
      .filter(({ stop }) => run.kind === 'pickup' && stop.state === 'pending')
      // The driver does not visit the shop for a cancelled order.
      .filter(({ order }) => order.tracking_status !== 'return')
      .map(({ order }) => order.tracking_id),
    ...visits.map(({ number }) => number),
  ];
  if (unsaid[0] !== undefined && !mayMiss)
    throw refuse('run_not_visited', { run: run.number, parcels: unsaid.length, first: unsaid[0] });
  await lockPickupsOn(trx, [run.id]);
  await takeVisitsOff(trx, run);
  await closeStops(work, run, left);
  return missing.length;
}

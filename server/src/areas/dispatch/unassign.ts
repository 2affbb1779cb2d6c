import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { BoardKind } from '@tawseel/contract/facts/stops';
import type { Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import { lockOrdersById } from '../orders/store/orders.ts';
import { listDoorRuns } from '../runs/store/read-runs.ts';
import { lockRun, lockRuns, type RunRow, updateRun } from '../runs/store/runs.ts';
import { takeOff } from '../runs/unload.ts';
import { listStops, type Stop } from '../stops/store/stops.ts';
import { listVisits, lockPickupsOn } from '../stops/store/visits.ts';
import { type Assignment, type AssignResult, unassignVisits } from './assign-visits.ts';

type Unassign = { fromId: string; kind: BoardKind; assignments: readonly Assignment[] };

/** Locks the runs of drivers that are being loaded at a warehouse. Returns them by driver. */
async function lockOpenRuns(trx: Trx, { fromId, kind, assignments }: Unassign): Promise<Map<string, RunRow>> {
  const found = new Map<string, string>();
  for (const { driverId } of assignments) {
    const open = await listDoorRuns(trx, { driverId }, ['open']);
    const run = open.find((each) => each.kind === kind && each.warehouse_id === fromId);
    if (run) found.set(driverId, run.id);
  }
  await lockRuns(trx, [...found.values()]);
  const runs = new Map<string, RunRow>();
  for (const [driverId, id] of found) {
    const run = await lockRun(trx, id, WHOLE_BUSINESS);
    if (run?.state === 'open') runs.set(driverId, run);
  }
  return runs;
}

/** Returns the stops of runs that are to do, by run and tracking ID. All their orders are locked, then their pickups. */
async function pendingStops(
  trx: Trx,
  runs: readonly RunRow[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, Stop>>> {
  const stops: Stop[] = [];
  for (const run of runs) stops.push(...(await listStops(trx, run.id)));
  const pending = stops.filter(({ state }) => state === 'pending');
  const orders = await lockOrdersById(
    trx,
    pending.map(({ order_id }) => order_id),
  );
  await lockPickupsOn(
    trx,
    runs.map(({ id }) => id),
  );
  const byId = (stop: Stop) => [orders.get(stop.order_id)?.tracking_id ?? '', stop] as const;
  const ofRun = Map.groupBy(pending, ({ run_id }) => run_id);
  return new Map([...ofRun].map(([id, its]) => [id, new Map(its.map(byId))]));
}

/**
 * Takes parcels off the runs of the named drivers, unless a run has left or a parcel is no longer on it. An empty run
 * is cancelled. `isAssigned` is true for a parcel that stays.
 */
export async function unassignAll(
  work: Work,
  unassign: Unassign,
): Promise<{ results: AssignResult[]; visits: AssignResult[] }> {
  const { trx } = work;
  const runs = await lockOpenRuns(trx, unassign);
  const stops = await pendingStops(trx, [...runs.values()]);
  const results: AssignResult[] = [];
  const visits: AssignResult[] = [];
  for (const { driverId, trackingIDs = [], pickupIds = [] } of unassign.assignments) {
    const run = runs.get(driverId);
    const pending = stops.get(run?.id ?? '') ?? new Map<string, Stop>();
    const taken = trackingIDs.flatMap((trackingID) => pending.get(trackingID) ?? []);
    for (const trackingID of trackingIDs) {
      const answer =
        run && pending.has(trackingID)
          ? sentence('taken_from_run', { trackingID, run: run.number })
          : sentence('no_such_stop', { trackingID });
      results.push({ trackingID, isAssigned: !pending.has(trackingID), answer });
    }
    const unassigned = await unassignVisits(trx, run, pickupIds);
    visits.push(...unassigned);
    if (!run || (taken.length === 0 && unassigned.every(({ isAssigned }) => isAssigned))) continue;
    await takeOff(work, run, taken);
    const isEmpty =
      pending.size === taken.length && (await listVisits(trx, { runIds: [run.id] })).length === 0;
    await updateRun(trx, run, isEmpty ? { state: 'cancelled', closed_at: work.now.toISOString() } : {});
  }
  return { results, visits };
}

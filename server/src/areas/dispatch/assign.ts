import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { type BoardKind, MOST_ON_RUN, type RunKind } from '@tawseel/contract/facts/stops';
import { newId } from '../../platform/engine/ids.ts';
import type { Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { businessDay } from '../../platform/values/period.ts';
import { makeScope, WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import { type Custody, isToCollect } from '../custody/rules/custody.ts';
import { findCustodyOf } from '../custody/store/custody.ts';
import { type ActRequest, act } from '../orders/act.ts';
import { lockOrders } from '../orders/store/orders.ts';
import type { OrderRow } from '../orders/tables.ts';
import { lockPickups, type NamedPickup } from '../pickups/store.ts';
import { insertNewRun, refuseInactive } from '../runs/insert-new-run.ts';
import { listDoorRuns } from '../runs/store/read-runs.ts';
import { lockRun, lockRuns, type RunRow } from '../runs/store/runs.ts';
import { findStaff, lockColleague } from '../staff/store/staff.ts';
import { countStops, findRunsOf, type OnRun } from '../stops/store/stops.ts';
import { type Assignment, type AssignResult, assignVisits, runFull } from './assign-visits.ts';
import { pickupFinder, pickupsOf } from './shops.ts';

/** Created or loaded runs, with one result for each parcel and each pickup without parcels. */
export type Assigned = { runs: RunRow[]; results: AssignResult[]; visits: AssignResult[] };
type From = { id: string; code: string };

/** Locks the runs of drivers that are being loaded, and creates missing ones. Returns them by driver. */
export async function openRunsOf(
  work: Work,
  { from, driverIds, kind }: { from: From; driverIds: Iterable<string>; kind: RunKind },
): Promise<Map<string, RunRow>> {
  const { trx } = work;
  const drivers = [];
  for (const id of [...new Set(driverIds)].sort()) {
    // So that two assignments to one driver at the same time create one run.
    await lockColleague(trx, id);
    const driver = await findStaff(trx, 'driver', id, makeScope({ warehouseId: from.id }));
    if (!driver) throw refuse('no_such_driver');
    refuseInactive(driver);
    const open = (await listDoorRuns(trx, { driverId: id }, ['open'])).find((run) => run.kind === kind);
    drivers.push({ driver, openId: open?.id });
  }
  await lockRuns(
    trx,
    drivers.flatMap(({ openId }) => openId ?? []),
  );
  const runs = new Map<string, RunRow>();
  for (const { driver, openId } of drivers) {
    const locked = openId && (await lockRun(trx, openId, WHOLE_BUSINESS));
    const run = locked && locked.state === 'open' ? locked : undefined;
    runs.set(driver._id, run ?? (await insertNewRun(work, { kind, from, driver })));
  }
  return runs;
}

/** Returns how many stops the runs still take, by run. */
async function roomOf(trx: Trx, runs: Iterable<RunRow>): Promise<Map<string, number>> {
  const ids = [...runs].map(({ id }) => id);
  const stops = await countStops(trx, ids);
  return new Map(ids.map((id) => [id, MOST_ON_RUN - (stops.get(id) ?? 0)]));
}

/** Purpose of an assignment: delivery or pickup. */
type AssignPurpose = { from: From; kind: BoardKind };

function waits(order: OrderRow, held: Custody | undefined, { from, kind }: AssignPurpose): boolean {
  if (kind === 'pickup') return order.warehouse_id === from.id && isToCollect(order.tracking_status);
  const isHere = held?.holder_kind === 'warehouse' && held.holder === from.id;
  return isHere && held.leg === 'out' && order.tracking_status === 'warehouse';
}

type PlannedParcel = { order: OrderRow; run: RunRow; pickup: NamedPickup | undefined };

/** Decides whether one parcel goes onto a run; another dispatcher may have been quicker. `onRun` is its present run. */
function assign(
  given: AssignPurpose,
  { order, run }: PlannedParcel,
  {
    held,
    onRun,
    room = 0,
  }: { held: Custody | undefined; onRun: OnRun | undefined; room: number | undefined },
): Omit<AssignResult, 'trackingID'> {
  const { tracking_id: trackingID } = order;
  const isOn = onRun?.run_id === run.id;
  if (onRun && !isOn)
    return { isAssigned: false, answer: sentence('parcel_on_run', { trackingID, run: onRun.number }) };
  if (!isOn && !waits(order, held, given))
    return { isAssigned: false, answer: sentence('parcel_not_waiting', { trackingID }) };
  if (!isOn && room <= 0) return { isAssigned: false, answer: runFull(run) };
  return { isAssigned: true, answer: sentence('parcel_assigned', { trackingID, run: run.number }) };
}

/** Puts parcels on the runs of drivers. Returns one result for each, in their order. */
export async function assignAll(
  work: Work,
  { from, kind, assignments }: { from: From; kind: BoardKind; assignments: readonly Assignment[] },
): Promise<Assigned> {
  const { trx } = work;
  const driverIds = assignments.map(({ driverId }) => driverId);
  const runs = await openRunsOf(work, { from, driverIds, kind });
  const named = assignments.flatMap(({ driverId, trackingIDs = [] }) =>
    trackingIDs.map((trackingID) => ({ driverId, trackingID })),
  );
  const orders = await lockOrders(
    trx,
    named.map(({ trackingID }) => trackingID),
    makeScope({ warehouseId: from.id, includesHeld: true }),
  );
  const held = await findCustodyOf(
    trx,
    orders.filter((order) => order !== undefined),
  );
  const at = work.now.toISOString();
  const today = businessDay(at, work.timeZone);
  const pickups = kind === 'pickup' ? await pickupsOf(trx, from.id, today) : [];
  const results = named.map(({ trackingID }, index): AssignResult => {
    const known = orders[index]?.tracking_id ?? trackingID;
    const answer = sentence('parcel_not_waiting', { trackingID: known });
    return { trackingID: known, isAssigned: false, answer };
  });
  const pickupOf = pickupFinder(pickups);
  const given = named.flatMap(({ driverId }, index) => {
    const order = orders[index];
    const run = runs.get(driverId);
    return order && run ? [{ index, order, run, pickup: pickupOf(order) }] : [];
  });
  const asked = new Set(assignments.flatMap(({ pickupIds = [] }) => pickupIds));
  const wanted = new Set([
    ...given.flatMap(({ pickup }) => pickup ?? []),
    ...pickups.filter(({ id }) => asked.has(id)),
  ]);
  const pickupIds = await lockPickups(trx, [...wanted], () => newId(Date.parse(at)));
  // Shop by shop, in the order of their requested hours.
  const ranks = new Map<NamedPickup | undefined, number>(pickups.map((pickup, at) => [pickup, at]));
  const rank = ({ pickup }: PlannedParcel) => ranks.get(pickup) ?? pickups.length;
  given.sort((one, other) => rank(one) - rank(other));
  const onRuns = await findRunsOf(
    trx,
    given.map(({ order }) => order.id),
  );
  const room = await roomOf(trx, runs.values());
  const assigned: ActRequest[] = [];
  for (const { index, ...one } of given) {
    const { order, run, pickup } = one;
    const onRun = onRuns.get(order.id);
    const result = assign({ from, kind }, one, { held: held.get(order.seq), onRun, room: room.get(run.id) });
    results[index] = { trackingID: order.tracking_id, ...result };
    if (!result.isAssigned || onRun) continue;
    onRuns.set(order.id, { run_id: run.id, number: run.number });
    room.set(run.id, (room.get(run.id) ?? 0) - 1);
    const pickupId = (pickup && pickupIds.get(pickup)) ?? null;
    assigned.push({ order, acts: [{ name: 'assign', with: { run, pickupId } }] });
  }
  const visits = await assignVisits(trx, { assignments, runs, room, pickupIds, at });
  await act(work, assigned);
  return { runs: [...runs.values()], results, visits };
}

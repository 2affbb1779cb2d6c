import { ACTIVE } from '@tawseel/contract/facts/limits';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { RunKind } from '@tawseel/contract/facts/stops';
import type { Trx } from '../../platform/engine/tables.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Context } from '../../platform/http/serve.ts';
import { makeScope, WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import type { OrderRow } from '../orders/calls/known-order.ts';
import type { Custody } from '../orders/rules/custody.ts';
import { findCustodyOf } from '../orders/store/custody.ts';
import { lockOrders } from '../orders/store/orders.ts';
import { insertNewRun } from '../runs/make.ts';
import { findPendingStop, lockRun, putOnRun, type RunRow } from '../runs/store.ts';
import { findStaff } from '../staff/store/staff.ts';
import { listDoorRuns } from './store.ts';

type Result = { trackingID: string; isAssigned: boolean; said: Sentence };
export type Assigned = { runs: RunRow[]; results: Result[] };
type From = { id: string; code: string };

/** The run of a driver that is being loaded, made where there is none; locked. */
export async function openRunOf(
  trx: Trx,
  context: Context,
  { from, driverId, kind = 'delivery' }: { from: From; driverId: string; kind?: RunKind },
): Promise<RunRow> {
  const driver = await findStaff(trx, 'driver', driverId, makeScope({ warehouseId: from.id }));
  if (driver?.profileStatus !== ACTIVE) throw refuse('no_such_driver');
  const open = (await listDoorRuns(trx, { driverId }, ['open'])).find((run) => run.kind === kind);
  const locked = open && (await lockRun(trx, open.id, WHOLE_BUSINESS));
  return locked?.state === 'open' ? locked : insertNewRun(trx, context, { kind, from, driver });
}

function waits(order: OrderRow, held: Custody | undefined, warehouseId: string): boolean {
  const isHere = held?.holder_kind === 'warehouse' && held.holder === warehouseId;
  return isHere && held.leg === 'out' && order.tracking_status === 'warehouse';
}

/** One parcel onto a run, unless another dispatcher was quicker. */
async function assign(
  trx: Trx,
  { from, run, at }: { from: From; run: RunRow; at: string },
  order: OrderRow,
  held: Custody | undefined,
): Promise<Omit<Result, 'trackingID'>> {
  const { tracking_id: trackingID } = order;
  const pending = await findPendingStop(trx, order.id);
  const isOn = pending?.run_id === run.id;
  if (pending && !isOn)
    return { isAssigned: false, said: sentence('parcel_on_run', { trackingID, run: pending.number }) };
  if (!isOn && !waits(order, held, from.id))
    return { isAssigned: false, said: sentence('parcel_not_waiting', { trackingID }) };
  if (!isOn) await putOnRun(trx, run, order.id, { at, isLoaded: false });
  return { isAssigned: true, said: sentence('parcel_assigned', { trackingID, run: run.number }) };
}

type Assignment = { driverId: string; trackingIDs: readonly string[] };

/** Puts parcels on the runs of drivers; each is answered in its place. */
export async function assignAll(
  trx: Trx,
  context: Context,
  from: From,
  assignments: readonly Assignment[],
): Promise<Assigned> {
  const runs = new Map<string, RunRow>();
  // In one order, so that no two dispatchers wait for each other crosswise.
  for (const driverId of [...new Set(assignments.map((each) => each.driverId))].sort())
    runs.set(driverId, await openRunOf(trx, context, { from, driverId }));
  const named = assignments.flatMap(({ driverId, trackingIDs }) =>
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
  const at = context.clock().toISOString();
  const results: Result[] = [];
  for (const [index, { driverId, trackingID }] of named.entries()) {
    const order = orders[index];
    const run = runs.get(driverId);
    const result =
      order && run
        ? await assign(trx, { from, run, at }, order, held.get(order.seq))
        : { isAssigned: false, said: sentence('parcel_not_waiting', { trackingID }) };
    results.push({ trackingID: order?.tracking_id ?? trackingID, ...result });
  }
  return { runs: [...runs.values()], results };
}

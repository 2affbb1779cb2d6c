import { findCustodyOf } from '../areas/custody/store/custody.ts';
import { lockOrdersById } from '../areas/orders/store/orders.ts';
import { insertNewRun } from '../areas/runs/insert-new-run.ts';
import { listWaiting, type RunRow, updateRun } from '../areas/runs/store/runs.ts';
import { reportMissing } from '../areas/runs/unload.ts';
import type { WarehouseRow } from '../areas/warehouses/tables.ts';
import { HOUR_MS, iso, MINUTE_MS } from './context.ts';
import type { Stage } from './play-stage.ts';

type Road = { from: WarehouseRow; to: WarehouseRow };

const MOST_ON_TRUCK = 14;
const LOADED_FOR_MS = 20 * MINUTE_MS;

/** Returns the tracking IDs of parcels that have waited for a truck for an hour before it leaves, longest first. */
async function waitingFor({ trx }: Stage, { from, to }: Road, leavesAt: number): Promise<string[]> {
  const ids = await listWaiting(trx, from.id, to.id, 2 * MOST_ON_TRUCK);
  const orders = await lockOrdersById(trx, ids);
  const held = await findCustodyOf(trx, [...orders.values()]);
  const before = iso(leavesAt - HOUR_MS);
  return ids.flatMap((id) => {
    const order = orders.get(id);
    const custody = order && held.get(order.seq);
    return custody?.leg === 'out' && custody.since < before ? [order?.tracking_id ?? ''] : [];
  });
}

/** Loads parcels on a truck, which leaves. */
async function send(
  stage: Stage,
  { from, to }: Road,
  { at, trackingIDs }: { at: number; trackingIDs: readonly string[] },
): Promise<RunRow> {
  const [driver] = stage.crews.list(from.id, 'driver');
  const loading = { at: at - LOADED_FOR_MS, place: from.id };
  const office = stage.crews.pick(from.id, from.id, 'operator');
  const made = await insertNewRun(stage.workAt(office, loading), {
    kind: 'linehaul',
    from,
    toWarehouseId: to.id,
    driver: driver && { _id: driver.id },
  });
  await stage.scan(office, trackingIDs, { ...loading, act: 'sent', runId: made.id });
  await updateRun(stage.trx, made, { state: 'out', out_at: iso(at) });
  return { ...made, version: made.version + 1 };
}

/**
 * Plays two trucks to the first warehouse, where the staff who can sign in work, from the one with most parcels for
 * it: one has arrived without its first parcel, which both ends look for, and one is on its way.
 */
export async function playTrucks(stage: Stage, warehouses: readonly WarehouseRow[]): Promise<void> {
  const { trx, context, crews, workAt } = stage;
  const [to, ...others] = warehouses;
  if (!to) return;
  const leftAt = context.now - 3 * HOUR_MS;
  const roads: (Road & { waiting: string[] })[] = [];
  for (const from of others) roads.push({ from, to, waiting: await waitingFor(stage, { from, to }, leftAt) });
  const [road] = roads.sort((one, other) => other.waiting.length - one.waiting.length);
  if (!road || road.waiting.length < 2) return;
  const arriving = road.waiting.slice(0, Math.ceil(road.waiting.length / 2));
  const run = await send(stage, road, { at: leftAt, trackingIDs: arriving });
  const desk = crews.pick(to.id, to.id, 'operator');
  const arrival = { at: context.now - HOUR_MS, place: to.id };
  await stage.scan(desk, arriving.slice(1), { ...arrival, act: 'received', runId: run.id });
  const closing = { at: context.now - HOUR_MS / 2, place: to.id };
  await reportMissing(workAt(desk, closing), run, true);
  await updateRun(trx, run, { state: 'closed', closed_at: iso(closing.at) });
  const lastAt = context.now - 70 * MINUTE_MS;
  const trackingIDs = (await waitingFor(stage, road, lastAt)).slice(0, MOST_ON_TRUCK);
  if (trackingIDs.length > 0) await send(stage, road, { at: lastAt, trackingIDs });
}

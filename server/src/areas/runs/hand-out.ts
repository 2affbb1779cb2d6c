import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { type Custody, isToCollect } from '../custody/rules/custody.ts';
import { findCustodyOf } from '../custody/store/custody.ts';
import { act } from '../orders/act.ts';
import type { Act } from '../orders/rules/order-act.ts';
import { lockOrdersById } from '../orders/store/orders.ts';
import type { OrderRow } from '../orders/tables.ts';
import { listStops } from '../stops/store/stops.ts';
import { listVisits } from '../stops/store/visits.ts';
import type { RunRow } from './store/runs.ts';
import { type Unloading, unload } from './unload.ts';

/** Accepts orders that a driver goes to collect, by moves that the run implies: all or none. */
export async function accept(work: Work, orders: readonly OrderRow[]): Promise<void> {
  const accepting: Act = { name: 'move', with: { to: 'accepted', isImplied: true } };
  const asked = orders.map((order) => {
    const { tracking_id: trackingID, tracking_status: status } = order;
    if (!isToCollect(status)) throw refuse('run_wrong_parcel', { trackingID, status });
    return { order, acts: status === 'accepted' ? [] : [accepting] };
  });
  await act(work, asked);
}

/**
 * Loads parcels onto a run, all or none: it holds them from then on. If it is out, orders to be delivered come to
 * assignedtodriver.
 */
export async function loadOnto(
  work: Work,
  run: RunRow,
  { load, isOut }: { load: readonly OrderRow[]; isOut: boolean },
): Promise<void> {
  const loading: Act = { name: 'load', with: { run } };
  const leaving: Act = { name: 'move', with: { to: 'assignedtodriver' } };
  const asked = load.map((order) => {
    const isLeaving = isOut && run.kind === 'delivery' && order.tracking_status !== 'assignedtodriver';
    return { order, acts: isLeaving ? [loading, leaving] : [loading] };
  });
  await act(work, asked);
}

/** Choice for parcels that were not scanned onto the run: leave or load all of them, or load those named in `taken`. */
type Unloaded = { unloaded?: 'leave' | 'load' | undefined; taken?: readonly string[] | undefined };

/**
 * Starts a run that is locked. Returns the numbers of its parcels, of its pickups without parcels, and of parcels
 * left behind.
 */
export async function handOut(
  work: Work,
  run: RunRow,
  { unloaded, taken }: Unloaded,
): Promise<{ parcels: number; pickups: number; left: number }> {
  const { trx } = work;
  const listPending = async () => (await listStops(trx, run.id)).filter(({ state }) => state === 'pending');
  const orders = await lockOrdersById(
    trx,
    (await listPending()).map(({ order_id }) => order_id),
  );
  // Read again, because a promise may have taken parcels off before their orders were locked.
  const stops = await listPending();
  if (run.kind === 'pickup') {
    const visits = await listVisits(trx, { runIds: [run.id] });
    if (stops.length + visits.length === 0) throw refuse('run_empty', { run: run.number });
    await accept(work, [...orders.values()]);
    return { parcels: stops.length, pickups: visits.length, left: 0 };
  }
  const held = await findCustodyOf(trx, [...orders.values()]);
  const load: OrderRow[] = [];
  const behind: { stopId: string; order: OrderRow; held: Custody | undefined }[] = [];
  for (const { id: stopId, order_id } of stops) {
    const order = orders.get(order_id) as OrderRow;
    const holder = held.get(order.seq);
    if (holder?.holder_kind === 'run' && holder.holder === run.id) load.push(order);
    else behind.push({ stopId, order, held: holder });
  }
  const [first] = behind;
  if (first && !unloaded && !taken) {
    const params = { run: run.number, parcels: behind.length, first: first.order.tracking_id };
    throw refuse('run_not_loaded', params);
  }
  const leftBehind: Unloading[] = [];
  for (const { stopId, order, held: holder } of behind) {
    if (unloaded !== 'load' && !taken?.includes(order.tracking_id)) {
      leftBehind.push({ id: stopId, order });
      continue;
    }
    const { tracking_id: trackingID, tracking_status: status } = order;
    if (holder?.holder_kind !== 'warehouse' || holder.holder !== run.warehouse_id)
      throw refuse('run_wrong_parcel', { trackingID, status });
    load.push(order);
  }
  if (load.length === 0) throw refuse('run_empty', { run: run.number });
  await unload(work, run, leftBehind);
  await loadOnto(work, run, { load, isOut: true });
  return { parcels: load.length, pickups: 0, left: leftBehind.length };
}

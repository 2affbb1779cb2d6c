import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { type Custody, isToCollect, runHolds } from '../custody/rules/custody.ts';
import { findCustodyOf } from '../custody/store/custody.ts';
import { decide, later } from '../orders/rules/decide.ts';
import { decideMoves } from '../orders/rules/decide-moves.ts';
import type { Effects } from '../orders/rules/order-act.ts';
import { apply, type Decided } from '../orders/store/apply.ts';
import { lastOrderEvents, lockOrdersById } from '../orders/store/orders.ts';
import type { OrderRow } from '../orders/tables.ts';
import { endStop } from '../stops/rules/stop-change.ts';
import { listStops } from '../stops/store/stops.ts';
import { listVisits } from '../stops/store/visits.ts';
import type { RunRow } from './store/runs.ts';

/** At a return run's start its parcels are returns already; those of a driver who broke down are with a driver already. */
const READY: Readonly<Record<string, readonly string[]>> = {
  delivery: ['warehouse', 'assignedtodriver'],
  return: ['return'],
};

/** Orders that a driver goes to collect are accepted, by moves that the run implies: all or none. */
export async function accept(work: Work, orders: readonly OrderRow[]): Promise<void> {
  const { trx, actor, now, undoMinutes } = work;
  const ids = orders.map(({ id }) => id);
  const lastAt = await lastOrderEvents(trx, ids);
  const decided = orders.map((order): Decided => {
    const { id, tracking_id: trackingID, tracking_status: status } = order;
    if (!isToCollect(status)) throw refuse('run_wrong_parcel', { trackingID, status });
    const way = { moves: status === 'accepted' ? [] : ['accepted' as const], isImplied: true };
    const { decisions } = decideMoves(order, way, actor, now, { undoMinutes, lastAt: lastAt.get(id) });
    return { before: order, decisions };
  });
  await apply(work, decided);
}

/** What a driver takes along: orders that are locked, with who has each. */
type Load = { order: OrderRow; held: Custody }[];

/**
 * Parcels are on a run from then on, all or none: they are held by it, and where it is out, orders to be delivered come to
 * assignedtodriver.
 */
export async function putOn(
  work: Work,
  run: RunRow,
  { load, isOut }: { load: Load; isOut: boolean },
): Promise<void> {
  const { trx, actor, now, undoMinutes } = work;
  const lastAt = await lastOrderEvents(
    trx,
    load.map(({ order }) => order.id),
  );
  const decided: Decided[] = [];
  for (const { order, held } of load) {
    const { tracking_id: trackingID, tracking_status: status } = order;
    if (!READY[run.kind]?.includes(status)) throw refuse('run_wrong_parcel', { trackingID, status });
    const isOn = held.holder_kind === 'run' && held.holder === run.id;
    const since = isOn ? held.since : later(now, held.since, lastAt.get(order.id));
    const custody = { ...held, ...runHolds(run.id, run.warehouse_id), since };
    const loading: Effects = isOn ? {} : { custody, stops: [{ set: { loaded_at: since } }] };
    if (!isOut || run.kind !== 'delivery' || status === 'assignedtodriver') {
      decided.push({ before: order, decisions: [loading] });
      continue;
    }
    const act = { name: 'move', with: { to: 'assignedtodriver' } } as const;
    const known = { undoMinutes, lastAt: lastAt.get(order.id), held: custody };
    const decision = decide(order, act, actor, now, known);
    if ('refused' in decision) throw refuse('run_wrong_parcel', { trackingID, status });
    decided.push({ before: order, decisions: [loading, decision] });
  }
  await apply(work, decided);
}

/** What becomes of parcels that were not scanned onto the run: all of them, or those that are named are on it. */
type Unloaded = { unloaded?: 'leave' | 'load' | undefined; taken?: readonly string[] | undefined };

/** Hands a run out that is locked; returns how many parcels it has, how many pickups without any, and how many parcels it left behind. */
export async function handOut(
  work: Work,
  run: RunRow,
  { unloaded, taken }: Unloaded,
): Promise<{ parcels: number; pickups: number; left: number }> {
  const { trx, now } = work;
  const stops = (await listStops(trx, run.id)).filter(({ state }) => state === 'pending');
  const orders = await lockOrdersById(
    trx,
    stops.map(({ order_id }) => order_id),
  );
  if (run.kind === 'pickup') {
    const visits = await listVisits(trx, { runIds: [run.id] });
    if (stops.length + visits.length === 0) throw refuse('run_empty', { run: run.number });
    await accept(work, [...orders.values()]);
    return { parcels: stops.length, pickups: visits.length, left: 0 };
  }
  const held = await findCustodyOf(trx, [...orders.values()]);
  const load: Load = [];
  const behind: { stopId: string; order: OrderRow; held: Custody | undefined }[] = [];
  for (const { id: stopId, order_id } of stops) {
    const order = orders.get(order_id) as OrderRow;
    const holder = held.get(order.seq);
    if (holder?.holder_kind === 'run' && holder.holder === run.id) load.push({ order, held: holder });
    else behind.push({ stopId, order, held: holder });
  }
  const [first] = behind;
  if (first && !unloaded && !taken) {
    const said = { run: run.number, parcels: behind.length, first: first.order.tracking_id };
    throw refuse('run_not_loaded', said);
  }
  const leftBehind: Decided[] = [];
  for (const { stopId, order, held: holder } of behind) {
    if (unloaded !== 'load' && !taken?.includes(order.tracking_id)) {
      const stops = [endStop(stopId, 'withdrawn', now.toISOString())];
      leftBehind.push({ before: order, decisions: [{ stops }] });
      continue;
    }
    const { tracking_id: trackingID, tracking_status: status } = order;
    if (holder?.holder_kind !== 'warehouse' || holder.holder !== run.warehouse_id)
      throw refuse('run_wrong_parcel', { trackingID, status });
    load.push({ order, held: holder });
  }
  if (load.length === 0) throw refuse('run_empty', { run: run.number });
  await apply(work, leftBehind);
  await putOn(work, run, { load, isOut: true });
  return { parcels: load.length, pickups: 0, left: leftBehind.length };
}

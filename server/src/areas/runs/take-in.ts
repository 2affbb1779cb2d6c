import type { Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { type Custody, warehouseHolds } from '../custody/rules/custody.ts';
import { findCustody } from '../custody/store/custody.ts';
import { later } from '../orders/rules/decide.ts';
import { apply, type Decided } from '../orders/store/apply.ts';
import { lockOrdersById } from '../orders/store/orders.ts';
import type { OrderRow } from '../orders/tables.ts';
import { endStop } from '../stops/rules/stop-change.ts';
import { byPickup, listStops, listWithdrawn, type Stop } from '../stops/store/stops.ts';
import { deleteVisits, listVisits } from '../stops/store/visits.ts';
import { isDoor } from './known-run.ts';
import type { RunRow } from './store/runs.ts';

/** Takes parcels off a run that has not left; those it has are at the warehouse again. */
export async function takeOff(work: Work, run: RunRow, stops: readonly Stop[]): Promise<void> {
  const orders = await lockOrdersById(
    work.trx,
    stops.map(({ order_id }) => order_id),
  );
  const decided: Decided[] = [];
  for (const stop of stops) {
    const before = orders.get(stop.order_id) as OrderRow;
    const held = await findCustody(work.trx, before);
    const at = later(work.now, held?.since);
    const off = { stops: [endStop(stop.id, 'withdrawn', at)] };
    const custody = { ...(held as Custody), ...warehouseHolds(run.warehouse_id), since: at };
    decided.push({ before, decisions: [held?.holder === run.id ? { ...off, custody } : off] });
  }
  await apply(work, decided);
}

/** Shops that a run has not visited wait for a driver again. */
export async function takeVisitsOff(trx: Trx, run: RunRow): Promise<void> {
  const visits = await listVisits(trx, { runIds: [run.id] });
  await deleteVisits(
    trx,
    visits.map(({ pickup_id }) => pickup_id),
  );
}

type Left = { stop: Stop; order: OrderRow; held: Custody | undefined };

/** What ended otherwise than at the door, by the buttons of the desk or a key, is settled by its order. */
function endOf({ order, held }: Left, run: RunRow): 'done' | 'failed' | 'skipped' {
  if (held?.holder === run.id) return 'failed';
  return order.tracking_status === 'delivered' ? 'done' : 'skipped';
}

/** What did not arrive, or did not come back, is missing: each end looks for it. Answers how many. */
export async function reportMissing(work: Work, run: RunRow, mayMiss: boolean | undefined): Promise<number> {
  const { trx, now } = work;
  const onRun = async () => [...(await listStops(trx, run.id)), ...(await listWithdrawn(trx, run.id))];
  const locked = await onRun();
  const orders = await lockOrdersById(
    trx,
    locked.map(({ order_id }) => order_id),
  );
  // Scans that came in before the orders were locked are in.
  const left: Left[] = [];
  for (const stop of byPickup(await onRun())) {
    const order = orders.get(stop.order_id);
    if (order) left.push({ stop, order, held: await findCustody(trx, order) });
  }
  const missing = left.filter(({ held }) => held?.holder_kind === 'run' && held.holder === run.id);
  const [first] = missing;
  if (isDoor(run) && first && !mayMiss) {
    const said = { run: run.number, parcels: missing.length, first: first.order.tracking_id };
    throw refuse('run_not_back', said);
  }
  const visits = (await listVisits(trx, { runIds: [run.id] })).filter(({ state }) => state === 'pending');
  const unsaid = [
    ...left
      .filter(({ stop }) => run.kind === 'pickup' && stop.state === 'pending')
      .map(({ order }) => order.tracking_id),
    ...visits.map(({ number }) => number),
  ];
  if (unsaid[0] !== undefined && !mayMiss)
    throw refuse('run_not_visited', { run: run.number, parcels: unsaid.length, first: unsaid[0] });
  const at = now.toISOString();
  await takeVisitsOff(trx, run);
  const warehouseIds = [run.warehouse_id, run.to_warehouse_id ?? run.warehouse_id];
  const lost = { open: 'missing', warehouseIds, note: '', runId: run.id, at } as const;
  const decided = left.map((one): Decided => {
    const { order: before, stop, held } = one;
    const isPending = stop.state === 'pending';
    const stops = isPending ? [endStop(stop.id, endOf(one, run), at)] : [];
    if (!held || !missing.includes(one)) return { before, decisions: [{ stops }] };
    const custody = { ...held, exception: 'missing' };
    return { before, decisions: [{ stops, custody, followUps: [lost] }] };
  });
  await apply(work, decided);
  return missing.length;
}

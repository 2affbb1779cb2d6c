import type { Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { type Custody, warehouseHolds } from '../custody/rules/custody.ts';
import { findCustody, transfer } from '../custody/store/custody.ts';
import { openFollowUps } from '../follow-ups/store/follow-ups.ts';
import { later } from '../orders/rules/decide.ts';
import { lockOrdersById } from '../orders/store/orders.ts';
import type { OrderRow } from '../orders/tables.ts';
import {
  byPickup,
  endStop,
  listStops,
  listWithdrawn,
  type Stop,
  type StopState,
} from '../stops/store/stops.ts';
import { deleteVisits, listVisits } from '../stops/store/visits.ts';
import { isDoor } from './known-run.ts';
import type { RunRow } from './store/runs.ts';

/** Whatever comes off a run that has not left is at the warehouse again. */
export async function takeOff(trx: Trx, run: RunRow, stops: readonly Stop[], now: Date): Promise<void> {
  const orders = await lockOrdersById(
    trx,
    stops.map(({ order_id }) => order_id),
  );
  for (const stop of byPickup(stops)) {
    const order = orders.get(stop.order_id);
    const held = order && (await findCustody(trx, order));
    const at = later(now, held?.since);
    await endStop(trx, stop.id, 'withdrawn', at);
    if (!held || held.holder !== run.id) continue;
    await transfer(trx, order.seq, { ...held, ...warehouseHolds(run.warehouse_id), since: at });
  }
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
function endOf({ order, held }: Left, run: RunRow): StopState {
  if (held?.holder === run.id) return 'failed';
  return order.tracking_status === 'delivered' ? 'done' : 'skipped';
}

/** What did not arrive, or did not come back, is missing: each end looks for it. Answers how many. */
export async function reportMissing(
  { trx, actor, now }: Work,
  run: RunRow,
  mayMiss: boolean | undefined,
): Promise<number> {
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
  for (const one of left)
    if (one.stop.state === 'pending') await endStop(trx, one.stop.id, endOf(one, run), at);
  const ends = [run.warehouse_id, run.to_warehouse_id ?? run.warehouse_id];
  for (const { order, held } of missing) {
    if (held) await transfer(trx, order.seq, { ...held, exception: 'missing' });
    const opened = {
      order_id: order.id,
      kind: 'missing',
      note: '',
      run_id: run.id,
      at,
      by: actor.name,
    } as const;
    await openFollowUps(trx, ends, opened);
  }
  return missing.length;
}

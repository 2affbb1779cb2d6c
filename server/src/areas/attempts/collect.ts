import { PICKUP_REASONS } from '@tawseel/contract/facts/pickup-reasons';
import type { TrackingStatus } from '@tawseel/contract/facts/tracking';
import type { Work } from '../../platform/engine/work.ts';
import { runHolds } from '../custody/rules/custody.ts';
import { decideMoves, type Moved } from '../orders/rules/decide-moves.ts';
import type { Decision } from '../orders/rules/order-act.ts';
import { apply } from '../orders/store/apply.ts';
import { lastOrderEvent } from '../orders/store/orders.ts';
import type { OrderRow } from '../orders/tables.ts';
import { endStop, loadStop } from '../stops/store/stops.ts';

/** An order that is locked, with its stop and its run, and what was said. */
type AtShop = { order: OrderRow; stop: { id: string }; run: { id: string; warehouse_id: string } };
type Said = { reason?: string | undefined; note?: string | undefined };

/** The way to the status pickup of an order that was to be collected; it may have been taken back since it was accepted. */
const TO_PICKUP: Readonly<Record<string, readonly TrackingStatus[]>> = {
  created: ['accepted', 'pickup'],
  unpick: ['accepted', 'pickup'],
  accepted: ['pickup'],
};

async function decided(
  { trx, actor, now, undoMinutes }: Work,
  { order }: AtShop,
  moves: readonly TrackingStatus[],
  note: string | undefined,
): Promise<Moved> {
  const known = { undoMinutes, lastAt: await lastOrderEvent(trx, order.id) };
  return decideMoves(order, { moves, note: note || undefined }, actor, now, known);
}

/** The driver has the parcel: it is held by the run from then on. */
export async function collect(work: Work, found: AtShop, { note }: Said): Promise<void> {
  const { trx } = work;
  const { order, stop, run } = found;
  const { decisions, held, lastAt } = await decided(
    work,
    found,
    TO_PICKUP[order.tracking_status] ?? [],
    note,
  );
  const last = decisions.pop();
  // The stop is still open, so the parcel was with its sender.
  if (!last || !held || !lastAt) throw new Error(`${order.tracking_id}: not to be collected`);
  const onRun: Decision = {
    ...last,
    custody: { ...held, ...runHolds(run.id, run.warehouse_id), since: lastAt },
  };
  await apply(work, [{ before: order, decisions: [...decisions, onRun] }]);
  await loadStop(trx, stop.id, lastAt);
  await endStop(trx, stop.id, 'done', lastAt);
}

/** The parcel stays with its sender, to be collected another time; what the driver refused is for the office to decide. */
export async function leaveAtShop(work: Work, found: AtShop, { reason, note }: Said): Promise<void> {
  const { trx, now } = work;
  const { order, stop } = found;
  if (reason === 'refused_by_driver' && order.tracking_status !== 'unpick') {
    const why = [PICKUP_REASONS[reason].en, note].filter(Boolean).join(': ');
    const { decisions } = await decided(work, found, ['unpick'], why);
    await apply(work, [{ before: order, decisions }]);
  }
  await endStop(trx, stop.id, 'failed', now.toISOString());
}

import { PICKUP_REASONS } from '@tawseel/contract/facts/pickup-reasons';
import type { TrackingStatus } from '@tawseel/contract/facts/tracking';
import type { Work } from '../../platform/engine/work.ts';
import { runHolds } from '../custody/rules/custody.ts';
import { decideMoves, type Moved } from '../orders/rules/decide-moves.ts';
import type { Effects } from '../orders/rules/order-act.ts';
import { lastOrderEvent } from '../orders/store/orders.ts';
import type { OrderRow } from '../orders/tables.ts';
import { endStop } from '../stops/rules/stop-change.ts';

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

/** Returns what collecting a parcel does: its run has it from then on. */
export async function collect(work: Work, found: AtShop, { note }: Said): Promise<Effects[]> {
  const { order, stop, run } = found;
  const way = await decided(work, found, TO_PICKUP[order.tracking_status] ?? [], note);
  const { held, lastAt } = way;
  // The stop is still open, so the parcel was with its sender.
  if (!held || !lastAt) throw new Error(`${order.tracking_id}: not to be collected`);
  const onRun = {
    custody: { ...held, ...runHolds(run.id, run.warehouse_id), since: lastAt },
    stops: [{ id: stop.id, set: { state: 'done', loaded_at: lastAt, done_at: lastAt } }],
  } as const;
  return [...way.decisions, onRun];
}

/** Returns what leaving a parcel with its sender does; one that the driver refused is for the office to decide. */
export async function leaveAtShop(work: Work, found: AtShop, { reason, note }: Said): Promise<Effects[]> {
  const { order, stop } = found;
  const left = { stops: [endStop(stop.id, 'failed', work.now.toISOString())] };
  if (reason !== 'refused_by_driver' || order.tracking_status === 'unpick') return [left];
  const why = [PICKUP_REASONS[reason].en, note].filter(Boolean).join(': ');
  return [...(await decided(work, found, ['unpick'], why)).decisions, left];
}

import { MINUTE_MS } from '@tawseel/contract/facts/durations';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Context } from '../../platform/http/serve.ts';
import { write } from '../../platform/http/write.ts';
import { WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import { storeSentence } from '../../platform/values/stored-text.ts';
import { type Custody, changesHolder, runHolds } from '../custody/rules/custody.ts';
import { findCustody } from '../custody/store/custody.ts';
import { undoFollowUps } from '../follow-ups/store/open-follow-ups.ts';
import { readActContext } from '../orders/calls/change-order.ts';
import { toRefusal } from '../orders/find-or-throw.ts';
import { decide } from '../orders/rules/decide.ts';
import { type Effects, later } from '../orders/rules/order-act.ts';
import { type StoredEvent, standingEvents } from '../orders/rules/tracking-history.ts';
import { apply } from '../orders/store/apply.ts';
import { lastOrderEvent, listOrderEvents, lockOrdersBySeq, readOrderBySeq } from '../orders/store/orders.ts';
import { instantOf } from '../orders/store/seq.ts';
import { lockRun } from '../runs/store/runs.ts';
import { reopenStop } from '../stops/rules/stop-change.ts';
import { findPendingStop, listStopsOf, type StopOfOrder } from '../stops/store/stops.ts';
import type { Order } from './desk.ts';
import { replayBefore } from './store/differing-custody.ts';
import { findReceipt, type Receipt, wasScannedAfter } from './store/scans.ts';

const OUTCOME = storeSentence(sentence('outcome_scan_undone'));

/** Present order and custody, the time of the scan, and the events by which it moved the order. */
type Received = { order: Order; held: Custody; at: string; moves: readonly StoredEvent[] };
/** Custody before the scan, and the stop if the holder was a run. */
type Before = { holder: Custody | undefined; stop: StopOfOrder | undefined };

async function knownReceipt({ trx, scope }: Work, clientId: string): Promise<Receipt> {
  const receipt = await findReceipt(trx, clientId);
  const isSeen = scope.warehouseId === undefined || scope.warehouseId === receipt?.warehouse_id;
  if (!receipt || !isSeen || !changesHolder('received', receipt.result)) throw refuse('no_such_scan');
  return receipt;
}

/** Locks the runs of an order, then the order. */
async function lockAll(trx: Trx, seq: number): Promise<Order> {
  const { id } = await readOrderBySeq(trx, seq);
  const runIds = new Set((await listStopsOf(trx, id)).map(({ run_id }) => run_id));
  for (const runId of [...runIds].sort()) await lockRun(trx, runId, WHOLE_BUSINESS, 'share');
  return (await lockOrdersBySeq(trx, [seq]))[0]!;
}

/**
 * Returns the events by which a scan moved an order: the last is a millisecond older than the scan, earlier ones are
 * implied.
 */
function movesOf(events: readonly StoredEvent[], scannedAt: string): StoredEvent[] {
  const standing = standingEvents(events);
  const last = standing.at(-1);
  if (!last || Date.parse(last.at) !== Date.parse(scannedAt) - 1 || last.status !== 'warehouse') return [];
  const first = standing.findLastIndex((event, at) => at < standing.length - 1 && !event.isImplied) + 1;
  return standing.slice(first);
}

async function receivedBy(trx: Trx, order: Order, receipt: Receipt): Promise<Received> {
  const at = instantOf(receipt.seq);
  const held = await findCustody(trx, order);
  const events = await listOrderEvents(trx, order.id);
  const isUnchanged =
    held?.holder_kind === 'warehouse' &&
    held.holder === receipt.warehouse_id &&
    held.since <= at &&
    (events.at(-1)?.at ?? '') <= at &&
    !(await wasScannedAfter(trx, receipt)) &&
    (await findPendingStop(trx, order.id)) === undefined;
  if (!isUnchanged) throw refuse('scan_changed_since', { trackingID: order.tracking_id });
  return { order, held, at, moves: movesOf(events, at) };
}

const isBefore = (instant: string | null, at: string) => instant === null || instant <= at;

async function readBefore(trx: Trx, { order, held, at, moves }: Received): Promise<Before> {
  const holder = await replayBefore(trx, order, moves[0]?.at ?? at);
  const stops = (await listStopsOf(trx, order.id)).filter((stop) =>
    holder?.holder_kind === 'run' ? stop.run_id === holder.holder : stop.done_at === at,
  );
  const [stop] = stops;
  const isStillSo = !stop || (isBefore(stop.out_at, at) && isBefore(stop.closed_at, at));
  const isSameWarehouse = holder?.holder_kind === 'warehouse' && holder.holder === held.holder;
  const isByStatus = moves.length > 0 && (!holder || holder.holder_kind === 'unknown');
  const isKnown = isSameWarehouse || isByStatus || (holder?.holder_kind === 'run' && stop !== undefined);
  if (!isStillSo || !isKnown) throw refuse('scan_not_restored', { trackingID: order.tracking_id });
  return { holder, stop };
}

/** Undoes the moves of a scan. Returns the time of the last event. */
async function undoMoves(work: Work, received: Received): Promise<string | undefined> {
  const { trx, actor, now } = work;
  let { order } = received;
  let last: string | undefined;
  for (const _ of received.moves) {
    const version = (await lastOrderEvent(trx, order.id)) ?? '';
    const act = { name: 'undoScanned', with: { version, reason: OUTCOME } } as const;
    const decision = decide(order, act, actor, now, await readActContext(work, order, act));
    if ('refused' in decision) throw toRefusal(decision);
    order = (await apply(work, [{ before: order, decisions: [decision] }]))[0] ?? order;
    last = decision.event?.at;
  }
  return last;
}

/** Returns the parcel to its former holder, unless the status of its order implies that already. */
function restore(received: Received, { holder, stop }: Before, at: string): Effects[] {
  const reopened = stop?.done_at === received.at ? [{ stops: [reopenStop(stop.id)] }] : [];
  if (holder?.holder_kind !== 'run' || !stop) return reopened;
  const custody = { ...received.held, ...runHolds(stop.run_id, stop.warehouse_id), since: at };
  const again = { custody, stops: [{ id: stop.id, set: { loaded_at: at, back_at: null } }] };
  return [...reopened, again];
}

async function undoAll(work: Work, receipt: Receipt): Promise<Order> {
  const { trx } = work;
  const received = await receivedBy(trx, await lockAll(trx, receipt.parcel), receipt);
  const before = await readBefore(trx, received);
  const { order, held } = received;
  const moved = await undoMoves(work, received);
  const at = moved ?? later(work.now, received.at, held.since);
  await apply(work, [{ before: order, decisions: restore(received, before, at) }]);
  const done = { outcome: OUTCOME, at, by: work.actor.name };
  const reopened = await undoFollowUps(trx, { orderId: order.id, scannedAt: received.at }, done);
  const again = await findCustody(trx, (await lockOrdersBySeq(trx, [order.seq]))[0] ?? order);
  if (again && reopened.includes('missing'))
    await apply(work, [{ before: order, decisions: [{ custody: { ...again, exception: 'missing' } }] }]);
  return order;
}

/** Undoes the receipt of a parcel by a scan, unless something else has happened to it since. */
export async function undoScan(clientId: string, context: Context) {
  return write(context, async (work) => {
    const { trx, actor, now, undoMinutes: minutes } = work;
    const receipt = await knownReceipt(work, clientId);
    if (receipt.actor_id !== actor.id && actor.role !== 'administrator')
      throw refuse('scan_of_other', { by: receipt.actor_name });
    const { tracking_id: trackingID } = await readOrderBySeq(trx, receipt.parcel);
    if (now.getTime() - Date.parse(instantOf(receipt.seq)) >= minutes * MINUTE_MS)
      throw refuse('scan_undo_late', { trackingID, minutes });
    const { id } = await undoAll(work, receipt);
    await work.audit({ subject: { kind: 'order', id, name: trackingID } });
    return context.done('scan_undone', { trackingID });
  });
}

import { MINUTE_MS } from '@tawseel/contract/facts/durations';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Context } from '../../platform/http/serve.ts';
import { write } from '../../platform/http/write.ts';
import { WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import { storeSentence } from '../../platform/values/stored-text.ts';
import { type Custody, changesHolder } from '../custody/rules/custody.ts';
import { findCustody } from '../custody/store/custody.ts';
import { listSettledBy } from '../follow-ups/store/change-follow-ups.ts';
import { actOn } from '../orders/act.ts';
import type { Act } from '../orders/rules/order-act.ts';
import { type StoredEvent, standingEvents } from '../orders/rules/tracking-history.ts';
import { listOrderEvents, lockOrdersBySeq, readOrderBySeq } from '../orders/store/orders.ts';
import { instantOf } from '../orders/store/seq.ts';
import type { OrderRow } from '../orders/tables.ts';
import { lockRun } from '../runs/store/runs.ts';
import { findPendingStop, listStopsOf, type StopOfOrder } from '../stops/store/stops.ts';
import { replayBefore } from './store/differing-custody.ts';
import { findReceipt, type Receipt, wasScannedAfter } from './store/scans.ts';

const OUTCOME = storeSentence(sentence('outcome_scan_undone'));

/** Present order and custody, the time of the scan, and the events by which it moved the order. */
type Received = { order: OrderRow; held: Custody; at: string; moves: readonly StoredEvent[] };
/** Custody before the scan, and the stop if the holder was a run. */
type Before = { holder: Custody | undefined; stop: StopOfOrder | undefined };

async function knownReceipt({ trx, scope }: Work, clientId: string): Promise<Receipt> {
  const receipt = await findReceipt(trx, clientId);
  const isSeen = scope.warehouseId === undefined || scope.warehouseId === receipt?.warehouse_id;
  if (!receipt || !isSeen || !changesHolder('received', receipt.result)) throw refuse('no_such_scan');
  return receipt;
}

/** Locks the runs of an order, then the order. */
async function lockAll(trx: Trx, seq: number): Promise<OrderRow> {
  const { id } = await readOrderBySeq(trx, seq);
  const runIds = new Set((await listStopsOf(trx, id)).map(({ run_id }) => run_id));
  for (const runId of [...runIds].sort()) await lockRun(trx, runId, WHOLE_BUSINESS, 'share');
  return (await lockOrdersBySeq(trx, [seq]))[0]!;
}

async function receivedBy(
  trx: Trx,
  { order, receipt, scanId }: { order: OrderRow; receipt: Receipt; scanId: string },
): Promise<Received> {
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
  const moves = standingEvents(events).filter(({ causeId }) => causeId === scanId);
  return { order, held, at, moves };
}

const isBefore = (instant: string | null, at: string) => instant === null || instant <= at;

async function readBefore(trx: Trx, { order, held, at, moves }: Received, scanId: string): Promise<Before> {
  const holder = await replayBefore(trx, order, moves[0]?.at ?? at);
  const stops = (await listStopsOf(trx, order.id)).filter((stop) =>
    holder?.holder_kind === 'run' ? stop.run_id === holder.holder : stop.cause_id === scanId,
  );
  const [stop] = stops;
  const isStillSo = !stop || (isBefore(stop.out_at, at) && isBefore(stop.closed_at, at));
  const isSameWarehouse = holder?.holder_kind === 'warehouse' && holder.holder === held.holder;
  const isByStatus = moves.length > 0 && (!holder || holder.holder_kind === 'unknown');
  const isKnown = isSameWarehouse || isByStatus || (holder?.holder_kind === 'run' && stop !== undefined);
  if (!isStillSo || !isKnown) throw refuse('scan_not_restored', { trackingID: order.tracking_id });
  return { holder, stop };
}

/** Undoes the moves of a scan, and gives the parcel back to its former holder. */
async function undoAll(work: Work, receipt: Receipt, scanId: string): Promise<OrderRow> {
  const { trx } = work;
  const received = await receivedBy(trx, { order: await lockAll(trx, receipt.parcel), receipt, scanId });
  const { holder, stop } = await readBefore(trx, received, scanId);
  const { order, held, at, moves } = received;
  const from = { stopId: stop?.id ?? '', runId: stop?.run_id ?? '', warehouseId: stop?.warehouse_id ?? '' };
  const undone = {
    ...{ scanId, at, held, outcome: OUTCOME },
    from: holder?.holder_kind === 'run' && stop ? from : undefined,
    endedStopId: stop?.cause_id === scanId ? stop.id : undefined,
    wasMissing: (await listSettledBy(trx, order.id, scanId)).includes('missing'),
  };
  const undoing = moves.map((): Act => ({ name: 'undoScanned', with: { reason: OUTCOME } }));
  await actOn(work, { order, acts: [...undoing, { name: 'giveBack', with: undone }] });
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
    const { id } = await undoAll(work, receipt, clientId);
    await work.audit({ subject: { kind: 'order', id, name: trackingID } });
    return context.done('scan_undone', { trackingID });
  });
}

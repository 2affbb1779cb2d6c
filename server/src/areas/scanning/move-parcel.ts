import type { ScanResultKind } from '@tawseel/contract/facts/scans';
import type { TrackingStatus } from '@tawseel/contract/facts/tracking';
import type { GivenScan } from '@tawseel/contract/scanning';
import type { Trx } from '../../platform/engine/tables.ts';
import { heldAfterScan, placedAt } from '../custody/rules/custody.ts';
import type { FollowUpChange } from '../follow-ups/rules/follow-up-change.ts';
import { later } from '../orders/rules/decide.ts';
import { decideMoves } from '../orders/rules/decide-moves.ts';
import { apply } from '../orders/store/apply.ts';
import { lastOrderEvent } from '../orders/store/orders.ts';
import { endStop, type StopChange } from '../stops/rules/stop-change.ts';
import { findPendingStop, markBack, putOnRun } from '../stops/store/stops.ts';
import type { At, Desk, Found, Moved, Order } from './desk.ts';

/** Takes the order through its moves, and the parcel to its new holder: off the run it was on, onto the one it is put on. */
export async function moveParcel(
  scan: GivenScan,
  found: Found & { moves: readonly TrackingStatus[]; result: ScanResultKind },
  at: At,
): Promise<Moved> {
  const { order, held, place, moves } = found;
  const { work, desk, run } = at;
  const { trx, actor, now, undoMinutes } = work;
  const way = decideMoves(order, { moves }, actor, now, {
    lastAt: at.lastAt.get(order.id) ?? (await lastOrderEvent(trx, order.id)),
    held,
    undoMinutes,
  });
  const { decisions, status, lastAt, held: custody } = way;
  const instant = moves.length > 0 || held ? later(now, lastAt, custody?.since) : now.toISOString();
  const scanned = { act: scan.act, at: instant, warehouseId: desk.warehouse.id, runId: run?.id };
  const after = heldAfterScan(custody, scanned, status);
  const placed = after ? placedAt(after, place) : null;
  const isPutOn = scan.act === 'sent' && run !== undefined;
  if (isPutOn) await putOnRun(trx, run, order.id, { at: instant, isLoaded: true });
  if (held?.holder_kind === 'run' && order.tracking_status === 'return' && scan.act !== 'sent')
    await markBack(trx, held.holder, order.id, instant);
  // What was to be collected may have come by another way.
  const isOff = !isPutOn && (held?.holder_kind === 'run' || moves.length > 1);
  const moved = {
    custody: placed,
    stops: isOff ? await leaveRun(trx, order, desk, instant) : [],
    followUps: followUpsOf(scan, { ...found, instant }, at),
  };
  const [row = order] = await apply(work, [{ before: order, decisions: [...decisions, moved] }]);
  return { after: row, instant, held: placed ?? undefined, lastAt };
}

async function leaveRun(trx: Trx, { id }: Order, { warehouse }: Desk, at: string): Promise<StopChange[]> {
  const stop = await findPendingStop(trx, id);
  if (!stop) return [];
  const isBack = stop.kind !== 'linehaul' && stop.run_state === 'out';
  const end = stop.to_warehouse_id === warehouse.id ? 'done' : isBack ? 'skipped' : 'moved';
  return [endStop(stop.id, end, at)];
}

/** What was missing is found, what was called back is here; what nobody expected, both ends look after. */
function followUpsOf(
  scan: GivenScan,
  { order, held, result, instant: at }: Found & { result: ScanResultKind; instant: string },
  { desk, run }: At,
): FollowUpChange[] {
  const changes: FollowUpChange[] = [];
  const outcome = desk.warehouse.name;
  if (held?.exception === 'missing') changes.push({ settle: ['missing'], outcome, at });
  if (held?.holder_kind === 'run' && scan.act === 'received')
    changes.push({ settle: ['recall'], outcome, at });
  const warehouseIds = [desk.warehouse.id, held?.warehouse_id ?? order.warehouse_id];
  if (result === 'surplus')
    changes.push({ open: 'surplus', warehouseIds, note: '', runId: run?.id ?? null, at });
  return changes;
}

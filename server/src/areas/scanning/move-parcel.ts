import type { ScanResultKind } from '@tawseel/contract/facts/scans';
import type { TrackingStatus } from '@tawseel/contract/facts/tracking';
import type { GivenScan } from '@tawseel/contract/scanning';
import type { Trx } from '../../platform/engine/tables.ts';
import { type Custody, changesHolder, heldAfterScan, placedAt } from '../custody/rules/custody.ts';
import { transfer } from '../custody/store/custody.ts';
import { openFollowUps } from '../follow-ups/store/follow-ups.ts';
import { settleFollowUps } from '../follow-ups/store/open-follow-ups.ts';
import { later } from '../orders/rules/decide.ts';
import { decideMoves } from '../orders/rules/decide-moves.ts';
import type { Decision } from '../orders/rules/order-act.ts';
import { apply } from '../orders/store/apply.ts';
import { lastOrderEvent } from '../orders/store/orders.ts';
import { endStop, findPendingStop, markBack, putOnRun } from '../stops/store/stops.ts';
import type { At, Desk, Found, Moved, Order } from './desk.ts';

/** Takes the order through its moves, and the parcel to its new holder: off the run it was on, onto the one it is put on. */
export async function moveParcel(
  scan: GivenScan,
  { order, held, place, moves }: Found & { moves: readonly TrackingStatus[] },
  { work, desk, run, ...known }: At,
): Promise<Moved> {
  const { trx, actor, now, undoMinutes } = work;
  const way = decideMoves(order, { moves }, actor, now, {
    lastAt: known.lastAt.get(order.id) ?? (await lastOrderEvent(trx, order.id)),
    held,
    undoMinutes,
  });
  const { decisions, status, lastAt, held: custody } = way;
  const instant = moves.length > 0 || held ? later(now, lastAt, custody?.since) : now.toISOString();
  const scanned = { act: scan.act, at: instant, warehouseId: desk.warehouse.id, runId: run?.id };
  const after = heldAfterScan(custody, scanned, status);
  const placed = after ? placedAt(after, place) : null;
  if (scan.act === 'sent' && run) await putOnRun(trx, run, order.id, { at: instant, isLoaded: true });
  // What was to be collected has come by another way.
  else if (held?.holder_kind === 'run' || moves.length > 1) await leaveRun(trx, order, desk, instant);
  if (held?.holder_kind === 'run' && order.tracking_status === 'return' && scan.act !== 'sent')
    await markBack(trx, held.holder, order.id, instant);
  if (decisions.length === 0) {
    await transfer(trx, order.seq, placed);
    return { after: order, instant, held: placed ?? undefined, lastAt };
  }
  const last = decisions.pop() as Decision;
  const all = [...decisions, { ...last, custody: placed }];
  const [moved = order] = await apply(work, [{ before: order, decisions: all }]);
  return { after: moved, instant, held: placed ?? undefined, lastAt };
}

async function leaveRun(trx: Trx, { id }: Order, { warehouse }: Desk, at: string): Promise<void> {
  const stop = await findPendingStop(trx, id);
  if (!stop) return;
  const isBack = stop.kind !== 'linehaul' && stop.run_state === 'out';
  const end = stop.to_warehouse_id === warehouse.id ? 'done' : isBack ? 'skipped' : 'moved';
  await endStop(trx, stop.id, end, at);
}

type Outcome = {
  scan: GivenScan;
  order: Order;
  held: Custody | undefined;
  result: ScanResultKind;
  instant: string;
};

/** What was missing is found, what was called back is here; what nobody expected, both ends look after. */
export async function followUp(
  { scan, order, held, result, instant }: Outcome,
  { work: { trx, actor }, desk, run }: At,
): Promise<void> {
  const by = actor.name;
  if (held?.exception === 'missing' && changesHolder(scan.act, result))
    await settleFollowUps(trx, order.id, ['missing'], { outcome: desk.warehouse.name, at: instant, by });
  if (held?.holder_kind === 'run' && scan.act === 'received')
    await settleFollowUps(trx, order.id, ['recall'], { outcome: desk.warehouse.name, at: instant, by });
  if (result !== 'surplus') return;
  const ends = [desk.warehouse.id, held?.warehouse_id ?? order.warehouse_id];
  const said = {
    order_id: order.id,
    kind: 'surplus',
    note: '',
    run_id: run?.id ?? null,
    at: instant,
    by,
  } as const;
  await openFollowUps(trx, ends, said);
}

import type { ScanResultKind } from '@tawseel/contract/facts/scans';
import type { TrackingStatus } from '@tawseel/contract/facts/tracking';
import type { GivenScan } from '@tawseel/contract/scanning';
import { actOn } from '../orders/act.ts';
import type { Act } from '../orders/rules/order-act.ts';
import { lastOrderEvent } from '../orders/store/orders.ts';
import { findPendingStop, type PendingStop } from '../stops/store/stops.ts';
import type { Desk, MovedParcel, ScanContext, ScannedOrder } from './desk.ts';

/** Moves the order as the scan implies, and gives its parcel to the new holder. */
export async function moveParcel(
  input: GivenScan,
  {
    order,
    held,
    place,
    moves,
    result,
  }: ScannedOrder & { moves: readonly TrackingStatus[]; result: ScanResultKind },
  { work, desk, run, lastAt }: ScanContext,
): Promise<MovedParcel> {
  const { trx } = work;
  const isPutOn = input.act === 'sent' && run !== undefined;
  // A parcel that was to be collected may have arrived by another way.
  const mayLeave = !isPutOn && (held?.holder_kind === 'run' || moves.length > 1);
  const pending = mayLeave ? await findPendingStop(trx, order.id) : undefined;
  const scanned = {
    scan: input.act,
    warehouse: desk.warehouse,
    run,
    before: held,
    placement: place,
    stop: pending && { id: pending.id, end: endOf(pending, desk) },
    isSurplus: result === 'surplus',
  };
  const acts: Act[] = [
    ...moves.map((to, n): Act => ({ name: 'move', with: { to, isImplied: n < moves.length - 1 } })),
    { name: 'scan', with: scanned },
  ];
  const known = { lastAt: lastAt.get(order.id) ?? (await lastOrderEvent(trx, order.id)), held };
  // The rules of scans allow these moves.
  const moved = await actOn(work, { order, acts, known }, { causeId: input.clientId });
  return { after: moved.after, instant: moved.at, held: moved.held, lastAt: moved.lastAt };
}

/** Returns how a scan at a desk ends a stop: a parcel that is back from a door was not delivered. */
function endOf(
  { kind, run_state, to_warehouse_id }: PendingStop,
  { warehouse }: Desk,
): 'done' | 'skipped' | 'moved' {
  if (to_warehouse_id === warehouse.id) return 'done';
  return kind !== 'linehaul' && run_state === 'out' ? 'skipped' : 'moved';
}

import {
  changesHolder,
  type Held,
  heldAfterMove,
  heldAfterScan,
  type MovedOrder,
  runHolds,
  type Scanned,
  taken,
  warehouseHolds,
} from '../../custody/rules/custody.ts';
import { isMove } from '../../orders/rules/tracking-history.ts';

/** Step of a parcel's history: an event of its order, a scan, or a change of its run. */
export type Step =
  | { at: string; event: { status: string; kind?: string | null } }
  | { at: string; scan: Scanned & { result: string } }
  | { at: string; onRun: { runId: string; warehouseId: string } }
  | { at: string; offRun: { warehouseId: string } }
  | { at: string; handedBack: true };

/**
 * Replays the custody of a parcel from its history, in the order of time: a parcel scanned at 10:02 in Dubai, after
 * an event at 10:00 that brought it to warehouse, is held there since 10:02 only if another had it before.
 */
export function replayCustody(order: MovedOrder, steps: readonly Step[]): Held {
  let held: Held;
  let status = 'created';
  for (const step of steps) {
    if ('event' in step) {
      if (!isMove(step.event) || step.event.kind === 'cashHandedIn') continue;
      const moved = { tracking_status: step.event.status, warehouse_id: order.warehouse_id, from: status };
      status = step.event.status;
      held = heldAfterMove(held, moved, step.at);
    } else if ('handedBack' in step) held = undefined;
    else if ('onRun' in step) {
      // A return that was handed back by mistake goes back again.
      const leg = status === 'return' ? 'back' : 'out';
      held = taken(held, runHolds(step.onRun.runId, step.onRun.warehouseId), step.at, { leg });
    } else if ('offRun' in step) held = taken(held, warehouseHolds(step.offRun.warehouseId), step.at);
    else if (changesHolder(step.scan.act, step.scan.result)) held = heldAfterScan(held, step.scan, status);
  }
  return held;
}

import {
  type Custody,
  heldAfterScan,
  placedAt,
  runHolds,
  warehouseHolds,
} from '../../custody/rules/custody.ts';
import type { FollowUpChange } from '../../follow-ups/rules/follow-up-change.ts';
import { endStop, type StopChange, withdrawStop } from '../../stops/rules/stop-change.ts';
import { move } from './move.ts';
import {
  type Acts,
  heldByRun,
  type Outcome,
  type RuleResult,
  refuse,
  refuseHere,
  type Situation,
} from './order-act.ts';

export function assign({ run, pickupId }: Acts['assign'], { now }: Situation): RuleResult {
  return { stops: [{ putOn: run, pickupId, at: now.toISOString(), isLoaded: false }] };
}

/** Returns are returns already when their run starts; parcels of a driver who broke down are with a driver already. */
const LOADABLE: Readonly<Record<string, readonly string[]>> = {
  delivery: ['warehouse', 'assignedtodriver'],
  return: ['return'],
};

export function load({ run }: Acts['load'], situation: Situation): RuleResult {
  const { order, at, known } = situation;
  const { tracking_id: trackingID, tracking_status: status } = order;
  if (!known.held || !LOADABLE[run.kind]?.includes(status))
    return refuse('run_wrong_parcel', { trackingID, status });
  if (heldByRun(situation, run)) return {};
  const custody = { ...known.held, ...runHolds(run.id, run.warehouse_id), since: at };
  return { custody, stops: [{ set: { loaded_at: at } }] };
}

/** The warehouse has the parcel again if it was loaded, also one of a driver who broke down. */
export function unload({ stop }: Acts['unload'], situation: Situation): RuleResult {
  const { at, order } = situation;
  const stops = [endStop(stop.id, 'withdrawn', at)];
  const loaded = heldByRun(situation, stop.run);
  if (!loaded) return { stops };
  if (order.tracking_status === 'assignedtodriver') {
    const moved = move({ to: 'warehouse', isImplied: true }, situation);
    return 'refused' in moved ? moved : { ...moved, stops };
  }
  return { custody: { ...loaded, ...warehouseHolds(stop.run.warehouse_id), since: at }, stops };
}

/** The stop tells the driver, and a follow-up tells the warehouse if the driver has the parcel. */
export function recall({ stop, why }: Acts['recall'], situation: Situation): RuleResult {
  const at = situation.now.toISOString();
  const stops = [withdrawStop(stop.id, at, why)];
  const out = heldByRun(situation, stop.run);
  if (!out) return { stops };
  const warehouseIds = [out.warehouse_id];
  return { stops, followUps: [{ open: 'recall', warehouseIds, note: why, runId: stop.run.id, at }] };
}

function lose(
  held: Custody,
  { warehouseIds, runId = null, at }: { warehouseIds: readonly string[]; runId?: string | null; at: string },
): Outcome {
  const custody = { ...held, exception: 'missing' };
  return { custody, followUps: [{ open: 'missing', warehouseIds, note: '', runId, at }] };
}

/** A stop that ended otherwise than at the door, by the desk or by an API key, is settled by the status of its order. */
export function close({ stop, warehouseIds }: Acts['close'], situation: Situation): RuleResult {
  const at = situation.now.toISOString();
  const missing = heldByRun(situation, stop.run);
  const settled = situation.order.tracking_status === 'delivered' ? 'done' : 'skipped';
  const stops = stop.state === 'pending' ? [endStop(stop.id, missing ? 'failed' : settled, at)] : [];
  return missing ? { stops, ...lose(missing, { warehouseIds, runId: stop.run.id, at }) } : { stops };
}

export function reportMissing({ warehouseId }: Acts['reportMissing'], situation: Situation): RuleResult {
  const { held } = situation.known;
  if (held?.holder_kind !== 'warehouse' || held.holder !== warehouseId) return refuseHere(situation);
  return lose(held, { warehouseIds: [warehouseId], at: situation.now.toISOString() });
}

/**
 * Settles follow-ups about missing and recalled parcels that are found; an unexpected parcel opens one at both
 * warehouses.
 */
function followScan(
  { scan, warehouse, run, before, isSurplus }: Acts['scan'],
  { order, at }: Situation,
): FollowUpChange[] {
  const changes: FollowUpChange[] = [];
  const outcome = warehouse.name;
  if (before?.exception === 'missing') changes.push({ settle: ['missing'], outcome, at });
  if (before?.holder_kind === 'run' && scan === 'received') changes.push({ settle: ['recall'], outcome, at });
  const warehouseIds = [warehouse.id, before?.warehouse_id ?? order.warehouse_id];
  if (isSurplus) changes.push({ open: 'surplus', warehouseIds, note: '', runId: run?.id ?? null, at });
  return changes;
}

/** Gives the parcel to its new holder: off the run that it was on, onto the one that it is put on. */
export function scan(input: Acts['scan'], situation: Situation): RuleResult {
  const { scan: act, warehouse, run, before, placement, stop } = input;
  const { order, at, known } = situation;
  const { tracking_status: status } = order;
  const after = heldAfterScan(known.held, { act, at, warehouseId: warehouse.id, runId: run?.id }, status);
  const stops: StopChange[] = [];
  if (act === 'sent' && run) stops.push({ putOn: run, pickupId: null, at, isLoaded: true });
  else if (before?.holder_kind === 'run' && status === 'return') stops.push({ backFrom: before.holder, at });
  if (stop) stops.push(endStop(stop.id, stop.end, at));
  return {
    custody: after ? placedAt(after, placement) : null,
    stops,
    followUps: followScan(input, situation),
  };
}

/** Sends a parcel back to its sender. */
export function sendBack({ reason }: Acts['sendBack'], situation: Situation): RuleResult {
  const moved = move({ to: 'return', note: reason }, situation);
  return 'refused' in moved ? refuseHere(situation) : moved;
}

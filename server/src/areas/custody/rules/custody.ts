/** Who has a parcel that is in our hands, as it is stored, since when, and who answers for it. */
export type Custody = {
  holder_kind: string;
  holder: string;
  since: string;
  warehouse_id: string;
  to_warehouse: string | null;
  sort_code: string;
  leg: string;
  exception: string | null;
};

/** Where a parcel goes by its address: the warehouse that delivers it, and the code by which it is sorted; '' for none. */
export type Placement = { toWarehouse: string | null; sortCode: string };

export type Held = Custody | undefined;
type Holder = Pick<Custody, 'holder_kind' | 'holder' | 'warehouse_id'>;

/** What a scan tells of who has the parcel from then on: at which warehouse, and on which run. */
export type Scanned = { act: string; at: string; warehouseId: string; runId?: string | undefined };

/** Statuses at which its sender still has a parcel, and at which its receiver has it. */
const OURS_NO_MORE = ['delivered'];
const NOT_YET_OURS = ['created', 'accepted', 'unpick'];

/** Whether parcels at this status are in our hands; of those at the end only what is to go back to its sender may be. */
export function mayBeHeld(status: string): boolean {
  return !NOT_YET_OURS.includes(status) && !OURS_NO_MORE.includes(status);
}

/** Whether a parcel at this status is still to be collected from its sender. */
export function isToCollect(status: string): boolean {
  return NOT_YET_OURS.includes(status);
}

export function warehouseHolds(warehouseId: string): Holder {
  return { holder_kind: 'warehouse', holder: warehouseId, warehouse_id: warehouseId };
}

/** A driver, but no scan says which. */
function somebodyHolds(warehouseId: string): Holder {
  return { holder_kind: 'unknown', holder: '', warehouse_id: warehouseId };
}

export function runHolds(runId: string, warehouseId: string): Holder {
  return { holder_kind: 'run', holder: runId, warehouse_id: warehouseId };
}

const FRESH = { to_warehouse: null, sort_code: '', leg: 'out', exception: null };

/** Whoever has it already has it since then. */
export function taken(held: Held, by: Holder, at: string, changes: Partial<Custody> = {}): Custody {
  const isSame = held?.holder_kind === by.holder_kind && held.holder === by.holder;
  return { ...FRESH, ...held, ...by, since: isSame ? held.since : at, ...changes };
}

/** `from` is the status it had. */
export type Moved = { id: string; tracking_status: string; warehouse_id: string; from?: string };

/**
 * Who has a parcel once its order has come to a status: at warehouse its own, unless another or a run between them has
 * it; on the road the driver of its run, or somebody that only a scan can name; a return stays where it is until it is
 * handed back.
 */
export function heldAfterMove(
  held: Held,
  { tracking_status, warehouse_id, from }: Omit<Moved, 'id'>,
  at: string,
): Held {
  if (tracking_status === 'return') return held && { ...held, leg: 'back' };
  if (!mayBeHeld(tracking_status)) return undefined;
  const out = { leg: 'out' };
  if (tracking_status === 'assignedtodriver' && held?.holder_kind === 'run') return { ...held, ...out };
  if ((from === 'assignedtodriver' || from === 'pickup') && held?.holder_kind === 'run')
    return taken(held, warehouseHolds(held.warehouse_id), at, out);
  if (tracking_status !== 'warehouse') return taken(held, somebodyHolds(warehouse_id), at, out);
  if (held && held.holder_kind !== 'unknown') return { ...held, ...out };
  return taken(held, warehouseHolds(warehouse_id), at, out);
}

/**
 * Who has a parcel once it is scanned. What is found ends that it was missing. A parcel that is counted is here, whoever
 * had it.
 */
export function heldAfterScan(
  held: Held,
  { act, at, warehouseId, runId = '' }: Scanned,
  status: string,
): Held {
  const leg = status === 'return' ? 'back' : 'out';
  const exception = held?.exception === 'missing' ? null : (held?.exception ?? null);
  if (act === 'handed_back') return undefined;
  if (act === 'received' || act === 'counted')
    return taken(held, warehouseHolds(warehouseId), at, { leg, exception });
  return act === 'sent' ? taken(held, runHolds(runId, warehouseId), at, { leg, exception }) : held;
}

/** Where it goes by its address, and that nobody knows where that is; what goes back goes to no other warehouse. */
export function placedAt(held: Custody, { toWarehouse, sortCode }: Placement): Custody {
  const { leg, exception } = held;
  const address = leg === 'out' && sortCode === '' ? 'address' : null;
  return {
    ...held,
    to_warehouse: leg === 'out' ? toWarehouse : null,
    sort_code: sortCode,
    exception: exception === null || exception === 'address' ? address : exception,
  };
}

/** Scans that say who has a parcel, of those that were not taken for naught; the rest tell only that it was seen. */
export function changesHolder(act: string, result: string): boolean {
  if (act === 'counted') return result === 'surplus';
  return (
    ['received', 'sent', 'handed_back'].includes(act) &&
    ['ok', 'implied', 'surplus', 'wrong_place'].includes(result)
  );
}

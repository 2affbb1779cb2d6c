/** Stored custody of a parcel: its holder, since when, and the warehouse that answers for it. */
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

/** Destination of a parcel by its address: the delivering warehouse, and the sort code, or '' for none. */
export type Placement = { toWarehouse: string | null; sortCode: string };

export type Held = Custody | undefined;
type Holder = Pick<Custody, 'holder_kind' | 'holder' | 'warehouse_id'>;

/** Scan that changes the holder: where, and onto which run. */
export type Scanned = { act: string; at: string; warehouseId: string; runId?: string | undefined };

/** Statuses at which the receiver has the parcel, and at which the sender still has it. */
const OURS_NO_MORE = ['delivered'];
const NOT_YET_OURS = ['created', 'accepted', 'unpick'];

/** Returns true if parcels at this status may be in our custody. Returned ones are until they are handed back. */
export function mayBeHeld(status: string): boolean {
  return !NOT_YET_OURS.includes(status) && !OURS_NO_MORE.includes(status);
}

/** Returns true if a parcel at this status is still to be collected from its sender. */
export function isToCollect(status: string): boolean {
  return NOT_YET_OURS.includes(status);
}

export function warehouseHolds(warehouseId: string): Holder {
  return { holder_kind: 'warehouse', holder: warehouseId, warehouse_id: warehouseId };
}

/** Custody of an unknown driver: no scan names one. */
function somebodyHolds(warehouseId: string): Holder {
  return { holder_kind: 'unknown', holder: '', warehouse_id: warehouseId };
}

export function runHolds(runId: string, warehouseId: string): Holder {
  return { holder_kind: 'run', holder: runId, warehouse_id: warehouseId };
}

const FRESH = { to_warehouse: null, sort_code: '', leg: 'out', exception: null };

/** Returns the custody of a new holder; a holder that has the parcel already keeps its `since`. */
export function taken(held: Held, by: Holder, at: string, changes: Partial<Custody> = {}): Custody {
  const isSame = held?.holder_kind === by.holder_kind && held.holder === by.holder;
  return { ...FRESH, ...held, ...by, since: isSame ? held.since : at, ...changes };
}

/** Order that moved; `from` is its earlier status. */
export type MovedOrder = { id: string; tracking_status: string; warehouse_id: string; from?: string };

/**
 * Returns the custody after an order has moved to a status. At warehouse, its own warehouse holds the parcel unless
 * another warehouse or a run does, and it is no longer missing; on the road, the run of its driver, or an unknown
 * driver. A return stays with its holder until it is handed back.
 */
export function heldAfterMove(
  held: Held,
  { tracking_status, warehouse_id, from }: Omit<MovedOrder, 'id'>,
  at: string,
): Held {
  if (tracking_status === 'return') return held && { ...held, leg: 'back' };
  if (!mayBeHeld(tracking_status)) return undefined;
  const isFound = tracking_status === 'warehouse' && held?.exception === 'missing';
  const out = { leg: 'out', ...(isFound && { exception: null }) };
  if (tracking_status === 'assignedtodriver' && held?.holder_kind === 'run') return { ...held, ...out };
  if ((from === 'assignedtodriver' || from === 'pickup') && held?.holder_kind === 'run')
    return taken(held, warehouseHolds(held.warehouse_id), at, out);
  if (tracking_status !== 'warehouse') return taken(held, somebodyHolds(warehouse_id), at, out);
  if (held && held.holder_kind !== 'unknown') return { ...held, ...out };
  return taken(held, warehouseHolds(warehouse_id), at, out);
}

/**
 * Returns the custody after a scan. A parcel that is found is no longer missing; one that is counted is at the
 * warehouse, regardless of its previous holder.
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

/**
 * Sets the destination of a parcel, or the exception 'address' if no area matches. A return has no other warehouse to
 * go to.
 */
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

/** Returns true if a scan with this result changes the holder; other scans only prove where the parcel was seen. */
export function changesHolder(act: string, result: string): boolean {
  if (act === 'counted') return result === 'surplus';
  return (
    ['received', 'sent', 'handed_back'].includes(act) &&
    ['ok', 'implied', 'surplus', 'wrong_place'].includes(result)
  );
}

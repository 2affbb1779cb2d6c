import type { ScanAct, ScanResultKind } from '@tawseel/contract/facts/scans';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { MOST_ON_RUN } from '@tawseel/contract/facts/stops';
import type { TrackingStatus } from '@tawseel/contract/facts/tracking';
import type { Custody } from '../../custody/rules/custody.ts';

/** Situation of a scan: the order, the custody, and the desk with its run or count. */
export type Scanning = {
  order: { tracking_id: string; tracking_status: string; warehouse_id: string };
  held: Custody | undefined;
  /** Name of the holder: a warehouse or the number of a run; '' if unknown. */
  holderName: string;
  warehouseId: string;
  /** When it was scanned, if that was before it was sent. */
  readAt: string | undefined;
  /** Run that is loaded or unloaded. */
  run?: { id: string; number: string; kind: string; state: string; from: string; to: string } | undefined;
  /** True if the parcel is on that run. */
  isOnRun?: boolean;
  /** True if that run takes no more stops, and has none of the parcel. */
  isRunFull?: boolean;
  /** True if it was sorted since it arrived. */
  isSorted?: boolean;
  /** Open stock count; true if it has this parcel. */
  count?: { hasParcel: boolean } | undefined;
  /** Name of the delivering warehouse if it is another one, and of the one that scans. */
  goesTo: string;
  hereName: string;
  sortCode: string;
  city: string;
  isMeasured: boolean;
};

export type ScanDecision = {
  result: ScanResultKind;
  answer: Sentence;
  /** Statuses that the order moves through. */
  moves: readonly TrackingStatus[];
};

/**
 * Moves that a scan at a hub implies, up to the status warehouse. 'created' is [accepted, pickup, warehouse]; a
 * return stays a return.
 */
const TO_WAREHOUSE: Readonly<Record<string, readonly TrackingStatus[]>> = {
  created: ['accepted', 'pickup', 'warehouse'],
  unpick: ['accepted', 'pickup', 'warehouse'],
  accepted: ['pickup', 'warehouse'],
  pickup: ['warehouse'],
  assignedtodriver: ['warehouse'],
  warehouse: [],
  return: [],
};

function tell(result: ScanResultKind, answer: Sentence, moves: readonly TrackingStatus[] = []): ScanDecision {
  return { result, answer, moves };
}

const idOf = ({ order }: Scanning) => ({ trackingID: order.tracking_id });

function isHere({ held, warehouseId }: Scanning): boolean {
  return held?.holder_kind === 'warehouse' && held.holder === warehouseId && held.exception !== 'missing';
}

function refuseElsewhere(scanning: Scanning): ScanDecision | undefined {
  if (isHere(scanning)) return undefined;
  return tell('refused', sentence('scan_not_here', { ...idOf(scanning), holder: scanning.holderName }));
}

/** Returns true if another scan or act has moved the parcel since this scan. */
function isLate({ held, readAt, warehouseId }: Scanning): boolean {
  const isElsewhere =
    held !== undefined && !(held.holder_kind === 'warehouse' && held.holder === warehouseId);
  return isElsewhere && readAt !== undefined && readAt < held.since;
}

/**
 * Returns true if the parcel was not expected: it belongs to another warehouse and is not on its way to this one, or
 * it is not on the run.
 */
function isSurplus({ order, held, warehouseId, run, isOnRun }: Scanning): boolean {
  if (run) return !isOnRun;
  return (
    order.warehouse_id !== warehouseId &&
    held?.warehouse_id !== warehouseId &&
    held?.to_warehouse !== warehouseId
  );
}

/** Returns the sentence about a received parcel; its next hop comes first. */
function saidOfArrival(scanning: Scanning): Sentence {
  const id = idOf(scanning);
  if (scanning.order.tracking_status === 'return') return sentence('scan_return', id);
  if (scanning.goesTo !== '')
    return sentence('scan_for_other_warehouse', { ...id, warehouse: scanning.goesTo });
  if (scanning.sortCode === '') return sentence('scan_without_sort_code', { ...id, city: scanning.city });
  return sentence('scan_received', id);
}

/** Receives a parcel; `surplus` is the sentence about an unexpected one. */
function arrive(
  scanning: Scanning,
  surplus: 'scan_surplus' | 'scan_surplus_counted' | undefined,
): ScanDecision {
  const { order, holderName } = scanning;
  const { tracking_status: status } = order;
  const moves = TO_WAREHOUSE[status];
  if (!moves) return tell('refused', sentence('scan_final', { ...idOf(scanning), status }));
  if (surplus) return tell('surplus', sentence(surplus, { ...idOf(scanning), holder: holderName }), moves);
  return tell(moves.length > 1 ? 'implied' : 'ok', saidOfArrival(scanning), moves);
}

const RULES: Readonly<Record<ScanAct, (scanning: Scanning) => ScanDecision>> = {
  received: (scanning) => {
    const isDone = !TO_WAREHOUSE[scanning.order.tracking_status]?.length;
    if (isHere(scanning) && isDone) return tell('repeat', sentence('scan_received_again', idOf(scanning)));
    return arrive(scanning, isSurplus(scanning) ? 'scan_surplus' : undefined);
  },

  sorted: (scanning) => {
    const { sortCode, city } = scanning;
    const refused = refuseElsewhere(scanning);
    if (refused) return refused;
    const id = idOf(scanning);
    if (sortCode === '') return tell('ok', sentence('scan_without_sort_code', { ...id, city }));
    if (scanning.isSorted) return tell('repeat', sentence('scan_sorted_again', { ...id, sortCode }));
    return tell('ok', sentence('scan_sorted', { ...id, sortCode }));
  },

  sent: (scanning) => {
    const { run, held, warehouseId, goesTo, hereName } = scanning;
    const id = idOf(scanning);
    if (!run || run.from !== warehouseId) return tell('refused', sentence('scan_run_missing'));
    if (run.state !== 'open') return tell('refused', sentence('scan_run_left', { run: run.number }));
    if (held?.holder_kind === 'run' && held.holder === run.id)
      return tell('repeat', sentence('scan_sent_again', { ...id, run: run.number }));
    // A parcel that was loaded onto another run of this warehouse by mistake changes runs.
    const isOnOther = held?.holder_kind === 'run' && held.warehouse_id === warehouseId;
    const refused = isOnOther ? undefined : refuseElsewhere(scanning);
    if (refused) return refused;
    const isOtherWay = (run.kind === 'return') !== (held?.leg === 'back');
    if (run.kind === 'pickup' || (run.kind !== 'linehaul' && isOtherWay))
      return tell('refused', sentence('scan_wrong_leg', { ...id, run: run.number }));
    const goal = run.kind === 'linehaul' ? run.to : warehouseId;
    if (held?.to_warehouse && held.to_warehouse !== goal && held.leg === 'out')
      return tell('wrong_place', sentence('scan_wrong_run', { ...id, warehouse: goesTo || hereName }));
    if (scanning.isRunFull)
      return tell('refused', sentence('run_full', { run: run.number, most: MOST_ON_RUN }));
    return tell('ok', sentence('scan_sent', { ...id, run: run.number }));
  },

  counted: (scanning) => {
    const { count } = scanning;
    if (!count) return tell('refused', sentence('scan_count_missing'));
    if (!isHere(scanning)) return arrive(scanning, 'scan_surplus_counted');
    if (count.hasParcel) return tell('repeat', sentence('scan_counted_again', idOf(scanning)));
    return tell('ok', sentence('scan_counted', idOf(scanning)));
  },

  measured: (scanning) => {
    if (!scanning.isMeasured) return tell('refused', sentence('scan_measures_missing'));
    return refuseElsewhere(scanning) ?? tell('ok', sentence('scan_measured', idOf(scanning)));
  },

  handed_back: (scanning) => {
    const { tracking_status: status } = scanning.order;
    if (status !== 'return')
      return tell('refused', sentence('scan_not_returned', { ...idOf(scanning), status }));
    return refuseElsewhere(scanning) ?? tell('ok', sentence('scan_handed_back', idOf(scanning)));
  },
};

/**
 * Decides a scan. Pure. An order at created that its own warehouse receives: {result: 'implied', answer: {code:
 * 'scan_received', …}, moves: ['accepted', 'pickup', 'warehouse']}.
 */
export function decideScan(act: ScanAct, scanning: Scanning): ScanDecision {
  if (isLate(scanning)) return tell('late', sentence('scan_late', idOf(scanning)));
  return RULES[act](scanning);
}

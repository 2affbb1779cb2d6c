import type { FollowUpKind } from '@tawseel/contract/facts/follow-ups';
import type { LateMoneyAnswer } from '@tawseel/contract/facts/late-money';
import type { ScanAct } from '@tawseel/contract/facts/scans';
import type { RefusalCode } from '@tawseel/contract/facts/sentences/refusals';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { type ParamsOf, sentence } from '@tawseel/contract/facts/sentences/sentence';
import { derivedStatus, isTrackingStatus, type TrackingStatus } from '@tawseel/contract/facts/tracking';
import type { Actor } from '../../../platform/values/actor.ts';
import type { Custody, Placement } from '../../custody/rules/custody.ts';
import type { FollowUpChange } from '../../follow-ups/rules/follow-up-change.ts';
import type { DriverCash } from '../../ledger/rules/driver-cash.ts';
import type { LateMoney } from '../../ledger/rules/late-money.ts';
import type { PromiseChange } from '../../promises/rules/promise-change.ts';
import type { Price, Refusal as PriceRefusal } from '../../rates/rules/price.ts';
import type { StopChange, StopState } from '../../stops/rules/stop-change.ts';
import { hasOpenCash } from './contribution.ts';
import type { Fact, HandInCount } from './facts.ts';
import type { StoredOrder } from './new-order.ts';
import type { NewEvent, StoredEvent } from './tracking-history.ts';

/** Run of a stop, or that a parcel is put on. */
export type ActRun = { id: string; kind: string; warehouse_id: string };

/** Stop of a parcel on a run. */
export type ActStop = { id: string; run: ActRun };

/** Acts on an order, each with its input. */
export type Acts = {
  /** `isImplied` if a scan or a run implies the move, `isByHand` if neither does. */
  move: { to: TrackingStatus; note?: string | undefined; isImplied?: boolean; isByHand?: boolean };
  /** `count` is the count that the cash is part of, and the box that it is put into. */
  handInCash: { note?: string | undefined; count?: HandInCount | undefined };
  /** Opens cash again whose whole count, of this driver and time, is reversed. */
  reopenCash: { driverId: string; countedAt: string };
  cancel: { reason: string };
  /** `changes` in the shape of the API, absent fields stay; `confirmCharge` in AED. No `version` is not compared. */
  correct: {
    version?: string | undefined;
    changes: object;
    reason?: string | undefined;
    confirmCharge?: number | undefined;
  };
  /** `slip` of the card terminal. */
  correctCollected: {
    version?: string | undefined;
    cashFils: number;
    cardFils: number;
    slip?: string | undefined;
    reason: string;
  };
  undo: { version: string; reason?: string | undefined };
  /** Undoes a move that a scan made, because the scan is undone. */
  undoScanned: { reason: string };
  /** Gives a parcel back to its holder before a scan, because the scan is undone. */
  giveBack: ScanToUndo;
  /** `driverId` is the driver who has the money, `unproved` what is wrong with the proof that the business wants. */
  deliver: {
    stop: ActStop;
    note?: string | undefined;
    driverId: string | null;
    cashFils: number;
    cardFils: number;
    /** Slip of the card terminal. */
    slip?: string | undefined;
    unproved?: { open: 'code_wrong' | 'no_proof'; note: string } | undefined;
  };
  /** Fails a delivery, or the return of a parcel to its sender. `failures` counts this attempt if it counts. */
  fail: {
    stop: ActStop;
    reason?: string | undefined;
    note?: string | undefined;
    failures: number;
  };
  handBack: { stop: ActStop };
  collect: { stop: ActStop; note?: string | undefined };
  /** Leaves a parcel that was to be collected with its sender. */
  leaveAtShop: { stop: ActStop; reason?: string | undefined; note?: string | undefined };
  /** Reopens a stop. `ended` is the act that ended it; a stop that is done is reopened only while `mayUndo`. */
  reopen: {
    stop: ActStop & { state: string; doneAt: string | null };
    ended: { act: string; id: string } | undefined;
    mayUndo: boolean;
  };
  /** Assigns a parcel to a run, `pickupId` being the pickup that it is collected with. */
  assign: { run: ActRun; pickupId: string | null };
  load: { run: ActRun };
  /** Takes a parcel off a run that has not left. */
  unload: { stop: ActStop };
  /** Calls back a parcel that is out; its driver reads why. */
  recall: { stop: ActStop; why: string };
  /** Ends the stop of a run that is closed; a parcel that the run still has is missing at these warehouses. */
  close: { stop: ActStop & { state: StopState }; warehouseIds: readonly string[] };
  /** Reports a parcel missing that a stock count has not found. */
  reportMissing: { warehouseId: string };
  scan: ScanEffect;
  /** Sends the parcel back to its sender. */
  sendBack: { reason: string };
  /** Promises the receiver a day, which settles the calls about the order. */
  promise: Promising;
  /** Settles the calls about an order. */
  settleCalls: { outcome: string };
  /** Turns a call into the question of a return. */
  proposeReturn: { warehouseId: string; runId: string | null; note: string };
  /** The receiver asks for a call. */
  askCall: { note: string };
  openFollowUp: { kind: FollowUpKind; warehouseId: string; note: string };
  /** Leaves an act that came too late to the office, with the money that its driver took. */
  tellLate: { stop: ActStop; note: string; money?: LateMoney | undefined };
  /** Says where the money of such an act is. */
  settleLate: { money: LateMoney; answer: LateMoneyAnswer };
};

/** Day, with hours if any, that a receiver is promised; `leaveWith` is who else may take the parcel. */
export type Promising = {
  day: string;
  from?: string | undefined;
  to?: string | undefined;
  note?: string | undefined;
  leaveWith?: string | undefined;
};

/**
 * Scan that is undone: its id and time, the custody since then, the run and the stop that had the parcel before, and the
 * stop that it ended.
 */
export type ScanToUndo = {
  scanId: string;
  at: string;
  held: Custody;
  from: { stopId: string; runId: string; warehouseId: string } | undefined;
  endedStopId: string | undefined;
  wasMissing: boolean;
  outcome: string;
};

/** Scan that changes who has a parcel, at a warehouse. */
export type ScanEffect = {
  scan: ScanAct;
  warehouse: { id: string; name: string };
  /** Run that is loaded or unloaded. */
  run?: ActRun | undefined;
  /** Custody before the scan and the moves that it implies. */
  before: Custody | undefined;
  placement: Placement;
  /** Stop that the parcel is taken off. */
  stop?: { id: string; end: Exclude<StopState, 'pending'> } | undefined;
  isSurplus: boolean;
};

export type ActName = keyof Acts;
export type Act<A extends ActName = ActName> = { [N in A]: { name: N; with: Acts[N] } }[A];

/** Order that has a reference already; null if the actor may not see which. */
export type Holder = { trackingID: string | null };

/** Context of an act besides the order itself; `needs` of its rule names the parts that only some acts need. */
export type ActContext = {
  /** Time of its last event, which is its version. */
  lastAt: string | undefined;
  undoMinutes: number;
  /** Day of the business. */
  today?: string;
  /** Custody of the parcel, if it is in our hands. */
  held?: Custody | undefined;
  /** Destination by the corrected address. */
  place?: Placement;
  /** Stored history, oldest first. */
  history?: readonly StoredEvent[] | undefined;
  isWarehouseThere?: boolean;
  isSenderThere?: boolean;
  /** Order that has the reference already. */
  referenceHolder?: Holder | undefined;
  /** Cash of the order that a driver holds. */
  cash?: DriverCash | undefined;
  /** True if it has a posting of a card payment, a hand-in or its correction that was not reversed. */
  isPosted?: boolean;
  /** Money of acts at its stops that came too late. */
  late?: readonly LateMoney[];
  /** Price by the current rates. */
  price?: Price | PriceRefusal;
};

export type ActRefusal = {
  refused: Sentence<RefusalCode>;
  path?: string;
  /** New charge that must be confirmed. */
  charge?: Price;
};

/** Effects of an act on an order, its parcel, its money and its follow-ups; `apply` writes all of them. */
type Effects = {
  patch?: Partial<StoredOrder>;
  event?: NewEvent;
  /** Custody afterwards, null if the parcel is no longer in our hands; absent if unchanged. */
  custody?: Custody | null;
  stops?: readonly StopChange[];
  promise?: PromiseChange;
  followUps?: readonly FollowUpChange[];
  facts?: readonly Fact[];
};

/** Effects of an act at an instant, and the sentence that the actor reads. */
export type EffectsAt = Effects & { at: string; done?: Sentence };
declare const byRule: unique symbol;
/** Effects that a rule has made: only `decide` returns them, and only they are written. */
export type Decision = EffectsAt & { readonly [byRule]: true };

/** Outcome of a rule: `decide` gives its event the time and the actor, and derives the custody unless it is named. */
export type Outcome = Omit<Effects, 'event'> & { event?: Omit<NewEvent, 'at' | 'by'>; done?: Sentence };
/** Outcome of a rule that may refuse. */
export type RuleResult = Outcome | ActRefusal;
export type Situation = { order: StoredOrder; actor: Actor; now: Date; at: string; known: ActContext };

export function refuse<C extends RefusalCode>(code: C, ...params: ParamsOf<C>): ActRefusal {
  return { refused: sentence(code, ...params) };
}

/** Returns the custody of a parcel if this run has it. */
export function heldByRun({ known: { held } }: Situation, { id }: ActRun): Custody | undefined {
  return held?.holder_kind === 'run' && held.holder === id ? held : undefined;
}

/** Refuses an act that the status or the holder of the parcel does not allow. */
export function refuseHere({ order }: Situation): ActRefusal {
  const { tracking_id: trackingID, tracking_status: status } = order;
  return refuse('act_not_allowed', { trackingID, status });
}

export function refuseOtherVersion(
  version: string | undefined,
  { order, known }: Situation,
): ActRefusal | undefined {
  if (version === undefined || (known.lastAt ?? '') === version) return undefined;
  const trackingID = order.tracking_id;
  return { ...refuse('order_changed_meanwhile', { trackingID }), path: 'version' };
}

/** Refuses senders a change once a driver has collected the parcel. */
export function refuseCollected({ order, actor }: Situation): ActRefusal | undefined {
  const { tracking_id: trackingID, tracking_status: status, cancelled_at } = order;
  const isCollected = isTrackingStatus(status) && derivedStatus(status).status === 'Pickup';
  if (actor.role !== 'sender' || !isCollected) return undefined;
  return refuse('collected_already', { trackingID, isCancelled: cancelled_at !== null });
}

/** Returns true if a change opens cash of a sender. */
export function opensCash(before: StoredOrder, after: StoredOrder): boolean {
  return after.sender_id !== null && hasOpenCash(after) && !hasOpenCash(before);
}

/** Returns the present, or the millisecond after the last of these instants if one is later. */
export function later(now: Date, ...than: readonly (string | undefined)[]): string {
  const present = now.toISOString();
  const last = than.reduce<string>((latest, at = '') => (at > latest ? at : latest), '');
  return last >= present ? new Date(Date.parse(last) + 1).toISOString() : present;
}

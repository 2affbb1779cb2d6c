import type { RefusalCode } from '@tawseel/contract/facts/sentences/refusals';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { type ParamsOf, sentence } from '@tawseel/contract/facts/sentences/sentence';
import { derivedStatus, isTrackingStatus, type TrackingStatus } from '@tawseel/contract/facts/tracking';
import type { Actor } from '../../../platform/values/actor.ts';
import type { Custody, Placement } from '../../custody/rules/custody.ts';
import type { FollowUpChange } from '../../follow-ups/rules/follow-up-change.ts';
import type { Price, Refusal as Unpriced } from '../../rates/rules/price.ts';
import type { StopChange } from '../../stops/rules/stop-change.ts';
import { hasOpenCash } from './contribution.ts';
import type { StoredOrder } from './new-order.ts';
import type { Happening, StoredEvent } from './tracking-history.ts';

/** What may be done to an order, and what is said with it. */
export type Acts = {
  /** `isImplied` by a scan that takes the order this way. */
  move: { to: TrackingStatus; note?: string | undefined; isImplied?: boolean };
  handInCash: { note?: string | undefined };
  cancel: { reason: string };
  /** `said` as the API has it, what is absent stays; `confirmCharge` in AED. */
  correct: { version: string; said: object; reason?: string | undefined; confirmCharge?: number | undefined };
  undo: { version: string; reason?: string | undefined };
};
export type ActName = keyof Acts;
export type Act<A extends ActName = ActName> = { [N in A]: { name: N; with: Acts[N] } }[A];

/** An order that has a reference already; null where the actor may not hear which. */
export type Holder = { trackingID: string | null };

/** What has to be known besides the order itself; see `asks` for what only some acts ask. */
export type Known = {
  /** When the last thing happened to it: its version. */
  lastAt: string | undefined;
  undoMinutes: number;
  /** Who has the parcel, if it is in our hands. */
  held?: Custody | undefined;
  /** Where a corrected address lies. */
  place?: Placement;
  /** Its stored history, oldest first. */
  history?: readonly StoredEvent[];
  isWarehouseThere?: boolean;
  isSenderThere?: boolean;
  /** Who has the reference already. */
  referenceHolder?: Holder | undefined;
  /** What it costs by the rates of now. */
  price?: Price | Unpriced;
};

export type Refused = {
  refused: Sentence<RefusalCode>;
  path?: string;
  /** The new charge that is to be confirmed. */
  charge?: Price;
};

/** What an act changes of an order, its parcel and the tasks about it; `apply` writes all of it. */
export type Effects = {
  patch?: Partial<StoredOrder>;
  event?: Happening;
  /** Who has the parcel from then on, null if it is not in our hands; absent if that stays. */
  custody?: Custody | null;
  stops?: readonly StopChange[];
  followUps?: readonly FollowUpChange[];
};

/** What becomes of an order; without an event nothing does. */
export type Decision = Effects & {
  patch: Partial<StoredOrder>;
  /** Said to the actor. */
  done: Sentence;
};

/** What a rule says: the event is given its time and its actor by `decide`. */
export type Outcome = Omit<Decision, 'event' | 'custody'> & { event?: Omit<Happening, 'at' | 'by'> };
export type Situation = { order: StoredOrder; actor: Actor; now: Date; at: string; known: Known };

export function refuse<C extends RefusalCode>(code: C, ...params: ParamsOf<C>): Refused {
  return { refused: sentence(code, ...params) };
}

export function refuseOtherVersion(version: string, { order, known }: Situation): Refused | undefined {
  if ((known.lastAt ?? '') === version) return undefined;
  const trackingID = order.tracking_id;
  return { ...refuse('order_changed_meanwhile', { trackingID }), path: 'version' };
}

/** A shop may change its mind until a driver has collected the parcel; from then on it is in our hands. */
export function refuseCollected({ order, actor }: Situation): Refused | undefined {
  const { tracking_id: trackingID, tracking_status: status, cancelled_at } = order;
  const isCollected = isTrackingStatus(status) && derivedStatus(status).status === 'Pickup';
  if (actor.role !== 'sender' || !isCollected) return undefined;
  return refuse('collected_already', { trackingID, isCancelled: cancelled_at !== null });
}

/** Whether cash of a sender comes to be open. */
export function opensCash(before: StoredOrder, after: StoredOrder): boolean {
  return after.sender_id !== null && hasOpenCash(after) && !hasOpenCash(before);
}

import type { LateMoneyState } from '@tawseel/contract/facts/late-money';
import { isTrackingStatus, type TrackingStatus } from '@tawseel/contract/facts/tracking';
import type { Custody } from '../../custody/rules/custody.ts';
import type { LateMoney } from '../../ledger/rules/late-money.ts';
import type { BalanceName } from '../../ledger/rules/names.ts';
import type { PromiseChange } from '../../promises/rules/promise-change.ts';
import type { StoredOrder } from './new-order.ts';
import type { NewEvent } from './tracking-history.ts';

/** Count of cash that an order is part of, and the box that its money is put into. */
export type HandInCount = { no: number; box: BalanceName };

/** Amounts collected for an order, in fils. */
export type Collected = { cashFils: number; cardFils: number };

/** Event of the money of an order, which the ledger records. Amounts in fils. */
export type CashFact =
  | { fact: 'cashCollected'; at: string; driverId: string | null; cashFils: number; cardFils: number }
  /** `isByLateCard` if the card payment of the order is that of a late act, which stays. */
  | { fact: 'collectionUndone'; isByLateCard: boolean }
  /** `wasTakenIn` if the cash was counted or recorded as received before. */
  | {
      fact: 'collectionCorrected';
      before: Collected;
      after: Collected;
      wasTakenIn: boolean;
      slip?: string | undefined;
    }
  | { fact: 'cashHandedIn'; count?: HandInCount | undefined }
  /** `isOfCount` if the money of the whole count is moved back. */
  | { fact: 'handInUndone'; isOfCount?: true }
  /** Money of a late act comes to another place; `isCounted` if a count has taken it in, `isDecided` if that is final. */
  | { fact: 'lateMoney'; money: LateMoney; to: LateMoneyState; isCounted: boolean; isDecided: boolean };

const CASH_FACTS: readonly string[] = [
  'cashCollected',
  'collectionUndone',
  'collectionCorrected',
  'cashHandedIn',
  'handInUndone',
  'lateMoney',
] satisfies CashFact['fact'][];

/** Status that an order reaches, as what became of its parcel. */
const REACHED = {
  created: 'created',
  accepted: 'accepted',
  unpick: 'notCollected',
  pickup: 'collected',
  warehouse: 'atWarehouse',
  assignedtodriver: 'out',
  delivered: 'delivered',
  return: 'returned',
} as const satisfies Record<TrackingStatus, string>;

/** Service that the sender owes a charge for. */
export type ChargedService = 'delivery' | 'return';

/** Change of a parcel, of its money, or of the charges of its sender. Amounts in fils. */
export type ParcelFact =
  | { fact: (typeof REACHED)[TrackingStatus] | 'cancelled' | 'attemptFailed' | 'handedBack' }
  | { fact: 'undone'; from: string; to: string }
  | { fact: 'rescheduled'; day: string }
  /** The fee of a return is the listener's: an order has no price for it. */
  | { fact: 'charged'; service: 'delivery'; fils: number }
  | { fact: 'charged'; service: 'return' }
  | { fact: 'chargeUndone'; service: ChargedService };

/** Facts that follow from an act, for listeners (store/listener.ts). */
export type Fact = CashFact | ParcelFact;

export function isOfCash(fact: Fact): fact is CashFact {
  return CASH_FACTS.includes(fact.fact);
}

type Side = Pick<StoredOrder, 'tracking_status' | 'charge_fils'> & { held: Custody | undefined };

/** Event of a change, and the day that the receiver is promised by it. */
type Change = { event?: NewEvent | undefined; promise?: PromiseChange | undefined };

function statusFacts(before: Side, after: Side, { event }: Change): ParcelFact[] {
  const { tracking_status: from } = before;
  const { tracking_status: to } = after;
  if (event?.kind === 'cancelled') return [{ fact: 'cancelled' }];
  if (from === to || !isTrackingStatus(to)) return [];
  return event?.kind === 'takenBack' ? [{ fact: 'undone', from, to }] : [{ fact: REACHED[to] }];
}

function chargeFacts(before: Side, after: Side): ParcelFact[] {
  const was = before.tracking_status === 'delivered';
  const is = after.tracking_status === 'delivered';
  const { charge_fils: fils } = after;
  if (was && is && fils === before.charge_fils) return [];
  return [
    ...(was ? [{ fact: 'chargeUndone', service: 'delivery' } as const] : []),
    ...(is ? [{ fact: 'charged', service: 'delivery', fils } as const] : []),
  ];
}

/** A return is complete once we no longer hold the parcel; one that we hold again was not. */
function returnFacts(before: Side, after: Side): ParcelFact[] {
  const isReturn = before.tracking_status === 'return' && after.tracking_status === 'return';
  if (!isReturn || (before.held === undefined) === (after.held === undefined)) return [];
  return before.held
    ? [{ fact: 'handedBack' }, { fact: 'charged', service: 'return' }]
    : [{ fact: 'chargeUndone', service: 'return' }];
}

/**
 * Returns what a change of an order and its parcel brought about: from assignedtodriver to delivered at AED 20 is
 * [{fact: 'delivered'}, {fact: 'charged', service: 'delivery', fils: 2000}].
 */
export function parcelFacts(before: Side, after: Side, change: Change): ParcelFact[] {
  const { promise } = change;
  return [
    ...statusFacts(before, after, change),
    ...(promise && 'day' in promise ? [{ fact: 'rescheduled', day: promise.day } as const] : []),
    ...chargeFacts(before, after),
    ...returnFacts(before, after),
  ];
}

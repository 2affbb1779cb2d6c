import { isCashOnDelivery } from '@tawseel/contract/facts/payment-methods';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { toAed } from '../../../platform/values/fils.ts';
import { storeSentence } from '../../../platform/values/stored-text.ts';
import { collectedOf, isTakenIn, isWithNobody } from './collected.ts';
import type { Collected } from './facts.ts';
import type { StoredOrder } from './new-order.ts';
import {
  type ActRefusal,
  type Acts,
  opensCash,
  type RuleResult,
  refuse,
  refuseOtherVersion,
  type Situation,
} from './order-act.ts';
import { COLLECTED_FIELDS, type FieldChange, isMove } from './tracking-history.ts';
import { undoWithCause } from './undo-order.ts';

function refuseNoCash(order: StoredOrder): ActRefusal | undefined {
  const { tracking_id: trackingID, tracking_status: status } = order;
  if (!isCashOnDelivery(order.payment_method)) return refuse('not_cash_on_delivery', { trackingID });
  if (status !== 'delivered') return refuse('not_delivered', { trackingID, status });
  if (order.cash_handed_in_at === null) return undefined;
  return refuse(order.collected_cash_fils === 0 ? 'no_cash_collected' : 'cash_already_recorded', {
    trackingID,
  });
}

/**
 * Refuses cash that a driver holds: a hand-in counts it in the driver's warehouse. Only an API key records it without a
 * count, in the warehouse of the order if the driver works there.
 */
function refuseHeldCash({ order, actor, known: { cash } }: Situation): ActRefusal | undefined {
  const isOfKey = actor.kind === 'key' && cash?.warehouseId === order.warehouse_id;
  if (!cash || isOfKey) return undefined;
  const { driver, warehouse } = cash;
  return refuse('cash_with_driver', {
    trackingID: order.tracking_id,
    amount: toAed(cash.fils),
    driver,
    warehouse,
  });
}

export function handInCash({ note, count }: Acts['handInCash'], situation: Situation): RuleResult {
  const { order, at, known } = situation;
  // A count takes in the cash that a driver holds, also if the order has changed since.
  const refused = count ? undefined : (refuseNoCash(order) ?? refuseHeldCash(situation));
  if (refused) return refused;
  const event = { kind: 'cashHandedIn', ...(note ? { note } : {}) } as const;
  const value = toAed(known.cash?.fils ?? order.value_fils);
  const done = sentence('cash_received', { trackingID: order.tracking_id, value });
  return { patch: { cash_handed_in_at: at }, event, facts: [{ fact: 'cashHandedIn', count }], done };
}

/**
 * Undoes the hand-in of an order, if the user may reverse the count. If the order was delivered with money after the count,
 * that had taken in money of a late act: the receiver paid twice, and its driver owes it.
 */
export function reopenCash({ driverId, countedAt }: Acts['reopenCash'], situation: Situation): RuleResult {
  const { order, known } = situation;
  const again = known.history?.some(
    ({ kind, status, at }) => kind === 'status' && status === 'delivered' && at > countedAt,
  );
  const twice = known.late?.find((money) => money.state === 'twice' && money.driverId === driverId);
  if (again && twice) {
    const { actId, cashFils, since } = twice;
    const money = { actId, driverId, cashFils, cardFils: 0, since };
    return { facts: [{ fact: 'lateMoney', money, to: 'twice', isCounted: false, isDecided: true }] };
  }
  const history = known.history?.filter(isMove) ?? [];
  const undone = undoWithCause({}, { ...situation, known: { ...known, history } });
  const facts = [{ fact: 'handInUndone', isOfCount: true }] as const;
  if (!('refused' in undone) && undone.patch?.tracking_status === order.tracking_status)
    return { ...undone, facts };
  // The cash of a late act was counted before the office moved the order.
  const isLate = known.late?.some(({ state }) => state === 'held');
  return isLate
    ? { patch: { cash_handed_in_at: null }, facts }
    : refuse('hand_in_stuck', { trackingID: order.tracking_id });
}

const NOTHING: Collected = { cashFils: 0, cardFils: 0 };
const UNRECORDED = { collected_cash_fils: null, collected_card_fils: null, cash_handed_in_at: null };

/**
 * Returns true if a correction takes back an earlier one of an order that no driver delivered: it has its whole value in cash
 * again, which is still to be recorded as received.
 */
function opensAgain(situation: Situation, before: Collected | undefined, after: Collected): boolean {
  const isWhole = after.cashFils === situation.order.value_fils && after.cardFils === 0;
  return before !== undefined && isWhole && isWithNobody(situation);
}

function refuseCorrection(
  situation: Situation,
  before: Collected | undefined,
  after: Collected,
): ActRefusal | undefined {
  const { order } = situation;
  const { tracking_id: trackingID, tracking_status: status } = order;
  const { cashFils, cardFils } = before ?? NOTHING;
  if (status !== 'delivered') return refuse('not_delivered', { trackingID, status });
  if (!isCashOnDelivery(order.payment_method) && cashFils + cardFils === 0)
    return refuse('not_cash_on_delivery', { trackingID });
  if (after.cashFils > 0 && isWithNobody(situation) && !opensAgain(situation, before, after))
    return { ...refuse('collected_not_recorded', { trackingID }), path: 'cash' };
  const isSame = before && cashFils === after.cashFils && cardFils === after.cardFils;
  return isSame ? { ...refuse('collected_unchanged', { trackingID }), path: 'cash' } : undefined;
}

function changesOf(before: Collected, after: Collected): FieldChange[] {
  const amounts = [
    { field: COLLECTED_FIELDS.cash, from: before.cashFils, to: after.cashFils },
    { field: COLLECTED_FIELDS.card, from: before.cardFils, to: after.cardFils },
  ];
  return amounts
    .filter(({ from, to }) => from !== to)
    .map(({ field, from, to }) => ({ field, before: String(toAed(from)), after: String(toAed(to)) }));
}

/** Corrects what was collected for a delivered order. Cash that is not taken in yet is, or is no longer, with the driver. */
export function correctCollected(
  { version, cashFils, cardFils, slip, reason }: Acts['correctCollected'],
  situation: Situation,
): RuleResult {
  const { order, at, known } = situation;
  const { tracking_id: trackingID } = order;
  const after: Collected = { cashFils, cardFils };
  const recorded = collectedOf(order);
  const refused = refuseOtherVersion(version, situation) ?? refuseCorrection(situation, recorded, after);
  if (refused) return refused;
  const before = recorded ?? NOTHING;
  const wasTakenIn = isTakenIn(situation);
  const isSettled = wasTakenIn || (cashFils === 0 && isCashOnDelivery(order.payment_method));
  const patch = opensAgain(situation, recorded, after)
    ? UNRECORDED
    : {
        collected_cash_fils: cashFils,
        collected_card_fils: cardFils,
        cash_handed_in_at: isSettled ? (order.cash_handed_in_at ?? at) : null,
      };
  if (opensCash(order, { ...order, ...patch }) && !known.isSenderThere)
    return refuse('cash_of_deleted_sender', { sender: order.sender_name });
  const done = sentence('collected_corrected', { trackingID, cash: toAed(cashFils), card: toAed(cardFils) });
  return {
    patch,
    event: { kind: 'corrected', reason, changes: changesOf(before, after) },
    followUps: [{ settle: ['cod_changed'], outcome: storeSentence(done), at }],
    facts: [{ fact: 'collectionCorrected', before, after, wasTakenIn, slip }],
    done,
  };
}

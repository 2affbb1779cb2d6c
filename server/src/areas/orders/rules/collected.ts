import type { LateMoneyState } from '@tawseel/contract/facts/late-money';
import { cashDue, isCashOnDelivery } from '@tawseel/contract/facts/payment-methods';
import type { LateMoney } from '../../ledger/rules/late-money.ts';
import type { CashFact, Collected } from './facts.ts';
import type { StoredOrder } from './new-order.ts';
import { type Acts, type Outcome, type RuleResult, refuse, type Situation } from './order-act.ts';
import { type StoredEvent, standingEvents } from './tracking-history.ts';

type Recorded = Pick<
  StoredOrder,
  'collected_cash_fils' | 'collected_card_fils' | 'cash_handed_in_at' | 'payment_method' | 'value_fils'
>;

/**
 * Returns what was collected for an order: what its driver entered, otherwise its value once that is recorded as
 * received. Returns undefined if neither is recorded, as after a move to delivered by hand.
 */
export function collectedOf(order: Recorded): Collected | undefined {
  const { collected_cash_fils: cash, collected_card_fils: card } = order;
  if (cash !== null) return { cashFils: cash, cardFils: card ?? 0 };
  if (order.cash_handed_in_at === null) return undefined;
  return { cashFils: cashDue(order.payment_method, order.value_fils), cardFils: 0 };
}

/**
 * Returns the columns of an order after this was collected for it. Without cash nothing is to be handed in. Cash opens
 * an order that was handed in, because an earlier hand-in was of other money.
 */
export function collectedBy(
  { cashFils, cardFils }: Collected,
  { order, at }: { order: StoredOrder; at: string },
): Partial<StoredOrder> {
  const isSettled = cashFils === 0 && isCashOnDelivery(order.payment_method);
  const isOpened = cashFils > 0 && order.cash_handed_in_at !== null;
  return {
    collected_cash_fils: cashFils,
    collected_card_fils: cardFils,
    ...(isSettled ? { cash_handed_in_at: at } : isOpened ? { cash_handed_in_at: null } : {}),
  };
}

type Money = Pick<Situation, 'order' | 'known'>;

const isDelivery = ({ kind, status }: Pick<StoredEvent, 'kind' | 'status'>) =>
  kind === 'status' && status === 'delivered';

/** Returns true if the money of an order is that of a late act. */
const isLate = ({ known }: Pick<Situation, 'known'>) =>
  known.late?.some(({ state }) => state === 'held') ?? false;

/**
 * Returns true if the cash of an order was counted or recorded as received, and is not with its driver; also if it was
 * corrected to 0 since. What was counted before the delivery was other money, unless the order's money is that of a late act.
 */
export function isTakenIn(money: Money): boolean {
  const { order, known } = money;
  if (order.cash_handed_in_at === null) return false;
  const { cashFils = 0 } = collectedOf(order) ?? {};
  if (cashFils > 0) return true;
  const events = standingEvents(known.history ?? []);
  const first = isLate(money) ? 0 : Math.max(0, events.findLastIndex(isDelivery));
  return events.slice(first).some(({ kind }) => kind === 'cashHandedIn');
}

/**
 * Returns true if there can be no cash of a delivered order: no driver delivered it or brought money for it too late, and
 * the desk has not recorded any.
 */
export function isWithNobody(money: Money): boolean {
  const delivery = standingEvents(money.known.history ?? []).findLast(isDelivery);
  return !delivery?.causeId && !isLate(money) && !isTakenIn(money);
}

/** Returns true if a count has taken in the cash of a late act. */
function isCounted({ state, cashFils }: LateMoney, { order }: Situation): boolean {
  return state === 'held' && cashFils > 0 && order.cash_handed_in_at !== null;
}

/** Returns true if money of an order is with a driver, with the acquirer of cards or handed in. */
function isPaid(situation: Situation): boolean {
  const { cash, isPosted } = situation.known;
  return cash !== undefined || isPosted === true || isTakenIn(situation);
}

/**
 * Returns the facts about money of a late act once the order is delivered with money: that of the same driver is the
 * same money, another driver owes what he holds, because the receiver paid twice.
 */
export function replaceLate(driverId: string | null, situation: Situation): CashFact[] {
  const held = situation.known.late?.filter(({ state }) => state === 'held') ?? [];
  return held.map((money) => {
    const counted = isCounted(money, situation);
    const to = money.driverId === driverId && !counted ? 'never' : 'twice';
    return { fact: 'lateMoney', money, to, isCounted: counted, isDecided: true };
  });
}

/**
 * Leaves an act that came too late to the office. Its driver holds the money, unless that of the order is recorded
 * already.
 */
export function tellLate({ stop: { run }, note, money }: Acts['tellLate'], situation: Situation): RuleResult {
  const at = situation.now.toISOString();
  const opened = { open: 'late_act', warehouseIds: [run.warehouse_id], note, runId: run.id, at } as const;
  if (!money) return { followUps: [opened] };
  const to = isPaid(situation) ? 'asked' : 'held';
  const fact: CashFact = { fact: 'lateMoney', money, to, isCounted: false, isDecided: false };
  const patch = to === 'held' ? collectedBy(money, situation) : {};
  return { followUps: [opened], facts: [fact], patch };
}

/** Says where the money of a late act is; see LATE_MONEY. */
export function settleLate({ money, answer }: Acts['settleLate'], situation: Situation): RuleResult {
  const { order, known } = situation;
  const trackingID = order.tracking_id;
  const { state } = money;
  const settled = (to: LateMoneyState, patch: Partial<StoredOrder> = {}): Outcome => ({
    facts: [{ fact: 'lateMoney', money, to, isCounted: false, isDecided: true }],
    patch,
  });
  if (answer === 'held') {
    if (state === 'held') return settled('held');
    // The office has entered the same money for the driver.
    if (known.cash?.driverId === money.driverId) return settled('never');
    if (isPaid(situation)) return refuse('late_money_elsewhere', { trackingID });
    return settled('held', collectedBy(money, situation));
  }
  if (isCounted(money, situation)) return refuse('late_money_counted', { trackingID });
  const nothing = { collected_cash_fils: null, collected_card_fils: null, cash_handed_in_at: null };
  return settled(answer, state === 'held' ? nothing : {});
}

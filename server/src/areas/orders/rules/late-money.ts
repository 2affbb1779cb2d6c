import type { LateMoneyState } from '@tawseel/contract/facts/late-money';
import type { LateMoney } from '../../ledger/rules/late-money.ts';
import { collectedBy } from './collected.ts';
import type { CashFact } from './facts.ts';
import { isTakenIn } from './is-taken-in.ts';
import type { StoredOrder } from './new-order.ts';
import { type ActRefusal, type Acts, type Outcome, refuse, type Situation } from './order-act.ts';

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
export function tellLate(
  { stop: { run }, note, money }: Acts['tellLate'],
  situation: Situation,
): Outcome | ActRefusal {
  const at = situation.now.toISOString();
  const opened = { open: 'late_act', warehouseIds: [run.warehouse_id], note, runId: run.id, at } as const;
  if (!money) return { followUps: [opened] };
  const to = isPaid(situation) ? 'asked' : 'held';
  const fact: CashFact = { fact: 'lateMoney', money, to, isCounted: false, isDecided: false };
  const patch = to === 'held' ? collectedBy(money, situation) : {};
  return { followUps: [opened], facts: [fact], patch };
}

/** Says where the money of a late act is; see LATE_MONEY. */
export function settleLate(
  { money, answer }: Acts['settleLate'],
  situation: Situation,
): Outcome | ActRefusal {
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

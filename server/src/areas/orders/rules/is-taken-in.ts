import { collectedOf } from './collected.ts';
import type { Situation } from './order-act.ts';
import { type StoredEvent, standingEvents } from './tracking-history.ts';

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

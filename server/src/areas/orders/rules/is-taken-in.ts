import { collectedOf } from './collected.ts';
import type { Situation } from './order-act.ts';
import { standingEvents } from './tracking-history.ts';

/**
 * Returns true if the cash of an order was counted or recorded as received, and is not with its driver; also if it was
 * corrected to 0 since.
 */
export function isTakenIn({ order, known }: Pick<Situation, 'order' | 'known'>): boolean {
  if (order.cash_handed_in_at === null) return false;
  const { cashFils = 0 } = collectedOf(order) ?? {};
  return cashFils > 0 || standingEvents(known.history ?? []).some(({ kind }) => kind === 'cashHandedIn');
}

/**
 * Returns true if there can be no cash of a delivered order: no driver delivered it or brought money for it too late, and
 * the desk has not recorded any.
 */
export function isWithNobody({ order, known }: Pick<Situation, 'order' | 'known'>): boolean {
  const delivery = standingEvents(known.history ?? []).findLast(
    ({ kind, status }) => kind === 'status' && status === 'delivered',
  );
  const isLate = known.late?.some(({ state }) => state === 'held') ?? false;
  return !delivery?.causeId && !isLate && !isTakenIn({ order, known });
}

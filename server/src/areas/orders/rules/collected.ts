import { cashDue, isCashOnDelivery } from '@tawseel/contract/facts/payment-methods';
import type { StoredOrder } from './new-order.ts';

/** Amounts collected for an order, in fils. */
export type Collected = { cashFils: number; cardFils: number };

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

import { cashDue } from '@tawseel/contract/facts/payment-methods';
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

import type { ChargeKind } from '@tawseel/contract/facts/charges';
import { cashDue, isCashOnDelivery } from '@tawseel/contract/facts/payment-methods';
import { collectedOf } from './collected.ts';
import type { Fact } from './facts.ts';
import type { StoredOrder } from './new-order.ts';

type Charged = Pick<
  StoredOrder,
  | 'charge_fils'
  | 'collected_cash_fils'
  | 'collected_card_fils'
  | 'cash_handed_in_at'
  | 'payment_method'
  | 'value_fils'
>;

/** Fees in fils that a sender pays in addition to the price of an order. */
export type Fees = { codFils: number; returnFils: number };

const OF_DELIVERY: readonly ChargeKind[] = ['delivery', 'cod'];

/** Returns the charges that a fact adds, and those that it takes back. */
export function chargesOf(fact: Fact): { due: readonly ChargeKind[]; undone: readonly ChargeKind[] } {
  const none = { due: [], undone: [] };
  if (fact.fact === 'charged' || fact.fact === 'chargeUndone') {
    const kinds: readonly ChargeKind[] = fact.service === 'delivery' ? OF_DELIVERY : ['return'];
    return { ...none, [fact.fact === 'charged' ? 'due' : 'undone']: kinds };
  }
  if (fact.fact !== 'collectionCorrected') return none;
  const [was, is] = [fact.before, fact.after].map(({ cashFils, cardFils }) => cashFils + cardFils > 0);
  if (was === is) return none;
  return is ? { ...none, due: ['cod'] } : { ...none, undone: ['cod'] };
}

/** Returns what an order is charged for a service in fils; the fee for its money is due if there was some. */
export function chargeFils(kind: ChargeKind, order: Charged, { codFils, returnFils }: Fees): number {
  if (kind === 'delivery') return order.charge_fils;
  if (kind === 'return') return returnFils;
  if (!isCashOnDelivery(order.payment_method)) return 0;
  const { cashFils, cardFils } = collectedOf(order) ?? {
    cashFils: cashDue(order.payment_method, order.value_fils),
    cardFils: 0,
  };
  return cashFils + cardFils > 0 ? codFils : 0;
}

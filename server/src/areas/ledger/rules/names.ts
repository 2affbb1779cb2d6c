import type { BalanceKind } from '@tawseel/contract/facts/ledger';
import type { Actor } from '../../../platform/values/actor.ts';

/** Name of a balance: what it is of. */
export type BalanceName = { kind: BalanceKind; party: string; warehouse: string };

export const CARD: BalanceName = { kind: 'card', party: '', warehouse: '' };
export const BANK: BalanceName = { kind: 'bank', party: '', warehouse: '' };
export const REVENUE: BalanceName = { kind: 'revenue', party: '', warehouse: '' };
export const VAT: BalanceName = { kind: 'vat', party: '', warehouse: '' };
export const OPENING: BalanceName = { kind: 'opening', party: '', warehouse: '' };
export const COMPENSATIONS: BalanceName = { kind: 'expense', party: '', warehouse: '' };

/** Returns the balance of what is collected for a sender; one for all orders without a sender. */
export function shopOf(senderId: string | null): BalanceName {
  return { kind: 'shop', party: senderId ?? '', warehouse: '' };
}

/**
 * Returns the balance that an actor puts cash into: the own box, which an administrator has for the whole business;
 * for an API key the box of its owner, otherwise the safe of the warehouse.
 */
export function cashDeskOf({ role, id, kind, staffId }: Actor, warehouse: string): BalanceName {
  if (role === 'administrator') return { kind: 'box', party: id, warehouse: '' };
  if (kind !== 'key') return { kind: 'box', party: id, warehouse };
  return staffId === undefined
    ? { kind: 'safe', party: '', warehouse }
    : { kind: 'box', party: staffId, warehouse };
}

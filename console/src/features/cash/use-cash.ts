import { cash } from '@tawseel/contract/cash';
import type { Balance, CashCount, CashDriver } from '@tawseel/contract/cash-replies';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';

export type LooseDriver = Loose<CashDriver>;
export type LooseCount = Loose<CashCount>;
export type LooseBalance = Loose<Balance>;

/** Interval in milliseconds to read the lists again: drivers collect cash all day. */
const EVERY_MS = 60_000;

/** Drivers with money, the balances, and the newest counts. */
export function useCash() {
  return useRead(cash.listCash, {}, { every: EVERY_MS });
}

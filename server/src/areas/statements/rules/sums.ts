import { taxed } from '@tawseel/contract/facts/charges';
import type { PostingKind } from '@tawseel/contract/facts/ledger';

/** Changes of a shop's balance in fils: since its last statement, or in one. */
export type Movements = {
  /** Money that was collected for it. */
  cash: number;
  /** All else but charges and VAT: paid out, paid by the shop, compensated, credited, paid before the first statement. */
  other: number;
  /** Part of `other` by which the shop owes less of its invoices: its payments and credit notes. */
  settled: number;
};

/** Kinds of postings by which a shop is charged, which a statement has as sums of their own. */
const CHARGED: readonly PostingKind[] = ['charges', 'vat'];
const OTHER: readonly PostingKind[] = ['payout', 'payment', 'compensation', 'credit', 'opening'];
const SETTLED: readonly PostingKind[] = ['payment', 'credit'];

/** Sums postings of a shop by kind, in fils by which it is owed more. */
export function movementsOf(sums: readonly { kind: PostingKind; fils: number }[]): Movements {
  const sumOf = (is: (kind: PostingKind) => boolean) =>
    sums.filter(({ kind }) => is(kind)).reduce((sum, { fils }) => sum + fils, 0);
  return {
    cash: sumOf((kind) => !CHARGED.includes(kind) && !OTHER.includes(kind)),
    other: sumOf((kind) => OTHER.includes(kind)),
    settled: sumOf((kind) => SETTLED.includes(kind)),
  };
}

/** Charges of a month without VAT, and the VAT on their sum, in fils. */
export type MonthCharges = { month: string; net: number; vat: number };

/** Returns the net charges and VAT of each month, which is what its invoice says. */
export function taxedByMonth(
  months: readonly { month: string; fils: number }[],
  { isTaxed, isIncluded }: Pricing,
): MonthCharges[] {
  return months.map(({ month, fils }) => ({
    month,
    ...(isTaxed ? taxed(fils, isIncluded) : { net: fils, vat: 0 }),
  }));
}

/** True if the business charges VAT, and if the prices of a shop include it. */
export type Pricing = { isTaxed: boolean; isIncluded: boolean };

/**
 * Money of a shop in fils: what it is owed with its charges taken off, what of that the acquirer of cards has not paid, and what
 * it owes of its invoices before and now.
 */
export type Settling = {
  closing: number;
  held: number;
  unpaidBefore: number;
  charged: number;
  settled: number;
};

/**
 * Returns what is paid out, and what the shop then owes of its invoices. If charges are not deducted, all its cash is paid
 * out: of 10,000 fils with 2,100 of charges 10,000, and 2,100 are owed.
 */
export function settle(
  { closing, held, unpaidBefore, charged, settled }: Settling,
  nets: boolean,
): { payable: number; unpaid: number } {
  const unpaid = nets ? Math.max(-closing, 0) : Math.max(unpaidBefore + charged - settled, 0);
  return { payable: Math.max((nets ? closing : closing + unpaid) - held, 0), unpaid };
}

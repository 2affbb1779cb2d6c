/**
 * Services that senders are charged for: `delivery`, the price of an order that is delivered; `cod`, collecting its money; `return`,
 * bringing it back; `extra`, what is entered by hand.
 */
export const CHARGE_KINDS = ['delivery', 'cod', 'return', 'extra'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** How often a statement is closed; monthly ones on the last day of a month. */
export const SHOP_CYCLES = ['week', 'month'] as const;
export type ShopCycle = (typeof SHOP_CYCLES)[number];

/** Senders with prices that include VAT: none, or those that are persons. */
export const PRICES_WITH_VAT = ['no', 'persons'] as const;
export type PricesWithVat = (typeof PRICES_WITH_VAT)[number];

/** Why a credit note takes charges back, by the code of PINT AE that it is written with. */
export const CREDIT_REASONS = {
  cancelled: 'DL8.61.1.A',
  taxTreatment: 'DL8.61.1.B',
  altered: 'DL8.61.1.C',
  returned: 'DL8.61.1.D',
  error: 'DL8.61.1.E',
} as const;
export type CreditReason = keyof typeof CREDIT_REASONS;
export const CREDIT_REASON_NAMES = Object.keys(CREDIT_REASONS) as CreditReason[];

/** Longest time in days until an invoice is due. */
export const MOST_DUE_DAYS = 120;

/** Returns the tax identification number of a TRN: its first ten digits. */
export function tinOf(trn: string): string {
  return trn.slice(0, 10);
}

const VAT_PERCENT = 5;

/** Net amount and VAT in fils. */
export type Taxed = { net: number; vat: number };

/**
 * Returns the net amount and VAT of a sum of prices in fils, rounded once: of 10,500 it is 10,500 and 525, with VAT included
 * 10,000 and 500.
 */
export function taxed(fils: number, isIncluded: boolean): Taxed {
  if (!isIncluded) return { net: fils, vat: Math.round((fils * VAT_PERCENT) / 100) };
  const vat = Math.round((fils * VAT_PERCENT) / (100 + VAT_PERCENT));
  return { net: fils - vat, vat };
}

import * as z from 'zod/mini';
import { SHOP_CYCLES } from './facts/charges.ts';
import { E_STATES } from './facts/e-invoices.ts';
import { aed, instant } from './fields.ts';

const signed = z.number();

/** How a shop is billed and paid. */
export const ShopTerms = z.object({
  /** First day whose services are billed; null until it is known what was paid before. */
  billedFrom: z.nullable(z.string()),
  cycle: z.enum(SHOP_CYCLES),
  /** True if charges are deducted from what is paid out; otherwise the shop pays its invoices. */
  nets: z.boolean(),
  /** Fees in AED; null for those of the business, as the days. */
  codFee: z.nullable(aed),
  returnFee: z.nullable(aed),
  dueDays: z.nullable(z.number()),
  tin: z.string(),
});
export type ShopTerms = z.infer<typeof ShopTerms>;

/** Balance of a shop: a statement that is closed now says the same. */
export const ShopBalance = z.object({
  shop: z.object({ _id: z.string(), name: z.string(), role: z.string() }),
  /** Money of the shop that is with us: negative if the shop owes it. */
  owed: signed,
  /** Cash of its orders that drivers hold. */
  withDrivers: aed,
  /** Card payments that the acquirer has not paid, which are not paid out; 0 if shops are paid them at once. */
  cardsNotPaid: aed,
  /** Charges that are on no statement, without and with VAT. */
  charges: aed,
  vat: aed,
  /** Amounts once the statement is closed: to pay out, and owed by the shop. */
  toPay: aed,
  owes: aed,
  /** True if something has happened since its last statement, and it is billed. */
  isToClose: z.boolean(),
  /** Oldest day with a charge that is on no statement. */
  since: z.nullable(z.string()),
  terms: ShopTerms,
  /** Full only for administrators. */
  iban: z.string(),
  ibanSetAt: z.nullable(instant),
  ibanSetBy: z.string(),
  /** Newest statement; null if none was closed. */
  last: z.nullable(
    z.object({ number: z.number(), through: z.string(), payable: aed, paidOn: z.nullable(z.string()) }),
  ),
});
export type ShopBalance = z.infer<typeof ShopBalance>;

/** Sums in AED: opening + cash - charges - vat + other = closing. */
export const Statement = z.object({
  _id: z.string(),
  number: z.number(),
  shop: z.object({ _id: z.string(), name: z.string() }),
  at: instant,
  through: z.string(),
  orders: z.number(),
  opening: signed,
  cash: signed,
  charges: aed,
  vat: aed,
  /** Paid out, paid by the shop, compensated, credited. */
  other: signed,
  closing: signed,
  /** Card payments that the acquirer had not paid: part of `closing`, but not of `payable`. */
  cardsNotPaid: aed,
  payable: aed,
  /** Sum of invoices that the shop has not paid. */
  unpaid: aed,
  iban: z.string(),
  by: z.string(),
  paidOn: z.nullable(z.string()),
  /** True for the newest of a shop with something to pay, until it is paid. */
  isPayable: z.boolean(),
  invoices: z.array(z.string()),
});
export type Statement = z.infer<typeof Statement>;

/** Charge on a statement, or on none yet. */
export const ShopCharge = z.object({
  trackingID: z.nullable(z.string()),
  kind: z.string(),
  day: z.string(),
  amount: aed,
  what: z.string(),
});
export type ShopCharge = z.infer<typeof ShopCharge>;

/** Invoice, or credit note if `of` names one. Amounts in AED. */
export const Invoice = z.object({
  _id: z.string(),
  shop: z.object({ _id: z.string(), name: z.string() }),
  /** Invoice that a credit note is of. */
  of: z.nullable(z.string()),
  statement: z.nullable(z.number()),
  month: z.string(),
  issuedOn: z.string(),
  dueOn: z.string(),
  net: aed,
  vat: aed,
  total: aed,
  /** How it was sent as an e-invoice; null if it is none: to a person, or without VAT. */
  eState: z.nullable(z.enum(E_STATES)),
  /** Why it was rejected. */
  eNote: z.string(),
});
export type Invoice = z.infer<typeof Invoice>;

/** Charge of an invoice, and the credit note that takes it back. */
export const InvoicedCharge = z.object({
  _id: z.string(),
  ...ShopCharge.shape,
  creditNote: z.nullable(z.string()),
});
export type InvoicedCharge = z.infer<typeof InvoicedCharge>;

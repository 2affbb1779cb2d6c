import { type ChargeKind, type CreditReason, taxed } from '@tawseel/contract/facts/charges';

/** Party of an invoice, as it is printed. */
export type InvoiceParty = {
  name: string;
  nameArabic: string;
  trn: string;
  tin: string;
  street: string;
  city: string;
  phone: string;
  email: string;
  iban: string;
  licenceNumber: string;
  licenceAuthority: string;
  isPerson: boolean;
};

/** Charge of an invoice in fils, as the list of its charges has it; the cities are those of the order. */
export type InvoicedCharge = {
  id: string;
  kind: ChargeKind;
  day: string;
  fils: number;
  what: string;
  trackingID: string;
  from: string;
  to: string;
};

/** Charges of one service, route and price, in fils. */
export type InvoiceLine = {
  kind: ChargeKind;
  what: string;
  from: string;
  to: string;
  quantity: number;
  /** Price of one without VAT. */
  price: number;
  net: number;
  vat: number;
};

/** All that is printed on an invoice or a credit note, and written into its electronic form. Amounts in fils. */
export type InvoiceDocument = {
  no: string;
  kind: 380 | 381;
  issuedOn: string;
  dueOn: string;
  /** First and last day of the services. */
  from: string;
  to: string;
  period: 'WKY' | 'MTH';
  seller: InvoiceParty;
  buyer: InvoiceParty;
  isTaxed: boolean;
  /** True if the prices of the charges include VAT. */
  isIncluded: boolean;
  /** For a credit note: its invoice, why, and the totals of the invoice before and after it. */
  credit?: { of: string; ofIssuedOn: string; reason: CreditReason; before: number; after: number };
  /** Service accounting code. */
  sac: string;
  lines: InvoiceLine[];
  net: number;
  vat: number;
  total: number;
  charges: InvoicedCharge[];
};

/** Services in English and Arabic. */
export const SERVICES: Readonly<Record<ChargeKind, readonly [string, string]>> = {
  delivery: ['Delivery', 'توصيل'],
  cod: ['Collection of money', 'تحصيل المبلغ'],
  return: ['Return', 'إرجاع'],
  extra: ['Other', 'أخرى'],
};

/** Splits a sum over parts in proportion to their weights, by largest remainder: the parts come to the sum. */
export function apportion(sum: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (sum * weight) / whole);
  const parts = exact.map(Math.floor);
  const left = sum - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .sort((one, other) => other.rest - one.rest || one.at - other.at);
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

/** Net amount and VAT of charges, in fils. */
export type InvoiceSums = { net: number; vat: number };

/** Taxes the sum of charges once: six of 1,750 fils are 10,500 and 525 of VAT. */
export function sumsOf(
  charges: readonly InvoicedCharge[],
  { isTaxed, isIncluded }: { isTaxed: boolean; isIncluded: boolean },
): InvoiceSums {
  const sum = charges.reduce((total, { fils }) => total + fils, 0);
  return isTaxed ? taxed(sum, isIncluded) : { net: sum, vat: 0 };
}

/** Groups charges into lines by service, route and price, and splits their net amount and VAT over the lines. */
export function linesOf(charges: readonly InvoicedCharge[], { net, vat }: InvoiceSums): InvoiceLine[] {
  const key = ({ kind, what, from, to, fils }: InvoicedCharge) =>
    JSON.stringify([kind, what, from, to, fils]);
  const groups = [...Map.groupBy(charges, key).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ first, quantity: group.length }] : [];
  });
  const weights = groups.map(({ first, quantity }) => first.fils * quantity);
  const nets = apportion(net, weights);
  const vats = apportion(vat, weights);
  return groups.map(({ first: { kind, what, from, to }, quantity }, at) => ({
    ...{ kind, what, from, to, quantity },
    price: Math.round((nets[at] ?? 0) / quantity),
    net: nets[at] ?? 0,
    vat: vats[at] ?? 0,
  }));
}

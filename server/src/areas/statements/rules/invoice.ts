import { type ChargeKind, taxed } from '@tawseel/contract/facts/charges';

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
  lines: InvoiceLine[];
  net: number;
  vat: number;
  total: number;
  charges: InvoicedCharge[];
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

/**
 * Groups charges into lines by service, route and price, and taxes their sum once: six charges of 1,750 fils are one line of
 * 10,500 with 525 of VAT. If prices include VAT, the net amount of the sum is split over the lines as well.
 */
export function linesOf(
  charges: readonly InvoicedCharge[],
  { isTaxed, isIncluded }: { isTaxed: boolean; isIncluded: boolean },
): { lines: InvoiceLine[]; net: number; vat: number } {
  const key = ({ kind, what, from, to, fils }: InvoicedCharge) =>
    JSON.stringify([kind, what, from, to, fils]);
  const groups = [...Map.groupBy(charges, key).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ first, quantity: group.length }] : [];
  });
  const gross = charges.reduce((sum, { fils }) => sum + fils, 0);
  const { net, vat } = isTaxed ? taxed(gross, isIncluded) : { net: gross, vat: 0 };
  const weights = groups.map(({ first, quantity }) => first.fils * quantity);
  const nets = apportion(net, weights);
  const vats = apportion(vat, weights);
  const lines = groups.map(({ first: { kind, what, from, to }, quantity }, at) => ({
    ...{ kind, what, from, to, quantity },
    price: Math.round((nets[at] ?? 0) / quantity),
    net: nets[at] ?? 0,
    vat: vats[at] ?? 0,
  }));
  return { lines, net, vat };
}

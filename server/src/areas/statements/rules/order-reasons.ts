import type { OrderReasonName } from '@tawseel/contract/facts/order-reasons';

/** Reason with its values: a shop, driver or status, the statement that has the charge, and a day. */
export type OrderReason = {
  reason: OrderReasonName;
  name: string;
  statement: number | null;
  day: string | null;
};

/** Charge of an order, with the statement that has it and the day through which that was closed. */
export type BilledCharge = { day: string; statement: number | null; through: string | null };

/** Stored facts of an order and its shop that explain whether the shop is paid for it. */
export type OrderFacts = {
  /** Name of the shop that the order is of, if it is not the one that is asked about. */
  otherShop: string | undefined;
  status: string;
  /** Driver who holds cash of the order. */
  driver: string | undefined;
  /** Day through which the acquirer of cards has paid, if it has not paid for the order. */
  cardsPaidThrough: string | undefined;
  charges: readonly BilledCharge[];
  /** True if it was delivered, or handed back to the shop. */
  isDone: boolean;
  /** Day on which that happened in this program; undefined if a file says so. */
  doneOn: string | undefined;
  /** First day whose services are billed; undefined if the shop is not billed. */
  billedFrom: string | undefined;
  /** Day through which the statement that is asked about was closed. */
  closedThrough: string | undefined;
};

const reason = (name: OrderReason['reason'], values: Partial<OrderReason> = {}): OrderReason => ({
  ...{ reason: name, name: '', statement: null, day: null },
  ...values,
});

function reasonOfCharge({ day, statement, through }: BilledCharge, closedThrough = '9999'): OrderReason {
  if (statement !== null) return reason('onStatement', { statement, day: through });
  return reason(day > closedThrough ? 'afterDay' : 'open', { day });
}

function reasonWithoutCharge({ isDone, status, billedFrom, doneOn }: OrderFacts): OrderReason {
  if (!isDone) return reason('notDone', { name: status });
  if (doneOn === undefined) return reason('imported');
  if (billedFrom === undefined) return reason('notBilled');
  return doneOn < billedFrom ? reason('beforeBilling', { day: billedFrom }) : reason('free');
}

/** Returns where the money of an order is, if a driver or the acquirer of cards has it, and where its charges are, or why it has none. */
export function orderReasons(facts: OrderFacts): OrderReason[] {
  const { otherShop, driver, cardsPaidThrough, charges, closedThrough } = facts;
  if (otherShop !== undefined) return [reason('otherShop', { name: otherShop })];
  const ofMoney = [
    ...(driver === undefined ? [] : [reason('withDriver', { name: driver })]),
    ...(cardsPaidThrough === undefined ? [] : [reason('cardNotPaid', { day: cardsPaidThrough })]),
  ];
  if (charges.length === 0) return [...ofMoney, reasonWithoutCharge(facts)];
  const ofCharges = charges.map((charge) => reasonOfCharge(charge, closedThrough));
  // The fee for its money is mostly where the price is.
  const different = new Map(ofCharges.map((one) => [JSON.stringify(one), one]));
  return [...ofMoney, ...different.values()];
}

import { isOwedToDriver } from '../../cash.ts';
import type { ExpenseKind } from '../../expenses.ts';
import type { BalanceKind } from '../../ledger.ts';
import { aed, plural } from './words.ts';

type Id = { trackingID: string };
type Person = { person: string };
type Count = { number: number };
/** Amounts in AED: counted plus spent is the expected amount plus the difference. */
type CashCounted = Person & Count & { orders: number; counted: number; spent: number; difference: number };
type BoxClosed = Count & { counted: number; difference: number; toSafe: number };

const PLACES: Readonly<Record<BalanceKind, string>> = {
  box: 'the cash box',
  safe: 'the safe',
  bank: 'the bank',
  card: 'card payments',
  shop: 'what shops are owed',
  float: "the driver's change",
  difference: 'the differences',
  expense: 'the expenses',
  revenue: 'the charges of orders',
  vat: 'the VAT',
  fee: 'the fees of banks',
  income: 'other income',
  rounding: 'the rounding to coins',
  opening: 'the opening amounts',
};

const EXPENSES: Readonly<Record<ExpenseKind, string>> = {
  fuel: 'Fuel',
  parking: 'Parking',
  toll: 'Salik or Darb',
  repair: 'Repair',
  other: 'Other',
};

/** Amounts of a count in AED; the difference is negative if cash is missing. */
type Difference = { difference: number; counted: number };

function apart(count: Difference): string {
  const amount = aed(Math.abs(count.difference));
  if (isOwedToDriver(count)) return `business owes ${amount}`;
  return `${amount} ${count.difference < 0 ? 'missing' : 'too much'}`;
}

/** Sentences of cash: what drivers hold, hand-ins, boxes, moves of money. */
export const cash = {
  no_such_balance: 'There is no balance with this number.',
  no_such_cash_count: 'There is no count with this number.',
  no_such_photo: 'There is no such photo of a receipt.',
  no_such_person: 'There is no such person in this warehouse.',
  cash_move_of_other:
    'Only the person at the box, or a supervisor, may take money out of it, or settle a difference with it.',

  cash_in_count: ({ trackingID, number }: Id & Count) =>
    `The cash of ${trackingID} is part of count ${number}. Reverse that under Cash.`,
  not_enough_cash: ({ kind, there }: { kind: BalanceKind; there: number }) =>
    `Nothing was recorded: ${PLACES[kind]} has only ${aed(there)}.`,
  no_such_difference: 'This person has no such difference.',
  difference_is_less: ({ there }: { there: number }) =>
    `Nothing was recorded: the difference is only ${aed(there)}.`,
  order_missing: 'Enter the tracking ID of the order whose sender is paid.',
  order_has_shop: ({ name }: { name: string }) =>
    `The sender of this order is registered: ${name} is paid under Statements.`,
  order_has_less: ({ there }: { there: number }) =>
    `Nothing was recorded: of the money of this order only ${aed(there)} is with us.`,
  nothing_to_hand_in: ({ person }: Person) => `${person} has nothing to hand in.`,
  other_cash: ({ person, total }: Person & { total: number }) =>
    `Nothing was recorded: ${person} has ${aed(total)} now. Check the cash and record it again.`,
  photo_not_sent: 'The photo of this receipt did not arrive. Take or choose it again.',
  no_such_expense: 'There is no such expense of yours.',
  expense_id_taken: 'Another expense has this id. Nothing was saved.',
  too_many_expenses: ({ max }: { max: number }) =>
    `${max} expenses wait already. Hand in your cash before you add another.`,
  expense_decided: ({ isTaken }: { isTaken: boolean }) =>
    `This expense is ${isTaken ? 'taken' : 'crossed out'} by a hand-in, and cannot be removed any more.`,
  expense_added: ({ total }: { total: number }) => `An expense of ${aed(total)} is entered.`,
  expense_removed: ({ total }: { total: number }) => `The expense of ${aed(total)} is removed.`,
  /** Note of a posting. */
  driver_expense: ({ kind, note }: { kind: ExpenseKind; note: string }) =>
    note === '' ? EXPENSES[kind] : `${EXPENSES[kind]}: ${note}`,
  other_expenses: ({ person }: Person) =>
    `Nothing was recorded: ${person} has entered or removed an expense. Check the expenses and record the cash again.`,
  difference_needs_reason: (count: Difference) => `${apart(count)}: write why, or count again.`,
  count_differs: 'What you counted differs from what is expected: count again, or write why.',
  count_reversed: ({ number }: Count) => `Count ${number} is reversed already.`,
  count_is_final: ({ number }: Count) =>
    `Count ${number} is more than 24 hours old, and the driver has handed in since. Correct it by moving money.`,
  hand_in_stuck: ({ trackingID }: Id) =>
    `The hand-in cannot be reversed: ${trackingID} was changed since. Correct it by moving money.`,
  late_money_unsaid: ({ trackingID }: Id) =>
    `${trackingID}: say where the money of the late delivery is. Nothing was saved.`,
  late_money_elsewhere: ({ trackingID }: Id) =>
    `The money of ${trackingID} is recorded elsewhere. Say that the receiver paid twice, or that it was never taken.`,
  late_money_counted: ({ trackingID }: Id) =>
    `The money of ${trackingID} was handed in already. Say that the driver has it, or reverse the hand-in first.`,
  no_such_cash_move: ({ from, to }: { from: BalanceKind; to: BalanceKind }) =>
    `Money cannot be moved from ${PLACES[from]} to ${PLACES[to]}.`,
  note_missing: 'Enter what the money is for.',
  salary_deducted: ({ note }: { note: string }) => `Deducted from the salary: ${note}`,
  count_not_open: ({ number }: Count) => `Count ${number} needs no confirmation.`,
  own_count: 'Another supervisor, or an administrator, confirms your count.',
  count_confirmed: ({ number }: Count) => `The difference of count ${number} is confirmed.`,
  slip_known: ({ slip, total }: { slip: string; total: number }) =>
    `A deposit of ${aed(total)} with the slip ${slip} is already recorded. If it is another one, confirm it.`,
  slip_missing: 'Enter the number of the slip of the bank.',
  same_balance: 'Choose two different places.',
  warehouse_for_cash: 'Name the warehouse.',
  person_has_cash: ({ person, total }: Person & { total: number }) =>
    `${person} has ${aed(total)} of the business. Take it in or move it under Cash first.`,
  person_owes: ({ person, total }: Person & { total: number }) =>
    `${person} owes ${aed(total)} for a difference. Settle it or write it off under Cash first.`,
  warehouse_has_cash: ({ name, total }: { name: string; total: number }) =>
    `${name} cannot be deleted: its safe has ${aed(total)}. Move it under Cash first.`,

  cash_counted: ({ person, orders, counted, spent, difference, number }: CashCounted) =>
    [
      `${aed(counted)} of ${person} for ${plural(orders, 'order', 'orders')} taken in`,
      ...(spent > 0 ? [`${aed(spent)} of expenses`] : []),
      ...(difference === 0 ? [] : [apart({ difference, counted })]),
      `count ${number}.`,
    ].join(', '),
  hand_in_reversed: ({ number }: Count) => `Count ${number} is reversed: the driver has the cash again.`,
  box_closed: ({ counted, difference, toSafe, number }: BoxClosed) =>
    [
      `The box is closed: ${aed(counted)} counted`,
      ...(difference === 0 ? [] : [apart({ difference, counted })]),
      ...(toSafe > 0 ? [`${aed(toSafe)} moved to the safe`] : []),
      `${aed(counted - toSafe)} left in the box`,
      `count ${number}.`,
    ].join(', '),
  safe_counted: ({ counted, difference, number }: Omit<BoxClosed, 'toSafe'>) =>
    [
      `The safe is counted: ${aed(counted)}`,
      ...(difference === 0 ? [] : [apart({ difference, counted })]),
      `count ${number}.`,
    ].join(', '),
  money_moved: ({ total }: { total: number }) => `${aed(total)} moved.`,
};

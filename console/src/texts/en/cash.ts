import type { ExpenseKind } from '@tawseel/contract/facts/expenses';
import type { BalanceKind, CountKind, PostingKind } from '@tawseel/contract/facts/ledger';
import { showNumber } from '../../ui/format.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');

const orders = (count: number) => plural(count, { one: '1 order', other: `${showNumber(count)} orders` });

/** Cash: who holds which money, from the door to the bank. */
export const cashText = {
  title: 'Cash',
  tabs: 'Lists of cash',
  drivers: 'Drivers',
  cards: 'Cards',
  balances: 'Balances',
  counts: 'Counts',
  loadFailed: 'The cash could not be loaded',
  orders,
  warehouse: 'Warehouse',
  amount: 'Amount',
  total: 'Total',

  driver: 'Driver',
  orderCount: 'Orders',
  collected: 'Collected',
  change: 'Change',
  since: 'Since',
  openStops: (count: number) =>
    plural(count, {
      one: '1 stop still open: its cash comes later.',
      other: `${showNumber(count)} stops still open: their cash comes later.`,
    }),
  lastOnline: (time: string) => `Phone last online: ${time}.`,
  handIn: 'Hand in',
  handInOf: (driver: string) => `Hand in the cash of ${driver}`,
  noDrivers: 'No driver has cash',
  noDriversHint: 'Drivers appear here when they have collected cash or received change.',
  withDrivers: (amount: string) => `${amount} with drivers`,
  withoutDriver: (amount: string) => `${amount} of delivered orders with no driver:`,
  recordInList: 'Record them in the list',

  ordersOf: (driver: string) => `Cash of ${driver}`,
  order: 'Order',
  receiver: 'Receiver',
  due: 'To collect',
  noOrders: 'No cash of orders, only change',
};

/** Card payments of a day, by driver. */
export const cardsText = {
  list: 'Paid by card',
  loadFailed: 'The card payments could not be loaded',
  day: 'Day',
  total: (amount: string) => `${amount} by card`,
  driver: 'Driver',
  warehouse: 'Warehouse',
  orders: 'Orders',
  amount: 'Amount',
  withoutSlip: 'Without a slip',
  empty: 'Nothing was paid by card',
  emptyHint: 'Card payments of the runs of this day appear here, by driver.',
};

/** Counting cash: a hand-in, or a box. */
export const countingText = {
  pieces: 'Notes and coins',
  piecesHint: 'Enter goes to the next box. Ctrl+Enter saves.',
  pieceCount: (value: string) => `Number of ${value}`,
  sumOfPieces: 'Notes and coins together',
  expected: 'Expected',
  ofOrders: (orders: string) => `Cash of ${orders}`,
  expenses: 'Expenses',
  noExpenses: 'Paid by the driver with this cash, for example fuel.',
  addExpense: 'Add an expense',
  expense: (at: number) => `Expense ${at}`,
  removeExpense: (at: number) => `Remove expense ${at}`,
  what: 'What for',
  amount: 'Amount',
  aed: 'AED',
  photo: 'Photo of the receipt',
  takePhoto: 'Take or choose',
  noPhoto: 'No photo yet',
  photoOnItsWay: 'The photo is being stored',
  photoStored: 'The photo is stored',
  photoFailed: 'The photo could not be stored',
  photoTroubles: {
    unreadable: 'This file is not a picture. Choose another one.',
    insecure: 'The browser stores photos only on a page with https.',
  },
  difference: 'Difference',
  matches: 'The cash matches',
  missing: (amount: string) => `${amount} missing`,
  tooMuch: (amount: string) => `${amount} too much`,
  reason: 'Reason for the difference',
  reasonMissing: (difference: string) => `${difference}: enter the reason, or count again.`,
  takeIn: 'Take in',
  takeInFailed: 'The hand-in could not be recorded',
  close: 'Close my box',
  closeFailed: 'The box could not be closed',
  keep: 'Keep for change',
  keepHint: 'The rest goes to the safe.',
  keepTooMuch: (counted: string) => `You counted only ${counted}.`,
};

const expenseKinds: Record<ExpenseKind, string> = {
  fuel: 'Fuel',
  parking: 'Parking',
  toll: 'Salik or Darb',
  repair: 'Repair',
  other: 'Other',
};

/** Expenses that drivers have entered on their phones. */
export const enteredText = {
  title: 'Entered by the driver',
  /** Returns the kind of an expense, with the note of the driver if there is one. */
  nameOf: (kind: ExpenseKind | undefined, note: string) =>
    [kind ? expenseKinds[kind] : '', note].filter((part) => part !== '').join(': '),
  open: (amount: string) => `${amount} of expenses to check.`,
  noPhoto: 'No photo of the receipt',
  photoOnPhone: 'The photo is still on the phone',
  receiptOf: (name: string) => `Receipt: ${name}`,
  decisionOn: (name: string) => `Decision about ${name}`,
  decisions: { take: 'Take', crossOut: 'Cross out', leave: 'Later' },
  reason: 'Reason',
  reasonHint: 'The driver reads it.',
  reasonMissing: 'Enter why you cross it out.',
  taken: 'Expenses taken',
  toCount: 'Cash to count',
  crossedOut: 'Crossed out',
};

const kinds = { handIn: 'Hand-in', close: 'Box closed' } satisfies Record<CountKind, string>;

export const countsText = {
  list: 'Counts',
  count: (count: number) => plural(count, { one: '1 count', other: `${showNumber(count)} counts` }),
  anyone: 'Everyone',
  month: 'Month',
  anyMonth: 'All months',
  onlyDifferences: 'Only differences',
  noneFound: 'No counts found',
  empty: 'No counts yet',
  emptyHint: 'Hand-ins and closed boxes appear here.',
  kinds,
  number: 'Number',
  kind: 'Kind',
  person: 'Person',
  time: 'Time',
  expected: 'Expected',
  spent: 'Expenses',
  counted: 'Counted',
  difference: 'Difference',
  by: 'Counted by',
  reason: 'Reason',
  details: (kind: string, number: string) => `${kind} ${number}`,
  piece: (count: string, value: string) => `${count} × ${value}`,
  receiptOf: (what: string) => `Receipt: ${what}`,
  isReversed: 'Reversed',
  reversedBy: (name: string, when: string, reason: string) => `Reversed by ${name}, ${when}: ${reason}`,
  reverse: 'Reverse',
  reverseTitle: (number: string) => `Reverse hand-in ${number}?`,
  reverseText: 'The driver has the cash again, and the orders are not handed in.',
  reverseYes: 'Reverse the hand-in',
  reverseFailed: 'The hand-in could not be reversed',
  print: 'Print receipt',
  receipt: (number: string) => `Receipt ${number}`,
  receiptFailed: 'The receipt could not be loaded',
};

const balanceKinds = {
  box: 'Box',
  safe: 'Safe',
  bank: 'Bank',
  card: 'Card payments',
  shop: 'Collected for a shop',
  float: 'Change',
  difference: 'Differences',
  expense: 'Expenses',
} satisfies Record<BalanceKind, string>;

const postingKinds = {
  card: 'Card payment',
  handIn: 'Handed in',
  expense: 'Expense',
  difference: 'Difference',
  change: 'Change',
  deposit: 'Deposit',
  move: 'Moved',
  reversal: 'Reversal',
} satisfies Record<PostingKind, string>;

export const balancesText = {
  kinds: balanceKinds,
  postingKinds,
  list: 'Balances',
  empty: 'All balances are zero',
  emptyHint: 'Boxes, safes, change and differences appear here.',
  bankAndDifferences: 'Bank and differences',
  owes: (amount: string) => `owes ${amount}`,
  tooMuch: (amount: string) => `${amount} too much`,
  balance: 'Balance',
  title: (kind: string, name: string) => (name === '' ? kind : `${kind}: ${name}`),
  postings: 'Movements',
  postingsFailed: 'The movements could not be loaded',
  noPostings: 'No movements yet',
  time: 'Time',
  what: 'What',
  other: 'From or to',
  amount: 'Amount',
  count: (number: string) => `count ${number}`,
  slip: (number: string) => `slip ${number}`,
  by: (name: string) => `by ${name}`,
  isReversed: 'reversed',
  older: 'Show older',
  olderFailed: 'Older movements could not be loaded.',

  aed: 'AED',
  move: 'Move money',
  moveFailed: 'The money could not be moved',
  which: 'What happens',
  moves: {
    'box-box': 'From a box to another box',
    'box-float': 'From a box to a driver, as change',
    'box-safe': 'From a box to the safe',
    'safe-box': 'From the safe to a box',
    'safe-bank': 'From the safe to the bank',
    'box-bank': 'From a box to the bank',
    'bank-safe': 'From the bank to the safe',
    'card-bank': 'Card payments arrive at the bank',
    'difference-box': 'A person pays a difference into a box',
    'difference-expense': 'Write off a difference',
    'bank-difference': 'Pay back a difference from the bank',
  } as Readonly<Record<string, string>>,
  fromBox: 'From the box of',
  toBox: 'To the box of',
  toDriver: 'Driver',
  ofPerson: 'Person with the difference',
  chooseDriver: 'Choose a driver',
  choosePerson: 'Choose a person',
  me: 'Me',
  named: (name: string, more: string) => `${name}, ${more}`,
  moved: 'Amount',
  warehouse: 'Warehouse',
  chooseWarehouse: 'Choose a warehouse',
  slipNumber: 'Number of the bank slip',
  note: 'Note',
  yes: 'Move',
};

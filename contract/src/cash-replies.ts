import * as z from 'zod/mini';
import { EXPENSE_KINDS } from './facts/expenses.ts';
import { BALANCE_KINDS, COUNT_KINDS, POSTING_KINDS } from './facts/ledger.ts';
import { CASH_PEOPLE } from './facts/roles.ts';
import { aed, instant } from './fields.ts';

/** Person, sender or warehouse of money. */
export const Party = z.object({ _id: z.string(), name: z.string() });

/** Driver who holds money: cash of orders and change. */
export const CashDriver = z.object({
  driver: Party,
  warehouse: Party,
  orders: z.number(),
  /** Cash of orders, without the change. Left out, as the next two are, for users who count without seeing them. */
  collected: z.optional(aed),
  /** Change that the driver was given, below 0 what was handed in ahead. */
  change: z.optional(aed),
  /** Both together: what is handed in. */
  total: z.optional(aed),
  /** Sum of the expenses that the driver has entered and no hand-in has decided. */
  openExpenses: aed,
  /** Number of the orders whose result came too late, and whose money the office asks about. */
  late: z.number(),
  /** When the oldest was collected; null if the driver holds only change. */
  since: z.nullable(instant),
  /** Stops of runs that are out and have no result. */
  openStops: z.number(),
  /** When a phone of the driver last reached the server, within 5 minutes; null if none is signed in. */
  onlineAt: z.nullable(instant),
});
export type CashDriver = z.infer<typeof CashDriver>;

/** Card payments to a driver on runs of a day. */
export const DriverCards = z.object({
  driver: Party,
  warehouse: Party,
  orders: z.number(),
  amount: aed,
  /** Number of these orders without the number of a slip. */
  withoutSlip: z.number(),
});
export type DriverCards = z.infer<typeof DriverCards>;

/** Balance of the ledger; `party` is the person, sender or none that it is of. */
export const Balance = z.object({
  no: z.number(),
  kind: z.enum(BALANCE_KINDS),
  party: z.nullable(Party),
  warehouse: z.nullable(Party),
  amount: aed,
});
export type Balance = z.infer<typeof Balance>;

/** Expense of a count; `kind` is only present if the driver has entered it, and `what` is then the note, maybe ''. */
export const Expense = z.object({
  what: z.string(),
  amount: aed,
  photo: z.string(),
  kind: z.optional(z.enum(EXPENSE_KINDS)),
});
export type Expense = z.infer<typeof Expense>;

/** Count of cash: what a driver has handed in, or what was in a box. */
export const CashCount = z.object({
  _id: z.string(),
  number: z.number(),
  kind: z.enum(COUNT_KINDS),
  person: Party,
  warehouse: z.nullable(Party),
  at: instant,
  /** Number of notes and coins by their value in fils. */
  pieces: z.record(z.string(), z.number()),
  expenses: z.array(Expense),
  /** Expenses of the driver that were crossed out, with the reasons. */
  crossedOut: z.array(z.object({ ...Expense.shape, reason: z.string() })),
  orders: z.number(),
  change: aed,
  expected: aed,
  counted: aed,
  /** Sum of the expenses. */
  spent: aed,
  /** Counted amount plus expenses, minus the expected amount; negative if cash is missing. */
  difference: aed,
  reason: z.string(),
  by: z.string(),
  reversed: z.nullable(z.object({ at: instant, by: z.string(), reason: z.string() })),
  /** True if the difference is above the limit of the business, and no supervisor has confirmed it. */
  isToConfirm: z.boolean(),
  confirmed: z.nullable(z.object({ at: instant, by: z.string(), note: z.string() })),
});
export type CashCount = z.infer<typeof CashCount>;

/** Movement of money, from the point of view of a balance: `amount` is negative if it left. */
export const Posting = z.object({
  seq: z.number(),
  at: instant,
  kind: z.enum(POSTING_KINDS),
  amount: aed,
  /** Amount that the balance held after it. */
  balance: aed,
  other: z.object({ no: z.number(), kind: z.enum(BALANCE_KINDS), party: z.nullable(Party) }),
  trackingID: z.nullable(z.string()),
  count: z.nullable(z.number()),
  slip: z.string(),
  note: z.string(),
  by: z.string(),
  isReversed: z.boolean(),
});
export type Posting = z.infer<typeof Posting>;

/** Person who can receive money. */
export const CashPerson = z.object({
  _id: z.string(),
  name: z.string(),
  role: z.enum(CASH_PEOPLE),
  /** Null for an administrator. */
  warehouse: z.nullable(Party),
});
export type CashPerson = z.infer<typeof CashPerson>;

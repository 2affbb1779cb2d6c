import * as z from 'zod/mini';
import { clientId } from './batches.ts';
import {
  EXPENSE_KINDS,
  EXPENSE_STATES,
  isFarExpense,
  MOST_EXPENSE_AED,
  MOST_OPEN_EXPENSES,
  needsExpenseNote,
} from './facts/expenses.ts';
import { LONGEST } from './facts/limits.ts';
import { rule } from './facts/sentences/rule.ts';
import { aed, byId, id, instant, maybeWords, moment, money, notOneOf } from './fields.ts';
import { GivenProof } from './proof-files.ts';
import { table, withMessage } from './route.ts';

/** Expense that a driver has entered. */
export const DriverExpense = z.object({
  _id: z.string(),
  kind: z.enum(EXPENSE_KINDS),
  note: z.string(),
  amount: aed,
  spentAt: instant,
  /** Address of the photo of the receipt; '' if there is none. */
  photo: z.string(),
  /** When the file of the photo arrived; null while it is on the phone, or if there is none. */
  photoAt: z.nullable(instant),
  state: z.enum(EXPENSE_STATES),
  /** Reason why a cashier crossed it out; '' if none. */
  reason: z.string(),
});
export type DriverExpense = z.infer<typeof DriverExpense>;

/** Open expense as a cashier decides it. */
export const EnteredExpense = z.object({
  ...DriverExpense.shape,
  /** Another expense with the same photo, the first that was entered; null if there is none. */
  samePhoto: z.nullable(
    z.object({
      driverName: z.string(),
      kind: z.enum(EXPENSE_KINDS),
      note: z.string(),
      amount: aed,
      spentAt: instant,
    }),
  ),
});
export type EnteredExpense = z.infer<typeof EnteredExpense>;

/** Expense as a phone sends it, again until it is answered. */
export const GivenExpense = z
  .strictObject({
    clientId,
    /** Driver; only administrators name one, for a driver whose phone is broken. */
    driverId: z.optional(id),
    kind: z.enum(EXPENSE_KINDS, notOneOf(EXPENSE_KINDS)),
    note: z.optional(maybeWords(LONGEST.name)),
    amount: money.check(
      z.positive(rule('not_positive')),
      z.maximum(MOST_EXPENSE_AED, rule('beyond', { max: MOST_EXPENSE_AED })),
    ),
    /** True if the driver was asked about a large amount. */
    confirmAmount: z.optional(z.boolean()),
    spentAt: moment,
    /** Clock of the phone when it sends, by which `spentAt` is corrected. */
    clock: moment,
    /** Photo of the receipt, whose file is sent later, as that of a proof. */
    photo: z.optional(z.omit(GivenProof, { kind: true })),
  })
  .check(
    z.refine(({ kind, note = '', photo }) => note !== '' || !needsExpenseNote(kind, photo !== undefined), {
      path: ['note'],
      error: rule('expense_note_missing'),
    }),
    z.refine(({ amount, confirmAmount }) => confirmAmount === true || !isFarExpense(amount), {
      path: ['confirmAmount'],
      error: rule('expense_far'),
    }),
  );
export type GivenExpense = z.infer<typeof GivenExpense>;

/** Expenses of the driver, until a hand-in takes them or crosses them out. */
export const expenses = table('expenses', {
  addExpense: {
    method: 'POST',
    path: '/api/my/expenses',
    may: ['driver'],
    feature: 'tawseel',
    summary:
      'Enters what you paid out of the cash that you collected; the same id again answers as the first time. Nothing is posted before a hand-in takes it',
    invalidates: ['expenses', 'myDay', 'cash'],
    body: GivenExpense,
    ...withMessage(DriverExpense),
    status: 201,
    refusals: {
      no_such_driver: 'No such driver, or another than yourself',
      expense_id_taken: 'Another expense has this id',
      too_many_expenses: `${MOST_OPEN_EXPENSES} expenses wait for a hand-in`,
    },
  },
  removeExpense: {
    method: 'DELETE',
    path: '/api/my/expenses/:id',
    may: ['driver'],
    feature: 'tawseel',
    summary: 'Removes an expense of yours that no hand-in has decided; removing it again changes nothing',
    invalidates: ['expenses', 'myDay', 'cash'],
    params: byId,
    ...withMessage(DriverExpense),
    refusals: {
      no_such_expense: 'No such expense of yours',
      expense_decided: 'A hand-in has taken it or crossed it out',
    },
  },
});

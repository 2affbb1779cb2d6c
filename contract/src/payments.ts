import * as z from 'zod/mini';
import { FIRST_PAYMENT_DAY, LONGEST } from './facts/limits.ts';
import { rule } from './facts/sentences/rule.ts';
import { address, aed, day, id, instant, maybeLines, money, month, picture } from './fields.ts';
import { keyed, table, withMessage } from './route.ts';

export const CashierPayment = z.object({
  _id: z.string(),
  month: z.string(),
  totalAmount: aed,
  notes: z.string(),
  invoiceImg: z.array(address),
  paidAt: instant,
});
export type CashierPayment = z.infer<typeof CashierPayment>;

export const NewCashierPayment = z.strictObject({
  month: month,
  totalAmount: money.check(z.positive(rule('not_positive'))),
  notes: z.optional(maybeLines(LONGEST.notes)),
  invoiceImg: z.optional(z.array(picture).check(z.maxLength(10, rule('too_many_pictures', { max: 10 })))),
  /** Day on which finance counts the payment; today if missing. */
  paidOn: z.optional(
    day.check(
      z.refine((text) => text >= FIRST_PAYMENT_DAY, rule('before_first_day', { day: FIRST_PAYMENT_DAY })),
    ),
  ),
});

/** Payments to cashiers. */
export const payments = table('payments', {
  listCashierPayments: {
    method: 'GET',
    path: '/api/admin/cashier-payments/:cashierId',
    may: ['supervisor'],
    summary: "A cashier's payments, newest first",
    params: z.strictObject({ cashierId: id }),
    ...keyed('data', z.array(CashierPayment)),
    refusals: { no_such_cashier: 'No such cashier' },
  },
  createCashierPayment: {
    method: 'POST',
    path: '/api/admin/cashier-payments/:cashierId',
    may: ['supervisor'],
    feature: 'tawseel',
    summary: 'Adds a payment to a cashier for a month, an expense of that day in finance',
    invalidates: ['payments', 'finance'],
    idempotent: true,
    params: z.strictObject({ cashierId: id }),
    body: NewCashierPayment,
    ...withMessage(CashierPayment),
    status: 201,
    refusals: { no_such_cashier: 'No such cashier' },
  },
  deleteCashierPayment: {
    method: 'DELETE',
    path: '/api/admin/cashier-payments/:cashierId/:paymentId',
    may: ['supervisor'],
    feature: 'tawseel',
    summary: 'Removes a wrong payment, also from finance, and returns the remaining ones',
    invalidates: ['payments', 'finance'],
    params: z.strictObject({ cashierId: id, paymentId: id }),
    ...keyed('data', z.array(CashierPayment)),
    refusals: { no_such_cashier: 'No such cashier', no_such_payment: 'No such payment to this cashier' },
  },
});

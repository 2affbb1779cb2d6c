import type { CashierPayment, payments } from '@tawseel/contract/payments';
import type { Staff } from '@tawseel/contract/staff';
import { newId } from '../../platform/engine/ids.ts';
import type { Database, Tables } from '../../platform/engine/tables.ts';
import type { Acting } from '../../platform/engine/work.ts';
import { invalidField, refuse } from '../../platform/http/errors.ts';
import { runIdempotently } from '../../platform/http/run-idempotently.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { write } from '../../platform/http/write.ts';
import { toFils } from '../../platform/values/fils.ts';
import { businessDay, monthName, startOfHour } from '../../platform/values/period.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { findStaff } from '../staff/store/staff.ts';
import {
  deleteCashierPayment,
  findCashierPayment,
  insertCashierPayment,
  listCashierPayments,
  toPayment,
} from './store.ts';

async function knownCashier(db: Database, id: string, scope: Scope): Promise<Staff> {
  const cashier = await findStaff(db, 'cashier', id, scope);
  if (!cashier) throw refuse('no_such_cashier');
  return cashier;
}

/**
 * Returns the instant on which finance counts a payment: now for today, noon for an earlier day. Refuses a later day.
 */
function paidAt(paidOn: string | undefined, { now, timeZone }: Acting): string {
  const today = businessDay(now.toISOString(), timeZone);
  if (paidOn === undefined || paidOn === today) return now.toISOString();
  if (paidOn < today) return startOfHour(`${paidOn}T12`, timeZone);
  throw invalidField('paidOn', 'payment_in_future', { today });
}

const nameOf = ({ firstName, lastName }: Staff) => `${firstName} ${lastName}`;

function subjectOf(payment: CashierPayment, cashier: Staff) {
  return { kind: 'payment', id: payment._id, name: `${payment.month}, ${nameOf(cashier)}` } as const;
}

export const paymentCalls: Handlers<typeof payments> = {
  listCashierPayments: async ({ params }, { db, scope }) => {
    await knownCashier(db, params.cashierId, scope);
    return listCashierPayments(db, params.cashierId);
  },

  createCashierPayment: ({ params, body }, context) =>
    runIdempotently(
      context,
      { ...body, ...params },
      ({ trx }, id) => findCashierPayment(trx, id),
      async (work) => {
        const { trx, now } = work;
        const paid_at = paidAt(body.paidOn, work);
        const cashier = await knownCashier(trx, params.cashierId, work.scope);
        const row: Tables['cashier_payments'] = {
          id: newId(now.getTime()),
          cashier_id: cashier._id,
          warehouse_id: cashier.warehouseId,
          month: monthName(body.month),
          total_fils: toFils(body.totalAmount),
          notes: body.notes ?? '',
          invoice_images: JSON.stringify(body.invoiceImg ?? []),
          paid_at,
        };
        await insertCashierPayment(trx, row);
        const data = toPayment(row);
        await work.audit({ subject: subjectOf(data, cashier), after: data });
        const payment = { amount: body.totalAmount, month: row.month, cashier: nameOf(cashier) };
        return { ...context.done('payment_added', payment), data };
      },
    ),

  deleteCashierPayment: ({ params }, context) =>
    write(context, async (work) => {
      const { trx } = work;
      const cashier = await knownCashier(trx, params.cashierId, work.scope);
      const deleted = await deleteCashierPayment(trx, params);
      if (!deleted) throw refuse('no_such_payment');
      await work.audit({ subject: subjectOf(deleted, cashier), before: deleted });
      return listCashierPayments(trx, params.cashierId);
    }),
};

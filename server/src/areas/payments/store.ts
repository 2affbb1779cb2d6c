import type { CashierPayment } from '@tawseel/contract/payments';
import type { Database, Trx } from '../../platform/engine/tables.ts';
import { toAed } from '../../platform/values/fils.ts';
import type { PaymentRow } from './tables.ts';

export function toPayment(row: PaymentRow): CashierPayment {
  return {
    _id: row.id,
    month: row.month,
    totalAmount: toAed(row.total_fils),
    notes: row.notes,
    invoiceImg: JSON.parse(row.invoice_images) as string[],
    paidAt: row.paid_at,
  };
}

/** Lists payments, newest first. They outlive their cashier, so a deleted cashier is allowed. */
export async function listCashierPayments(db: Database, cashierId: string): Promise<CashierPayment[]> {
  const rows = await db
    .selectFrom('cashier_payments')
    .selectAll()
    .where('cashier_id', '=', cashierId)
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toPayment);
}

export async function findCashierPayment(db: Database, id: string): Promise<CashierPayment | undefined> {
  const row = await db.selectFrom('cashier_payments').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toPayment(row);
}

export async function insertCashierPayment(trx: Trx, row: PaymentRow): Promise<void> {
  await trx.insertInto('cashier_payments').values(row).execute();
}

/** Deletes a payment to a cashier and returns it, or undefined if there is none. */
export async function deleteCashierPayment(
  trx: Trx,
  { cashierId, paymentId }: { cashierId: string; paymentId: string },
): Promise<CashierPayment | undefined> {
  const row = await trx
    .deleteFrom('cashier_payments')
    .where('id', '=', paymentId)
    .where('cashier_id', '=', cashierId)
    .returningAll()
    .executeTakeFirst();
  return row && toPayment(row);
}

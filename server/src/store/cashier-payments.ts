import type { CashierPayment } from '@tawseel/contract/admin';
import { toAed } from '../domain/fils.ts';
import type { Database } from './tables.ts';

/** Newest first. Payments outlive their cashier, so this asks for no living one. */
export async function listCashierPayments(db: Database, cashierId: string): Promise<CashierPayment[]> {
  const rows = await db
    .selectFrom('cashier_payments')
    .selectAll()
    .where('cashier_id', '=', cashierId)
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    month: row.month,
    totalAmount: toAed(row.total_fils),
    notes: row.notes,
    invoiceImg: JSON.parse(row.invoice_images) as string[],
    paidAt: row.paid_at,
  }));
}

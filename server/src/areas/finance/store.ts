import type { Database } from '../../platform/engine/tables.ts';
import type { Span } from '../../platform/values/period.ts';
import type { Scope } from '../../platform/values/scope.ts';

/** What was paid to cashiers in a span, in fils; to those of one warehouse where it is named. */
export async function sumPayments(db: Database, { from, to }: Span, { warehouseId }: Scope): Promise<number> {
  const { fils } = await db
    .selectFrom('cashier_payments')
    .select((eb) => eb.fn.sum<number | null>('total_fils').as('fils'))
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .$if(warehouseId !== undefined, (query) => query.where('warehouse_id', '=', warehouseId ?? ''))
    .executeTakeFirstOrThrow();
  return fils ?? 0;
}

/** How many senders registered in a span; one who left later did register. */
export async function countNewSenders(db: Database, { from, to }: Span): Promise<number> {
  const { senders } = await db
    .selectFrom('senders')
    .select((eb) => eb.fn.countAll<number>().as('senders'))
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow();
  return senders;
}

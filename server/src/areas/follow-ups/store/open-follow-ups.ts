import { CALL_KINDS } from '@tawseel/contract/facts/calls';
import type { FollowUpKind } from '@tawseel/contract/facts/follow-ups';
import { type SqlBool, sql } from 'kysely';
import { bound } from '../../../platform/engine/prepared.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { callingWarehouse } from '../../../reads/calling-warehouse.ts';

/** True for open calls, in the words of the partial index. */
export const IS_OPEN_CALL = sql<SqlBool>`follow_ups.state = 'open'
  and follow_ups.kind in (${sql.join(CALL_KINDS.map((kind) => sql.lit(kind)))})`;

/** Settles the open follow-ups of these kinds about an order at every warehouse, with the values of settled ones. */
export async function settleFollowUps(
  trx: Trx,
  orderId: string,
  kinds: readonly FollowUpKind[],
  settled: Partial<Tables['follow_ups']>,
): Promise<void> {
  await trx
    .updateTable('follow_ups')
    .set(settled)
    .where('order_id', '=', orderId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'open')
    .execute();
}

/** Returns the kinds of follow-ups about an order that a scan has settled. */
export async function listSettledBy(db: Database, orderId: string, scanId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('follow_ups')
    .select('kind')
    .where('order_id', '=', orderId)
    .where('end_cause_id', '=', scanId)
    .where('state', '=', 'done')
    .execute();
  return rows.map(({ kind }) => kind);
}

const moving = bound<{ id: string; seq: number }, unknown>((db, { id, seq }) => ({
  compile: () => {
    const warehouse = sql<string>`(${callingWarehouse(db).where('orders.seq', '=', seq)})`;
    return db
      .updateTable('follow_ups')
      .set({ warehouse_id: warehouse, claimed_by: null, claimed_name: null, claimed_until: null })
      .where('order_id', '=', id)
      .where(IS_OPEN_CALL)
      .where('warehouse_id', '<>', warehouse)
      .compile();
  },
}));

/** Moves the open calls about an order to the warehouse that answers for its parcel now, and releases their claims. */
export async function moveCalls(trx: Trx, { id, seq }: Pick<Tables['orders'], 'id' | 'seq'>): Promise<void> {
  await trx.executeQuery(moving(trx, { id, seq }));
}

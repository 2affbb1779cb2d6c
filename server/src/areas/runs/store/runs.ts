import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import type { Scope } from '../../../platform/values/scope.ts';
import { IS_STANDING_DELIVERY } from '../../orders/store/order-money.ts';
import { IS_STANDING } from '../../stops/store/standing-acts.ts';

export type RunRow = Tables['runs'];
/** True for runs that begin or end at the warehouse of a scope. */
export function isSeen({ warehouseId }: Scope): RawBuilder<SqlBool> {
  if (warehouseId === undefined) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`(runs.warehouse_id = ${warehouseId} or runs.to_warehouse_id = ${warehouseId})`;
}

/** Locks a run in share mode, against changes. */
export async function shareRun(trx: Trx, id: string): Promise<RunRow | undefined> {
  const query = trx.selectFrom('runs').selectAll().where('id', '=', id);
  return engineOf(trx).lockRows(query, 'share').executeTakeFirst();
}

/** Locks a run until the transaction ends, to change it ('no key update') or to prevent changes ('share'). */
export async function lockRun(
  trx: Trx,
  id: string,
  scope: Scope,
  lock: 'no key update' | 'share' = 'no key update',
): Promise<RunRow | undefined> {
  const query = trx.selectFrom('runs').selectAll().where('id', '=', id).where(isSeen(scope));
  return engineOf(trx).lockRows(query, lock).executeTakeFirst();
}

/** Locks runs in the order of their ids, as every transaction does that locks several. */
export async function lockRuns(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const query = trx.selectFrom('runs').select('id').where('id', 'in', ids).orderBy('id');
  await engineOf(trx).lockRows(query, 'no key update').execute();
}

export async function insertRun(trx: Trx, run: RunRow): Promise<void> {
  await trx.insertInto('runs').values(run).execute();
}

export async function updateRun(trx: Trx, { id, version }: RunRow, changes: Partial<RunRow>): Promise<void> {
  await trx
    .updateTable('runs')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

export type Ended = Pick<
  Tables['stop_acts'],
  'stop_id' | 'act' | 'reason' | 'note' | 'received_by' | 'cash_fils' | 'card_fils' | 'result' | 'happened_at'
> & { payment_method: string | null; value_fils: number | null };

/** Lists the acts that ended the stops of a run, and before them late ones with money, each oldest first. */
export async function listEnds(db: Database, runId: string): Promise<Ended[]> {
  return db
    .selectFrom('stop_acts')
    .leftJoin('orders', 'orders.id', 'stop_acts.order_id')
    .select(['stop_id', 'act', 'reason', 'note', 'received_by', 'result', 'happened_at'])
    .select([
      // The amounts that are recorded now, also after a correction.
      sql<number>`case when ${IS_STANDING_DELIVERY}
        then coalesce(orders.collected_cash_fils, cash_fils) else cash_fils end`.as('cash_fils'),
      sql<number>`case when ${IS_STANDING_DELIVERY}
        then coalesce(orders.collected_card_fils, card_fils) else card_fils end`.as('card_fils'),
    ])
    .select(['orders.payment_method', 'orders.value_fils'])
    .where('run_id', '=', runId)
    .where('act', 'not in', ['called', 'reopened'])
    .where(sql<SqlBool>`(stop_acts.result = 'accepted' and ${IS_STANDING}
      or exists (select 1 from late_money where act_id = stop_acts.id and state <> 'never'))`)
    .orderBy('result', 'desc')
    .orderBy('received_at')
    .execute();
}

/** Lists the ids of orders whose parcels wait at a warehouse for a run to another, longest waiting first. */
export async function listWaiting(db: Database, from: string, to: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('custody')
    .innerJoin('orders', 'orders.seq', 'custody.seq')
    .select('orders.id')
    .where('custody.holder_kind', '=', 'warehouse')
    .where('custody.holder', '=', from)
    .where('custody.to_warehouse', '=', to)
    .orderBy('custody.since')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

import { CALL_KINDS } from '@tawseel/contract/facts/calls';
import type { FollowUpKind } from '@tawseel/contract/facts/follow-ups';
import { type SqlBool, sql } from 'kysely';
import { bound } from '../../../platform/engine/prepared.ts';
import type { Database, Trx } from '../../../platform/engine/tables.ts';

/** True for open calls, in the words of the partial index. */
const IS_OPEN_CALL = sql<SqlBool>`follow_ups.state = 'open'
  and follow_ups.kind in (${sql.join(CALL_KINDS.map((kind) => sql.lit(kind)))})`;

/** Closes the open follow-ups of these kinds about an order at every warehouse. */
export async function settleFollowUps(
  trx: Trx,
  orderId: string,
  kinds: readonly FollowUpKind[],
  { outcome, at, by }: { outcome: string; at: string; by: string },
): Promise<void> {
  await trx
    .updateTable('follow_ups')
    .set({ state: 'done', outcome, closed_at: at, closed_name: by })
    .where('order_id', '=', orderId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'open')
    .execute();
}

/**
 * Undoes the effect of a scan on the follow-ups of an order: reopens those that it settled, and settles the surplus
 * that it opened. Returns the kinds that are open again.
 */
export async function undoFollowUps(
  trx: Trx,
  { orderId, scannedAt }: { orderId: string; scannedAt: string },
  { outcome, at, by }: { outcome: string; at: string; by: string },
): Promise<string[]> {
  await trx
    .updateTable('follow_ups')
    .set({ state: 'done', outcome, closed_at: at, closed_name: by })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'surplus')
    .where('opened_at', '=', scannedAt)
    .where('state', '=', 'open')
    .execute();
  const reopened = await trx
    .updateTable('follow_ups')
    .set({ state: 'open', outcome: '', closed_at: null, closed_name: null })
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['missing', 'recall'])
    .where('closed_at', '=', scannedAt)
    .where('state', '=', 'done')
    .returning('kind')
    .execute();
  return reopened.map(({ kind }) => kind);
}

/** Selects the warehouse that answers for a parcel: the one that has it, otherwise the order's own. */
function answering(db: Database) {
  return db
    .selectFrom('orders')
    .leftJoin('custody', 'custody.seq', 'orders.seq')
    .select((eb) => eb.fn.coalesce('custody.warehouse_id', 'orders.warehouse_id').as('id'));
}

/** Returns the warehouse that calls about an order: the one that answers for its parcel. */
export async function readCallingWarehouse(db: Database, orderId: string): Promise<string> {
  const { id } = await answering(db).where('orders.id', '=', orderId).executeTakeFirstOrThrow();
  return id;
}

const moving = bound<{ seq: number }, unknown>((db, { seq }) => ({
  compile: () => {
    const warehouse = sql<string>`(${answering(db).where('orders.seq', '=', seq)})`;
    return db
      .updateTable('follow_ups')
      .set({ warehouse_id: warehouse, claimed_by: null, claimed_name: null, claimed_until: null })
      .where('order_id', '=', db.selectFrom('orders').select('orders.id').where('orders.seq', '=', seq))
      .where(IS_OPEN_CALL)
      .where('warehouse_id', '<>', warehouse)
      .compile();
  },
}));

/** Moves the open calls about an order to the warehouse that answers for its parcel now, and releases their claims. */
export async function moveCalls(trx: Trx, seq: number): Promise<void> {
  await trx.executeQuery(moving(trx, { seq }));
}

async function listStrayCalls(db: Database): Promise<{ seq: number; tracking_id: string }[]> {
  return db
    .selectFrom('follow_ups')
    .innerJoin('orders', 'orders.id', 'follow_ups.order_id')
    .leftJoin('custody', 'custody.seq', 'orders.seq')
    .select(['orders.seq', 'orders.tracking_id'])
    .distinct()
    .where(IS_OPEN_CALL)
    .whereRef('follow_ups.warehouse_id', '<>', (eb) =>
      eb.fn.coalesce('custody.warehouse_id', 'orders.warehouse_id'),
    )
    .orderBy('orders.seq')
    .execute();
}

/** Checks that open calls are at the warehouses of their parcels. Returns problems as sentences. */
export async function differingCalls(db: Database): Promise<string[]> {
  const [first, ...others] = await listStrayCalls(db);
  if (!first) return [];
  const orders = others.length === 0 ? '1 order' : `${others.length + 1} orders`;
  return [
    `Calls to be made are not at the warehouse that has the parcel: ${orders}, the first ${first.tracking_id}.`,
  ];
}

/** Moves misplaced calls to their warehouses. Returns the number of orders. */
export async function repairCalls(trx: Trx): Promise<number> {
  const strays = await listStrayCalls(trx);
  for (const { seq } of strays) await moveCalls(trx, seq);
  return strays.length;
}

import { CALL_KINDS } from '@tawseel/contract/facts/calls';
import type { FollowUpKind } from '@tawseel/contract/facts/follow-ups';
import { type SqlBool, sql } from 'kysely';
import { bound } from '../../../platform/engine/prepared.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';

/** True for open calls, in the words of the partial index. */
const IS_OPEN_CALL = sql<SqlBool>`follow_ups.state = 'open'
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

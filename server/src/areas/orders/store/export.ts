import { sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import type { Database, Tables } from '../../../platform/engine/tables.ts';

export type OrderWithHistory = Tables['orders'] & { history: string };

const ORDERS_AT_ONCE = 500;

/** Selects orders with their history as JSON in one statement, so that the two never contradict each other. */
function withHistory(db: Database) {
  const fields = sql`'status', e.status, 'at', e.created_at, 'note', e.note, 'kind', e.kind,
    'actor_kind', e.actor_kind, 'actor', e.actor, 'actor_name', e.actor_name, 'reason', e.reason, 'changes', e.changes, 'implied', e.implied`;
  const events =
    engineOf(db).name === 'sqlite'
      ? sql`json_group_array(json_object(${fields}) order by e.created_at, e.id)`
      : sql`coalesce(json_agg(json_build_object(${fields}) order by e.created_at, e.id), '[]')::text`;
  const history = sql<string>`(select ${events} from order_events e where e.order_id = orders.id)`;
  return db.selectFrom('orders').selectAll().select(history.as('history'));
}

/** Reads all orders, oldest first. */
export async function* readOrdersWithHistory(db: Database): AsyncGenerator<OrderWithHistory[]> {
  let after = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const rows = await withHistory(db)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(ORDERS_AT_ONCE)
      .execute();
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < ORDERS_AT_ONCE) return;
    after = last.seq;
  }
}

/** Lists the orders of these seqs, newest first. */
export async function listOrdersWithHistory(db: Database, seqs: number[]): Promise<OrderWithHistory[]> {
  if (seqs.length === 0) return [];
  return withHistory(db).where('seq', 'in', seqs).orderBy('seq', 'desc').execute();
}

import { MOST_LISTED } from '@tawseel/contract/facts/scans';
import type { scanning } from '@tawseel/contract/scanning';
import { engineOf } from '../../platform/engine/database.ts';
import { newId } from '../../platform/engine/ids.ts';
import { nextOf } from '../../platform/engine/number-series.ts';
import type { Database, Trx } from '../../platform/engine/tables.ts';
import { personOf } from '../../platform/http/auth.ts';
import { refuse } from '../../platform/http/errors.ts';
import { type Recall, runIdempotently } from '../../platform/http/run-idempotently.ts';
import type { Context, Handlers } from '../../platform/http/serve.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { openFollowUps } from '../follow-ups/store.ts';
import { findCustody, writeCustody } from '../orders/store/custody.ts';
import { lockOrdersBySeq } from '../orders/store/orders.ts';
import { namedWarehouse } from '../parcels/named-warehouse.ts';
import {
  type Count,
  findCount,
  insertCount,
  listCounts,
  listMissing,
  listSurplus,
  tallyCount,
  toCount,
  updateCount,
} from './store/counts.ts';
import { readBySeq } from './store/lists.ts';

type Calls = Pick<Handlers<typeof scanning>, 'listCounts' | 'beginCount' | 'readCount' | 'endCount'>;
type StockCount = ReturnType<typeof toCount>;

async function knownCount(db: Database, id: string, { warehouseId }: Scope): Promise<Count> {
  const count = await findCount(db, id);
  if (!count || (warehouseId !== undefined && count.warehouse_id !== warehouseId))
    throw refuse('no_such_count');
  return count;
}

/** What a count says: how it stands while it is under way, and how it stood when it ended. */
async function standOf(db: Database, count: Count): Promise<StockCount> {
  return toCount(count.ended_at === null ? { ...count, ...(await tallyCount(db, count)) } : count);
}

const recall: Recall<StockCount> = async (trx, id, { scope }) =>
  standOf(trx, await knownCount(trx, id, scope));

function subjectOf({ id, begun_at: name }: Count) {
  return { kind: 'count', id, name } as const;
}

/** What was not found: from now on it is missing, and somebody looks for it. */
async function reportMissing(trx: Trx, count: Count, context: Context): Promise<void> {
  const at = context.clock().toISOString();
  const by = personOf(context.caller).name;
  const seqs = await listMissing(trx, count, MOST_LISTED);
  for (const order of await lockOrdersBySeq(trx, seqs)) {
    const held = await findCustody(trx, order);
    if (held?.holder !== count.warehouse_id) continue;
    await writeCustody(trx, order.seq, { ...held, exception: 'missing' });
    const said = { order_id: order.id, kind: 'missing', note: '', at, by } as const;
    await openFollowUps(trx, [count.warehouse_id], said);
  }
}

export const countCalls: Calls = {
  listCounts: async ({ query }, { db, scope }) => {
    const { id } = await namedWarehouse(db, scope, query.warehouseId);
    return Promise.all((await listCounts(db, id)).map((count) => standOf(db, count)));
  },

  beginCount: ({ body }, context) =>
    runIdempotently(context, body, recall, async (trx) => {
      const { scope, clock } = context;
      const warehouse = await namedWarehouse(trx, scope, body.warehouseId);
      const running = (await listCounts(trx, warehouse.id)).find(({ ended_at }) => ended_at === null);
      if (running) throw refuse('count_runs', { warehouse: warehouse.name });
      const count: Count = {
        id: newId(clock().getTime()),
        no: await nextOf(trx, 'stock_counts'),
        warehouse_id: warehouse.id,
        sort_code: body.sortCode,
        begun_at: clock().toISOString(),
        begun_by: personOf(context.caller).name,
        ended_at: null,
        ended_by: null,
        expected: 0,
        found: 0,
        missing: 0,
        surplus: 0,
      };
      await insertCount(trx, count);
      await context.audit(trx, { subject: subjectOf(count), after: { warehouse: warehouse.name, ...body } });
      return { ...context.done('count_begun'), data: await standOf(trx, count) };
    }),

  readCount: async ({ params }, { db, scope }) => {
    const count = await knownCount(db, params.id, scope);
    return {
      count: await standOf(db, count),
      missing: [...(await readBySeq(db, await listMissing(db, count, MOST_LISTED))).values()],
      surplus: [...(await readBySeq(db, await listSurplus(db, count, MOST_LISTED))).values()],
    };
  },

  endCount: ({ params }, context) =>
    runIdempotently(context, params, recall, async (trx) => {
      await engineOf(trx).lockTables(trx, ['stock_counts'], 'writers');
      const count = await knownCount(trx, params.id, context.scope);
      if (count.ended_at !== null) throw refuse('count_over');
      const tally = await tallyCount(trx, count);
      await reportMissing(trx, count, context);
      const ended = {
        ended_at: context.clock().toISOString(),
        ended_by: personOf(context.caller).name,
        ...tally,
      };
      await updateCount(trx, count.id, ended);
      await context.audit(trx, { subject: subjectOf(count), after: tally });
      const { missing, surplus } = tally;
      return { ...context.done('count_ended', { missing, surplus }), data: toCount({ ...count, ...ended }) };
    }),
};

import { MOST_LISTED } from '@tawseel/contract/facts/parcels';
import { isAllowed } from '@tawseel/contract/facts/permission';
import { scanning } from '@tawseel/contract/scanning';
import { engineOf } from '../../platform/engine/database.ts';
import { newId } from '../../platform/engine/ids.ts';
import { nextOf } from '../../platform/engine/number-series.ts';
import type { Database, Trx } from '../../platform/engine/tables.ts';
import type { Acting, Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { letOthersIn } from '../../platform/http/fair-queue.ts';
import { type Recall, runIdempotently } from '../../platform/http/run-idempotently.ts';
import type { Context, Handlers } from '../../platform/http/serve.ts';
import { actingOf, write } from '../../platform/http/write.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { findCustody } from '../custody/store/custody.ts';
import { type ActRequest, act } from '../orders/act.ts';
import { lockOrdersBySeq } from '../orders/store/orders.ts';
import { namedWarehouse } from '../parcels/named-warehouse.ts';
import { type Place, readBySeq } from '../parcels/store.ts';
import { meantSortCodes } from './meant-sort-codes.ts';
import {
  type Count,
  deleteCount,
  findCount,
  insertCount,
  listCounts,
  listMissing,
  listSurplus,
  tallyCount,
  toCount,
  updateCount,
} from './store/counts.ts';
import { listSortCodes } from './store/lists.ts';

type Calls = Pick<
  Handlers<typeof scanning>,
  'listCounts' | 'beginCount' | 'readCount' | 'endCount' | 'cancelCount'
>;
type StockCount = ReturnType<typeof toCount>;

async function findCountOrThrow(db: Database, id: string, { warehouseId }: Scope): Promise<Count> {
  const count = await findCount(db, id);
  if (!count || (warehouseId !== undefined && count.warehouse_id !== warehouseId))
    throw refuse('no_such_count');
  return count;
}

/** Returns a count with its figures: the present ones while it is open, otherwise the final ones. */
async function standOf(db: Database, count: Count, { actor }: Pick<Acting, 'actor'>): Promise<StockCount> {
  const tally = count.ended_at === null ? await tallyCount(db, count) : {};
  return toCount({ ...count, ...tally }, actor.id);
}

const recall: Recall<StockCount> = async (work, id) =>
  standOf(work.trx, await findCountOrThrow(work.trx, id, work.scope), work);

/** Matching sort codes that a refusal names. */
const MOST_NAMED = 5;

/** Returns the sort code at a warehouse that a typed text means. Throws if none or several match. */
async function meantSortCode(db: Database, { id, name }: Place, typed: string): Promise<string> {
  if (typed === '') return '';
  const fitting = await meantSortCodes(db, { place: 'here', warehouseId: id }, typed);
  const [only, ...others] = fitting;
  if (only === undefined) throw refuse('count_of_nothing', { typed, warehouse: name });
  if (others.length === 0) return only;
  const more = Math.max(0, fitting.length - MOST_NAMED);
  throw refuse('count_of_several', { typed, fitting: fitting.slice(0, MOST_NAMED), more });
}

/** Locks an open count against being ended or cancelled twice. */
async function lockOpenCount(trx: Trx, id: string, scope: Scope): Promise<Count> {
  await engineOf(trx).lockTables(trx, ['stock_counts'], 'writers');
  const count = await findCountOrThrow(trx, id, scope);
  if (count.ended_at !== null) throw refuse('count_over');
  return count;
}

function subjectOf({ id, begun_at: name }: Count) {
  return { kind: 'count', id, name } as const;
}

/** Parcels that are reported missing in one transaction, so that other calls wait for a short time. */
const AT_ONCE = 50;

/**
 * Reports parcels missing that an open count has not found, a slice in each transaction. What is reported stays if
 * the call is interrupted, and its repeat goes on: the figures of the count are the same.
 */
async function reportInSlices(context: Context, id: string): Promise<void> {
  const { db, scope } = context;
  const count = await findCountOrThrow(db, id, scope);
  if (count.ended_at !== null) return;
  const missing = (await listMissing(db, count)).sort((one, other) => one - other);
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    await write(context, async (work) => {
      await work.assertStillAllowed();
      const open = await lockOpenCount(work.trx, id, scope);
      await reportSome(work, open, missing.slice(from, from + AT_ONCE));
    });
    await letOthersIn();
  }
}

/** Reports those of some parcels missing that a count has not found, unless they have left the warehouse since. */
async function reportSome(work: Work, count: Count, seqs: readonly number[]): Promise<void> {
  if (seqs.length === 0) return;
  const { trx } = work;
  const missing = new Set(await listMissing(trx, count, { seqs }));
  const asked: ActRequest[] = [];
  for (const order of await lockOrdersBySeq(trx, seqs)) {
    const held = missing.has(order.seq) ? await findCustody(trx, order) : undefined;
    if (held?.holder !== count.warehouse_id) continue;
    const missed = { name: 'reportMissing', with: { warehouseId: count.warehouse_id } } as const;
    asked.push({ order, acts: [missed] });
  }
  await act(work, asked);
}

export const countCalls: Calls = {
  listCounts: async ({ query }, context) => {
    const { db, scope } = context;
    const acting = actingOf(context);
    const { id } = await namedWarehouse(db, scope, query.warehouseId);
    return {
      data: await Promise.all((await listCounts(db, id)).map((count) => standOf(db, count, acting))),
      sortCodes: await listSortCodes(db, { place: 'here', warehouseId: id }),
    };
  },

  beginCount: ({ body }, context) =>
    runIdempotently(context, body, recall, async (work) => {
      const { trx, scope, actor, now } = work;
      const warehouse = await namedWarehouse(trx, scope, body.warehouseId);
      const running = (await listCounts(trx, warehouse.id)).find(({ ended_at }) => ended_at === null);
      if (running) throw refuse('count_runs', { warehouse: warehouse.name });
      const count: Count = {
        id: newId(now.getTime()),
        no: await nextOf(trx, 'stock_counts'),
        warehouse_id: warehouse.id,
        sort_code: await meantSortCode(trx, warehouse, body.sortCode),
        begun_at: now.toISOString(),
        begun_by: actor.name,
        begun_actor: actor.id,
        ended_at: null,
        ended_by: null,
        expected: 0,
        found: 0,
        missing: 0,
        surplus: 0,
      };
      await insertCount(trx, count);
      const after = { warehouse: warehouse.name, ...body, sortCode: count.sort_code };
      await work.audit({ subject: subjectOf(count), after });
      return { ...context.done('count_begun'), data: await standOf(trx, count, work) };
    }),

  readCount: async ({ params }, context) => {
    const { db, scope } = context;
    const count = await findCountOrThrow(db, params.id, scope);
    return {
      count: await standOf(db, count, actingOf(context)),
      missing: [...(await readBySeq(db, await listMissing(db, count, { limit: MOST_LISTED }))).values()],
      surplus: [...(await readBySeq(db, await listSurplus(db, count, MOST_LISTED))).values()],
    };
  },

  endCount: async ({ params }, context) => {
    await reportInSlices(context, params.id);
    return runIdempotently(context, params, recall, async (work) => {
      const { trx, scope, actor, now } = work;
      const count = await lockOpenCount(trx, params.id, scope);
      const tally = await tallyCount(trx, count);
      // Parcels that have come to the warehouse's stock since the slices, if any.
      await reportSome(work, count, await listMissing(trx, count, { isUnreported: true }));
      const ended = {
        ended_at: now.toISOString(),
        ended_by: actor.name,
        ...tally,
      };
      await updateCount(trx, count.id, ended);
      await work.audit({ subject: subjectOf(count), after: tally });
      const { missing, surplus } = tally;
      const data = toCount({ ...count, ...ended }, actor.id);
      return { ...context.done('count_ended', { missing, surplus }), data };
    });
  },

  cancelCount: ({ params }, context) =>
    write(context, async ({ trx, scope, actor, audit }) => {
      const count = await lockOpenCount(trx, params.id, scope);
      const { id, role } = actor;
      if (count.begun_actor !== id && !isAllowed(scanning.endCount, role))
        throw refuse('count_of_other', { by: count.begun_by });
      await deleteCount(trx, count.id);
      await audit({ subject: subjectOf(count), before: { sortCode: count.sort_code } });
      return context.done('count_cancelled');
    }),
};

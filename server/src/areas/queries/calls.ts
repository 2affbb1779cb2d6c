import { HOUR_MS } from '@tawseel/contract/facts/durations';
import { QUERIES_PAGE_SIZE } from '@tawseel/contract/facts/limits';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { Query, queries } from '@tawseel/contract/queries';
import { newId } from '../../platform/engine/ids.ts';
import type { Database, Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { commitWork } from '../../platform/engine/write-queue.ts';
import { RateLimited, refuse } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { streamList } from '../../platform/http/stream-list.ts';
import { write } from '../../platform/http/write.ts';
import { pageOf } from '../../platform/values/paging.ts';
import {
  countQueries,
  deleteQueries,
  findQuery,
  insertQuery,
  listQueries,
  lockQueries,
  readQueries,
  searchQueries,
} from './store.ts';

/** Rate limit of contact forms over all addresses, because addresses are cheap and staff have to read every form. */
const MOST_IN_AN_HOUR = 300;
const MOST_KEPT = 20_000;

type QueryInput = Pick<Query, 'name' | 'email' | 'subject'>;

/** Returns the details for the audit log, without the message, so that it is gone when it is deleted. */
function detailsOf({ name, email, subject }: QueryInput): QueryInput {
  return { name, email, subject };
}

function subjectOf({ _id: id, name }: Pick<Query, '_id' | 'name'>) {
  return { kind: 'query', id, name } as const;
}

async function deleteMany({ trx, audit }: Work, ids: readonly string[], how: { search?: string }) {
  const deleted = await deleteQueries(trx, ids);
  const name = deleted === 1 ? '1 query' : `${deleted} queries`;
  if (deleted > 0) await audit({ subject: { kind: 'query', id: '', name }, after: { ...how, deleted } });
  return { success: true as const, deleted };
}

export const queryCalls: Handlers<typeof queries> = {
  listQueries: async ({ query: { page, limit = QUERIES_PAGE_SIZE, search = '' } }, { db, clock }) => {
    if (page === undefined) return streamList(readQueries(db, search), ['{"success":true,"data":[', ']}']);
    const asOf = clock().toISOString();
    const { wanted, figures } = pageOf(page, limit);
    const { total, rows } = search ? await searchQueries(db, search, wanted) : await listQueries(db, wanted);
    return { success: true, data: rows, ...figures(total), asOf };
  },

  deleteQuery: ({ params }, context) =>
    write(context, async ({ trx, audit }) => {
      const before = await findQuery(trx, params.id);
      if (!before || (await deleteQueries(trx, [params.id])) === 0) throw refuse('no_such_query');
      await audit({ subject: subjectOf(before), before: detailsOf(before) });
      return { success: true };
    }),

  deleteQueries: ({ body }, context) => write(context, (work) => deleteMany(work, body.ids, {})),

  deleteFoundQueries: async ({ body: { search, asOf } }, context) => {
    const ids: string[] = [];
    for await (const found of readQueries(context.db, search)) {
      for (const { _id, createdAt } of found) if (createdAt <= asOf) ids.push(_id);
    }
    return write(context, (work) => deleteMany(work, ids, { search }));
  },

  createQuery: async ({ body }, { db, settings, clock, audit }) => {
    const now = clock();
    const refuseBeyondMost = async (on: Database) => {
      const { all, recent } = await countQueries(on, new Date(now.getTime() - HOUR_MS).toISOString());
      if (recent >= MOST_IN_AN_HOUR || all >= MOST_KEPT)
        throw new RateLimited(sentence('too_many_messages'), HOUR_MS / 1000);
    };
    // Checked before waiting for the lock, because waiting requests would take connections from others.
    await refuseBeyondMost(db);
    const keep = async (trx: Trx) => {
      await lockQueries(trx);
      await refuseBeyondMost(trx);
      const query = { ...body, id: newId(), created_at: now.toISOString() };
      await insertQuery(trx, query);
      await audit(trx, { subject: subjectOf({ ...query, _id: query.id }), after: detailsOf(query) });
    };
    await commitWork(db, settings.TIME_ZONE, keep, { lane: 'contactForms' });
    return { success: true };
  },
};

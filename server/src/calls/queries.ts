import { QUERIES_PAGE_SIZE } from '@tawseel/contract/facts/limits';
import type { queries } from '@tawseel/contract/queries';
import { pageOf } from '../domain/paging.ts';
import { RateLimited, Refusal } from '../http/errors.ts';
import type { Handlers } from '../http/serve.ts';
import { streamList } from '../http/stream-list.ts';
import { groupCommit } from '../store/group-commit.ts';
import { newId } from '../store/ids.ts';
import {
  countQueries,
  deleteQueries,
  deleteQuery,
  insertQuery,
  listQueries,
  lockQueries,
  readQueries,
  searchQueries,
} from '../store/queries.ts';
import type { Database, Trx } from '../store/tables.ts';

const HOUR_MS = 3_600_000;
/** Global rate limit of contact forms: addresses are cheap, and somebody has to read it all. */
const MOST_IN_AN_HOUR = 300;
const MOST_KEPT = 20_000;
const FULL = 'Too many messages have come in. Please try again later, or call us.';

export const queryCalls: Handlers<typeof queries> = {
  listQueries: async ({ query: { page, limit = QUERIES_PAGE_SIZE, search = '' } }, { db, clock }) => {
    if (page === undefined) return streamList(readQueries(db, search), ['{"success":true,"data":[', ']}']);
    const asOf = clock().toISOString();
    const { wanted, figures } = pageOf(page, limit);
    const { total, rows } = search ? await searchQueries(db, search, wanted) : await listQueries(db, wanted);
    return { success: true, data: rows, ...figures(total), asOf };
  },

  deleteQuery: async ({ params }, { db }) => {
    if (!(await deleteQuery(db, params.id)))
      throw new Refusal('not_found', 'There is no query with this id.');
    return { success: true };
  },

  deleteQueries: async ({ body }, { db }) => ({ success: true, deleted: await deleteQueries(db, body.ids) }),

  deleteFoundQueries: async ({ body: { search, asOf } }, { db }) => {
    const ids: string[] = [];
    for await (const found of readQueries(db, search)) {
      for (const { _id, createdAt } of found) if (createdAt <= asOf) ids.push(_id);
    }
    return { success: true, deleted: await deleteQueries(db, ids) };
  },

  createQuery: async ({ body }, { db, clock }) => {
    const now = clock();
    const refuseBeyondMost = async (on: Database) => {
      const { all, recent } = await countQueries(on, new Date(now.getTime() - HOUR_MS).toISOString());
      if (recent >= MOST_IN_AN_HOUR || all >= MOST_KEPT) throw new RateLimited(FULL, HOUR_MS / 1000);
    };
    // Whom there is no room for must not wait for the lock, and keep others from a connection meanwhile.
    await refuseBeyondMost(db);
    const keep = async (trx: Trx) => {
      await lockQueries(trx);
      await refuseBeyondMost(trx);
      await insertQuery(trx, { ...body, id: newId(), created_at: now.toISOString() });
    };
    await groupCommit(db, keep, { turn: 'contactForms' });
    return { success: true };
  },
};

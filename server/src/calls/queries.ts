import type { queries } from '@tawseel/contract/queries';
import { Refusal, TooMany } from '../http/errors.ts';
import type { Handlers } from '../http/serve.ts';
import { streamList } from '../http/stream-list.ts';
import { newId } from '../store/ids.ts';
import { countQueries, deleteQuery, insertQuery, readQueries } from '../store/queries.ts';

const HOUR_MS = 3_600_000;
/** From everywhere together: addresses are cheap, and somebody has to read it all. */
const MOST_IN_AN_HOUR = 300;
const MOST_KEPT = 20_000;
const FULL = 'Too many messages have come in. Please try again later, or call us.';

export const queryCalls: Handlers<typeof queries> = {
  listQueries: (_, { db }) => streamList(readQueries(db), ['{"success":true,"data":[', ']}']),

  deleteQuery: async ({ params }, { db }) => {
    if (!(await deleteQuery(db, params.id)))
      throw new Refusal('not_found', 'There is no query with this id.');
    return { success: true };
  },

  createQuery: async ({ body }, { db, clock }) => {
    const now = clock();
    const { all, recent } = await countQueries(db, new Date(now.getTime() - HOUR_MS).toISOString());
    if (recent >= MOST_IN_AN_HOUR || all >= MOST_KEPT) throw new TooMany(FULL, HOUR_MS / 1000);
    await insertQuery(db, { ...body, id: newId(), created_at: now.toISOString() });
    return { success: true };
  },
};

import type { queries } from '@tawseel/contract/queries';
import { Refusal } from '../http/errors.ts';
import type { Handlers } from '../http/serve.ts';
import { newId } from '../store/ids.ts';
import { deleteQuery, insertQuery, listQueries } from '../store/queries.ts';

export const queryCalls: Handlers<typeof queries> = {
  listQueries: async (_, { db }) => ({ success: true, data: await listQueries(db) }),

  deleteQuery: async ({ params }, { db }) => {
    if (!(await deleteQuery(db, params.id)))
      throw new Refusal('not_found', 'There is no query with this id.');
    return { success: true };
  },

  createQuery: async ({ body }, { db, clock }) => {
    await insertQuery(db, { ...body, id: newId(), created_at: clock().toISOString() });
    return { success: true };
  },
};

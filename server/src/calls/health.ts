import type { health } from '@tawseel/contract/health';
import { sql } from 'kysely';
import { Refusal } from '../http/errors.ts';
import type { Handlers } from '../http/serve.ts';

export const healthCalls: Handlers<typeof health> = {
  live: async () => ({ status: 'ok' }),

  ready: async (_, { db, request }) => {
    if (request.server.stopping) throw new Refusal('unavailable', 'The server is about to stop.');
    try {
      await sql`select 1`.execute(db);
    } catch (error) {
      throw new Refusal('unavailable', 'The database does not answer.', undefined, error);
    }
    return { status: 'ok' };
  },
};

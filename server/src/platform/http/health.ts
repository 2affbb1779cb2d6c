import type { health } from '@tawseel/contract/health';
import { findTrouble } from './readiness.ts';
import type { Handlers } from './serve.ts';

export const healthCalls: Handlers<typeof health> = {
  live: async () => ({ status: 'ok' }),

  ready: async (_, { db, settings, done, request: { server } }) => {
    // Said, and no reason to be taken out: the others would have more to do for it.
    const message = server.isBusy() && done('at_limit').message;
    const trouble = await findTrouble(server, { db, settings });
    if (trouble) throw trouble;
    return { status: 'ok', ...(message && { message }) };
  },
};

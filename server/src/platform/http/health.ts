import type { health } from '@tawseel/contract/health';
import { findTrouble } from './readiness.ts';
import type { Handlers } from './serve.ts';

const BUSY = 'The server is at its limit: some requests are asked to try again.';

export const healthCalls: Handlers<typeof health> = {
  live: async () => ({ status: 'ok' }),

  ready: async (_, { db, settings, replica, request: { server } }) => {
    // Said, and no reason to be taken out: the others would have more to do for it.
    const message = server.isBusy() ? BUSY : replica?.trouble;
    const trouble = await findTrouble(server, { db, settings });
    if (trouble) throw trouble;
    return { status: 'ok', ...(message && { message }) };
  },
};

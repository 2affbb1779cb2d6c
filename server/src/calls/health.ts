import type { health } from '@tawseel/contract/health';
import { Refusal } from '../http/errors.ts';
import type { Handlers } from '../http/serve.ts';
import { requireTimeZone, TimeZoneMoved } from '../store/kept-time-zone.ts';

export const healthCalls: Handlers<typeof health> = {
  live: async () => ({ status: 'ok' }),

  ready: async (_, { db, settings, request }) => {
    if (request.server.stopping) throw new Refusal('unavailable', 'The server is about to stop.');
    try {
      await requireTimeZone(db, settings.TIME_ZONE);
    } catch (error) {
      if (error instanceof TimeZoneMoved) throw error;
      throw new Refusal('unavailable', 'The database does not answer.', undefined, error);
    }
    return { status: 'ok' };
  },
};

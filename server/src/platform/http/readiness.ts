import type { RefusalCode } from '@tawseel/contract/facts/sentences/refusals';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { health } from '@tawseel/contract/health';
import type { FastifyInstance } from 'fastify';
import { requireTimeZone, TimeZoneMoved } from '../engine/stored-time-zone.ts';
import { findWriteTrouble, type WriteTrouble } from '../engine/write-trouble.ts';
import { Refusal, refuse } from './errors.ts';
import type { Handlers, Services } from './serve.ts';

const MEGABYTE = 1_048_576;
/** Less than the timeout of readiness probes. */
const PATIENCE_MS = 4_000;

/** Visible to anyone, so without a path, host or version. */
const TROUBLES = {
  full: 'not_ready_full',
  'read-only': 'not_ready_read_only',
  behind: 'not_ready_behind',
} as const satisfies Record<WriteTrouble, RefusalCode>;

type Database = Pick<Services, 'db' | 'settings'>;

/** Checks readiness: returns the reason why the server cannot work, as a refusal, or undefined. */
export async function findTrouble(app: FastifyInstance, database: Database): Promise<Error | undefined> {
  if (app.stopping) return refuse('stopping');
  if (app.starting) return refuse('starting');
  const late = Promise.withResolvers<Error>();
  const timer = setTimeout(() => late.resolve(refuse('no_answer')), PATIENCE_MS);
  return Promise.race([look(database), late.promise]).finally(() => clearTimeout(timer));
}

async function look({ db, settings }: Database): Promise<Error | undefined> {
  try {
    await requireTimeZone(db, settings.TIME_ZONE);
    const trouble = await findWriteTrouble(db, settings.LEAST_FREE_MB * MEGABYTE);
    return trouble && refuse(TROUBLES[trouble]);
  } catch (error) {
    if (error instanceof TimeZoneMoved) return error;
    return new Refusal(sentence('no_answer'), undefined, error);
  }
}

export const healthCalls: Handlers<typeof health> = {
  live: async () => ({ status: 'ok' }),

  ready: async (_, { db, settings, done, request: { server } }) => {
    // A full server reports it but stays ready, because taking it out would load the others even more.
    const message = server.isBusy() && done('at_limit').message;
    const trouble = await findTrouble(server, { db, settings });
    if (trouble) throw trouble;
    return { status: 'ok', ...(message && { message }) };
  },
};

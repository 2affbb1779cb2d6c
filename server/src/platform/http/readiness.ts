import type { FastifyInstance } from 'fastify';
import { requireTimeZone, TimeZoneMoved } from '../engine/kept-time-zone.ts';
import { findWriteTrouble, type WriteTrouble } from '../engine/write-trouble.ts';
import { Refusal } from './errors.ts';
import type { Services } from './serve.ts';

const MEGABYTE = 1_048_576;
/** Less than those wait who ask. */
const PATIENCE_MS = 4_000;

const NO_ANSWER = 'The database does not answer.';

/** For anybody: without a path, a host or a version. */
const SENTENCES: Record<WriteTrouble, string> = {
  full: 'The disk of the server is full: nothing can be saved until its operator frees space.',
  'read-only': 'The database is read-only.',
  behind: 'The database tables are older than this program. The server must be restarted.',
};

type Database = Pick<Services, 'db' | 'settings'>;

const unavailable = (sentence: string, cause?: unknown) =>
  new Refusal('unavailable', sentence, undefined, cause);

/** Readiness check: what keeps the server from working, in words for its caller, or undefined. */
export async function findTrouble(app: FastifyInstance, database: Database): Promise<Error | undefined> {
  if (app.stopping) return unavailable('The server is shutting down.');
  if (app.starting) return unavailable('The server is starting.');
  const late = Promise.withResolvers<Error>();
  const timer = setTimeout(() => late.resolve(unavailable(NO_ANSWER)), PATIENCE_MS);
  return Promise.race([look(database), late.promise]).finally(() => clearTimeout(timer));
}

async function look({ db, settings }: Database): Promise<Error | undefined> {
  try {
    await requireTimeZone(db, settings.TIME_ZONE);
    const trouble = await findWriteTrouble(db, settings.LEAST_FREE_MB * MEGABYTE);
    return trouble && unavailable(SENTENCES[trouble]);
  } catch (error) {
    if (error instanceof TimeZoneMoved) return error;
    return unavailable(NO_ANSWER, error);
  }
}

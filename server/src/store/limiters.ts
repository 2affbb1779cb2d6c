import pLimit, { type LimitFunction } from 'p-limit';
import { engineOf } from './database.ts';
import type { Database } from './tables.ts';

/**
 * How many connections each of these takes at most, of the ten there are: they wait for each other's locks anyway, and
 * the rest is for who reads. Contact forms lock a table.
 */
const CONNECTIONS = { contactForms: 1, otherWrites: 4 };

type Limited = keyof typeof CONNECTIONS;

const limiters = new WeakMap<Database, Map<Limited, LimitFunction>>();

/** Semaphore on PostgreSQL's connections. SQLite has one, which whoever needs it waits for. */
export function limited<T>(db: Database, what: Limited, work: () => Promise<T>): Promise<T> {
  if (engineOf(db) === 'sqlite') return work();
  const ofDatabase = limiters.get(db) ?? new Map<Limited, LimitFunction>();
  limiters.set(db, ofDatabase);
  const limiter = ofDatabase.get(what) ?? pLimit(CONNECTIONS[what]);
  ofDatabase.set(what, limiter);
  return limiter(work);
}

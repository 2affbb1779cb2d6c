import type { CompiledQuery, QueryResult } from 'kysely';
import type { Database, Trx } from './tables.ts';

const ahead = new WeakSet<CompiledQuery>();
const together = new WeakSet<CompiledQuery>();
const results = new WeakMap<CompiledQuery, Promise<QueryResult<unknown>>>();

/**
 * Pipelining: on PostgreSQL the statements are sent in order without waiting for their results, so that they share the
 * round trip of whatever follows them, at the latest the commit. If one of them fails, that next statement rejects with
 * its error. On SQLite they are simply run.
 */
export async function sendAhead(trx: Trx, statements: readonly CompiledQuery[]): Promise<void> {
  for (const statement of statements) {
    ahead.add(statement);
    await trx.executeQuery(statement);
  }
}

export function isSentAhead(statement: CompiledQuery): boolean {
  return ahead.has(statement);
}

/**
 * Pipelining of a read: in a transaction on PostgreSQL, what is asked in the same turn shares one round trip. Kysely by
 * itself sends a statement of a transaction once the one before it is answered.
 */
export async function ask<O>(db: Database, query: CompiledQuery<O>): Promise<O[]> {
  together.add(query);
  const { rows } = await db.executeQuery(query);
  const result = results.get(query);
  // What the connection was asked for is what it answers.
  return result ? ((await result).rows as O[]) : rows;
}

export function isAskedTogether(query: CompiledQuery): boolean {
  return together.has(query);
}

/** Hands the result over to `ask`, which waits for it when the connection is free for the next statement. */
export function answerLater(query: CompiledQuery, result: Promise<QueryResult<unknown>>): void {
  // No unhandled rejection, should nobody wait for it.
  result.catch(() => undefined);
  results.set(query, result);
}

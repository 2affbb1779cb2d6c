import type { CompiledQuery } from 'kysely';
import type { Trx } from './tables.ts';

const ahead = new WeakSet<CompiledQuery>();

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

import type { CompiledQuery } from 'kysely';
import type { Trx } from './tables.ts';

const ahead = new WeakSet<CompiledQuery>();

/**
 * Pipelining: on PostgreSQL the statements are sent, in their order, and not waited for, so that what comes after them,
 * at last the commit, takes no round trip of its own. That fails by the first of them that failed.
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

import type { CompiledQuery } from 'kysely';
import { engineOf, perDatabase } from './database.ts';
import type { Database } from './tables.ts';

const statements = perDatabase(() => new Map<unknown, CompiledQuery<unknown>>());

/** Has PostgreSQL keep this statement and its plan on every connection that asks it: for the few that are asked often. */
export function keepPrepared(db: Database, { sql }: CompiledQuery): void {
  const { statementNames } = engineOf(db);
  if (!statementNames.has(sql)) statementNames.set(sql, `tawseel_${statementNames.size}`);
}

/** Statement cache: compiled once for each key, since that takes longer than to run it, and kept prepared. */
export function compiledOnce<O>(
  db: Database,
  key: unknown,
  compile: () => CompiledQuery<O>,
): CompiledQuery<O> {
  const known = statements(db);
  const statement = known.get(key) ?? compile();
  if (!known.has(key)) {
    known.set(key, statement);
    keepPrepared(db, statement);
  }
  // A key is of one statement.
  return statement as CompiledQuery<O>;
}

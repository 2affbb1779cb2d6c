import type { CompiledQuery } from 'kysely';
import { engineOf, perDatabase } from './database.ts';
import type { Database } from './tables.ts';

const statements = perDatabase(() => new Map<unknown, CompiledQuery<unknown>>());

/**
 * Makes PostgreSQL keep this statement and its plan on every connection that runs it; for the few frequent
 * statements.
 */
export function keepPrepared(db: Database, { sql }: CompiledQuery): void {
  const { statementNames } = engineOf(db);
  if (!statementNames.has(sql)) statementNames.set(sql, `tawseel_${statementNames.size}`);
}

/**
 * Returns a statement that is compiled once per key, because compiling takes longer than running it, and kept
 * prepared.
 */
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
  // Each key belongs to one statement type.
  return statement as CompiledQuery<O>;
}

/** Parameter placeholder in a compiled query. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Value = string | number | null;

/**
 * Returns a prepared query, built and compiled once per engine, for the few that every request runs: building one
 * costs more than SQLite takes to answer it. `build` gets slots in place of values and must not inspect them.
 */
export function prepared<V extends { [K in keyof V]: Value }, O>(
  build: (db: Database, slots: V) => { compile: () => CompiledQuery<O> },
): (db: Database, values: V) => Promise<O[]> {
  const bind = bound(build);
  return async (db, values) => (await db.executeQuery(bind(db, values))).rows;
}

/** Like `prepared`, but returns the query with its values instead of running it. */
export function bound<V extends { [K in keyof V]: Value }, O>(
  build: (db: Database, slots: V) => { compile: () => CompiledQuery<O> },
): (db: Database, values: V) => CompiledQuery<O> {
  // A slot has the type of the value it stands for, so that the query is type-checked as if it had the value.
  const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as V;
  return (db, values) => {
    const query = compiledOnce(db, build, () => build(db, slots).compile());
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? values[value.name as keyof V] : value,
    );
    return { ...query, parameters };
  };
}

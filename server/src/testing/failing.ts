import { sql } from 'kysely';
import type { Database } from '../platform/engine/tables.ts';

/** Failure in PL/pgSQL in place of an answer: a lost connection, or an error with this SQLSTATE. */
export const LOST = 'perform pg_terminate_backend(pg_backend_pid())';
export const raising = (code: string): string => `raise exception using errcode = '${code}'`;

/**
 * Creates fail_once() on PostgreSQL, which fails on its first call even if that is rolled back (sequences are not)
 * and then returns 1. If a table is named, an insert into it calls the function, at once or at the commit.
 */
export async function failsOnce(
  db: Database,
  how: string,
  table = 'meta',
  when: 'never' | 'at once' | 'at the commit' = 'never',
): Promise<void> {
  const statements = [
    'create sequence if not exists times',
    'alter sequence times restart',
    `create or replace function fail_once() returns int language plpgsql as $$
     begin if nextval('times') = 1 then ${how}; end if; return 1; end $$`,
    `create or replace function failing() returns trigger language plpgsql as $$
     begin perform fail_once(); return null; end $$`,
    `drop trigger if exists failing on ${table}`,
  ];
  if (when !== 'never') {
    const initially = when === 'at once' ? 'immediate' : 'deferred';
    statements.push(
      `create constraint trigger failing after insert on ${table} deferrable initially ${initially}
       for each row execute function failing()`,
    );
  }
  for (const statement of statements) await sql.raw(statement).execute(db);
}

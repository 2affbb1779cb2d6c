import { type RawBuilder, sql } from 'kysely';
import { engineOf } from './database.ts';
import type { Database, Tables } from './tables.ts';

/** Relation whose rows must not outlive a deleted parent. */
export type LiveRelation = {
  from: keyof Tables;
  column: string;
  to: keyof Tables;
  /** Description of the fault, to be displayed. */
  what: string;
  /** Condition that makes a row live, so that its parent must not be deleted. */
  live: RawBuilder<unknown>;
};

/** Counts the orphans of soft-deleted parents by relation, and returns a sentence for each. */
export async function findLeftBehind(db: Database, relations: readonly LiveRelation[]): Promise<string[]> {
  const found: string[] = [];
  for (const { from, column, to, what, live } of relations) {
    const named = sql.ref(`child.${column}`);
    const { rows } = await sql<{ n: number; first: string | null }>`
      select count(*) as n, min(${named}) as first from ${sql.table(from)} as child
      where ${live} and exists (
        select 1 from ${sql.table(to)} as parent where parent.id = ${named} and parent.deleted_at is not null
      )`.execute(db);
    const { n = 0, first = '' } = rows[0] ?? {};
    if (n > 0) found.push(`${n} times ${what} that was deleted (${column} ${first}).`);
  }
  return found;
}

type Orphans = { from: string; to: string; column: string; n: number; first: number };

/**
 * Counts foreign key violations by relation, and returns a sentence for each. Foreign keys prevent them, but on
 * SQLite a program that turns them off, or a damaged file, can cause them, so only SQLite is checked.
 */
export async function findOrphans(db: Database): Promise<string[]> {
  if (engineOf(db).name !== 'sqlite') return [];
  const { rows } = await sql<Orphans>`
    select orphan."table" as "from", orphan.parent as "to", key."from" as "column", count(*) as n,
      min(orphan.rowid) as first
    from pragma_foreign_key_check as orphan
      join pragma_foreign_key_list(orphan."table") as key on key.id = orphan.fkid
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  const found: string[] = [];
  for (const { from, to, column, n, first } of rows) {
    const named = await sql<{ id: string }>`
      select ${sql.ref(column)} as id from ${sql.table(from)} where rowid = ${first}`.execute(db);
    const names = n === 1 ? '1 row' : `${n} rows`;
    const verb = n === 1 ? 'names' : 'name';
    found.push(
      `${names} of ${from} ${verb} one of ${to} that does not exist (${column} ${named.rows[0]?.id}).`,
    );
  }
  return found;
}

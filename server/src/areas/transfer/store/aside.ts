import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import type { Table } from './table.ts';

type Part = { drop: string; make: string };

/**
 * Indexes, with how fine their statistics are, and foreign keys of these tables, but for what holds their primary keys:
 * made once at the end they cost a fraction of keeping them row by row. What needs another comes before it.
 */
async function listParts(target: Database, tables: readonly Table[]): Promise<Part[]> {
  const names = sql.join(tables.map(({ name }) => sql.lit(name)));
  const { rows } = await sql<Part>`
    select format('alter table %I drop constraint %I', held.relname, conname) as drop,
      format('alter table %I add constraint %I %s', held.relname, conname, pg_get_constraintdef(key.oid)) as make
    from pg_constraint as key join pg_class as held on held.oid = key.conrelid
    where contype = 'f' and held.relnamespace = current_schema()::regnamespace and held.relname in (${names})
    union all
    select format('alter index %I alter column %s set statistics -1', own.relname, attnum),
      format('alter index %I alter column %s set statistics %s', own.relname, attnum, attstattarget)
    from pg_attribute join pg_index on indexrelid = attrelid join pg_class as own on own.oid = indexrelid
      join pg_class as held on held.oid = indrelid
    where attstattarget > 0
      and held.relnamespace = current_schema()::regnamespace and held.relname in (${names})
    union all
    select format('drop index %I', own.relname), pg_get_indexdef(own.oid)
    from pg_index join pg_class as own on own.oid = indexrelid join pg_class as held on held.oid = indrelid
    where held.relnamespace = current_schema()::regnamespace and held.relname in (${names})
      and not exists (select 1 from pg_constraint where contype in ('p', 'u', 'x') and conindid = indexrelid)
  `.execute(target);
  return rows;
}

/** Drops them, and hands back the statements that make them again, indexes first. */
export async function putAside(trx: Trx, tables: readonly Table[]): Promise<string[]> {
  const parts = await listParts(trx, tables);
  for (const { drop } of parts) await sql.raw(drop).execute(trx);
  return parts.map(({ make }) => make).reverse();
}

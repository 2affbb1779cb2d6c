import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { UserError } from '../../../platform/user-error.ts';
import { countAll, type Table, type Value } from './table.ts';

/** State of an unfinished transfer, stored in a table of the target that is dropped at the end. */
export type State = {
  /** Source machine and file. */
  from: string;
  /** Statements that create the removed indexes and keys again. */
  aside: string[];
  /** Key of the last copied row, by table. */
  after: Record<string, Value[]>;
};

type Part = { drop: string; make: string };

/**
 * Lists indexes, with their statistics targets, and foreign keys of these tables, except primary keys: creating them
 * once at the end costs a fraction of maintaining them for each row. Dependent objects come first.
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

/** Drops them, and returns the statements that create them again, indexes first. */
async function putAside(trx: Trx, tables: readonly Table[]): Promise<string[]> {
  const parts = await listParts(trx, tables);
  for (const { drop } of parts) await sql.raw(drop).execute(trx);
  return parts.map(({ make }) => make).reverse();
}

const TABLE = sql.raw('unfinished_transfer');

const another = () => new UserError('Another migrate-to is running on the same PostgreSQL database.');

async function findState(target: Database): Promise<State | undefined> {
  const { rows: known } = await sql`select to_regclass('unfinished_transfer') as found`.execute(target);
  if ((known[0] as { found: string | null }).found === null) return undefined;
  const { rows } = await sql<{ state: string }>`select state from ${TABLE}`.execute(target);
  return rows[0] && JSON.parse(rows[0].state);
}

/**
 * Returns the state of the transfer from this source, new or continued. Throws a UserError if the target belongs to
 * another one.
 */
export async function beginOrGoOn(
  target: Database,
  tables: readonly Table[],
  { from, location, movedTo }: { from: string; location: string; movedTo: string | undefined },
): Promise<State> {
  const known = await findState(target);
  if (known?.from === from) return known;
  if (known) {
    throw new UserError(
      `${location} holds an unfinished migration of ${known.from}, not of this business. Finish it there, or make ` +
        'the database again with dropdb and createdb.',
    );
  }
  return target.transaction().execute(async (trx) => {
    if ((await countAll(trx, tables)) > 0) {
      if (movedTo === location) {
        throw new UserError(
          `The business was already moved to ${location}. Set DATABASE_URL to it and start Tawseel. Nothing was changed.`,
        );
      }
      throw new UserError(
        `${location} already holds a business. Use an empty database (createdb). Nothing was changed.`,
      );
    }
    const state: State = { from, aside: await putAside(trx, tables), after: {} };
    await sql`create table ${TABLE} (state text not null)`.execute(trx);
    await sql`insert into ${TABLE} values (${JSON.stringify(state)})`.execute(trx);
    return state;
  });
}

/** Compare-and-set: of two concurrent transfers, one is refused. */
export async function changeState(trx: Trx, known: State, next: State): Promise<State> {
  const { numAffectedRows } = await sql`
    update ${TABLE} set state = ${JSON.stringify(next)} where state = ${JSON.stringify(known)}`.execute(trx);
  if (numAffectedRows !== 1n) throw another();
  return next;
}

/** Creates the removed indexes and keys, and deletes the state, all or nothing. */
export async function finish(
  target: Database,
  known: State,
  onMade: (made: number, of: number) => void,
): Promise<void> {
  await target.transaction().execute(async (trx) => {
    await changeState(trx, known, known);
    for (const [made, statement] of known.aside.entries()) {
      onMade(made, known.aside.length);
      await sql.raw(statement).execute(trx);
    }
    await sql`drop table ${TABLE}`.execute(trx);
  });
  onMade(known.aside.length, known.aside.length);
}

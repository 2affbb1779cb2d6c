import { existsSync, renameSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import { engineOf, openSqlite } from '../../../platform/engine/database.ts';
import { insertRows } from '../../../platform/engine/insert-rows.ts';
import { deleteFact, findFact, setFact } from '../../../platform/engine/meta.ts';
import { migrate } from '../../../platform/engine/migrate.ts';
import { makeFolder } from '../../../platform/engine/open.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { UserError } from '../../../platform/user-error.ts';
import { findUnfinishedImport } from '../../orders/store/unfinished-import.ts';
import { difference, fingerprint } from './fingerprint.ts';
import { countAll, listTables, readSlices, type Table } from './table.ts';
import { counting, type OnRows, type OnStep, type Transferred, timed } from './transfer.ts';

/**
 * Copies a business from PostgreSQL into a new file of an embedded database, and compares the two. PostgreSQL is
 * locked against writes meanwhile. The file gets its final name when it is complete; an interrupted copy starts
 * again.
 */
export async function transferToFile(source: Database, file: string, onStep: OnStep): Promise<Transferred[]> {
  if (existsSync(file)) {
    throw new UserError(`There is ${file} already. Set DATA_DIR to another folder; nothing was changed.`);
  }
  makeFolder(file);
  const unfinished = `${file}.unfinished`;
  removeDatabase(unfinished);
  const { db: target } = openSqlite(unfinished);
  try {
    await migrate(target, unfinished);
    // Rows are inserted table by table, and are only final once the file has its name.
    await sql`pragma foreign_keys = off`.execute(target);
    await sql`pragma synchronous = off`.execute(target);
    const done = await source.transaction().execute((trx) => moveRows(trx, target, { file, onStep }));
    await endSessions(source);
    await target.destroy();
    renameSync(unfinished, file);
    return done;
  } catch (error) {
    await target.destroy();
    throw error;
  } finally {
    removeDatabase(unfinished);
  }
}

async function moveRows(
  source: Trx,
  target: Database,
  { file, onStep }: { file: string; onStep: OnStep },
): Promise<Transferred[]> {
  // A run that was killed at its end has left the source read-only.
  await sql`set transaction read write`.execute(source);
  const tables = await listTables(target);
  await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in share mode`.execute(source);
  const [unfinished] = await findUnfinishedImport(source);
  if (unfinished) throw new UserError(unfinished);
  const total = await countAll(source, tables);
  const onCopied = counting(onStep, 'Copying', total);
  const onCompared = counting(onStep, 'Comparing', 2 * total);
  const done: Transferred[] = [];
  const copied = new Map<string, number>();
  for (const { table, since } of timed(tables)) {
    await copy(source, target, table, onCopied);
    copied.set(table.name, since());
  }
  for (const { table, since } of timed(tables)) {
    const print = await fingerprint(source, table, onCompared);
    const differs = difference(print, await fingerprint(target, table, onCompared));
    if (differs !== undefined) throw new UserError(`${table.name} is not the same in ${file}: ${differs}.`);
    done.push({ table: table.name, rows: print.rows, ms: (copied.get(table.name) ?? 0) + since() });
  }
  await deleteFact(target, 'moved_to');
  await sql`pragma synchronous = full`.execute(target);
  await engineOf(target).cutLog(target);
  // Before the target becomes a business: if the process is killed in between, neither of the two starts, rather than
  // both.
  await setFact(source, 'moved_to', file);
  await setClosed(source, true);
  return done;
}

async function copy(source: Database, target: Database, table: Table, onRows: OnRows): Promise<void> {
  for await (const rows of readSlices(source, table)) {
    await target
      .transaction()
      // The columns were read from the table itself.
      .execute((trx) => insertRows(trx, table.name as keyof Tables, rows as never[]));
    onRows(rows.length);
  }
}

function removeDatabase(file: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
}

/** Sets whether PostgreSQL refuses writes in future sessions, including those of a running server. */
async function setClosed(source: Trx, isClosed: boolean): Promise<void> {
  const setting = isClosed ? 'set default_transaction_read_only = on' : 'reset default_transaction_read_only';
  const alter = `begin execute format('alter database %I ${setting}', current_database()); end`;
  await sql.raw(`do $$ ${alter} $$`).execute(source);
}

/** Ends the sessions from before, which are waiting to write. */
async function endSessions(source: Database): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`.execute(
    source,
  );
}

/** Reopens a business on PostgreSQL that was moved into a file; returns false if it was not moved. */
export async function reopen(source: Database): Promise<boolean> {
  return source.transaction().execute(async (trx) => {
    await sql`set transaction read write`.execute(trx);
    if ((await findFact(trx, 'moved_to')) === undefined) return false;
    await deleteFact(trx, 'moved_to');
    await setClosed(trx, false);
    return true;
  });
}

import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { migrate } from '../../../platform/engine/migrate.ts';
import { findOrphans } from '../../../platform/engine/orphans.ts';
import { isBusy, NodeSqliteDialect } from '../../../platform/engine/sqlite-dialect.ts';
import type { Database, Tables } from '../../../platform/engine/tables.ts';
import { UserError } from '../../../platform/user-error.ts';
import { findUnfinishedImport } from '../../orders/store/unfinished-import.ts';
import { listTables, type Table, type Value } from './table.ts';

/**
 * Opens the file of an embedded database exclusively: no other process can open it meanwhile, not even to read.
 * Throws a UserError if a server or a command has it open.
 */
export async function openAlone(file: string): Promise<Database> {
  const connection = new DatabaseSync(file, { timeout: 0 });
  try {
    // Set before the file is first read, this requests the lock that every other connection shares.
    connection.exec('pragma locking_mode = exclusive; pragma foreign_keys = on; begin immediate; commit');
  } catch (error) {
    connection.close();
    if (!isBusy(error)) throw error;
    throw new UserError(`Another program has ${file} open. Stop the server first: new data would be lost.`);
  }
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection, 0) });
  await migrate(db, file);
  return db;
}

/** Returns a sentence for each problem of an embedded database that PostgreSQL would refuse. */
export async function findUntransferable(source: Database): Promise<string[]> {
  const found = [...(await findOrphans(source)), ...(await findUnfinishedImport(source))];
  for (const table of await listTables(source)) found.push(...(await findNul(source, table)));
  return found;
}

/** Finds NUL characters, which SQLite allows in text and PostgreSQL does not. */
async function findNul(source: Database, table: Table): Promise<string[]> {
  if (table.text.length === 0) return [];
  const tests = table.text.map((name) => sql`instr(${sql.ref(name)}, char(0)) > 0`);
  const each = tests.map((test, index) => sql`max(${test}) as ${sql.ref(table.text[index]!)}`);
  const [key = ''] = table.key;
  const { rows } = await sql<Record<'n' | 'key', Value> & Record<string, Value>>`
    select count(*) as n, min(${sql.ref(key)}) as key, ${sql.join(each)}
    from ${sql.table(table.name)} where ${sql.join(tests, sql` or `)}`.execute(source);
  const [answer] = rows;
  if (!answer?.n) return [];
  const columns = table.text.filter((name) => answer[name] === 1);
  const many = answer.n === 1 ? '1 row of' : `${answer.n} rows of`;
  return [
    `${many} ${table.name} (${key} ${JSON.stringify(answer.key)}): a NUL character stands in ${columns.join(', ')}, ` +
      'which PostgreSQL does not keep.',
  ];
}

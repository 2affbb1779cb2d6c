import { DatabaseSync } from 'node:sqlite';
import { openPostgres } from '@tawseel/server/src/platform/engine/database.ts';
import { migrate } from '@tawseel/server/src/platform/engine/migrate.ts';
import { databaseFile } from '@tawseel/server/src/platform/engine/open.ts';
import { makeDatabase, psql } from './psql.ts';

/** Characters of one write to psql. */
const CHUNK = 1 << 18;

type Value = string | number | bigint | null;

const SPECIAL = /[\\\t\n\r]/g;
const ESCAPED: { [character: string]: string } = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A value in COPY's text format. */
function toField(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value !== 'string') return String(value);
  return value.replace(SPECIAL, (character) => ESCAPED[character] ?? character);
}

/** The rows of a table in COPY's text format, some thousand at a time. */
function* toCopy(connection: DatabaseSync, table: string, columns: string): Generator<string> {
  const statement = connection.prepare(`select ${columns} from ${table}`);
  statement.setReturnArrays(true);
  let chunk = '';
  for (const row of statement.iterate() as Iterable<unknown> as Iterable<Value[]>) {
    chunk += `${row.map(toField).join('\t')}\n`;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

/**
 * Makes the database at `url` anew with the rows of a filled SQLite, by COPY and without its indexes, which come
 * last. `maintenance` names another database of the cluster.
 */
export async function fillPostgres(maintenance: string, url: string, dataDir: string): Promise<void> {
  await makeDatabase(maintenance, url);
  const db = openPostgres(url);
  await migrate(db);
  await db.destroy();
  // As JSON: the index of searches has a line end in its expression, and with another sign there no search would use it.
  const definitions = await psql(url, [
    `select to_json(indexdef) from pg_indexes where tablename = 'orders'
       and indexname::regclass not in (select conindid from pg_constraint)
     union all
     select to_json(format('alter index %s alter column %s set statistics %s', indexrelid::regclass, attnum, attstattarget))
     from pg_attribute join pg_index on indexrelid = attrelid
     where indrelid = 'orders'::regclass and attstattarget > 0`,
  ]);
  const indexes = definitions.map((definition): string => JSON.parse(definition));
  const names = indexes.flatMap((definition) => /INDEX (\S+) ON/.exec(definition)?.[1] ?? []);
  await psql(url, [`drop index ${names.join(', ')}`]);
  const tables = await psql(url, [
    "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  ]);
  await psql(url, [`truncate ${tables.join(', ')}`]);
  const source = new DatabaseSync(databaseFile({ DATA_DIR: dataDir }), { readOnly: true });
  // Orders first: what is emptied and written in one transaction needs no log, but empties what points to it.
  for (const table of ['orders', ...tables.filter((each) => each !== 'orders')]) {
    const columns = source.prepare('select name from pragma_table_info(?)').all(table);
    const list = columns.map(({ name }) => String(name)).join(', ');
    const copy = `copy ${table} (${list}) from stdin`;
    const statements =
      table === 'orders'
        ? ['set client_min_messages = error', `truncate ${table} cascade`, `${copy} (freeze)`]
        : [copy];
    const all = ['begin', 'set local session_replication_role = replica', ...statements, 'commit'];
    await psql(url, all, toCopy(source, table, list));
  }
  source.close();
  for (const definition of indexes) await psql(url, [definition]);
  await psql(url, ['vacuum analyze']);
}

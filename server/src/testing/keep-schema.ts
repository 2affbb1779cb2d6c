// npm run keep-schema: writes the schema that this version needs, which a start compares, and the newest schema with data
// in place into platform/engine/migrations/released/, for each engine. Run when a migration is done; what is kept of one
// is never written again.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { engineOf, openPostgres, openSqlite } from '../platform/engine/database.ts';
import { expectedSchemaFile, readSchema } from '../platform/engine/expected-schema.ts';
import { migrate, migrationNames } from '../platform/engine/migrate.ts';
import type { Database } from '../platform/engine/tables.ts';
import { hashToken } from '../platform/security/tokens.ts';
import { startApp } from './app.ts';
import { fillEveryTable } from './every-table.ts';
import { startCluster } from './postgres.ts';
import { dataFolder } from './process.ts';
import { RELEASED, RELEASED_TOKEN } from './released.ts';

async function fill(db: Database): Promise<void> {
  await migrate(db);
  const lines = await readSchema(db);
  writeFileSync(expectedSchemaFile(engineOf(db).name), `${lines.join('\n')}\n`);
  const { token } = await fillEveryTable(db);
  // The administrator of the tests, whose password is known.
  await (await startApp(db)).app.close();
  const session = { token_hash: hashToken(RELEASED_TOKEN) };
  await db.updateTable('sessions').set(session).where('token_hash', '=', hashToken(token)).execute();
  await db.destroy();
}

/** Returns all statements that recreate the file; the search indexes are rebuilt from its orders. */
function dumpSqlite(file: string): string {
  const connection = new DatabaseSync(file);
  const parts = connection
    .prepare(
      `select parts.name, parts.type, parts.sql, list.type as kind from sqlite_schema as parts
        left join pragma_table_list as list on list.name = parts.name and list.schema = 'main'
        where parts.sql is not null order by parts.rowid`,
    )
    .all()
    .filter(({ kind }) => kind !== 'shadow');
  const inserts = parts
    .filter(({ type, kind }) => type === 'table' && kind !== 'virtual')
    .flatMap(({ name }) => insertsOf(connection, String(name)));
  const ofKind = (holdsRows: boolean) =>
    parts
      .filter(({ type }) => (type === 'table' || type === 'view') === holdsRows)
      .map(({ sql }) => String(sql));
  connection.close();
  const rebuilds = ['orders_search', 'orders_search_folded'].map(
    (index) => `insert into ${index}(${index}) values ('rebuild')`,
  );
  return [...ofKind(true), ...inserts, ...rebuilds, ...ofKind(false)].map((line) => `${line};\n`).join('');
}

function insertsOf(connection: DatabaseSync, table: string): string[] {
  const columns = connection.prepare(`pragma table_info("${table}")`).all();
  const names = columns.map(({ name }) => `"${name}"`);
  const quoted = names.map((name) => `quote(${name})`).join(` || ', ' || `);
  const rows = connection.prepare(`select ${quoted} as row from "${table}"`).all();
  return rows.map(({ row }) => `insert into "${table}" (${names.join(', ')}) values (${row})`);
}

/** Returns a dump without pg_dump's own lines: settings of its session, comments, commands for psql. */
function dumpPostgres(url: string): string {
  const words = ['--inserts', '--column-inserts', '--no-owner', '--no-privileges', '--no-comments', url];
  const text = execFileSync('pg_dump', words, { encoding: 'utf8', maxBuffer: 100_000_000 });
  const lines = text
    .split('\n')
    .filter((line) => !/^(--|\\|SET |SELECT pg_catalog\.set_config|$)/.test(line));
  return `${lines.join('\n')}\n`;
}

const newest = migrationNames.at(-1)!;
const fileOf = (engine: string) => path.join(RELEASED, `${newest}.${engine}.sql`);
const cluster = startCluster();
if (!cluster) throw new Error('This wants PostgreSQL installed, initdb and pg_dump.');
const { folder, remove } = dataFolder();
try {
  const file = path.join(folder, 'tawseel.db');
  await fill(openSqlite(file).db);
  await fill(openPostgres(cluster.url));
  const isKept = ['sqlite', 'postgres'].every((engine) => existsSync(fileOf(engine)));
  if (!isKept) {
    writeFileSync(fileOf('sqlite'), dumpSqlite(file));
    writeFileSync(fileOf('postgres'), dumpPostgres(cluster.url));
  }
  console.log(isKept ? `${newest} is kept already.` : `${newest} is kept in ${RELEASED}.`);
} finally {
  await cluster.stop();
  remove();
}
execFileSync(process.execPath, [
  path.join(import.meta.dirname, '../../../tools/landed-migrations.ts'),
  '--keep',
]);

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { restoreAdvice } from '../typed-command.ts';
import { UserError } from '../user-error.ts';
import { engineOf } from './database.ts';
import type { EngineName } from './engine.ts';
import type { Database } from './tables.ts';

/** Differences that a refusal names; an emptied schema has hundreds. */
const MOST_NAMED = 5;

/** Part of a schema as a line: `<kind> <table>[.<name>]: <definition>`. */
type Line = string;

/** Tables that the program creates for a while, and those of the migrator. */
const OWN_TABLES = "'kysely_migration', 'kysely_migration_lock', 'unfinished_import', 'unfinished_transfer'";

/** File with the schema that this version needs; `npm run keep-schema` writes it. */
export function expectedSchemaFile(engine: EngineName): string {
  return path.join(import.meta.dirname, 'migrations', `expected.${engine}.txt`);
}

const LISTED = `pragma_table_list as list join sqlite_schema as parts on parts.name = list.name
  where list.schema = 'main' and list.type in ('table', 'virtual') and list.name not like 'sqlite_%'
    and list.name not in (${OWN_TABLES})`;

/** Each selects parts and their definitions. */
const SQLITE = [
  `select 'table ' || list.name as part, case list.type when 'virtual' then parts.sql else '' end as text from ${LISTED}`,
  `select 'column ' || list.name || '.' || columns.name, concat_ws(' ', columns.type,
     case when columns."notnull" then 'not null' end, 'default ' || columns.dflt_value,
     case when columns.pk then 'key ' || columns.pk end, case when columns.hidden then 'generated' end)
   from ${LISTED.replace(' where', ' join pragma_table_xinfo(list.name) as columns where')} and list.type = 'table'`,
  `select 'reference ' || list.name || '.' || keys."from",
     concat_ws(' ', keys."table", keys."to", 'on delete', keys.on_delete)
   from ${LISTED.replace(' where', ' join pragma_foreign_key_list(list.name) as keys where')}`,
  `select 'checks ' || list.name, parts.sql from ${LISTED} and list.type = 'table' and parts.sql like '%check%'`,
  `select type || ' ' || tbl_name || '.' || name, sql from sqlite_schema
   where type in ('index', 'trigger', 'view') and sql is not null`,
];

const OWN = `pg_class as held where held.relnamespace = current_schema()::regnamespace and held.relkind in ('r', 'p')
  and held.relname not in (${OWN_TABLES})`;

const POSTGRES = [
  `select 'table ' || held.relname as part, '' as text from ${OWN}`,
  `select 'column ' || held.relname || '.' || columns.attname, concat_ws(' ',
     format_type(columns.atttypid, columns.atttypmod), case when columns.attnotnull then 'not null' end,
     nullif(columns.attgenerated, ''), pg_get_expr(filled.adbin, filled.adrelid))
   from pg_attribute as columns left join pg_attrdef as filled on adrelid = attrelid and adnum = attnum, ${OWN}
     and columns.attrelid = held.oid and columns.attnum > 0 and not columns.attisdropped`,
  `select 'constraint ' || held.relname || '.' || rules.conname, pg_get_constraintdef(rules.oid)
   from pg_constraint as rules, ${OWN} and rules.conrelid = held.oid and rules.contype in ('c', 'f', 'p', 'u')`,
  `select 'index ' || held.relname || '.' || own.relname, pg_get_indexdef(own.oid)
   from pg_index join pg_class as own on own.oid = indexrelid, ${OWN} and indrelid = held.oid
     and not exists (select 1 from pg_constraint where conindid = indexrelid)`,
  `select 'trigger ' || held.relname || '.' || triggers.tgname, pg_get_triggerdef(triggers.oid)
   from pg_trigger as triggers, ${OWN} and tgrelid = held.oid and not tgisinternal`,
];

const CHECK = /check \((?:[^()]|\([^()]*\))*\)/gi;

/** Reduces a definition to what it means: versions of PostgreSQL, and SQLite's own edits, differ in the rest. */
function plainDefinition(part: string, text: string, schema: string): string {
  const meant = part.startsWith('checks ') ? (text.match(CHECK) ?? []).sort().join(' ') : text;
  return meant
    .replaceAll(`${schema}.`, '')
    .replace(/::(?:text|character varying|bigint)(?:\[\])?/g, '')
    .replace(/["()\s]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Reads the schema of a database, a line for each table, column, check, reference, index and trigger. */
export async function readSchema(db: Database): Promise<Line[]> {
  const isSqlite = engineOf(db).name === 'sqlite';
  const { rows: names } = isSqlite
    ? { rows: [{ name: 'main' }] }
    : await sql<{ name: string }>`select quote_ident(current_schema()) as name`.execute(db);
  const query = (isSqlite ? SQLITE : POSTGRES).join(' union all ');
  const { rows } = await sql.raw<{ part: string; text: string }>(query).execute(db);
  return rows.map(({ part, text }) => `${part}: ${plainDefinition(part, text, names[0]!.name)}`).sort();
}

const partOf = (line: Line) => line.slice(0, line.indexOf(':'));
const tableOf = (line: Line) => /^\S+ ([^.:]+)/.exec(line)?.[1];

/** Names the parts that are missing or different, without those of a missing table. */
function namesOf(expected: readonly Line[], actual: readonly Line[]): string[] {
  const there = new Set(actual);
  const parts = new Set(actual.map(partOf));
  const lines = expected.filter((line) => !there.has(line));
  const missing = new Set(
    lines.filter((line) => line.startsWith('table ') && !parts.has(partOf(line))).map(tableOf),
  );
  return lines
    .filter((line) => line.startsWith('table ') || !missing.has(tableOf(line)))
    .map((line) => (parts.has(partOf(line)) ? `${partOf(line)} (another one is there)` : partOf(line)));
}

/**
 * Throws a UserError that names what is missing if the schema is not the one that this version needs. Additions, such
 * as an index of the user's own, are accepted.
 */
export async function refuseOtherSchema(db: Database, location: string): Promise<void> {
  const { name } = engineOf(db);
  const expected = readFileSync(expectedSchemaFile(name), 'utf8').trim().split('\n');
  const names = namesOf(expected, await readSchema(db));
  if (names.length === 0) return;
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  throw new UserError(
    `${location} does not have the schema of this version: it lacks ${names.slice(0, MOST_NAMED).join(', ')}${more}. ` +
      (name === 'sqlite' ? restoreAdvice() : 'Restore a backup into an empty database with: pg_restore'),
  );
}

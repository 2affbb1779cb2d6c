import { sql } from 'kysely';
import { rowsFromJson } from '../../../platform/engine/insert-rows.ts';
import type { Database } from '../../../platform/engine/tables.ts';

export type Value = string | number | null;
export type Row = Record<string, Value>;

/** Table to transfer, without generated columns and the search index, which the database creates itself. */
export type Table = {
  name: string;
  columns: string[];
  text: string[];
  /** Primary key. */
  key: string[];
  /** Integer columns outside of the key: money, counts, measures. */
  numbers: string[];
};

type Column = { table: string; name: string; type: string; place: number };

/** Lists every table of an embedded database that has its own rows. */
export async function listTables(source: Database): Promise<Table[]> {
  const { rows } = await sql<Column>`
    select list.name as "table", info.name, lower(info.type) as type, info.pk as place
    from pragma_table_list as list join pragma_table_info(list.name) as info
    where list.schema = 'main' and list.type = 'table'
      and list.name not glob 'sqlite_*' and list.name not glob 'kysely_*'
    order by list.name, info.cid`.execute(source);
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => {
    const named = (wanted: Column[]) => wanted.map((column) => column.name);
    return {
      name,
      columns: named(columns),
      text: named(columns.filter(({ type }) => type === 'text')),
      key: named(columns.filter(({ place }) => place > 0).sort((one, other) => one.place - other.place)),
      numbers: named(columns.filter(({ type, place }) => place === 0 && /int/.test(type))),
    };
  });
}

/** Small enough for constant memory, large enough that the round trip does not matter. */
const ROWS_AT_ONCE = 1000;

/** Reads a table in keyset slices, in the order of its key, which depends on the database. */
export async function* readSlices(db: Database, table: Table, after?: Value[]): AsyncGenerator<Row[]> {
  const columns = sql.join(table.columns.map((name) => sql.ref(name)));
  const key = sql.join(table.key.map((name) => sql.ref(name)));
  let last = after;
  for (;;) {
    const beyond = last ? sql`where (${key}) > (${sql.join(last)})` : sql``;
    const { rows } = await sql<Row>`
      select ${columns} from ${sql.table(table.name)} ${beyond} order by ${key} limit ${ROWS_AT_ONCE}`.execute(
      db,
    );
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    last = keyOf(table, end);
  }
}

export function keyOf(table: Table, row: Row): Value[] {
  return table.key.map((name) => row[name] ?? null);
}

export async function writeSlice(target: Database, table: Table, rows: readonly Row[]): Promise<void> {
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table.name)} (${columns})
    ${rowsFromJson(table.name, table.columns, rows)}`.execute(target);
}

export async function countAll(db: Database, tables: readonly Table[]): Promise<number> {
  let all = 0;
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db);
    all += rows[0]?.n ?? 0;
  }
  return all;
}

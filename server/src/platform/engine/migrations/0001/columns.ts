import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

type Type = 'text' | 'integer' | 'bigint' | 'double precision';
/** NOT NULL unless the type ends in a question mark. */
type Plain = Type | 'text?' | 'integer?' | 'bigint?' | 'double precision?';
/** Closed set of values, enforced by a CHECK constraint. */
type Choice = { type: Type; among: readonly (string | number)[]; default?: number };
/** Column with a default. */
type Filled = { type: 'text'; default: string };
/** Generated column. */
type Generated = { type: 'integer?'; generated: string };
/** Foreign key: the id of a row in another table. */
type Pointer = { type: 'text' | 'text?'; to: string; generated?: string; cascade?: true };
export type Columns = Record<string, Plain | Choice | Filled | Generated | Pointer>;

// Values as of this release: the program's lists may change, a released migration never does.
export const DELIVERY_TYPES = among('urgent', 'normal');
export const TRACKING_STATUSES = among(
  'created',
  'accepted',
  'unpick',
  'pickup',
  'warehouse',
  'assignedtodriver',
  'delivered',
  'return',
);
export const YES_OR_NO: Choice = { type: 'integer', among: [0, 1] };
export const NO: Choice = { ...YES_OR_NO, default: 0 };
export const EMPTY: Filled = { type: 'text', default: '' };
/** Account that a row belongs to; the row is deleted with it. */
export const OF_ACCOUNT: Pointer = { type: 'text', to: 'accounts', cascade: true };
/** Empty if there is no company, because a unique index treats two NULLs as different; the foreign key needs NULL. */
export const COMPANY: Pointer = { type: 'text?', to: 'senders', generated: "nullif(company_id, '')" };

export function among(...words: string[]): Choice {
  return { type: 'text', among: words };
}

/** Returns a foreign key to a table. Soft-deleted rows stay, so references to them remain valid. */
export function to(table: string): Pointer {
  return { type: 'text', to: table };
}

function withColumns(table: CreateTableBuilder<string>, columns: Columns): CreateTableBuilder<string> {
  let made = table;
  for (const [name, column] of Object.entries(columns)) {
    const parts = typeof column === 'string' ? { type: column } : column;
    const type = parts.type.replace('?', '') as Type;
    made = made.addColumn(name, type, (column) => {
      const given = 'default' in parts ? column.defaultTo(parts.default) : column;
      const sure = parts.type.endsWith('?') ? given : given.notNull();
      if ('among' in parts)
        return sure.check(sql`${sql.ref(name)} in (${sql.join(parts.among.map(sql.lit))})`);
      const generated = 'generated' in parts ? parts.generated : undefined;
      const made = generated ? sure.generatedAlwaysAs(sql.raw(generated)).stored() : sure;
      if (!('to' in parts)) return made;
      const pointing = made.references(`${parts.to}.id`);
      return parts.cascade ? pointing.onDelete('cascade') : pointing;
    });
  }
  return made;
}

/** Returns functions that create tables and indexes in a database. */
export function schemaOf(db: Kysely<unknown>) {
  const table = (name: string, key: string[], columns: Columns) =>
    withColumns(db.schema.createTable(name), columns).addPrimaryKeyConstraint(`${name}_pkey`, key as never);
  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns);
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  return { table, index, run };
}

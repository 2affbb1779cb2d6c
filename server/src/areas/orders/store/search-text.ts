import { setImmediate } from 'node:timers/promises';
import { SEARCHED_OF_ORDERS } from '@tawseel/contract/facts/searches';
import { trackingIdForms } from '@tawseel/contract/facts/tracking-id';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import type { Database, Tables } from '../../../platform/engine/tables.ts';
import type { SearchFilter } from './order-filter.ts';

const COLUMNS = {
  trackingID: 'orders.tracking_id',
  receiverName: 'orders.receiver_name',
  reference: 'orders.reference',
} as const satisfies Record<(typeof SEARCHED_OF_ORDERS)[number], `orders.${keyof Tables['orders']}`>;
const ALL_COLUMNS = SEARCHED_OF_ORDERS.map((text) => COLUMNS[text]);

/** Three letters or figures in a row: the trigrams that both databases have an index of. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;
/** What every tracking ID of ours begins with has trigrams that tell none from another. */
const OUR_PREFIX = /^tws-/i;

/** What is looked up of a text in the trigram index, or undefined where it has no trigram. */
export function indexedPart(text: string): string | undefined {
  const part = text.replace(OUR_PREFIX, '');
  return TRIGRAM.test(part) ? part : undefined;
}

/** What may stand in an order: the text as it was typed and, in tracking IDs alone, what it may stand for there. */
export function formsOf({ search = '', idsAlone = false }: SearchFilter) {
  const [typed = search, ...others] = trackingIdForms(search);
  const alone = (text: string) => ({ text, columns: [COLUMNS.trackingID] });
  return [idsAlone ? alone(typed) : { text: typed, columns: ALL_COLUMNS }, ...others.map(alone)];
}

/** Whether an order of `orders` contains the text that is searched for. */
export function containsText(db: Database, filter: SearchFilter): RawBuilder<SqlBool> {
  const contains = engineOf(db) === 'postgres' ? containsOnPostgres : containsOnSqlite;
  const forms = formsOf(filter).map(({ text, columns }) => contains(columns, text));
  return sql<SqlBool>`(${sql.join(forms, sql` or `)})`;
}

function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The three texts as one, in the words of the trigram index. */
const JOINED = sql`lower((tracking_id || E'\\n' || reference || E'\\n' || receiver_name) collate "default")`;

/** Tracking IDs are sorted by letter alone, which knows the cases of English only: hence the database's collation. */
function containsOnPostgres(columns: readonly string[], text: string): RawBuilder<SqlBool> {
  const pattern = sql`lower(${likePattern(text)}) escape '\\'`;
  const within = columns.map((column) => sql`lower(${sql.ref(column)} collate "default") like ${pattern}`);
  // No line end of a text is the one between two.
  const isWithinOne = columns.length < ALL_COLUMNS.length || text.includes('\n');
  return isWithinOne
    ? sql<SqlBool>`(${JOINED} like ${pattern} and (${sql.join(within, sql` or `)}))`
    : sql<SqlBool>`${JOINED} like ${pattern}`;
}

function containsOnSqlite(columns: readonly string[], text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(
    columns.map((column) => contains(column, text)),
    sql` or `,
  )})`;
}

/** LIKE takes the cases of English letters for one; GLOB, eight times as slow, is told those of any: '*[éÉ][lL]*'. */
function contains(column: string, text: string): RawBuilder<SqlBool> {
  const letters = [...text].map(casesOf);
  if (!letters.some(([letter = '', other]) => other && letter > '\x7f'))
    return sql<SqlBool>`${sql.ref(column)} like ${likePattern(text)} escape '\\'`;
  const sets = letters.map((cases) =>
    cases.length > 1 || '*?['.includes(cases[0] ?? '') ? `[${cases.join('')}]` : cases[0],
  );
  return sql<SqlBool>`${sql.ref(column)} glob ${`*${sets.join('')}*`}`;
}

/** The letter in each of its cases. */
function casesOf(letter: string): string[] {
  const cases = new Set([letter, letter.toLowerCase(), letter.toUpperCase()]);
  return [...cases].filter((one) => [...one].length === 1);
}

/** Orders whose texts are read in one statement; others are served in between. */
const READ_AT_ONCE = 2_000;
/** The same on SQLite of a long text, which LIKE may compare to its end at every place of a repetitive one: some 15 ms. */
const READ_OF_LONG = 250;
const LONG = 6;

/** Those of some orders, in their order, that contain the text, up to a limit. */
export async function keepContaining(
  db: Database,
  filter: SearchFilter,
  seqs: readonly number[],
  limit: number,
): Promise<number[]> {
  const kept: number[] = [];
  const isLong = engineOf(db) === 'sqlite' && (filter.search ?? '').length > LONG;
  const size = isLong ? READ_OF_LONG : READ_AT_ONCE;
  for (let start = 0; start < seqs.length && kept.length < limit; start += size) {
    const some = seqs.slice(start, start + size);
    const { rows } = await sql<{ seq: number }>`
      select seq from orders where seq in (${sql.raw(some.join())}) and ${containsText(db, filter)}`.execute(
      db,
    );
    const hits = new Set(rows.map(({ seq }) => seq));
    kept.push(...some.filter((seq) => hits.has(seq)));
    await setImmediate();
  }
  return kept.slice(0, limit);
}

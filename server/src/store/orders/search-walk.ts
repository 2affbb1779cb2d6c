import { SEARCHED_OF_ORDERS } from '@tawseel/contract/facts/searches';
import { trackingIdForms } from '@tawseel/contract/facts/tracking-id';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Database, Tables } from '../tables.ts';
import { facetsOf } from './facets.ts';
import { EARLIEST, type SearchFilter } from './order-filter.ts';

/** Keyset: hits below a seq, and about how many orders are looked at for them at most. */
export type Below = { below: number; limit: number; most?: number };

/** A text of which a great many orders have the pieces and hardly one the whole. */
export class SearchTooWide extends Error {
  constructor() {
    super('Very many orders nearly match this text. Search for more or other letters of it, or name days.');
  }
}

/** First stretch looked through, which tells how frequent a text is: a millisecond's work or less. */
export const PROBED = 500;

const COLUMNS = {
  trackingID: 'orders.tracking_id',
  receiverName: 'orders.receiver_name',
  reference: 'orders.reference',
} as const satisfies Record<(typeof SEARCHED_OF_ORDERS)[number], `orders.${keyof Tables['orders']}`>;
const ALL_COLUMNS = SEARCHED_OF_ORDERS.map((text) => COLUMNS[text]);

export type Walked = {
  /** Seqs of the hits, newest first. */
  hits: number[];
  /** How many orders were looked at; fewer than were asked for when there are no more. */
  orders: number;
  newest: number;
  lowest: number;
};

/** Scan of the orders of a filter below a seq, newest first, `limit` of them, without an index of their texts. */
export async function walk(db: Database, filter: SearchFilter, { below, limit }: Below): Promise<Walked> {
  const { mode, warehouseId } = filter;
  const stretch = db
    .selectFrom('orders')
    .select(['seq', 'tracking_id', 'reference', 'receiver_name'])
    .$if(isFaceted(filter), (query) => query.select(FACETED))
    .where('seq', '<', below)
    .where('seq', '>=', filter.days?.first ?? EARLIEST)
    .$if(mode !== undefined, (query) => query.where('delivery_type', '=', mode ?? ''))
    .$if(warehouseId !== undefined, (query) => query.where('warehouse_id', '=', warehouseId ?? ''))
    .orderBy('seq', 'desc')
    .limit(limit);
  const joined =
    engineOf(db) === 'postgres' ? sql`string_agg(orders.seq::text, ',')` : sql`group_concat(orders.seq)`;
  const { hits, orders, newest, lowest } = await db
    .selectFrom(stretch.as('orders'))
    .select((eb) => [
      sql<string | null>`${joined} filter (where ${containsText(db, filter)} and ${isLeftBy(filter)})`.as(
        'hits',
      ),
      eb.fn.countAll<number>().as('orders'),
      eb.fn.max<number | null>('orders.seq').as('newest'),
      eb.fn.min<number | null>('orders.seq').as('lowest'),
    ])
    .executeTakeFirstOrThrow();
  return {
    hits: seqsOf(hits),
    orders,
    newest: newest ?? below,
    lowest: lowest ?? below,
  };
}

/** Seqs that the database joined into one text, which takes a third of handing over a row of each; newest first. */
export function seqsOf(joined: string | null | undefined): number[] {
  const seqs = joined ? joined.split(',').map(Number) : [];
  return seqs.sort((one, other) => other - one);
}

/** What isLeftBy looks at. */
const FACETED = ['sender_id', 'moved_at', sql.ref<number>('facets').as('facets')] as const;

/** Whether a filter says more than the mode, the warehouse, days and a text. */
export function isFaceted(filter: SearchFilter): boolean {
  return filter.senderId !== undefined || facetsOf(filter) !== undefined;
}

/** Whether an order of `orders` has the sender, status, payment and city that a filter says, as indexes have them. */
export function hasFacets(filter: SearchFilter): RawBuilder<SqlBool> {
  const { senderId } = filter;
  const facets = facetsOf(filter);
  const all: RawBuilder<SqlBool>[] = [];
  if (senderId !== undefined) all.push(sql`orders.sender_id = ${senderId}`);
  if (facets) all.push(sql`orders.facets in (${sql.raw(facets.join())})`);
  return all.length > 0 ? sql<SqlBool>`(${sql.join(all, sql` and `)})` : sql<SqlBool>`true`;
}

/** The same, and whether it stands still as long as the filter says. */
export function isLeftBy(filter: SearchFilter): RawBuilder<SqlBool> {
  const { unmovedSince } = filter;
  return unmovedSince === undefined
    ? hasFacets(filter)
    : sql<SqlBool>`${hasFacets(filter)} and orders.moved_at < ${unmovedSince}`;
}

/** Whether an order of `orders` contains the text. */
export function containsText(
  db: Database,
  { search = '', idsAlone = false }: SearchFilter,
): RawBuilder<SqlBool> {
  if (search === '') return sql<SqlBool>`true`;
  const columns = idsAlone ? [COLUMNS.trackingID] : ALL_COLUMNS;
  const [typed = search, ...others] = trackingIdForms(search);
  const isPostgres = engineOf(db) === 'postgres';
  const contain = isPostgres ? containOnPostgres : containOnSqlite;
  const alternatives = [
    contain(columns, typed),
    ...others.map((form) => contain([COLUMNS.trackingID], form)),
  ];
  return sql<SqlBool>`(${sql.join(alternatives, sql` or `)})`;
}

function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * One LIKE over texts that are joined by line breaks takes a sixth of three times ILIKE. The collation is that of the
 * database: tracking IDs are sorted by letter alone, which knows the cases of English only.
 */
function containOnPostgres(columns: readonly string[], text: string): RawBuilder<SqlBool> {
  const found = (searched: RawBuilder<unknown>) =>
    sql<SqlBool>`lower((${searched}) collate "default") like lower(${likePattern(text)}) escape '\\'`;
  const texts = columns.map((column) => sql.ref(column));
  return text.includes('\n')
    ? sql<SqlBool>`(${sql.join(texts.map(found), sql` or `)})`
    : found(sql.join(texts, sql` || E'\\n' || `));
}

function containOnSqlite(columns: readonly string[], text: string): RawBuilder<SqlBool> {
  const found = columns.map((column) => contains(column, text));
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`;
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
export function casesOf(letter: string): string[] {
  const cases = new Set([letter, letter.toLowerCase(), letter.toUpperCase()]);
  return [...cases].filter((one) => [...one].length === 1);
}

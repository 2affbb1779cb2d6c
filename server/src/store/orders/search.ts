import { setImmediate } from 'node:timers/promises';
import { SEARCHED_OF_ORDERS } from '@tawseel/contract/facts/searches';
import { trackingIdForms } from '@tawseel/contract/facts/tracking-id';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Database, Tables } from '../tables.ts';
import type { OrderFilter, Page } from './pages.ts';
import { seqBits } from './seq.ts';

type Row = Tables['orders'];

/** Three signs of ASCII in a row, as '---', and what PostgreSQL's index of the orders that hold such is over. */
const THREE_SIGNS = /[!-/:-@[-`{-~]{3}/;
const HOLDS_SIGNS = sql<SqlBool>`(tracking_id ~ '[!-/:-@[-\`{-~]{3}' or reference ~ '[!-/:-@[-\`{-~]{3}'
  or receiver_name ~ '[!-/:-@[-\`{-~]{3}')`;

export type SearchFilter = OrderFilter & { search: string };

const COLUMNS = {
  trackingID: 'tracking_id',
  receiverName: 'receiver_name',
  reference: 'reference',
} as const satisfies Record<(typeof SEARCHED_OF_ORDERS)[number], keyof Row>;

/** What every tracking ID of ours begins with, and what sorts right after all of those. */
const PREFIX = 'TWS-';
const AFTER_PREFIX = 'TWS.';
/** Trigram length: SQLite's index is over three characters in a row and knows nothing of fewer. */
const INDEXED_FROM = 3;
/** Up to so many hits are sorted here, which saves asking the index twice more. */
const FEW = 500;
/** Chunk size of a full scan, where there is no index: some 5 ms, in which SQLite lets nobody else in. */
const TESTED_AT_ONCE = 20_000;
/** Chunk size where all hits are asked for. */
const READ_AT_ONCE = 500;

/**
 * Contains-search of orders, by trigram index: a page of those whose tracking ID, reference or receiver contains a
 * text (of one warehouse: whose tracking ID does; specification, section 2), in any case, newest first, and how many
 * there are in all.
 */
export async function searchOrders(
  db: Database,
  filter: SearchFilter,
  page: Page,
): Promise<{ total: number; rows: Row[] }> {
  if (engineOf(db) === 'postgres') return searchText(db, filter, page);
  if ([...filter.search].length < INDEXED_FROM) return searchByTesting(db, filter, page);
  return searchIndex(db, filter, page);
}

/** 'tws' is in every tracking ID, unless some came from another system: what the first keys of a search find is no search. */
export async function isInEveryId(db: Database, search: string): Promise<boolean> {
  if (!PREFIX.includes(search.toUpperCase())) return false;
  const ids = db.selectFrom('orders').select('tracking_id').limit(1);
  const before = await ids.where('tracking_id', '<', PREFIX).executeTakeFirst();
  const after = await ids.where('tracking_id', '>=', AFTER_PREFIX).executeTakeFirst();
  return !before && !after;
}

/**
 * Search by the FTS5 trigram index, which hands out seqs, sorted; mode and warehouse are bits of those, so that few
 * orders are read or none.
 */
async function searchIndex(db: Database, filter: SearchFilter, { limit, offset }: Page) {
  const { mask, bits } = seqBits(filter);
  const { warehouseId } = filter;
  const phrase = matchOf(filter);
  const orders =
    warehouseId === undefined ? sql`` : sql`cross join orders on orders.seq = orders_search.rowid`;
  const its = warehouseId === undefined ? sql`` : sql`and orders.warehouse_id = ${warehouseId}`;
  const hits = sql`from orders_search ${orders}
    where orders_search match ${phrase} and orders_search.rowid & ${mask} = ${bits} ${its}`;
  const few = await seqsOf(db, sql`${hits} limit ${FEW + 1}`);
  if (few.length <= FEW) {
    const seqs = few.sort((one, other) => other - one).slice(offset, offset + limit);
    return { total: few.length, rows: await readBySeq(db, seqs) };
  }
  const counted = await sql<{ total: number }>`select count(*) as total ${hits}`.execute(db);
  const page = sql`${hits} order by orders_search.rowid desc limit ${limit} offset ${offset}`;
  return { total: counted.rows[0]?.total ?? 0, rows: await readBySeq(db, await seqsOf(db, page)) };
}

/** MATCH expression of FTS5: each text a phrase of its own, whatever stands in it. */
function matchOf({ search, warehouseId }: SearchFilter): string {
  const [typed, ...others] = trackingIdForms(search).map((form) => `"${form.replaceAll('"', '""')}"`);
  const alternatives = [`${warehouseId === undefined ? '' : 'tracking_id : '}${typed}`];
  return alternatives.concat(others.map((form) => `tracking_id : ${form}`)).join(' OR ');
}

async function seqsOf(db: Database, hits: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`select orders_search.rowid as seq ${hits}`.execute(db);
  return rows.map(({ seq }) => seq);
}

async function readBySeq(db: Database, seqs: number[]): Promise<Row[]> {
  if (seqs.length === 0) return [];
  return db.selectFrom('orders').selectAll().where('seq', 'in', seqs).orderBy('seq', 'desc').execute();
}

/** Trigram indexes serve this on PostgreSQL for three characters and more. */
async function searchText(db: Database, filter: SearchFilter, { limit, offset }: Page) {
  const { total } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(containsText(db, filter))
    .executeTakeFirstOrThrow();
  if (total <= offset) return { total, rows: [] };
  const rows = await filtered(db, filter)
    .selectAll()
    .where(containsText(db, filter))
    .orderBy('seq', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

async function searchByTesting(db: Database, filter: SearchFilter, { limit, offset }: Page) {
  const rows: Row[] = [];
  let total = 0;
  for await (const hits of hitWindows(db, filter, TESTED_AT_ONCE)) {
    const skipped = Math.max(0, offset - total);
    total += hits.count;
    if (skipped < hits.count && rows.length < limit)
      rows.push(...(await hits.read(limit - rows.length, skipped)));
  }
  return { total, rows };
}

/** All orders that contain the text, newest first, some at a time. */
export async function* readMatches(db: Database, filter: SearchFilter): AsyncGenerator<Row[]> {
  for await (const hits of hitWindows(db, filter, READ_AT_ONCE)) {
    if (hits.count > 0) yield hits.read(hits.count, 0);
  }
}

type Hits = { count: number; read: (limit: number, offset: number) => Promise<Row[]> };

/** Full scan of the orders of a filter, `size` at a time: how many of each chunk contain the text. */
async function* hitWindows(db: Database, filter: SearchFilter, size: number): AsyncGenerator<Hits> {
  let below = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const stretch = filtered(db, filter)
      .select(['seq', 'tracking_id', 'reference', 'receiver_name'])
      .where('seq', '<', below)
      .orderBy('seq', 'desc')
      .limit(size);
    const tested = await db
      .selectFrom(stretch.as('stretch'))
      .select((eb) => [
        eb.fn.countAll<number>().as('orders'),
        eb.fn.min<number | null>('seq').as('lowest'),
        eb.fn.sum<number>(eb.case().when(containsText(db, filter)).then(1).else(0).end()).as('hits'),
      ])
      .executeTakeFirstOrThrow();
    const { orders, lowest, hits } = tested;
    if (lowest === null) return;
    const before = below;
    yield {
      count: hits,
      read: (limit, offset) =>
        filtered(db, filter)
          .selectAll()
          .where('seq', '>=', lowest)
          .where('seq', '<', before)
          .where(containsText(db, filter))
          .orderBy('seq', 'desc')
          .limit(limit)
          .offset(offset)
          .execute(),
    };
    if (orders < size) return;
    below = lowest;
    await setImmediate();
  }
}

function filtered(db: Database, { mode, warehouseId }: OrderFilter) {
  return db
    .selectFrom('orders')
    .$if(mode !== undefined, (query) => query.where('delivery_type', '=', mode ?? ''))
    .$if(warehouseId !== undefined, (query) => query.where('warehouse_id', '=', warehouseId ?? ''));
}

function containsText(db: Database, { search, warehouseId }: SearchFilter) {
  const contains = engineOf(db) === 'postgres' ? containsOnPostgres : containsOnSqlite;
  const texts = warehouseId === undefined ? SEARCHED_OF_ORDERS : (['trackingID'] as const);
  const alternatives = texts.flatMap((text) => {
    const forms = text === 'trackingID' ? trackingIdForms(search) : [search];
    return forms.map((form) => contains(COLUMNS[text], form));
  });
  return sql<SqlBool>`(${sql.join(alternatives, sql` or `)})`;
}

function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

function containsOnPostgres(column: string, text: string): RawBuilder<SqlBool> {
  const found = sql<SqlBool>`${sql.ref(column)} ilike ${likePattern(text)} escape '\\'`;
  return THREE_SIGNS.test(text) ? sql<SqlBool>`(${HOLDS_SIGNS} and ${found})` : found;
}

/** LIKE takes the cases of English letters for one; GLOB, eight times as slow, is told those of any: '*[éÉ][lL]*'. */
function containsOnSqlite(column: string, text: string): RawBuilder<SqlBool> {
  const letters = [...text].map(casesOf);
  if (!letters.some(([letter = '', other]) => other && letter > '\x7f'))
    return sql<SqlBool>`${sql.ref(column)} like ${likePattern(text)} escape '\\'`;
  const sets = letters.map((cases) =>
    cases.length > 1 || '*?['.includes(cases[0] ?? '') ? `[${cases.join('')}]` : cases[0],
  );
  return sql<SqlBool>`${sql.ref(column)} glob ${`*${sets.join('')}*`}`;
}

function casesOf(letter: string): string[] {
  const cases = new Set([letter, letter.toLowerCase(), letter.toUpperCase()]);
  return [...cases].filter((one) => [...one].length === 1);
}

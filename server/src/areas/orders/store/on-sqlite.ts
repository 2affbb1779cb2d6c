import { setImmediate } from 'node:timers/promises';
import { namePieces } from '@tawseel/contract/facts/name-spellings';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../platform/engine/tables.ts';
import { matchesFilter, type SearchFilter, type Slice, shortestPath } from './order-filter.ts';
import {
  foldedForms,
  formsOf,
  indexedPart,
  keepContaining,
  likePattern,
  type OrderSql,
} from './search-text.ts';
import { SEQS_A_SECOND } from './seq.ts';

type Range = Omit<Slice, 'limit'>;

/** First window of time that is searched if a filter leaves few orders; each earlier window is twice as long. */
const FIRST_WINDOW = 30 * 24 * 60 * 60 * SEQS_A_SECOND;
/** Candidates from the index whose texts are read at a time. */
const CANDIDATES_AT_ONCE = 2_000;
/**
 * Trigrams of a text that are looked up; the matching orders are then read to see whether they contain the whole
 * text.
 */
const MOST_TRIGRAMS = 30;
const TRIGRAM_LENGTH = 3;

function contains(columns: readonly string[], text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(
    columns.map((column) => columnContains(column, text)),
    sql` or `,
  )})`;
}

/**
 * LIKE ignores the case of English letters only. For others GLOB, eight times as slow, gets both cases: '*[éÉ][lL]*'.
 */
function columnContains(column: string, text: string): RawBuilder<SqlBool> {
  const letters = [...text].map(casesOf);
  if (!letters.some(([letter = '', other]) => other && letter > '\x7f'))
    return sql<SqlBool>`${sql.ref(column)} like ${likePattern(text)} escape '\\'`;
  const sets = letters.map((cases) =>
    cases.length > 1 || '*?['.includes(cases[0] ?? '') ? `[${cases.join('')}]` : cases[0],
  );
  return sql<SqlBool>`${sql.ref(column)} glob ${`*${sets.join('')}*`}`;
}

/** Returns a letter in each of its cases. */
function casesOf(letter: string): string[] {
  const cases = new Set([letter, letter.toLowerCase(), letter.toUpperCase()]);
  return [...cases].filter((one) => [...one].length === 1);
}

/**
 * Length from which a text takes longer: LIKE may compare it to its end at every place of a repetitive text, some 15
 * ms.
 */
const LONG = 6;
const reading = { contains, readAtOnce: (text: string) => (text.length > LONG ? 250 : 2_000) };

/** Returns the seqs of the newest orders of a slice that contain a text and match the filter. */
async function findByText(db: Database, filter: SearchFilter, slice: Slice): Promise<number[]> {
  // SQLite has no statistics to choose the index that leaves fewest orders next to that of the text.
  const index = shortestPath(filter)?.index;
  if (index === undefined || index === 'mode') return findNewest(db, filter, slice);
  const found: number[] = [];
  for await (const window of windowsOf(db, slice)) {
    found.push(...(await findInWindow(db, index, filter, { ...window, limit: slice.limit - found.length })));
    if (found.length >= slice.limit) break;
  }
  return found;
}

/** Searches only the FTS5 indexes, which return seqs, newest first. */
async function findNewest(db: Database, filter: SearchFilter, slice: Slice): Promise<number[]> {
  const { lookUps, isWider } = lookUpsOf(filter);
  if (lookUps.length === 0) return [];
  const isRead = filter.mode !== undefined;
  const rest = isRead ? sql`and ${matchesFilter(filter, slice)}` : sql``;
  const candidates = async (range: Range, limit: number) => {
    const found = lookUps.map(({ index, match }) => {
      const orders = isRead ? sql`cross join orders on orders.seq = ${index}.rowid` : sql``;
      return sql`select seq from (
        select ${index}.rowid as seq from ${index} ${orders}
        where ${index} match ${match} and ${within(index, range)} ${rest}
        order by ${index}.rowid desc limit ${limit})`;
    });
    const { rows } = await sql<{ seq: number }>`
      ${sql.join(found, sql` union `)} order by seq desc limit ${limit}`.execute(db);
    return rows.map(({ seq }) => seq);
  };
  return isWider ? findSure(db, filter, slice, candidates) : candidates(slice, slice.limit);
}

/** Returns the candidates that contain the text, newest first. */
async function findSure(
  db: Database,
  filter: SearchFilter,
  { limit, from, to }: Slice,
  candidates: (range: Range, limit: number) => Promise<number[]>,
): Promise<number[]> {
  const found: number[] = [];
  for (let end = to; ; ) {
    const some = await candidates({ from, to: end }, CANDIDATES_AT_ONCE);
    found.push(...(await keepContaining(db, reading, filter, some, limit - found.length)));
    const last = some.at(-1);
    if (last === undefined || some.length < CANDIDATES_AT_ONCE || found.length >= limit) return found;
    end = last;
  }
}

function within(index: RawBuilder<unknown>, { from, to }: Range): RawBuilder<unknown> {
  return sql`${index}.rowid >= ${from} and ${index}.rowid < ${to}`;
}

/** Yields windows from the newest order back to the oldest; other requests are served in between. */
async function* windowsOf(db: Database, { from, to }: Range): AsyncGenerator<Range> {
  // SQLite looks up one end of an index; asked for both at once, it reads all of it.
  const { rows } = await sql<{ oldest: number | null; newest: number | null }>`
    select (select min(seq) from orders) as oldest, (select max(seq) from orders) as newest`.execute(db);
  const { oldest, newest } = rows[0] ?? {};
  if (typeof oldest !== 'number' || typeof newest !== 'number') return;
  const first = Math.max(from, oldest);
  let end = Math.min(to, newest + 1);
  for (let length = FIRST_WINDOW; end > first; length *= 2) {
    const start = Math.max(first, end - length);
    yield { from: start, to: end };
    end = start;
    await setImmediate();
  }
}

/** Uses both indexes. The unary plus keeps SQLite from looking up each text hit in the other index. */
async function findInWindow(
  db: Database,
  index: string,
  filter: SearchFilter,
  slice: Slice,
): Promise<number[]> {
  const { lookUps, isWider } = lookUpsOf(filter);
  if (lookUps.length === 0) return [];
  const candidates = async (range: Range, limit: number) => {
    const found = lookUps.map(
      ({ index: texts, match }) =>
        sql`select rowid from ${texts} where ${texts} match ${match} and ${within(texts, range)}`,
    );
    const { rows } = await sql<{ seq: number }>`
      select seq from ${by(index)}
      where ${matchesFilter(filter, range)} and +orders.seq in (${sql.join(found, sql` union all `)})
      order by seq desc limit ${limit}`.execute(db);
    return rows.map(({ seq }) => seq);
  };
  return isWider ? findSure(db, filter, slice, candidates) : candidates(slice, slice.limit);
}

/** MATCH expression of FTS5; `isWider` if it also matches orders that do not contain the text. */
type Match = { match: string; isWider: boolean };
/** Look-up in an FTS5 index. */
type LookUp = Match & { index: RawBuilder<unknown> };

/** Returns the look-ups in the index of texts and in that of folded ones, as far as they may contain the search. */
function lookUpsOf(filter: SearchFilter): { lookUps: LookUp[]; isWider: boolean } {
  const spellings = foldedForms(filter);
  const others = formsOf(filter).filter(({ text }) => !spellings.includes(text));
  const isAmongAll = others.length < formsOf(filter).length;
  const forms = others.map(({ text, columns }) => {
    const { match, isWider } = matchOf(text);
    return { match: columns.length === 1 ? `(tracking_id : ${match})` : match, isWider };
  });
  const named = matchOfName(spellings);
  const lookUps = [
    { index: sql`orders_search`, ...anyOf(isAmongAll ? [...named, ...forms] : forms) },
    { index: sql`orders_search_folded`, ...anyOf(named) },
  ].filter(({ match }) => match !== '');
  return { lookUps, isWider: lookUps.some(({ isWider }) => isWider) };
}

/** Returns the look-ups of the spellings of a text; of two words or more the words, which is faster than each spelling. */
function matchOfName(spellings: readonly string[]): Match[] {
  const words = namePieces(spellings[0] ?? '').filter(({ text }) => text.length >= TRIGRAM_LENGTH);
  if (spellings.length <= 1 || words.length <= 1) return spellings.map(matchOf);
  return [{ match: `(${words.map(({ text }) => matchOf(text).match).join(' AND ')})`, isWider: true }];
}

function anyOf(matches: readonly Match[]): Match {
  return {
    match: matches.map(({ match }) => match).join(' OR '),
    isWider: matches.some(({ isWider }) => isWider),
  };
}

function matchOf(text: string): Match {
  const part = indexedPart(text) ?? text;
  const { match, isWider } = phraseOf(part);
  return { match: `(${match})`, isWider: isWider || part !== text };
}

/**
 * Returns a phrase. Of a long or repetitive text it returns the trigrams: FTS5 would compare all places of all of
 * them in each order, 100 × 'a' in a name of 200 some 20,000 times.
 */
function phraseOf(text: string): Match {
  const signs = [...text];
  const trigrams = signs.slice(2).map((sign, at) => `${signs[at]}${signs[at + 1]}${sign}`);
  const distinct = [...new Set(trigrams.map((trigram) => trigram.toLowerCase()))];
  if (distinct.length === trigrams.length && distinct.length <= MOST_TRIGRAMS)
    return { match: quoted(text), isWider: false };
  return { match: `(${distinct.slice(0, MOST_TRIGRAMS).map(quoted).join(' AND ')})`, isWider: true };
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function by(index: string): RawBuilder<unknown> {
  return sql`orders indexed by ${sql.ref(`orders_${index}`)}`;
}

export const onSqlite: OrderSql = {
  ...reading,
  by,
  /** SQLite merges the values of such an index lazily; it would sort all orders of a list of values. */
  byBits: (values) =>
    values.map((value) => sql`orders indexed by orders_filter_bits where filter_bits = ${sql.lit(value)}`),
  findByText,
};

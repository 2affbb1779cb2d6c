import { setImmediate } from 'node:timers/promises';
import { TRACKING_ID_SYMBOLS, trackingIdForms } from '@tawseel/contract/facts/tracking-id';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { engineOf } from '../database.ts';
import type { Database } from '../tables.ts';
import { EARLIEST, type SearchFilter } from './order-filter.ts';
import { type Below, casesOf, containsText, isFaceted, isLeftBy, PROBED, walk } from './search-walk.ts';
import { seqBits } from './seq.ts';

/** Trigram length: the index is over three characters in a row. */
const INDEXED_FROM = 3;
/** What at least one order of so many has is read through, rather than asking the index for all that it begins. */
const FREQUENT = 20;
const WALKED_AT_ONCE = 5_000;
/** Trigrams that one question of the index takes in good time. */
const MOST_TRIGRAMS = 500;

const SYMBOL = `[${TRACKING_ID_SYMBOLS}]`;
/** In the words of the partial index, which SQLite would not choose by itself. */
const FOREIGN = sql`
  orders indexed by orders_foreign_ids
  where orders.tracking_id not glob ${sql.lit(`TWS-${SYMBOL.repeat(4)}-${SYMBOL.repeat(4)}`)}`;
const FOREIGN_SIGN = new RegExp(`[^TWS\\-${TRACKING_ID_SYMBOLS}]`);
/** So many orders whose tracking IDs came from another system are read through. */
const FEW_FOREIGN = 5_000;

/** Seqs of the newest orders below a seq that contain a text. */
export async function findOnSqlite(db: Database, filter: SearchFilter, below: Below): Promise<number[]> {
  if (isInNoIdOfOurs(filter) && (await areFewForeign(db))) return findForeign(db, filter, below);
  if (!isIndexed(filter)) return findFew(db, filter, below);
  return findInIndex(db, filter, below, phraseOf(filter));
}

export function isIndexedOnSqlite(db: Database, filter: SearchFilter): boolean {
  return engineOf(db) === 'sqlite' && isIndexed(filter);
}

function isIndexed({ search = '' }: SearchFilter): boolean {
  return [...search].length >= INDEXED_FROM;
}

/** Whether only a tracking ID of another system can have the text that is searched for in those alone. */
function isInNoIdOfOurs({ search = '', idsAlone = false }: SearchFilter): boolean {
  return idsAlone && trackingIdForms(search).every((form) => FOREIGN_SIGN.test(form.toUpperCase()));
}

async function areFewForeign(db: Database): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 from ${FOREIGN} limit ${FEW_FOREIGN + 1})`.execute(db);
  return rows.every(({ n }) => n <= FEW_FOREIGN);
}

async function findForeign(db: Database, filter: SearchFilter, { below, limit }: Below): Promise<number[]> {
  const { mask, bits } = seqBits(filter);
  const { rows } = await sql<{ seq: number }>`
    select seq from ${FOREIGN} and seq < ${below} and seq >= ${filter.days?.first ?? EARLIEST}
      and seq & ${mask} = ${bits} ${ofWarehouse(filter)} and ${containsText(db, filter)} and ${isLeftBy(filter)}
    order by seq desc limit ${limit}`.execute(db);
  return rows.map(({ seq }) => seq);
}

function ofWarehouse({ warehouseId }: SearchFilter): RawBuilder<unknown> {
  return warehouseId === undefined ? sql`` : sql`and orders.warehouse_id = ${warehouseId}`;
}

/** Whether an order of a span is among those that the index has for the text; the sign keeps SQLite from looking up each of them. */
export function isFoundInIndex(
  db: Database,
  filter: SearchFilter,
  { from, to }: { from: number; to: number },
): RawBuilder<SqlBool> {
  const { match, isWider } = phraseOf(filter);
  const found = sql`
    select rowid from orders_search where orders_search match ${match} and rowid >= ${from} and rowid < ${to}`;
  return isWider
    ? sql<SqlBool>`+orders.seq in (${found}) and ${containsText(db, filter)}`
    : sql<SqlBool>`+orders.seq in (${found})`;
}

type Phrase = { match: string; isWider?: boolean };

async function findInIndex(
  db: Database,
  filter: SearchFilter,
  below: Below,
  phrase: Phrase,
): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`${hitsOf(db, filter, below, phrase)}`.execute(db);
  return rows.map(({ seq }) => seq);
}

/**
 * Search by the FTS5 trigram index, which hands out seqs, newest first; mode and warehouse are bits of those, so that
 * few orders are read or none.
 */
function hitsOf(
  db: Database,
  filter: SearchFilter,
  { below, limit }: Below,
  { match, isWider = false }: Phrase,
): RawBuilder<unknown> {
  const { mask, bits } = seqBits(filter);
  const isRead = isWider || filter.warehouseId !== undefined || isFaceted(filter);
  const orders = isRead ? sql`cross join orders on orders.seq = orders_search.rowid` : sql``;
  const facets = isRead ? sql`and ${isLeftBy(filter)}` : sql``;
  const sure = isWider ? sql`and ${containsText(db, filter)}` : sql``;
  return sql`
    select orders_search.rowid as seq from orders_search ${orders}
    where orders_search match ${match} and orders_search.rowid < ${below}
      and orders_search.rowid >= ${filter.days?.first ?? EARLIEST}
      and orders_search.rowid & ${mask} = ${bits} ${ofWarehouse(filter)} ${sure} ${facets}
    order by orders_search.rowid desc limit ${limit}`;
}

/**
 * MATCH expression of FTS5: each text a phrase of its own, whatever stands in it. What begins as every tracking ID
 * does is asked for without the trigrams that every order has, which finds a little more than is searched for.
 */
function phraseOf({ search = '', idsAlone = false }: SearchFilter): Phrase {
  const forms = trackingIdForms(search);
  const pieces = forms.map((form) =>
    /^tws-./i.test(form) ? form.slice(Math.min(4, form.length - 3)) : form,
  );
  const [typed = '', ...others] = pieces.map(quoted);
  const alternatives = [idsAlone ? `tracking_id : ${typed}` : typed];
  return {
    match: alternatives.concat(others.map((form) => `tracking_id : ${form}`)).join(' OR '),
    isWider: pieces.some((piece, index) => piece !== forms[index]),
  };
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * Search for one or two signs: the newest orders tell whether they are frequent, so that a page is filled by reading
 * on, or rare, so that the trigrams which begin so are few and have few orders.
 */
async function findFew(db: Database, filter: SearchFilter, { below, limit }: Below): Promise<number[]> {
  const found: number[] = [];
  let end = below;
  let walked = 0;
  let isLookedUp = false;
  for (let size = PROBED; found.length < limit; size = WALKED_AT_ONCE) {
    const { hits, orders, lowest } = await walk(db, filter, { below: end, limit: size });
    found.push(...hits);
    if (orders < size) break;
    walked += orders;
    end = lowest;
    if (!isLookedUp && found.length < limit && (found.length + 1) * FREQUENT < walked) {
      isLookedUp = true;
      const trigrams = await trigramsOf(db, filter.search ?? '');
      const rest = { below: end, limit: limit - found.length };
      if (trigrams.length <= MOST_TRIGRAMS) return found.concat(await findAny(db, filter, rest, trigrams));
    }
    await setImmediate();
  }
  return found.slice(0, limit);
}

/**
 * Orders that have any of these trigrams. Those of tracking IDs are asked for one after the other: FTS5 reads what names
 * have as well, and an OR compares each of that with all of its alternatives. Others are served in between.
 */
async function findAny(
  db: Database,
  filter: SearchFilter,
  below: Below,
  trigrams: readonly string[],
): Promise<number[]> {
  if (trigrams.length === 0) return [];
  const phrases = trigrams.map(quoted);
  const matches = filter.idsAlone ? phrases.map((one) => `tracking_id : ${one}`) : [phrases.join(' OR ')];
  let found: number[] = [];
  for (const match of matches) {
    const hits = new Set([...found, ...(await findInIndex(db, filter, below, { match }))]);
    found = [...hits].sort((one, other) => other - one).slice(0, below.limit);
    await setImmediate();
  }
  return found;
}

/** Loose index scan: the trigrams that begin with a text, in any case, as the index has them; of very many only some. */
async function trigramsOf(db: Database, text: string): Promise<string[]> {
  const beginnings = [...text].reduce<string[]>(
    (begun, letter) => casesOf(letter).flatMap((one) => begun.map((before) => before + one)),
    [''],
  );
  const found: string[] = [];
  for (const beginning of beginnings) {
    const begins = sql`substr(term, 1, ${[...beginning].length}) = ${beginning}`;
    const { rows } = await sql<{ term: string }>`
      with recursive found (term) as (
        select (select term from orders_search_terms where term >= ${beginning} limit 1)
        union all
        select (select term from orders_search_terms where term >= found.term || char(1) limit 1)
        from found where ${begins}
      )
      select term from found where ${begins} limit ${MOST_TRIGRAMS + 1}`.execute(db);
    found.push(...rows.map(({ term }) => term));
  }
  return found;
}

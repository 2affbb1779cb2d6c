import { setImmediate } from 'node:timers/promises';
import { isPlainText } from '@tawseel/contract/facts/fold-text';
import { nameSpellings } from '@tawseel/contract/facts/name-spellings';
import { typedPhoneKey } from '@tawseel/contract/facts/phones';
import { SEARCHED_OF_ORDERS } from '@tawseel/contract/facts/searches';
import { similarFinder } from '@tawseel/contract/facts/similar-names';
import { trackingIdForms } from '@tawseel/contract/facts/tracking-id';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/engine/tables.ts';
import type { SearchFilter, Slice } from './order-filter.ts';

/** Parts of the search that differ between the engines: see on-sqlite.ts and on-postgres.ts. */
export type OrderSql = {
  /** Returns the table with an index hint: SQLite has no statistics to choose one. */
  by: (index: string) => RawBuilder<unknown>;
  /** Returns the conditions on these filter bits, each for a query of its own. */
  byBits: (values: readonly number[]) => RawBuilder<unknown>[];
  /** True if one of these columns contains a text, in any case. */
  contains: (columns: readonly string[], text: string) => RawBuilder<SqlBool>;
  /** Number of orders whose texts one statement reads; other requests are served in between. */
  readAtOnce: (text: string) => number;
  /**
   * Returns the seqs of the newest orders of a slice that contain a text and match the filter, by the trigram index.
   */
  findByText: (db: Database, filter: SearchFilter, slice: Slice) => Promise<number[]>;
};

const COLUMNS = {
  trackingID: 'orders.tracking_id',
  receiverName: 'orders.receiver_name',
  reference: 'orders.reference',
} as const satisfies Record<(typeof SEARCHED_OF_ORDERS)[number], `orders.${keyof Tables['orders']}`>;
export const ALL_COLUMNS = SEARCHED_OF_ORDERS.map((text) => COLUMNS[text]);

/** Columns with phones, each with an index of its own. */
export const PHONES = ['receiver_phone', 'receiver_phone2', 'sender_phone'] as const;

/** Three letters or digits in a row, which both databases index as a trigram. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;
/** Prefix of all our tracking IDs, whose trigrams match every order. */
const OUR_PREFIX = /^tws-/i;
/** The prefix with one more character is enough: SQLite indexes 's-4', and PostgreSQL that a word begins with 4. */
const OUR_FIRST_SIGNS = /^tw(s-[\p{L}\p{N}].*)$/isu;

/** Returns the part of a text that is looked up in the trigram index, or undefined if it has no trigram. */
export function indexedPart(text: string): string | undefined {
  const part = text.replace(OUR_PREFIX, '');
  return TRIGRAM.test(part) ? part : OUR_FIRST_SIGNS.exec(text)?.[1];
}

type Form = { text: string; columns: readonly string[] };

/** Returns the spellings of a folded search; tracking IDs have none. */
function spellingsOf({ search = '', idsAlone = false }: SearchFilter): string[] {
  return idsAlone || OUR_PREFIX.test(search) ? [search] : nameSpellings(search);
}

/**
 * Returns the forms of a folded search that the texts of an order may contain: its spellings, in tracking IDs alone the
 * forms that it may stand for there, and what was typed. Plain texts alone contain a plain search if they do when folded;
 * for the others see `foldedForms`.
 */
export function formsOf(filter: SearchFilter): Form[] {
  const { search = '', unfolded, idsAlone } = filter;
  const columns = idsAlone ? [COLUMNS.trackingID] : ALL_COLUMNS;
  const typed = unfolded === undefined ? [] : [unfolded];
  const texts = isPlainText(search) ? [...spellingsOf(filter), ...typed] : typed;
  const [, ...others] = trackingIdForms(search);
  return [
    ...texts.map((text) => ({ text, columns })),
    ...others.map((text) => ({ text, columns: [COLUMNS.trackingID] })),
  ];
}

/** Returns the texts of which the folded texts of an order contain one; none if tracking IDs alone are searched. */
export function foldedForms(filter: SearchFilter): string[] {
  return filter.idsAlone ? [] : spellingsOf(filter);
}

/** True if an order of `orders` contains the searched text. */
export function containsText(
  { contains }: Pick<OrderSql, 'contains'>,
  filter: SearchFilter,
): RawBuilder<SqlBool> {
  const forms = formsOf(filter).map(({ text, columns }) => contains(columns, text));
  for (const text of foldedForms(filter))
    forms.push(sql`orders.folded_texts like ${likePattern(text)} escape '\\'`);
  return forms.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(forms, sql` or `)})`;
}

export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Returns the key of the phone that is searched for, or undefined if the search is no phone. */
export function phoneOf({ search = '', idsAlone, phone }: SearchFilter): string | undefined {
  return idsAlone || phone !== undefined ? undefined : typedPhoneKey(search) || undefined;
}

/** True if an order of `orders` has the searched phone. */
function hasPhone(filter: SearchFilter): RawBuilder<SqlBool> {
  const phone = phoneOf(filter);
  const columns = PHONES.map((column) => sql`orders.${sql.ref(`${column}_e164`)}`);
  return phone === undefined ? sql`false` : sql`${phone} in (${sql.join(columns)})`;
}

/** Returns the orders that contain the text or have the phone, in their order, up to a limit. */
export async function keepContaining(
  db: Database,
  orders: Pick<OrderSql, 'contains' | 'readAtOnce'>,
  filter: SearchFilter,
  seqs: readonly number[],
  limit: number,
): Promise<number[]> {
  const kept: number[] = [];
  const size = orders.readAtOnce(filter.search ?? '');
  for (let start = 0; start < seqs.length && kept.length < limit; start += size) {
    const some = seqs.slice(start, start + size);
    const { rows } = await sql<{ seq: number }>`
      select seq from orders where seq in (${sql.raw(some.join())})
        and (${containsText(orders, filter)} or ${hasPhone(filter)})`.execute(db);
    const hits = new Set(rows.map(({ seq }) => seq));
    kept.push(...some.filter((seq) => hits.has(seq)));
    await setImmediate();
  }
  return kept.slice(0, limit);
}

/** Names that are compared at a time, in some milliseconds; other requests are served in between. */
const NAMES_AT_ONCE = 1_000;

/** Returns the orders with a receiver's name like the searched one, in their order, up to a limit. */
export async function keepSimilar(
  db: Database,
  { search = '', idsAlone }: SearchFilter,
  seqs: readonly number[],
  limit: number,
): Promise<number[]> {
  const isSimilar = idsAlone ? undefined : similarFinder(search);
  const kept: number[] = [];
  for (let start = 0; isSimilar && start < seqs.length && kept.length < limit; start += NAMES_AT_ONCE) {
    const some = seqs.slice(start, start + NAMES_AT_ONCE);
    const rows = await db
      .selectFrom('orders')
      .select(['seq', 'receiver_name'])
      .where('seq', 'in', some)
      .execute();
    const hits = new Set(rows.filter((row) => isSimilar(row.receiver_name)).map(({ seq }) => seq));
    kept.push(...some.filter((seq) => hits.has(seq)));
    await setImmediate();
  }
  return kept.slice(0, limit);
}

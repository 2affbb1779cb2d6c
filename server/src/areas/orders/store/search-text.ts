import { setImmediate } from 'node:timers/promises';
import { SEARCHED_OF_ORDERS } from '@tawseel/contract/facts/searches';
import { trackingIdForms } from '@tawseel/contract/facts/tracking-id';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/engine/tables.ts';
import type { SearchFilter, Slice } from './order-filter.ts';

/** What the two engines say differently when orders are looked for: see on-sqlite.ts and on-postgres.ts. */
export type OrderSql = {
  /** The table, read by the index of this name: SQLite has no statistics to choose one by. */
  by: (index: string) => RawBuilder<unknown>;
  /** Where the orders of these filter bits are, each to be asked by itself. */
  byBits: (values: readonly number[]) => RawBuilder<unknown>[];
  /** Whether one of these columns contains a text, in any case. */
  contains: (columns: readonly string[], text: string) => RawBuilder<SqlBool>;
  /** Orders whose texts are read in one statement; others are served in between. */
  readAtOnce: (text: string) => number;
  /** Seqs of the newest orders of a slice that contain a text and have what a filter says, by the trigram index. */
  findByText: (db: Database, filter: SearchFilter, slice: Slice) => Promise<number[]>;
};

const COLUMNS = {
  trackingID: 'orders.tracking_id',
  receiverName: 'orders.receiver_name',
  reference: 'orders.reference',
} as const satisfies Record<(typeof SEARCHED_OF_ORDERS)[number], `orders.${keyof Tables['orders']}`>;
export const ALL_COLUMNS = SEARCHED_OF_ORDERS.map((text) => COLUMNS[text]);

/** Three letters or figures in a row: the trigrams that both databases have an index of. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;
/** What every tracking ID of ours begins with has trigrams that tell none from another. */
const OUR_PREFIX = /^tws-/i;
/** One sign behind it is enough: SQLite's index has 's-4', and PostgreSQL's that a word begins with 4. */
const OUR_FIRST_SIGNS = /^tw(s-[\p{L}\p{N}].*)$/isu;

/** What is looked up of a text in the trigram index, or undefined where it has no trigram. */
export function indexedPart(text: string): string | undefined {
  const part = text.replace(OUR_PREFIX, '');
  return TRIGRAM.test(part) ? part : OUR_FIRST_SIGNS.exec(text)?.[1];
}

/** What may stand in an order: the text as it was typed and, in tracking IDs alone, what it may stand for there. */
export function formsOf({ search = '', idsAlone = false }: SearchFilter) {
  const [typed = search, ...others] = trackingIdForms(search);
  const alone = (text: string) => ({ text, columns: [COLUMNS.trackingID] });
  return [idsAlone ? alone(typed) : { text: typed, columns: ALL_COLUMNS }, ...others.map(alone)];
}

/** Whether an order of `orders` contains the text that is searched for. */
export function containsText(
  { contains }: Pick<OrderSql, 'contains'>,
  filter: SearchFilter,
): RawBuilder<SqlBool> {
  const forms = formsOf(filter).map(({ text, columns }) => contains(columns, text));
  return sql<SqlBool>`(${sql.join(forms, sql` or `)})`;
}

export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Those of some orders, in their order, that contain the text, up to a limit. */
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
      select seq from orders where seq in (${sql.raw(some.join())}) and ${containsText(orders, filter)}`.execute(
      db,
    );
    const hits = new Set(rows.map(({ seq }) => seq));
    kept.push(...some.filter((seq) => hits.has(seq)));
    await setImmediate();
  }
  return kept.slice(0, limit);
}

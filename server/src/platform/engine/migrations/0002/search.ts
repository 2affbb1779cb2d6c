import type { Kysely } from 'kysely';
import { schemaOf } from '../0001/columns.ts';

/**
 * Raises the statistics target of the searchable texts from 100 to 500: PostgreSQL could not tell a text that one
 * order in a thousand has from one that one in a hundred has, and read half of all orders for a page of it.
 */
export async function addSearchStatistics(db: Kysely<unknown>, isSqlite: boolean): Promise<void> {
  if (isSqlite) return;
  await schemaOf(db).run([
    'alter index orders_search alter column 1 set statistics 500',
    'alter table orders alter column folded_texts set statistics 500',
    'analyze orders',
  ]);
}

/** Indexes the delivered and returned orders of a sender by their last event, for its figures of a period. */
export async function addSenderFigures(db: Kysely<unknown>, isSqlite: boolean): Promise<void> {
  await schemaOf(db).run([
    `create index orders_sender_ended on orders (sender_id, moved_at${isSqlite ? '' : ', seq'})
       where tracking_status in ('delivered', 'return')`,
  ]);
}

const LEARN = `insert into orders_search_folded(rowid, folded_texts)
  select new.seq, new.folded_texts where new.folded_texts is not null;`;
const FORGET = `insert into orders_search_folded(orders_search_folded, rowid, folded_texts)
  select 'delete', old.seq, old.folded_texts where old.folded_texts is not null;`;
const SQLITE_FOLDED = [
  `create virtual table orders_search_folded using fts5(
     folded_texts, content='orders', content_rowid='seq', tokenize='trigram', columnsize=0)`,
  `create trigger orders_search_folded_insert after insert on orders begin ${LEARN} end`,
  `create trigger orders_search_folded_delete after delete on orders begin ${FORGET} end`,
  `create trigger orders_search_folded_update after update of folded_texts on orders
     when new.folded_texts is not old.folded_texts begin ${FORGET} ${LEARN} end`,
];

const POSTGRES_FOLDED = [
  `create index orders_search_folded on orders using gin (folded_texts gin_trgm_ops) where folded_texts is not null`,
];

/**
 * Adds the texts of orders in one spelling, with a trigram index of their own. The server folds the existing orders after
 * its start, from the newest down to the oldest: 'unfolded_below' says how far it is.
 */
export async function addFoldedTexts(db: Kysely<unknown>, isSqlite: boolean): Promise<void> {
  await schemaOf(db).run([
    'alter table orders add column folded_texts text',
    ...(isSqlite ? SQLITE_FOLDED : POSTGRES_FOLDED),
    `insert into meta (key, value)
       select 'unfolded_below', cast(max(seq) + 1 as text) from orders having max(seq) is not null`,
  ]);
}

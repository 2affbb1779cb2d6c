import { type Kysely, sql } from 'kysely';
import { engineOf } from '../database.ts';

/** Indexes of the search by text, which is found at once however many orders there are, by one sign and by many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = engineOf(db) === 'sqlite' ? SQLITE : POSTGRES;
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const searched = (row: string) =>
  ['tracking_id', 'reference', 'receiver_name'].map((text) => `${row}.${text} || char(10, 10)`).join(', ');

/**
 * Trigram index, kept by triggers. Behind each text stand two line breaks, so that each of its signs begins a trigram
 * and a search for one or two signs is one for the trigrams that begin so; no search ends in a line break.
 */
const SQLITE = [
  'drop trigger orders_search_insert',
  'drop trigger orders_search_delete',
  'drop trigger orders_search_update',
  'drop table orders_search',
  `create view orders_searched (seq, tracking_id, reference, receiver_name) as
     select seq, ${searched('orders')} from orders`,
  `create virtual table orders_search using fts5(
     tracking_id, reference, receiver_name,
     content='orders_searched', content_rowid='seq', tokenize='trigram', columnsize=0)`,
  'create virtual table orders_search_terms using fts5vocab(orders_search, instance)',
  `create trigger orders_search_insert after insert on orders begin
     insert into orders_search(rowid, tracking_id, reference, receiver_name) values (new.seq, ${searched('new')});
   end`,
  `create trigger orders_search_delete after delete on orders begin
     insert into orders_search(orders_search, rowid, tracking_id, reference, receiver_name)
     values ('delete', old.seq, ${searched('old')});
   end`,
  `create trigger orders_search_update after update of tracking_id, reference, receiver_name on orders begin
     insert into orders_search(orders_search, rowid, tracking_id, reference, receiver_name)
     values ('delete', old.seq, ${searched('old')});
     insert into orders_search(rowid, tracking_id, reference, receiver_name) values (new.seq, ${searched('new')});
   end`,
  "insert into orders_search(orders_search) values ('rebuild')",
];

/**
 * Inverted index of each sign and of each two in a row, and beside them of the bits of seq: the spans of time that the
 * order is of (4.7 hours, 3 days, 50 days), its mode and the lane of its warehouse. What is frequent is so read of the
 * newest spans alone.
 */
const POSTGRES = [
  // Of a long text every other pair, which are rare enough together.
  `create function search_pairs(text) returns text[] language plpgsql immutable strict parallel safe as $$
   declare t constant text := lower($1 collate "default");
   begin
     if length(t) = 1 then return array[t]; end if;
     return array(select substr(t, at, 2)
       from generate_series(1, length(t) - 1, case when length(t) < 6 then 1 else 2 end) at);
   end $$`,
  `create function order_search_keys(seq bigint, tracking_id text, reference text, receiver_name text)
   returns text[] language plpgsql immutable strict parallel safe as $$
   declare
     signs constant text[] := string_to_array(
       lower((tracking_id || E'\\n' || reference || E'\\n' || receiver_name) collate "default"), null);
     keys text[] := signs || array['36 ' || (seq >> 36), '40 ' || (seq >> 40), '44 ' || (seq >> 44),
       'mode ' || (seq & 1), 'lane ' || ((seq >> 1) & 31)];
   begin
     for at in 2 .. cardinality(signs) loop keys[cardinality(keys) + 1] := signs[at - 1] || signs[at]; end loop;
     return keys;
   end $$`,
  'drop index orders_search_tracking, orders_search_reference, orders_search_receiver, orders_search_signs',
  // What is put off is looked through by each search: at a thousand orders half a millisecond, and 50 to make up for.
  `create index orders_search on orders using gin (order_search_keys(seq, tracking_id, reference, receiver_name))
     with (gin_pending_list_limit = 1024)`,
];

import type { Kysely } from 'kysely';
import { schemaOf } from './0001/columns.ts';

/** Adds the day through which the acquirer has paid card payments, and what statements leave out until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { run } = schemaOf(db);
  await run([
    'alter table business add column card_paid_through text',
    'alter table statements add column held_fils bigint not null default 0',
    // A statement that only pays out what the acquirer has paid since has no postings of its own; it holds less than the last.
    'drop index statements_sender',
    'create unique index statements_sender on statements (sender_id, last_seq, held_fils)',
    'create index statements_newest on statements (sender_id, no)',
    "create index postings_card on postings (at) where kind in ('card', 'move', 'correction') and order_seq is not null",
  ]);
}

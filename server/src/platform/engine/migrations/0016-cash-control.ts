import type { Kysely } from 'kysely';
import { schemaOf } from './0001/columns.ts';

/** Adds the difference above which a count has to be confirmed, who confirmed it, and an index to find a bank slip. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { run } = schemaOf(db);
  await run([
    'alter table business add column difference_limit_fils integer not null default 2000',
    'alter table business add column blind_counts integer not null default 0',
    'alter table cash_counts add column to_confirm integer not null default 0',
    ...['confirmed_at', 'confirmed_by', 'confirmed_note'].map(
      (column) => `alter table cash_counts add column ${column} text`,
    ),
    'create index cash_counts_to_confirm on cash_counts (warehouse_id) where to_confirm = 1',
    "create index postings_slip on postings (slip) where slip <> ''",
  ]);
}

import type { Kysely } from 'kysely';
import { schemaOf } from './0001/columns.ts';

/** Adds the columns and values that were chosen for the files of each sender. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table } = schemaOf(db);
  await table('import_choices', ['headers', 'sender_id'], {
    headers: 'text',
    sender_id: { type: 'text', to: 'senders' },
    choice: 'text',
    imported_at: 'text',
  }).execute();
}

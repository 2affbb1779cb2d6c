import type { Kysely } from 'kysely';
import { among, schemaOf, to } from './0001/columns.ts';

/** Adds the expenses that drivers enter, until a count decides them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, index, run } = schemaOf(db);
  await table('driver_expenses', ['client_id'], {
    client_id: 'text',
    driver_id: to('staff'),
    kind: among('fuel', 'parking', 'toll', 'repair', 'other'),
    note: 'text',
    fils: 'bigint',
    sha256: 'text',
    bytes: 'integer',
    photo_at: 'text?',
    spent_at: 'text',
    received_at: 'text',
    state: among('open', 'removed', 'taken', 'crossedOut'),
    count_no: 'integer?',
    decided_at: 'text?',
    reason: 'text',
  })
    .addForeignKeyConstraint('driver_expenses_count', ['count_no'] as never, 'cash_counts', ['no'])
    .execute();
  await index('driver_expenses_driver', 'driver_expenses', ['driver_id', 'state']).execute();
  await run([
    'create index driver_expenses_count_no on driver_expenses (count_no) where count_no is not null',
    "create index driver_expenses_photo on driver_expenses (sha256) where sha256 <> ''",
  ]);
}

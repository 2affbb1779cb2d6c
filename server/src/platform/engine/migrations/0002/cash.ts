import { type Kysely, sql } from 'kysely';
import { among, schemaOf, to } from '../0001/columns.ts';

/** Creates the cash ledger: balances, postings between them, counts of cash, and the cash that drivers hold. */
export async function addCash(db: Kysely<unknown>, isSqlite: boolean): Promise<void> {
  const { table, index, run } = schemaOf(db);
  const key = isSqlite ? 'integer' : 'bigint';
  await table('balances', ['no'], {
    no: 'integer',
    kind: among('box', 'safe', 'bank', 'card', 'shop', 'float', 'difference', 'expense'),
    party: 'text',
    warehouse: 'text',
    fils: 'bigint',
  }).execute();
  await index('balances_of', 'balances', ['kind', 'party', 'warehouse']).unique().execute();
  await index('balances_warehouse', 'balances', ['warehouse', 'kind']).execute();
  await index('balances_party', 'balances', ['party']).execute();
  await table('cash_counts', ['no'], {
    no: 'integer',
    kind: among('handIn', 'close'),
    person: 'text',
    person_name: 'text',
    warehouse_id: { type: 'text?', to: 'warehouses' },
    at: 'text',
    pieces: 'text',
    expenses: 'text',
    orders: 'integer',
    change_fils: 'bigint',
    expected_fils: 'bigint',
    counted_fils: 'bigint',
    reason: 'text',
    actor_kind: 'text',
    actor: 'text',
    actor_name: 'text',
    reversed_at: 'text?',
    reversed_by: 'text?',
    reversed_why: 'text?',
  }).execute();
  await index('cash_counts_warehouse', 'cash_counts', ['warehouse_id', 'no']).execute();
  await index('cash_counts_person', 'cash_counts', ['person', 'no']).execute();
  await table('postings', ['seq'], {
    seq: key,
    at: 'text',
    kind: among('card', 'handIn', 'expense', 'difference', 'change', 'deposit', 'move', 'reversal'),
    from_no: 'integer',
    to_no: 'integer',
    fils: 'bigint',
    order_seq: 'bigint?',
    count_no: 'integer?',
    reverses: 'bigint?',
    slip: 'text',
    note: 'text',
    actor_kind: 'text',
    actor: 'text',
    actor_name: 'text',
  })
    .addForeignKeyConstraint('postings_from', ['from_no'] as never, 'balances', ['no'])
    .addForeignKeyConstraint('postings_to', ['to_no'] as never, 'balances', ['no'])
    .addForeignKeyConstraint('postings_count', ['count_no'] as never, 'cash_counts', ['no'])
    .addCheckConstraint('postings_positive', sql`fils > 0`)
    .execute();
  await index('postings_from_no', 'postings', ['from_no', 'seq']).execute();
  await index('postings_to_no', 'postings', ['to_no', 'seq']).execute();
  await run([
    'create index postings_order on postings (order_seq) where order_seq is not null',
    'create index postings_count_no on postings (count_no) where count_no is not null',
    'create unique index postings_reverses on postings (reverses) where reverses is not null',
  ]);
  await table('cash_held', ['order_seq'], {
    order_seq: key,
    driver_id: to('staff'),
    fils: 'bigint',
    since: 'text',
  })
    .addForeignKeyConstraint('cash_held_order', ['order_seq'] as never, 'orders', ['seq'], (held) =>
      held.onDelete('cascade'),
    )
    .execute();
  await index('cash_held_driver', 'cash_held', ['driver_id', 'since']).execute();
}

import { type Kysely, sql } from 'kysely';
import { engineOf } from '../database.ts';
import { among, schemaOf } from './0001/columns.ts';

const BALANCES = [
  ...['box', 'safe', 'bank', 'card', 'shop', 'float', 'difference', 'expense'],
  ...['revenue', 'vat', 'fee', 'income', 'rounding', 'opening'],
];
const POSTINGS = [
  ...['card', 'handIn', 'expense', 'difference', 'change', 'deposit', 'move', 'reversal'],
  ...['charges', 'vat', 'payout', 'payment', 'compensation', 'credit'],
  ...['fee', 'rounding', 'opening', 'correction'],
];

/** Creates both tables again with their rows, because SQLite cannot change a CHECK constraint. */
async function rebuild(db: Kysely<unknown>): Promise<void> {
  const { table, index, run } = schemaOf(db);
  await run([
    ...['balances_of', 'balances_warehouse', 'balances_party'].map((name) => `drop index ${name}`),
    ...['from_no', 'to_no', 'order', 'count_no', 'reverses'].map((name) => `drop index postings_${name}`),
    'alter table postings rename to earlier_postings',
    'alter table balances rename to earlier_balances',
  ]);
  await table('balances', ['no'], {
    no: 'integer',
    kind: among(...BALANCES),
    party: 'text',
    warehouse: 'text',
    fils: 'bigint',
  }).execute();
  await table('postings', ['seq'], {
    seq: 'integer',
    at: 'text',
    kind: among(...POSTINGS),
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
  await run([
    'insert into balances select * from earlier_balances',
    'insert into postings select * from earlier_postings order by seq',
    'drop table earlier_postings',
    'drop table earlier_balances',
  ]);
  await index('balances_of', 'balances', ['kind', 'party', 'warehouse']).unique().execute();
  await index('balances_warehouse', 'balances', ['warehouse', 'kind']).execute();
  await index('balances_party', 'balances', ['party']).execute();
  await index('postings_from_no', 'postings', ['from_no', 'seq']).execute();
  await index('postings_to_no', 'postings', ['to_no', 'seq']).execute();
  await run([
    'create index postings_order on postings (order_seq) where order_seq is not null',
    'create index postings_count_no on postings (count_no) where count_no is not null',
    'create unique index postings_reverses on postings (reverses) where reverses is not null',
  ]);
}

function newKinds(table: string, kinds: readonly string[]): string {
  const words = kinds.map((kind) => `'${kind}'`).join(', ');
  return `alter table ${table} drop constraint ${table}_kind_check,
    add constraint ${table}_kind_check check (kind in (${words}))`;
}

/** Only the removal of the demo deletes postings. */
const REMOVING = "exists (select 1 from meta where key = 'demo' and value = 'removing')";
const SQLITE = [
  `create trigger postings_append_only before update on postings begin
     select raise(abort, 'postings are append-only');
   end`,
  `create trigger postings_kept before delete on postings when not ${REMOVING} begin
     select raise(abort, 'postings are never deleted');
   end`,
];
const POSTGRES = [
  `create function keep_postings() returns trigger language plpgsql as $$
   begin
     if ${REMOVING} then return old; end if;
     raise exception 'postings are never deleted';
   end $$`,
  `create trigger postings_kept before delete on postings
   for each row execute function keep_postings()`,
];

/** Number of the last posting that was removed with a demo, after which the others begin. */
const REMOVED = `insert into meta (key, value)
  select 'postings_removed', cast(coalesce((select min(seq) - 1 from postings), last) as text)
  from number_series where name = 'postings' and exists (select 1 from meta where key = 'demo' and value = 'removed')`;

/** Adds the kinds of money that statements and corrections need, and keeps postings from being changed or deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = engineOf(db).name === 'sqlite';
  const { run } = schemaOf(db);
  if (isSqlite) await rebuild(db);
  else await run([newKinds('balances', BALANCES), newKinds('postings', POSTINGS)]);
  await run([...(isSqlite ? SQLITE : POSTGRES), REMOVED, 'create index cash_counts_at on cash_counts (at)']);
}

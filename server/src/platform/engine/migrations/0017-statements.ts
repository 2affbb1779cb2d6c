import type { Kysely } from 'kysely';
import { engineOf } from '../database.ts';
import { among, type Columns, schemaOf, to, YES_OR_NO } from './0001/columns.ts';

/** Returns columns of sums in fils. */
function sums(...names: string[]): Columns {
  return Object.fromEntries(names.map((name) => [`${name}_fils`, 'bigint']));
}

/** Fees and days of shops without their own, and what invoices need. */
const OWN_TERMS = [
  'add column cod_fee_fils bigint not null default 0',
  'add column return_fee_fils bigint not null default 0',
  'add column due_days integer not null default 30',
  "add column tin text not null default ''",
  "add column sac text not null default ''",
  "add column prices_have_vat text not null default 'no' check (prices_have_vat in ('no', 'persons'))",
];

/** Only how the transmission of an invoice went may change. */
const ISSUED = ['no', 'kind', 'of_no', 'statement_no', 'sender_id', 'month', 'issued_on', 'due_on'];
const KEPT = [...ISSUED, 'net_fils', 'vat_fils', 'total_fils', 'document', 'sha256', 'uuid'];
const REFUSED = 'invoices are never changed';
const IS_REMOVING = "exists (select 1 from meta where key = 'demo' and value = 'removing')";
const SQLITE = [
  `create trigger invoices_kept before update of ${KEPT.join(', ')} on invoices begin
     select raise(abort, '${REFUSED}');
   end`,
  `create trigger invoices_stay before delete on invoices when not ${IS_REMOVING} begin
     select raise(abort, 'invoices are never deleted');
   end`,
];
const POSTGRES = [
  `create function keep_invoices() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       if ${IS_REMOVING} then return old; end if;
       raise exception 'invoices are never deleted';
     end if;
     raise exception '${REFUSED}';
   end $$`,
  `create trigger invoices_kept before update of ${KEPT.join(', ')} on invoices
   for each row execute function keep_invoices()`,
  'create trigger invoices_stay before delete on invoices for each row execute function keep_invoices()',
];

/** Adds the terms of shops, what they are charged, their statements and invoices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table, index, run } = schemaOf(db);
  await run([
    ...['iban_set_at', 'iban_set_by'].map((column) => `alter table senders add column ${column} text`),
    ...OWN_TERMS.map((term) => `alter table business ${term}`),
  ]);
  await table('shops', ['sender_id'], {
    sender_id: to('senders'),
    billed_from: 'text',
    cycle: among('week', 'month'),
    nets: YES_OR_NO,
    cod_fee_fils: 'bigint?',
    return_fee_fils: 'bigint?',
    due_days: 'integer?',
    tin: 'text',
  }).execute();
  await table('statements', ['no'], {
    no: 'integer',
    sender_id: to('senders'),
    at: 'text',
    through: 'text',
    first_seq: 'bigint',
    last_seq: 'bigint',
    orders: 'integer',
    ...sums('opening', 'cash', 'charges', 'vat', 'other', 'closing', 'payable', 'unpaid'),
    iban: 'text',
    sender_name: 'text',
    paid_seq: 'bigint?',
    paid_on: 'text?',
    actor_kind: 'text',
    actor: 'text',
    actor_name: 'text',
  }).execute();
  await table('invoices', ['no'], {
    no: 'text',
    kind: { type: 'integer', among: [380, 381] },
    of_no: 'text?',
    statement_no: 'integer?',
    sender_id: to('senders'),
    month: 'text',
    issued_on: 'text',
    due_on: 'text',
    ...sums('net', 'vat', 'total'),
    document: 'text',
    sha256: 'text',
    uuid: 'text',
    e_state: among('none', 'sent', 'accepted', 'rejected'),
    e_note: 'text',
  })
    .addForeignKeyConstraint('invoices_of', ['of_no'] as never, 'invoices', ['no'])
    .addForeignKeyConstraint('invoices_statement', ['statement_no'] as never, 'statements', ['no'])
    .execute();
  await table('sender_charges', ['id'], {
    id: 'text',
    order_seq: 'bigint?',
    kind: among('delivery', 'cod', 'return', 'extra'),
    sender_id: to('senders'),
    day: 'text',
    fils: 'bigint',
    what: 'text',
    statement_no: 'integer?',
    invoice_no: 'text?',
    credited_by: 'text?',
  })
    .addForeignKeyConstraint('sender_charges_statement', ['statement_no'] as never, 'statements', ['no'])
    .addForeignKeyConstraint('sender_charges_invoice', ['invoice_no'] as never, 'invoices', ['no'])
    .addForeignKeyConstraint('sender_charges_credit', ['credited_by'] as never, 'invoices', ['no'])
    .execute();
  await index('statements_sender', 'statements', ['sender_id', 'last_seq']).unique().execute();
  await index('invoices_sender', 'invoices', ['sender_id']).execute();
  await run([
    'create unique index sender_charges_order on sender_charges (order_seq, kind) where order_seq is not null',
    // With what their sums read.
    `create index sender_charges_open on sender_charges (sender_id, day, fils, statement_no)
     where statement_no is null`,
    'create index sender_charges_statement_no on sender_charges (statement_no) where statement_no is not null',
    'create index sender_charges_invoice_no on sender_charges (invoice_no) where invoice_no is not null',
    'create index sender_charges_credited_by on sender_charges (credited_by) where credited_by is not null',
    'create index invoices_of_no on invoices (of_no) where of_no is not null',
    'create index invoices_statement_no on invoices (statement_no) where statement_no is not null',
    ...(engineOf(db).name === 'sqlite' ? SQLITE : POSTGRES),
  ]);
}

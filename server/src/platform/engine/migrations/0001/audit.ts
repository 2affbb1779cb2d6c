import type { Kysely } from 'kysely';
import { schemaOf } from './columns.ts';

/**
 * Creates the audit log, sorted by ids and so by time. It has no foreign keys because the rows that it names may be
 * deleted. Changes to orders are recorded in their events; those made by a call have the hash of the address.
 */
export async function addAudit(db: Kysely<unknown>, isSqlite: boolean): Promise<void> {
  await schemaOf(db).run([
    `create table audit (
       id text not null primary key, at text not null,
       actor_kind text not null, actor_id text not null, actor_name text not null, address_hash text not null,
       call text not null, subject_kind text not null, subject_id text not null, subject_name text not null,
       before text, after text
     )${isSqlite ? ' without rowid' : ''}`,
    'create index audit_subject on audit (subject_id, id)',
    'create index audit_actor on audit (actor_id, id)',
    'create index audit_kind on audit (subject_kind, id)',
    'create index audit_call on audit (call, id)',
    `create index order_events_audited on order_events (id) ${AUDITED}`,
    `create index order_events_actor on order_events (actor, id) ${AUDITED}`,
    `create index order_events_kind on order_events (kind, id) ${AUDITED} and kind <> 'status'`,
    ...(isSqlite ? SQLITE : POSTGRES),
  ]);
}

const AUDITED = 'where address_hash is not null';

/** Columns of events that never change. Rows are only deleted by age; an event loses its address by age. */
const LASTING =
  'id, order_id, status, note, created_at, kind, actor_kind, actor, actor_name, reason, changes';
const SQLITE = [
  `create trigger audit_append_only before update on audit begin
     select raise(abort, 'the audit log is append-only');
   end`,
  `create trigger order_events_append_only before update of ${LASTING} on order_events begin
     select raise(abort, 'the history of an order is append-only');
   end`,
];
const POSTGRES = [
  `create function refuse_update() returns trigger language plpgsql as $$
   begin raise exception '% is append-only', tg_argv[0]; end $$`,
  `create trigger audit_append_only before update on audit
   for each row execute function refuse_update('the audit log')`,
  `create trigger order_events_append_only before update of ${LASTING} on order_events
   for each row execute function refuse_update('the history of an order')`,
];

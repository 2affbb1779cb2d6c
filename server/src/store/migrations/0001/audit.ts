import type { Kysely } from 'kysely';
import { schemaOf } from './columns.ts';

/**
 * Audit log, in the order of its ids, which sort by time. It names what may be deleted, so nothing points anywhere.
 * Most rows are of orders: what looks for others by kind or call has indexes without those.
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
    `create index audit_kind on audit (subject_kind, id) where subject_kind <> 'order'`,
    `create index audit_call on audit (call, id) where call <> 'orders.createOrder'`,
    ...(isSqlite ? SQLITE : POSTGRES),
  ]);
}

/** Append-only: rows end by age alone. */
const SQLITE = [
  `create trigger audit_append_only before update on audit begin
     select raise(abort, 'the audit log is append-only');
   end`,
];
const POSTGRES = [
  `create function refuse_update() returns trigger language plpgsql as $$
   begin raise exception 'the audit log is append-only'; end $$`,
  'create trigger audit_append_only before update on audit for each row execute function refuse_update()',
];

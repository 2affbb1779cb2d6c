import { createHmac, randomBytes } from 'node:crypto';
import type { ActorKind, SubjectKind } from '@tawseel/contract/facts/audit';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { auditFields, withoutSecrets } from '../values/audit-fields.ts';
import { perDatabase } from './database.ts';
import { nextId } from './ids.ts';
import { findFact, settleFact } from './meta.ts';
import { bound } from './prepared.ts';
import type { Database, Tables, Trx } from './tables.ts';

/** `name` is looked up where it is absent, as it is at the time. */
export type AuditActor = { kind: ActorKind; id: string; name?: string };

/** One write: a creation has no `before`, a deletion no `after`; of both only what differs is kept, and no secret. */
export type Written = {
  subject: { kind: SubjectKind; id: string; name: string };
  before?: object | undefined;
  after?: object | undefined;
  /** Where it is not the caller: somebody who signs in is nobody until then. */
  actor?: AuditActor;
};

/** A row to be: by whom, from which address and by which call or command. */
export type AuditEntry = Written & { now: Date; actor: AuditActor; address: string; call: string };

/** Adds a row to the audit log, in the transaction of what is written. */
export type Audit = (trx: Trx, written: Written) => Promise<void>;

type Row = Tables['audit'];

const LONGEST_NAME = 200;
const COLUMNS = [
  'id',
  'at',
  'actor_kind',
  'actor_id',
  'actor_name',
  'address_hash',
  'call',
  'subject_kind',
  'subject_id',
  'subject_name',
  'before',
  'after',
] as const satisfies (keyof Row)[];

/** Name of the person of an id; null where it is nobody's. */
function personNamed(id: 'actor_id' | 'subject_id') {
  return sql`coalesce(
    (select name from admins where admins.id = ${sql.ref(id)}),
    (select trim(first_name || ' ' || last_name) from staff where staff.id = ${sql.ref(id)}))`;
}

/**
 * The database looks up, as it takes the rows, the actors' names where they are not given, and who it is that signs in:
 * a session is told by the person's name, not by the email or phone that was typed.
 */
function inserting(db: Database, rows: RawBuilder<Row>): CompiledQuery {
  return sql`
    insert into audit (${sql.join(COLUMNS.map((name) => sql.ref(name)))})
    select id, at, actor_kind, actor_id,
      coalesce(nullif(actor_name, ''), ${personNamed('actor_id')},
        (select name from api_keys where api_keys.id = actor_id), ''),
      address_hash, call, subject_kind, subject_id,
      case when subject_kind = 'session' then coalesce(${personNamed('subject_id')}, subject_name)
        else subject_name end,
      before, after
    from (${rows}) as said`.compile(db);
}

const insertOne = bound<Row, unknown>((db, row) => ({
  compile: () =>
    inserting(
      db,
      sql`select ${sql.join(COLUMNS.map((name) => sql`cast(${row[name]} as text) as ${sql.ref(name)}`))}`,
    ),
}));

function textOf(fields: object | undefined): string | null {
  return fields ? JSON.stringify(fields) : null;
}

async function toRow(trx: Trx, { now, actor, address, call, ...written }: AuditEntry): Promise<Row> {
  const { subject } = written;
  const { before, after } = auditFields(written.before, written.after);
  return {
    id: nextId(now.getTime()),
    at: now.toISOString(),
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor_name: actor.name ?? '',
    address_hash: address && (await hashAddress(trx, address)),
    call,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_name: withoutSecrets(subject.name).slice(0, LONGEST_NAME).toWellFormed(),
    before: textOf(before),
    after: textOf(after),
  };
}

/** The audit log as one call or command writes to it. */
export function auditAs(origin: Omit<AuditEntry, keyof Written> & { actor: AuditActor }): Audit {
  return async (trx, written) => {
    const row = await toRow(trx, { ...origin, ...written, actor: written.actor ?? origin.actor });
    await trx.executeQuery(insertOne(trx, row));
  };
}

const HASH_LENGTH = 16;
const MOST_KNOWN = 1000;
const addresses = perDatabase((): { key?: string; hashes: Map<string, string> } => ({ hashes: new Map() }));

/** Key of the hashes of addresses, the same for all servers of a database. */
async function addressKey(trx: Trx): Promise<string> {
  const known = addresses(trx);
  if (known.key !== undefined) return known.key;
  const found = await findFact(trx, 'audit_key');
  // One that is made here is gone if the transaction is undone: it is kept in mind from when it is found.
  if (found === undefined) return settleFact(trx, 'audit_key', randomBytes(32).toString('hex'));
  known.key = found;
  return found;
}

/** Keyed hash of an address: tells that two writes came from one place, and not from which. */
export async function hashAddress(trx: Trx, address: string): Promise<string> {
  const known = addresses(trx);
  const before = known.hashes.get(address);
  if (before !== undefined) return before;
  const key = await addressKey(trx);
  const hash = createHmac('sha256', key).update(address).digest('hex').slice(0, HASH_LENGTH);
  if (known.key !== undefined && known.hashes.size < MOST_KNOWN) known.hashes.set(address, hash);
  return hash;
}

import { createHmac, randomBytes } from 'node:crypto';
import type { ActorKind, SubjectKind } from '@tawseel/contract/facts/audit';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { auditFields, withoutSecrets } from '../values/audit-fields.ts';
import { perDatabase } from './database.ts';
import { nextId } from './ids.ts';
import { findFact, settleFact } from './meta.ts';
import { bound } from './prepared.ts';
import type { Database, Tables, Trx } from './tables.ts';

/** If `name` is missing, the name that the actor has at that moment is looked up. */
export type AuditActor = { kind: ActorKind; id: string; name?: string };

/**
 * Write to audit. A creation has no `before`, a deletion no `after`; if both are given, only the fields that differ
 * are kept, and no secrets.
 */
export type Written = {
  subject: { kind: SubjectKind; id: string; name: string };
  before?: object | undefined;
  after?: object | undefined;
  /** Actor, if it is not the caller, because a user who is signing in is not authenticated yet. */
  actor?: AuditActor;
};

/** Audit row before it is stored: the write, with its actor, address, and call or command. */
export type AuditEntry = Written & { now: Date; actor: AuditActor; address: string; call: string };

/** Adds a row to the audit log, in the transaction of the write itself. */
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

/** Selects the name of the admin or staff member with an id, or null if there is none. */
function personNamed(id: 'actor_id' | 'subject_id') {
  return sql`coalesce(
    (select name from admins where admins.id = ${sql.ref(id)}),
    (select trim(first_name || ' ' || last_name) from staff where staff.id = ${sql.ref(id)}))`;
}

/**
 * Builds the insert. The database looks up actors' names that are missing, and the name of the user who signs in: a
 * session is shown by that name, not by the email or phone that was typed.
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
    from (${rows}) as new_rows`.compile(db);
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

/** Returns an audit log for the writes of one call or command. */
export function auditAs(origin: Omit<AuditEntry, keyof Written> & { actor: AuditActor }): Audit {
  return async (trx, written) => {
    const row = await toRow(trx, { ...origin, ...written, actor: written.actor ?? origin.actor });
    await trx.executeQuery(insertOne(trx, row));
  };
}

const HASH_LENGTH = 16;
const MOST_KNOWN = 1000;
const addresses = perDatabase((): { key?: string; hashes: Map<string, string> } => ({ hashes: new Map() }));

/** Returns the key for hashes of addresses, which all servers of a database share. */
async function addressKey(trx: Trx): Promise<string> {
  const known = addresses(trx);
  if (known.key !== undefined) return known.key;
  const found = await findFact(trx, 'audit_key');
  // A key created here is lost if the transaction is rolled back, so it is cached only once it is found in the
  // database.
  if (found === undefined) return settleFact(trx, 'audit_key', randomBytes(32).toString('hex'));
  known.key = found;
  return found;
}

/** Returns the keyed hash of an address, which shows that two writes came from the same place, but not which place. */
export async function hashAddress(trx: Trx, address: string): Promise<string> {
  const known = addresses(trx);
  const before = known.hashes.get(address);
  if (before !== undefined) return before;
  const key = await addressKey(trx);
  const hash = createHmac('sha256', key).update(address).digest('hex').slice(0, HASH_LENGTH);
  if (known.key !== undefined && known.hashes.size < MOST_KNOWN) known.hashes.set(address, hash);
  return hash;
}

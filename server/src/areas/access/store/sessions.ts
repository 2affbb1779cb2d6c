import { ACTIVE } from '@tawseel/contract/facts/limits';
import type { PersonRole } from '@tawseel/contract/facts/roles';
import { sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import { newId } from '../../../platform/engine/ids.ts';
import { prepared } from '../../../platform/engine/prepared.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';

/** Of an administrator or of a member of staff. */
export type Holder = { admin_id: string } | { staff_id: string };

/** Condition of the rows of somebody, in a table whose rows are of one or the other. */
export function heldBy(holder: Holder): ['admin_id' | 'staff_id', '=', string] {
  return 'admin_id' in holder ? ['admin_id', '=', holder.admin_id] : ['staff_id', '=', holder.staff_id];
}

type NewSession = Holder &
  Pick<Tables['sessions'], 'token_hash' | 'created_at' | 'expires_at' | 'device' | 'source' | 'device_hash'>;

/** Of one person; where more begin, the oldest end. */
const MOST_SESSIONS = 20;

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', session.created_at).execute();
  await db
    .insertInto('sessions')
    .values({ id: newId(), admin_id: null, staff_id: null, seen_at: session.created_at, ...session })
    .execute();
  const newest = db
    .selectFrom('sessions')
    .select('id')
    .where(...heldBy(session))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SESSIONS);
  await db
    .deleteFrom('sessions')
    .where(...heldBy(session))
    .where('id', 'not in', newest)
    .execute();
}

/** Who a session is of, as what they may do goes by it. */
export type Session = {
  holder_id: string;
  holder_name: string;
  role: PersonRole;
  warehouse_id: string | null;
  must_change_password: number;
  written_lsn: number | null;
  seen_at: string | null;
  device_hash: string | null;
};

type LookedUp = { tokenHash: string; now: string };

const sessions = prepared<LookedUp, Session>((db, slots) =>
  db
    .selectFrom('sessions')
    .leftJoin('admins', 'admins.id', 'sessions.admin_id')
    .leftJoin('staff', 'staff.id', 'sessions.staff_id')
    .select((eb) => [
      eb.fn.coalesce('sessions.admin_id', 'sessions.staff_id').$castTo<string>().as('holder_id'),
      sql<string>`coalesce(admins.name, staff.first_name || ' ' || staff.last_name)`.as('holder_name'),
      eb.fn.coalesce('staff.kind', sql.lit('administrator')).$castTo<PersonRole>().as('role'),
      'staff.warehouse_id',
      eb.fn
        .coalesce('admins.must_change_password', 'staff.must_change_password')
        .$castTo<number>()
        .as('must_change_password'),
      'sessions.written_lsn',
      'sessions.seen_at',
      'sessions.device_hash',
    ])
    .where('token_hash', '=', slots.tokenHash)
    .where('expires_at', '>', slots.now)
    .where((eb) =>
      eb.or([
        eb('sessions.staff_id', 'is', null),
        eb.and([eb('staff.profile_status', '=', sql.lit(ACTIVE)), eb('staff.deleted_at', 'is', null)]),
      ]),
    ),
);

/** The session of this token, unless it has ended or its holder may not work any more. */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: string,
): Promise<Session | undefined> {
  return (await sessions(db, { tokenHash, now }))[0];
}

/**
 * The same within a transaction, to the end of which neither ends nor changes: who has it is locked first, since whatever
 * ends sessions writes to that row before.
 */
export async function holdSession(
  trx: Trx,
  holder: Holder,
  tokenHash: string,
  now: string,
): Promise<Session | undefined> {
  const engine = engineOf(trx);
  const [column, , id] = heldBy(holder);
  const table = column === 'admin_id' ? 'admins' : 'staff';
  await engine.holdRows(trx.selectFrom(table).select('id').where('id', '=', id), 'share');
  const session = trx.selectFrom('sessions').select('id').where('token_hash', '=', tokenHash);
  await engine.holdRows(session, 'key share');
  return (await sessions(trx, { tokenHash, now }))[0];
}

/** Ends one session; nothing happens when it has ended. */
export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** The sessions that last, the one seen last first. */
export async function listSessions(db: Database, holder: Holder, now: string) {
  return db
    .selectFrom('sessions')
    .where(...heldBy(holder))
    .select(['id', 'token_hash', 'device', 'source', 'created_at', 'seen_at'])
    .where('expires_at', '>', now)
    .orderBy((eb) => eb.fn.coalesce('seen_at', 'created_at'), 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SESSIONS)
    .execute();
}

/** Ends one session of somebody by its id; false where they have none of it. */
export async function deleteSessionOf(db: Database, holder: Holder, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where(...heldBy(holder))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends every session of somebody, but for the one of the token that is named. */
export async function deleteSessionsOf(db: Database, holder: Holder, keep = ''): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(...heldBy(holder))
    .where('token_hash', '<>', keep)
    .execute();
}

/** Ends the session of a driver on one device, where a new one begins. */
export async function deleteSessionsOnDevice(trx: Trx, staffId: string, deviceHash: string): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('staff_id', '=', staffId)
    .where('device_hash', '=', deviceHash)
    .execute();
}

/** Notes that a session was used. */
export async function touchSession(db: Database, tokenHash: string, seen_at: string): Promise<void> {
  await db.updateTable('sessions').set({ seen_at }).where('token_hash', '=', tokenHash).execute();
}

/** Ends every session of a member of staff. */
export async function deleteSessionsOfStaff(db: Database, staffId: string): Promise<void> {
  await db.deleteFrom('sessions').where('staff_id', '=', staffId).execute();
}

/** Keeps with a session how far PostgreSQL's log is, after something it wrote: a replica must have come as far. */
export async function markWrite(db: Database, tokenHash: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ written_lsn: sql<number>`pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')` })
    .where('token_hash', '=', tokenHash)
    .execute();
}

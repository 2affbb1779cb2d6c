import { ACTIVE } from '@tawseel/contract/facts/limits';
import type { PersonRole } from '@tawseel/contract/facts/roles';
import { sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import { newId } from '../../../platform/engine/ids.ts';
import { prepared } from '../../../platform/engine/prepared.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';

type NewSession = Pick<
  Tables['sessions'],
  'token_hash' | 'account_id' | 'created_at' | 'expires_at' | 'device' | 'source' | 'device_hash'
>;

/** Maximum sessions of a person; new ones end the oldest. */
const MOST_SESSIONS = 20;

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', session.created_at).execute();
  await db
    .insertInto('sessions')
    .values({ id: newId(), seen_at: session.created_at, ...session })
    .execute();
  const newest = db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', session.account_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SESSIONS);
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', session.account_id)
    .where('id', 'not in', newest)
    .execute();
}

/** Holder of a session, with the fields that determine permissions. */
export type Session = {
  account_id: string;
  name: string;
  role: PersonRole;
  warehouse_id: string | null;
  must_change_password: number;
  seen_at: string | null;
  device_hash: string | null;
};

type LookedUp = { tokenHash: string; now: string };

const sessions = prepared<LookedUp, Session>((db, slots) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('admins', 'admins.id', 'sessions.account_id')
    .leftJoin('staff', 'staff.id', 'sessions.account_id')
    .select((eb) => [
      'sessions.account_id',
      sql<string>`coalesce(admins.name, staff.first_name || ' ' || staff.last_name)`.as('name'),
      eb.ref('accounts.role').$castTo<PersonRole>().as('role'),
      'staff.warehouse_id',
      'accounts.must_change_password',
      'sessions.seen_at',
      'sessions.device_hash',
    ])
    .where('token_hash', '=', slots.tokenHash)
    .where('expires_at', '>', slots.now)
    .where((eb) =>
      eb.or([
        eb('admins.id', 'is not', null),
        eb.and([eb('staff.profile_status', '=', sql.lit(ACTIVE)), eb('staff.deleted_at', 'is', null)]),
      ]),
    ),
);

/** Returns the session of a token, unless it has ended or its holder is no longer active. */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: string,
): Promise<Session | undefined> {
  return (await sessions(db, { tokenHash, now }))[0];
}

/**
 * Returns the session and locks it and its holder until the end of the transaction. The holder is locked first,
 * because code that ends sessions writes to that row first.
 */
export async function holdSession(
  trx: Trx,
  { role, id }: { role: PersonRole; id: string },
  tokenHash: string,
  now: string,
): Promise<Session | undefined> {
  const engine = engineOf(trx);
  const table = role === 'administrator' ? 'admins' : 'staff';
  await engine.holdRows(trx.selectFrom(table).select('id').where('id', '=', id), 'share');
  const session = trx.selectFrom('sessions').select('id').where('token_hash', '=', tokenHash);
  await engine.holdRows(session, 'key share');
  return (await sessions(trx, { tokenHash, now }))[0];
}

/** Ends one session, if it exists. */
export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Lists valid sessions, last used first. */
export async function listSessions(db: Database, accountId: string, now: string) {
  return db
    .selectFrom('sessions')
    .where('account_id', '=', accountId)
    .select(['id', 'token_hash', 'device', 'source', 'created_at', 'seen_at'])
    .where('expires_at', '>', now)
    .orderBy((eb) => eb.fn.coalesce('seen_at', 'created_at'), 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SESSIONS)
    .execute();
}

/** Ends one session of an account by id; returns false if there is none. */
export async function deleteSessionOf(db: Database, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends all sessions of an account, except the one with this token hash. */
export async function deleteSessionsOf(db: Database, accountId: string, keep = ''): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '<>', keep)
    .execute();
}

/** Ends a driver's session on one device when a new one begins. */
export async function deleteSessionsOnDevice(trx: Trx, accountId: string, deviceHash: string): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('device_hash', '=', deviceHash)
    .execute();
}

export async function touchSession(db: Database, tokenHash: string, seen_at: string): Promise<void> {
  await db.updateTable('sessions').set({ seen_at }).where('token_hash', '=', tokenHash).execute();
}

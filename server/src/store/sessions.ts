import { sql } from 'kysely';
import { prepared } from './prepared.ts';
import type { Database, Tables } from './tables.ts';

export async function insertSession(db: Database, session: Tables['sessions']): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', session.created_at).execute();
  await db.insertInto('sessions').values(session).execute();
}

type Session = Pick<Tables['sessions'], 'admin_id' | 'written_lsn'>;

const sessions = prepared<{ tokenHash: string; now: string }, Session>((db, slots) =>
  db
    .selectFrom('sessions')
    .select(['admin_id', 'written_lsn'])
    .where('token_hash', '=', slots.tokenHash)
    .where('expires_at', '>', slots.now),
);

export async function findSession(db: Database, tokenHash: string, now: string) {
  const [session] = await sessions(db, { tokenHash, now });
  return session;
}

/** Ends one session; nothing happens when it has ended. */
export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Keeps with a session how far PostgreSQL's log is, after something it wrote: a replica must have come as far. */
export async function markWrite(db: Database, tokenHash: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ written_lsn: sql<number>`pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')` })
    .where('token_hash', '=', tokenHash)
    .execute();
}

import { prepared } from './prepared.ts';
import type { Database, Tables } from './tables.ts';

export async function insertSession(db: Database, session: Tables['sessions']): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', session.created_at).execute();
  await db.insertInto('sessions').values(session).execute();
}

const sessions = prepared<{ tokenHash: string; now: string }, { admin_id: string }>((db, slots) =>
  db
    .selectFrom('sessions')
    .select('admin_id')
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

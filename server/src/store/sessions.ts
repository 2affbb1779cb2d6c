import { lockTable } from './lock.ts';
import { prepared } from './prepared.ts';
import type { Database, Tables, Trx } from './tables.ts';

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

/**
 * Failures since an instant, of an account and of the address they came from; older ones are forgotten. The table is
 * locked, so that attempts made at once count each other.
 */
export async function countLoginFailures(trx: Trx, account: string, source: string, since: string) {
  await lockTable(trx, 'login_failures');
  await trx.deleteFrom('login_failures').where('failed_at', '<', since).execute();
  const count = async (column: 'account' | 'source', value: string) => {
    const { n } = await trx
      .selectFrom('login_failures')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where(column, '=', value)
      .executeTakeFirstOrThrow();
    return n;
  };
  return { ofAccount: await count('account', account), ofSource: await count('source', source) };
}

export async function insertLoginFailure(trx: Trx, failure: Tables['login_failures']): Promise<void> {
  await trx.insertInto('login_failures').values(failure).execute();
}

/** A success forgets the account's failures; those of other accounts from the same address stay counted. */
export async function clearLoginFailures(db: Database, account: string): Promise<void> {
  await db.deleteFrom('login_failures').where('account', '=', account).execute();
}

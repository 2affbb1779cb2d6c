import { DAY_MS, HOUR_MS } from '@tawseel/contract/facts/durations';
import { sql } from 'kysely';
import { lockTable } from '../../../platform/engine/lock.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';

/** Attempt to sign in: the email, and the network it comes from. */
export type Attempt = { account: string; source: string };

/**
 * Failures that count against an attempt, successful attempts (`successes`), and whether the account has signed in from
 * this address before. A site is an IPv6 /48, which may have 65,536 networks.
 */
export type FailureCounts = Record<'ofPair' | 'ofSource' | 'ofSite' | 'ofAccount' | 'successes', number> & {
  isKnown: boolean;
};

/** Returns the prefix that the sources of an IPv6 site share; an IPv4 address is its own site. */
export function siteOf(source: string): string {
  return source.replace(/[0-9a-f]+::\/64$/, '');
}

/** Begins with a capital; typed emails are lower-cased, so they never collide with it. */
const RIGHT = 'Right ';

/** Days for which a source of a successful sign-in is remembered. */
const KNOWN_DAYS = 90;
/** Longest window in which attempts are counted. */
const KEPT_MS = HOUR_MS;

/**
 * Counts failures since an instant (sliding window). Failures older than an hour are deleted, and those dated in the
 * future, because the clock was set back, count as now. The table is locked, so that concurrent attempts count each
 * other.
 */
export async function countLoginFailures(
  trx: Trx,
  { account, source }: Attempt,
  { since, now }: { since: string; now: string },
): Promise<FailureCounts> {
  const oldest = new Date(Date.parse(now) - KEPT_MS).toISOString();
  await lockTable(trx, 'login_failures');
  await trx.deleteFrom('login_failures').where('failed_at', '<', oldest).execute();
  await trx.updateTable('login_failures').set({ failed_at: now }).where('failed_at', '>', now).execute();
  const site = siteOf(source);
  const isOf = {
    ofPair: sql<boolean>`account = ${account} and source = ${source}`,
    ofSource: sql<boolean>`source = ${source}`,
    ofSite: site === source ? sql<boolean>`false` : sql<boolean>`source like ${`${site}%`}`,
    ofAccount: sql<boolean>`account = ${account}`,
    successes: sql<boolean>`account = ${RIGHT + account} and source = ${RIGHT + source}`,
  };
  const counts = await trx
    .selectFrom('login_failures')
    .select(
      Object.entries(isOf).map(([name, is]) =>
        sql<number>`coalesce(sum(case when ${is} then 1 else 0 end), 0)`.as(name as keyof typeof isOf),
      ),
    )
    .where('failed_at', '>=', since)
    .where((eb) => eb.or([isOf.ofAccount, isOf.ofSource, isOf.ofSite, isOf.successes]))
    .executeTakeFirstOrThrow();
  return { ...counts, isKnown: await isKnownSource(trx, { account, source }) };
}

/** Returns true if this account has signed in from this address before. */
export async function isKnownSource(db: Database, { account, source }: Attempt): Promise<boolean> {
  const found = await db
    .selectFrom('login_sources')
    .select('source')
    .where('account', '=', account)
    .where('source', '=', source)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertLoginFailure(trx: Trx, failure: Tables['login_failures']): Promise<void> {
  await trx.insertInto('login_failures').values(failure).execute();
}

/** Rewrites a failure unchanged, to cost as much as a write elsewhere. */
export async function rewriteLoginFailure(db: Database, id: string): Promise<void> {
  await db
    .updateTable('login_failures')
    .set((eb) => ({ failed_at: eb.ref('failed_at') }))
    .where('id', '=', id)
    .execute();
}

/** Turns the failure of a successful attempt into one that counts as right. */
export async function noteRight(db: Database, id: string): Promise<void> {
  await db
    .updateTable('login_failures')
    .set({ account: sql`${RIGHT} || account`, source: sql`${RIGHT} || source` })
    .where('id', '=', id)
    .execute();
}

/** Deletes the failures of an account from this address after a success, and remembers the address. */
export async function forgiveLoginFailures(trx: Trx, { account, source }: Attempt, now: Date): Promise<void> {
  await trx
    .deleteFrom('login_failures')
    .where('account', '=', account)
    .where('source', '=', source)
    .execute();
  const oldest = new Date(now.getTime() - KNOWN_DAYS * DAY_MS).toISOString();
  await trx.deleteFrom('login_sources').where('signed_in_at', '<', oldest).execute();
  const signed_in_at = now.toISOString();
  await trx
    .insertInto('login_sources')
    .values({ account, source, signed_in_at })
    .onConflict((conflict) => conflict.columns(['account', 'source']).doUpdateSet({ signed_in_at }))
    .execute();
}

/** Deletes the failures of one account; those of others from the same addresses remain. */
export async function forgetFailuresOf(trx: Trx, account: string): Promise<void> {
  await trx.deleteFrom('login_failures').where('account', '=', account).execute();
}

/** Unlocks an account for all addresses that failed on it. Returns the number of deleted failures. */
export async function unlockAccount(db: Database, account: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('login_failures')
    .where('source', 'in', (eb) =>
      eb.selectFrom('login_failures').select('source').where('account', '=', account),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

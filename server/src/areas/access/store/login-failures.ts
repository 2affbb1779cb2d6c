import { DAY_MS, HOUR_MS } from '@tawseel/contract/facts/durations';
import { sql } from 'kysely';
import { lockTable } from '../../../platform/engine/lock.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';

/** Who tries to sign in: the email, and the address it is tried from. */
export type Attempt = { account: string; source: string };

/**
 * How many failures stand against an attempt, how often it was right (`ofRight`), and whether this account signed in from
 * this address before. A site is an IPv6 /48, of which one may have 65,536 networks.
 */
export type Standing = Record<'ofPair' | 'ofSource' | 'ofSite' | 'ofAccount' | 'ofRight', number> & {
  isKnown: boolean;
};

/** Of an IPv6 network what the sources of its site begin with; an IPv4 address is its own. */
export function siteOf(source: string): string {
  return source.replace(/[0-9a-f]+::\/64$/, '');
}

/** With a capital: what is typed for an email is counted in small letters, and so never as this. */
const RIGHT = 'Right ';

/** A source that signed in rightly is remembered for so long. */
const KNOWN_DAYS = 90;
/** The longest window that attempts are counted in. */
const KEPT_MS = HOUR_MS;

/**
 * Sliding window count of failures since an instant; those of an hour ago are forgotten, and one dated in the future (the clock
 * was set back) counts as now. The table is locked, so that attempts made at once count each other.
 */
export async function countLoginFailures(
  trx: Trx,
  { account, source }: Attempt,
  { since, now }: { since: string; now: string },
): Promise<Standing> {
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
    ofRight: sql<boolean>`account = ${RIGHT + account} and source = ${RIGHT + source}`,
  };
  const counts = await trx
    .selectFrom('login_failures')
    .select(
      Object.entries(isOf).map(([name, is]) =>
        sql<number>`coalesce(sum(case when ${is} then 1 else 0 end), 0)`.as(name as keyof typeof isOf),
      ),
    )
    .where('failed_at', '>=', since)
    .where((eb) => eb.or([isOf.ofAccount, isOf.ofSource, isOf.ofSite, isOf.ofRight]))
    .executeTakeFirstOrThrow();
  return { ...counts, isKnown: await isKnownSource(trx, { account, source }) };
}

/** Whether this account signed in from this address before. */
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

/** Writes one failure once more as it is: the work of a row, where nothing else is to be written. */
export async function rewriteLoginFailure(db: Database, id: string): Promise<void> {
  await db
    .updateTable('login_failures')
    .set((eb) => ({ failed_at: eb.ref('failed_at') }))
    .where('id', '=', id)
    .execute();
}

/** Makes a failure of an attempt that was right one to be counted as such. */
export async function noteRight(db: Database, id: string): Promise<void> {
  await db
    .updateTable('login_failures')
    .set({ account: sql`${RIGHT} || account`, source: sql`${RIGHT} || source` })
    .where('id', '=', id)
    .execute();
}

/** A success forgets the failures of the account from this address, and remembers that it signs in from there. */
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

/** Forgets the failures of an account alone: those of others stand, from the same addresses too. */
export async function forgetFailuresOf(trx: Trx, account: string): Promise<void> {
  await trx.deleteFrom('login_failures').where('account', '=', account).execute();
}

/** Lets an account sign in again at once, from every address that failed on it. Says how many failures were forgotten. */
export async function unlockAccount(db: Database, account: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('login_failures')
    .where('source', 'in', (eb) =>
      eb.selectFrom('login_failures').select('source').where('account', '=', account),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

import { MINUTE_MS } from '@tawseel/contract/facts/durations';
import type { RefusalCode } from '@tawseel/contract/facts/sentences/refusals';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { FastifyRequest } from 'fastify';
import { newId } from '../../../platform/engine/ids.ts';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { addressOf } from '../../../platform/http/caller-address.ts';
import { RateLimited } from '../../../platform/http/errors.ts';
import type { Context } from '../../../platform/http/serve.ts';
import { inLine } from '../../../platform/security/line.ts';
import {
  type Attempt,
  countLoginFailures,
  insertLoginFailure,
  isKnownSource,
  siteOf,
} from '../store/login-failures.ts';

const WINDOW_MS = 15 * MINUTE_MS;
/** In a window, of an account from one address: right attempts cost as much as wrong ones. */
const MOST_RIGHT = 300;
/** How many times the limit of one address a whole IPv6 site has. */
const SITE_TIMES = 5;

/** How many failures in a window, 15 minutes by default: of an account from one address, from an address, of an account. */
type Limits = {
  ofPair: number;
  ofSource: number;
  ofAccount: number;
  windowMs?: number;
  /** What is said beyond them. */
  tooMany?: RefusalCode;
};

const OF_PASSWORDS: Limits = { ofPair: 5, ofSource: 20, ofAccount: 100 };

/**
 * What is counted of an attempt to sign in, or for another purpose, each by itself. Those begin with a capital: what is
 * typed for an email is counted in small letters, and so never as one of them.
 */
export function attemptOf(
  account: string,
  { ip }: Pick<FastifyRequest, 'ip'>,
  purpose?: 'Driver' | 'Mail',
): Attempt {
  const source = addressOf(ip);
  if (purpose === undefined) return { account: account.toLowerCase(), source };
  return { account: `${purpose} ${account}`, source: `${purpose} ${source}` };
}

/** Waits for what an attempt costs, before strangers if the account signed in from this address before. */
export async function attemptInLine<T>(db: Database, attempt: Attempt, work: () => Promise<T>): Promise<T> {
  const { account, source } = attempt;
  return inLine({ account, source: siteOf(source), isKnown: await isKnownSource(db, attempt) }, work);
}

/** The same for somebody who has proved who they are. */
export function inOwnTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
  return inLine({ account: id, source: '', isKnown: true }, work);
}

/**
 * Login throttle: an address from which the account signed in before meets the first limit alone, so that no stranger
 * keeps its owner out. Counted as a failure before the password is looked at, so that many at once cannot slip past the
 * limit together: `failure` is its id, `isLast` if the next one is refused.
 */
export async function admitAttempt(
  db: Database,
  attempt: Attempt,
  now: Date,
  limits = OF_PASSWORDS,
): Promise<{ failure: string; isLast: boolean }> {
  const { windowMs = WINDOW_MS, tooMany = 'too_many_failures' } = limits;
  const since = new Date(now.getTime() - windowMs).toISOString();
  const failed_at = now.toISOString();
  const failure = newId();
  const count = async (trx: Trx) => {
    const earlier = await countLoginFailures(trx, attempt, { since, now: failed_at });
    if (earlier.ofRight >= MOST_RIGHT) throw new RateLimited(sentence('too_many_sign_ins'), windowMs / 1000);
    const isSpread =
      earlier.ofSource >= limits.ofSource ||
      earlier.ofSite >= limits.ofSource * SITE_TIMES ||
      earlier.ofAccount >= limits.ofAccount;
    if (earlier.ofPair >= limits.ofPair || (isSpread && !earlier.isKnown)) return undefined;
    await insertLoginFailure(trx, { id: failure, ...attempt, failed_at });
    const isLast =
      earlier.ofPair + 1 === limits.ofPair ||
      earlier.ofSource + 1 === limits.ofSource ||
      earlier.ofAccount + 1 === limits.ofAccount;
    return { failure, isLast };
  };
  const admitted = await inTransaction(db, count);
  if (!admitted) throw new RateLimited({ code: tooMany }, windowMs / 1000);
  return admitted;
}

/**
 * Tells the audit log of the failure that locks an account or an address. What was typed and belongs to nobody is not
 * kept: it may be a password.
 */
export async function auditLock(
  { db, audit }: Pick<Context, 'db' | 'audit'>,
  locked: { id: string; name: string } | undefined,
): Promise<void> {
  const subject = { kind: 'session', ...(locked ?? { id: '', name: '' }) } as const;
  await inTransaction(db, (trx) => audit(trx, { subject, after: { locked: 'Too many failed attempts' } }));
}

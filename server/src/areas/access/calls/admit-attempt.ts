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
import { runQueued } from '../../../platform/security/hash-queue.ts';
import {
  type Attempt,
  countLoginFailures,
  insertLoginFailure,
  isKnownSource,
  siteOf,
} from '../store/login-failures.ts';

const WINDOW_MS = 15 * MINUTE_MS;
/**
 * Maximum successful attempts per window for one account from one address, because they cost as much as failed ones.
 */
const MOST_SUCCESSES = 300;
/** Factor between the limits of an IPv6 site and those of one address. */
const SITE_TIMES = 5;

/**
 * Maximum failures per window, 15 minutes by default: of an account from one address, from an address, of an account.
 */
type Limits = {
  ofPair: number;
  ofSource: number;
  ofAccount: number;
  windowMs?: number;
  /** Refusal beyond these limits. */
  tooMany?: RefusalCode;
};

const PASSWORD_LIMITS: Limits = { ofPair: 5, ofSource: 20, ofAccount: 100 };

/**
 * Returns the keys under which an attempt is counted, separately for each purpose. Keys of a purpose begin with a
 * capital; typed emails are lower-cased, so they never collide with them.
 */
export function attemptOf(
  account: string,
  { ip }: Pick<FastifyRequest, 'ip'>,
  purpose?: 'Driver' | 'Mail' | 'Tracking',
): Attempt {
  const source = addressOf(ip);
  if (purpose === undefined) return { account: account.toLowerCase(), source };
  return { account: `${purpose} ${account}`, source: `${purpose} ${source}` };
}

/** Queues for an expensive attempt, before unknown callers if the account has signed in from this address before. */
export async function queueAttempt<T>(db: Database, attempt: Attempt, work: () => Promise<T>): Promise<T> {
  const { account, source } = attempt;
  return runQueued({ account, source: siteOf(source), isKnown: await isKnownSource(db, attempt) }, work);
}

/** Queues for work of a user who is already authenticated. */
export function queueForUser<T>(id: string, work: () => Promise<T>): Promise<T> {
  return runQueued({ account: id, source: '', isKnown: true }, work);
}

/**
 * Login throttle. For an address from which the account has signed in before only the first limit applies, so that
 * attackers cannot lock out the owner. The attempt is counted as a failure before the password is verified, so that
 * concurrent attempts cannot exceed the limit: `failure` is its id; `isLast` is true if the next one is refused.
 */
export async function admitAttempt(
  db: Database,
  attempt: Attempt,
  now: Date,
  limits = PASSWORD_LIMITS,
): Promise<{ failure: string; isLast: boolean }> {
  const { windowMs = WINDOW_MS, tooMany = 'too_many_failures' } = limits;
  const since = new Date(now.getTime() - windowMs).toISOString();
  const failed_at = now.toISOString();
  const failure = newId();
  const count = async (trx: Trx) => {
    const earlier = await countLoginFailures(trx, attempt, { since, now: failed_at });
    if (earlier.successes >= MOST_SUCCESSES)
      throw new RateLimited(sentence('too_many_sign_ins'), windowMs / 1000);
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
 * Writes the failure that locks an account or an address to the audit log. The typed name of an unknown account is
 * not stored, because it may be a password.
 */
export async function auditLock(
  { db, audit }: Pick<Context, 'db' | 'audit'>,
  locked: { id: string; name: string } | undefined,
): Promise<void> {
  const subject = { kind: 'session', ...(locked ?? { id: '', name: '' }) } as const;
  await inTransaction(db, (trx) => audit(trx, { subject, after: { locked: 'Too many failed attempts' } }));
}

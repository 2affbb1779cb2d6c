import { RateLimited } from '../http/errors.ts';
import type { Context } from '../http/serve.ts';
import { newId } from '../store/ids.ts';
import { limited } from '../store/limiters.ts';
import { type Attempt, countLoginFailures, insertLoginFailure } from '../store/login-failures.ts';
import type { Database, Trx } from '../store/tables.ts';
import { inTransaction } from '../store/transaction.ts';

const WINDOW_MS = 15 * 60_000;
const TOO_MANY = 'Too many failed attempts. Please try again in 15 minutes.';

/** How many failures in a window, 15 minutes by default: of an account from one address, from an address, of an account. */
type Limits = {
  ofPair: number;
  ofSource: number;
  ofAccount: number;
  windowMs?: number;
  /** What is said beyond them. */
  tooMany?: string;
};

const OF_PASSWORDS: Limits = { ofPair: 5, ofSource: 20, ofAccount: 100 };

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
  const { windowMs = WINDOW_MS, tooMany = TOO_MANY } = limits;
  const since = new Date(now.getTime() - windowMs).toISOString();
  const failed_at = now.toISOString();
  const failure = newId();
  const count = async (trx: Trx) => {
    const earlier = await countLoginFailures(trx, attempt, { since, now: failed_at });
    const isSpread = earlier.ofSource >= limits.ofSource || earlier.ofAccount >= limits.ofAccount;
    if (earlier.ofPair >= limits.ofPair || (isSpread && !earlier.isKnown)) return undefined;
    await insertLoginFailure(trx, { id: failure, ...attempt, failed_at });
    const isLast =
      earlier.ofPair + 1 === limits.ofPair ||
      earlier.ofSource + 1 === limits.ofSource ||
      earlier.ofAccount + 1 === limits.ofAccount;
    return { failure, isLast };
  };
  const admitted = await limited(db, 'signIns', () => inTransaction(db, count));
  if (!admitted) throw new RateLimited(tooMany, windowMs / 1000);
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

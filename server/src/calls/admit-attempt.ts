import { RateLimited } from '../http/errors.ts';
import { newId } from '../store/ids.ts';
import { limited } from '../store/limiters.ts';
import { type Attempt, countLoginFailures, insertLoginFailure } from '../store/login-failures.ts';
import type { Database, Trx } from '../store/tables.ts';
import { inTransaction } from '../store/transaction.ts';

const WINDOW_MS = 15 * 60_000;
const FAILURES_OF_PAIR = 5;
const FAILURES_OF_SOURCE = 20;
const FAILURES_OF_ACCOUNT = 100;

/**
 * Login throttle: five failures of an account from one address, twenty from an address, a hundred of an account. An
 * address from which the account signed in before meets the first alone, so that no stranger keeps an administrator out.
 * Counted as a failure before the password is looked at, so that many at once cannot slip past the limit together;
 * `isLast` if the next is refused.
 */
export async function admitAttempt(db: Database, attempt: Attempt, now: Date): Promise<{ isLast: boolean }> {
  const since = new Date(now.getTime() - WINDOW_MS).toISOString();
  const failed_at = now.toISOString();
  const count = async (trx: Trx) => {
    const earlier = await countLoginFailures(trx, attempt, { since, now: failed_at });
    const isSpread = earlier.ofSource >= FAILURES_OF_SOURCE || earlier.ofAccount >= FAILURES_OF_ACCOUNT;
    if (earlier.ofPair >= FAILURES_OF_PAIR || (isSpread && !earlier.isKnown)) return undefined;
    await insertLoginFailure(trx, { id: newId(), ...attempt, failed_at });
    const isLast =
      earlier.ofPair + 1 === FAILURES_OF_PAIR ||
      earlier.ofSource + 1 === FAILURES_OF_SOURCE ||
      earlier.ofAccount + 1 === FAILURES_OF_ACCOUNT;
    return { isLast };
  };
  const admitted = await limited(db, 'signIns', () => inTransaction(db, count));
  if (!admitted) {
    throw new RateLimited(
      'Too many failed attempts. Please wait 15 minutes and try again.',
      WINDOW_MS / 1000,
    );
  }
  return admitted;
}

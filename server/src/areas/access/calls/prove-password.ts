import type { Person } from '../../../platform/http/auth.ts';
import { refuse, refuseField } from '../../../platform/http/errors.ts';
import type { Context } from '../../../platform/http/serve.ts';
import { NOBODYS_HASH, verifyPassword, weakness } from '../../../platform/security/passwords.ts';
import { findAccount } from '../store/accounts.ts';
import { noteRight } from '../store/login-failures.ts';
import { admitAttempt, attemptOf, auditLock, queueForUser } from './admit-attempt.ts';

/** Verifies the password again, throttled as at sign-in; returns the account, and the attempt to forgive. */
export async function provePassword(
  { db, clock, request, audit }: Context,
  person: Person,
  typed: string,
  path: string,
) {
  const account = await findAccount(db, person.id);
  if (!account) throw refuse('account_gone');
  const attempt = attemptOf(account.email, request);
  const now = clock();
  const hash = account.password_hash ?? NOBODYS_HASH;
  const { isLast, right } = await queueForUser(person.id, async () => {
    const { failure, isLast } = await admitAttempt(db, attempt, now);
    const right = await verifyPassword(typed, hash);
    // Counted as right even if the call is refused later, because the password was not wrong.
    if (right) await noteRight(db, failure);
    return { isLast, right };
  });
  if (!right) {
    if (isLast) await auditLock({ db, audit }, { id: account.id, name: attempt.account });
    throw refuseField(path, 'wrong_own_password');
  }
  return { account, hash, attempt, now };
}

/** Refuses a new password that is weak or the same as the old one. */
export async function refuseWeak(path: string, password: string, own: readonly string[]): Promise<void> {
  const weak = await weakness(password, own);
  if (weak) throw refuseField(path, weak);
}

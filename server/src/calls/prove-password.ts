import { holderOf, type Person } from '../http/auth.ts';
import { Refusal } from '../http/errors.ts';
import type { Context } from '../http/serve.ts';
import { NOBODYS_HASH, verifyPassword, weakness } from '../security/passwords.ts';
import { findAccount } from '../store/accounts.ts';
import { noteRight } from '../store/login-failures.ts';
import { admitAttempt, attemptOf, auditLock, inOwnTurn } from './admit-attempt.ts';

/** Refuses a password as a validation error of its field. */
export function refuseField(path: string, message: string): Refusal {
  return new Refusal('invalid', message, [{ path, message }]);
}

/** Asks for the password once more, throttled as at sign-in; answers with the account, and the attempt to forgive. */
export async function provePassword(
  { db, clock, request, audit }: Context,
  person: Person,
  typed: string,
  path: string,
) {
  const account = await findAccount(db, holderOf(person));
  if (!account) throw new Refusal('unauthorized', 'The account of this session was deleted.');
  const attempt = attemptOf(account.email, request);
  const now = clock();
  const hash = account.password_hash ?? NOBODYS_HASH;
  const { failure, isLast, right } = await inOwnTurn(person.id, async () => ({
    ...(await admitAttempt(db, attempt, now)),
    right: await verifyPassword(typed, hash),
  }));
  if (!right) {
    if (isLast) await auditLock({ db, audit }, { id: account.id, name: attempt.account });
    throw refuseField(path, 'This is not your password.');
  }
  // Right, whatever comes of the rest: what is refused after it is no wrong password.
  await noteRight(db, failure);
  return { account, hash, attempt, now, failure };
}

/** Refuses a new password that is weak, or the old one. */
export async function refuseWeak(path: string, password: string, own: readonly string[]): Promise<void> {
  const weak = await weakness(password, own);
  if (weak) throw refuseField(path, weak);
}

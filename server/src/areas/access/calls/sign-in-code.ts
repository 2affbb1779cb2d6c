import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { Refusal, refuse } from '../../../platform/http/errors.ts';
import type { Context } from '../../../platform/http/serve.ts';
import { hashRecoveryCode } from '../../../platform/security/recovery-codes.ts';
import { totpStep } from '../../../platform/security/totp.ts';
import type { Account } from '../store/accounts.ts';
import { type Attempt, forgiveLoginFailures } from '../store/login-failures.ts';
import { findSecondFactor, useRecoveryCode, useStep } from '../store/second-factors.ts';
import { admitAttempt, auditLock } from './admit-attempt.ts';

/** Of an account fewer than of passwords: who guesses codes has the password already. */
const OF_CODES = { ofPair: 5, ofSource: 20, ofAccount: 10 };

/** Tells the audit log, where `locked` is who, of a wrong code that locks: the transaction that refuses it is undone. */
export async function auditGuesses(
  context: Pick<Context, 'db' | 'audit'>,
  passing: Promise<void>,
  locked: { id: string; name: string } | undefined,
): Promise<void> {
  await passing.catch(async (error) => {
    const isWrong = error instanceof Refusal && error.said.code === 'wrong_second_factor';
    if (isWrong && locked) await auditLock(context, locked);
    throw error;
  });
}

type Sent = { code: string | undefined; source: string };

/** With a capital: what is typed for an email is counted in small letters, and so never as this. */
function attemptOf(id: string, source: string): Attempt {
  return { account: `Code of ${id}`, source };
}

/**
 * After a right password: asks for a code where a second factor is on and none was sent, and throttles the ones that
 * are: true if the next one is refused.
 */
export async function admitCode(
  db: Database,
  { role, id }: Pick<Account, 'role' | 'id'>,
  { code, source }: Sent,
  now: Date,
): Promise<boolean> {
  if (role !== 'administrator') return false;
  const factor = await findSecondFactor(db, id);
  if (!factor?.confirmed_at) return false;
  if (code === undefined) throw refuse('second_factor');
  return (await admitAttempt(db, attemptOf(id, source), now, OF_CODES)).isLast;
}

/** Uses the code up in the transaction that it allows, or refuses. Nothing is asked where no second factor is on. */
export async function passSecondFactor(
  trx: Trx,
  { role, id }: Pick<Account, 'role' | 'id'>,
  { code, source }: Sent,
  now: Date,
): Promise<void> {
  if (role !== 'administrator') return;
  const factor = await findSecondFactor(trx, id);
  if (!factor?.confirmed_at) return;
  if (code === undefined) throw refuse('second_factor');
  const step = totpStep(factor.secret, code.replace(/\s/g, ''), now);
  const isRight =
    step === undefined
      ? await useRecoveryCode(trx, id, hashRecoveryCode(code))
      : await useStep(trx, id, step);
  if (!isRight) throw refuse('wrong_second_factor');
  await forgiveLoginFailures(trx, attemptOf(id, source), now);
}

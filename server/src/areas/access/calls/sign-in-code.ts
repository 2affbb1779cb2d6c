import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { Refusal, refuse } from '../../../platform/http/errors.ts';
import type { Context } from '../../../platform/http/serve.ts';
import { hashRecoveryCode } from '../../../platform/security/recovery-codes.ts';
import { totpStep } from '../../../platform/security/totp.ts';
import type { Account } from '../store/accounts.ts';
import { type Attempt, forgiveLoginFailures } from '../store/login-failures.ts';
import { findSecondFactor, useRecoveryCode, useStep } from '../store/second-factors.ts';
import { admitAttempt, auditLock } from './admit-attempt.ts';

/** Lower per account than for passwords, because an attacker who guesses codes already has the password. */
const OF_CODES = { ofPair: 5, ofSource: 20, ofAccount: 10 };

/**
 * Writes a wrong code that locks the account, if `locked` is given, to the audit log, because the transaction that
 * refused it is rolled back.
 */
export async function auditGuesses(
  context: Pick<Context, 'db' | 'audit'>,
  passing: Promise<void>,
  locked: { id: string; name: string } | undefined,
): Promise<void> {
  await passing.catch(async (error) => {
    const isWrong = error instanceof Refusal && error.sentence.code === 'wrong_second_factor';
    if (isWrong && locked) await auditLock(context, locked);
    throw error;
  });
}

type SentCode = { code: string | undefined; source: string };

/** Begins with a capital; typed emails are lower-cased, so they never collide with it. */
function attemptOf(id: string, source: string): Attempt {
  return { account: `Code of ${id}`, source };
}

/**
 * Refuses, after a correct password, if a second factor is on and no code was sent; otherwise throttles attempts.
 * Returns true if the next attempt is refused.
 */
export async function admitCode(
  db: Database,
  { role, id }: Pick<Account, 'role' | 'id'>,
  { code, source }: SentCode,
  now: Date,
): Promise<boolean> {
  if (role !== 'administrator') return false;
  const factor = await findSecondFactor(db, id);
  if (!factor?.confirmed_at) return false;
  if (code === undefined) throw refuse('second_factor');
  return (await admitAttempt(db, attemptOf(id, source), now, OF_CODES)).isLast;
}

/** Consumes the code in the transaction that it authorises, or refuses. Does nothing if no second factor is on. */
export async function passSecondFactor(
  trx: Trx,
  { role, id }: Pick<Account, 'role' | 'id'>,
  { code, source }: SentCode,
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

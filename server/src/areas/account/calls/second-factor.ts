import type { account } from '@tawseel/contract/account';
import { personOf } from '../../../platform/http/auth.ts';
import { refuse, refuseField } from '../../../platform/http/errors.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { write } from '../../../platform/http/write.ts';
import {
  hashRecoveryCode,
  newRecoveryCode,
  RECOVERY_CODES,
} from '../../../platform/security/recovery-codes.ts';
import { newTotpSecret, totpAddress, totpStep } from '../../../platform/security/totp.ts';
import { admitAttempt, attemptOf, auditLock, queueForUser } from '../../access/calls/admit-attempt.ts';
import { provePassword } from '../../access/calls/prove-password.ts';
import { admitCode, auditGuesses, passSecondFactor } from '../../access/calls/sign-in-code.ts';
import { accountSubject, findAccount } from '../../access/store/accounts.ts';
import { forgiveLoginFailures } from '../../access/store/login-failures.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  deleteSecondFactor,
  type Factor,
  findSecondFactor,
} from '../../access/store/second-factors.ts';
import { deleteSessionsOf } from '../../access/store/sessions.ts';

function refuseUnconfirmable(factor: Factor | undefined): Factor {
  if (!factor) throw refuse('no_secret');
  if (factor.confirmed_at) throw refuse('second_factor_on');
  return factor;
}

/** Second factors, which only administrators have. */
export const secondFactorCalls = {
  readSecondFactor: async (_, { db, caller }) => {
    const { id } = personOf(caller);
    const factor = await findSecondFactor(db, id);
    return { enabled: Boolean(factor?.confirmed_at), recoveryCodesLeft: await countRecoveryCodes(db, id) };
  },

  beginSecondFactor: async ({ body }, context) => {
    const person = personOf(context.caller);
    const { account, attempt, now } = await provePassword(context, person, body.password, 'password');
    const secret = newTotpSecret();
    await write(context, async ({ trx, audit }) => {
      if (!(await beginSecondFactor(trx, person.id, secret))) throw refuse('second_factor_on');
      await forgiveLoginFailures(trx, attempt, now);
      await audit({ subject: accountSubject(account), after: { secondFactor: 'begun' } });
    });
    return { secret, address: totpAddress(secret, account.email) };
  },

  confirmSecondFactor: async ({ body }, context) => {
    const { db, caller, clock, request, done } = context;
    const person = personOf(caller);
    const now = clock();
    const attempt = { ...attemptOf('', request), account: `New code of ${person.id}` };
    refuseUnconfirmable(await findSecondFactor(db, person.id));
    const { isLast } = await queueForUser(person.id, () => admitAttempt(db, attempt, now));
    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const codeHashes = recoveryCodes.map(hashRecoveryCode);
    const account = await findAccount(db, person.id);
    if (!account) throw refuse('account_gone');
    const isConfirmed = await write(context, async ({ trx, audit }) => {
      // The code must match the stored secret, because another one may have been shown since.
      const { secret } = refuseUnconfirmable(await findSecondFactor(trx, person.id, 'edit'));
      const step = totpStep(secret, body.code.replace(/\s/g, ''), now);
      if (step === undefined) return false;
      await confirmSecondFactor(trx, person.id, { at: now.toISOString(), step, codeHashes });
      await deleteSessionsOf(trx, person.id, person.sessionHash);
      await forgiveLoginFailures(trx, attempt, now);
      await audit({ subject: accountSubject(account), after: { secondFactor: 'on' } });
      return true;
    });
    if (!isConfirmed) {
      if (isLast) await auditLock(context, { id: account.id, name: account.email.toLowerCase() });
      throw refuseField('code', 'wrong_code');
    }
    return { ...done('second_factor_turned_on'), data: { recoveryCodes } };
  },

  removeSecondFactor: async ({ body }, context) => {
    const person = personOf(context.caller);
    const { account, attempt, now } = await provePassword(context, person, body.password, 'password');
    const sent = { code: body.code, source: attempt.source };
    const isLast = await admitCode(context.db, person, sent, now);
    const turningOff = write(context, async ({ trx, audit }) => {
      await passSecondFactor(trx, person, sent, now);
      if (!(await deleteSecondFactor(trx, person.id))) throw refuse('second_factor_off');
      await forgiveLoginFailures(trx, attempt, now);
      await audit({ subject: accountSubject(account), after: { secondFactor: 'off' } });
    });
    const locked = { id: account.id, name: attempt.account };
    await auditGuesses(context, turningOff, isLast ? locked : undefined);
    return context.done('second_factor_turned_off');
  },
} satisfies Partial<Handlers<typeof account>>;

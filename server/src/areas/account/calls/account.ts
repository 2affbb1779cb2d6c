import type { account } from '@tawseel/contract/account';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { NOBODYS_HASH, verifyPassword } from '../../../platform/security/passwords.ts';
import { hashToken, newToken } from '../../../platform/security/tokens.ts';
import { admitAttempt, attemptInLine, attemptOf, auditLock } from '../../access/calls/admit-attempt.ts';
import { findEmailAccount } from '../../access/calls/email-account.ts';
import { placeOf } from '../../access/calls/sessions.ts';
import { admitCode, auditGuesses, passSecondFactor } from '../../access/calls/sign-in-code.ts';
import { forgiveLoginFailures, noteRight } from '../../access/store/login-failures.ts';
import { deleteSession, insertSession } from '../../access/store/sessions.ts';
import { ownSignInCalls } from './own-sign-in.ts';
import { findSelf, profileCalls } from './profile.ts';

const NOT_RIGHT = 'The email or the password is wrong.';
const NOT_ACTIVE = 'Your account is not active. Please ask your supervisor or an administrator.';

export const accountCalls: Handlers<typeof account> = {
  login: async ({ body }, { db, clock, settings, request, audit }) => {
    const now = clock();
    const attempt = attemptOf(body.email, request);
    const { isLast, found, right } = await attemptInLine(db, attempt, async () => {
      const { isLast, failure } = await admitAttempt(db, attempt, now);
      const found = await findEmailAccount(db, attempt.account);
      const right = await verifyPassword(body.password, found?.passwordHash ?? NOBODYS_HASH);
      if (found && right) await noteRight(db, failure);
      return { isLast, found, right };
    });
    if (!found || !right) {
      if (isLast) await auditLock({ db, audit }, found && { id: found.actor.id, name: attempt.account });
      throw new Refusal('unauthorized', NOT_RIGHT);
    }
    if (!found.isActive) throw new Refusal('unauthorized', NOT_ACTIVE);
    const sent = { code: body.code, source: attempt.source };
    const isLastCode = await admitCode(db, found.account, sent, now);
    const token = newToken();
    const entering = inTransaction(db, async (trx) => {
      if (!(await found.hold(trx))) throw new Refusal('unauthorized', NOT_RIGHT);
      await passSecondFactor(trx, found.account, sent, now);
      await forgiveLoginFailures(trx, attempt, now);
      await audit(trx, {
        actor: found.actor,
        subject: { kind: 'session', id: found.actor.id, name: attempt.account },
        after: { signedIn: true },
      });
      await insertSession(trx, {
        token_hash: hashToken(token),
        account_id: found.account.id,
        ...placeOf(request),
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + settings.TOKEN_HOURS * 3_600_000).toISOString(),
      });
    });
    const locked = { id: found.actor.id, name: attempt.account };
    await auditGuesses({ db, audit }, entering, isLast || isLastCode ? locked : undefined);
    return { token };
  },

  logout: async (_, { db, caller, audit }) => {
    if (caller.kind !== 'person') return { message: 'You are signed out.' };
    await inTransaction(db, async (trx) => {
      const { profile } = await findSelf(trx, caller);
      await audit(trx, {
        subject: { kind: 'session', id: caller.id, name: profile.email },
        after: { signedIn: false },
      });
      await deleteSession(trx, caller.sessionHash);
    });
    return { message: 'You are signed out.' };
  },

  ...profileCalls,
  ...ownSignInCalls,
};

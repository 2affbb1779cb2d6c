import type { account } from '@tawseel/contract/account';
import { HOUR_MS } from '@tawseel/contract/facts/durations';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { write } from '../../../platform/http/write.ts';
import { NOBODYS_HASH, verifyPassword } from '../../../platform/security/passwords.ts';
import { hashToken, newToken } from '../../../platform/security/tokens.ts';
import { admitAttempt, attemptOf, auditLock, queueAttempt } from '../../access/calls/admit-attempt.ts';
import { findEmailAccount } from '../../access/calls/email-account.ts';
import { deviceOf } from '../../access/calls/sessions.ts';
import { admitCode, auditGuesses, passSecondFactor } from '../../access/calls/sign-in-code.ts';
import { forgiveLoginFailures, noteRight } from '../../access/store/login-failures.ts';
import { deleteSession, insertSession } from '../../access/store/sessions.ts';
import { ownSignInCalls } from './own-sign-in.ts';
import { findSelf, profileCalls } from './profile.ts';

export const accountCalls: Handlers<typeof account> = {
  login: async ({ body }, { db, clock, settings, request, audit }) => {
    const now = clock();
    const attempt = attemptOf(body.email, request);
    const { isLast, found, right } = await queueAttempt(db, attempt, async () => {
      const { isLast, failure } = await admitAttempt(db, attempt, now);
      const found = await findEmailAccount(db, attempt.account);
      const right = await verifyPassword(body.password, found?.passwordHash ?? NOBODYS_HASH);
      if (found && right) await noteRight(db, failure);
      return { isLast, found, right };
    });
    if (!found || !right) {
      if (isLast) await auditLock({ db, audit }, found && { id: found.actor.id, name: attempt.account });
      throw refuse('wrong_password');
    }
    if (!found.isActive) throw refuse('not_active');
    const sent = { code: body.code, source: attempt.source };
    const isLastCode = await admitCode(db, found.account, sent, now);
    const token = newToken();
    const entering = inTransaction(db, async (trx) => {
      if (!(await found.hold(trx))) throw refuse('wrong_password');
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
        ...deviceOf(request),
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + settings.TOKEN_HOURS * HOUR_MS).toISOString(),
      });
    });
    const locked = { id: found.actor.id, name: attempt.account };
    await auditGuesses({ db, audit }, entering, isLast || isLastCode ? locked : undefined);
    return { token };
  },

  logout: async (_, context) => {
    const { caller, done } = context;
    if (caller.kind !== 'person') return done('signed_out');
    await write(context, async ({ trx, audit }) => {
      const { profile } = await findSelf(trx, caller);
      await audit({
        subject: { kind: 'session', id: caller.id, name: profile.email },
        after: { signedIn: false },
      });
      await deleteSession(trx, caller.sessionHash);
    });
    return done('signed_out');
  },

  ...profileCalls,
  ...ownSignInCalls,
};

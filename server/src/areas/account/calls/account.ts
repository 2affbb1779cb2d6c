import type { account } from '@tawseel/contract/account';
import { HOUR_MS } from '@tawseel/contract/facts/durations';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import type { Work } from '../../../platform/engine/work.ts';
import { personOf } from '../../../platform/http/auth.ts';
import { refuse, refuseField } from '../../../platform/http/errors.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { write } from '../../../platform/http/write.ts';
import { hashPassword, NOBODYS_HASH, verifyPassword } from '../../../platform/security/passwords.ts';
import { hashToken, newToken } from '../../../platform/security/tokens.ts';
import {
  admitAttempt,
  attemptOf,
  auditLock,
  queueAttempt,
  queueForUser,
} from '../../access/calls/admit-attempt.ts';
import { findEmailAccount } from '../../access/calls/email-account.ts';
import { provePassword, refuseWeak } from '../../access/calls/prove-password.ts';
import { deviceOf, shownSessions } from '../../access/calls/sessions.ts';
import { admitCode, auditGuesses, passSecondFactor } from '../../access/calls/sign-in-code.ts';
import { accountSubject, findAccount, updatePassword } from '../../access/store/accounts.ts';
import { forgiveLoginFailures, noteRight } from '../../access/store/login-failures.ts';
import {
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  insertSession,
} from '../../access/store/sessions.ts';
import { findSelf, profileCalls } from './profile.ts';
import { secondFactorCalls } from './second-factor.ts';

async function auditEnded({ trx, actor, audit }: Work, signedOut: string): Promise<void> {
  const account = await findAccount(trx, actor.id);
  const subject = { kind: 'session', id: actor.id, name: account?.email ?? '' } as const;
  await audit({ subject, after: { signedOut } });
}

const ownSignInCalls = {
  ...secondFactorCalls,

  changePassword: async ({ body }, context) => {
    const person = personOf(context.caller);
    const {
      account,
      hash: from,
      attempt,
      now,
    } = await provePassword(context, person, body.oldPassword, 'oldPassword');
    if (body.newPassword === body.oldPassword) throw refuseField('newPassword', 'same_password');
    await refuseWeak('newPassword', body.newPassword, [account.email, account.name]);
    const hash = await queueForUser(person.id, () => hashPassword(body.newPassword));
    await write(context, async ({ trx, audit }) => {
      const change = { hash, from, mustChange: false, keep: person.sessionHash };
      if (!(await updatePassword(trx, account, change))) throw refuse('password_just_changed');
      await forgiveLoginFailures(trx, attempt, now);
      await audit({ subject: accountSubject(account), after: { password: 'changed' } });
    });
    return context.done('password_changed');
  },

  listSessions: async (_, { db, caller, clock }) => {
    const person = personOf(caller);
    return shownSessions(db, person.id, clock(), person.sessionHash);
  },

  endSession: ({ params }, context) =>
    write(context, async (work) => {
      const { trx, now } = work;
      const person = personOf(context.caller);
      await auditEnded(work, 'one device');
      if (!(await deleteSessionOf(trx, person.id, params.id))) throw refuse('no_such_device');
      return shownSessions(trx, person.id, now, person.sessionHash);
    }),

  endOtherSessions: (_, context) =>
    write(context, async (work) => {
      const { trx, now } = work;
      const person = personOf(context.caller);
      await deleteSessionsOf(trx, person.id, person.sessionHash);
      await auditEnded(work, 'all other devices');
      return shownSessions(trx, person.id, now, person.sessionHash);
    }),
} satisfies Partial<Handlers<typeof account>>;

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

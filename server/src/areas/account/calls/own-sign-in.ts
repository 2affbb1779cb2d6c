import type { account } from '@tawseel/contract/account';
import type { Work } from '../../../platform/engine/work.ts';
import { personOf } from '../../../platform/http/auth.ts';
import { refuse, refuseField } from '../../../platform/http/errors.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { write } from '../../../platform/http/write.ts';
import { hashPassword } from '../../../platform/security/passwords.ts';
import { queueForUser } from '../../access/calls/admit-attempt.ts';
import { provePassword, refuseWeak } from '../../access/calls/prove-password.ts';
import { shownSessions } from '../../access/calls/sessions.ts';
import { accountSubject, findAccount, updatePassword } from '../../access/store/accounts.ts';
import { forgiveLoginFailures } from '../../access/store/login-failures.ts';
import { deleteSessionOf, deleteSessionsOf } from '../../access/store/sessions.ts';
import { secondFactorCalls } from './second-factor.ts';

async function auditEnded({ trx, actor, audit }: Work, signedOut: string): Promise<void> {
  const account = await findAccount(trx, actor.id);
  const subject = { kind: 'session', id: actor.id, name: account?.email ?? '' } as const;
  await audit({ subject, after: { signedOut } });
}

export const ownSignInCalls = {
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

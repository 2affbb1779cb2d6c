import type { account } from '@tawseel/contract/account';
import type { Audit } from '../../../platform/engine/audit.ts';
import type { Trx } from '../../../platform/engine/tables.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { type Person, personOf } from '../../../platform/http/auth.ts';
import { refuse, refuseField } from '../../../platform/http/errors.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { hashPassword } from '../../../platform/security/passwords.ts';
import { inOwnTurn } from '../../access/calls/admit-attempt.ts';
import { provePassword, refuseWeak } from '../../access/calls/prove-password.ts';
import { shownSessions } from '../../access/calls/sessions.ts';
import { accountSubject, findAccount, updatePassword } from '../../access/store/accounts.ts';
import { forgiveLoginFailures } from '../../access/store/login-failures.ts';
import { deleteSessionOf, deleteSessionsOf } from '../../access/store/sessions.ts';
import { secondFactorCalls } from './second-factor.ts';

async function auditEnded(trx: Trx, audit: Audit, person: Person, signedOut: string): Promise<void> {
  const account = await findAccount(trx, person.id);
  const subject = { kind: 'session', id: person.id, name: account?.email ?? '' } as const;
  await audit(trx, { subject, after: { signedOut } });
}

export const ownSignInCalls = {
  ...secondFactorCalls,

  changePassword: async ({ body }, context) => {
    const { db, caller, audit } = context;
    const person = personOf(caller);
    const {
      account,
      hash: from,
      attempt,
      now,
    } = await provePassword(context, person, body.oldPassword, 'oldPassword');
    if (body.newPassword === body.oldPassword) throw refuseField('newPassword', 'same_password');
    await refuseWeak('newPassword', body.newPassword, [account.email, account.name]);
    const hash = await inOwnTurn(person.id, () => hashPassword(body.newPassword));
    await inTransaction(db, async (trx) => {
      const change = { hash, from, mustChange: false, keep: person.sessionHash };
      if (!(await updatePassword(trx, account, change))) throw refuse('password_just_changed');
      await forgiveLoginFailures(trx, attempt, now);
      await audit(trx, { subject: accountSubject(account), after: { password: 'changed' } });
    });
    return context.done('password_changed');
  },

  listSessions: async (_, { db, caller, clock }) => {
    const person = personOf(caller);
    return shownSessions(db, person.id, clock(), person.sessionHash);
  },

  endSession: ({ params }, { db, caller, clock, audit }) =>
    inTransaction(db, async (trx) => {
      const person = personOf(caller);
      await auditEnded(trx, audit, person, 'one device');
      if (!(await deleteSessionOf(trx, person.id, params.id))) throw refuse('no_such_device');
      return shownSessions(trx, person.id, clock(), person.sessionHash);
    }),

  endOtherSessions: (_, { db, caller, clock, audit }) =>
    inTransaction(db, async (trx) => {
      const person = personOf(caller);
      await deleteSessionsOf(trx, person.id, person.sessionHash);
      await auditEnded(trx, audit, person, 'all other devices');
      return shownSessions(trx, person.id, clock(), person.sessionHash);
    }),
} satisfies Partial<Handlers<typeof account>>;

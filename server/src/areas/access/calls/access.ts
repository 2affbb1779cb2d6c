import type { access } from '@tawseel/contract/access';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import type { Work } from '../../../platform/engine/work.ts';
import { personOf } from '../../../platform/http/auth.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { actingOf, write } from '../../../platform/http/write.ts';
import { generatePassword, hashPassword } from '../../../platform/security/passwords.ts';
import { hashToken } from '../../../platform/security/tokens.ts';
import { accountSubject, findAccount, makeAccount, updatePassword } from '../store/accounts.ts';
import { forgetFailuresOf } from '../store/login-failures.ts';
import { findResetLink, useResetLink } from '../store/reset-links.ts';
import { deleteSessionsOf } from '../store/sessions.ts';
import type { Colleague } from '../store/staff-accounts.ts';
import { queueForUser } from './admit-attempt.ts';
import { driverCalls } from './driver-sign-in.ts';
import { forgotPassword, makeLink } from './forgot-password.ts';
import { managedStaff } from './managed-staff.ts';
import { refuseWeak } from './prove-password.ts';
import { shownSessions } from './sessions.ts';
import { refuseTakenEmail } from './taken-email.ts';

/** Returns a staff member who signs in by email, after checking that no other account uses the email. */
async function emailUser(work: Work, id: string): Promise<Colleague> {
  const found = await managedStaff(work.trx, work, id);
  if (found.kind === 'driver') throw refuse('driver_has_no_password');
  await refuseTakenEmail(work.trx, found.email, id);
  return found;
}

export const accessCalls: Handlers<typeof access> = {
  ...driverCalls,
  forgotPassword,

  makePassword: async ({ params: { id } }, context) => {
    const password = generatePassword();
    const hash = await queueForUser(personOf(context.caller).id, () => hashPassword(password));
    return write(context, async (work) => {
      const { trx } = work;
      const { name, kind: role, email } = await emailUser(work, id);
      await makeAccount(trx, { id, role });
      await updatePassword(trx, { id, email }, { hash, mustChange: true });
      await work.audit({ subject: { kind: 'staff', id, name }, after: { password: 'made' } });
      return { ...context.done('password_made', { name }), data: { password } };
    });
  },

  makeStaffResetLink: ({ params: { id } }, context) =>
    write(context, async (work) => {
      const { trx, now } = work;
      const { name, kind: role } = await emailUser(work, id);
      await makeAccount(trx, { id, role });
      await work.audit({ subject: { kind: 'staff', id, name }, after: { resetLink: 'made' } });
      return { ...context.done('link_made', { name }), data: await makeLink(trx, id, now) };
    }),

  makeAdminResetLink: ({ params: { id } }, context) =>
    write(context, async ({ trx, now, audit }) => {
      const found = await findAccount(trx, id);
      if (found?.role !== 'administrator') throw refuse('no_such_administrator');
      await audit({ subject: accountSubject(found), after: { resetLink: 'made' } });
      return { ...context.done('link_made', { name: found.name }), data: await makeLink(trx, id, now) };
    }),

  resetPassword: async ({ body }, { db, clock, audit, done }) => {
    const tokenHash = hashToken(body.token);
    const id = await findResetLink(db, tokenHash, clock().toISOString());
    const account = id && (await findAccount(db, id));
    if (!account) throw refuse('link_gone');
    await refuseWeak('password', body.password, [account.email, account.name]);
    const hash = await queueForUser(account.id, () => hashPassword(body.password));
    await inTransaction(db, async (trx) => {
      if (!(await useResetLink(trx, tokenHash))) throw refuse('link_gone');
      await refuseTakenEmail(trx, account.email, account.id);
      const isSet = await updatePassword(trx, account, { hash, mustChange: false });
      if (!isSet) throw refuse('link_gone');
      await forgetFailuresOf(trx, account.email.toLowerCase());
      const actor = { kind: account.role, id: account.id } as const;
      await audit(trx, { actor, subject: accountSubject(account), after: { password: 'set by a link' } });
    });
    return done('password_set');
  },

  listStaffSessions: async ({ params: { id } }, context) => {
    await managedStaff(context.db, actingOf(context), id);
    return shownSessions(context.db, id, context.clock());
  },

  endStaffSessions: ({ params: { id } }, context) =>
    write(context, async (work) => {
      const { trx } = work;
      const { name } = await managedStaff(trx, work, id);
      await deleteSessionsOf(trx, id);
      await work.audit({
        subject: { kind: 'staff', id, name },
        after: { signedOut: 'every device' },
      });
      return context.done('staff_signed_out', { name });
    }),
};

import type { Administrator, administrators } from '@tawseel/contract/administrators';
import { newId } from '../../platform/engine/ids.ts';
import { personOf } from '../../platform/http/auth.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Context, Handlers } from '../../platform/http/serve.ts';
import { write } from '../../platform/http/write.ts';
import { generatePassword, hashPassword } from '../../platform/security/passwords.ts';
import { toAed } from '../../platform/values/fils.ts';
import { queueForUser } from '../access/calls/admit-attempt.ts';
import { refuseTakenEmail } from '../access/calls/taken-email.ts';
import { deleteAccount } from '../access/store/accounts.ts';
import { type Admin, insertAdmin, lockAdmins, readAdmins } from '../access/store/admins.ts';
import { moneyOfPerson, owedByPerson } from '../ledger/store/driver-cash.ts';

function toAdministrator(
  row: Omit<Admin, 'password_hash'>,
  { caller }: Pick<Context, 'caller'>,
): Administrator {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    profileImage: row.profile_image,
    createdAt: row.created_at,
    mustChangePassword: row.must_change_password === 1,
    isYou: caller.kind === 'person' && caller.id === row.id,
  };
}

/** Returns the fields for the audit log, without those of the reader. */
function written({ isYou: _, ...facts }: Administrator) {
  return { subject: { kind: 'administrator', id: facts._id, name: facts.name } as const, facts };
}

export const administratorCalls: Handlers<typeof administrators> = {
  listAdministrators: async (_, context) => {
    const rows = await readAdmins(context.db);
    return rows.map((row) => toAdministrator(row, context));
  },

  createAdministrator: async ({ body }, context) => {
    const firstPassword = generatePassword();
    const now = context.clock();
    const row = {
      id: newId(now.getTime()),
      name: body.name,
      email: body.email.toLowerCase(),
      phone: body.phone ?? '',
      address: '',
      profile_image: '',
      password_hash: await queueForUser(personOf(context.caller).id, () => hashPassword(firstPassword)),
      must_change_password: 1,
      created_at: now.toISOString(),
    };
    const data = toAdministrator(row, context);
    await write(context, async ({ trx, audit }) => {
      await refuseTakenEmail(trx, row.email);
      await insertAdmin(trx, row);
      const { subject, facts } = written(data);
      await audit({ subject, after: facts });
    });
    return { ...context.done('administrator_added', { name: row.name }), data, firstPassword };
  },

  deleteAdministrator: ({ params }, context) =>
    write(context, async ({ trx, audit }) => {
      const all = await lockAdmins(trx);
      const found = all.find(({ id }) => id === params.id);
      if (!found) throw refuse('no_such_administrator');
      const { subject, facts } = written(toAdministrator(found, context));
      // Of two who remove each other at once the second has no session any more.
      await audit({ subject, before: facts });
      if (all.length === 1) {
        throw refuse('only_administrator', { name: found.name });
      }
      const fils = await moneyOfPerson(trx, found.id);
      if (fils > 0) throw refuse('person_has_cash', { person: found.name, total: toAed(fils) });
      const owed = await owedByPerson(trx, found.id);
      if (owed > 0) throw refuse('person_owes', { person: found.name, total: toAed(owed) });
      await deleteAccount(trx, found.id);
      return all.filter((row) => row !== found).map((row) => toAdministrator(row, context));
    }),
};

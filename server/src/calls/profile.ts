import type { admin, Profile } from '@tawseel/contract/admin';
import type { Person } from '../http/auth.ts';
import { networkOf } from '../http/caller-address.ts';
import { Refusal } from '../http/errors.ts';
import type { Context, Handlers } from '../http/serve.ts';
import { verifyPassword } from '../security/passwords.ts';
import { findAdmin, updateAdminProfile } from '../store/admins.ts';
import { type Attempt, forgiveLoginFailures } from '../store/login-failures.ts';
import { findColleague, updateStaffProfile } from '../store/staff.ts';
import type { Database, Trx } from '../store/tables.ts';
import { inTransaction } from '../store/transaction.ts';
import { admitAttempt } from './admit-attempt.ts';
import { refuseTakenEmail } from './taken-email.ts';

type Self = { profile: Profile; passwordHash: string | null };

export async function findSelf(db: Database, { role, id }: Person): Promise<Self> {
  if (role === 'administrator') {
    const found = await findAdmin(db, id);
    if (!found) throw gone();
    const { name, email, phone, address, profile_image: profileImage } = found;
    const mustChangePassword = found.must_change_password === 1;
    const profile = { name, email, phone, address, profileImage, role, mustChangePassword };
    return { profile, passwordHash: found.password_hash };
  }
  const found = await findColleague(db, id);
  if (!found) throw gone();
  const profile = {
    name: `${found.first_name} ${found.last_name}`.trim(),
    email: found.email,
    phone: found.phone,
    address: [found.house_no, found.street].filter(Boolean).join(', '),
    profileImage: found.image,
    role,
    mustChangePassword: found.must_change_password === 1,
    warehouseId: found.warehouse_id,
  };
  return { profile, passwordHash: found.password_hash ?? null };
}

function gone(): Refusal {
  return new Refusal('not_found', 'There is nobody of this session any more.');
}

function notProved(message: string): Refusal {
  return new Refusal('invalid', `password: ${message}`, [{ path: 'password', message }]);
}

/** Whoever finds an open screen must not take the account by giving it another email. */
async function provePassword(
  { db, clock, request }: Context,
  { profile, passwordHash }: Self,
  password: string | undefined,
): Promise<Attempt> {
  if (!passwordHash) throw notProved('You sign in without one; ask your supervisor to change the email.');
  if (password === undefined) throw notProved('Another email needs your password.');
  const attempt = {
    account: profile.email.toLowerCase(),
    source: networkOf(request.ip) ?? request.ip,
  };
  await admitAttempt(db, attempt, clock());
  if (!(await verifyPassword(password, passwordHash))) throw notProved('This is not your password.');
  return attempt;
}

type Edit = Pick<Profile, 'name' | 'phone' | 'address' | 'profileImage' | 'email'>;

/** Staff have first and last names, house and street apart: what was not changed stays as it was. */
async function updateSelf(trx: Trx, { role, id }: Person, before: Profile, to: Edit): Promise<void> {
  const { name, phone, address, profileImage, email } = to;
  if (role === 'administrator') {
    return updateAdminProfile(trx, id, { name, phone, address, profile_image: profileImage, email });
  }
  const [first_name = '', ...others] = name.split(/\s+/u);
  await updateStaffProfile(trx, id, {
    phone,
    image: profileImage,
    email,
    ...(name === before.name ? {} : { first_name, last_name: others.join(' ') }),
    ...(address === before.address ? {} : { house_no: '', street: address }),
  });
}

export const profileCalls: Pick<Handlers<typeof admin>, 'readProfile' | 'updateProfile'> = {
  readProfile: async (_, { db, caller }) => {
    if (caller.kind !== 'person') throw gone();
    return (await findSelf(db, caller)).profile;
  },

  updateProfile: async ({ body }, context) => {
    const { db, caller, clock, audit } = context;
    if (caller.kind !== 'person') throw gone();
    const self = await findSelf(db, caller);
    const email = body.email ?? self.profile.email;
    const isMoving = email.toLowerCase() !== self.profile.email.toLowerCase();
    const proved = isMoving ? await provePassword(context, self, body.password) : undefined;
    const data = await inTransaction(db, async (trx) => {
      const before = await findSelf(trx, caller);
      if (proved) {
        if (before.passwordHash !== self.passwordHash) throw notProved('This is not your password.');
        await refuseTakenEmail(trx, email, caller.id);
        await forgiveLoginFailures(trx, proved, clock());
      }
      await updateSelf(trx, caller, before.profile, { ...body, email });
      const { profile: after } = await findSelf(trx, caller);
      const kind = caller.role === 'administrator' ? 'administrator' : 'staff';
      await audit(trx, { subject: { kind, id: caller.id, name: after.name }, before: before.profile, after });
      return after;
    });
    return { message: 'Your profile is saved.', data };
  },
};

import type { account } from '@tawseel/contract/account';
import { normalPhone } from '@tawseel/contract/facts/uae';
import type { Profile } from '@tawseel/contract/profile';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import type { Person } from '../../../platform/http/auth.ts';
import { type Refusal, refuse, refuseField } from '../../../platform/http/errors.ts';
import type { Context, Handlers } from '../../../platform/http/serve.ts';
import { write } from '../../../platform/http/write.ts';
import { refuseAdminName } from '../../access/calls/administrator-names.ts';
import { provePassword } from '../../access/calls/prove-password.ts';
import { refuseEmailOfOthers } from '../../access/calls/taken-email.ts';
import { moveSignIn } from '../../access/store/accounts.ts';
import { findAdmin, updateAdminProfile } from '../../access/store/admins.ts';
import { forgiveLoginFailures } from '../../access/store/login-failures.ts';
import { deleteResetLinks } from '../../access/store/reset-links.ts';
import { findColleague } from '../../staff/store/staff.ts';
import { updateStaff } from '../../staff/store/staff-editing.ts';

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
  return { profile, passwordHash: found.password_hash };
}

function gone(): Refusal {
  return refuse('own_account_gone');
}

/**
 * Verifies the password before the email is changed, so that a person who finds an open screen cannot take over the
 * account.
 */
async function proveOwner(context: Context, person: Person, self: Self, password: string | undefined) {
  if (!self.passwordHash) throw refuseField('password', 'email_needs_supervisor');
  if (password === undefined) throw refuseField('password', 'email_needs_password');
  return provePassword(context, person, password, 'password');
}

type Edit = Pick<Profile, 'name' | 'phone' | 'address' | 'profileImage' | 'email'>;

/**
 * Updates the caller's profile. Staff have separate first and last names, house and street; unchanged parts are kept.
 */
async function updateSelf(trx: Trx, { role, id }: Person, before: Profile, to: Edit): Promise<void> {
  const { name, phone, address, profileImage, email } = to;
  if (role === 'administrator') {
    return updateAdminProfile(trx, id, { name, phone, address, profile_image: profileImage, email });
  }
  const [first_name = '', ...others] = name.split(/\s+/u);
  await updateStaff(trx, id, {
    phone,
    phone_e164: normalPhone(phone) ?? '',
    image: profileImage,
    email,
    ...(name === before.name ? {} : { first_name, last_name: others.join(' ') }),
    ...(address === before.address ? {} : { house_no: '', street: address }),
  });
  await moveSignIn(trx, id, email);
}

export const profileCalls = {
  readProfile: async (_, { db, caller }) => {
    if (caller.kind !== 'person') throw gone();
    return (await findSelf(db, caller)).profile;
  },

  updateProfile: async ({ body }, context) => {
    const { db, caller } = context;
    if (caller.kind !== 'person') throw gone();
    const self = await findSelf(db, caller);
    const email = body.email ?? self.profile.email;
    const isMoving = email.toLowerCase() !== self.profile.email.toLowerCase();
    const proved = isMoving ? await proveOwner(context, caller, self, body.password) : undefined;
    if (caller.role === 'driver' && body.phone !== self.profile.phone)
      throw refuseField('phone', 'phone_needs_supervisor');
    const data = await write(context, async ({ trx, now, audit }) => {
      const before = await findSelf(trx, caller);
      await refuseAdminName(trx, caller, { name: body.name, was: before.profile.name, path: 'name' });
      if (proved) {
        if (before.passwordHash !== proved.hash) throw refuseField('password', 'wrong_own_password');
        await refuseEmailOfOthers(trx, email, caller.id);
        await forgiveLoginFailures(trx, proved.attempt, now);
        // Deletes reset links, because one that was mailed went to the old address.
        await deleteResetLinks(trx, caller.id);
      }
      await updateSelf(trx, caller, before.profile, { ...body, email });
      const { profile: after } = await findSelf(trx, caller);
      const kind = caller.role === 'administrator' ? 'administrator' : 'staff';
      await audit({ subject: { kind, id: caller.id, name: after.name }, before: before.profile, after });
      return after;
    });
    return { ...context.done('profile_saved'), data };
  },
} satisfies Partial<Handlers<typeof account>>;

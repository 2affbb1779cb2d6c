import { ACTIVE } from '@tawseel/contract/facts/limits';
import type { Actor } from '../../../platform/engine/audit.ts';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { findAdminByEmail, lockAdmin } from '../store/admins.ts';
import type { Holder } from '../store/sessions.ts';
import { findStaffAccount, lockStaffAccount } from '../store/staff-accounts.ts';

/** Who signs in with an email: `hold` locks the account, and tells whether its password is still the one looked at. */
type EmailAccount = {
  holder: Holder;
  actor: Actor;
  passwordHash: string;
  isActive: boolean;
  hold: (trx: Trx) => Promise<boolean>;
};

/** Administrators first: no member of staff can take the place of one by an email alike. */
export async function findEmailAccount(db: Database, email: string): Promise<EmailAccount | undefined> {
  const admin = await findAdminByEmail(db, email);
  if (admin) {
    const { id, password_hash: passwordHash } = admin;
    const hold = (trx: Trx) => lockAdmin(trx, id, passwordHash);
    const actor = { kind: 'administrator', id } as const;
    return { holder: { admin_id: id }, actor, passwordHash, isActive: true, hold };
  }
  const staff = await findStaffAccount(db, email);
  if (!staff?.password_hash) return undefined;
  const { id, password_hash: passwordHash } = staff;
  const hold = (trx: Trx) => lockStaffAccount(trx, id, passwordHash);
  const actor = { kind: staff.kind, id } as const;
  return { holder: { staff_id: id }, actor, passwordHash, isActive: staff.profile_status === ACTIVE, hold };
}

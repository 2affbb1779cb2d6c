import { Refusal } from '../http/errors.ts';
import { findAdminByEmail } from '../store/admins.ts';
import { findStaffAccount } from '../store/staff.ts';
import type { Trx } from '../store/tables.ts';

/** Whoever signs in, signs in by an email of their own: administrators and staff come in by the same door. */
export async function refuseTakenEmail(trx: Trx, email: string, ownId?: string): Promise<void> {
  const holders = [await findAdminByEmail(trx, email), await findStaffAccount(trx, email)];
  if (!holders.some((holder) => holder && holder.id !== ownId)) return;
  const message = `Somebody signs in with ${email} already.`;
  throw new Refusal('conflict', message, [{ path: 'email', message }]);
}

import { lockTable } from '../../../platform/engine/lock.ts';
import type { Trx } from '../../../platform/engine/tables.ts';
import { refuseField } from '../../../platform/http/errors.ts';
import { findBySignIn } from '../store/accounts.ts';
import { findStaffByEmail } from '../store/staff-accounts.ts';

type EmailHolder = { id: string } | undefined;

function refuseHeld(email: string, holders: readonly EmailHolder[], ownId: string): void {
  if (!holders.some((holder) => holder && holder.id !== ownId)) return;
  throw refuseField('email', 'sign_in_email_taken', { email });
}

/** Refuses an email that another account uses, because administrators and staff sign in on the same page. */
export async function refuseTakenEmail(trx: Trx, email: string, ownId = ''): Promise<void> {
  refuseHeld(email, [await findBySignIn(trx, email)], ownId);
}

/** Refuses a new email that another account or any staff member uses, even one who has no password yet. */
export async function refuseEmailOfOthers(trx: Trx, email: string, ownId: string): Promise<void> {
  await lockTable(trx, 'staff');
  refuseHeld(email, [await findBySignIn(trx, email), await findStaffByEmail(trx, email, ownId)], ownId);
}

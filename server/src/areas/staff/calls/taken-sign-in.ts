import type { Holder } from '@tawseel/contract/facts/sentences/en/staff';
import type { Trx } from '../../../platform/engine/tables.ts';
import { refuseField } from '../../../platform/http/errors.ts';
import type { Scope } from '../../../platform/values/scope.ts';
import { findAdminByEmail } from '../../access/store/admins.ts';
import { findStaffByEmail } from '../../access/store/staff-accounts.ts';
import { findDriverByPhone } from '../store/staff-editing.ts';
import type { StaffRow } from '../tables.ts';

/** Returns the owner of an email or phone, as far as the caller may know, or undefined if it is free. */
async function holderOf(trx: Trx, row: StaffRow, scope: Scope): Promise<Holder | undefined> {
  const isDriver = row.kind === 'driver';
  if (!isDriver && (await findAdminByEmail(trx, row.email)))
    return { of: scope.warehouseId === undefined ? 'administrator' : 'elsewhere' };
  const holder = isDriver
    ? await findDriverByPhone(trx, row.phone_e164, row.id)
    : await findStaffByEmail(trx, row.email, row.id);
  if (!holder) return undefined;
  const isSeen = scope.warehouseId === undefined || scope.warehouseId === holder.warehouse_id;
  if (!isSeen) return { of: 'elsewhere' };
  return { of: 'staff', kind: holder.kind, name: `${holder.first_name} ${holder.last_name}` };
}

/**
 * Refuses an email of office staff, or a phone of a driver, that is in use, because they sign in with it. An
 * unchanged value is accepted even if it is in use.
 */
export async function refuseTakenSignIn(
  trx: Trx,
  row: StaffRow,
  was: StaffRow | undefined,
  scope: Scope,
): Promise<void> {
  const isDriver = row.kind === 'driver';
  const isNew = isDriver
    ? row.phone_e164 !== '' && row.phone_e164 !== was?.phone_e164
    : row.email.toLowerCase() !== was?.email.toLowerCase();
  const holder = isNew ? await holderOf(trx, row, scope) : undefined;
  if (holder === undefined) return;
  throw isDriver
    ? refuseField('phoneNo', 'staff_phone_taken', { phone: row.phone, holder })
    : refuseField('email', 'staff_email_taken', { email: row.email, holder });
}

import type { Tables, Trx } from '../../../platform/engine/tables.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import type { Scope } from '../../../platform/values/scope.ts';
import { findAdminByEmail } from '../../access/store/admins.ts';
import { findStaffByEmail } from '../../access/store/staff-accounts.ts';
import { findDriverByPhone } from '../store/staff-editing.ts';

const ELSEWHERE = 'someone in another warehouse';

type Row = Tables['staff'];

/** Whose it is, as far as the caller may know; undefined where it is free. */
async function holderOf(trx: Trx, row: Row, scope: Scope): Promise<string | undefined> {
  const isDriver = row.kind === 'driver';
  if (!isDriver && (await findAdminByEmail(trx, row.email)))
    return scope.warehouseId === undefined ? 'an administrator' : ELSEWHERE;
  const holder = isDriver
    ? await findDriverByPhone(trx, row.phone_e164, row.id)
    : await findStaffByEmail(trx, row.email, row.id);
  if (!holder) return undefined;
  const isSeen = scope.warehouseId === undefined || scope.warehouseId === holder.warehouse_id;
  return isSeen ? `the ${holder.kind} ${holder.first_name} ${holder.last_name}` : ELSEWHERE;
}

/**
 * Whom staff sign in as must be one: the email of office staff, the phone of drivers. What was there before may stay,
 * taken or not.
 */
export async function refuseTakenSignIn(
  trx: Trx,
  row: Row,
  was: Row | undefined,
  scope: Scope,
): Promise<void> {
  const isDriver = row.kind === 'driver';
  const isNew = isDriver
    ? row.phone_e164 !== '' && row.phone_e164 !== was?.phone_e164
    : row.email.toLowerCase() !== was?.email.toLowerCase();
  const whose = isNew ? await holderOf(trx, row, scope) : undefined;
  if (whose === undefined) return;
  const [path, what] = isDriver ? ['phoneNo', `phone ${row.phone}`] : ['email', `email ${row.email}`];
  const message = `The ${what} belongs to ${whose}.`;
  throw new Refusal('conflict', message, [{ path, message }]);
}

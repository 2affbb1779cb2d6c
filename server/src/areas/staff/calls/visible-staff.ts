import { masked } from '@tawseel/contract/facts/uae';
import type { Staff } from '@tawseel/contract/staff';
import type { Caller } from '../../../platform/http/auth.ts';
import { recordVersion } from '../../../platform/http/record-version.ts';

type Numbered = Pick<Staff, 'warehouseId' | 'cnic' | 'accountNumber'> & Partial<Staff>;

/** Returns the version of the fields that an update can change. */
export function staffVersion({
  profileStatus: _,
  warehouse: __,
  version: ___,
  ...details
}: Numbered): string {
  return recordVersion(details);
}

/** Masks identity and account numbers, except for administrators and the supervisor of the same warehouse. */
export function shownTo<S extends Numbered>(caller: Caller, staff: S): S {
  const isWhole =
    caller.kind === 'person' &&
    (caller.role === 'administrator' ||
      (caller.role === 'supervisor' && caller.warehouseId === staff.warehouseId));
  if (isWhole) return { ...staff, version: staffVersion(staff) };
  return { ...staff, cnic: masked(staff.cnic), accountNumber: masked(staff.accountNumber) };
}

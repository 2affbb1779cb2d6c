import { masked } from '@tawseel/contract/facts/uae';
import type { Caller } from '../http/auth.ts';

type Numbered = { warehouseId: string; cnic: string; accountNumber: string };

/** Identity and account numbers are for administrators and the supervisor of the same warehouse; others see a mask. */
export function shownTo<S extends Numbered>(caller: Caller, staff: S): S {
  const isWhole =
    caller.kind === 'person' &&
    (caller.role === 'administrator' ||
      (caller.role === 'supervisor' && caller.warehouseId === staff.warehouseId));
  if (isWhole) return staff;
  return { ...staff, cnic: masked(staff.cnic), accountNumber: masked(staff.accountNumber) };
}

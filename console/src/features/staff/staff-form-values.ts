import { COUNTRY, cityFromText } from '@tawseel/contract/facts/emirates';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { emiratesIdCheckDigit, emiratesIdShape } from '@tawseel/contract/facts/uae';
import { accountProblem, identityProblem, staffUpdate } from '@tawseel/contract/staff-details';
import * as z from 'zod/mini';
import { textsOf, versionOf } from '../../api/record.ts';
import { staffText as text } from '../../texts/en/staff.ts';
import { phoneNote } from '../../texts/phone-note.ts';
import type { FieldNote } from '../../ui/fields/field-note.tsx';
import type { Person } from './search-staff.ts';

const COMMON = ['firstName', 'lastName', 'email', 'phoneNo', 'cnic', 'street', 'houseNo'] as const;

/** Form of a staff member; only a driver's has a vehicle. */
export type StaffForm = ReturnType<typeof staffForm>;

export function staffForm(kind: StaffKind, person: Person) {
  return {
    ...textsOf(person, [...COMMON, 'accountNumber', 'warehouseId']),
    country: person.country ?? COUNTRY,
    city: cityFromText(person.city ?? '') ?? '',
    ...(kind === 'driver' ? textsOf(person, ['licenseNo', 'vehicleType', 'vehicleNo']) : {}),
    ...versionOf(person),
  };
}

/** A number of another shape stops no change of the rest while it is left as it is stored. */
function number(problem: (typed: string) => string | undefined, stored: string | undefined) {
  return z.string().check(
    z.trim(),
    z.refine((typed) => typed === stored || !problem(typed), {
      error: ({ input }) => problem(String(input)),
    }),
  );
}

/** The contract's schema of the details, with the numbers held to their shapes as the server does. */
export function staffFormSchema(kind: StaffKind, stored: Person) {
  const checked = {
    cnic: number(identityProblem, stored.cnic),
    accountNumber: number(accountProblem, stored.accountNumber),
    city: z.string().check(z.minLength(1, text.cityMissing)),
    warehouseId: z.string().check(z.minLength(1, text.warehouseMissing)),
  };
  return kind === 'driver' ? z.extend(staffUpdate.driver, checked) : z.extend(staffUpdate[kind], checked);
}

/** Returns how a phone is read; of a driver's, also what it is for. */
export function staffPhoneNote(kind: StaffKind, typed: string): FieldNote | undefined {
  const note = phoneNote(typed);
  if (kind !== 'driver') return note;
  if (note?.isWarning) return { ...note, text: text.driverPhoneWarning };
  return note ?? { text: text.signsInWith, isWarning: false };
}

/** Doubt about an Emirates ID of the right shape. */
export function identityNote(typed: string): FieldNote | undefined {
  const isDoubtful = emiratesIdShape(typed) !== undefined && !emiratesIdCheckDigit(typed);
  return isDoubtful ? { text: text.identityWarning, isWarning: true } : undefined;
}

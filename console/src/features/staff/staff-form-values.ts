import { COUNTRY, cityFromText } from '@tawseel/contract/facts/emirates';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { emiratesIdCheckDigit, emiratesIdShape, normalPhone, shownPhone } from '@tawseel/contract/facts/uae';
import { phoneFromText } from '@tawseel/contract/fields';
import { accountProblem, identityProblem, staffUpdate } from '@tawseel/contract/staff-details';
import * as z from 'zod/mini';
import { staffText as text } from '../../texts/en/staff.ts';
import type { Person } from './search-staff.ts';

type Common =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phoneNo'
  | 'cnic'
  | 'country'
  | 'city'
  | 'street'
  | 'houseNo'
  | 'accountNumber'
  | 'warehouseId';
type Driving = 'licenseNo' | 'vehicleType' | 'vehicleNo';
export type StaffField = Common | Driving;
/** Form of a staff member; `version` is absent for a new one. */
export type StaffForm = Record<Common, string> & Partial<Record<Driving | 'version', string>>;

/** Returns the form of a staff member; only a driver's has a vehicle. */
export function staffForm(kind: StaffKind, person: Person): StaffForm {
  const driving = {
    licenseNo: person.licenseNo ?? '',
    vehicleType: person.vehicleType ?? '',
    vehicleNo: person.vehicleNo ?? '',
  };
  return {
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    email: person.email ?? '',
    phoneNo: person.phoneNo ?? '',
    cnic: person.cnic ?? '',
    country: person.country ?? COUNTRY,
    city: cityFromText(person.city ?? '') ?? '',
    street: person.street ?? '',
    houseNo: person.houseNo ?? '',
    accountNumber: person.accountNumber ?? '',
    warehouseId: person.warehouseId ?? '',
    ...(kind === 'driver' ? driving : {}),
    ...(person.version === undefined ? {} : { version: person.version }),
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

export type FieldNote = { text: string; isWarning: boolean };

/** Returns the reading of a phone, or that it has none; undefined for a refused one. */
export function phoneNote(kind: StaffKind, typed: string): FieldNote | undefined {
  const signsIn = kind === 'driver' ? { text: text.signsInWith, isWarning: false } : undefined;
  if (phoneFromText(typed) === undefined) return signsIn;
  if (normalPhone(typed) === undefined) {
    return { text: kind === 'driver' ? text.driverPhoneWarning : text.phoneWarning, isWarning: true };
  }
  const shown = shownPhone(typed);
  return shown === typed.trim() ? signsIn : { text: text.readAs(shown), isWarning: false };
}

/** Doubt about an Emirates ID of the right shape. */
export function identityNote(typed: string): FieldNote | undefined {
  const isDoubtful = emiratesIdShape(typed) !== undefined && !emiratesIdCheckDigit(typed);
  return isDoubtful ? { text: text.identityWarning, isWarning: true } : undefined;
}

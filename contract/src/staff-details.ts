import * as z from 'zod/mini';
import { LONGEST } from './facts/limits.ts';
import { rule } from './facts/sentences/rule.ts';
import type { StaffKind } from './facts/staff-kinds.ts';
import { emiratesIdShape, ibanProblem, normalIban } from './facts/uae.ts';
import { city, email, id, isEmail, maybeWords, phone, version, words } from './fields.ts';

const NUMBER = 40;

/** Returns the problem with an identity number, or undefined; an empty one is valid. */
export function identityProblem(number: string): string | undefined {
  if (number === '' || emiratesIdShape(number)) return undefined;
  return rule('not_emirates_id');
}

/**
 * Returns the problem with an account number, or undefined. If it begins with two letters, it is checked as an IBAN;
 * others are not checked.
 */
export function accountProblem(number: string): string | undefined {
  return /^[a-z]{2}/i.test(number) ? ibanProblem(number) : undefined;
}

function normalAccount(number: string): string {
  return /^[a-z]{2}/i.test(number) && !accountProblem(number) ? normalIban(number) : number;
}

function number(problem: (text: string) => string | undefined, normal: (text: string) => string) {
  return maybeWords(NUMBER).check(
    z.overwrite(normal),
    z.refine((text) => problem(text) === undefined, { error: ({ input }) => problem(String(input)) }),
  );
}

/** New identity and account numbers, checked and normalised; stored ones may have any format. */
export const StaffNumbers = z.object({
  cnic: z.optional(number(identityProblem, (text) => emiratesIdShape(text) ?? text)),
  accountNumber: z.optional(number(accountProblem, normalAccount)),
});

const common = {
  firstName: words(LONGEST.staffName),
  lastName: words(LONGEST.staffName),
  phoneNo: phone,
  cnic: z.optional(maybeWords(NUMBER)),
  country: z.optional(words(LONGEST.country)),
  city,
  street: z.optional(maybeWords(LONGEST.street)),
  houseNo: z.optional(maybeWords(LONGEST.staffName)),
  accountNumber: z.optional(maybeWords(NUMBER)),
  warehouseId: id,
};

/** Office staff sign in by email; drivers sign in by phone, and may have no email. */
const officeDetails = z.strictObject({ ...common, email });
const driverDetails = z.strictObject({
  ...common,
  email: z.optional(
    maybeWords(LONGEST.email).check(z.refine((text) => text === '' || isEmail(text), rule('not_email'))),
  ),
  licenseNo: z.optional(maybeWords(NUMBER)),
  vehicleType: z.optional(maybeWords(NUMBER)),
  vehicleNo: z.optional(maybeWords(NUMBER)),
});

/** Details for creating and updating staff, by kind; new numbers are checked by StaffNumbers. */
export const staffDetails = {
  supervisor: officeDetails,
  operator: officeDetails,
  driver: driverDetails,
  cashier: officeDetails,
} as const satisfies Record<StaffKind, z.ZodMiniType>;
const versioned = { version: z.optional(version) };
const officeUpdate = z.extend(officeDetails, versioned);
const driverUpdate = z.extend(driverDetails, versioned);

/** Details for an update; without a version it overwrites any version. */
export const staffUpdate = {
  supervisor: officeUpdate,
  operator: officeUpdate,
  driver: driverUpdate,
  cashier: officeUpdate,
} as const satisfies Record<StaffKind, z.ZodMiniType>;

/** Details of any kind: those of drivers include all others. */
export type StaffDetails = z.infer<typeof driverDetails>;
export type StaffUpdate = z.infer<typeof driverUpdate>;

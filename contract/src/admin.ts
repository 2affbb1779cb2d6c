import * as z from 'zod/mini';
import { FIRST_PAYMENT_DAY, LONGEST } from './facts/limits.ts';
import { PEOPLE, READERS } from './facts/roles.ts';
import {
  address,
  aed,
  day,
  email,
  id,
  instant,
  maybeLines,
  maybePhone,
  maybePicture,
  maybeWords,
  money,
  picture,
  typedPassword,
  words,
} from './fields.ts';
import { keyed, messageOnly, table, withMessage } from './route.ts';
import { signIn } from './sign-in.ts';

export const Profile = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  profileImage: z.string(),
  /** The three are of our own server: what somebody may do goes by them. */
  role: z.optional(z.enum(PEOPLE)),
  warehouseId: z.optional(z.string()),
  mustChangePassword: z.optional(z.boolean()),
});
export type Profile = z.infer<typeof Profile>;

export const ProfileEdit = z.strictObject({
  name: words(LONGEST.name),
  phone: maybePhone,
  address: maybeWords(LONGEST.senderAddress),
  profileImage: maybePicture,
  /** Another than before only with the password. */
  email: z.optional(email),
  password: z.optional(typedPassword),
});

export const CashierPayment = z.object({
  _id: z.string(),
  month: z.string(),
  totalAmount: aed,
  notes: z.string(),
  invoiceImg: z.array(address),
  paidAt: instant,
});
export type CashierPayment = z.infer<typeof CashierPayment>;

export const NewCashierPayment = z.strictObject({
  month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Must be a month like 2026-11.')),
  totalAmount: money.check(z.positive('Must be more than 0.')),
  notes: z.optional(maybeLines(LONGEST.notes)),
  invoiceImg: z.optional(z.array(picture).check(z.maxLength(10, 'At most 10 pictures.'))),
  /** The day that finance counts it on; today when absent. */
  paidOn: z.optional(
    day.check(z.refine((text) => text >= FIRST_PAYMENT_DAY, `Must not be before ${FIRST_PAYMENT_DAY}.`)),
  ),
});

export const admin = {
  ...signIn,
  ...table('admin', {
    logout: {
      method: 'POST',
      path: '/api/admin/logout',
      may: PEOPLE,
      firstPassword: true,
      feature: 'tawseel',
      summary: 'Ends the session of this token',
      ...messageOnly,
    },
    listCashierPayments: {
      method: 'GET',
      path: '/api/admin/cashier-payments/:cashierId',
      may: ['supervisor'],
      summary: "A cashier's payments, newest first",
      params: z.strictObject({ cashierId: id }),
      ...keyed('data', z.array(CashierPayment)),
      refusals: { 404: 'No such cashier' },
    },
    createCashierPayment: {
      method: 'POST',
      path: '/api/admin/cashier-payments/:cashierId',
      may: ['supervisor'],
      feature: 'tawseel',
      summary: 'Adds a payment to a cashier for a month, an expense of that day in finance',
      idempotent: true,
      params: z.strictObject({ cashierId: id }),
      body: NewCashierPayment,
      ...withMessage(CashierPayment),
      status: 201,
      refusals: { 404: 'No such cashier' },
    },
    deleteCashierPayment: {
      method: 'DELETE',
      path: '/api/admin/cashier-payments/:cashierId/:paymentId',
      may: ['supervisor'],
      feature: 'tawseel',
      summary: 'Removes a wrong payment, also from finance, and returns the remaining ones',
      params: z.strictObject({ cashierId: id, paymentId: id }),
      ...keyed('data', z.array(CashierPayment)),
      refusals: { 404: 'No such cashier or payment' },
    },
    readProfile: {
      method: 'GET',
      path: '/api/profile/',
      may: READERS.profile,
      firstPassword: true,
      summary: 'The signed-in person, with role and warehouse',
      ...keyed('user', Profile),
    },
    updateProfile: {
      method: 'PUT',
      path: '/api/profile/',
      may: PEOPLE,
      feature: 'tawseel',
      summary: 'Changes your own profile; a new email needs the password',
      body: ProfileEdit,
      ...withMessage(Profile),
      refusals: {
        409: 'Another person signs in with this email',
        422: 'A field is not valid, or the password is wrong',
        429: 'Too many wrong passwords',
      },
    },
  }),
};

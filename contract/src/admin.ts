import * as z from 'zod/mini';
import { LONGEST } from './facts/limits.ts';
import { PEOPLE } from './facts/roles.ts';
import { address, aed, id, instant, words } from './fields.ts';
import { keyed, messageOnly, table } from './route.ts';

export const Credentials = z.strictObject({
  email: words(LONGEST.email),
  password: z.string({ error: 'Must be text.' }).check(z.minLength(1), z.maxLength(1000)),
});

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

export const CashierPayment = z.object({
  _id: z.string(),
  month: z.string(),
  totalAmount: aed,
  notes: z.string(),
  invoiceImg: z.array(address),
  paidAt: instant,
});
export type CashierPayment = z.infer<typeof CashierPayment>;

/** In bytes: the longest email and password, each of their signs escaped. */
const LOGIN_LIMIT = 8192;

export const admin = table('admin', {
  login: {
    method: 'POST',
    path: '/api/admin/login',
    summary: 'Signs an administrator in, or a member of staff who has a password',
    may: 'anybody',
    bodyLimit: LOGIN_LIMIT,
    body: Credentials,
    reply: z.object({ token: z.string() }),
    refusals: { 429: 'Too many failed attempts for this account or from this address' },
  },
  logout: {
    method: 'POST',
    path: '/api/admin/logout',
    may: PEOPLE,
    feature: 'logout',
    summary: 'Ends the session of this token; their other sessions go on',
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
  readProfile: {
    method: 'GET',
    path: '/api/profile/',
    may: PEOPLE,
    summary: 'Who has signed in, their role and the warehouse that they belong to',
    ...keyed('user', Profile),
  },
});

import * as z from 'zod/mini';
import { LONGEST } from './facts/limits.ts';
import { address, aed, id, instant, words } from './fields.ts';
import { keyed, messageOnly, table } from './route.ts';

export const Credentials = z.strictObject({
  email: words(LONGEST.email),
  password: z.string({ error: 'Must be text.' }).check(z.minLength(1), z.maxLength(1000)),
});

export const AdminProfile = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  profileImage: z.string(),
});
export type AdminProfile = z.infer<typeof AdminProfile>;

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
    summary: 'Signs an administrator in',
    auth: 'none',
    bodyLimit: LOGIN_LIMIT,
    body: Credentials,
    reply: z.object({ token: z.string() }),
    refusals: { 429: 'Too many failed attempts for this account or from this address' },
  },
  logout: {
    method: 'POST',
    path: '/api/admin/logout',
    feature: 'logout',
    summary: 'Ends the session of this token; other sessions of the administrator go on',
    ...messageOnly,
  },
  listCashierPayments: {
    method: 'GET',
    path: '/api/admin/cashier-payments/:cashierId',
    summary: "A cashier's payments, newest first",
    params: z.strictObject({ cashierId: id }),
    ...keyed('data', z.array(CashierPayment)),
    refusals: { 404: 'No such cashier' },
  },
  readProfile: {
    method: 'GET',
    path: '/api/profile/',
    summary: 'The signed-in administrator',
    ...keyed('user', AdminProfile),
  },
});

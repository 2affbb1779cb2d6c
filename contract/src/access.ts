import * as z from 'zod/mini';
import { Session } from './account.ts';
import { byId, email, id, instant, phone, typedPassword, words } from './fields.ts';
import { keyed, messageOnly, table, withMessage } from './route.ts';

const noSuchStaff = { 404: 'No such member of staff' };
const taken = 'Another person signs in with this email, or it is missing';

/**
 * A one-time link to hand over, with which somebody sets their own password. `path` is an address of the
 * console.
 */
export const ResetLink = z.object({ path: z.string(), expiresAt: instant });

/** In bytes: the longest email, each of its signs escaped. */
const EMAIL_LIMIT = 4096;

/**
 * Calls by which others grant or end somebody's access (reset links, sign-outs), and the ways to sign in
 * without a password.
 */
export const access = table('access', {
  makePassword: {
    method: 'POST',
    path: '/api/staff/:id/password',
    may: ['supervisor'],
    feature: 'tawseel',
    summary: 'Creates a password for a supervisor, operator or cashier, to be changed at the first sign-in',
    params: byId,
    ...withMessage(z.object({ password: z.string() })),
    refusals: { ...noSuchStaff, 409: taken },
  },
  makeStaffResetLink: {
    method: 'POST',
    path: '/api/staff/:id/reset-link',
    may: ['supervisor'],
    feature: 'tawseel',
    summary: 'Creates a link to set a password, for a supervisor, operator or cashier',
    params: byId,
    ...withMessage(ResetLink),
    refusals: { ...noSuchStaff, 409: taken },
  },
  makeAdminResetLink: {
    method: 'POST',
    path: '/api/administrators/:id/reset-link',
    feature: 'tawseel',
    summary: 'Creates a link to set a password, for an administrator',
    params: byId,
    ...withMessage(ResetLink),
    refusals: { 404: 'No such administrator' },
  },
  resetPassword: {
    method: 'POST',
    path: '/api/reset',
    may: 'anybody',
    feature: 'tawseel',
    summary: 'Sets a password with a link, and ends all sessions of that person',
    perMinute: 20,
    body: z.strictObject({ token: words(100), password: typedPassword }),
    ...messageOnly,
    refusals: { 409: 'The link was used, has expired or does not exist' },
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/forgot-password',
    may: 'anybody',
    feature: 'mail',
    summary: 'Mails a link to set a password; the answer is the same if nobody has this email',
    bodyLimit: EMAIL_LIMIT,
    body: z.strictObject({ email }),
    ...messageOnly,
    refusals: { 429: 'Too many links for this email or from this address' },
  },
  listStaffSessions: {
    method: 'GET',
    path: '/api/staff/:id/sessions',
    feature: 'tawseel',
    summary: 'The signed-in devices of a member of staff, last seen first',
    params: byId,
    ...keyed('data', z.array(Session)),
    refusals: noSuchStaff,
  },
  endStaffSessions: {
    method: 'DELETE',
    path: '/api/staff/:id/sessions',
    feature: 'tawseel',
    summary: 'Signs a member of staff out of all devices',
    params: byId,
    ...messageOnly,
    refusals: noSuchStaff,
  },
  setPin: {
    method: 'PUT',
    path: '/api/driver/pin/:id',
    may: ['supervisor'],
    feature: 'tawseel',
    summary: 'Sets the PIN of a driver and ends all their sessions',
    params: byId,
    body: z.strictObject({
      pin: z.string().check(z.regex(/^[0-9]{6}$/, 'Must be 6 digits.')),
    }),
    ...messageOnly,
    refusals: { 404: 'No such driver', 409: 'Another driver signs in with this phone number' },
  },
  signInDriver: {
    method: 'POST',
    path: '/api/driver/login',
    may: 'anybody',
    feature: 'tawseel',
    summary: 'Signs a driver in on one device, whose id its calls must send',
    perMinute: 30,
    body: z.strictObject({ phone, pin: words(20), deviceId: id.check(z.minLength(16)) }),
    reply: z.object({ token: z.string() }),
    refusals: { 429: 'Too many wrong PINs for this number or from this address' },
  },
});

import * as z from 'zod/mini';
import { Session } from './account.ts';
import { driverSignIn } from './driver-sign-in.ts';
import { digitsFromText } from './facts/characters.ts';
import { rule } from './facts/sentences/rule.ts';
import { byId, email, instant, typedPassword, words } from './fields.ts';
import { keyed, messageOnly, table, withMessage } from './route.ts';
import { weak } from './shared-refusals.ts';

const noSuchStaff = { no_such_colleague: 'No such member of staff' };
const taken = {
  sign_in_email_taken: 'Another person signs in with this email',
  driver_has_no_password: 'Drivers sign in by phone and PIN',
};

/** One-time link with which its receiver sets a password. `path` is an address of the console. */
export const ResetLink = z.object({ path: z.string(), expiresAt: instant });

/** Body limit in bytes: the longest email, with each character escaped. */
const EMAIL_LIMIT = 4096;

/** Calls that grant or end another person's access (reset links, sign-outs), and sign-in without a password. */
export const access = {
  ...table('access', {
    makePassword: {
      method: 'POST',
      path: '/api/staff/:id/password',
      may: ['supervisor'],
      feature: 'tawseel',
      summary: 'Creates a password for a supervisor, operator or cashier, to be changed at the first sign-in',
      invalidates: ['access'],
      params: byId,
      ...withMessage(z.object({ password: z.string() })),
      refusals: { ...noSuchStaff, ...taken },
    },
    makeStaffResetLink: {
      method: 'POST',
      path: '/api/staff/:id/reset-link',
      may: ['supervisor'],
      feature: 'tawseel',
      summary: 'Creates a link to set a password, for a supervisor, operator or cashier',
      invalidates: ['access'],
      params: byId,
      ...withMessage(ResetLink),
      refusals: { ...noSuchStaff, ...taken },
    },
    makeAdminResetLink: {
      method: 'POST',
      path: '/api/administrators/:id/reset-link',
      feature: 'tawseel',
      summary: 'Creates a link to set a password, for an administrator',
      invalidates: ['access'],
      params: byId,
      ...withMessage(ResetLink),
      refusals: { no_such_administrator: 'No such administrator' },
    },
    resetPassword: {
      method: 'POST',
      path: '/api/reset',
      may: 'anybody',
      feature: 'tawseel',
      summary: 'Sets a password with a link, and ends all sessions of that person',
      invalidates: ['access'],
      perMinute: 20,
      body: z.strictObject({ token: words(100), password: typedPassword }),
      ...messageOnly,
      refusals: {
        link_gone: 'The link was used, has expired or does not exist',
        sign_in_email_taken: 'Another person signs in with this email',
        ...weak,
      },
    },
    forgotPassword: {
      method: 'POST',
      path: '/api/forgot-password',
      may: 'anybody',
      feature: 'mail',
      summary: 'Mails a link to set a password; the answer is the same if nobody has this email',
      invalidates: ['access'],
      bodyLimit: EMAIL_LIMIT,
      body: z.strictObject({ email }),
      ...messageOnly,
      refusals: { too_many_links: 'Too many links for this email or from this address' },
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
      invalidates: ['access'],
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
      invalidates: ['access'],
      params: byId,
      body: z.strictObject({
        pin: z.string().check(z.overwrite(digitsFromText), z.regex(/^[0-9]{6}$/, rule('not_pin'))),
      }),
      ...messageOnly,
      refusals: {
        ...noSuchStaff,
        no_such_driver: 'No such driver',
        driver_phone_taken: 'Another driver signs in with this phone number',
        driver_without_phone: 'The driver has no phone number to sign in with',
        weak_pin: 'The PIN is easy to guess',
      },
    },
  }),
  ...driverSignIn,
};

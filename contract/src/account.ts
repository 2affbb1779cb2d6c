import * as z from 'zod/mini';
import { LONGEST } from './facts/limits.ts';
import { DESK, PEOPLE } from './facts/roles.ts';
import {
  byId,
  email,
  instant,
  maybePhone,
  maybePicture,
  maybeWords,
  signInCode,
  typedPassword,
  words,
} from './fields.ts';
import { logOut } from './log-out.ts';
import { ownProfile, Profile } from './profile.ts';
import { keyed, messageOnly, table, withMessage } from './route.ts';
import { administratorsName, codeAsked, weak } from './shared-refusals.ts';
import { signIn } from './sign-in.ts';

export const ProfileEdit = z.strictObject({
  name: words(LONGEST.name),
  phone: maybePhone,
  address: maybeWords(LONGEST.senderAddress),
  profileImage: maybePicture,
  /** A new email requires the password. */
  email: z.optional(email),
  password: z.optional(typedPassword),
});

/** Session on one device. */
export const Session = z.object({
  _id: z.string(),
  /** Browser and operating system, such as 'Chrome on Windows'; empty if unknown. */
  device: z.string(),
  /** Network of the sign-in, never a whole address. */
  network: z.string(),
  createdAt: instant,
  /** Time of the last use, accurate to a few minutes. */
  seenAt: instant,
  /** True for the session that makes the call. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const SecondFactor = z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number() });
export type SecondFactor = z.infer<typeof SecondFactor>;

const SECOND_FACTOR = '/api/profile/second-factor';
const accountGone = { own_account_gone: 'The account was deleted' };
const tooOften = {
  too_many_failures: 'Too many wrong passwords or codes',
  too_many_sign_ins: 'Too many right ones from one address',
};
const wrongPassword = { wrong_own_password: 'The password is wrong', ...tooOften };
const isOn = { second_factor_on: 'It is already on' };

/** The caller's own sign-in, profile, devices, second factor and password. */
export const account = {
  ...signIn,
  ...logOut,
  ...ownProfile,
  ...table('account', {
    updateProfile: {
      method: 'PUT',
      path: '/api/profile/',
      quota: 'profile',
      may: PEOPLE,
      feature: 'tawseel',
      summary: 'Changes your own profile; a new email needs the password',
      invalidates: ['account'],
      body: ProfileEdit,
      ...withMessage(Profile),
      refusals: {
        ...accountGone,
        ...wrongPassword,
        ...administratorsName,
        sign_in_email_taken: 'Another person signs in with this email',
        email_needs_password: 'The email is another and no password was given',
        email_needs_supervisor: 'The email is another, of somebody without a password',
        phone_needs_supervisor: 'The phone is another, of a driver',
      },
    },
    listSessions: {
      method: 'GET',
      path: '/api/profile/sessions',
      may: PEOPLE,
      feature: 'tawseel',
      summary: 'Your signed-in devices, this one first',
      ...keyed('data', z.array(Session)),
    },
    endSession: {
      method: 'DELETE',
      path: '/api/profile/sessions/:id',
      may: PEOPLE,
      feature: 'tawseel',
      summary: 'Ends one of your sessions and returns the remaining ones',
      invalidates: ['account'],
      params: byId,
      ...keyed('data', z.array(Session)),
      refusals: { no_such_device: 'No such session' },
    },
    endOtherSessions: {
      method: 'DELETE',
      path: '/api/profile/sessions',
      may: PEOPLE,
      feature: 'tawseel',
      summary: 'Ends all your other sessions',
      invalidates: ['account'],
      ...keyed('data', z.array(Session)),
    },
    readSecondFactor: {
      method: 'GET',
      path: SECOND_FACTOR,
      feature: 'tawseel',
      summary: 'Whether the second factor is on, and how many recovery codes are left',
      ...keyed('data', SecondFactor),
    },
    confirmSecondFactor: {
      method: 'PUT',
      path: SECOND_FACTOR,
      feature: 'tawseel',
      summary: 'Turns it on with a first code, ends your other sessions and returns ten recovery codes',
      invalidates: ['account'],
      body: z.strictObject({ code: signInCode }),
      ...withMessage(z.object({ recoveryCodes: z.array(z.string()) })),
      refusals: { no_secret: 'There is no secret', ...isOn, wrong_code: 'The code is wrong', ...tooOften },
    },
    removeSecondFactor: {
      method: 'POST',
      path: `${SECOND_FACTOR}/remove`,
      feature: 'tawseel',
      summary: 'Turns it off',
      invalidates: ['account'],
      body: z.strictObject({ password: typedPassword, code: signInCode }),
      ...messageOnly,
      refusals: { ...wrongPassword, ...codeAsked, second_factor_off: 'It is already off' },
    },
    beginSecondFactor: {
      method: 'POST',
      path: SECOND_FACTOR,
      feature: 'tawseel',
      summary: 'Creates the secret for an authenticator app; it takes effect with the first code',
      invalidates: ['account'],
      body: z.strictObject({ password: typedPassword }),
      ...keyed('data', z.object({ secret: z.string(), address: z.string() })),
      refusals: { ...wrongPassword, ...isOn },
    },
    changePassword: {
      method: 'PUT',
      path: '/api/profile/password',
      may: DESK,
      feature: 'tawseel',
      firstPassword: true,
      summary: 'Changes your password and ends your other sessions',
      invalidates: ['account'],
      body: z.strictObject({ oldPassword: typedPassword, newPassword: typedPassword }),
      ...messageOnly,
      refusals: {
        ...wrongPassword,
        ...weak,
        same_password: 'The new password is the old one',
        password_just_changed: 'Changed elsewhere at the same time',
      },
    },
  }),
};

import * as z from 'zod/mini';
import { LONGEST } from './facts/limits.ts';
import { table } from './route.ts';
import { codeAsked } from './shared-refusals.ts';
import { signInCode, typedPassword, words } from './typed-text.ts';

export const Credentials = z.strictObject({
  email: words(LONGEST.email),
  password: typedPassword,
  /** Code of an authenticator app, or a recovery code; required if a second factor is on. */
  code: z.optional(signInCode),
});

/** Body limit in bytes: the longest email and password, with each character escaped. */
const LOGIN_LIMIT = 8192;

/** First row of the area account; in its own file, so that the sign-in page does not load the others. */
export const signIn = table('account', {
  login: {
    method: 'POST',
    path: '/api/admin/login',
    summary: 'Signs an administrator in, or a member of staff who has a password',
    invalidates: ['account'],
    may: 'anybody',
    bodyLimit: LOGIN_LIMIT,
    body: Credentials,
    reply: z.object({ token: z.string() }),
    refusals: {
      wrong_password: 'The email or the password is wrong',
      not_active: 'The person is not active',
      ...codeAsked,
      too_many_failures: 'Too many failed attempts for this account or from this address',
      too_many_sign_ins: 'Too many sign-ins to this account from this address',
    },
  },
});

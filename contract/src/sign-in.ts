import * as z from 'zod/mini';
import { LONGEST } from './facts/limits.ts';
import { table } from './route.ts';
import { codeAsked } from './shared-refusals.ts';
import { signInCode, typedPassword, words } from './typed-text.ts';

export const Credentials = z.strictObject({
  email: words(LONGEST.email),
  password: typedPassword,
  /** Of an authenticator app, or a recovery code: asked for where a second factor is on. */
  code: z.optional(signInCode),
});

/** In bytes: the longest email and password, each of their signs escaped. */
const LOGIN_LIMIT = 8192;

/** The first row of the area account; apart from it, so that the sign-in page comes without the others. */
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

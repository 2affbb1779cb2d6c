import * as z from 'zod/mini';
import { DESK, PEOPLE } from './facts/roles.ts';
import { byId, instant, signInCode, typedPassword } from './fields.ts';
import { keyed, messageOnly, table, withMessage } from './route.ts';

/** One signed-in device of somebody. */
export const Session = z.object({
  _id: z.string(),
  /** The browser and the system it runs on, in a few words; '' where it did not say. */
  device: z.string(),
  /** The network that it was begun from: never a whole address. */
  network: z.string(),
  createdAt: instant,
  /** To the minute or so. */
  seenAt: instant,
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const SecondFactor = z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number() });
export type SecondFactor = z.infer<typeof SecondFactor>;

const SECOND_FACTOR = '/api/profile/second-factor';
const tooOften = 'Too many wrong passwords or codes';

/** What people do about their own sign-in. */
export const profile = table('profile', {
  listSessions: {
    method: 'GET',
    path: '/api/profile/sessions',
    may: PEOPLE,
    feature: 'sessions',
    summary: 'The devices one is signed in on, the one that asks first',
    ...keyed('data', z.array(Session)),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/profile/sessions/:id',
    may: PEOPLE,
    feature: 'sessions',
    summary: "Ends one of one's sessions and answers with the ones left",
    params: byId,
    ...keyed('data', z.array(Session)),
    refusals: { 404: 'No such session' },
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/profile/sessions',
    may: PEOPLE,
    feature: 'sessions',
    summary: "Ends all of one's sessions but the one that asks",
    ...keyed('data', z.array(Session)),
  },
  readSecondFactor: {
    method: 'GET',
    path: SECOND_FACTOR,
    feature: 'second-factor',
    summary: 'Whether a code is asked for at sign-in, and how many recovery codes are left',
    ...keyed('data', SecondFactor),
  },
  confirmSecondFactor: {
    method: 'PUT',
    path: SECOND_FACTOR,
    feature: 'second-factor',
    summary: 'Turns it on by a first code, ends the other sessions, and answers with ten recovery codes',
    body: z.strictObject({ code: signInCode }),
    ...withMessage(z.object({ recoveryCodes: z.array(z.string()) })),
    refusals: { 409: 'No secret was made, or it is on already', 429: tooOften },
  },
  removeSecondFactor: {
    method: 'POST',
    path: `${SECOND_FACTOR}/remove`,
    feature: 'second-factor',
    summary: 'Turns it off',
    body: z.strictObject({ password: typedPassword, code: signInCode }),
    ...messageOnly,
    refusals: { 409: 'It is off already', 429: tooOften },
  },
  beginSecondFactor: {
    method: 'POST',
    path: SECOND_FACTOR,
    feature: 'second-factor',
    summary: 'Makes the secret of an authenticator app; nothing is asked for before a code of it is sent',
    body: z.strictObject({ password: typedPassword }),
    ...keyed('data', z.object({ secret: z.string(), address: z.string() })),
    refusals: { 409: 'It is on already', 429: tooOften },
  },
  changePassword: {
    method: 'PUT',
    path: '/api/profile/password',
    may: DESK,
    feature: 'passwords',
    firstPassword: true,
    summary: "Changes one's own password and ends one's other sessions",
    body: z.strictObject({ oldPassword: typedPassword, newPassword: typedPassword }),
    ...messageOnly,
    refusals: { 409: 'Changed at the same moment from elsewhere', 429: tooOften },
  },
});

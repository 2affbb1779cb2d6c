import { withoutInvisible } from '@tawseel/contract/facts/characters';
import { ownProfile } from '@tawseel/contract/profile';
import { signIn as row } from '@tawseel/contract/sign-in';
import { sessionText } from '../texts/en/session.ts';
import { CallError, call, isSecondFactor, serverMessage } from './call.ts';
import { hasFeature } from './host.ts';
import { startSession } from './session.ts';
import { isUsable } from './token.ts';
import { tolerant } from './tolerant.ts';

const TOO_MANY = 429;

type Credentials = { email: string; password: string; code?: string | undefined };

/** Answer if the password is right and a code is needed, or needed again. */
export type CodeAsked = { code: string };

function codeAsked(error: unknown): CodeAsked | undefined {
  if (!hasFeature('tawseel')) return undefined;
  const isAsked = error instanceof CallError && isSecondFactor(error.body);
  return isAsked ? { code: error.message } : undefined;
}

/**
 * Signs in and stores the token; in a module of its own, so that the sign-in page needs only React. Resolves to true
 * on success, to false on failure, to the server's message after too many attempts, and to CodeAsked if a second
 * factor is needed.
 */
export async function signIn({ code, email, password }: Credentials): Promise<boolean | string | CodeAsked> {
  try {
    const pair = { email: withoutInvisible(email), password };
    const body = code ? { ...pair, code } : pair;
    const { token } = tolerant(row.login, await call(row.login, { body }));
    if (!token || !isUsable(token)) return false;
    startSession(token);
    return true;
  } catch (error) {
    const asked = codeAsked(error);
    if (asked) return asked;
    const limited = error instanceof CallError && error.status === TOO_MANY;
    return (limited && serverMessage(error)) || false;
  }
}

/** Returns the message after a sign-in: a server of ours has staff, who are no administrators. */
export async function sayWelcome(): Promise<string> {
  if (!hasFeature('tawseel')) return sessionText.loggedIn;
  const { readProfile } = ownProfile;
  const body = await call(readProfile, {}).catch(() => ({}));
  const { role = 'administrator' } = tolerant(readProfile, body);
  return role === 'administrator' ? sessionText.loggedIn : sessionText.staffLoggedIn;
}

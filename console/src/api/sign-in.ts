import { signIn as row } from '@tawseel/contract/sign-in';
import { CallError, call, serverMessage } from './call.ts';
import { startSession } from './session.ts';
import { tolerant } from './tolerant.ts';

const TOO_MANY = 429;

/**
 * Asks for a token and stores it; apart from the sign-in page, so that the page comes with React alone. False when it
 * failed; a text when the server has more to say than that the pair was wrong.
 */
export async function signIn(credentials: { email: string; password: string }): Promise<boolean | string> {
  try {
    const { token } = tolerant(row.login, await call(row.login, { body: credentials }));
    if (!token) return false;
    startSession(token);
    return true;
  } catch (error) {
    const limited = error instanceof CallError && error.status === TOO_MANY;
    return (limited && serverMessage(error)) || false;
  }
}

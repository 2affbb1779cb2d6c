import { AUTH_TOKEN_KEY } from '@tawseel/contract/facts/token-key';

/** Under which email and role of who has signed in are kept beside the token. */
export const SIGNED_IN_KEY = 'signedIn';

/** The stored token; a blank one is none. */
export function readToken(): string | null {
  const token = localStorage.getItem(AUTH_TOKEN_KEY);
  return token?.trim() ? token : null;
}

import { AUTH_TOKEN_KEY } from '@tawseel/contract/facts/token-key';

/** The stored token; a blank one is none. */
export function readToken(): string | null {
  const token = localStorage.getItem(AUTH_TOKEN_KEY);
  return token?.trim() ? token : null;
}

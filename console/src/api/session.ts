import { useSyncExternalStore } from 'react';
import { readToken, sessionKeys } from './token.ts';

const listeners = new Set<() => void>();

function tellAll(): void {
  for (const listener of listeners) listener();
}

export function startSession(token: string): void {
  localStorage.setItem(sessionKeys().token, token);
  tellAll();
}

/** Forgets the token and whose it was, whereupon protected pages leave. */
export function endSession(): void {
  for (const key of Object.values(sessionKeys())) localStorage.removeItem(key);
  tellAll();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab signed in or out.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Whether a page stays open when its session ends, for signing in again over it; set by the code that knows
 * who has signed in.
 */
export const stay = { isWanted: () => false };

/** A page that is worked at without a form: it stays, too, while it is open. */
export const workplace = { isOpen: false };

/** Subscribes to the stored token, as it comes and goes here and in other tabs. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribe, readToken);
}

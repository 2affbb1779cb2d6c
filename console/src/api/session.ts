import { useSyncExternalStore } from 'react';
import { externalStore, onEvents } from '../ui/external-store.ts';
import { readToken, sessionKeys } from './token.ts';

/** Told of each change; the token itself is in the storage. */
const changes = externalStore(undefined);

export function startSession(token: string): void {
  localStorage.setItem(sessionKeys().token, token);
  changes.set(undefined);
}

/** Forgets the token and whose it was, whereupon protected pages leave. */
export function endSession(): void {
  for (const key of Object.values(sessionKeys())) localStorage.removeItem(key);
  changes.set(undefined);
}

function subscribe(listener: () => void): () => void {
  const stops = [
    changes.subscribe(listener),
    // Another tab signed in or out.
    onEvents(window, ['storage'], listener),
  ];
  return () => {
    for (const stop of stops) stop();
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

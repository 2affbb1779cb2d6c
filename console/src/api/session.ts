import { useSyncExternalStore } from 'react';
import { externalStore, onEvents } from '../ui/external-store.ts';
import { readToken, sessionKeys } from './token.ts';

/** Store that changes with the token; the token itself is in the local storage. */
const changes = externalStore(undefined);

export function startSession(token: string): void {
  localStorage.setItem(sessionKeys().token, token);
  changes.set(undefined);
}

/** Deletes the token and its user, so that protected pages close. */
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
 * Decides whether a page stays open when its session ends, so that the user signs in over it; set by the code that
 * knows the user.
 */
export const stay = { isWanted: () => false };

/** A page for work without a form also stays while it is open. */
export const workplace = { isOpen: false };

/** Returns the stored token, with its changes here and in other tabs. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribe, readToken);
}

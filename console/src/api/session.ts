import { AUTH_TOKEN_KEY } from '@tawseel/contract/facts/limits';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let exit = '/login';

function tellAll(): void {
  for (const listener of listeners) listener();
}

export function readToken(): string | null {
  return localStorage.getItem(AUTH_TOKEN_KEY);
}

export function startSession(token: string): void {
  exit = '/login';
  localStorage.setItem(AUTH_TOKEN_KEY, token);
  tellAll();
}

/** Forgets the token; protected pages leave for `to`. False when there was none, so that many calls end one session once. */
export function endSession(to: '/' | '/login'): boolean {
  if (readToken() === null) return false;
  exit = to;
  localStorage.removeItem(AUTH_TOKEN_KEY);
  tellAll();
  return true;
}

/** Where a protected page sends a visitor without a token. */
export function exitAddress(): string {
  return exit;
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

/** The stored token, followed as it comes and goes here and in other tabs. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribe, readToken);
}

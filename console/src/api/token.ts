/** The names in the local storage under which an entry keeps its token, and who has signed in by it. */
export type SessionKeys = { token: string; person: string };

let keys: SessionKeys;

/** Set once at start: each entry has a session of its own. */
export function setSessionKeys(chosen: SessionKeys): void {
  keys = chosen;
}

export function sessionKeys(): SessionKeys {
  return keys;
}

/** The stored token; a blank one is none. */
export function readToken(): string | null {
  const token = localStorage.getItem(keys.token);
  return token?.trim() ? token : null;
}

/** Keys in the local storage for the token of an entry and its user. */
export type SessionKeys = { token: string; person: string };

let keys: SessionKeys;

/** Sets the keys once at start, because each entry has a session of its own. */
export function setSessionKeys(chosen: SessionKeys): void {
  keys = chosen;
}

export function sessionKeys(): SessionKeys {
  return keys;
}

/** Returns true if a token can be sent: it is not blank, and a header can carry it. */
export function isUsable(token: string): boolean {
  try {
    return new Headers({ authorization: token }).get('authorization') !== '';
  } catch {
    return false;
  }
}

/** Returns the stored token, or null if it is missing or blank. */
export function readToken(): string | null {
  const token = localStorage.getItem(keys.token);
  return token?.trim() ? token : null;
}

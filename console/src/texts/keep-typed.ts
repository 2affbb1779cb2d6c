const KEY = 'typed';

/** Keeps the email or phone that was typed before signing in, for the page in another language. */
export function keepTyped(typed: string): void {
  sessionStorage.setItem(KEY, typed);
}

/** Returns what was kept, once. */
export function takeTyped(): string {
  const typed = sessionStorage.getItem(KEY) ?? '';
  sessionStorage.removeItem(KEY);
  return typed;
}

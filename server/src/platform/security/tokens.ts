import { hash, randomBytes } from 'node:crypto';

/** Prefix of API keys, so that secret scanners recognise a leaked one. */
export const KEY_PREFIX = 'tws_';

/** Generates a bearer token: 256 random bits, safe in a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns true if a text has the format of newToken. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Returns the SHA-256 of a token. Tokens and keys are stored only as this hash; 256 random bits need no slow one. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

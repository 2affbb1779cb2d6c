import { hash, randomBytes } from 'node:crypto';

/** Prefix of an API key, so that secret scanners recognise a leaked one. */
export const KEY_PREFIX = 'tws_';

/** Generates a bearer token: 256 random bits, safe in a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text has the form of newToken's. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** SHA-256 of a token; tokens and keys are stored as this alone: 256 random bits need no slow hash. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

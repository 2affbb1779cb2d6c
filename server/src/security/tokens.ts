import { hash, randomBytes } from 'node:crypto';

/** What an API key begins with, so that a leaked one is recognised for what it is. */
export const KEY_PREFIX = 'tws_';

/** 256 random bits, safe in a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text has the form of newToken's. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Tokens and keys are stored as this alone: 256 random bits need no slow hash. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

import { randomInt } from 'node:crypto';
import { hashToken } from './tokens.ts';

/** Lower-case letters and digits without lookalikes. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

export const RECOVERY_CODES = 10;

function group(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Generates a recovery code to be written down: 'k3mf-9q2x-ab7t', some 59 bits. */
export function newRecoveryCode(): string {
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Hashes a recovery code, ignoring case and hyphens. */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

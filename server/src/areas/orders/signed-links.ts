import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { findFact, settleFact } from '../../platform/engine/meta.ts';
import type { Database } from '../../platform/engine/tables.ts';
import type { Acting } from '../../platform/engine/work.ts';

/** Bytes of a signature, 128 bits, and its characters in an address. */
const SIGNATURE_BYTES = 16;
const SIGNATURE_LENGTH = 22;

/** Signature of a link; it may end in a hyphen or a low line itself, and punctuation may follow it. */
const SIGNATURE = new RegExp(`^[\\w-]{${SIGNATURE_LENGTH}}(?=[^\\p{L}\\p{N}]*$)`, 'u');

/** Returns the signature in a query, without the punctuation that messengers take for a part of a link, or ''. */
export function signatureIn(value: unknown): string {
  return (typeof value === 'string' && SIGNATURE.exec(value)?.[0]) || '';
}

/**
 * Returns a function that signs texts by the key of this database. Texts of different kinds must differ in their first
 * line or in their number of lines, so that the signature of one opens no other.
 */
export async function signerOf(db: Database): Promise<(text: string) => string> {
  const key = Buffer.from(await settleFact(db, 'tracking_key', randomBytes(32).toString('base64')), 'base64');
  return (text) =>
    createHmac('sha256', key).update(text).digest().subarray(0, SIGNATURE_BYTES).toString('base64url');
}

/** Compares two signatures in the same time, whether or not they are equal. */
export function isSameSignature(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export type LinkStarts = Pick<Acting, 'publicUrl' | 'calledUrl'>;

/**
 * Returns the address that links to pages of this server begin with, or undefined if the business has no public one. The
 * demo's links begin with the caller's, because only the caller opens them.
 */
export async function linkStart(
  db: Database,
  { publicUrl, calledUrl }: LinkStarts,
): Promise<string | undefined> {
  if (publicUrl !== undefined) return publicUrl;
  return (await findFact(db, 'demo')) === 'loaded' ? calledUrl : undefined;
}

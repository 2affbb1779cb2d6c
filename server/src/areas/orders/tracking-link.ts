import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { normalPhone } from '@tawseel/contract/facts/uae';
import { settleFact } from '../../platform/engine/meta.ts';
import type { Database } from '../../platform/engine/tables.ts';

/** Receiver of an order, as far as the link to the order's tracking page depends on it. */
export type Tracked = { tracking_id: string; receiver_phone: string };

/** Bytes of a signature, 128 bits; 22 characters in an address. */
const SIGNATURE_BYTES = 16;

async function signKey(db: Database): Promise<Buffer> {
  return Buffer.from(await settleFact(db, 'tracking_key', randomBytes(32).toString('base64')), 'base64');
}

function signature(key: Buffer, { tracking_id, receiver_phone }: Tracked): string {
  const phone = normalPhone(receiver_phone) ?? receiver_phone;
  const whole = createHmac('sha256', key).update(`${tracking_id}\n${phone}`).digest();
  return whole.subarray(0, SIGNATURE_BYTES).toString('base64url');
}

/**
 * Returns the signature that opens the tracking page of an order without the digits of its phone. It is computed, not
 * stored, and ends when the order gets another phone.
 */
export async function trackingSignature(db: Database, order: Tracked): Promise<string> {
  return signature(await signKey(db), order);
}

export async function isTrackingSignature(db: Database, order: Tracked, signature: string): Promise<boolean> {
  const [expected, given] = [await trackingSignature(db, order), signature].map((text) => Buffer.from(text));
  return expected!.length === given!.length && timingSafeEqual(expected!, given!);
}

/** Returns the path of the tracking page of an order. */
export function trackingPath(trackingId: string): string {
  return `/t/${encodeURIComponent(trackingId)}`;
}

/**
 * Returns a function for links to tracking pages that open without digits, or for '' if the business has no public
 * address.
 */
export async function trackingLinks(
  db: Database,
  publicUrl: string | undefined,
): Promise<(order: Tracked) => string> {
  if (publicUrl === undefined) return () => '';
  const key = await signKey(db);
  return (order) => `${publicUrl}${trackingPath(order.tracking_id)}?k=${signature(key, order)}`;
}

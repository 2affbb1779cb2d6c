import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { normalPhone } from '@tawseel/contract/facts/uae';
import { findFact, settleFact } from '../../platform/engine/meta.ts';
import type { Database } from '../../platform/engine/tables.ts';
import type { Acting } from '../../platform/engine/work.ts';

/** Receiver of an order, as far as the link to the order's tracking page depends on it. */
export type Tracked = { tracking_id: string; receiver_phone: string };

/** Bytes of a signature, 128 bits, and its characters in an address. */
const SIGNATURE_BYTES = 16;
export const SIGNATURE_LENGTH = 22;

async function signKey(db: Database): Promise<Buffer> {
  return Buffer.from(await settleFact(db, 'tracking_key', randomBytes(32).toString('base64')), 'base64');
}

/** Links to a tracking page: one that shows the delivery code, and one that does not. */
export type TrackingLink = 'plain' | 'receiver';

type LinkStarts = Pick<Acting, 'publicUrl' | 'calledUrl'>;

/** Prefix of the signed text, so that neither link can be made from the other. */
const SIGNED_FIRST = { plain: '', receiver: 'code\n' } as const satisfies Record<TrackingLink, string>;

function signature(key: Buffer, { tracking_id, receiver_phone }: Tracked, link: TrackingLink): string {
  const phone = normalPhone(receiver_phone) ?? receiver_phone;
  const signed = `${SIGNED_FIRST[link]}${tracking_id}\n${phone}`;
  const whole = createHmac('sha256', key).update(signed).digest();
  return whole.subarray(0, SIGNATURE_BYTES).toString('base64url');
}

/**
 * Returns the signature that opens the tracking page of an order without the digits of its phone. It is computed, not
 * stored, and ends when the order gets another phone.
 */
export async function trackingSignature(db: Database, order: Tracked, link: TrackingLink): Promise<string> {
  return signature(await signKey(db), order, link);
}

/** Returns which link to the tracking page of an order has the signature, or undefined if none has. */
export async function signedLink(
  db: Database,
  order: Tracked,
  given: string,
): Promise<TrackingLink | undefined> {
  const key = await signKey(db);
  const isOf = (link: TrackingLink) => {
    const [expected, typed] = [signature(key, order, link), given].map((text) => Buffer.from(text));
    return expected!.length === typed!.length && timingSafeEqual(expected!, typed!);
  };
  return (['plain', 'receiver'] as const).find(isOf);
}

/** Returns the path of the tracking page of an order. */
export function trackingPath(trackingId: string): string {
  return `/t/${encodeURIComponent(trackingId)}`;
}

/**
 * Returns the address that links to tracking pages begin with, or undefined if the business has no public one. The
 * demo's links begin with the caller's, because only the caller opens them.
 */
async function linkStart(db: Database, { publicUrl, calledUrl }: LinkStarts): Promise<string | undefined> {
  if (publicUrl !== undefined) return publicUrl;
  return (await findFact(db, 'demo')) === 'loaded' ? calledUrl : undefined;
}

/**
 * Returns a function for links to tracking pages that open without digits, or for '' if there is no address for them.
 * Only the receiver, the sender, and staff who may read the delivery code get a link that shows it.
 */
export async function trackingLinks(
  db: Database,
  starts: LinkStarts,
): Promise<(order: Tracked, link: TrackingLink) => string> {
  const start = await linkStart(db, starts);
  if (start === undefined) return () => '';
  const key = await signKey(db);
  return (order, link) => `${start}${trackingPath(order.tracking_id)}?k=${signature(key, order, link)}`;
}

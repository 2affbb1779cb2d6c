import { normalPhone } from '@tawseel/contract/facts/uae';
import type { Database } from '../../platform/engine/tables.ts';
import { isSameSignature, type LinkStarts, linkStart, signerOf } from './signed-links.ts';

/** Receiver of an order, as far as the link to the order's tracking page depends on it. */
export type Tracked = { tracking_id: string; receiver_phone: string };

/** Links to a tracking page: one that shows the delivery code, and one that does not. */
export type TrackingLink = 'plain' | 'receiver';

/** Prefix of the signed text, so that neither link can be made from the other. */
const SIGNED_FIRST = { plain: '', receiver: 'code\n' } as const satisfies Record<TrackingLink, string>;

function signedText({ tracking_id, receiver_phone }: Tracked, link: TrackingLink): string {
  const phone = normalPhone(receiver_phone) ?? receiver_phone;
  return `${SIGNED_FIRST[link]}${tracking_id}\n${phone}`;
}

/**
 * Returns the signature that opens the tracking page of an order without the digits of its phone. It is computed, not
 * stored, and ends when the order gets another phone.
 */
export async function trackingSignature(db: Database, order: Tracked, link: TrackingLink): Promise<string> {
  const sign = await signerOf(db);
  return sign(signedText(order, link));
}

/** Returns which link to the tracking page of an order has the signature, or undefined if none has. */
export async function signedLink(
  db: Database,
  order: Tracked,
  given: string,
): Promise<TrackingLink | undefined> {
  const sign = await signerOf(db);
  return (['plain', 'receiver'] as const).find((link) =>
    isSameSignature(sign(signedText(order, link)), given),
  );
}

/** Returns the path of the tracking page of an order. */
export function trackingPath(trackingId: string): string {
  return `/t/${encodeURIComponent(trackingId)}`;
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
  const sign = await signerOf(db);
  return (order, link) => `${start}${trackingPath(order.tracking_id)}?k=${sign(signedText(order, link))}`;
}

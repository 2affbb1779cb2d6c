import { IDEMPOTENCY_HEADER } from '@tawseel/contract/facts/headers';

/**
 * A new idempotency key, as a header: a call repeated with it after its answer was lost is still done only
 * once. Not by crypto.randomUUID, which is missing where the console is served without TLS.
 */
export function newIdempotencyHeader(): Record<string, string> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { [IDEMPOTENCY_HEADER]: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}

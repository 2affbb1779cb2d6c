import { IDEMPOTENCY_HEADER } from '@tawseel/contract/facts/headers';

/**
 * Header that names what is done: sent again after a lost answer, it is still done once. randomUUID is missing where
 * the console is served without TLS.
 */
export function newIdempotencyHeader(): Record<string, string> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { [IDEMPOTENCY_HEADER]: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}

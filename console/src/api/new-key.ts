import { IDEMPOTENCY_HEADER } from '@tawseel/contract/facts/headers';

/**
 * A new idempotency key of 128 random bits, as a header: a call repeated with it after its answer was lost is still done
 * only once. Not by crypto.randomUUID, which is missing where the console is served without TLS.
 */
export function newIdempotencyHeader(): Record<string, string> {
  return { [IDEMPOTENCY_HEADER]: crypto.getRandomValues(new Uint32Array(4)).join('-') };
}

import { IDEMPOTENCY_HEADER } from '@tawseel/contract/facts/headers';

/**
 * Returns a new idempotency key of 128 random bits as a header: a call that is repeated with it after a lost answer
 * is done only once. crypto.randomUUID is missing without TLS.
 */
export function newIdempotencyHeader(): Record<string, string> {
  return { [IDEMPOTENCY_HEADER]: crypto.getRandomValues(new Uint32Array(4)).join('-') };
}

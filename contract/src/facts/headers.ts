/**
 * Idempotency key: the name a caller gives a call, so that a repeat of it, after an answer that got lost, does not do
 * it twice.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

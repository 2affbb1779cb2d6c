/**
 * Idempotency key: the name a caller gives a call, so that a repeat of it, after an answer that got lost, does not do
 * it twice.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Optimistic concurrency by header, for calls whose body has the fields of the specification alone. */
export const VERSION_HEADER = 'If-Match';

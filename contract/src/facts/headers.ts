/**
 * Header of the idempotency key: the caller's own name for a call, so that repeating it after a lost reply does not
 * do it twice.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Optimistic concurrency by header, for calls whose body only has the specification's fields. */
export const VERSION_HEADER = 'If-Match';

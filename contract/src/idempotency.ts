import * as z from 'zod/mini';

/**
 * Idempotency key: the name a caller gives a call, so that a repeat of it, after an answer that got lost, does not do
 * it twice.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Header that marks a replayed answer, that of the first time. */
export const REPLAYED_HEADER = 'Idempotency-Replayed';

export const IdempotencyKey = z
  .string()
  .check(z.minLength(1, 'Must not be empty.'), z.maxLength(200, 'At most 200 characters.'));

/** Retention of the first answer, for a repeat. */
export const IDEMPOTENCY_DAYS = 7;

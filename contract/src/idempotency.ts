import * as z from 'zod/mini';

/** What a caller names a call by, so that a repeat of it, after an answer that got lost, does not do it twice. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** What marks an answer as that of the first time. */
export const REPLAYED_HEADER = 'Idempotency-Replayed';

export const IdempotencyKey = z
  .string()
  .check(z.minLength(1, 'Must not be empty.'), z.maxLength(200, 'At most 200 characters.'));

/** How long the first answer is kept for a repeat. */
export const IDEMPOTENCY_DAYS = 7;

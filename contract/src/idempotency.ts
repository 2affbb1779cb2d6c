import * as z from 'zod/mini';

/** Header that marks a replayed answer, that of the first time. */
export const REPLAYED_HEADER = 'Idempotency-Replayed';

export const IdempotencyKey = z
  .string()
  .check(z.minLength(1, 'Must not be empty.'), z.maxLength(200, 'At most 200 characters.'));

/** Retention of the first answer, for a repeat. */
export const IDEMPOTENCY_DAYS = 7;

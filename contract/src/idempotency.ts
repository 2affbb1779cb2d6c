import * as z from 'zod/mini';
import { atMost, notEmpty } from './fields.ts';

/** Header that marks a repeated reply. */
export const REPLAYED_HEADER = 'Idempotency-Replayed';

export const IdempotencyKey = z.string().check(notEmpty, atMost(200));

/** Retention of the first reply, in days. */
export const IDEMPOTENCY_DAYS = 7;

import * as z from 'zod/mini';
import { MOST_DUE_DAYS } from './facts/charges.ts';
import { rule } from './facts/sentences/rule.ts';

/** Days until an invoice is due, with the messages that forms show. */
export const dueDays = z
  .int(rule('wrong_kind', { kind: 'int' }))
  .check(
    z.minimum(1, rule('too_small', { min: 1 })),
    z.maximum(MOST_DUE_DAYS, rule('beyond', { max: MOST_DUE_DAYS })),
  );

import * as z from 'zod/mini';
import { rule } from './facts/sentences/rule.ts';
import { sumOfMoney, wholeNumber } from './fields.ts';

/** Number of a count, a posting or a statement: they are drawn from a series each, and stored in 32 bits. */
export const postedNumber = wholeNumber(2_147_483_647);
export const byNumber = z.strictObject({ number: postedNumber });
export const positiveSum = sumOfMoney.check(z.positive(rule('not_positive')));

import * as z from 'zod/mini';
import { LONGEST } from './facts/limits.ts';
import { rule } from './facts/sentences/rule.ts';
import { ibanProblem, makani, normalIban, normalTrn, trnProblem } from './facts/uae.ts';
import { maybeWords } from './fields.ts';

/** Returns the schema of a number that may be empty, typed with or without spaces, and stored in one format. */
function maybeNumber(problem: (typed: string) => string | undefined, normal: (typed: string) => string) {
  return maybeWords(LONGEST.phone).check(
    z.refine((typed) => typed === '' || problem(typed) === undefined, {
      error: ({ input }) => problem(String(input)),
    }),
    z.overwrite((typed) => (problem(typed) === undefined ? normal(typed) : typed)),
  );
}

export const maybeTrn = maybeNumber(trnProblem, normalTrn);
export const maybeIban = maybeNumber(ibanProblem, normalIban);
export const maybeMakani = maybeNumber(
  (typed) => (makani(typed) ? undefined : rule('not_makani')),
  (typed) => makani(typed) ?? typed,
);

/** Tax identification number of a VAT group, whose TRN does not begin with it. */
export const maybeTin = maybeNumber(
  (typed) => (/^1\d{9}$/.test(typed.replaceAll(/\s/g, '')) ? undefined : rule('not_tin')),
  (typed) => typed.replaceAll(/\s/g, ''),
);

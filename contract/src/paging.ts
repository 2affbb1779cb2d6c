import * as z from 'zod/mini';
import { rule } from './facts/sentences/rule.ts';
import { maybeLines, wholeNumber } from './fields.ts';

/** Query parameters of pagination: `page` selects a page; without it the whole list is returned. */
export const paging = {
  page: z.optional(wholeNumber(10_000_000)),
  limit: z.optional(wholeNumber(100)),
  search: z.optional(maybeLines(100)),
  sort: z.optional(z.literal('-createdAt')),
};

type Paging = { page?: number | undefined; limit?: number | undefined };

/** Refuses `limit` without `page`, which would have no effect and return the whole list. */
export const limitOfPage = z.refine<Paging>(({ limit, page }) => limit === undefined || page !== undefined, {
  path: ['limit'],
  error: rule('page_missing'),
});

/** Pagination metadata next to the rows, if a page was requested. */
export const pageFigures = {
  page: z.optional(z.number()),
  limit: z.optional(z.number()),
  total: z.optional(z.number()),
  /** True if there are more than `total`; counting all would take long. */
  moreThanTotal: z.optional(z.boolean()),
  /** Number of newest rows searched, if the text is too short for the index. */
  newestSearched: z.optional(z.number()),
  pages: z.optional(z.number()),
};

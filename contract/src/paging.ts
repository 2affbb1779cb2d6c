import * as z from 'zod/mini';
import { rule } from './facts/sentences/rule.ts';
import { maybeLines, wholeNumber } from './fields.ts';

/** Query parameters of pagination: `page` asks for a page; without it the list comes whole. */
export const paging = {
  page: z.optional(wholeNumber(10_000_000)),
  limit: z.optional(wholeNumber(100)),
  search: z.optional(maybeLines(100)),
  sort: z.optional(z.literal('-createdAt')),
};

type Paging = { page?: number | undefined; limit?: number | undefined };

/** Whoever asks for ten rows, and gets a million, should hear why. */
export const limitOfPage = z.refine<Paging>(({ limit, page }) => limit === undefined || page !== undefined, {
  path: ['limit'],
  error: rule('page_missing'),
});

/** Pagination metadata beside the rows, where a page was asked for. */
export const pageFigures = {
  page: z.optional(z.number()),
  limit: z.optional(z.number()),
  total: z.optional(z.number()),
  /** There are more than `total`, and counting them all would take long. */
  moreThanTotal: z.optional(z.boolean()),
  /** Only so many rows, the newest, were searched: the text is too short to look up. */
  newestSearched: z.optional(z.number()),
  pages: z.optional(z.number()),
};

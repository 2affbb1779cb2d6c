import * as z from 'zod/mini';
import type { Route } from './route.ts';

/** Path of the pages that signed links open, without the number of a paper. */
export const PAPERS = '/api/papers/';

/** Row of the page that a shop opens without signing in. */
export const openPaper = {
  method: 'GET',
  path: `${PAPERS}:paper`,
  may: 'anybody',
  feature: 'tawseel',
  summary: 'A statement, an invoice or a credit note, by the signed link that its shop was sent',
  perMinute: 60,
  params: z.strictObject({ paper: z.string() }),
  // Messengers and mail programs add names of their own to a link.
  query: z.object({ k: z.optional(z.string()) }),
  reply: z.string(),
  type: 'text/html',
  refusals: { no_such_paper: 'The link opens nothing' },
} as const satisfies Route;

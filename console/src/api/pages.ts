import type { QueryClient } from '@tanstack/react-query';
import type { NamedRoute } from '@tawseel/contract/route';
import type { HeldFigures } from '@tawseel/contract/scanning';
import * as z from 'zod/mini';
import { fitReply, type Loose } from './tolerant.ts';

/** Answer to a request for a page. */
export type Page<Row> = {
  rows: Row[];
  /** Number of matching rows on a server that pages; undefined if all of them arrived at once. */
  total: number | undefined;
  /** True if there are more than `total`: a server stops counting at some point. */
  moreThanTotal: boolean;
  /** Number of newest rows that were searched, if not all. */
  newestSearched?: number | undefined;
  /** When the server read the page, if it says so. */
  asOf: string | undefined;
  /** Cash on delivery of all pages, if the server sends it. */
  unpaidCOD: number | undefined;
  /** Numbers of held parcels by what they wait for, if the server sends them. */
  held?: Loose<HeldFigures> | undefined;
};

const Figures = z.object({
  total: z.number(),
  moreThanTotal: z.boolean(),
  newestSearched: z.number(),
  limit: z.number(),
  asOf: z.string(),
  unpaidCOD: z.number(),
  held: z.object({ toDeliver: z.number(), toSendOn: z.number(), goingBack: z.number() }),
});

/** Calls that the host last answered without pages, by query client. A client uses one host. */
const wholeAnswers = new WeakMap<QueryClient, Set<string>>();

const nameOf = ({ area, name }: NamedRoute) => `${area}.${name}`;

/** Returns true if the host does not paginate this call, so that one answer serves every page. */
export function isKnownUnpaged(client: QueryClient, row: NamedRoute): boolean {
  return wholeAnswers.get(client)?.has(nameOf(row)) ?? false;
}

function remember(client: QueryClient, row: NamedRoute, isWhole: boolean): void {
  const known = wholeAnswers.get(client) ?? new Set();
  if (isWhole) known.add(nameOf(row));
  else known.delete(nameOf(row));
  wholeAnswers.set(client, known);
}

/**
 * Parses the pagination of an answer and remembers whether the host paginates. Without a total, or with more rows
 * than requested, the whole list arrived. With a total, the host pages if it repeats the requested limit, as ours
 * does, or sent only a part. A few rows next to their own number may be either, so they are searched in the view and
 * nothing is remembered.
 */
export function toPage<Row>(
  client: QueryClient,
  row: NamedRoute,
  { rows, body, limit }: { rows: Row[]; body: unknown; limit: number },
): Page<Row> {
  const {
    total,
    moreThanTotal = false,
    newestSearched,
    limit: repeated,
    asOf,
    unpaidCOD,
    held,
  } = fitReply({ ...row, reply: Figures }, body) ?? {};
  if (total === undefined || rows.length > limit) {
    remember(client, row, true);
    return { rows, total: undefined, moreThanTotal: false, asOf, unpaidCOD };
  }
  const paged = repeated === limit || rows.length < total;
  if (paged) remember(client, row, false);
  if (!paged) return { rows, total: undefined, moreThanTotal: false, asOf, unpaidCOD };
  return { rows, total, moreThanTotal, newestSearched, asOf, unpaidCOD, held };
}

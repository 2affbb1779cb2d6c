import type { QueryClient } from '@tanstack/react-query';
import type { Named } from '@tawseel/contract/route';
import type { HeldFigures } from '@tawseel/contract/scanning';
import * as z from 'zod/mini';
import { fitReply, type Loose } from './tolerant.ts';

/** What came when a page was asked for. */
export type Page<Row> = {
  rows: Row[];
  /** How many rows match in all, on a server that pages; undefined when all of them came at once. */
  total: number | undefined;
  /** There are more than `total`: a server that pages does not count on without end. */
  moreThanTotal: boolean;
  /** Only so many rows, the newest, were searched. */
  newestSearched?: number | undefined;
  /** When the server read the page, where it says so. */
  asOf: string | undefined;
  /** Cash on delivery of all pages, where the server says it. */
  unpaidCOD: number | undefined;
  /** Of held parcels: how many wait for what, where the server says it. */
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

/** Rows of the contract that the host was last seen not to paginate, by query client. A client speaks to one host. */
const wholeAnswers = new WeakMap<QueryClient, Set<string>>();

const nameOf = ({ area, name }: Named) => `${area}.${name}`;

/** Whether the host is known not to paginate this call, so that one answer serves every page. */
export function isKnownUnpaged(client: QueryClient, row: Named): boolean {
  return wholeAnswers.get(client)?.has(nameOf(row)) ?? false;
}

function remember(client: QueryClient, row: Named, isWhole: boolean): void {
  const known = wholeAnswers.get(client) ?? new Set();
  if (isWhole) known.add(nameOf(row));
  else known.delete(nameOf(row));
  wholeAnswers.set(client, known);
}

/**
 * Parses the pagination metadata of one answer and remembers whether the host paginates. Without a total, or with
 * more rows than were asked for, the whole list came. With a total, the host pages if it repeats the limit that was
 * asked for, as ours does, or sent only a part. A few rows beside their own number may be either, so what came is
 * searched in the view, and nothing is learnt.
 */
export function toPage<Row>(
  client: QueryClient,
  row: Named,
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

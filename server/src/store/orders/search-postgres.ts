import { trackingIdForms } from '@tawseel/contract/facts/tracking-id';
import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import { EARLIEST, type SearchFilter } from './order-filter.ts';
import { type Below, containsText, hasFacets, PROBED, seqsOf, walk } from './search-walk.ts';
import { seqParts } from './seq.ts';

/** What at least one order of so many has is read through: to hand that out takes the index longer. */
const FREQUENT = 10;
const WALKED_AT_ONCE = 10_000;
/** How much further is looked than the hits so far say is needed. */
const MARGIN = 1.3;
/** Spans of time that the index knows, as powers of two of a seq, and about how many of them are asked for at once. */
const LONGEST_SPAN = 44;
const SPANS = [36, 40, LONGEST_SPAN];
const MOST_SPANS = 24;
/** So many signs of a text are rare enough together; more would only be more to look up. */
const LONGEST = 8;

/**
 * Seqs of the newest orders below a seq that contain a text: the newest few tell how frequent it is, and so how far
 * back the rest will be found, by reading on or by the index. That hands out what it finds in no order, so it is asked
 * for one span of time after another.
 */
export async function findOnPostgres(
  db: Database,
  filter: SearchFilter,
  { below, limit }: Below,
): Promise<number[]> {
  const probe = await walk(db, filter, { below, limit: PROBED });
  const found = probe.hits;
  let end = probe.lowest;
  let isAll = probe.orders < PROBED;
  let oldest: number | undefined;
  while (!isAll && found.length < limit) {
    const passed = probe.newest - end;
    const span = Math.ceil((passed * MARGIN * (limit - found.length)) / (found.length + 1));
    const perOrder = Math.max(1, probe.newest - probe.lowest) / PROBED;
    if ((found.length + 1) * FREQUENT * perOrder >= passed) {
      const orders = Math.min(WALKED_AT_ONCE, Math.ceil(span / perOrder));
      const walked = await walk(db, filter, { below: end, limit: orders });
      found.push(...walked.hits);
      isAll = walked.orders < orders;
      end = walked.lowest;
    } else {
      oldest ??= Math.max(await oldestSeq(db), filter.days?.first ?? EARLIEST);
      const furthest = end - MOST_SPANS * 2 ** LONGEST_SPAN;
      const start = Math.max(oldest, furthest, end - Math.max(span, passed));
      // Where it is most of all time, all of it is asked for: to tell it from the rest would take longer.
      const spans = end - start > (probe.newest - oldest) / 2 ? undefined : spansOf(start, end);
      found.push(...(await findInIndex(db, filter, { start, end, limit: limit - found.length, spans })));
      isAll = start === oldest;
      end = start;
    }
  }
  return found.slice(0, limit);
}

async function oldestSeq(db: Database): Promise<number> {
  const oldest = await db.selectFrom('orders').select('seq').orderBy('seq').limit(1).executeTakeFirst();
  return oldest?.seq ?? 0;
}

type Stretch = { start: number; end: number; limit: number; spans: string[] | undefined };

/**
 * Hits of a stretch, asked for in a query of its own and with values that the planner knows, or it would sometimes
 * rather read the orders by their seq, or compile the query, which takes longer than the search.
 */
async function findInIndex(
  db: Database,
  filter: SearchFilter,
  { start, end, limit, spans }: Stretch,
): Promise<number[]> {
  const { warehouseId } = filter;
  const keys = sql`order_search_keys(seq, tracking_id, reference, receiver_name)`;
  const also = sql`string_to_array(${seqKeys(filter).join()}, ',')`;
  const alternatives = piecesOf(filter.search ?? '').map(
    (piece) => sql`${keys} @> (search_pairs(${piece}) || ${also})`,
  );
  const { rows } = await sql<{ seqs: string | null }>`
    select string_agg(seq::text, ',') as seqs from (
      select seq from (
        select seq from orders
        where (${sql.join(alternatives, sql` or `)}) and ${containsText(db, filter)} and ${hasFacets(filter)}
          ${spans ? sql`and ${keys} && string_to_array(${spans.join()}, ',')` : sql``}
          ${warehouseId === undefined ? sql`` : sql`and warehouse_id = ${warehouseId}`}
        offset 0
      ) as hits where seq >= ${start} and seq < ${end} order by seq desc limit ${limit}
    ) as newest`.execute(db);
  return seqsOf(rows[0]?.seqs);
}

/** What is asked of the index; every order has the pairs of the beginning of a tracking ID, so LIKE looks at those. */
function piecesOf(search: string): string[] {
  return trackingIdForms(search).map((form) =>
    [...(/^tws-./i.test(form) ? form.slice(3) : form)].slice(-LONGEST).join(''),
  );
}

function seqKeys(filter: SearchFilter): string[] {
  const { mode, lane } = seqParts(filter);
  return [mode === undefined ? [] : `mode ${mode}`, lane === undefined ? [] : `lane ${lane}`].flat();
}

/** Keys of the spans that a stretch is of, of the shortest spans that are few. */
function spansOf(start: number, end: number): string[] {
  const bits = SPANS.find((one) => end / 2 ** one - start / 2 ** one < MOST_SPANS) ?? LONGEST_SPAN;
  const first = Math.floor(start / 2 ** bits);
  const count = Math.floor(end / 2 ** bits) - first + 1;
  return Array.from({ length: count }, (_, index) => `${bits} ${first + index}`);
}

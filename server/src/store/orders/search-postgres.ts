import { trackingIdForms } from '@tawseel/contract/facts/tracking-id';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../tables.ts';
import { EARLIEST, type SearchFilter } from './order-filter.ts';
import {
  type Below,
  containsText,
  isFaceted,
  isLeftBy,
  PROBED,
  SearchTooWide,
  seqsOf,
  walk,
} from './search-walk.ts';
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
/** Of more orders than these that the index hands out for a stretch, a shorter one is asked for: some 30 ms of work. */
const MOST_CANDIDATES = 5_000;
const SHORTER = 4;
/** How many times as far again is looked behind a stretch that has none. */
const LEAP = 4;
/** Of a stretch of more orders than these some are read in so many places, in case a mass of hits stands together there. */
const LONG = 20_000;
const PLACES = 16;
const OF_A_PLACE = 20;
/** So many signs of a text are rare enough together; more would only be more to look up. */
const LONGEST = 20;

/** Orders read through, which tell how far apart orders are and how frequent a text is from there on. */
type Probe = { newest: number; perOrder: number; foundBefore: number };

/**
 * Seqs of the newest orders below a seq that contain a text: the newest few tell how frequent it is, and so how far
 * back the rest will be found, by reading on or by the index. That hands out what it finds in no order, so it is asked
 * for one stretch of time after another, none of which has very many. Behind the first, if it has none, the next few
 * orders are read anew: there may be a gap, as before what is imported meanwhile, and other orders than here.
 */
export async function findOnPostgres(
  db: Database,
  filter: SearchFilter,
  { below, limit, most = Number.POSITIVE_INFINITY }: Below,
): Promise<number[]> {
  const found: number[] = [];
  let end = below;
  let isAll = false;
  let probe: Probe | undefined;
  let ends: Ends | undefined;
  let longest = Number.POSITIVE_INFINITY;
  // Where the last stretch begins that had too many orders, until all of it was asked for in shorter ones.
  let crowded = Number.NEGATIVE_INFINITY;
  let looked = 0;
  let leap = 1;
  let isProbedAnew = false;
  while (!isAll && found.length < limit) {
    if (looked > most) throw new SearchTooWide();
    const passed = probe ? probe.newest - end : 0;
    const frequency = probe ? (found.length - probe.foundBefore + 1) / passed : 0;
    const span = Math.ceil((MARGIN * (limit - found.length)) / frequency);
    if (!probe || frequency * FREQUENT * probe.perOrder >= 1 || longest < 2 ** (SPANS[0] ?? 0)) {
      const orders = probe ? Math.min(WALKED_AT_ONCE, Math.ceil(span / probe.perOrder)) : PROBED;
      const walked = await walk(db, filter, { below: end, limit: orders });
      probe ??= {
        newest: walked.newest,
        perOrder: Math.max(1, walked.newest - walked.lowest) / PROBED,
        foundBefore: found.length,
      };
      found.push(...walked.hits);
      looked += walked.orders;
      isAll = walked.orders < orders;
      end = walked.lowest;
      longest = Number.POSITIVE_INFINITY;
      continue;
    }
    ends ??= await findEnds(db);
    const oldest = Math.max(ends.oldest, filter.days?.first ?? EARLIEST);
    const furthest = end - MOST_SPANS * 2 ** LONGEST_SPAN;
    const behind = Math.max(oldest, furthest, end - Math.min(longest, Math.max(span, leap * passed)));
    // Where it is most of all time, all of it is asked for: to tell it from the rest would take longer.
    const isMost = end - behind > (ends.newest - ends.oldest) / 2;
    const furthestBack = isMost ? oldest : behind;
    const orders = (end - furthestBack) / probe.perOrder;
    const mass = orders > LONG ? await findMass(db, filter, { start: furthestBack, end, orders }) : undefined;
    if (mass?.end === end) {
      longest = end - mass.start;
      continue;
    }
    const start = mass ? beforeSpan(mass.end, end) : furthestBack;
    const spans = isMost && !mass ? undefined : spansOf(start, end);
    const { hits, candidates } = await findInIndex(db, filter, { start, end, spans });
    looked += candidates;
    if (candidates > MOST_CANDIDATES) {
      longest = Math.floor((end - start) / SHORTER);
      crowded = start;
    } else {
      longest = Math.floor(((end - start) * MOST_CANDIDATES) / (candidates + 1) / MARGIN);
      if (crowded < start) longest = Math.min(longest, Math.ceil((start - crowded) / 2));
      if (mass) longest = Math.min(longest, mass.end - mass.start);
      leap = hits.length === 0 ? LEAP : 1;
      found.push(...hits);
      isAll = start === oldest;
      end = start;
      if (found.length === 0 && !isProbedAnew) {
        probe = undefined;
        isProbedAnew = true;
      }
    }
  }
  return found.slice(0, limit);
}

type Ends = { oldest: number; newest: number };

async function findEnds(db: Database): Promise<Ends> {
  const { rows } = await sql<Ends>`
    select coalesce(min(seq), 0) as oldest, coalesce(max(seq), 0) as newest from orders`.execute(db);
  return rows[0] ?? { oldest: 0, newest: 0 };
}

/**
 * Sampling: where the newest mass of hits stands within a stretch of so many orders, up to one place further on;
 * undefined where they are not too many for the index, which would hand out all of a mass before the first is seen.
 */
async function findMass(
  db: Database,
  filter: SearchFilter,
  { start, end, orders }: { start: number; end: number; orders: number },
): Promise<{ start: number; end: number } | undefined> {
  const { mode, warehouseId } = filter;
  const step = Math.ceil((end - start) / PLACES);
  const places = Array.from({ length: PLACES }, (_, index) => end - index * step);
  const isHit = sql`${containsText(db, filter)} and ${isLeftBy(filter)}`;
  const { rows } = await sql<{ place: number | null; share: number | null }>`
    select max(place) filter (where ${isHit}) as place, avg(case when ${isHit} then 1 else 0 end)::float8 as share
    from unnest(string_to_array(${places.join()}, ',')::bigint[]) as place
    cross join lateral (
      select tracking_id, reference, receiver_name, sender_id, moved_at, facets from orders
      where seq < place and seq >= place - ${step}::bigint
        ${mode === undefined ? sql`` : sql`and delivery_type = ${mode}`}
        ${warehouseId === undefined ? sql`` : sql`and warehouse_id = ${warehouseId}`}
      order by seq desc limit ${OF_A_PLACE}
    ) as orders`.execute(db);
  const { place = null, share = null } = rows[0] ?? {};
  if (place === null || (share ?? 0) * orders <= MOST_CANDIDATES) return undefined;
  return { start: Math.max(start, place - step), end: Math.min(end, place + step) };
}

type Stretch = { start: number; end: number; spans: string[] | undefined };

/**
 * Hits of a stretch, newest first, and how many orders were looked at for them: where those are more than
 * MOST_CANDIDATES it was broken off. Asked for with values that the planner knows and apart from the limit, or it would
 * sometimes rather read the orders by their seq, or compile the query, which takes longer than the search.
 */
async function findInIndex(
  db: Database,
  filter: SearchFilter,
  { start, end, spans }: Stretch,
): Promise<{ hits: number[]; candidates: number }> {
  const { warehouseId } = filter;
  const keys = sql`order_search_keys(seq, tracking_id, reference, receiver_name)`;
  const also = sql`string_to_array(${seqKeys(filter).join()}, ',')`;
  const within = spans ? sql`and ${keys} && string_to_array(${spans.join()}, ',')` : sql``;
  // Told the pieces of a text, the planner takes them for chance together, and leaves out the facets' index.
  const isMore = isFaceted(filter);
  const known = (pieces: RawBuilder<unknown>) => (isMore ? sql`(select ${pieces})` : pieces);
  const faceted = isMore ? sql`and ${isLeftBy(filter)} and seq >= ${start} and seq < ${end}` : sql``;
  // One query each: of (a and c) or (b and c) the planner may ask the index for c alone, and make the keys of each order.
  const alternatives = piecesOf(filter).map(({ piece, mark }) => {
    const pieces = known(sql`search_pieces(${piece}, ${mark}) || ${also}`);
    return sql`select seq, tracking_id, reference, receiver_name, warehouse_id from orders
      where ${keys} @> (${pieces}) ${within} ${faceted}`;
  });
  const { rows } = await sql<{ seqs: string | null; candidates: number }>`
    with candidates as materialized (${sql.join(alternatives, sql` union all `)})
    select count(*) as candidates, string_agg(seq::text, ',') filter (
      where seq >= ${start} and seq < ${end} and ${containsText(db, filter)}
        ${warehouseId === undefined ? sql`` : sql`and warehouse_id = ${warehouseId}`}
    ) as seqs
    from (select * from candidates limit ${MOST_CANDIDATES + 1}) as orders`.execute(db);
  return { hits: [...new Set(seqsOf(rows[0]?.seqs))], candidates: rows[0]?.candidates ?? 0 };
}

/**
 * What is asked of the index: what is typed among the texts and among the tracking IDs, what it may stand for among
 * these. Every order has the threes of the beginning of a tracking ID, so LIKE looks at those.
 */
function piecesOf({ search = '', idsAlone = false }: SearchFilter): { piece: string; mark: string }[] {
  const ids = trackingIdForms(search).map((form) => ({
    piece: /^tws-./i.test(form) ? form.slice(3) : form,
    mark: 'id:',
  }));
  const all = idsAlone ? ids : [{ piece: search, mark: '' }, ...ids];
  return all.map(({ piece, mark }) => ({ piece: [...piece].slice(-LONGEST).join(''), mark }));
}

function seqKeys(filter: SearchFilter): string[] {
  const { mode, lane } = seqParts(filter);
  return [mode === undefined ? [] : `mode ${mode}`, lane === undefined ? [] : `lane ${lane}`].flat();
}

/** Of the shortest spans that are few in a stretch. */
function bitsOf(start: number, end: number): number {
  return SPANS.find((one) => end / 2 ** one - start / 2 ** one < MOST_SPANS) ?? LONGEST_SPAN;
}

/** Where the first span begins that lies behind `start`: of the one before it, the index hands out what is older too. */
function beforeSpan(start: number, end: number): number {
  const span = 2 ** bitsOf(start, end);
  const next = Math.ceil(start / span) * span;
  return next < end ? next : start;
}

/** Keys of the spans that a stretch is of. */
function spansOf(start: number, end: number): string[] {
  const bits = bitsOf(start, end);
  const first = Math.floor(start / 2 ** bits);
  const count = Math.floor(end / 2 ** bits) - first + 1;
  return Array.from({ length: count }, (_, index) => `${bits} ${first + index}`);
}

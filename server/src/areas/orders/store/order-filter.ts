import { dayAfter } from '@tawseel/contract/facts/durations';
import { EMIRATES } from '@tawseel/contract/facts/emirates';
import type { ORDER_SORTS, PAYMENT_FILTERS } from '@tawseel/contract/order-filters';
import type { PageQuery } from '@tawseel/contract/order-requests';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { startOfHour } from '../../../platform/values/period.ts';
import { makeScope, type Scope } from '../../../platform/values/scope.ts';
import { mayBeHeld } from '../../custody/rules/custody.ts';
import { type HappenedFilter, happenedTo } from './happenings.ts';
import { seqAt } from './seq.ts';

/**
 * Days of the business, both ends included and either open, with the seqs of their orders: from `first` to below
 * `end`.
 */
export type Days = { from: string; to: string; first: number; end: number };

/** Filter of a list or a count of orders; without fields it selects all orders of the scope. */
export type OrderFilter = {
  scope: Scope;
  mode?: string | undefined;
  warehouseId?: string | undefined;
  /** Limits to orders created on these days. */
  days?: Days | undefined;
};

export type TypedPlace = { city: string; area: string };

/** Fields that the totals do not have, so orders are found by an index. */
export type FineFilter = Pick<
  PageQuery,
  | 'reference'
  | 'senderId'
  | 'driverId'
  | 'areaId'
  | 'city'
  | 'trackingStatus'
  | 'payment'
  | 'custody'
  | 'search'
  | 'similar'
> & {
  /** Phone key (phoneKey) of the receiver, by either phone, or of the sender. */
  phone?: string | undefined;
  /** Event of the parcel in a span of time, through drivers of the warehouse. */
  happened?: HappenedFilter | undefined;
  /** Under way without an event since this instant. */
  unmovedSince?: string | undefined;
  /** Warehouse whose guests alone are selected; see splitByHome. */
  guestsOf?: string | undefined;
  /** Addresses of the area `areaId` among orders under way, as typed; see findPlaces. */
  places?: readonly TypedPlace[] | undefined;
  /** True for cash that no driver holds. */
  isUnheld?: true | undefined;
  /** True to search only tracking IDs. */
  idsAlone?: boolean | undefined;
  /** Search as it was typed, if orders that are not folded may contain it. */
  unfolded?: string | undefined;
};

export type SearchFilter = OrderFilter & FineFilter;
export type Sort = (typeof ORDER_SORTS)[number];

/** Half-open range of seqs, and the number of orders to return. */
export type Slice = { from: number; to: number; limit: number };

/** Below every seq. */
export const EARLIEST = Number.MIN_SAFE_INTEGER;
export const NEWEST = Number.MAX_SAFE_INTEGER;
const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';

export function daysOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): Days | undefined {
  if (from === undefined && to === undefined) return undefined;
  const next = to && dayAfter(to);
  const startOf = (day: string) => seqAt(startOfHour(`${day}T00`, timeZone));
  return {
    from: from ?? FIRST_DAY,
    to: to ?? LAST_DAY,
    first: from === undefined ? EARLIEST : startOf(from),
    // The year after 9999 is written '+010000'.
    end: next === undefined || next.startsWith('+') ? NEWEST : startOf(next),
  };
}

/** Returns the seqs of a filter's days. */
export function sliceOf({ days }: OrderFilter): Omit<Slice, 'limit'> {
  return { from: days?.first ?? EARLIEST, to: days?.end ?? NEWEST };
}

/** Returns the only warehouse that finds the orders of a filter: that of the scope, otherwise the requested one. */
export function warehouseOf({ scope, warehouseId }: OrderFilter): string | undefined {
  return scope.warehouseId ?? warehouseId;
}

/** Returns the only sender likewise. */
export function senderOf({ scope, senderId }: SearchFilter): string | undefined {
  return scope.senderId ?? senderId;
}

/** Returns true if the totals know the number of orders of a filter. */
export function isCounted(filter: SearchFilter): boolean {
  const { scope, mode: _, warehouseId: __, days: ___, idsAlone: ____, ...fine } = filter;
  return (
    scope.senderId === undefined && Object.values(fine).every((value) => value === undefined || value === '')
  );
}

/** Access path to the orders of a filter. */
type AccessPath = {
  /** Index that returns them in the requested order; without one, the orders themselves are read. */
  index?: string;
  /** True if they are so few that texts are read instead of looked up. */
  areFew?: true;
  /** Returns the condition on an order of `orders`, if the filter asks for it. */
  condition: (filter: SearchFilter) => RawBuilder<unknown> | false | undefined;
};

/** Access paths, the one to the fewest orders first. */
const ACCESS_PATHS: readonly AccessPath[] = [
  {
    index: 'reference',
    areFew: true,
    // The same condition as in the partial index of references.
    condition: ({ reference }) =>
      reference !== undefined && sql`orders.reference = ${reference} and orders.reference <> ''`,
  },
  { areFew: true, condition: (filter) => filter.custody && isInHands(filter) },
  {
    areFew: true,
    condition: (filter) => filter.happened && happenedTo(filter.happened, warehouseOf(filter)),
  },
  {
    index: 'unmoved',
    areFew: true,
    condition: ({ unmovedSince }) =>
      unmovedSince !== undefined && sql`${UNDER_WAY} and orders.moved_at < ${unmovedSince}`,
  },
  {
    areFew: true,
    condition: ({ driverId }) =>
      driverId !== undefined &&
      sql`orders.id in (select run_stops.order_id from runs
        inner join run_stops on run_stops.run_id = runs.id where runs.driver_id = ${driverId})`,
  },
  {
    index: 'unmoved',
    areFew: true,
    condition: ({ places }) => places && sql`${UNDER_WAY} and ${isIn(places)}`,
  },
  { areFew: true, condition: ({ guestsOf }) => guestsOf !== undefined && isGuest(guestsOf) },
  { index: 'sender', condition: (filter) => is('sender_id', senderOf(filter)) },
  {
    index: 'filter_bits',
    condition: (filter) => {
      const bits = filterBitsOf(filter);
      return bits && sql`orders.filter_bits in (${sql.raw(bits.join())})`;
    },
  },
  {
    index: 'warehouse',
    condition: (filter) => !filter.custody && !filter.happened && is('warehouse_id', warehouseOf(filter)),
  },
  { index: 'mode', condition: (filter) => !filterBitsOf(filter) && is('delivery_type', filter.mode) },
  // Never the access path, because its payment has an index.
  { condition: ({ isUnheld }) => isUnheld && IS_UNHELD },
];

function isIn(places: readonly TypedPlace[]): RawBuilder<SqlBool> {
  if (places.length === 0) return sql<SqlBool>`1 = 0`;
  const rows = places.map(({ city, area }) => sql`(${city}, ${area})`);
  return sql<SqlBool>`(orders.dropoff_city, orders.dropoff_area) in (values ${sql.join(rows)})`;
}

function is(column: string, value: string | undefined): RawBuilder<unknown> | false {
  return value !== undefined && sql`orders.${sql.ref(column)} = ${value}`;
}

/**
 * Returns the access path to the fewest orders of a filter, or undefined if all are read; phones have indexes of
 * their own.
 */
export function shortestPath(filter: SearchFilter): AccessPath | undefined {
  return ACCESS_PATHS.find(({ condition }) => condition(filter));
}

/** Returns true if a filter leaves so few orders that texts are read instead of looked up. */
export function matchesFew(filter: SearchFilter): boolean {
  return filter.phone !== undefined || shortestPath(filter)?.areFew === true;
}

/**
 * True for an order of `orders` in a slice that matches the filter, without guests of its warehouse; its text and phone are
 * not checked.
 */
export function matchesFilter(filter: SearchFilter, { from, to }: Omit<Slice, 'limit'>): RawBuilder<SqlBool> {
  // The cheapest conditions come first.
  const conditions = ACCESS_PATHS.toReversed().flatMap(({ condition }) => condition(filter) || []);
  const all = [sql`orders.seq >= ${from} and orders.seq < ${to}`, ...conditions];
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

/**
 * True for orders that a warehouse finds: its own, its guests, and those that its runs have delivered, whose money its desk
 * counts. Guests are orders of other warehouses whose parcels it has, expects, or has on a run.
 */
export function isOfWarehouse({ warehouseId = '', includesHeld }: Scope): RawBuilder<SqlBool> {
  const isHome = sql<SqlBool>`orders.warehouse_id = ${warehouseId}`;
  if (!includesHeld) return isHome;
  return sql<SqlBool>`(${isHome} or exists (select 1 from custody where custody.seq = orders.seq
    and (custody.warehouse_id = ${warehouseId} or custody.to_warehouse = ${warehouseId}))
    or exists (select 1 from stop_acts inner join runs on runs.id = stop_acts.run_id
      where stop_acts.order_id = orders.id and stop_acts.act = 'delivered' and runs.warehouse_id = ${warehouseId}))`;
}

/** The same guests by two indexes that have no other parcels: those that it answers for, and those that it expects. */
export function guestsOf(
  warehouseId: string,
): [answering: RawBuilder<unknown>, awaited: RawBuilder<unknown>] {
  return [
    sql`custody where custody.warehouse_id = ${warehouseId} and custody.home_id <> custody.warehouse_id`,
    sql`custody where custody.to_warehouse = ${warehouseId} and custody.home_id <> custody.to_warehouse
      and custody.warehouse_id <> custody.to_warehouse`,
  ];
}

function isGuest(warehouseId: string): RawBuilder<SqlBool> {
  const seqs = guestsOf(warehouseId).map((guests) => sql`select custody.seq from ${guests}`);
  return sql<SqlBool>`orders.seq in (${sql.join(seqs, sql` union all `)})`;
}

/**
 * Splits a filter by warehouse into two without common orders, each with an index: the orders of the warehouse, and its
 * guests, if any may match. Filters by place or event of the parcel go by the warehouse in their own way.
 */
export function splitByHome(
  filter: SearchFilter,
): [own: SearchFilter] | [own: SearchFilter, guests: SearchFilter] {
  const warehouseId = warehouseOf(filter);
  const { custody, happened, trackingStatus, scope } = filter;
  if (warehouseId === undefined || custody || happened) return [filter];
  if (trackingStatus !== undefined && !mayBeHeld(trackingStatus)) return [filter];
  const anywhere = { warehouseId: undefined, scope: makeScope({ senderId: scope.senderId }) };
  return [filter, { ...filter, ...anywhere, guestsOf: warehouseId }];
}

/** True for orders whose parcels are in our hands, at one warehouse or at any. */
function isInHands(filter: SearchFilter): RawBuilder<SqlBool> {
  const { custody = 'held' } = filter;
  const at = warehouseOf(filter);
  const holder = at === undefined ? sql`` : sql`and custody.holder = ${at}`;
  const goal = at === undefined ? sql`custody.to_warehouse is not null` : sql`custody.to_warehouse = ${at}`;
  const answers =
    at === undefined ? sql`` : sql`and (custody.warehouse_id = ${at} or custody.to_warehouse = ${at})`;
  const answering = at === undefined ? sql`` : sql`and custody.warehouse_id = ${at}`;
  const where = {
    held: sql`custody.holder_kind = 'warehouse' ${holder}`,
    coming: sql`${goal} and (custody.holder_kind <> 'warehouse' or custody.holder <> custody.to_warehouse)`,
    missing: sql`custody.exception = 'missing' ${answers}`,
    out: sql`custody.holder_kind = 'run' ${answering} and exists (select 1 from runs
      where runs.id = custody.holder and runs.kind = 'delivery' and runs.state = 'out')`,
    unknown: sql`custody.holder_kind = 'unknown' ${answering}`,
    returns: sql`custody.leg = 'back' ${answering}`,
  };
  return sql<SqlBool>`orders.seq in (select custody.seq from custody where ${where[custody]})`;
}

/** True for orders whose cash no driver holds. */
const IS_UNHELD = sql`not exists (select 1 from cash_held where cash_held.order_seq = orders.seq)`;

/** The same condition as in the index of orders that have not moved. */
export const UNDER_WAY = sql`orders.tracking_status not in ('delivered', 'return')`;

/** Fields of a filter that are in `filter_bits`. */
type InBits = Pick<SearchFilter, 'mode' | 'trackingStatus' | 'payment' | 'city' | 'unmovedSince'>;

/** Codes of each part in the generated column `filter_bits`; see migrations/0001/orders.ts. */
const MODES: Readonly<Record<string, number>> = { normal: 0, urgent: 1 };
const STATUSES = [
  'created',
  'accepted',
  'unpick',
  'pickup',
  'warehouse',
  'assignedtodriver',
  'delivered',
  'return',
];
/** Statuses at which no order is under way. */
const ENDS = ['delivered', 'return'];
const PAYMENTS: Readonly<Record<(typeof PAYMENT_FILTERS)[number], readonly number[]>> = {
  COD: [0, 1],
  'COD-open': [1],
  'COD-to-collect': [1],
  'COD-unheld': [1],
  Card: [2],
  Wallet: [3],
};
const ALL_PAYMENTS = [0, 1, 2, 3];
/** Index 0 is a city that is none of the emirates. */
const CITIES = ['', ...EMIRATES];

/** Returns the code of the requested word, or all codes of its part. */
function codesOf(words: readonly string[], wanted: string | undefined): number[] {
  return words.map((_, code) => code).filter((code) => wanted === undefined || words[code] === wanted);
}

/** Returns the codes of the statuses that the orders of a filter may have. */
function statusesOf({ trackingStatus, unmovedSince, payment }: InBits): number[] {
  const codes = codesOf(STATUSES, trackingStatus);
  const isUnderWay = unmovedSince !== undefined || payment === 'COD-to-collect';
  return !isUnderWay ? codes : codes.filter((code) => !ENDS.includes(STATUSES[code] ?? ''));
}

/**
 * Returns the values of `filter_bits` that orders of a filter may have, or undefined if it limits none but the mode.
 */
export function filterBitsOf(filter: InBits): number[] | undefined {
  const { mode, trackingStatus, payment, city, unmovedSince } = filter;
  if ([trackingStatus, payment, city, unmovedSince].every((value) => value === undefined)) return undefined;
  const modes = Object.keys(MODES).filter((word) => mode === undefined || word === mode);
  const payments = payment === undefined ? ALL_PAYMENTS : PAYMENTS[payment];
  return codesOf(CITIES, city).flatMap((where) =>
    payments.flatMap((paid) =>
      statusesOf(filter).flatMap((status) =>
        modes.map((word) => (MODES[word] ?? 0) + 2 * status + 16 * paid + 64 * where),
      ),
    ),
  );
}

/** Returns a filter without the fields in `filter_bits`. */
export function withoutFilterBits<F extends InBits>(filter: F): F {
  return { ...filter, mode: undefined, trackingStatus: undefined, payment: undefined, city: undefined };
}

import type { ORDER_SORTS, PAYMENT_FILTERS } from '@tawseel/contract/order-filters';
import { startOfHour } from '../../domain/period.ts';
import { seqAt } from './seq.ts';

/** Days of the business, both ends included and either open, with the seqs of their orders: from `first`, below `end`. */
export type Days = { from: string; to: string; first: number; end: number };

/** Which orders a list or a count is of; all of them where nothing is named. */
export type OrderFilter = {
  mode?: string | undefined;
  warehouseId?: string | undefined;
  /** Only the orders of these days. */
  days?: Days | undefined;
};

/** What the totals do not know of an order, so that who is looked for is found by an index. */
export type FineFilter = {
  /** As phoneKey has it, of the receiver or the sender. */
  phone?: string | undefined;
  reference?: string | undefined;
  senderId?: string | undefined;
  city?: string | undefined;
  trackingStatus?: string | undefined;
  payment?: (typeof PAYMENT_FILTERS)[number] | undefined;
  /** Under way, and without an event since this instant. */
  unmovedSince?: string | undefined;
  /** Contained in a text of the order. */
  search?: string | undefined;
  /** The search looks at tracking IDs alone. */
  idsAlone?: boolean | undefined;
};

export type SearchFilter = OrderFilter & FineFilter;
export type Sort = (typeof ORDER_SORTS)[number];

/** Half-open stretch of seqs, how many orders of it are wanted, and about how many are looked at for them at most. */
export type Slice = { from: number; to: number; limit: number; most?: number };

/** Beyond every seq. */
export const EARLIEST = Number.MIN_SAFE_INTEGER;
export const NEWEST = Number.MAX_SAFE_INTEGER;
const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';
const DAY_MS = 24 * 60 * 60 * 1000;

export function daysOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): Days | undefined {
  if (from === undefined && to === undefined) return undefined;
  const next = to && new Date(Date.parse(to) + DAY_MS).toISOString().slice(0, 10);
  const startOf = (day: string) => seqAt(startOfHour(`${day}T00`, timeZone));
  return {
    from: from ?? FIRST_DAY,
    to: to ?? LAST_DAY,
    first: from === undefined ? EARLIEST : startOf(from),
    // The year after 9999 is written '+010000'.
    end: next === undefined || next.startsWith('+') ? NEWEST : startOf(next),
  };
}

/** Whether the totals know how many orders a filter leaves. */
export function isCounted(filter: SearchFilter): boolean {
  const { mode: _, warehouseId: __, days: ___, idsAlone: ____, ...fine } = filter;
  return Object.values(fine).every((value) => value === undefined || value === '');
}

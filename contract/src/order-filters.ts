import * as z from 'zod/mini';
import { LONGEST } from './facts/limits.ts';
import { phoneKey } from './facts/phones.ts';
import { rule } from './facts/sentences/rule.ts';
import { TRACKING_STATUSES } from './facts/tracking.ts';
import { city, day, id, maybeWords, notOneOf, wholeNumber, words } from './fields.ts';

/**
 * Payment of an order; `COD-open` is cash on delivery that is not handed in, except of returned orders,
 * `COD-to-collect` that of orders that are not delivered yet, and `COD-unheld` that which no driver holds.
 */
export const PAYMENT_FILTERS = ['COD', 'COD-open', 'COD-to-collect', 'COD-unheld', 'Card', 'Wallet'] as const;
/** Newest first, oldest first, and least recently updated first. */
export const ORDER_SORTS = ['-createdAt', 'createdAt', 'movedAt'] as const;
/**
 * Parcels by holder: in the warehouse, coming to it, missing, out with its drivers, without a scan that shows the
 * holder, and to be returned to their senders; of all warehouses if the caller names none.
 */
export const CUSTODY_FILTERS = ['held', 'coming', 'missing', 'out', 'unknown', 'returns'] as const;
/**
 * Events of a parcel on a day: it was delivered, its delivery failed, or a driver brought it back to a warehouse. Today
 * `back` also finds what is still to come back: parcels on a van that failed or were recalled.
 */
export const HAPPENINGS = ['delivered', 'failed', 'back'] as const;
export type ParcelEventKind = (typeof HAPPENINGS)[number];
const MOST_UNMOVED_DAYS = 365;

/** Value of `areaId` for orders whose text names no listed area. */
export const UNKNOWN_AREA = 'unknown';

const phone = maybeWords(LONGEST.phone).check(
  z.refine((text) => phoneKey(text) !== '', rule('not_whole_phone')),
);

/** Filters of the order list; an order must match all of them. */
export const orderFilters = {
  /** Either phone of the receiver, or that of the sender, in any format. */
  phone: z.optional(phone),
  /** The sender's own order number, complete. */
  reference: z.optional(words(LONGEST.reference)),
  senderId: z.optional(id),
  warehouseId: z.optional(id),
  /** Driver who has or had the parcel on a run. */
  driverId: z.optional(id),
  /** Listed area that the orders under way go to, by any of its names, or UNKNOWN_AREA. */
  areaId: z.optional(id),
  /** City of delivery. */
  city: z.optional(city),
  trackingStatus: z.optional(z.enum(TRACKING_STATUSES, notOneOf(TRACKING_STATUSES))),
  payment: z.optional(z.enum(PAYMENT_FILTERS, notOneOf(PAYMENT_FILTERS))),
  /** First and last day of creation, in the business time zone; either may be omitted. */
  from: z.optional(day),
  to: z.optional(day),
  /** Place of the parcel; `warehouseId` is then the warehouse that has or expects it. */
  custody: z.optional(z.enum(CUSTODY_FILTERS, notOneOf(CUSTODY_FILTERS))),
  /** Event of the parcel on the day `on`; `warehouseId` is then the warehouse of the driver. */
  happened: z.optional(z.enum(HAPPENINGS, notOneOf(HAPPENINGS))),
  /** Day in the business time zone; today if omitted. */
  on: z.optional(day),
  /** Open orders without an event for this many days. */
  unmovedDays: z.optional(wholeNumber(MOST_UNMOVED_DAYS)),
};

type ListQuery = {
  page?: number | undefined;
  search?: string | undefined;
  sort?: (typeof ORDER_SORTS)[number] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  unmovedDays?: number | undefined;
};

export const daysInOrder = z.refine<Pick<ListQuery, 'from' | 'to'>>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { path: ['to'], error: rule('last_before_first') },
);

/** Refuses `on` without `happened`, which it depends on. */
export const happenedOnDay = z.refine<{ happened?: string | undefined; on?: string | undefined }>(
  ({ happened, on }) => on === undefined || happened !== undefined,
  { path: ['happened'], error: rule('day_of_nothing') },
);

/** Refuses `similar` without the name that it compares with. */
export const similarToSearch = z.refine<{ similar?: 'yes' | undefined; search?: string | undefined }>(
  ({ similar, search }) => similar === undefined || Boolean(search),
  { path: ['search'], error: rule('search_missing') },
);

/** Refuses sort orders that no index supports. */
export const sortable = [
  z.refine<ListQuery>(({ sort, unmovedDays }) => sort !== 'movedAt' || unmovedDays !== undefined, {
    path: ['sort'],
    error: rule('unmoved_days_missing'),
  }),
  z.refine<ListQuery>(({ sort, search }) => sort !== 'createdAt' || !search, {
    path: ['sort'],
    error: rule('search_is_newest_first'),
  }),
  z.refine<ListQuery>(({ sort, page }) => sort === undefined || sort === '-createdAt' || page !== undefined, {
    path: ['sort'],
    error: rule('list_is_newest_first'),
  }),
] as const;

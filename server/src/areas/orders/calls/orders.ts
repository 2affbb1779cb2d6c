import { DAY_MS } from '@tawseel/contract/facts/durations';
import { MOST_FOUND, ORDERS_PAGE_SIZE } from '@tawseel/contract/facts/limits';
import { phoneKey } from '@tawseel/contract/facts/phones';
import type { Order, Orders } from '@tawseel/contract/order-replies';
import type { PageQuery } from '@tawseel/contract/order-requests';
import type { orders } from '@tawseel/contract/orders';
import type { Tables } from '../../../platform/engine/tables.ts';
import { invalidField } from '../../../platform/http/errors.ts';
import type { Handlers, Services, Streamed } from '../../../platform/http/serve.ts';
import { sendWritten, streamList, streamWritten } from '../../../platform/http/stream-list.ts';
import { toAed } from '../../../platform/values/fils.ts';
import { pageOf } from '../../../platform/values/paging.ts';
import { businessDay, endOfDay, startOfHour } from '../../../platform/values/period.ts';
import { makeScope, type Scope, WHOLE_BUSINESS } from '../../../platform/values/scope.ts';
import { countOrdersOf, sumOpenCash } from '../../../reads/ties.ts';
import { knownWarehouse } from '../../warehouses/calls.ts';
import { findOpenCash, sumGuests } from '../store/open-cash.ts';
import { daysOf, isCounted, type SearchFilter } from '../store/order-filter.ts';
import { countOrders, writeAllOrders, writePage } from '../store/pages.ts';
import { readMatches, searchOrders } from '../store/search.ts';
import { toOrder } from '../store/wire.ts';
import { orderActs } from './acts.ts';
import { handInCashOfMany } from './cash.ts';
import { createOrder } from './create-order.ts';
import { listTrackingEvents, readOrder } from './details.ts';
import { knownSender, ofOwnSender, quoteOrder } from './price.ts';

type Query = Omit<PageQuery, 'page' | 'limit' | 'sort'>;
type Sources = Pick<Services, 'settings' | 'clock'>;

/** Returns the filter of a query within the scope, or undefined if the query names a warehouse outside of it. */
export function orderFilterOf(context: Sources, query: Query, scope: Scope): SearchFilter | undefined {
  const { warehouseId = scope.warehouseId } = query;
  const isElsewhere = scope.warehouseId !== undefined && warehouseId !== scope.warehouseId;
  return isElsewhere ? undefined : filterOf(context, query, scope);
}

/** Returns the filter of a query that names no warehouse. */
export function filterOf(
  { settings, clock }: Sources,
  { phone, from, to, unmovedDays, happened, on, ...plain }: Query,
  scope: Scope,
): SearchFilter {
  const { TIME_ZONE: timeZone } = settings;
  const today = businessDay(clock().toISOString(), timeZone);
  const day = on ?? today;
  return {
    ...plain,
    scope,
    isUnheld: plain.payment === 'COD-unheld' || undefined,
    phone: phone && phoneKey(phone),
    happened: happened && {
      what: happened,
      isToday: day === today,
      from: startOfHour(`${day}T00`, timeZone),
      to: endOfDay(day, timeZone),
    },
    days: daysOf({ from, to }, timeZone),
    unmovedSince:
      unmovedDays === undefined
        ? undefined
        : new Date(clock().getTime() - unmovedDays * DAY_MS).toISOString(),
  };
}

async function* toOrders(chunks: AsyncIterable<Tables['orders'][]>): AsyncGenerator<Order[]> {
  for await (const rows of chunks) yield rows.map(toOrder);
}

const AROUND = ['{"data":[', ']}'];

/** Answers one page if the query asks for one, otherwise streams the whole list. */
export async function answerOrders(
  context: Pick<Services, 'db' | 'settings' | 'clock'>,
  { page, limit = ORDERS_PAGE_SIZE, sort, ...query }: PageQuery,
  scope: Scope,
  idsAlone = false,
): Promise<Orders | Streamed> {
  const { db, settings } = context;
  const wanted = orderFilterOf(context, query, scope);
  const filter = wanted && { ...wanted, idsAlone };
  if (page === undefined) {
    if (!filter) return { data: [] };
    if (!isCounted(filter)) return streamList(toOrders(readMatches(db, filter)), AROUND);
    return streamWritten(writeAllOrders(db, filter), AROUND);
  }
  const { wanted: at, figures } = pageOf(page, limit);
  if (!filter) return { data: [], ...figures(0) };
  if (!isCounted(filter)) {
    const found = await searchOrders(db, filter, at, sort);
    const { rows, total, moreThanTotal, newestSearched } = found;
    const fils = (await findOpenCash(db, settings.TIME_ZONE, filter)) ?? found.fils;
    if (moreThanTotal && at.offset >= MOST_FOUND)
      throw invalidField('page', 'beyond_pages', { most: MOST_FOUND, rows: 'orders' });
    const more = {
      ...(moreThanTotal ? { moreThanTotal } : {}),
      ...(newestSearched ? { newestSearched } : {}),
      ...(fils === undefined ? {} : { unpaidCOD: toAed(fils) }),
    };
    return { data: rows.map(toOrder), ...figures(total), ...more };
  }
  const { json, total } = await writePage(db, settings.TIME_ZONE, filter, at, sort);
  return sendWritten('{"data":[', json, '],', JSON.stringify(figures(total)).slice(1));
}

export const orderCalls: Handlers<typeof orders> = {
  listOrders: async ({ query }, context) => {
    const { scope } = context;
    return answerOrders(context, ofOwnSender(query, scope), scope);
  },

  listWarehouseOrders: async ({ query, body }, context) => {
    await knownWarehouse(context.db, context.scope, body.warehouseId);
    return answerOrders(context, query, makeScope(body), true);
  },

  countOrders: async (_, { db }) => ({
    urgentOrders: await countOrders(db, { scope: WHOLE_BUSINESS, mode: 'urgent' }),
    normalOrders: await countOrders(db, { scope: WHOLE_BUSINESS, mode: 'normal' }),
  }),

  countSenderOrders: async ({ params }, { db, scope }) => {
    await knownSender(db, params.id);
    const own = await sumOpenCash(db, params.id, scope);
    const guests = await sumGuests(db, { scope, senderId: params.id, payment: 'COD-open' });
    const totalGuests = await sumGuests(db, { scope, senderId: params.id });
    return {
      totalOrders: (await countOrdersOf(db, params.id, scope)) + totalGuests.orders,
      unpaidOrders: own.orders + guests.orders,
      unpaidCOD: toAed(own.fils + guests.fils),
    };
  },

  listTrackingEvents,
  readOrder,
  quoteOrder,
  createOrder,
  ...orderActs,
  handInCashOfMany,
};

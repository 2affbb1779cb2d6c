import { MOST_FOUND, ORDERS_PAGE_SIZE } from '@tawseel/contract/facts/limits';
import type { Order, Orders } from '@tawseel/contract/order-replies';
import type { PageQuery } from '@tawseel/contract/order-requests';
import type { orders } from '@tawseel/contract/orders';
import type { Tables } from '../../../platform/engine/tables.ts';
import { invalidField } from '../../../platform/http/errors.ts';
import type { Handlers, Services, Streamed } from '../../../platform/http/serve.ts';
import { sendWritten, streamList, streamWritten } from '../../../platform/http/stream-list.ts';
import { toAed } from '../../../platform/values/fils.ts';
import { pageOf } from '../../../platform/values/paging.ts';
import { countOrdersOf, sumOpenCash } from '../../senders/store.ts';
import { knownWarehouse } from '../../warehouses/calls.ts';
import { isCounted } from '../store/order-filter.ts';
import { countOrders, writeAllOrders, writePage } from '../store/pages.ts';
import { readMatches, searchOrders } from '../store/search.ts';
import { toOrder } from '../store/wire.ts';
import { orderActs } from './acts.ts';
import { handInCashOfMany } from './cash.ts';
import { listTrackingEvents, readOrder } from './details.ts';
import { orderFilterOf } from './filter-of.ts';
import { createOrder } from './intake.ts';
import { knownSender, ofOwnSender, quoteOrder } from './price.ts';

async function* toOrders(chunks: AsyncIterable<Tables['orders'][]>): AsyncGenerator<Order[]> {
  for await (const rows of chunks) yield rows.map(toOrder);
}

const AROUND = ['{"data":[', ']}'];

/** A page where one was asked for, else the whole list, streamed. */
export async function answerOrders(
  context: Pick<Services, 'db' | 'settings' | 'clock'>,
  { page, limit = ORDERS_PAGE_SIZE, sort, ...query }: PageQuery,
  warehouseId: string | undefined,
  idsAlone = false,
): Promise<Orders | Streamed> {
  const { db, settings } = context;
  const wanted = orderFilterOf(context, query, warehouseId);
  const filter = wanted && { ...wanted, idsAlone };
  if (page === undefined) {
    if (!filter) return { data: [] };
    if (!isCounted(filter)) return streamList(toOrders(readMatches(db, filter)), AROUND);
    return streamWritten(writeAllOrders(db, filter), AROUND);
  }
  const { wanted: at, figures } = pageOf(page, limit);
  if (!filter) return { data: [], ...figures(0) };
  if (!isCounted(filter)) {
    const { rows, total, moreThanTotal, newestSearched, fils } = await searchOrders(db, filter, at, sort);
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
    return answerOrders(context, ofOwnSender(query, scope), scope.warehouseId);
  },

  listWarehouseOrders: async ({ query, body }, context) => {
    await knownWarehouse(context.db, context.scope, body.warehouseId);
    return answerOrders(context, query, body.warehouseId, true);
  },

  countOrders: async (_, { db }) => ({
    urgentOrders: await countOrders(db, { mode: 'urgent' }),
    normalOrders: await countOrders(db, { mode: 'normal' }),
  }),

  countSenderOrders: async ({ params }, { db, scope: { warehouseId } }) => {
    await knownSender(db, params.id);
    const { orders: unpaidOrders, fils } = await sumOpenCash(db, params.id, warehouseId);
    const totalOrders = await countOrdersOf(db, params.id, warehouseId);
    return { totalOrders, unpaidOrders, unpaidCOD: toAed(fils) };
  },

  listTrackingEvents,
  readOrder,
  quoteOrder,
  createOrder,
  ...orderActs,
  handInCashOfMany,
};

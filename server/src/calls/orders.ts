import { ORDERS_PAGE_SIZE } from '@tawseel/contract/facts/limits';
import type { Order, Orders, orders, PageQuery } from '@tawseel/contract/orders';
import { toAed } from '../domain/fils.ts';
import { pageOf } from '../domain/paging.ts';
import { trackingHistory } from '../domain/tracking-history.ts';
import { Refusal } from '../http/errors.ts';
import type { Handlers, Services, Streamed } from '../http/serve.ts';
import { sendWritten, streamList, streamWritten } from '../http/stream-list.ts';
import { findOrderCourse } from '../store/orders/orders.ts';
import { countOrders, writeAllOrders, writePage } from '../store/orders/pages.ts';
import { isInEveryId, readMatches, searchOrders } from '../store/orders/search.ts';
import { toOrder } from '../store/orders/wire.ts';
import { countOrdersOf, sumOpenCash } from '../store/senders.ts';
import type { Tables } from '../store/tables.ts';
import { createOrder, knownSender, quoteOrder } from './order-intake.ts';
import { moveOrder } from './order-moves.ts';

/** Chunk size where all orders are asked for: some 2 ms of work, half a megabyte. */
const CHUNK = 500;

async function* toOrders(chunks: AsyncIterable<Tables['orders'][]>): AsyncGenerator<Order[]> {
  for await (const rows of chunks) yield rows.map(toOrder);
}

const AROUND = ['{"data":[', ']}'];

/** A page where one was asked for, else the whole list, streamed. */
export async function answerOrders(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  asked: PageQuery & { warehouseId?: string | undefined },
): Promise<Orders | Streamed> {
  const { page, limit = ORDERS_PAGE_SIZE, mode, warehouseId } = asked;
  const filter = { mode, warehouseId };
  const search = asked.search && !(await isInEveryId(db, asked.search)) ? asked.search : '';
  if (page === undefined) {
    if (search) return streamList(toOrders(readMatches(db, { ...filter, search })), AROUND);
    return streamWritten(writeAllOrders(db, filter, CHUNK), AROUND);
  }
  const { wanted, figures } = pageOf(page, limit);
  if (search) {
    const { rows, total, moreThanTotal } = await searchOrders(db, { ...filter, search }, wanted);
    const more = moreThanTotal ? { moreThanTotal } : {};
    return { data: rows.map(toOrder), ...figures(total), ...more };
  }
  const { json, total } = await writePage(db, settings.TIME_ZONE, filter, wanted);
  return sendWritten('{"data":[', json, '],', JSON.stringify(figures(total)).slice(1));
}

export const orderCalls: Handlers<typeof orders> = {
  listOrders: ({ query }, context) =>
    answerOrders(context, { ...query, warehouseId: context.scope.warehouseId }),

  countOrders: async (_, { db }) => ({
    urgentOrders: await countOrders(db, { mode: 'urgent' }),
    normalOrders: await countOrders(db, { mode: 'normal' }),
  }),

  countSenderOrders: async ({ params }, { db }) => {
    await knownSender(db, params.id);
    const { orders: unpaidOrders, fils } = await sumOpenCash(db, params.id);
    const totalOrders = await countOrdersOf(db, params.id);
    return { totalOrders, unpaidOrders, unpaidCOD: toAed(fils) };
  },

  listTrackingEvents: async ({ params }, { db, scope }) => {
    const course = await findOrderCourse(db, params.trackingID, scope.warehouseId);
    if (!course) throw new Refusal('not_found', `There is no order ${params.trackingID}.`);
    return trackingHistory(course.events, course.cashHandedInAt);
  },

  quoteOrder,
  createOrder,
  moveOrder,
};

import { ORDERS_PAGE_SIZE } from '@tawseel/contract/facts/limits';
import type { Order, Orders, orders, PageQuery } from '@tawseel/contract/orders';
import { toAed } from '../domain/fils.ts';
import { pageOf } from '../domain/paging.ts';
import type { Handlers, Services, Streamed } from '../http/serve.ts';
import { sendWritten, streamList, streamWritten } from '../http/stream-list.ts';
import { countOrders, writeAllOrders, writePage } from '../store/orders/pages.ts';
import { isInEveryId, readMatches, searchOrders } from '../store/orders/search.ts';
import { toOrder } from '../store/orders/wire.ts';
import { countOrdersOf, sumOpenCash } from '../store/senders.ts';
import type { Tables } from '../store/tables.ts';
import { updateOrder } from './order-correction.ts';
import { cancelOrder, listTrackingEvents, readOrder, undoMove } from './order-desk.ts';
import { createOrder } from './order-intake.ts';
import { handInCash, moveOrder } from './order-moves.ts';
import { knownSender, quoteOrder } from './order-price.ts';

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

  listTrackingEvents,
  readOrder,
  quoteOrder,
  createOrder,
  moveOrder,
  handInCash,
  updateOrder,
  cancelOrder,
  undoMove,
};

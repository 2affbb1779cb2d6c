import { ORDERS_PAGE_SIZE } from '@tawseel/contract/facts/limits';
import type { Order, Orders, orders, PageQuery } from '@tawseel/contract/orders';
import { Refusal } from '../http/errors.ts';
import type { Handlers, Services, Streamed } from '../http/serve.ts';
import { streamList } from '../http/stream-list.ts';
import { countOrders, type PlacedRow, readAllOrders, readPage } from '../store/order-pages.ts';
import { readMatches, searchOrders } from '../store/order-search.ts';
import { listOrderEvents, toOrder } from '../store/orders.ts';
import { createOrder, quoteOrder } from './order-intake.ts';
import { moveOrder } from './order-moves.ts';

/** Orders read, and written, at a time where all are asked for: some 2 ms of work, half a megabyte. */
const CHUNK = 500;
/** Orders tested at a time where all that contain a text are asked for. */
const TESTED_CHUNK = 2000;

async function* toOrders(chunks: AsyncIterable<PlacedRow[]>): AsyncGenerator<Order[]> {
  for await (const rows of chunks) yield rows.map(toOrder);
}

/** A page where one was asked for, else the whole list, written as it is read. */
export async function answerOrders(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  asked: PageQuery & { warehouseId?: string },
): Promise<Orders | Streamed> {
  const { page, limit = ORDERS_PAGE_SIZE, search = '', mode, warehouseId } = asked;
  const filter = { mode, warehouseId };
  if (page === undefined) {
    const chunks = search
      ? readMatches(db, { ...filter, search }, TESTED_CHUNK)
      : readAllOrders(db, filter, CHUNK);
    return streamList(toOrders(chunks), ['{"data":[', ']}']);
  }
  const wanted = { limit, offset: (page - 1) * limit };
  const { total, rows } = search
    ? await searchOrders(db, settings.TIME_ZONE, { ...filter, search }, wanted)
    : {
        total: await countOrders(db, filter),
        rows: await readPage(db, settings.TIME_ZONE, filter, wanted),
      };
  return { data: rows.map(toOrder), page, limit, total, pages: Math.ceil(total / limit) };
}

export const orderCalls: Handlers<typeof orders> = {
  listOrders: ({ query }, context) => answerOrders(context, query),

  countOrders: async (_, { db }) => ({
    urgentOrders: await countOrders(db, { mode: 'urgent' }),
    normalOrders: await countOrders(db, { mode: 'normal' }),
  }),

  listTrackingEvents: async ({ params }, { db }) => {
    const data = await listOrderEvents(db, params.trackingID);
    if (!data) throw new Refusal('not_found', `There is no order ${params.trackingID}.`);
    return { data };
  },

  quoteOrder,
  createOrder,
  moveOrder,
};

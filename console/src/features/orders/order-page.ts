import type { QueryClient } from '@tanstack/react-query';
import { orders } from '@tawseel/contract/orders';
import * as z from 'zod/mini';
import { fitReply, tolerant } from '../../api/tolerant.ts';
import type { LooseOrder } from './order-rules.ts';

/** `total` counts all orders that match, on a server that pages; undefined when all orders came at once. */
export type OrderPage = { rows: LooseOrder[]; total: number | undefined };

const figures = {
  ...orders.listOrders,
  reply: z.pick(orders.listOrders.reply, { total: true, limit: true }),
};

/** Calls of a client that were last seen to answer with everything. A client speaks to one host. */
const wholeAnswers = new WeakMap<QueryClient, Set<string>>();

/** Whether the host is known to answer this call with all orders, so that one answer serves every page. */
export function answersWhole(client: QueryClient, call: string): boolean {
  return wholeAnswers.get(client)?.has(call) ?? false;
}

function remember(client: QueryClient, call: string, isWhole: boolean): void {
  const known = wholeAnswers.get(client) ?? new Set();
  if (isWhole) known.add(call);
  else known.delete(call);
  wholeAnswers.set(client, known);
}

/**
 * Reads one answer and remembers whether the host pages. Without a total, or with more rows than were asked for, all
 * orders came. With a total, the host pages if it repeats the limit that was asked for, as ours does, or sent only a
 * part. A few rows beside their own number may be either, so what came is searched in the view, and nothing is learnt.
 */
export function readOrderPage(client: QueryClient, call: string, body: unknown, limit: number): OrderPage {
  const rows = tolerant(orders.listOrders, body);
  const said = fitReply(figures, body);
  if (said?.total === undefined || rows.length > limit) {
    remember(client, call, true);
    return { rows, total: undefined };
  }
  const paged = said.limit === limit || rows.length < said.total;
  if (paged) remember(client, call, false);
  return { rows, total: paged ? said.total : undefined };
}

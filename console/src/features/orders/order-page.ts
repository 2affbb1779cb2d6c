import type { QueryClient } from '@tanstack/react-query';
import { orders } from '@tawseel/contract/orders';
import * as z from 'zod/mini';
import { fitReply, tolerant } from '../../api/tolerant.ts';
import type { LooseOrder } from './order-rules.ts';

/** `total` counts all orders that match, on a server that pages; undefined when all orders came at once. */
export type OrderPage = { rows: LooseOrder[]; total: number | undefined };

const figures = { ...orders.listOrders, reply: z.pick(orders.listOrders.reply, { total: true }) };

/** Calls of a client that were seen to answer with everything. A client speaks to one host. */
const wholeAnswers = new WeakMap<QueryClient, Set<string>>();

/** Whether the host is known to answer this call with all orders, so that one answer serves every page. */
export function answersWhole(client: QueryClient, call: string): boolean {
  return wholeAnswers.get(client)?.has(call) ?? false;
}

/**
 * Reads one answer and remembers whether the host pages. A total beside more rows than were asked for is somebody
 * else's figure: that server does not page either.
 */
export function readOrderPage(client: QueryClient, call: string, body: unknown, limit: number): OrderPage {
  const rows = tolerant(orders.listOrders, body);
  const total = fitReply(figures, body)?.total;
  const paged = total !== undefined && rows.length <= limit;
  const known = wholeAnswers.get(client) ?? new Set();
  if (paged) known.delete(call);
  else known.add(call);
  wholeAnswers.set(client, known);
  return { rows, total: paged ? total : undefined };
}

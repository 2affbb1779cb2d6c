import { Agent } from 'node:http';
import type { Order } from '@tawseel/contract/order-replies';
import { ORDER } from '@tawseel/server/src/testing/requests.ts';
import { ask, type Running } from '../measure.ts';

const CALLERS = 10;

export type CreatedOrder = Pick<Order, 'trackingID' | 'warehouseId'>;

/** Takes in so many orders, by ten callers at once. */
export async function makeOrders(
  server: Running,
  count: number,
  body: object = ORDER,
): Promise<CreatedOrder[]> {
  const over = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const made: CreatedOrder[] = [];
  const make = async () => {
    while (made.length < count)
      made.push(JSON.parse((await ask(server, { path: '/api/orders', body, over })).body).data);
  };
  await Promise.all(Array.from({ length: CALLERS }, make));
  over.destroy();
  return made.slice(0, count);
}

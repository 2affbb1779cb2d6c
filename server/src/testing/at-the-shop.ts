import { dispatch } from '@tawseel/contract/dispatch';
import { orders } from '@tawseel/contract/orders';
import { pickups } from '@tawseel/contract/pickups';
import { beforeEach } from 'vitest';
import type { Tables } from '../platform/engine/tables.ts';
import { NOW, type TestApp } from './app.ts';
import { atTheHub } from './at-the-hub.ts';
import { insertOrder, insertRow } from './rows.ts';

type Order = Tables['orders'];

export const TODAY = NOW.slice(0, 10);

/** Act of a driver about a parcel at a shop. */
export const collected = { act: 'collected' } as const;
export const left = (reason: string) => ({ act: 'not_collected', reason });

/** Creates a shop in addition to the rows of `atTheHub`, whose runs collect. */
export function atTheShop(server: TestApp) {
  const hub = atTheHub(server, 'pickup');
  const here = hub.here as typeof hub.here & { shop: Tables['senders'] };

  beforeEach(async () => {
    here.shop = await insertRow(server.db, 'senders', { name: 'Noor Trading', street: 'Al Maktoum Road 4' });
  });

  return {
    ...hub,
    here,
    booked: async (many: number, overrides: Partial<Order> = {}): Promise<Order[]> => {
      const ofShop = {
        sender_id: here.shop.id,
        sender_name: here.shop.name,
        sender_address: 'Al Maktoum Road 4',
      };
      const made: Order[] = [];
      for (let at = 0; at < many; at += 1)
        made.push(await insertOrder(server.db, { warehouse_id: here.dubai.id, ...ofShop, ...overrides }));
      return made;
    },
    ask: async (overrides: Partial<Tables['pickups']> = {}) =>
      insertRow(server.db, 'pickups', {
        ...{ warehouse_id: here.dubai.id, sender_id: here.shop.id, street: 'Al Maktoum Road 4', day: TODAY },
        ...{ from_time: '14:00', to_time: '18:00', expected: 6, note: 'Back door', ...overrides },
      }),
    /** Gives or takes back pickups that have no booked parcels. */
    visit: async (call: 'assign' | 'unassign', driverId: string, pickupIds: string[]) => {
      const row = call === 'assign' ? dispatch.assignParcels : dispatch.unassignParcels;
      const body = { kind: 'pickup' as const, assignments: [{ driverId, pickupIds }] };
      return server.call(row, { body }, { token: here.office });
    },
    pickupStates: async () =>
      (await server.call(pickups.listPickups, { query: {} }, { token: here.office })).data.pickups.map(
        ({ state }) => state,
      ),
    cancel: ({ tracking_id: trackingID }: Order) =>
      server.call(orders.cancelOrder, { params: { trackingID }, body: { reason: 'Sold out' } }),
  };
}

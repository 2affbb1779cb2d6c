import { cash } from '@tawseel/contract/cash';
import { myDay } from '@tawseel/contract/my-day';
import { orders } from '@tawseel/contract/orders';
import { beforeEach, expect } from 'vitest';
import { findProblems } from '../commands/check.ts';
import type { TestApp } from './app.ts';
import { atTheDoor, type Person } from './at-the-door.ts';
import { insertAssigned } from './cash.ts';
import { insertOrder } from './rows.ts';

/** Order of AED 100 to collect. */
export const COD = { payment_method: 'COD', value_fils: 10_000, moved_at: '2026-11-21T09:00:00.000Z' };
/** Payment of it in cash. */
export const IN_CASH = { cash: 100 };

/** Creates before each test what `atTheDoor` does, and a cashier of the warehouse. */
export function atTheCashDesk(server: TestApp) {
  const door = atTheDoor(server);
  const at = door.at as typeof door.at & { karim: Person };
  beforeEach(async () => {
    at.karim = await door.hire('cashier');
  });

  /** Cash as a person sees it; without one, as the administrator does. */
  const list = async (by: Person | undefined) => (await server.call(cash.listCash, {}, by)).data;
  const handInBody = (body: object) => ({ body: { driverId: at.bilal.id, ...body } as never });

  /** Stops of Bilal's with so many orders, which were given to him. */
  async function given(many: number, overrides: object = COD) {
    const { stops: known } = (await server.call(myDay.readMyDay, {}, at.bilal)).data;
    const stops = (await door.out(many, overrides)).filter(
      ({ stopId }) => !known.some(({ _id }) => _id === stopId),
    );
    await insertAssigned(server.db, stops);
    return stops;
  }

  return {
    ...door,
    at,
    list,
    held: async (id = at.bilal.id, by = at.karim) =>
      (await server.call(cash.readDriverCash, { params: { id } }, by)).data,
    handIn: (body: object, by = at.karim) => server.call(cash.handIn, handInBody(body), by),
    refusedHandIn: (body: object, by = at.karim) => server.refused(cash.handIn, handInBody(body), by),
    reverse: (number: number, by = at.sara) =>
      server.call(cash.reverseHandIn, { params: { number } as never, body: { reason: 'Wrong' } }, by),
    move: (body: object, by = at.karim) => server.call(cash.moveCash, { body: body as never }, by),
    refusedMove: (body: object, by: Person | null = at.karim) =>
      server.refused(cash.moveCash, { body: body as never }, by ?? undefined),
    isHandedIn: async (trackingID: string) =>
      (await server.call(orders.readOrder, { params: { trackingID } })).data.cashHandedInAt !== null,
    amountOf: async (kind: string) =>
      (await list(undefined)).balances.filter((one) => one.kind === kind).map(({ amount }) => amount),
    /** Replays the ledger and what drivers hold. */
    expectExact: async () => expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]),
    given,
    /** Bilal delivers an order of AED 100 for each of these payments. */
    deliver: async (...paid: object[]) => {
      const stops = await given(paid.length);
      for (const [index, { stopId }] of stops.entries()) await door.act(stopId, paid[index]);
      return stops.map(({ trackingID }) => trackingID);
    },
    /** Puts money into Karim's box, so that he can give change. */
    fillBox: async (aed: number) => {
      const order = { warehouse_id: at.dubai, tracking_status: 'delivered', ...COD, value_fils: aed * 100 };
      const params = { trackingID: (await insertOrder(server.db, order)).tracking_id };
      await server.call(orders.handInCash, { params, body: { cashHandedIn: true } }, at.karim);
    },
  };
}

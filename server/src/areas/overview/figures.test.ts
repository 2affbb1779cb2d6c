import { cash } from '@tawseel/contract/cash';
import { contact } from '@tawseel/contract/contact';
import { dispatch } from '@tawseel/contract/dispatch';
import { myDay } from '@tawseel/contract/my-day';
import type { PageQuery } from '@tawseel/contract/order-requests';
import { orders } from '@tawseel/contract/orders';
import { FIGURE_LISTS, overview } from '@tawseel/contract/overview';
import { beforeEach, describe, expect, test } from 'vitest';
import { NOW } from '../../testing/app.ts';
import { atTheDoor, type Person } from '../../testing/at-the-door.ts';
import { insertAssigned } from '../../testing/cash.ts';
import { insertCase } from '../../testing/hub.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';

const COD = { payment_method: 'COD', value_fils: 10_050 };
const ago = (days: number) => new Date(Date.parse(NOW) - days * 24 * 60 * 60 * 1000).toISOString();
const sumOf = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;

onEveryDatabase((server) => {
  const { at, out, act } = atTheDoor(server);
  let elsewhere: string;

  /** Orders of two warehouses and three days in every state that cash on delivery has. */
  beforeEach(async () => {
    elsewhere = (await insertRow(server.db, 'warehouses')).id;
    for (const [warehouse_id, created_at] of [
      [at.dubai, NOW],
      [at.dubai, ago(4)],
      [elsewhere, NOW],
    ] as const) {
      const put = (more: object) => insertOrder(server.db, { ...COD, warehouse_id, created_at, ...more });
      for (const tracking_status of ['created', 'delivered', 'return']) await put({ tracking_status });
      await put({ tracking_status: 'delivered', cash_handed_in_at: NOW });
      await put({ tracking_status: 'delivered', payment_method: 'Card' });
      const lost = await put({ tracking_status: 'warehouse', value_fils: 25 });
      await server.db
        .updateTable('custody')
        .set({ exception: 'missing' })
        .where('seq', '=', lost.seq)
        .execute();
      await put({ tracking_status: 'warehouse', value_fils: 0 });
      const failed = await put({ tracking_status: 'assignedtodriver' });
      await insertCase(server.db, failed, { due_at: ago(1) });
    }
    // A parcel that waits in Dubai, of an order of the other warehouse.
    const guest = { ...COD, warehouse_id: elsewhere, tracking_status: 'warehouse' };
    for (const created_at of [NOW, ago(4)]) {
      const { seq } = await insertOrder(server.db, { ...guest, created_at, moved_at: created_at });
      const held = { holder: at.dubai, warehouse_id: at.dubai };
      await server.db.updateTable('custody').set(held).where('seq', '=', seq).execute();
    }
    const stops = await out(3, { ...COD, moved_at: ago(1) });
    await insertAssigned(server.db, stops);
    await act(stops[0]!.stopId, { cash: 100.5 });
    await act(stops[1]!.stopId, { cash: 60, card: 40.5, slip: '4418' });
    // A supervisor gives the second driver change from the own box.
    const { tracking_id: trackingID } = await insertOrder(server.db, {
      ...COD,
      warehouse_id: at.dubai,
      tracking_status: 'delivered',
    });
    const params = { trackingID };
    await server.call(orders.handInCash, { params, body: { cashHandedIn: true } }, at.sara);
    const body = { from: { kind: 'box' }, to: { kind: 'float', person: at.yusuf.id }, amount: 50 } as const;
    await server.call(cash.moveCash, { body }, at.sara);
  });

  describe.each([
    ['an administrator', undefined],
    ['a supervisor', () => at.sara],
  ])('for %s', (_, person) => {
    const by = (): Person | undefined => person?.();
    const list = async (query: PageQuery) => {
      const { data, total, unpaidCOD } = await server.call(
        orders.listOrders,
        { query: { ...query, page: 1, limit: 100 } },
        by(),
      );
      return { total, unpaidCOD, values: sumOf(data.map(({ orderValue }) => orderValue)) };
    };

    test('each figure of the overview is that of the page that it opens', async () => {
      const figures = (await server.call(overview.readOverview, {}, by())).data;
      const today = figures.days.at(-1)!.day;
      for (const [figure, query] of [
        [figures.unheldCash, FIGURE_LISTS.unheldCash],
        [figures.cashToCollect, FIGURE_LISTS.cashToCollect],
        [figures.today.openCash, { ...FIGURE_LISTS.openCash, from: today, to: today }],
      ] as const) {
        const { unpaidCOD, values } = await list(query);
        expect(figure).toBeGreaterThan(0);
        expect([query, unpaidCOD, values]).toEqual([query, figure, figure]);
      }
      for (const [figure, query] of [
        [figures.stuckOrders, FIGURE_LISTS.stuckOrders],
        [figures.missingParcels, FIGURE_LISTS.missingParcels],
        [figures.today.orders, { from: today, to: today }],
      ] as const) {
        expect(figure).toBeGreaterThan(0);
        expect([query, (await list(query)).total]).toEqual([query, figure]);
      }
      const desk = (await server.call(cash.listCash, {}, by())).data;
      expect(figures.cashWithDrivers).toBe(210.5);
      expect(desk.withDrivers).toBe(figures.cashWithDrivers);
      expect(sumOf(desk.drivers.map(({ total = 0 }) => total))).toBe(figures.cashWithDrivers);
      const queue = (await server.call(contact.readQueue, { query: {} }, by())).data;
      expect(queue.due).toBe(figures.callsDue);
    });

    test('each amount of Cash is the sum of what it opens', async () => {
      const desk = (await server.call(cash.listCash, {}, by())).data;
      expect(desk.withoutDriver).toBe((await list(FIGURE_LISTS.unheldCash)).values);
      expect(desk.drivers).toHaveLength(2);
      for (const { driver, orders: count, collected, change, total } of desk.drivers) {
        const opened = (await server.call(cash.readDriverCash, { params: { id: driver._id } }, by())).data;
        expect(opened).toMatchObject({ orders: count, collected, change, total });
        expect([opened.held.length, sumOf(opened.held.map(({ amount = 0 }) => amount))]).toEqual([
          count,
          collected,
        ]);
      }
      for (const { no, amount } of desk.balances) {
        const { postings } = (
          await server.call(cash.readBalance, { params: { number: no }, query: {} }, by())
        ).data;
        expect(sumOf(postings.map((posting) => posting.amount))).toBe(amount);
      }
    });

    test('the figures of the board are those of the desk, of the phone and of its own lists', async () => {
      const figures = (await server.call(overview.readOverview, {}, by())).data;
      const boards = [];
      for (const warehouseId of by() ? [at.dubai] : [at.dubai, elsewhere])
        boards.push((await server.call(dispatch.readBoard, { query: { warehouseId } }, by())).data);
      const areas = boards.flatMap((board) => board.areas);
      expect(figures.waitingParcels).toBe(areas.flatMap(({ parcels }) => parcels).length);
      for (const { parcels, cashDue } of areas)
        expect(cashDue).toBe(
          sumOf(parcels.map(({ paymentMethod, orderValue }) => (paymentMethod === 'COD' ? orderValue : 0))),
        );
      const desk = (await server.call(cash.listCash, {}, by())).data;
      for (const driver of [at.bilal, at.yusuf]) {
        const shown = boards.flatMap(({ drivers }) => drivers).find(({ id }) => id === driver.id);
        const phone = (await server.call(myDay.readMyDay, {}, driver)).data;
        const held = sumOf(phone.held.map(({ amount }) => amount));
        expect(shown?.cash).toBe(desk.drivers.find((one) => one.driver._id === driver.id)?.total);
        expect([held, sumOf([held, phone.change])]).toEqual([phone.cash, shown?.cash]);
      }
    });
  });
});

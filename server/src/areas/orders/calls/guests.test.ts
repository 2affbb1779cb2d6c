import { exports } from '@tawseel/contract/exports';
import { orders } from '@tawseel/contract/orders';
import { beforeEach, expect, test } from 'vitest';
import type { Tables } from '../../../platform/engine/tables.ts';
import { NOW, sessionOf } from '../../../testing/app.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../../../testing/rows.ts';

type Order = Tables['orders'];

const ago = (hours: number) => new Date(Date.parse(NOW) - hours * 60 * 60 * 1000).toISOString();

onEveryDatabase((server) => {
  let dubai: string;
  let sharjah: string;
  let token: string;
  /** Orders that the warehouse in Dubai finds, newest first; the first and the last are its own. */
  let found: string[];
  let first: Order;

  beforeEach(async () => {
    const { db } = server;
    dubai = (await insertRow(db, 'warehouses', { name: 'Dubai Hub' })).id;
    sharjah = (await insertRow(db, 'warehouses', { name: 'Sharjah Hub' })).id;
    token = await sessionOf(
      db,
      (await insertRow(db, 'staff', { kind: 'supervisor', warehouse_id: dubai })).id,
    );
    const put = async (warehouse_id: string, hours: number, custody?: Partial<Tables['custody']>) => {
      const order = await insertOrder(db, {
        ...{ warehouse_id, created_at: ago(hours), moved_at: ago(hours), tracking_status: 'warehouse' },
        ...{ receiver_name: 'Huda Nair', receiver_phone: '0552104471', payment_method: 'COD' },
        value_fils: 10_000,
      });
      if (custody) await db.updateTable('custody').set(custody).where('seq', '=', order.seq).execute();
      return order;
    };
    const placed = [
      await put(dubai, 100),
      await put(sharjah, 99, { holder: dubai, warehouse_id: dubai }),
      await put(sharjah, 98, { holder: dubai, warehouse_id: dubai, to_warehouse: dubai }),
      await put(sharjah, 97, { to_warehouse: dubai }),
      await put(sharjah, 96, { holder_kind: 'run', holder: 'r1', warehouse_id: dubai }),
      await put(dubai, 95, { to_warehouse: dubai }),
    ];
    await put(sharjah, 94);
    await put(sharjah, 93, { to_warehouse: sharjah });
    first = placed[1]!;
    found = placed.map(({ tracking_id }) => tracking_id).reverse();
  });

  test('finds the orders whose parcels a warehouse has, expects or has on a run, in every list of it', async () => {
    const asStaff = { token };
    const queries = [
      {},
      { search: 'huda' },
      { search: 'hu' },
      { search: 'TWS-' },
      { phone: '055 210 4471' },
      { trackingStatus: 'warehouse' },
      { trackingStatus: 'warehouse', search: 'nair' },
      { payment: 'COD-open' },
      { payment: 'COD-to-collect' },
      { unmovedDays: 3 },
      { mode: 'normal' },
      { from: '2026-11-01', to: '2026-12-01' },
    ] as const;
    for (const query of queries) {
      const named = JSON.stringify(query);
      for (const [more, by] of [
        [{}, asStaff],
        [{ warehouseId: dubai }, {}],
      ] as const) {
        const pageOf = (page: number) =>
          server.call(orders.listOrders, { query: { ...query, ...more, page, limit: 4 } }, by);
        const pages = [await pageOf(1), await pageOf(2)];
        expect(
          pages.flatMap(({ data }) => data.map(({ trackingID }) => trackingID)),
          named,
        ).toEqual(found);
        expect([pages[0]?.total, pages[0]?.data.length], named).toEqual([6, 4]);
        if ('payment' in query) expect(pages[0]?.unpaidCOD, named).toBe(600);
      }
      const whole = await server.call(orders.listOrders, { query }, asStaff);
      expect(
        whole.data.map(({ trackingID }) => trackingID),
        named,
      ).toEqual(found);
      const params = { list: 'orders' } as const;
      const { body } = await server.send(exports.exportList, { params, query }, asStaff);
      expect(
        body
          .trim()
          .split('\n')
          .slice(1)
          .map((line) => found.find((id) => line.includes(id))),
        named,
      ).toEqual(found);
    }
    const oldest = await server.call(orders.listOrders, { query: { page: 1, sort: 'createdAt' } }, asStaff);
    expect(oldest.data.map(({ trackingID }) => trackingID)).toEqual(found.toReversed());
    const screen = { query: { page: 1 }, body: { warehouseId: dubai } };
    expect((await server.call(orders.listWarehouseOrders, screen)).total).toBe(6);
    for (const query of [{ trackingStatus: 'delivered' }, { mode: 'urgent' }, { search: 'nobody' }] as const)
      expect((await server.call(orders.listOrders, { query: { ...query, page: 1 } }, asStaff)).total).toBe(0);
  });

  test('no longer finds a parcel that has left, and says whose order it may not change', async () => {
    const trackingID = first.tracking_id;
    const refused = await server.refused(
      orders.moveOrder,
      { params: { trackingID }, body: { trackingStatus: 'pickup' } },
      { token },
    );
    expect(refused).toMatchObject({
      status: 403,
      message: `${trackingID} is an order of Sharjah Hub. Only its staff or an administrator can do this.`,
    });
    const { data } = await server.call(orders.readOrder, { params: { trackingID } }, { token });
    expect(data.order.trackingID).toBe(trackingID);
    await server.db.deleteFrom('custody').where('seq', '=', first.seq).execute();
    const left = await server.call(orders.listOrders, { query: { page: 1 } }, { token });
    expect(left.data.map((order) => order.trackingID)).toEqual(found.filter((id) => id !== trackingID));
    expect((await server.refused(orders.readOrder, { params: { trackingID } }, { token })).status).toBe(404);
  });
});

import { exports } from '@tawseel/contract/exports';
import { BUSINESS_TIME_ZONE } from '@tawseel/contract/facts/limits';
import { finance } from '@tawseel/contract/finance';
import { orders } from '@tawseel/contract/orders';
import { expect, test } from 'vitest';
import { findProblems } from '../../../commands/check.ts';
import { commitWork } from '../../../platform/engine/write-queue.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../../../testing/rows.ts';
import type { Decision } from '../rules/order-act.ts';
import { apply } from '../store/apply.ts';
import { repairTotals } from '../store/repair-totals.ts';

onEveryDatabase((server) => {
  test('an order that changes its warehouse and its mode is found only in its new place', async () => {
    const { db } = server;
    const { id: from } = await insertRow(db, 'warehouses');
    const { id: to } = await insertRow(db, 'warehouses');
    const order = { receiver_name: 'Huda Qasim', reference: '#77', payment_method: 'COD', value_fils: 5000 };
    const before = await insertOrder(db, { ...order, warehouse_id: from, delivery_type: 'normal' });
    await insertOrder(db, { warehouse_id: to, receiver_name: 'Another' });
    await repairTotals(db, BUSINESS_TIME_ZONE);

    await commitWork(db, BUSINESS_TIME_ZONE, async (trx, unit) => {
      const by = { kind: 'administrator', id: 'a', name: 'Huda' } as const;
      const actor = { ...by, role: 'administrator' } as const;
      const event = { kind: 'corrected', at: '2026-11-21T10:05:00.000Z', by } as const;
      const patch = { warehouse_id: to, delivery_type: 'urgent' };
      const decisions = [{ patch, event, done: { code: 'order_corrected' as const } }];
      const writing = {
        trx,
        unit,
        actor,
        now: new Date(event.at),
        timeZone: 'Asia/Dubai',
        addressHash: null,
      };
      // No act changes the warehouse of an order.
      await apply(writing, [{ before, decisions: decisions as unknown as Decision[] }]);
    });

    const { tracking_id } = before;
    const day = { from: '2026-11-21', to: '2026-11-21' };
    const others = [
      { search: 'qasim' },
      { search: tracking_id },
      { search: 'qa' },
      { reference: '#77' },
      { trackingStatus: before.tracking_status as 'created' },
      { payment: 'COD-open' },
      { city: before.dropoff_city as 'Sharjah' },
      { phone: before.receiver_phone },
      { ...day, search: 'huda' },
      {},
    ] as const;
    const listed = async (query: object) =>
      (await server.call(orders.listOrders, { query: { ...query, page: 1 } })).data.map(({ _id }) => _id);
    for (const query of others) {
      const said = JSON.stringify(query);
      expect(await listed({ ...query, warehouseId: to, mode: 'urgent' }), said).toEqual([before.id]);
      expect(await listed({ ...query, warehouseId: to }), said).toContain(before.id);
      expect(await listed({ ...query, mode: 'urgent' }), said).toEqual([before.id]);
      expect(await listed({ ...query, warehouseId: from }), said).toEqual([]);
      expect(await listed({ ...query, mode: 'normal' }), said).not.toContain(before.id);
    }
    const ofWarehouse = async (warehouseId: string) =>
      (await server.call(orders.listWarehouseOrders, { query: {}, body: { warehouseId } })).data;
    expect(await ofWarehouse(from)).toEqual([]);
    expect((await ofWarehouse(to)).map(({ _id }) => _id)).toContain(before.id);
    const unpaid = async (warehouseId: string) =>
      (
        await server.call(finance.readWarehouseFinance, {
          body: { warehouseId, startDate: day.from, endDate: day.to },
        })
      ).unpaidCOD;
    expect([await unpaid(from), (await unpaid(to)) >= 50]).toEqual([0, true]);
    const file = await server.send(exports.exportList, {
      params: { list: 'orders' },
      query: { warehouseId: to, mode: 'urgent' },
    });
    expect(file.body.trim().split('\n')).toHaveLength(2);
    expect(file.body).toContain(tracking_id);
    expect(await findProblems(db, BUSINESS_TIME_ZONE)).toEqual([]);
  });
});

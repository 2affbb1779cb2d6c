import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeScope } from '../../../platform/values/scope.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertManyOrders, insertOrder, ordinaryOrder } from '../../../testing/rows.ts';
import { contribution } from '../rules/contribution.ts';
import { differingTotals } from './differing-totals.ts';
import { sumTotals, totalsOf } from './totals.ts';

const DUBAI = 'Asia/Dubai';
const one = { orders: 1, revenueFils: 3500, paidCodFils: 0, unpaidCodFils: 25_000, toCollectFils: 25_000 };

test('an order counts in its hour, day and month of the business, and in the overall total', () => {
  const change = {
    createdAt: '2026-01-31T21:30:00.000Z',
    warehouseId: 'w',
    deliveryType: 'urgent',
    after: one,
  };
  const sums = {
    warehouse_id: 'w',
    delivery_type: 'urgent',
    orders: 1,
    revenue_fils: 3500,
    paid_cod_fils: 0,
    unpaid_cod_fils: 25_000,
    to_collect_fils: 25_000,
  };
  expect(totalsOf(DUBAI, [change])).toEqual([
    { grain: 'all', start: '', ...sums },
    { grain: 'day', start: '2026-02-01', ...sums },
    { grain: 'hour', start: '2026-02-01T01', ...sums },
    { grain: 'month', start: '2026-02', ...sums },
  ]);
});

test('rows have the same order whatever the order of changes', () => {
  const change = fc.record({
    createdAt: fc.constantFrom('2026-01-31T21:30:00.000Z', '2026-01-31T19:30:00.000Z'),
    warehouseId: fc.constantFrom('a', 'b'),
    deliveryType: fc.constantFrom('urgent', 'normal'),
    after: fc.constant(one),
  });
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      expect(totalsOf(DUBAI, changes.toReversed())).toEqual(totalsOf(DUBAI, changes));
    }),
  );
});

onEveryDatabase((server) => {
  test('the sum of any span equals that of its orders, read one by one', async () => {
    const instant = fc
      .date({ min: new Date('2026-09-28'), max: new Date('2026-11-03'), noInvalidDate: true })
      .map((date) => date.toISOString());
    const order = fc.record({
      created_at: instant,
      charge_fils: fc.nat(10_000),
      value_fils: fc.nat(10_000),
      payment_method: fc.constantFrom('COD', 'Card'),
      tracking_status: fc.constantFrom('created', 'delivered', 'return'),
      cash_handed_in_at: fc.constantFrom(null, '2026-11-01T00:00:00.000Z'),
      warehouse_id: fc.constantFrom('north', 'south'),
    });
    const zone = fc.constantFrom(DUBAI, 'Asia/Kolkata', 'Europe/Berlin');
    await fc.assert(
      fc.asyncProperty(
        zone,
        fc.array(order, { maxLength: 40 }),
        instant,
        instant,
        async (timeZone, said, a, b) => {
          await server.db.deleteFrom('orders').execute();
          await server.db.deleteFrom('order_totals').execute();
          const rows = said.map((each) => ({ ...ordinaryOrder(), ...each }));
          await insertManyOrders(server.db, rows, timeZone);
          const [from = a, to = b] = [a, b].toSorted();
          for (const warehouse of [undefined, 'north']) {
            const sum = { orders: 0, revenueFils: 0, paidCodFils: 0, unpaidCodFils: 0, toCollectFils: 0 };
            for (const row of rows) {
              if (row.created_at < from || row.created_at >= to) continue;
              if (warehouse && row.warehouse_id !== warehouse) continue;
              const adds = contribution({
                chargeFils: row.charge_fils,
                orderValueFils: row.value_fils,
                paymentMethod: row.payment_method,
                cashHandedIn: row.cash_handed_in_at !== null,
                trackingStatus: row.tracking_status,
              });
              for (const figure of [
                'orders',
                'revenueFils',
                'paidCodFils',
                'unpaidCodFils',
                'toCollectFils',
              ] as const) {
                sum[figure] += adds[figure];
              }
            }
            expect(
              await sumTotals(server.db, timeZone, { from, to }, makeScope({ warehouseId: warehouse })),
            ).toEqual(sum);
          }
          expect(await differingTotals(server.db, timeZone)).toEqual([]);
        },
      ),
      { numRuns: 25 },
    );
  });

  describe('the check of the totals', () => {
    test('names the hours that differ from their orders, and longer grains that differ from their hours', async () => {
      await insertOrder(server.db, { warehouse_id: 'north', charge_fils: 3500 });
      await server.db.updateTable('orders').set({ charge_fils: 3000 }).execute();
      await server.db.updateTable('order_totals').set({ orders: 7 }).where('grain', '=', 'all').execute();
      expect(await differingTotals(server.db, DUBAI)).toEqual([
        'The totals of the hour 2026-11-21T14, normal, warehouse north, are off by 0 orders, 500 fils of revenue, 0 fils of cash handed in, 0 fils of cash open and 0 fils to collect.',
        'The totals of all time, normal, warehouse north, are off by 6 orders, 0 fils of revenue, 0 fils of cash handed in, 0 fils of cash open and 0 fils to collect.',
      ]);
    });

    test('finds totals without orders, and orders without totals', async () => {
      await insertOrder(server.db, { created_at: '2026-11-20T10:00:00.000Z' });
      await server.db.deleteFrom('orders').execute();
      expect(await differingTotals(server.db, DUBAI)).toMatchObject([expect.stringContaining('by 1 orders')]);
      await server.db.deleteFrom('order_totals').execute();
      expect(await differingTotals(server.db, DUBAI)).toEqual([]);
      await insertOrder(server.db);
      await server.db.deleteFrom('order_totals').execute();
      expect(await differingTotals(server.db, DUBAI)).toMatchObject([
        expect.stringContaining('by -1 orders'),
      ]);
    });

    test('stops if everything differs', async () => {
      for (let hour = 0; hour < 60; hour += 1) {
        const created_at = new Date(Date.parse('2026-11-01T00:00:00.000Z') + hour * 3_600_000).toISOString();
        await insertOrder(server.db, { created_at });
      }
      await server.db.deleteFrom('order_totals').execute();
      const found = await differingTotals(server.db, DUBAI);
      expect(found).toHaveLength(51);
      expect(found.at(-1)).toBe('More totals differ.');
    });
  });
});

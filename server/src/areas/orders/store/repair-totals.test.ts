import { routes } from '@tawseel/contract';
import { expect, test } from 'vitest';
import { keepTimeZone } from '../../../platform/engine/stored-time-zone.ts';
import { UserError } from '../../../platform/user-error.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../../../testing/rows.ts';
import { seedEssentials } from '../../rates/store/essentials.ts';
import { DECIDED } from '../../rates/store/starting-prices.ts';
import { differingTotals } from './differing-totals.ts';
import { moveTotals, repairTotals } from './repair-totals.ts';

const DUBAI = 'Asia/Dubai';
/** Half an hour aside: no hour of the one is an hour of the other. */
const KOLKATA = 'Asia/Kolkata';

const order = {
  deliveryType: 'normal' as const,
  orderWeight: 2,
  parcelSize: { length: 20, width: 20, height: 10 },
  pickup: {
    city: 'Dubai' as const,
    senderName: 'Amal',
    senderPhone: '+971 50 555 0102',
    senderAddress: 'Al Karama',
  },
  dropoff: {
    city: 'Sharjah' as const,
    receiverName: 'Yusuf',
    receiverPhone: '+971 50 555 0103',
    street: 'Al Majaz',
  },
  paymentMethod: 'COD' as const,
  orderTitle: 'Books',
  orderValue: 80,
};

onEveryDatabase((server) => {
  /** Orders of some days, at one of every two hours. */
  async function fill(count: number): Promise<void> {
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    for (let made = 0; made < count; made += 1) {
      const created_at = new Date(Date.parse('2026-10-30T00:10:00.000Z') + made * 7_200_000).toISOString();
      await insertOrder(server.db, { warehouse_id, created_at });
    }
  }

  const countOf = (table: 'orders' | 'order_totals') =>
    server.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
      .then(({ n }) => n);

  const putIn = () => server.send(routes.orders.createOrder, { body: order });

  test('the first time zone is stored in the database, and another is refused with advice', async () => {
    await keepTimeZone(server.db, DUBAI);
    await keepTimeZone(server.db, 'asia/dubai');
    await expect(keepTimeZone(server.db, KOLKATA)).rejects.toThrow(UserError);
    await expect(keepTimeZone(server.db, KOLKATA)).rejects.toThrow(
      /^The time zone of this business is Asia\/Dubai, but TIME_ZONE is Asia\/Kolkata\. Set TIME_ZONE=Asia\/Dubai, or .*: npm run tawseel -- check --repair --time-zone Asia\/Kolkata$/,
    );
  });

  test('wrong, missing and superfluous totals are all repaired', async () => {
    await fill(40);
    await keepTimeZone(server.db, DUBAI);
    const wrong = server.db.updateTable('order_totals');
    await wrong
      .set({ revenue_fils: 7 })
      .where('grain', '=', 'hour')
      .where('start', '<', '2026-10-30T09')
      .execute();
    await wrong.set({ orders: 99 }).where('grain', '=', 'month').execute();
    await server.db.deleteFrom('order_totals').where('grain', '=', 'all').execute();
    await server.db.deleteFrom('order_totals').where('start', '=', '2026-10-31').execute();
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    const stray = { orders: 1, revenue_fils: 2, paid_cod_fils: 3, unpaid_cod_fils: 4, to_collect_fils: 4 };
    await server.db
      .insertInto('order_totals')
      .values({
        grain: 'hour',
        start: '2020-01-01T00',
        warehouse_id,
        delivery_type: 'urgent',
        ...stray,
      })
      .execute();
    expect(await differingTotals(server.db, DUBAI)).not.toEqual([]);
    const progress: [number, number][] = [];
    expect(await repairTotals(server.db, DUBAI, (...step) => progress.push(step))).toBeGreaterThan(5);
    expect(await differingTotals(server.db, DUBAI)).toEqual([]);
    expect(await repairTotals(server.db, DUBAI)).toBe(0);
    expect(
      progress.every(([done, total], index) => done <= total && done >= (progress[index - 1]?.[0] ?? 0)),
    ).toBe(true);
    const gone = server.db.selectFrom('order_totals').selectAll().where('warehouse_id', '=', 'gone');
    expect(await gone.execute()).toEqual([]);
  });

  test('an order created while totals are rebuilt is counted exactly once', async () => {
    await seedEssentials(server.db, DECIDED);
    await fill(40);
    await keepTimeZone(server.db, DUBAI);
    await server.db.updateTable('order_totals').set({ orders: 3, revenue_fils: 0 }).execute();
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 30 }, putIn)),
      repairTotals(server.db, DUBAI),
      repairTotals(server.db, DUBAI),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(201));
    expect(await differingTotals(server.db, DUBAI)).toEqual([]);
    expect(await countOf('orders')).toBe(70);
  });

  test('totals converted to another zone are correct, and a server of the old zone adds nothing to them', async () => {
    await seedEssentials(server.db, DECIDED);
    await fill(40);
    await keepTimeZone(server.db, DUBAI);
    expect((await putIn()).statusCode).toBe(201);
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 30 }, putIn)),
      moveTotals(server.db, KOLKATA),
    ]);
    const stored = answers.filter(({ statusCode }) => statusCode === 201).length;
    expect(answers.filter(({ statusCode }) => statusCode === 503)).toHaveLength(30 - stored);
    expect(await countOf('orders')).toBe(41 + stored);
    await keepTimeZone(server.db, KOLKATA);
    expect(await differingTotals(server.db, KOLKATA)).toEqual([]);

    const moved = {
      status: 503,
      code: 'time_zone_moved',
      message: 'The time zone of this business is now Asia/Kolkata. Restart the server with it.',
    };
    expect(await server.refused(routes.orders.createOrder, { body: order })).toMatchObject(moved);
    expect(
      await server.refused(routes.finance.readAdminFinance, { body: { dateFilter: 'this month' } }),
    ).toMatchObject(moved);
    expect(await server.refused(routes.orders.listOrders, { query: { page: 60, limit: 10 } })).toMatchObject(
      moved,
    );
    expect(await server.refused(routes.health.ready, {}, { token: null })).toMatchObject(moved);
    expect(await countOf('orders')).toBe(41 + stored);
    expect(await differingTotals(server.db, KOLKATA)).toEqual([]);
  });

  test('an interrupted conversion changes nothing', async () => {
    await fill(20);
    await keepTimeZone(server.db, DUBAI);
    const broken = moveTotals(server.db, KOLKATA, (done) => {
      if (done > 5) throw new Error('the plug was pulled');
    });
    await expect(broken).rejects.toThrow('the plug was pulled');
    await keepTimeZone(server.db, DUBAI);
    expect(await differingTotals(server.db, DUBAI)).toEqual([]);
  });
});

import { finance } from '@tawseel/contract/finance';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionOf } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';

/** The present is Saturday 21 November 2026, 14:00 in Dubai, which is 10:00 in UTC. */
const today = (hour: string) => `2026-11-21T${hour}:00.000Z`;
const yesterday = (hour: string) => `2026-11-20T${hour}:00.000Z`;

onEveryDatabase((server) => {
  const ofAll = (body: object) =>
    server.call(finance.readAdminFinance, { body: body as { dateFilter: 'today' } });
  const of = (warehouseId: string, body: object) =>
    server.call(finance.readWarehouseFinance, {
      body: { ...(body as { dateFilter: 'today' }), warehouseId },
    });
  const charge = (charge_fils: number, created_at: string, overrides = {}) =>
    insertOrder(server.db, { charge_fils, created_at, warehouse_id: 'north', ...overrides });

  beforeEach(async () => {
    await insertRow(server.db, 'warehouses', { id: 'north' });
    await insertRow(server.db, 'warehouses', { id: 'south', city: 'Ajman' });
  });

  test('is zero for an empty business, with nothing to compare', async () => {
    const none = {
      totalRevenue: 0,
      expenses: 0,
      profit: 0,
      loss: 0,
      totalOrdersCount: 0,
      totalUsersCount: 0,
    };
    const changes = Object.fromEntries(Object.keys(none).map((name) => [name, null]));
    expect(await ofAll({ dateFilter: 'today' })).toEqual({
      ...none,
      changes,
      spans: {
        current: { from: yesterday('20:00'), to: today('10:00') },
        previous: { from: '2026-11-19T20:00:00.000Z', to: yesterday('10:00'), orders: 0 },
      },
    });
  });

  test('sums the charges of today to the fils, without returned orders, which are counted', async () => {
    await charge(1010, today('05:00'));
    await charge(2020, today('09:59'));
    await charge(9999, today('06:00'), { tracking_status: 'return' });
    // 20:00 UTC is midnight in Dubai.
    await charge(7, yesterday('20:00'));
    await charge(500, yesterday('19:59'));
    await insertRow(server.db, 'cashier_payments', { total_fils: 4000, paid_at: today('00:00') });
    expect(await ofAll({ dateFilter: 'today' })).toMatchObject({
      totalRevenue: 30.37,
      expenses: 40,
      profit: 0,
      loss: 9.63,
      totalOrdersCount: 4,
    });
  });

  test('compares today with yesterday to the same minute', async () => {
    await charge(1500, today('08:00'));
    await charge(1000, yesterday('09:59'));
    await charge(9000, yesterday('10:00'));
    const { changes } = await ofAll({ dateFilter: 'today' });
    expect(changes).toMatchObject({
      totalRevenue: 50,
      profit: 50,
      totalOrdersCount: 0,
      loss: null,
      expenses: null,
    });
  });

  test.each([
    [{ dateFilter: 'today' }, 1, 2],
    [{ dateFilter: 'yesterday' }, 2, 4],
    [{ dateFilter: 'this week' }, 1 + 2 + 4, 8],
    [{ dateFilter: 'this month' }, 1 + 2 + 4 + 8 + 16, 32],
    [{ startDate: '2026-11-20', endDate: '2026-11-21' }, 1 + 2, 4],
    [{ startDate: '2026-10-01', endDate: '2026-10-31' }, 32 + 64, 128],
    [{ startDate: '2000-01-01', endDate: '2030-12-31' }, 255, 0],
  ])('for %j sums the orders of that period, and of the previous one', async (period, fils, before) => {
    const days = [
      '11-21T06',
      '11-20T06',
      '11-19T06',
      '11-11T06',
      '11-01T00',
      '10-12T06',
      '10-31T19',
      '09-30T19',
    ];
    for (const [index, day] of days.entries()) await charge(2 ** index, `2026-${day}:30:00.000Z`);
    const { totalRevenue, changes } = await ofAll(period);
    expect(totalRevenue).toBe(fils / 100);
    expect(changes.totalRevenue).toBe(
      before === 0 ? null : Math.round(((fils - before) / before) * 1000) / 10,
    );
  });

  test.each([
    [{ dateFilter: 'yesterday' }, ['11-19T20', '11-20T20'], ['11-18T20', '11-19T20']],
    [{ dateFilter: 'this week' }, ['11-15T20', '11-21T10'], ['11-08T20', '11-14T10']],
    [{ startDate: '2026-11-21', endDate: '2026-11-22' }, ['11-20T20', '11-21T10'], ['11-18T20', '11-20T20']],
    [{ startDate: '2026-12-01', endDate: '2026-12-01' }, ['11-30T20', '12-01T20'], ['11-29T20', '11-30T20']],
  ])('for %j names the compared spans, also one that ends now', async (period, current, previous) => {
    const span = ([from, to]: string[]) => ({
      from: `2026-${from}:00:00.000Z`,
      to: `2026-${to}:00:00.000Z`,
    });
    const spans = { current: span(current), previous: { ...span(previous), orders: 0 } };
    expect((await ofAll(period)).spans).toEqual(spans);
    expect((await of('north', period)).spans).toEqual(spans);
  });

  test('returns the number of orders behind a change, for the business and for one warehouse', async () => {
    for (const hour of ['05:00', '09:59', '10:01']) await charge(100, yesterday(hour));
    await charge(100, yesterday('06:00'), { warehouse_id: 'south', tracking_status: 'return' });
    const { spans } = await ofAll({ dateFilter: 'today' });
    expect(spans.previous.orders).toBe(3);
    expect((await of('north', { dateFilter: 'today' })).spans.previous.orders).toBe(2);
  });

  test('counts senders that registered in the period, including deleted ones', async () => {
    await insertRow(server.db, 'senders', { created_at: today('01:00') });
    await insertRow(server.db, 'senders', { created_at: today('02:00'), deleted_at: today('03:00') });
    await insertRow(server.db, 'senders', { created_at: yesterday('10:00') });
    expect((await ofAll({ dateFilter: 'today' })).totalUsersCount).toBe(2);
  });

  describe('for one warehouse', () => {
    test('sums its orders, its payments and its cash on delivery', async () => {
      const cod = { payment_method: 'COD', value_fils: 25_000 };
      await charge(3500, today('05:00'), cod);
      await charge(3500, today('05:01'), { ...cod, cash_handed_in_at: today('06:00') });
      await charge(3500, today('05:02'), { ...cod, tracking_status: 'return' });
      await charge(1100, today('05:03'), { ...cod, warehouse_id: 'south' });
      await insertRow(server.db, 'cashier_payments', { total_fils: 1000, warehouse_id: 'north' });
      await insertRow(server.db, 'cashier_payments', { total_fils: 5000, warehouse_id: 'south' });
      expect(await of('north', { dateFilter: 'today' })).toMatchObject({
        totalRevenue: 70,
        expenses: 10,
        profit: 60,
        loss: 0,
        paidCOD: 250,
        unpaidCOD: 250,
      });
      expect(await of('south', { dateFilter: 'today' })).toMatchObject({
        totalRevenue: 11,
        loss: 39,
        paidCOD: 0,
      });
    });

    test('must exist', async () => {
      const body = { dateFilter: 'today', warehouseId: 'nowhere' };
      expect(await server.refused(finance.readWarehouseFinance, { body })).toMatchObject({ status: 404 });
    });
  });

  test('is limited to the own warehouse for a supervisor', async () => {
    await charge(1010, today('05:00'));
    await charge(2020, today('05:00'), { warehouse_id: 'south' });
    for (const warehouse_id of ['north', 'south'])
      await insertRow(server.db, 'cashier_payments', {
        total_fils: 400,
        paid_at: today('00:00'),
        warehouse_id,
      });
    const { id: staff_id } = await insertRow(server.db, 'staff', {
      kind: 'supervisor',
      warehouse_id: 'north',
    });
    const along = { token: await sessionOf(server.db, staff_id) };
    const body = { dateFilter: 'today' } as const;
    const own = { totalRevenue: 10.1, expenses: 4 };
    expect(await server.call(finance.readAdminFinance, { body }, along)).toMatchObject({
      ...own,
      totalOrdersCount: 1,
    });
    const north = { body: { ...body, warehouseId: 'north' } };
    expect(await server.call(finance.readWarehouseFinance, north, along)).toMatchObject(own);
    const south = { body: { ...body, warehouseId: 'south' } };
    expect((await server.refused(finance.readWarehouseFinance, south, along)).status).toBe(404);
  });

  test('refuses an invalid period', async () => {
    const bad = [
      {},
      { dateFilter: 'last year' },
      { startDate: '2026-11-21' },
      { startDate: '2026-11-21', endDate: '2026-11-20' },
      { startDate: '2026-02-30', endDate: '2026-03-01' },
    ];
    for (const body of bad) {
      expect(await server.refused(finance.readAdminFinance, { body })).toMatchObject({ status: 422 });
    }
  });
});

import { apiKeys } from '@tawseel/contract/api-keys';
import { business } from '@tawseel/contract/business';
import { charges } from '@tawseel/contract/charges';
import { overview } from '@tawseel/contract/overview';
import { expect, test } from 'vitest';
import { firstStart } from '../../first-start.ts';
import { readSettings } from '../../platform/settings.ts';
import { NOW, sessionOf } from '../../testing/app.ts';
import { insertCase } from '../../testing/hub.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { BUSINESS } from '../../testing/requests.ts';
import { insertManyOrders, insertOrder, insertRow, ordinaryOrder } from '../../testing/rows.ts';

const ago = (days: number) => new Date(Date.parse(NOW) - days * 24 * 60 * 60 * 1000).toISOString();

onEveryDatabase((server) => {
  const read = async () => (await server.call(overview.readOverview, {})).data;
  const open = async () => (await server.call(overview.listOpenCash, {})).data;

  test('the overview of an empty business is fourteen empty days, without debtors', async () => {
    const { days, ...figures } = await read();
    expect(days).toHaveLength(14);
    expect(days.at(-1)).toEqual({ day: '2026-11-21', orders: 0, revenue: 0 });
    expect(days[0]?.day).toBe('2026-11-08');
    expect(figures).toEqual({
      today: { orders: 0, openCash: 0 },
      cashWithDrivers: 0,
      unheldCash: 0,
      cashToCollect: 0,
      stuckOrders: 0,
      moreThanStuck: false,
      missingParcels: 0,
      moreThanMissing: false,
      waitingParcels: 0,
      callsDue: 0,
      firstSteps: ['business', 'warehouse', 'people', 'sender', 'order'],
    });
    expect(await open()).toEqual([]);
  });

  test('each first step of a new business disappears once done, and returns when that is undone', async () => {
    const steps = async () => (await read()).firstSteps;
    await firstStart({ db: server.db, clock: server.clock.read, settings: readSettings({ DEMO: 'no' }) });
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    expect(await steps()).toEqual(['business', 'prices', 'people', 'sender', 'order']);
    await server.call(business.updateBusiness, { body: { ...BUSINESS, version: 0 } });
    expect(await steps()).toEqual(['prices', 'people', 'sender', 'order']);
    for (const prices of ['charges', 'normal-rates', 'urgent-rates'] as const) {
      expect(await steps()).toContain('prices');
      await server.call(charges.keepStartingPrices, { body: { prices } });
    }
    expect(await steps()).toEqual(['people', 'sender', 'order']);
    await insertRow(server.db, 'staff', { kind: 'driver', warehouse_id });
    expect(await steps()).toEqual(['sender', 'order']);
    const { id: ownerId } = await insertRow(server.db, 'senders');
    expect(await steps()).toEqual(['senderKey', 'order']);
    const body = { name: 'Shop', role: 'sender' as const, ownerId };
    const { data } = await server.call(apiKeys.createApiKey, { body });
    expect(await steps()).toEqual(['order']);
    await insertOrder(server.db, { warehouse_id });
    expect(await steps()).toEqual([]);
    await server.call(apiKeys.revokeApiKey, { params: { id: data._id } });
    expect(await steps()).toEqual(['senderKey']);
  });

  test('a business with ten orders is not new, and first steps are only for administrators', async () => {
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    const { id: staff_id } = await insertRow(server.db, 'staff', { kind: 'supervisor', warehouse_id });
    const token = await sessionOf(server.db, staff_id);
    const ofSupervisor = await server.call(overview.readOverview, {}, { token });
    expect(ofSupervisor.data.firstSteps).toBeUndefined();
    await insertManyOrders(server.db, Array.from({ length: 9 }, ordinaryOrder));
    expect((await read()).firstSteps).toContain('sender');
    await insertOrder(server.db);
    expect((await read()).firstSteps).toBeUndefined();
  });

  test('has each day, the cash of today and the orders not moved for three days', async () => {
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    const put = (days: number, more: object = {}) => ({
      ...ordinaryOrder(),
      warehouse_id,
      created_at: ago(days),
      ...more,
    });
    const cash = { payment_method: 'COD', value_fils: 12_550 };
    await insertManyOrders(server.db, [
      put(0, cash),
      put(0, { ...cash, tracking_status: 'delivered', cash_handed_in_at: NOW }),
      put(2),
      put(4, cash),
      put(5, { tracking_status: 'delivered' }),
      put(13),
      put(14),
      put(20, { moved_at: ago(1) }),
    ]);
    const { days, today, cashToCollect, stuckOrders } = await read();
    expect(days.map(({ orders }) => orders)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 2]);
    expect(days.at(-1)).toEqual({ day: '2026-11-21', orders: 2, revenue: 56 });
    expect({ today, cashToCollect, stuckOrders }).toEqual({
      today: { orders: 2, openCash: 125.5 },
      cashToCollect: 251,
      stuckOrders: 3,
    });
  });

  test('lists the largest debtor first, without cash that was handed in, returned, paid by card or zero', async () => {
    const noor = await insertRow(server.db, 'senders', { name: 'Noor Trading', role: 'Company' });
    const layla = await insertRow(server.db, 'senders', { name: 'Layla Haddad' });
    const paid = await insertRow(server.db, 'senders', { name: 'Paid Up' });
    const put = (sender_id: string | null, value_fils: number, more: object = {}) =>
      insertOrder(server.db, { sender_id, value_fils, payment_method: 'COD', ...more });
    await put(layla.id, 30_000);
    await put(noor.id, 20_000);
    await put(noor.id, 15_050);
    await put(noor.id, 99_000, { tracking_status: 'return' });
    await put(paid.id, 99_000, { tracking_status: 'delivered', cash_handed_in_at: NOW });
    await put(paid.id, 99_000, { payment_method: 'Card' });
    await put(paid.id, 0);
    await put(null, 99_000);
    expect(await open()).toEqual([
      { _id: noor.id, name: 'Noor Trading', role: 'Company', unpaidOrders: 2, unpaidCOD: 350.5 },
      { _id: layla.id, name: 'Layla Haddad', role: 'User', unpaidOrders: 1, unpaidCOD: 300 },
    ]);
  });

  test('is limited to the own warehouse for a supervisor, including debtors', async () => {
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    const { id: staff_id } = await insertRow(server.db, 'staff', { kind: 'supervisor', warehouse_id });
    const { id: sender_id } = await insertRow(server.db, 'senders', { name: 'Layla Haddad' });
    const { id: other } = await insertRow(server.db, 'senders', { name: 'Noor Trading' });
    const cash = { payment_method: 'COD', value_fils: 10_000, created_at: ago(4) };
    await insertOrder(server.db, { ...cash, sender_id, warehouse_id });
    await insertOrder(server.db, { ...cash, sender_id: other });
    const along = { token: await sessionOf(server.db, staff_id) };
    const { days, cashToCollect, stuckOrders } = (await server.call(overview.readOverview, {}, along)).data;
    expect(days.reduce((sum, { orders }) => sum + orders, 0)).toBe(1);
    expect([cashToCollect, stuckOrders]).toEqual([100, 1]);
    const owed = (await server.call(overview.listOpenCash, {}, along)).data;
    expect(owed.map(({ name }) => name)).toEqual(['Layla Haddad']);
  });

  test('counts missing parcels, those waiting for a driver and calls to make, in the own warehouse for a supervisor', async () => {
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    const { id: elsewhere } = await insertRow(server.db, 'warehouses');
    const { id: staff_id } = await insertRow(server.db, 'staff', { kind: 'supervisor', warehouse_id });
    const put = (more: object) => insertOrder(server.db, { tracking_status: 'warehouse', ...more });
    const lost = await put({ warehouse_id });
    for (const at of [warehouse_id, warehouse_id, elsewhere]) await put({ warehouse_id: at });
    await put({ warehouse_id, tracking_status: 'assignedtodriver' });
    await server.db
      .updateTable('custody')
      .set({ exception: 'missing' })
      .where('seq', '=', lost.seq)
      .execute();
    for (const [at, due_at] of [
      [warehouse_id, ago(1)],
      [warehouse_id, ago(-1)],
      [elsewhere, ago(1)],
    ] as const) {
      const failed = await put({ warehouse_id: at, tracking_status: 'assignedtodriver' });
      await insertCase(server.db, failed, { due_at });
    }
    const countsOf = ({ missingParcels, waitingParcels, callsDue }: Awaited<ReturnType<typeof read>>) => [
      missingParcels,
      waitingParcels,
      callsDue,
    ];
    expect(countsOf(await read())).toEqual([1, 3, 2]);
    const along = { token: await sessionOf(server.db, staff_id) };
    expect(countsOf((await server.call(overview.readOverview, {}, along)).data)).toEqual([1, 2, 1]);
  });

  test('lists the ten largest debtors', async () => {
    for (let owed = 1; owed <= 11; owed += 1) {
      const { id: sender_id } = await insertRow(server.db, 'senders');
      await insertOrder(server.db, { sender_id, payment_method: 'COD', value_fils: owed * 100 });
    }
    expect((await open()).map(({ unpaidCOD }) => unpaidCOD)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });
});

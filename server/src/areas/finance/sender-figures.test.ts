import type { TrackingStatus } from '@tawseel/contract/facts/tracking';
import { finance } from '@tawseel/contract/finance';
import { orders } from '@tawseel/contract/orders';
import { senderFigures } from '@tawseel/contract/sender-figures';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionOf } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';

/** Noon of a day in November 2026 in Dubai, which is 08:00 in UTC. */
const noon = (day: number) => `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`;
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

onEveryDatabase((server) => {
  let id: string;

  beforeEach(async () => {
    ({ id } = await insertRow(server.db, 'senders', { name: 'Noor Trading', role: 'Company' }));
    await insertRow(server.db, 'warehouses', { id: 'north' });
    await insertRow(server.db, 'warehouses', { id: 'south' });
  });

  const read = async (query: { from: string; to: string }, along = {}) =>
    (await server.call(senderFigures.readSenderFigures, { params: { id }, query }, along)).data;
  const problemsOf = async (query: object) =>
    (
      await server.refused(senderFigures.readSenderFigures, {
        params: { id },
        query: query as typeof NOVEMBER,
      })
    ).issues;
  const put = (more: object = {}) =>
    insertOrder(server.db, { sender_id: id, warehouse_id: 'north', created_at: noon(1), ...more });
  /** An order that a driver has, for cash on delivery. */
  const putOut = (more: object = {}) =>
    put({ tracking_status: 'assignedtodriver', payment_method: 'COD', value_fils: 25_000, ...more });
  type StoredOrder = { tracking_id: string };
  const move = ({ tracking_id: trackingID }: StoredOrder, trackingStatus: TrackingStatus, at: string) => {
    server.clock.set(at);
    return server.call(orders.moveOrder, { params: { trackingID }, body: { trackingStatus } });
  };
  const undo = async ({ tracking_id: trackingID }: StoredOrder) => {
    const { data } = await server.call(orders.readOrder, { params: { trackingID } });
    const body = { version: data.version, reason: 'The wrong parcel' };
    return server.call(orders.undoMove, { params: { trackingID }, body });
  };

  test('refuses an unknown or deleted sender', async () => {
    const deleted = await insertRow(server.db, 'senders', { deleted_at: noon(2) });
    for (const unknown of ['nobody', deleted.id]) {
      const refused = server.refused(senderFigures.readSenderFigures, {
        params: { id: unknown },
        query: NOVEMBER,
      });
      expect(await refused).toMatchObject({ status: 404, code: 'no_such_sender' });
    }
  });

  test('explains what is wrong with a period', async () => {
    const { to } = NOVEMBER;
    expect(await problemsOf({ from: '2026-12-01', to })).toMatchObject([
      { path: 'to', message: 'The last day must not be before the first.' },
    ]);
    expect(await problemsOf({ from: '2026-02-30', to })).toMatchObject([
      { path: 'from', message: 'Must be a day like 2026-12-02.' },
    ]);
    expect(await problemsOf({ from: '2025-11-29', to })).toMatchObject([
      { path: 'to', message: 'Choose at most 366 days.' },
    ]);
    expect(await problemsOf({ to })).toMatchObject([{ path: 'from' }]);
    await read({ from: '2025-11-30', to });
  });

  test('refuses an operator and a cashier, who see no finance', async () => {
    for (const kind of ['operator', 'cashier'] as const) {
      const { id: staff_id } = await insertRow(server.db, 'staff', { kind, warehouse_id: 'north' });
      const along = { token: await sessionOf(server.db, staff_id) };
      const refused = server.refused(
        senderFigures.readSenderFigures,
        { params: { id }, query: NOVEMBER },
        along,
      );
      expect((await refused).status).toBe(403);
    }
  });

  test('are 0 for a sender without orders', async () => {
    expect(await read(NOVEMBER)).toEqual({
      orders: 0,
      charges: 0,
      delivered: 0,
      returned: 0,
      ...{ dueCOD: 0, shortCOD: 0, overCOD: 0, collectedCOD: 0 },
      ...{ collectedCash: 0, collectedCard: 0, unpaidCOD: 0, unrecordedCOD: 0 },
    });
  });

  test('count orders and charges by the day of their creation in Dubai, charges as finance does', async () => {
    const { id: other } = await insertRow(server.db, 'senders');
    await put({ created_at: '2026-10-31T19:59:59.999Z', charge_fils: 1 });
    await put({ created_at: '2026-10-31T20:00:00.000Z', charge_fils: 1010 });
    await put({ created_at: '2026-11-30T19:59:59.999Z', charge_fils: 2020 });
    await put({ created_at: '2026-11-30T20:00:00.000Z', charge_fils: 2 });
    await put({ tracking_status: 'return', charge_fils: 9999 });
    expect(await read(NOVEMBER)).toMatchObject({ orders: 3, charges: 30.3 });
    const body = { startDate: NOVEMBER.from, endDate: NOVEMBER.to };
    const all = await server.call(finance.readAdminFinance, { body });
    expect([all.totalOrdersCount, all.totalRevenue]).toEqual([3, 30.3]);
    await put({ sender_id: other, charge_fils: 5000 });
    expect(await read(NOVEMBER)).toMatchObject({ orders: 3, charges: 30.3 });
  });

  describe('deliveries and returns', () => {
    test('count on the day they happened, whenever the order was created', async () => {
      const old = await putOut({ created_at: '2026-08-02T08:00:00.000Z' });
      await move(old, 'delivered', '2026-11-05T19:59:00.000Z');
      await move(await putOut(), 'return', '2026-11-05T20:00:00.000Z');
      const onDay = (day: string) => read({ from: day, to: day });
      expect(await onDay('2026-11-05')).toMatchObject({ orders: 0, delivered: 1, returned: 0 });
      expect(await onDay('2026-11-06')).toMatchObject({ orders: 0, delivered: 0, returned: 1 });
      expect(await onDay('2026-11-01')).toMatchObject({ orders: 1, delivered: 0, returned: 0 });
      for (const from of ['2026-11-01', '2026-10-01'])
        expect(await read({ from, to: NOVEMBER.to })).toMatchObject({ orders: 1, delivered: 1, returned: 1 });
    });

    test('count cash on delivery on that day once it is recorded, also if the order is corrected', async () => {
      const order = await putOut();
      await move(order, 'delivered', noon(5));
      await move(await putOut({ value_fils: 1050 }), 'delivered', noon(5));
      await move(await putOut({ payment_method: 'Card' }), 'delivered', noon(5));
      await move(await putOut(), 'return', noon(5));
      const day = { from: '2026-11-05', to: '2026-11-05' };
      expect(await read(day)).toMatchObject({ delivered: 3, collectedCOD: 0, unrecordedCOD: 260.5 });
      server.clock.set(noon(9));
      const params = { trackingID: order.tracking_id };
      await server.call(orders.handInCash, { params, body: { cashHandedIn: true } });
      const { data } = await server.call(orders.readOrder, { params });
      const body = { version: data.version, reference: '#7', reason: 'As the shop asked' };
      await server.call(orders.updateOrder, { params, body });
      const recorded = {
        delivered: 3,
        dueCOD: 250,
        collectedCOD: 250,
        collectedCash: 250,
        unrecordedCOD: 10.5,
      };
      expect(await read(day)).toMatchObject(recorded);
      const later = await read({ from: '2026-11-06', to: '2026-11-30' });
      expect(later).toMatchObject({ delivered: 0, collectedCOD: 0, unrecordedCOD: 0 });
    });

    test('are what was collected, in cash and by card, short and over', async () => {
      const held = { collected_cash_fils: 18_000, collected_card_fils: 0 };
      const settled = { ...held, cash_handed_in_at: noon(5) };
      for (const row of [
        held,
        { ...settled, collected_cash_fils: 30_000 },
        { ...settled, collected_cash_fils: 0 },
        { ...settled, collected_cash_fils: 5_000, collected_card_fils: 20_000 },
        { ...settled, payment_method: 'Card', collected_cash_fils: 0 },
      ])
        await move(await putOut(row), 'delivered', noon(5));
      expect(await read(NOVEMBER)).toMatchObject({
        ...{ delivered: 5, dueCOD: 1000, shortCOD: 70 + 250, overCOD: 50, collectedCOD: 730 },
        ...{ collectedCash: 530, collectedCard: 200, unpaidCOD: 180, unrecordedCOD: 0 },
      });
    });

    test('omit one that was undone, and count a repeated one once, on the later day', async () => {
      const order = await putOut({ tracking_status: 'warehouse' });
      await move(order, 'assignedtodriver', noon(4));
      await move(order, 'delivered', noon(5));
      await undo(order);
      expect(await read(NOVEMBER)).toMatchObject({ delivered: 0, unrecordedCOD: 0 });
      await move(order, 'delivered', noon(7));
      const untilSix = await read({ from: '2026-11-01', to: '2026-11-06' });
      expect(untilSix).toMatchObject({ delivered: 0, unrecordedCOD: 0 });
      expect(await read(NOVEMBER)).toMatchObject({ delivered: 1, unrecordedCOD: 250 });
    });

    test('count a cancelled order as returned', async () => {
      const { tracking_id: trackingID } = await put();
      await server.call(orders.cancelOrder, { params: { trackingID }, body: { reason: 'Ordered twice' } });
      expect(await read(NOVEMBER)).toMatchObject({ orders: 1, charges: 0, returned: 1 });
    });
  });

  test('are limited to the own warehouse for a supervisor', async () => {
    await put({ charge_fils: 1010 });
    await put({ charge_fils: 2020, warehouse_id: 'south' });
    await move(await putOut({ charge_fils: 0 }), 'delivered', noon(5));
    await move(await putOut({ charge_fils: 0, warehouse_id: 'south' }), 'delivered', noon(5));
    const { id: staff_id } = await insertRow(server.db, 'staff', {
      kind: 'supervisor',
      warehouse_id: 'north',
    });
    const along = { token: await sessionOf(server.db, staff_id) };
    const own = { orders: 2, charges: 10.1, delivered: 1, unrecordedCOD: 250 };
    expect(await read(NOVEMBER, along)).toMatchObject(own);
    const all = { orders: 4, charges: 30.3, delivered: 2, unrecordedCOD: 500 };
    expect(await read(NOVEMBER)).toMatchObject(all);
  });
});

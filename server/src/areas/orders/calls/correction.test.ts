import { routes } from '@tawseel/contract';
import type { TRACKING_STATUSES } from '@tawseel/contract/facts/tracking';
import type { OrderCorrection } from '@tawseel/contract/order-requests';
import { orders } from '@tawseel/contract/orders';
import { beforeEach, expect, test } from 'vitest';
import { findLeftBehind } from '../../../platform/engine/orphans.ts';
import { insertKey } from '../../../testing/keys.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { ORDER } from '../../../testing/requests.ts';
import { insertArea, insertRow } from '../../../testing/rows.ts';
import { differingTotals } from '../store/differing-totals.ts';
import { LIVE_ORDERS } from '../store/live-orders.ts';

type Correction = Partial<OrderCorrection>;

onEveryDatabase((server) => {
  let warehouseId: string;
  beforeEach(async () => {
    ({ id: warehouseId } = await insertRow(server.db, 'warehouses'));
    for (const [to_city, rate_fils] of [
      ['Sharjah', 2000],
      ['Ajman', 2600],
      ['Dubai', 2000],
    ] as const) {
      await insertRow(server.db, 'city_rates', { to_city, rate_fils });
    }
    await insertRow(server.db, 'city_rates', { to_city: 'Fujairah', starting: 1 });
    await insertRow(server.db, 'weight_charges', { from_grams: 0, up_to_grams: 5000, price_fils: 500 });
    await insertRow(server.db, 'weight_charges', { from_grams: 5000, up_to_grams: 30_000, price_fils: 900 });
    await insertRow(server.db, 'size_charges', { max_volume: 8000, price_fils: 250 });
  });

  const take = async (said: object = {}) =>
    (await server.call(orders.createOrder, { body: { ...ORDER, warehouseId, ...said } })).data;
  const read = async (trackingID: string) =>
    (await server.call(orders.readOrder, { params: { trackingID } })).data;
  const versionOf = async (trackingID: string) => (await read(trackingID)).version;
  const correct = async (trackingID: string, said: Correction) =>
    server.call(orders.updateOrder, {
      params: { trackingID },
      body: { version: await versionOf(trackingID), ...said },
    });
  const refusal = async (trackingID: string, said: object) =>
    server.refused(orders.updateOrder, {
      params: { trackingID },
      body: { version: await versionOf(trackingID), ...said },
    });
  const move = (trackingID: string, trackingStatus: (typeof TRACKING_STATUSES)[number]) =>
    server.call(orders.moveOrder, { params: { trackingID }, body: { trackingStatus } });
  const history = async (trackingID: string) =>
    (await server.call(orders.listTrackingEvents, { params: { trackingID } })).data;

  test('a created order is corrected freely, and is found by its new name', async () => {
    const { trackingID } = await take();
    const { message, data } = await correct(trackingID, {
      dropoff: { receiverName: 'Hamad Al Ali', receiverPhone: '050 118 6641', street: 'Al Nahda 4' },
      pickup: { senderPhone: '+971 50 771 0933' },
      orderTitle: 'Two perfume sets',
      orderValue: 300,
      reference: '#77',
      orderDetails: 'Fragile',
    });
    expect(message).toBe(`${trackingID} was corrected.`);
    expect(data).toMatchObject({
      dropoff: { receiverName: 'Hamad Al Ali', receiverPhone: '050 118 6641', street: 'Al Nahda 4' },
      pickup: { senderName: 'Layla Haddad', senderPhone: '+971 50 771 0933' },
      orderTitle: 'Two perfume sets',
      orderValue: 300,
      reference: '#77',
      orderDetails: 'Fragile',
      charge: { total: 27.5 },
    });
    for (const by of [
      { search: 'hamad al' },
      { search: '#77' },
      { phone: '0501186641' },
      { phone: '507710933' },
    ]) {
      const { data: found } = await server.call(orders.listOrders, { query: { page: 1, ...by } });
      expect(found).toEqual([data]);
    }
    expect((await history(trackingID)).at(-1)).toMatchObject({
      event: 'corrected',
      status: 'created',
      changes: [
        { field: 'reference', before: '', after: '#77' },
        { field: 'dropoff.receiverName', before: 'Omar Farouk', after: 'Hamad Al Ali' },
        { field: 'dropoff.receiverPhone', before: '+971 52 118 6640', after: '050 118 6641' },
        { field: 'dropoff.street', before: 'King Faisal Street', after: 'Al Nahda 4' },
        { field: 'pickup.senderPhone', before: '+971 50 771 0932', after: '+971 50 771 0933' },
        { field: 'orderTitle', before: 'Perfume set', after: 'Two perfume sets' },
        { field: 'orderValue', before: '250', after: '300' },
        { field: 'orderDetails', before: '', after: 'Fragile' },
      ],
    });
  });

  test('unchanged values change nothing, and add no event', async () => {
    const { trackingID } = await take();
    const same = {
      dropoff: { ...ORDER.dropoff, city: 'Sharjah' },
      orderValue: ORDER.orderValue,
    } as const;
    expect((await correct(trackingID, same)).message).toBe(`${trackingID} has no changes.`);
    expect(await history(trackingID)).toHaveLength(1);
  });

  test('an order that has moved is corrected only with a reason, which the history stores', async () => {
    const { trackingID } = await take();
    await move(trackingID, 'accepted');
    expect(await refusal(trackingID, { orderValue: 99 })).toMatchObject({
      status: 422,
      issues: [{ path: 'reason', message: `Enter a reason: ${trackingID} is already ready for pickup.` }],
    });
    await correct(trackingID, { orderValue: 99, reason: 'The sender rang' });
    expect((await history(trackingID)).at(-1)).toMatchObject({
      event: 'corrected',
      reason: 'The sender rang',
    });
    const query = { call: 'orders.updateOrder' };
    const [written] = (await server.call(routes.audit.listAudit, { query })).data;
    expect(written).toMatchObject({
      before: { orderValue: 250 },
      after: { orderValue: 99, reason: 'The sender rang' },
    });
  });

  test('a correction names the listed area of any of its names, and keeps other texts and those of a sender', async () => {
    const names = { name: 'Corniche', name_ar: 'الكورنيش', aliases: '["Al Cornish"]' };
    await insertArea(server.db, { city: 'Sharjah', ...names });
    const areaAfter = async (area: string, token?: string) => {
      const { trackingID } = await take(token ? { senderId: shop.id } : {});
      const body = { version: await versionOf(trackingID), dropoff: { area } };
      const along = token === undefined ? {} : { token };
      await server.call(orders.updateOrder, { params: { trackingID }, body }, along);
      return (await read(trackingID)).order.dropoff?.area;
    };
    const shop = await insertRow(server.db, 'senders');
    const key = await insertKey(server.db, 'sender', null, { sender_id: shop.id });
    for (const typed of ['CORNISH', 'Cornish, Sharjah', 'كورنيش', 'corniche'])
      expect(await areaAfter(typed), typed).toBe('Corniche');
    expect(await areaAfter('Villa 9, Cornish')).toBe('Villa 9, Cornish');
    expect(await areaAfter('CORNISH', key)).toBe('CORNISH');
  });

  test('a correction is not a move: a stuck order stays stuck', async () => {
    const { trackingID, movedAt } = await take();
    server.clock.advance(3 * 24 * 3_600_000);
    expect((await correct(trackingID, { orderDetails: 'Fragile' })).data.movedAt).toBe(movedAt);
    expect((await move(trackingID, 'accepted')).data.movedAt).not.toBe(movedAt);
  });

  test('only the reference and details of a finished order can be corrected', async () => {
    const { trackingID } = await take();
    for (const status of ['accepted', 'pickup', 'warehouse', 'assignedtodriver', 'delivered'] as const) {
      await move(trackingID, status);
    }
    expect(await refusal(trackingID, { orderValue: 99, reason: 'x' })).toMatchObject({
      status: 409,
      message: `${trackingID} is delivered: only its reference and details can be corrected.`,
    });
    const { data } = await correct(trackingID, {
      reference: 'R-1',
      orderDetails: 'Left with the guard',
      reason: 'x',
    });
    expect(data).toMatchObject({ reference: 'R-1', orderDetails: 'Left with the guard' });
  });

  test('a correction that changes the price shows the new one first, and is applied once that is confirmed', async () => {
    const { trackingID } = await take();
    const said = { dropoff: { city: 'Ajman' }, orderWeight: 6 } as const;
    expect(await refusal(trackingID, said)).toMatchObject({
      status: 409,
      message: `The price of ${trackingID} changes from AED 27.50 to AED 37.50. Confirm the new price.`,
      issues: [{ path: 'confirmCharge' }],
      charge: { base: 26, weight: 9, size: 2.5, packing: 0, total: 37.5 },
    });
    expect(await refusal(trackingID, { ...said, confirmCharge: 37 })).toMatchObject({ status: 409 });
    expect((await read(trackingID)).order.charge.total).toBe(27.5);
    const { message, data } = await correct(trackingID, { ...said, confirmCharge: 37.5 });
    expect(message).toBe(`${trackingID} was corrected. New price: AED 37.50.`);
    expect(data).toMatchObject({ dropoff: { city: 'Ajman', area: '' }, charge: { total: 37.5 } });
    expect(await differingTotals(server.db, 'Asia/Dubai')).toEqual([]);
    const today = { body: { dateFilter: 'today' } } as const;
    expect((await server.call(routes.finance.readAdminFinance, today)).totalRevenue).toBe(37.5);
  });

  test('an order made urgent or packed is priced again, and counted, listed and found in its new state', async () => {
    await insertRow(server.db, 'city_rates', { mode: 'urgent', rate_fils: 3345 });
    await insertRow(server.db, 'packing_charges', { price_fils: 355 });
    const { trackingID, createdAt } = await take({ additionalServices: true });
    const other = await take({ deliveryType: 'urgent' });
    expect(createdAt).toBe(other.createdAt);
    const said = { deliveryType: 'urgent', additionalServices: false } as const;
    expect((await refusal(trackingID, said)).charge).toEqual({
      base: 33.45,
      weight: 5,
      size: 2.5,
      packing: 0,
      total: 40.95,
    });
    const { data } = await correct(trackingID, { ...said, confirmCharge: 40.95 });
    expect(data).toMatchObject({ mode: 'urgent', deliveryType: 'urgent', additionalServices: false });
    expect((await history(trackingID)).at(-1)?.changes).toEqual([
      { field: 'deliveryType', before: 'normal', after: 'urgent' },
      { field: 'additionalServices', before: 'true', after: 'false' },
      { field: 'charge.total', before: '31.05', after: '40.95' },
    ]);
    expect(await differingTotals(server.db, 'Asia/Dubai')).toEqual([]);
    expect(await server.call(orders.countOrders)).toEqual({ urgentOrders: 2, normalOrders: 0 });
    const found = async (query: object) =>
      (await server.call(orders.listOrders, { query: { page: 1, ...query } })).data.map(
        (one) => one.trackingID,
      );
    expect(await found({ mode: 'normal' })).toEqual([]);
    expect((await found({ mode: 'urgent' })).sort()).toEqual([trackingID, other.trackingID].sort());
    expect(await found({ mode: 'urgent', search: trackingID })).toEqual([trackingID]);
    expect(await found({ search: trackingID })).toEqual([trackingID]);
    expect(await found({ mode: 'urgent', city: 'Sharjah', search: 'Omar Farouk' })).toHaveLength(2);
    const today = { body: { dateFilter: 'today' } } as const;
    expect((await server.call(routes.finance.readAdminFinance, today)).totalRevenue).toBe(81.9);
    await correct(trackingID, { deliveryType: 'normal', confirmCharge: 27.5 });
    expect(await server.call(orders.countOrders)).toEqual({ urgentOrders: 1, normalOrders: 1 });
    expect(await found({ mode: 'normal' })).toEqual([trackingID]);
    expect(await differingTotals(server.db, 'Asia/Dubai')).toEqual([]);
  });

  test('an unchanged price needs no confirmation, and is not affected by current rates', async () => {
    const { trackingID } = await take();
    await server.db.updateTable('city_rates').set({ rate_fils: 9900 }).execute();
    const { data } = await correct(trackingID, { orderValue: 99, dropoff: { street: 'Al Nahda 4' } });
    expect(data.charge.total).toBe(27.5);
  });

  test('an unconfirmed price, a missing rate or too much weight refuse a correction and leave the order unchanged', async () => {
    const { trackingID } = await take();
    for (const [said, why] of [
      [{ dropoff: { city: 'Fujairah' } }, 'is not confirmed yet'],
      [{ dropoff: { city: 'Umm-Al-Quwain' } }, 'There is no normal rate from Dubai to Umm Al Quwain'],
      [{ orderWeight: 31 }, 'above 30 kg'],
    ] as const) {
      const refused = await refusal(trackingID, said);
      expect([refused.status, refused.message]).toEqual([422, expect.stringContaining(why)]);
    }
    expect(await history(trackingID)).toHaveLength(1);
  });

  test('the second of two corrections at once is refused as stale', async () => {
    const { trackingID } = await take();
    const version = await versionOf(trackingID);
    const asked = (orderDetails: string) => ({ params: { trackingID }, body: { version, orderDetails } });
    const answers = await Promise.all(
      ['Fragile', 'Ring twice'].map((details) => server.send(orders.updateOrder, asked(details))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      `Someone else changed ${trackingID} meanwhile. Refresh, then try again.`,
    );
    expect(await history(trackingID)).toHaveLength(2);
  });

  test("refuses a reference that another order of the sender has, but not the order's own", async () => {
    await take({ reference: '#1' });
    const { trackingID } = await take({ reference: '#2' });
    expect(await refusal(trackingID, { reference: '#1' })).toMatchObject({
      status: 409,
      issues: [{ path: 'reference' }],
    });
    await correct(trackingID, { reference: '#2', orderDetails: 'Fragile' });
    expect((await correct(trackingID, { reference: '' })).data.reference).toBe('');
  });

  test('refuses cash on delivery for a deleted sender, and accepts other corrections', async () => {
    const { id: senderId } = await insertRow(server.db, 'senders', { name: 'Noor Trading', role: 'Company' });
    await insertRow(server.db, 'city_rates', { company_id: senderId, rate_fils: 1000 });
    const { trackingID } = await take({ senderId, paymentMethod: 'Card' });
    const free = await take({ senderId, orderValue: 0 });
    await server.call(routes.senders.deleteSender, { params: { id: senderId } });
    expect(await refusal(trackingID, { paymentMethod: 'COD' })).toMatchObject({
      status: 409,
      issues: [{ path: 'paymentMethod' }],
    });
    expect(await refusal(free.trackingID, { orderValue: 5 })).toMatchObject({
      status: 409,
      issues: [{ path: 'orderValue' }],
    });
    // At the rates that were the company's own.
    const { data } = await correct(trackingID, { orderWeight: 6, confirmCharge: 21.5 });
    expect(data.charge).toMatchObject({ base: 10, total: 21.5 });
    expect(await findLeftBehind(server.db, LIVE_ORDERS)).toEqual([]);
  });
});

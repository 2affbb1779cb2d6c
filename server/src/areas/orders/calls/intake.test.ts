import { isTrackingId } from '@tawseel/contract/facts/tracking-id';
import { orders } from '@tawseel/contract/orders';
import type { RequestInput } from '@tawseel/contract/route';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteOldAnswers } from '../../../platform/engine/idempotency.ts';
import { ADMIN, sessionOf } from '../../../testing/app.ts';
import { insertKey } from '../../../testing/keys.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { ORDER } from '../../../testing/requests.ts';
import { insertRow } from '../../../testing/rows.ts';

type OrderInput = RequestInput<typeof orders.createOrder>['body'];

const sides = ORDER.parcelSize;
const pickup = { ...ORDER.pickup, area: 'Al Barsha' };
const asked: OrderInput = {
  ...ORDER,
  orderWeight: 4.2,
  additionalServices: true,
  pickup,
  dropoff: { ...ORDER.dropoff, city: 'Ajman' },
  orderValue: 250.5,
};

onEveryDatabase((server) => {
  const create = (body: OrderInput, headers: Record<string, string> = {}) =>
    server.call(orders.createOrder, { body }, { headers });
  const refusal = (body: object, headers: Record<string, string> = {}) =>
    server.refused(orders.createOrder, { body: { ...asked, ...body } }, { headers });
  const countAll = async () => (await server.call(orders.listOrders, { query: { page: 1 } })).total;
  const rate = { from_city: 'Dubai', to_city: 'Ajman' };

  // The prices of the worked example in price.ts.
  beforeEach(async () => {
    await insertRow(server.db, 'warehouses', {
      id: 'dubai',
      city: 'Dubai',
      created_at: '2026-01-02T00:00:00.000Z',
    });
    await insertRow(server.db, 'city_rates', { ...rate, id: 'general', rate_fils: 2200 });
    await insertRow(server.db, 'weight_charges', { from_grams: 0, up_to_grams: 5000, price_fils: 500 });
    await insertRow(server.db, 'size_charges', { max_volume: 8000, price_fils: 250 });
    await insertRow(server.db, 'packing_charges', { price_fils: 300 });
  });

  test('creates an order with its price, its first event and its place in lists and counts', async () => {
    const { message, data } = await create(asked);
    expect(message).toBe(`Order ${data.trackingID} created. Price: AED 32.50.`);
    expect(isTrackingId(data.trackingID)).toBe(true);
    expect(data).toMatchObject({
      mode: 'normal',
      status: 'Pending',
      orderStatus: 'Pending',
      trackingStatus: 'created',
      orderWeight: 4.2,
      orderValue: 250.5,
      parcelSize: { ...sides, totalVolume: 6000 },
      dropoff: { ...asked.dropoff, area: '', country: 'United Arab Emirates' },
      pickup,
      charge: { base: 22, weight: 5, size: 2.5, packing: 3, total: 32.5 },
      warehouseId: 'dubai',
      senderId: null,
      createdAt: '2026-11-21T10:00:00.000Z',
    });
    expect(await server.call(orders.listOrders, { query: { page: 1 } })).toMatchObject({
      data: [data],
      total: 1,
    });
    expect(await server.call(orders.countOrders)).toEqual({ urgentOrders: 0, normalOrders: 1 });
    const events = await server.call(orders.listTrackingEvents, { params: { trackingID: data.trackingID } });
    const by = { kind: 'administrator', id: expect.any(String), name: ADMIN.name };
    expect(events.data).toEqual([{ event: 'status', status: 'created', by, note: '', at: data.createdAt }]);
  });

  test('staff create orders for their own warehouse, though another is nearer, and learn of no other', async () => {
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses', { city: 'Ajman' });
    for (const kind of ['operator', 'supervisor']) {
      const { id: staff_id } = await insertRow(server.db, 'staff', { kind, warehouse_id });
      const token = await sessionOf(server.db, staff_id);
      const { data } = await server.call(orders.createOrder, { body: asked }, { token });
      expect(data.warehouseId).toBe(warehouse_id);
      const elsewhere = { body: { ...asked, warehouseId: 'dubai' } };
      expect(await server.refused(orders.createOrder, elsewhere, { token })).toMatchObject({
        status: 404,
        message: 'There is no warehouse with this id.',
      });
    }
  });

  test('stores no area that only repeats the city, and prices without it', async () => {
    const { data } = await create({
      ...asked,
      pickup: { ...pickup, area: 'DXB' },
      dropoff: { ...asked.dropoff, area: 'Dubai' },
    });
    expect([data.pickup.area, data.dropoff.area]).toEqual(['', 'Dubai']);
  });

  test('quotes the price it would charge, and stores nothing', async () => {
    const { deliveryType, orderWeight, parcelSize } = asked;
    const parcel = { deliveryType, orderWeight, parcelSize, additionalServices: true };
    const quote = await server.call(orders.quoteOrder, {
      body: { ...parcel, pickup: { city: 'Dubai' }, dropoff: { city: 'Ajman' } },
    });
    expect(quote).toEqual({
      charge: (await create(asked)).data.charge,
      currency: 'AED',
      rate: { kind: 'individual-city', id: 'general', fromCity: 'Dubai', toCity: 'Ajman' },
    });
    expect(await countAll()).toBe(1);
  });

  test('keeps the price of an order when rates and charges change', async () => {
    const { data } = await create(asked);
    await server.db.updateTable('city_rates').set({ rate_fils: 9900 }).execute();
    await server.db.updateTable('weight_charges').set({ price_fils: 9900 }).execute();
    const { data: listed } = await server.call(orders.listOrders, { query: { page: 1 } });
    expect(listed[0]?.charge).toEqual(data.charge);
    expect((await create(asked)).data.charge).toMatchObject({ base: 99, weight: 99 });
  });

  describe('the sender', () => {
    test('gives the order its details, and a company its own rates', async () => {
      const company = await insertRow(server.db, 'senders', { role: 'Company', name: 'Noor Trading' });
      const id = company.id;
      await insertRow(server.db, 'city_rates', { ...rate, company_id: id, rate_fils: 1800 });
      const { data } = await create({ ...asked, senderId: id, pickup: { city: 'Dubai' } });
      expect(data.senderId).toBe(id);
      expect(data.pickup).toMatchObject({
        senderName: 'Noor Trading',
        senderPhone: '+971 50 771 0932',
        senderAddress: 'Villa 12, Al Wasl Road',
      });
      expect(data.charge).toMatchObject({ base: 18, total: 28.5 });
      expect((await create({ ...asked, senderId: id })).data.pickup.senderName).toBe('Layla Haddad');
    });

    test('may be omitted only with a name, phone and address', async () => {
      expect(await refusal({ pickup: { city: 'Dubai', senderName: 'Layla' } })).toMatchObject({
        status: 422,
        message: 'pickup.senderPhone: Required if no registered sender is given.',
        issues: [{ path: 'pickup.senderPhone' }, { path: 'pickup.senderAddress' }],
      });
    });

    test('must exist', async () => {
      expect(await refusal({ senderId: 'nobody' })).toMatchObject({ status: 404 });
      const left = await insertRow(server.db, 'senders', { deleted_at: '2026-11-01T00:00:00.000Z' });
      expect(await refusal({ senderId: left.id })).toMatchObject({ status: 404 });
    });
  });

  describe('the reference of the sender', () => {
    test('is stored with the order, and null if none was given', async () => {
      expect((await create({ ...asked, reference: ' #1001 ' })).data.reference).toBe('#1001');
      expect((await create(asked)).data.reference).toBe('');
      expect((await create(asked)).data.reference).toBe('');
    });

    test('is refused a second time, naming the order that has it, and allowed for another sender', async () => {
      const shop = await insertRow(server.db, 'senders', { role: 'Company', name: 'Noor Trading' });
      const other = await insertRow(server.db, 'senders', { role: 'Company', name: 'Oud Al Layl' });
      const first = await create({ ...asked, senderId: shop.id, reference: '#1001' });
      expect(await refusal({ senderId: shop.id, reference: '#1001' })).toMatchObject({
        status: 409,
        code: 'reference_taken',
        params: { holder: first.data.trackingID, reference: '#1001' },
        message: `Order ${first.data.trackingID} of this sender already has the reference #1001. Enter another one, or none.`,
      });
      await create({ ...asked, senderId: other.id, reference: '#1001' });
      await create({ ...asked, reference: '#1001' });
      expect(await refusal({ reference: '#1001' })).toMatchObject({ status: 409 });
      await create({ ...asked, pickup: { ...pickup, senderName: 'Somebody else' }, reference: '#1001' });
      expect(await countAll()).toBe(4);
    });

    test('of an order in another warehouse is refused to staff without naming that order', async () => {
      const shop = await insertRow(server.db, 'senders', { role: 'Company', name: 'Noor Trading' });
      const body = { ...asked, senderId: shop.id, reference: '#1001' };
      const first = await create(body);
      const staffOf = async (warehouse_id: string) => {
        const staff = await insertRow(server.db, 'staff', { kind: 'operator', warehouse_id });
        return sessionOf(server.db, staff.id);
      };
      const own = { token: await staffOf('dubai') };
      expect((await server.refused(orders.createOrder, { body }, own)).message).toContain(
        first.data.trackingID,
      );
      const other = { token: await staffOf((await insertRow(server.db, 'warehouses')).id) };
      const message =
        'Another order of this sender already has the reference #1001. Enter another one, or none.';
      expect(await server.refused(orders.createOrder, { body }, other)).toMatchObject({
        status: 409,
        message,
      });
      const { data } = await server.call(
        orders.createOrder,
        { body: { ...body, reference: '#1002' } },
        other,
      );
      const correcting = { params: { trackingID: data.trackingID }, body: { reference: '#1001' } };
      const { version } = (await server.call(orders.readOrder, { params: correcting.params }, other)).data;
      const corrected = { ...correcting, body: { ...correcting.body, version } };
      expect(await server.refused(orders.updateOrder, corrected, other)).toMatchObject({
        status: 409,
        message,
      });
    });

    test('sent five times at once creates one order', async () => {
      const sent = Array.from({ length: 5 }, () =>
        server.send(orders.createOrder, { body: { ...asked, reference: '#1001' } }),
      );
      const statuses = (await Promise.all(sent)).map((answer) => answer.statusCode);
      expect(statuses.sort()).toEqual([201, 409, 409, 409, 409]);
      expect(await countAll()).toBe(1);
    });

    test('must be neither too long nor empty', async () => {
      expect(await refusal({ reference: 'x'.repeat(81) })).toMatchObject({ status: 422 });
      expect(await refusal({ reference: ' ' })).toMatchObject({ status: 422 });
    });
  });

  describe('the warehouse', () => {
    test('is the one named, else the oldest in the city, else the oldest of all', async () => {
      await insertRow(server.db, 'warehouses', {
        id: 'ajman',
        city: 'Ajman',
        created_at: '2026-01-01T00:00:00.000Z',
      });
      await insertRow(server.db, 'warehouses', {
        id: 'newer',
        city: 'Dubai',
        created_at: '2026-02-01T00:00:00.000Z',
      });
      expect((await create({ ...asked, warehouseId: 'newer' })).data.warehouseId).toBe('newer');
      expect((await create(asked)).data.warehouseId).toBe('dubai');
      await insertRow(server.db, 'city_rates', { from_city: 'Sharjah', to_city: 'Ajman' });
      const { data } = await create({ ...asked, pickup: { ...pickup, city: 'Sharjah' } });
      expect(data.warehouseId).toBe('ajman');
    });

    test('must exist', async () => {
      expect(await refusal({ warehouseId: 'nowhere' })).toMatchObject({ status: 404 });
      await server.db.deleteFrom('warehouses').execute();
      expect(await refusal({})).toMatchObject({
        status: 422,
        message: expect.stringContaining('No warehouse can take'),
      });
    });
  });

  describe('refuses', () => {
    test('more than 30 kg, with the note of the specification', async () => {
      expect(await refusal({ orderWeight: 30.001 })).toMatchObject({
        status: 422,
        message: 'For weights above 30 kg, please book another shipment.',
      });
    });

    test('a route or mode without a rate, naming it', async () => {
      expect(await refusal({ deliveryType: 'urgent' })).toMatchObject({
        status: 422,
        message: 'There is no urgent rate from Dubai (Al Barsha) to Ajman.',
      });
      expect(await refusal({ pickup: { ...pickup, city: 'Ras Al Khaimah', area: '' } })).toMatchObject({
        message: 'There is no normal rate from Ras Al Khaimah to Ajman.',
      });
    });

    test('an invalid order, naming the field, and stores nothing', async () => {
      const bad = [
        { orderWeight: 0 },
        { orderValue: 1.005 },
        { parcelSize: { ...sides, length: -1 } },
        { dropoff: { ...asked.dropoff, city: 'Paris' } },
        { dropoff: { ...asked.dropoff, receiverName: 'Omar\u001b[2J' } },
        { pickup: { ...pickup, senderName: 'Layla\u001b[2J' } },
        { paymentMethod: 'Barter' },
        { colour: 'red' },
      ];
      for (const body of bad) {
        const refused = await refusal(body);
        expect(refused.status).toBe(422);
        expect(refused.issues?.[0]?.path).toContain(Object.keys(body)[0]);
      }
      expect(await countAll()).toBe(0);
    });

    test('a key for tracking, and callers without a key', async () => {
      const sent = { body: asked };
      const token = await insertKey(server.db, 'tracking');
      expect(await server.refused(orders.createOrder, sent, { token })).toMatchObject({ status: 403 });
      expect(await server.refused(orders.createOrder, sent, { token: null })).toMatchObject({ status: 401 });
      await server.call(orders.createOrder, sent, { token: await insertKey(server.db, 'intake') });
      expect(await countAll()).toBe(1);
    });
  });

  describe('an Idempotency-Key', () => {
    const headers = { 'idempotency-key': 'order 71 of the shop' };

    test('answers a repeat exactly like the first call', async () => {
      const first = await server.send(orders.createOrder, { body: asked }, { headers });
      server.clock.advance(60_000);
      const again = await server.send(orders.createOrder, { body: asked }, { headers });
      expect(again.statusCode).toBe(201);
      expect(again.body).toBe(first.body);
      expect(first.headers).not.toHaveProperty('idempotency-replayed');
      expect(again.headers).toMatchObject({ 'idempotency-replayed': 'true' });
      expect(await countAll()).toBe(1);
    });

    test('stores the id of the order, not all of it', async () => {
      const { data } = await create(asked, headers);
      const { reply } = await server.db
        .selectFrom('idempotency_keys')
        .select('reply')
        .executeTakeFirstOrThrow();
      expect(JSON.parse(reply)).toEqual({ message: expect.stringContaining(data.trackingID), id: data._id });
    });

    test('is refused for another order', async () => {
      await create(asked, headers);
      expect(await refusal({ orderTitle: 'Another' }, headers)).toMatchObject({
        status: 409,
        code: 'key_reused',
      });
      expect(await countAll()).toBe(1);
    });

    test('is not stored after a refusal, since nothing else was', async () => {
      expect(await refusal({ deliveryType: 'urgent' }, headers)).toMatchObject({ status: 422 });
      await create(asked, headers);
    });

    test('of one caller reveals nothing to another caller', async () => {
      const shop = { token: await insertKey(server.db, 'intake'), headers };
      await create(asked, headers);
      await server.call(orders.createOrder, { body: { ...asked, orderTitle: 'Another' } }, shop);
      expect(await countAll()).toBe(2);
    });

    test('sent five times at once creates one order and gives five identical answers', async () => {
      const sent = Array.from({ length: 5 }, () =>
        server.send(orders.createOrder, { body: asked }, { headers }),
      );
      const answers = await Promise.all(sent);
      expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201, 201]);
      expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
      expect(await countAll()).toBe(1);
    });

    test('is stored for exactly 7 days, and then purged', async () => {
      const first = await create(asked, headers);
      server.clock.advance(7 * 24 * 3_600_000);
      expect(await create(asked, headers)).toEqual(first);
      server.clock.advance(1);
      expect(await create(asked, headers)).not.toEqual(first);
      const kept = () => server.db.selectFrom('idempotency_keys').select('created_at').execute();
      expect(await kept()).toHaveLength(1);
      server.clock.advance(8 * 24 * 3_600_000);
      await create(asked, { 'idempotency-key': 'order 72' });
      await deleteOldAnswers(server.db, server.clock.read());
      expect(await kept()).toHaveLength(1);
    });

    test('must be neither too long nor empty', async () => {
      for (const key of ['x'.repeat(201), '']) {
        expect(await refusal({}, { 'idempotency-key': key })).toMatchObject({
          status: 422,
          issues: [{ path: 'Idempotency-Key' }],
        });
      }
    });
  });

  test('orders created at one moment each get a place', async () => {
    await Promise.all(Array.from({ length: 20 }, () => create(asked)));
    const { data, total } = await server.call(orders.listOrders, { query: { page: 1, limit: 50 } });
    expect(total).toBe(20);
    expect(new Set(data.map((order) => order.trackingID)).size).toBe(20);
  });
});

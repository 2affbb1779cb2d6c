import { apiKeys } from '@tawseel/contract/api-keys';
import { orders } from '@tawseel/contract/orders';
import { staff } from '@tawseel/contract/staff';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionOf } from '../../testing/app.ts';
import { insertKey } from '../../testing/keys.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { ORDER } from '../../testing/requests.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';
import { seedEssentials } from '../rates/store/essentials.ts';
import { DECIDED } from '../rates/store/starting-prices.ts';

type KeyReply = { status: number; message: string };

onEveryDatabase((server) => {
  let shop: string;
  let warehouseId: string;
  beforeEach(async () => {
    await seedEssentials(server.db, DECIDED);
    warehouseId = (await insertRow(server.db, 'warehouses')).id;
    shop = (await insertRow(server.db, 'senders', { role: 'Company', name: 'Noor Trading' })).id;
  });

  const hired = async (kind: string, overrides = {}) =>
    (await insertRow(server.db, 'staff', { kind, warehouse_id: warehouseId, ...overrides })).id;
  const make = (body: object) => server.call(apiKeys.createApiKey, { body: body as never });
  const refusal = (body: object) => server.refused(apiKeys.createApiKey, { body });
  const listed = async () => (await server.call(apiKeys.listApiKeys)).data;
  const whoami = async (token: string) => (await server.call(apiKeys.readCaller, {}, { token })).data;
  const statusWith = async (token: string) =>
    (await server.send(apiKeys.readCaller, {}, { token })).statusCode;
  const put = async (token: string, more = {}): Promise<KeyReply> => {
    const answer = await server.send(orders.createOrder, { body: { ...ORDER, ...more } }, { token });
    return { status: answer.statusCode, message: answer.json().message };
  };

  test.each([
    [{ name: '', role: 'intake' }, 'name'],
    [{ name: 'Web\u001b[2J', role: 'intake' }, 'name'],
    [{ name: 'Web shop', role: 'everything' }, 'role'],
    [{ name: 'Web shop', role: 'sender' }, 'ownerId'],
    [{ name: 'Web shop', role: 'intake', ownerId: 'x' }, 'ownerId'],
    [{ name: 'Web shop', role: 'intake', until: 'soon' }, 'until'],
    [{ name: 'Web shop', role: 'intake', until: '2026-11-20' }, 'until'],
  ])('refuses the key %j at its field', async (body, path) => {
    const { status, issues } = await refusal(body);
    expect([status, issues?.[0]?.path]).toEqual([422, path]);
    expect(await listed()).toEqual([]);
  });

  test('refuses a key for an owner of another kind, a deleted or an inactive one', async () => {
    const driver = await hired('driver');
    const resting = await hired('driver', { profile_status: 'unActive' });
    const gone = (await insertRow(server.db, 'senders', { deleted_at: '2026-11-01T00:00:00.000Z' })).id;
    const of = (role: string, ownerId: string) => refusal({ name: 'App', role, ownerId });
    expect((await of('sender', gone)).message).toBe('There is no sender with this id.');
    expect((await of('cashier-app', driver)).message).toBe('There is no cashier with this id.');
    expect((await of('driver-app', shop)).status).toBe(404);
    expect(await of('driver-app', resting)).toMatchObject({ status: 422, issues: [{ path: 'ownerId' }] });
  });

  test('a key is shown once and stored as a hash; the list shows its owner and last use', async () => {
    const made = await make({ name: 'Web shop', role: 'sender', ownerId: shop, until: '2026-12-31' });
    expect(made.secret).toMatch(/^tws_[\w-]{43}$/);
    server.clock.advance(1000);
    await make({ name: 'Old shop', role: 'intake' });
    const stored = JSON.stringify(await server.db.selectFrom('api_keys').selectAll().execute());
    const audited = JSON.stringify(await server.db.selectFrom('audit').selectAll().execute());
    expect(audited).toContain('Web shop');
    expect(stored + audited + JSON.stringify(await listed())).not.toContain(made.secret.slice(4));
    expect((await listed())[1]?.lastUsedOn).toBeNull();
    // Past midnight in Dubai, not yet in London.
    server.clock.set('2026-11-21T21:30:00.000Z');
    await whoami(made.secret);
    expect(await listed()).toMatchObject([
      { name: 'Old shop', role: 'intake', owner: null, expiresAt: null },
      {
        name: 'Web shop',
        role: 'sender',
        owner: { _id: shop, name: 'Noor Trading', isActive: true },
        lastUsedOn: '2026-11-22',
        expiresAt: '2026-12-31T20:00:00.000Z',
        revokedAt: null,
      },
    ]);
    server.clock.set('2026-12-31T20:00:00.000Z');
    expect(await statusWith(made.secret)).toBe(401);
  });

  test('a key can be renamed, and revoked permanently', async () => {
    for (const row of [apiKeys.renameApiKey, apiKeys.revokeApiKey]) {
      const body = row === apiKeys.renameApiKey ? { body: { name: 'x' } } : {};
      expect((await server.refused(row, { params: { id: 'nothing' }, ...body })).status).toBe(404);
    }
    const { data, secret } = await make({ name: 'Web shop', role: 'intake' });
    const params = { id: data._id };
    const renamed = await server.call(apiKeys.renameApiKey, { params, body: { name: 'Noor’s shop' } });
    expect(renamed.data).toEqual({ ...data, name: 'Noor’s shop' });
    expect(await statusWith(secret)).toBe(200);
    const revoked = await server.call(apiKeys.revokeApiKey, { params });
    expect(await statusWith(secret)).toBe(401);
    server.clock.advance(60_000);
    expect((await server.call(apiKeys.revokeApiKey, { params })).data).toEqual(revoked.data);
  });

  test('a caller can read its own identity and restrictions', async () => {
    const driver = await hired('driver');
    expect(await whoami(await insertKey(server.db, 'sender', null, { sender_id: shop }))).toMatchObject({
      kind: 'key',
      role: 'sender',
      name: 'sender',
      senderId: shop,
      warehouseId: null,
    });
    expect(await whoami(await insertKey(server.db, 'driver-app', null, { staff_id: driver }))).toMatchObject({
      role: 'driver-app',
      senderId: null,
      warehouseId,
    });
    expect(await whoami(await insertKey(server.db, 'tracking'))).toMatchObject({
      role: 'tracking',
      senderId: null,
      warehouseId: null,
    });
    const operator = await hired('operator', { first_name: 'Omar', last_name: 'Haddad' });
    expect(await whoami(await sessionOf(server.db, operator))).toEqual({
      kind: 'person',
      role: 'operator',
      _id: operator,
      name: 'Omar Haddad',
      senderId: null,
      warehouseId,
    });
  });

  describe('a key of a sender', () => {
    test('creates orders of that sender only, named or not', async () => {
      const token = await insertKey(server.db, 'sender', null, { sender_id: shop });
      const other = (await insertRow(server.db, 'senders')).id;
      expect(await put(token, { senderId: other })).toEqual({
        status: 404,
        message: 'There is no sender with this id.',
      });
      expect((await put(token)).status).toBe(201);
      expect((await put(token, { senderId: shop })).status).toBe(201);
      const owners = await server.db.selectFrom('orders').select('sender_id').execute();
      expect(owners).toEqual([{ sender_id: shop }, { sender_id: shop }]);
    });

    test('quotes the rates of that sender only, named or not', async () => {
      const token = await insertKey(server.db, 'sender', null, { sender_id: shop });
      await insertRow(server.db, 'city_rates', {
        company_id: shop,
        from_city: ORDER.pickup.city,
        to_city: ORDER.dropoff.city,
        mode: ORDER.deliveryType,
        rate_fils: 123,
      });
      const { deliveryType, orderWeight, parcelSize } = ORDER;
      const asked = {
        deliveryType,
        orderWeight,
        parcelSize,
        pickup: { city: ORDER.pickup.city },
        dropoff: { city: ORDER.dropoff.city },
      };
      const quote = (more = {}) => server.send(orders.quoteOrder, { body: { ...asked, ...more } }, { token });
      expect((await quote()).json()).toMatchObject({ charge: { base: 1.23 } });
      expect((await quote({ senderId: shop })).json()).toMatchObject({ charge: { base: 1.23 } });
      const other = (await insertRow(server.db, 'senders', { role: 'Company' })).id;
      expect((await quote({ senderId: other })).statusCode).toBe(404);
    });

    test('tracks the orders of that sender, and sees no others', async () => {
      const token = await insertKey(server.db, 'sender', null, { sender_id: shop });
      const own = await insertOrder(server.db, { sender_id: shop });
      const others = await insertOrder(server.db);
      const follow = (order: { tracking_id: string }) =>
        server.send(orders.listTrackingEvents, { params: { trackingID: order.tracking_id } }, { token });
      await server.call(orders.moveOrder, {
        params: { trackingID: own.tracking_id },
        body: { trackingStatus: 'accepted' },
      });
      // API keys do not see who did it.
      const history = (await follow(own)).json().data;
      expect(history.at(-1)).toEqual({
        event: 'status',
        status: 'accepted',
        at: expect.any(String),
        note: '',
      });
      expect((await follow(others)).statusCode).toBe(404);
      const read = (order: { tracking_id: string }) =>
        server.send(orders.readOrder, { params: { trackingID: order.tracking_id } }, { token });
      expect([(await read(own)).statusCode, (await read(others)).statusCode]).toEqual([200, 404]);
    });

    test('lists and finds only the orders of that sender, paged and in full', async () => {
      const token = await insertKey(server.db, 'sender', null, { sender_id: shop });
      const own = await insertOrder(server.db, { sender_id: shop, receiver_name: 'Omar Farouk' });
      const other = await insertOrder(server.db, { receiver_name: 'Omar Farouk' });
      const list = (query: object) => server.send(orders.listOrders, { query }, { token });
      for (const query of [
        {},
        { page: 1 },
        { search: 'omar' },
        { page: 1, search: 'omar' },
        { senderId: shop },
      ]) {
        const { data } = (await list(query)).json<{ data: { trackingID: string }[] }>();
        expect(data.map(({ trackingID }) => trackingID)).toEqual([own.tracking_id]);
      }
      expect((await list({ page: 1, search: other.tracking_id })).json().data).toEqual([]);
      expect((await list({ senderId: other.sender_id })).statusCode).toBe(404);
    });

    test('is refused while the sender is deleted', async () => {
      const token = await insertKey(server.db, 'sender', null, { sender_id: shop });
      const setDeleted = (deleted_at: string | null) =>
        server.db.updateTable('senders').set({ deleted_at }).where('id', '=', shop).execute();
      await setDeleted('2026-11-21T09:00:00.000Z');
      const { status, message } = await server.refused(apiKeys.readCaller, {}, { token });
      expect([status, message]).toEqual([
        401,
        'This API key is unknown, revoked or expired, or its owner is not active.',
      ]);
      expect((await listed())[0]?.owner?.isActive).toBe(false);
      await setDeleted(null);
      expect(await statusWith(token)).toBe(200);
    });
  });

  describe('a key of an app', () => {
    const move = async (token: string, trackingID: string, body: object): Promise<KeyReply> => {
      const answer = await server.send(orders.moveOrder, { params: { trackingID }, body }, { token });
      return { status: answer.statusCode, message: answer.json().message };
    };

    test('of a driver moves the orders of the warehouse and records no cash', async () => {
      const token = await insertKey(server.db, 'driver-app', null, { staff_id: await hired('driver') });
      const here = await insertOrder(server.db, { warehouse_id: warehouseId });
      const elsewhere = await insertOrder(server.db);
      expect((await move(token, elsewhere.tracking_id, { trackingStatus: 'accepted' })).status).toBe(404);
      expect(await move(token, here.tracking_id, { trackingStatus: 'accepted', cashHandedIn: true })).toEqual(
        {
          status: 403,
          message: 'Recording cash needs the API key of a cashier, not of a driver.',
        },
      );
      expect((await move(token, here.tracking_id, { trackingStatus: 'accepted' })).status).toBe(200);
      const follow = (order: { tracking_id: string }) =>
        server.send(orders.listTrackingEvents, { params: { trackingID: order.tracking_id } }, { token });
      expect([(await follow(here)).statusCode, (await follow(elsewhere)).statusCode]).toEqual([200, 404]);
    });

    test('of a cashier records the cash of the warehouse and moves nothing', async () => {
      const token = await insertKey(server.db, 'cashier-app', null, { staff_id: await hired('cashier') });
      const delivered = { payment_method: 'COD', tracking_status: 'delivered' };
      const here = await insertOrder(server.db, { warehouse_id: warehouseId, ...delivered });
      const elsewhere = await insertOrder(server.db, delivered);
      expect((await move(token, elsewhere.tracking_id, { cashHandedIn: true })).status).toBe(404);
      expect((await move(token, here.tracking_id, { trackingStatus: 'return' })).message).toBe(
        'The API key of a cashier can only record cash.',
      );
      expect((await move(token, here.tracking_id, { cashHandedIn: true })).status).toBe(200);
      const handIn = (order: { tracking_id: string }) =>
        server.send(
          orders.handInCash,
          { params: { trackingID: order.tracking_id }, body: { cashHandedIn: true } },
          { token },
        );
      expect([(await handIn(here)).statusCode, (await handIn(elsewhere)).statusCode]).toEqual([409, 404]);
    });

    test('is disabled and enabled together with its driver', async () => {
      const driver = await hired('driver');
      const token = await insertKey(server.db, 'driver-app', null, { staff_id: driver });
      const toggle = () => server.call(staff.driver.toggleStatus, { body: { driverId: driver } });
      await toggle();
      expect(await statusWith(token)).toBe(401);
      await toggle();
      expect(await statusWith(token)).toBe(200);
      await server.call(staff.driver.deleteStaff, { params: { id: driver } });
      expect(await statusWith(token)).toBe(401);
    });
  });

  test('after a key is revoked during intake, acknowledged orders are stored and refused ones are not', async () => {
    const { data, secret } = await make({ name: 'Web shop', role: 'sender', ownerId: shop });
    const sent = Array.from({ length: 12 }, (_, at) => async () => {
      if (at === 6) await server.call(apiKeys.revokeApiKey, { params: { id: data._id } });
      return put(secret, { reference: `#${at}` });
    });
    const answers = await Promise.all(sent.map((send) => send()));
    const stored = await server.db.selectFrom('orders').select('reference').execute();
    const taken = answers.flatMap(({ status }, at) => (status === 201 ? [`#${at}`] : []));
    expect(stored.map(({ reference }) => reference).sort()).toEqual(taken.sort());
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 401]));
    expect((await put(secret)).status).toBe(401);
  });
});

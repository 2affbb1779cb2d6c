import { routes } from '@tawseel/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { revokeApiKey } from './areas/access/store/api-keys.ts';
import { ADMIN, NOW, sessionOf, startApp, type TestApp } from './testing/app.ts';
import { SHARED, type Shared } from './testing/databases.ts';
import { insertKey } from './testing/keys.ts';
import { BUSINESS, ORDER, SENDER, STAFF, WAREHOUSE } from './testing/requests.ts';
import { insertRow } from './testing/rows.ts';

// Two servers on one database, each with its own connections, so that state kept in only one of them shows here.
let shared: Shared;
let one: TestApp;
let other: TestApp;

beforeAll(async () => {
  shared = await SHARED.open();
  one = await startApp(shared.db);
  other = await startApp(shared.connect());
});
beforeEach(async () => {
  await shared.empty();
  await one.renew();
  await other.renew();
  await insertRow(shared.db, 'warehouses', { city: 'Dubai' });
  await insertRow(shared.db, 'city_rates', {
    id: 'rate',
    from_city: 'Dubai',
    to_city: 'Sharjah',
    rate_fils: 2000,
  });
  await insertRow(shared.db, 'weight_charges', { from_grams: 0, up_to_grams: 5000, price_fils: 0 });
  await insertRow(shared.db, 'size_charges', { max_volume: 8000, price_fils: 0 });
});
afterAll(async () => {
  await one.app.close();
  await other.app.close();
  await other.db.destroy();
  await shared.close();
});

/** Asks both at once, by turns, so often in all. */
const ofBoth = <T>(times: number, ask: (server: TestApp, turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, turn) => ask(turn % 2 === 0 ? one : other, turn)));

const chargeAt = async ({ call }: TestApp) =>
  (await call(routes.orders.createOrder, { body: ORDER })).data.charge.base;

test('a rate changed at one server is charged for the next order at the other', async () => {
  expect([await chargeAt(one), await chargeAt(other)]).toEqual([20, 20]);
  const rate = { rateId: 'rate', fromCity: 'Dubai', toCity: 'Sharjah', mode: 'normal', rate: 31 } as const;
  await one.call(routes.cityRates.updateUserRate, { body: rate });
  expect([await chargeAt(other), await chargeAt(one)]).toEqual([31, 31]);
});

test('a session ended at one server is refused by the other, and so is a revoked key', async () => {
  const token = await one.renew();
  await other.call(routes.warehouses.listWarehouses, {}, { token });
  await one.call(routes.account.logout, {}, { token });
  expect(await other.refused(routes.warehouses.listWarehouses, {}, { token })).toMatchObject({ status: 401 });

  const key = await insertKey(one.db, 'intake');
  await other.call(routes.orders.createOrder, { body: ORDER }, { token: key });
  const { id } = await one.db.selectFrom('api_keys').select('id').executeTakeFirstOrThrow();
  await revokeApiKey(one.db, id, NOW);
  expect(await other.refused(routes.orders.createOrder, { body: ORDER }, { token: key })).toMatchObject({
    status: 401,
  });
});

test('of staff with one email added at both servers at once one is stored', async () => {
  const { id: warehouseId } = await one.db.selectFrom('warehouses').select('id').executeTakeFirstOrThrow();
  const body = { ...STAFF, warehouseId };
  const kinds = [routes.staff.operator, routes.staff.cashier, routes.staff.supervisor];
  const answers = await ofBoth(12, (server, turn) => server.send(kinds[turn % 3]!.createStaff, { body }));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(11);
});

test.each([
  ['email', (turn: number) => ({ phone: `050 123 45${10 + turn}` })],
  ['phone', (turn: number) => ({ email: `desk-${turn}@noor.example` })],
])('of senders with one %s added at both servers at once one is stored', async (_, own) => {
  const { createSender, listSenders } = routes.senders;
  const answers = await ofBoth(12, (server, turn) =>
    server.send(createSender, { body: { ...SENDER, ...own(turn) } }),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(11);
  expect(await one.call(listSenders)).toHaveLength(1);
});

test('of two saves of the business settings at both servers at once one succeeds', async () => {
  const answers = await ofBoth(12, (server, turn) =>
    server.send(routes.business.updateBusiness, {
      body: { ...BUSINESS, version: 0, tradeName: `Turn ${turn}` },
    }),
  );
  const [saved, ...others] = answers.filter(({ statusCode }) => statusCode === 200);
  expect(others).toEqual([]);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(11);
  expect((await other.call(routes.business.readBusiness)).data).toEqual(saved?.json().data);
});

test('a member of staff made unActive at one server is refused at the other', async () => {
  const { id } = await insertRow(shared.db, 'staff', { kind: 'operator' });
  const token = await sessionOf(shared.db, id);
  await other.call(routes.account.readProfile, {}, { token });
  await one.call(routes.staff.operator.toggleStatus, { body: { OperatorId: id } });
  expect(await other.refused(routes.account.readProfile, {}, { token })).toMatchObject({ status: 401 });
});

test('failed sign-ins at both servers at once are counted together', async () => {
  const wrong = { email: ADMIN.email, password: 'not the password' };
  const from = '198.51.100.7';
  const answers = await ofBoth(8, ({ send }) =>
    send(routes.account.login, { body: wrong }, { token: null, from }),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
});

test('a call sent to both servers at once with one Idempotency-Key is one order', async () => {
  const key = await insertKey(one.db, 'intake');
  const along = { token: key, headers: { 'idempotency-key': 'once and no more' } };
  const answers = await ofBoth(10, ({ send }) => send(routes.orders.createOrder, { body: ORDER }, along));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await one.call(routes.orders.countOrders)).toEqual({ urgentOrders: 0, normalOrders: 1 });
});

test('messages sent to both servers at once are counted together, up to the hourly limit', async () => {
  const hour = Array.from({ length: 297 }, (_, turn) => ({ id: `q${turn}`, created_at: NOW }));
  for (const query of hour) await insertRow(one.db, 'queries', query);
  const body = { name: 'Noura', email: 'noura@mail.example', subject: 'A parcel', message: 'Where is it?' };
  const answers = await ofBoth(10, ({ send }, turn) =>
    send(routes.queries.createQuery, { body }, { from: `198.51.100.${turn}` }),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
});

test('tracking IDs, codes and one-time acts are unique across both servers', async () => {
  const orders = await ofBoth(40, ({ call }) => call(routes.orders.createOrder, { body: ORDER }));
  expect(new Set(orders.map(({ data }) => data.trackingID)).size).toBe(40);
  const referring = { ...ORDER, reference: '#1001' };
  const answers = await ofBoth(6, ({ send }) => send(routes.orders.createOrder, { body: referring }));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);

  const warehouse = { ...WAREHOUSE, password: 'a palm in the yard 72' };
  const warehouses = await ofBoth(2, ({ call }, turn) =>
    call(routes.warehouses.createWarehouse, {
      body: { ...warehouse, email: `depot${turn}@tawseel.example` },
    }),
  );
  expect(new Set(warehouses.map(({ data }) => data.warehouseCode)).size).toBe(2);
  const same = await ofBoth(2, ({ send }) => send(routes.warehouses.createWarehouse, { body: warehouse }));
  expect(same.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('writes at both servers are rows of one audit log, with the same hash of an address', async () => {
  const from = '203.0.113.7';
  const body = { name: 'Noura', email: 'noura@mail.example', subject: 'A parcel', message: 'Where is it?' };
  await ofBoth(4, ({ call }) => call(routes.queries.createQuery, { body }, { from }));
  const [{ data }, seen] = [
    await one.call(routes.audit.listAudit, { query: {} }),
    await other.call(routes.audit.listAudit, { query: {} }),
  ];
  expect(data.length).toBe(4);
  expect(seen.data).toEqual(data);
  expect(new Set(data.map(({ addressHash }) => addressHash)).size).toBe(1);
});

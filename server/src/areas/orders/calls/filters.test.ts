import { exports } from '@tawseel/contract/exports';
import { EMIRATES } from '@tawseel/contract/facts/emirates';
import { phoneKey } from '@tawseel/contract/facts/phones';
import { TRACKING_STATUSES } from '@tawseel/contract/facts/tracking';
import type { Order } from '@tawseel/contract/order-replies';
import { orders } from '@tawseel/contract/orders';
import { beforeEach, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../demo/random.ts';
import { NOW } from '../../../testing/app.ts';
import { insertRun } from '../../../testing/hub.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import {
  insertArea,
  insertManyOrders,
  insertOrder,
  insertRow,
  ordinaryOrder,
} from '../../../testing/rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The present of the tests is a moment in the day of Asia/Dubai. */
const ago = (days: number) => new Date(Date.parse(NOW) - days * DAY_MS).toISOString();
const dayOf = (instant: string) =>
  new Date(Date.parse(instant) + 4 * 60 * 60 * 1000).toISOString().slice(0, 10);

type Query = NonNullable<Parameters<typeof holds>[0]>;

/** The filters in plain words, to hold the answers against. */
function holds(
  query: {
    mode?: string;
    phone?: string;
    reference?: string;
    senderId?: string;
    warehouseId?: string;
    city?: string;
    trackingStatus?: string;
    payment?: string;
    from?: string;
    to?: string;
    unmovedDays?: number;
    search?: string;
  },
  order: Order,
  ofCash: Readonly<Record<string, ReadonlySet<string>>>,
): boolean {
  const is = (wanted: string | undefined, actual: string | null) => wanted === undefined || wanted === actual;
  const phones = [order.dropoff.receiverPhone, order.pickup.senderPhone].map(phoneKey);
  const day = dayOf(order.createdAt);
  const isUnderWay = !['delivered', 'return'].includes(order.trackingStatus);
  return (
    is(query.mode, order.mode) &&
    (query.phone === undefined || phones.includes(phoneKey(query.phone))) &&
    is(query.reference, order.reference) &&
    is(query.senderId, order.senderId) &&
    is(query.warehouseId, order.warehouseId) &&
    is(query.city, order.dropoff.city) &&
    is(query.trackingStatus, order.trackingStatus) &&
    (ofCash[query.payment ?? '']?.has(order._id) ?? is(query.payment, order.paymentMethod)) &&
    (query.from === undefined || query.from <= day) &&
    (query.to === undefined || day <= query.to) &&
    (query.unmovedDays === undefined || (isUnderWay && order.movedAt < ago(query.unmovedDays))) &&
    (query.search === undefined || order.dropoff.receiverName.toLowerCase().includes(query.search))
  );
}

onEveryDatabase((server) => {
  const list = (query: object) => server.call(orders.listOrders, { query });
  const idsOf = (found: { data: Order[] }) => found.data.map(({ trackingID }) => trackingID);

  describe('with some hundred orders of every kind', () => {
    let all: Order[];
    let open: Record<string, Set<string>>;
    let some: Query;

    beforeEach(async () => {
      const random = seededRandom('filters');
      const hubs = [await insertRow(server.db, 'warehouses'), await insertRow(server.db, 'warehouses')];
      const senders = [await insertRow(server.db, 'senders'), await insertRow(server.db, 'senders')];
      const rows = Array.from({ length: 400 }, (_, at) => {
        const createdAt = ago(at / 40);
        const status = random.pick(TRACKING_STATUSES);
        const payment = random.pick(['COD', 'COD', 'Card', 'Wallet']);
        return {
          ...ordinaryOrder(),
          tracking_id: `TWS-F${at}`,
          reference: at % 3 === 0 ? `#${at}` : '',
          delivery_type: random.pick(['urgent', 'normal', 'normal']),
          tracking_status: status,
          warehouse_id: random.pick(hubs).id,
          sender_id: random.chance(0.2) ? random.pick(senders).id : null,
          sender_name: `Sender ${at}`,
          sender_phone: random.pick(['04 338 1200', '+971 50 771 0932']),
          receiver_name: random.pick(['Omar Farouk', 'Huda Nair', 'Ana']),
          receiver_phone: random.pick(['052 118 6640', '٠٥٥٢١٠٤٤٧١', '+971-50-771-0932']),
          dropoff_city: random.pick(EMIRATES),
          payment_method: payment,
          value_fils: random.chance(0.9) ? 10_000 : 0,
          cash_handed_in_at: payment === 'COD' && random.chance(0.5) ? createdAt : null,
          created_at: createdAt,
        };
      });
      const stored = await insertManyOrders(server.db, rows);
      const owed = stored.filter(
        (row) =>
          row.payment_method === 'COD' &&
          row.cash_handed_in_at === null &&
          row.tracking_status !== 'return' &&
          row.value_fils > 0,
      );
      const held = owed.filter((_, at) => at % 3 === 0);
      const { id: driver_id } = await insertRow(server.db, 'staff', { kind: 'driver' });
      const since = ago(1);
      const rowsHeld = held.map(({ seq: order_seq }) => ({ order_seq, driver_id, fils: 10_000, since }));
      await server.db.insertInto('cash_held').values(rowsHeld).execute();
      const unheld = owed.filter((row) => !held.includes(row));
      const idsOfRows = (some: readonly { id: string }[]) => new Set(some.map(({ id }) => id));
      open = { 'COD-open': idsOfRows(owed), 'COD-unheld': idsOfRows(unheld) };
      all = (await list({})).data;
      some = { senderId: senders[0]!.id, warehouseId: hubs[1]!.id };
    });

    test('each filter and each pair selects exactly the matching orders, in pages, the whole list and the file', async () => {
      const { senderId, warehouseId } = some;
      const singles: Query[] = [
        { mode: 'urgent' },
        { phone: '0501234567' },
        { phone: '00971 50 7710932' },
        { phone: '055 210 4471' },
        { reference: '#300' },
        { senderId: senderId! },
        { warehouseId: warehouseId! },
        { city: 'Dubai' },
        { trackingStatus: 'pickup' },
        { payment: 'COD' },
        { payment: 'COD-open' },
        { payment: 'COD-unheld' },
        { payment: 'Wallet' },
        { from: dayOf(ago(3)) },
        { to: dayOf(ago(2)) },
        { from: dayOf(ago(4)), to: dayOf(ago(2)) },
        { unmovedDays: 3 },
        { search: 'huda' },
        { search: 'na' },
      ];
      const pairs = singles.flatMap((one, at) =>
        singles.slice(at + 1).map((other) => ({ ...one, ...other })),
      );
      const trackingIds = (query: Query) =>
        all.filter((order) => holds(query, order, open)).map(({ trackingID }) => trackingID);
      expect(all).toHaveLength(400);
      const words = [
        ...TRACKING_STATUSES.map((trackingStatus) => ({ trackingStatus })),
        ...EMIRATES.map((city) => ({ city })),
      ];
      for (const query of [...singles, ...words, ...pairs]) {
        const wanted = trackingIds(query);
        const page = await list({ ...query, page: 1 });
        expect([page.total, idsOf(page)], JSON.stringify(query)).toEqual([
          wanted.length,
          wanted.slice(0, 10),
        ]);
      }
      for (const query of singles) {
        const wanted = trackingIds(query);
        const told = JSON.stringify(query);
        const second = await list({ ...query, page: 2, limit: 30 });
        expect(idsOf(second), `${told}, its second page`).toEqual(wanted.slice(30, 60));
        if (!('search' in query)) {
          const oldest = await list({ ...query, page: 2, limit: 30, sort: 'createdAt' });
          expect(idsOf(oldest), `${told}, the oldest first`).toEqual(wanted.toReversed().slice(30, 60));
        }
        expect(idsOf(await list(query)), `${told}, all of it`).toEqual(wanted);
      }
      const query = { city: 'Dubai', payment: 'COD-open', unmovedDays: 3 };
      const file = await server.send(exports.exportList, { params: { list: 'orders' }, query });
      const inFile = [...file.body.matchAll(/TWS-F\d+/g)].map(([trackingID]) => trackingID);
      expect(inFile).toEqual(trackingIds(query));
    });

    test('orders that have not moved are sorted by how long, and a warehouse has its own list of them', async () => {
      const { warehouseId = '' } = some;
      const query = { page: 1, limit: 100, unmovedDays: 2, sort: 'movedAt' as const };
      const stuck = all.filter((order) => holds({ unmovedDays: 2 }, order, open)).toReversed();
      expect(idsOf(await list(query))).toEqual(stuck.map(({ trackingID }) => trackingID).slice(0, 100));
      const ofOne = await server.call(orders.listWarehouseOrders, { query, body: { warehouseId } });
      const its = stuck.filter((order) => order.warehouseId === warehouseId);
      expect(ofOne.total).toBe(its.length);
      expect(idsOf(ofOne)).toEqual(its.map(({ trackingID }) => trackingID).slice(0, 100));
    });
  });

  test('an invalid filter is refused at its own field, and one of another warehouse finds nothing', async () => {
    const refused = async (query: object) => {
      const { statusCode, body } = await server.send(orders.listOrders, { query });
      return [statusCode, JSON.parse(body).issues?.map(({ path }: { path: string }) => path)];
    };
    expect(await refused({ page: 1, phone: 'call me' })).toEqual([422, ['phone']]);
    expect(await refused({ page: 1, phone: '12' })).toEqual([422, ['phone']]);
    expect(await refused({ page: 1, city: 'London' })).toEqual([422, ['city']]);
    expect(await refused({ page: 1, trackingStatus: 'lost' })).toEqual([422, ['trackingStatus']]);
    expect(await refused({ page: 1, payment: 'Cheque' })).toEqual([422, ['payment']]);
    expect(await refused({ page: 1, from: '2026-02-30' })).toEqual([422, ['from']]);
    expect(await refused({ page: 1, from: '2026-11-02', to: '2026-11-01' })).toEqual([422, ['to']]);
    expect(await refused({ page: 1, happened: 'lost' })).toEqual([422, ['happened']]);
    expect(await refused({ page: 1, custody: 'failed' })).toEqual([422, ['custody']]);
    expect(await refused({ page: 1, on: '2026-11-21' })).toEqual([422, ['happened']]);
    expect(await refused({ page: 1, happened: 'back', on: 'today' })).toEqual([422, ['on']]);
    expect(await refused({ page: 1, unmovedDays: 0 })).toEqual([422, ['unmovedDays']]);
    expect(await refused({ page: 1, sort: 'movedAt' })).toEqual([422, ['sort']]);
    expect(await refused({ page: 1, sort: 'createdAt', search: 'a' })).toEqual([422, ['sort']]);
    expect(await refused({ sort: 'createdAt' })).toEqual([422, ['sort']]);
    expect(await refused({ limit: 10 })).toEqual([422, ['limit']]);
    const { id: warehouseId } = await insertRow(server.db, 'warehouses');
    const { id: other } = await insertRow(server.db, 'warehouses');
    await insertOrder(server.db, { warehouse_id: warehouseId });
    const asked = { query: { page: 1, warehouseId: other }, body: { warehouseId } };
    expect(await server.call(orders.listWarehouseOrders, asked)).toMatchObject({ data: [], total: 0 });
    const far = { page: 1, from: '0001-01-01', to: '9999-12-31' };
    expect(await list(far)).toMatchObject({ total: 1 });
  });

  test('an order that moves gets a new time of its last move, and is no longer listed as stuck', async () => {
    const { tracking_id: trackingID } = await insertOrder(server.db, { created_at: ago(5) });
    const stuck = () => list({ page: 1, unmovedDays: 3 });
    expect(await stuck()).toMatchObject({ total: 1, data: [{ movedAt: ago(5) }] });
    await server.call(orders.moveOrder, { params: { trackingID }, body: { trackingStatus: 'accepted' } });
    expect(await stuck()).toMatchObject({ total: 0, data: [] });
    expect((await list({ page: 1 })).data[0]).toMatchObject({ movedAt: NOW });
  });

  test('a phone finds the orders of its receiver by either number, also after a correction', async () => {
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    const second = await insertOrder(server.db, { warehouse_id, receiver_phone2: '٠٥٥ ٢١٠ ٤٤٧١' });
    const first = await insertOrder(server.db, { warehouse_id, receiver_phone: '+971 55 210 4471' });
    const both = { receiver_phone: '0552104471', receiver_phone2: '055-2104471' };
    const same = await insertOrder(server.db, { warehouse_id, ...both });
    await insertOrder(server.db, { warehouse_id });
    const find = async (phone: string) => idsOf(await list({ page: 1, phone })).sort();
    const byBoth = [second, first, same].map(({ tracking_id }) => tracking_id).sort();
    expect(await find('055 210 4471')).toEqual(byBoth);
    const { body } = await server.send(exports.exportList, {
      params: { list: 'orders' },
      query: { phone: '055 210 4471' },
    });
    for (const id of byBoth) expect(body).toContain(id);
    const params = { trackingID: second.tracking_id };
    const { version } = (await server.call(orders.readOrder, { params })).data;
    const dropoff = { receiverPhone2: '04 338 1200' };
    await server.call(orders.updateOrder, { params, body: { version, reason: 'Wrong number', dropoff } });
    expect(await find('055 210 4471')).toEqual(byBoth.filter((id) => id !== second.tracking_id));
    expect(await find('+971 4 338 1200')).toEqual([second.tracking_id]);
  });

  test('an area finds the orders under way to it by each of its names, and the unknown ones by none', async () => {
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    const orderTo = async (dropoff_area: string, more: object = {}) =>
      (await insertOrder(server.db, { warehouse_id, dropoff_city: 'Dubai', dropoff_area, ...more }))
        .tracking_id;
    const marina = [await orderTo('Dubai Marina'), await orderTo('JBR'), await orderTo('Villa 9, marina')];
    const unknown = [await orderTo('Al Wadi Tower'), await orderTo('')];
    await orderTo('Marina', { tracking_status: 'delivered' });
    const elsewhere = await orderTo('Marina', { dropoff_city: 'Ajman' });
    const find = async (areaId: string, more: object = {}) =>
      idsOf(await list({ page: 1, areaId, ...more })).sort();
    expect(await find('unknown')).toEqual([...marina, ...unknown, elsewhere].sort());
    const { id } = await insertArea(server.db, { name: 'Dubai Marina', aliases: '["Marina", "JBR"]' });
    expect(await find(id)).toEqual(marina.toSorted());
    expect(await find('unknown')).toEqual([...unknown, elsewhere].sort());
    expect(await find('unknown', { city: 'Ajman' })).toEqual([elsewhere]);
    expect(await find(id, { warehouseId: warehouse_id, search: marina[1] })).toEqual([marina[1]]);
    expect(await find('none')).toEqual([]);
    const asked = { params: { list: 'orders' as const }, query: { areaId: id } };
    const { body } = await server.send(exports.exportList, asked);
    expect(body.split('\n').filter((line) => line.includes('TWS-'))).toHaveLength(marina.length);
  });

  test('a driver finds the parcels that were on one of the own runs', async () => {
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    const [had, has, other] = await insertManyOrders(
      server.db,
      ['A', 'B', 'C'].map((name) => ({ ...ordinaryOrder(), warehouse_id, tracking_id: `TWS-${name}` })),
    );
    const [kamal, rashid] = [
      await insertRow(server.db, 'staff', { kind: 'driver' }),
      await insertRow(server.db, 'staff', { kind: 'driver' }),
    ];
    const run = { warehouse_id, to_warehouse_id: null, kind: 'delivery' };
    await insertRun(server.db, { ...run, driver_id: kamal.id, state: 'closed' }, [had!]);
    await insertRun(server.db, { ...run, driver_id: kamal.id }, [has!]);
    await insertRun(server.db, { ...run, driver_id: rashid.id }, [other!]);
    const find = async (driverId: string, more: object = {}) =>
      idsOf(await list({ page: 1, driverId, ...more })).sort();
    expect(await find(kamal.id)).toEqual(['TWS-A', 'TWS-B']);
    expect(await find(kamal.id, { warehouseId: warehouse_id, search: 'TWS-B' })).toEqual(['TWS-B']);
    expect(await find(rashid.id)).toEqual(['TWS-C']);
  });
});

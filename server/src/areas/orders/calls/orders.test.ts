import { TRACKING_STATUSES } from '@tawseel/contract/facts/tracking';
import { orders } from '@tawseel/contract/orders';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertManyOrders, insertOrder, insertRow, ordinaryOrder } from '../../../testing/rows.ts';
import { toOrder } from '../store/wire.ts';

/** Minutes before the present of the tests, as an instant. */
function ago(minutes: number): string {
  return new Date(Date.parse('2026-11-21T10:00:00.000Z') - minutes * 60_000).toISOString();
}

onEveryDatabase((server) => {
  const list = (query: object) => server.call(orders.listOrders, { query });
  const ids = async (query: object) => (await list(query)).data.map((order) => order.trackingID);

  describe('a page', () => {
    test('has the newest ten first, and the total count', async () => {
      const rows = [];
      for (let minutes = 0; minutes < 12; minutes += 1) {
        rows.push(await insertOrder(server.db, { created_at: ago(minutes) }));
      }
      const inOrder = rows.map((row) => row.tracking_id);
      const { data, ...figures } = await list({ page: 1 });
      expect(data.map((order) => order.trackingID)).toEqual(inOrder.slice(0, 10));
      expect(figures).toEqual({ page: 1, limit: 10, total: 12, pages: 2 });
      expect(await ids({ page: 2 })).toEqual(inOrder.slice(10));
      expect(await ids({ page: 2, limit: 5 })).toEqual(inOrder.slice(5, 10));
    });

    test('past the end is empty and still has the total count', async () => {
      await insertOrder(server.db);
      expect(await list({ page: 100_000 })).toEqual({
        data: [],
        page: 100_000,
        limit: 10,
        total: 1,
        pages: 1,
      });
    });

    test('without orders is empty', async () => {
      expect(await list({ page: 1 })).toEqual({ data: [], page: 1, limit: 10, total: 0, pages: 0 });
    });

    test('separates the modes', async () => {
      const urgent = await insertOrder(server.db, { delivery_type: 'urgent', created_at: ago(2) });
      const normal = await insertOrder(server.db, { delivery_type: 'normal', created_at: ago(1) });
      expect(await list({ page: 1, mode: 'urgent' })).toMatchObject({
        total: 1,
        data: [{ trackingID: urgent.tracking_id }],
      });
      expect(await list({ page: 1, mode: 'normal' })).toMatchObject({
        total: 1,
        data: [{ trackingID: normal.tracking_id }],
      });
      expect(await list({ page: 1 })).toMatchObject({ total: 2 });
    });

    test('refuses an invalid page, limit, mode or sort', async () => {
      for (const query of [
        { page: 0 },
        { page: 1.5 },
        { page: 1, limit: 101 },
        { mode: 'slow' },
        { sort: 'createdAt' },
      ]) {
        expect(await server.refused(orders.listOrders, { query })).toMatchObject({ status: 422 });
      }
    });

    test('of a warehouse has only its orders, in the requested mode', async () => {
      const { id } = await insertRow(server.db, 'warehouses');
      const { id: other } = await insertRow(server.db, 'warehouses', { city: 'Ajman' });
      const urgent = await insertOrder(server.db, {
        warehouse_id: id,
        delivery_type: 'urgent',
        created_at: ago(2),
      });
      const normal = await insertOrder(server.db, { warehouse_id: id, created_at: ago(1) });
      await insertOrder(server.db, { warehouse_id: other, receiver_name: 'Noura Haddad' });
      const of = (query: object) =>
        server.call(orders.listWarehouseOrders, { query, body: { warehouseId: id } });
      expect(await of({ page: 1 })).toMatchObject({
        total: 2,
        data: [{ trackingID: normal.tracking_id }, { trackingID: urgent.tracking_id }],
      });
      expect(await of({ page: 1, mode: 'urgent' })).toMatchObject({
        total: 1,
        data: [{ trackingID: urgent.tracking_id }],
      });
      expect(await of({ page: 1, search: 'haddad' })).toMatchObject({ total: 0, data: [] });
      expect(await of({ page: 1, search: urgent.tracking_id })).toMatchObject({ total: 1 });
      expect(await of({ page: 1, search: urgent.tracking_id.slice(-2), mode: 'normal' })).toMatchObject({
        total: normal.tracking_id.includes(urgent.tracking_id.slice(-2)) ? 1 : 0,
      });
      expect((await of({})).data).toHaveLength(2);
    });

    test('of a warehouse are searched only by tracking ID', async () => {
      const { id } = await insertRow(server.db, 'warehouses');
      const order = { warehouse_id: id, receiver_name: 'Ahmed Khan' };
      const { tracking_id } = await insertOrder(server.db, { ...order, tracking_id: 'TWS-7QXW-KHAN' });
      await insertOrder(server.db, { ...order, tracking_id: 'TWS-2222-2222' });
      for (const search of ['khan', 'kh']) {
        for (const page of [{ page: 1 }, {}]) {
          const query = { ...page, search };
          const { data } = await server.call(orders.listWarehouseOrders, {
            query,
            body: { warehouseId: id },
          });
          expect(data.map((found) => found.trackingID)).toEqual([tracking_id]);
        }
        expect(await list({ page: 1, search })).toMatchObject({ total: 2 });
      }
    });
  });

  test('JSON made by the database equals JSON made from the row, whatever its values', async () => {
    const words = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !text.includes('\0')),
      fc.constantFrom(
        '"quoted"',
        'back\\slash',
        'line\nbreak\ttab',
        '\u2028',
        '</script>',
        'محمد',
        '🚚',
        '\u001f',
      ),
    );
    const row = fc.record({
      receiver_name: words,
      reference: words,
      sender_name: fc.uuid(),
      sender_address: words,
      title: words,
      details: words,
      images: fc.array(words, { maxLength: 3 }).map((list) => JSON.stringify(list)),
      tracking_status: fc.constantFrom(...TRACKING_STATUSES),
      sender_id: fc.option(fc.uuid()),
      additional_services: fc.nat(1),
      value_fils: fc.nat(100_000_000),
      charge_fils: fc.nat(100_000_000),
      weight_grams: fc.integer({ min: 1, max: 30_000 }),
      length_mm: fc.integer({ min: 1, max: 5000 }),
      width_mm: fc.integer({ min: 1, max: 5000 }),
      height_mm: fc.integer({ min: 1, max: 5000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 10 }), async (said) => {
        await server.db.deleteFrom('orders').execute();
        await server.db.deleteFrom('order_totals').execute();
        const rows = [];
        for (const each of said) rows.push(await insertOrder(server.db, each));
        const expected = rows.toSorted((one, other) => other.seq - one.seq).map(toOrder);
        expect((await list({ page: 1 })).data).toEqual(expected);
        expect(await list({})).toEqual({ data: expected });
      }),
      { numRuns: 30 },
    );
  });

  test('the whole list is all pages in sequence', async () => {
    const rows = Array.from({ length: 1203 }, (_, index) => ({
      ...ordinaryOrder(),
      created_at: ago(index * 7),
    }));
    await insertManyOrders(server.db, rows);
    const pages = [];
    for (let page = 1; page <= 13; page += 1) pages.push(...(await list({ page, limit: 100 })).data);
    expect(pages).toHaveLength(1203);
    expect((await list({})).data).toEqual(pages);
    expect(await list({ mode: 'urgent' })).toEqual({ data: [] });
  });

  test('deep pages equal those found by skipping rows, over years and within one crowded hour', async () => {
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    const within = (most: number) =>
      fc.array(fc.integer({ min: 0, max: most }), { minLength: 1240, maxLength: 1400 });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(within(200_000), within(30)),
        fc.integer({ min: 500, max: 700 }),
        fc.constantFrom(undefined, 'urgent' as const),
        fc.constantFrom(undefined, warehouse_id),
        async (times, offset, mode, warehouseId) => {
          await server.db.deleteFrom('orders').execute();
          await server.db.deleteFrom('order_totals').execute();
          const rows = times.map((minutes, index) => ({
            ...ordinaryOrder(),
            created_at: ago(minutes),
            delivery_type: index % 3 === 0 ? 'normal' : 'urgent',
            ...(index % 5 === 0 ? {} : { warehouse_id }),
          }));
          const made = await insertManyOrders(server.db, rows);
          const expected = made
            .filter((row) => !mode || row.delivery_type === mode)
            .filter((row) => !warehouseId || row.warehouse_id === warehouseId)
            .sort((one, other) => other.seq - one.seq)
            .slice(offset, offset + 1)
            .map((row) => row.tracking_id);
          const query = { page: offset + 1, limit: 1, ...(mode ? { mode } : {}) };
          const { data } = await (warehouseId
            ? server.call(orders.listWarehouseOrders, { query, body: { warehouseId } })
            : list(query));
          expect(data.map((order) => order.trackingID)).toEqual(expected);
        },
      ),
      { numRuns: 20 },
    );
  });
});

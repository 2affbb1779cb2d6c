import { exports } from '@tawseel/contract/exports';
import { orders } from '@tawseel/contract/orders';
import { warehouses } from '@tawseel/contract/warehouses';
import { beforeEach, describe, expect, test } from 'vitest';
import { onEveryDatabase } from '../testing/on-every-database.ts';
import { insertManyOrders, insertRow, ordinaryOrder } from '../testing/rows.ts';

const NEWEST = Date.parse('2026-11-21T10:00:00.000Z');

/** Minutes before the present of the tests, as an instant. */
function ago(minutes: number): string {
  return new Date(NEWEST - minutes * 60_000).toISOString();
}

onEveryDatabase((server) => {
  const search = (text: string, more: object = {}) =>
    server.call(orders.listOrders, { query: { page: 1, search: text, ...more } });

  describe('of what more than a thousand orders have', () => {
    let warehouseId: string;

    beforeEach(async () => {
      warehouseId = (await insertRow(server.db, 'warehouses')).id;
      const rows = Array.from({ length: 1203 }, (_, at) => ({
        ...ordinaryOrder(),
        warehouse_id: warehouseId,
        tracking_id: `TWS-H${at}`,
        receiver_name: 'Huda Nair',
        created_at: ago(at),
      }));
      await insertManyOrders(server.db, rows);
    });

    test('a search counts a thousand, says that there are more, and has them on its pages to the last', async () => {
      for (const text of ['huda', 'hu', 'h']) {
        expect(await search(text), text).toMatchObject({ total: 1000, pages: 100, moreThanTotal: true });
        const next = await search(text, { page: 101 });
        expect(next).toMatchObject({ total: 1010, pages: 101, moreThanTotal: true });
        expect(next.data.map(({ trackingID }) => trackingID)).toContain('TWS-H1000');
        const last = await search(text, { page: 121 });
        expect(last.data.map(({ trackingID }) => trackingID)).toEqual([
          'TWS-H1200',
          'TWS-H1201',
          'TWS-H1202',
        ]);
        expect(last).toMatchObject({ total: 1203, pages: 121 });
        expect(last).not.toHaveProperty('moreThanTotal');
        const { data, ...figures } = await search(text, { page: 500 });
        expect([data, figures]).toEqual([[], { page: 500, limit: 10, total: 1203, pages: 121 }]);
      }
    });

    test('so does one of a warehouse, and the whole list and the file have all of them', async () => {
      const query = { page: 1, search: 'tws-h' };
      const found = await server.call(warehouses.listWarehouseOrders, { query, body: { warehouseId } });
      expect(found).toMatchObject({ total: 1000, moreThanTotal: true });
      expect((await server.call(orders.listOrders, { query: { search: 'hu' } })).data).toHaveLength(1203);
      const file = await server.send(exports.exportList, {
        params: { list: 'orders' },
        query: { search: 'huda' },
      });
      expect(file.body.split('TWS-H')).toHaveLength(1204);
    });
  });

  test('a search finds what stands in old orders alone, by a sign or by many, at the end or within', async () => {
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    const old = [
      'Ahmed Al Suwaidi',
      'AHMED Khan',
      "Omar O'Brien",
      '50% "Off" Trading',
      'محمد الشامسي',
      'A_B C\\D',
      'Éloïse',
      'ÉLOÏSE Ñ',
      'Дмитрий',
      'Ωmega',
      'Courier 🚚',
      '🚛 Co',
      'two\nlines',
      '[x]*?',
    ];
    const rows = Array.from({ length: 700 + old.length }, (_, at) => ({
      ...ordinaryOrder(),
      warehouse_id,
      tracking_id: `TWS-${2222 + at}`,
      receiver_name: old[at - 700] ?? 'Jun Lin',
      delivery_type: at % 2 ? 'urgent' : 'normal',
      created_at: ago(at * 60),
    }));
    await insertManyOrders(server.db, rows);
    const expected: [text: string, names: string[]][] = [
      ['ahmed', ['Ahmed Al Suwaidi', 'AHMED Khan']],
      ['HM', ['Ahmed Al Suwaidi', 'AHMED Khan']],
      ['ed', ['Ahmed Al Suwaidi', 'AHMED Khan']],
      ["'", ["Omar O'Brien"]],
      ['"', ['50% "Off" Trading']],
      ['0%', ['50% "Off" Trading']],
      ['%', ['50% "Off" Trading']],
      ['%%', []],
      ['_', ['A_B C\\D']],
      ['\\', ['A_B C\\D']],
      ['\\d', ['A_B C\\D']],
      ['مح', ['محمد الشامسي']],
      ['ي', ['محمد الشامسي']],
      ['الشامسي', ['محمد الشامسي']],
      ['é', ['Éloïse', 'ÉLOÏSE Ñ']],
      ['Sé', []],
      ['ñ', ['ÉLOÏSE Ñ']],
      ['éloïse', ['Éloïse', 'ÉLOÏSE Ñ']],
      ['ДМ', ['Дмитрий']],
      ['й', ['Дмитрий']],
      ['ω', ['Ωmega']],
      ['🚚', ['Courier 🚚']],
      ['r 🚚', ['Courier 🚚']],
      ['o\nl', ['two\nlines']],
      ['al suwaidi', ['Ahmed Al Suwaidi']],
      ['l suwaid', ['Ahmed Al Suwaidi']],
      ['محمد الشا', ['محمد الشامسي']],
      ['ourier 🚚', ['Courier 🚚']],
      ['trading\n2', []],
      ['*?', ['[x]*?']],
      [']', ['[x]*?']],
      ['q', []],
      ['zz', []],
    ];
    for (const [text, names] of expected) {
      const { data, total } = await search(text);
      expect([data.map(({ dropoff }) => dropoff.receiverName), total], text).toEqual([names, names.length]);
      const urgent = await search(text, { mode: 'urgent' });
      expect(urgent.data, text).toEqual(data.filter(({ mode }) => mode === 'urgent'));
      expect((await server.call(orders.listOrders, { query: { search: text } })).data, text).toEqual(data);
    }
    const ofWarehouse = (text: string) =>
      server.call(warehouses.listWarehouseOrders, {
        query: { page: 1, search: text },
        body: { warehouseId: warehouse_id },
      });
    expect(await ofWarehouse('ahmed')).toMatchObject({ total: 0 });
    expect(await ofWarehouse('%')).toMatchObject({ total: 0 });
    expect(await ofWarehouse('tws-2933')).toMatchObject({ total: 1 });
    expect((await search('tws-2933')).data).toHaveLength(1);
  });
});

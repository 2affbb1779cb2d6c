import { exports } from '@tawseel/contract/exports';
import type { Order } from '@tawseel/contract/order-replies';
import { orders } from '@tawseel/contract/orders';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertKey } from '../../../testing/keys.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertManyOrders, insertOrder, insertRow, ordinaryOrder } from '../../../testing/rows.ts';

const NEWEST = Date.parse('2026-11-21T10:00:00.000Z');

/** Minutes before the present of the tests, as an instant. */
function ago(minutes: number): string {
  return new Date(NEWEST - minutes * 60_000).toISOString();
}

onEveryDatabase((server) => {
  const list = (query: object) => server.call(orders.listOrders, { query });
  const ids = async (query: object) => (await list(query)).data.map((order) => order.trackingID);
  const search = (text: string, more: object = {}) => list({ page: 1, search: text, ...more });

  describe('of a text that more than a thousand orders have', () => {
    let warehouseId: string;
    let shop: string;

    beforeEach(async () => {
      warehouseId = (await insertRow(server.db, 'warehouses')).id;
      shop = (await insertRow(server.db, 'senders')).id;
      const rows = Array.from({ length: 1203 }, (_, at) => ({
        ...ordinaryOrder(),
        warehouse_id: warehouseId,
        sender_id: shop,
        tracking_id: `TWS-H${at}`,
        receiver_name: 'Huda Nair',
        created_at: ago(at),
      }));
      await insertManyOrders(server.db, rows);
    });

    test('a search or a filter counts a thousand, reports that there are more, and refuses later pages with advice', async () => {
      const day = { from: '2026-11-21', to: '2026-11-21' };
      for (const query of [{ search: 'huda' }, { search: 'hu' }, { search: 'h' }, { city: 'Sharjah' }]) {
        const page = (number: number, more: object = {}) => ({ ...query, ...more, page: number });
        expect(await list(page(1))).toMatchObject({ total: 1000, pages: 100, moreThanTotal: true });
        expect(await ids(page(100))).toContain('TWS-H999');
        const across = await list(page(34, { limit: 30 }));
        expect(across).toMatchObject({ total: 1020, pages: 34, moreThanTotal: true });
        expect(across.data.at(-1)).toMatchObject({ trackingID: 'TWS-H1019' });
        for (const number of [101, 500, 10_000_000]) {
          const refused = await server.send(orders.listOrders, { query: page(number) });
          expect(refused.statusCode).toBe(422);
          expect(refused.json().issues).toEqual([
            {
              path: 'page',
              code: 'beyond_pages',
              params: { most: 1000, rows: 'orders' },
              message: expect.stringMatching(/first 1,000 orders.* dates .*export.* all/),
            },
          ]);
        }
        const narrowed = await list(page(200, day));
        expect([narrowed.data, narrowed.moreThanTotal]).toEqual([[], undefined]);
        expect(narrowed.total).toBeLessThan(1000);
      }
    });

    test("a sender's key also gets a thousand in pages, with advice, and can read all or those of some days unpaged", async () => {
      const token = await insertKey(server.db, 'sender', null, { sender_id: shop });
      const others = await insertOrder(server.db, { created_at: ago(5) });
      const ask = (query: object) => server.send(orders.listOrders, { query }, { token });
      const refused = await ask({ page: 101 });
      expect([refused.statusCode, refused.json().issues[0]]).toEqual([
        422,
        expect.objectContaining({ message: expect.stringMatching(/ dates .*without page.* all/) }),
      ]);
      expect((await ask({ page: 100 })).json()).toMatchObject({ total: 1000, moreThanTotal: true });
      const own = async (query: object) => (await ask(query)).json<{ data: Order[] }>().data;
      const all = await own({});
      expect(all.map((order) => order.trackingID)).toEqual(
        Array.from({ length: 1203 }, (_, at) => `TWS-H${at}`),
      );
      expect(all).not.toContainEqual(expect.objectContaining({ _id: others.id }));
      const day = await own({ from: '2026-11-21', to: '2026-11-21' });
      expect(day.length).toBeGreaterThan(500);
      expect(day).toEqual(all.slice(0, day.length));
      expect(await own({ to: '2026-11-20' })).toEqual(all.slice(day.length));
    });

    test('the same applies to a warehouse, and the whole list and the file have all orders', async () => {
      const query = { page: 1, search: 'tws-h' };
      const found = await server.call(orders.listWarehouseOrders, { query, body: { warehouseId } });
      expect(found).toMatchObject({ total: 1000, moreThanTotal: true });
      expect((await server.call(orders.listOrders, { query: { search: 'hu' } })).data).toHaveLength(1203);
      const file = await server.send(exports.exportList, {
        params: { list: 'orders' },
        query: { search: 'huda' },
      });
      expect(file.body.split('TWS-H')).toHaveLength(1204);
    });
  });

  test('a search finds a text of any length that only old orders have, at any position', async () => {
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
      [
        'é',
        [
          'Ahmed Al Suwaidi',
          'AHMED Khan',
          "Omar O'Brien",
          'Éloïse',
          'ÉLOÏSE Ñ',
          'Ωmega',
          'Courier 🚚',
          'two\nlines',
        ],
      ],
      ['Sé', ['Éloïse', 'ÉLOÏSE Ñ']],
      ['e ñ', ['ÉLOÏSE Ñ']],
      ['eloise', ['Éloïse', 'ÉLOÏSE Ñ']],
      ['ﺍﻟﺸﺎﻣﺴﻰ', ['محمد الشامسي']],
      ['مُحَمَّد', ['محمد الشامسي']],
      ['TWS-٢٢٢٣', ['Jun Lin']],
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
      server.call(orders.listWarehouseOrders, {
        query: { page: 1, search: text },
        body: { warehouseId: warehouse_id },
      });
    expect(await ofWarehouse('ahmed')).toMatchObject({ total: 0 });
    expect(await ofWarehouse('%')).toMatchObject({ total: 0 });
    expect(await ofWarehouse('tws-2933')).toMatchObject({ total: 1 });
    expect((await search('tws-2933')).data).toHaveLength(1);
  });

  describe('a search of few orders', () => {
    const receivers = [
      'Ahmed Al Suwaidi',
      'AHMED Khan',
      "Omar O'Brien",
      '50% "Off" Trading',
      'محمد الشامسي',
      'A_B C\\D',
    ];
    const foundNames = async (search: string, query: object = {}) => {
      const { data, total } = await list({ page: 1, search, ...query });
      const all = await list({ search, ...query });
      expect(all.data).toEqual(data);
      expect(total).toBe(data.length);
      return data.map((order) => order.dropoff.receiverName).sort();
    };

    test('finds a tracking ID with or without its hyphens, ignoring case, on a page, in the whole list and of a warehouse', async () => {
      const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
      const tracking_id = 'TWS-2345-678Q';
      await insertOrder(server.db, { tracking_id, warehouse_id, receiver_name: 'Sought' });
      await insertOrder(server.db, { tracking_id: 'TWS-2345-6789', warehouse_id });
      await insertOrder(server.db, { tracking_id: 'AWB-TWS23456' });
      for (const search of ['tws2345678q', 'TWS 2345 678Q', '2345---678q', '45678q', 'tws-2345678Q']) {
        expect(await foundNames(search), search).toEqual(['Sought']);
        const asked = { query: { page: 1, search }, body: { warehouseId: warehouse_id } };
        const { data } = await server.call(orders.listWarehouseOrders, asked);
        expect(data.map((order) => order.trackingID)).toEqual([tracking_id]);
      }
      expect(await list({ page: 1, search: 'tws2345' })).toMatchObject({ total: 3 });
    });

    test('finds the text literally, whatever it means to a search engine', async () => {
      for (const receiver_name of receivers) {
        await insertOrder(server.db, { receiver_name, tracking_id: `X-${receivers.indexOf(receiver_name)}` });
      }
      const expected: [search: string, names: string[]][] = [
        ['ahmed', ['AHMED Khan', 'Ahmed Al Suwaidi']],
        ['Ahmed Al', ['Ahmed Al Suwaidi']],
        ['HM', ['AHMED Khan', 'Ahmed Al Suwaidi']],
        ["o'b", ["Omar O'Brien"]],
        ['"', ['50% "Off" Trading']],
        ['"off"', ['50% "Off" Trading']],
        ['0%', ['50% "Off" Trading']],
        ['%', ['50% "Off" Trading']],
        ['%%%', []],
        ['_', ['A_B C\\D']],
        ['A_B', ['A_B C\\D']],
        ['C\\D', ['A_B C\\D']],
        ['مح', ['محمد الشامسي']],
        ['الشامسي', ['محمد الشامسي']],
        ['ahmed OR omar', []],
        ['* NEAR', []],
        ['ـ', []],
        ['\u064b', []],
        ['\u200f', []],
        ['zz', []],
      ];
      for (const [search, names] of expected)
        expect(await foundNames(search), search).toEqual(names.toSorted());
    });

    test('finds a name in every spelling of it, and in either case in every alphabet', async () => {
      const names = [
        ...['Éloïse', 'ÉLOÏSE', 'Eloi\u0308se', 'ELOISE', 'Дмитрий', 'Ωmega', 'ẞ-Straße'],
        ...['أحمد مصطفى', 'احمد مصطفي', 'فاطمة', 'مؤيد', 'عبـد الله', 'Villa ١٢'],
      ];
      for (const receiver_name of names) await insertOrder(server.db, { receiver_name });
      const eloise = ['Éloïse', 'ÉLOÏSE', 'Eloi\u0308se', 'ELOISE'];
      const expected: [search: string, names: string[]][] = [
        ['éloïse', eloise],
        ['éL', eloise],
        ['ELOISE', eloise],
        ['e\u0301loi\u0308', eloise],
        ['احمد', ['أحمد مصطفى', 'احمد مصطفي']],
        ['أَحْمَد مصطفی', ['أحمد مصطفى', 'احمد مصطفي']],
        ['فاطمه', ['فاطمة']],
        ['مويد', ['مؤيد']],
        ['عبد ٱلله', ['عبـد الله']],
        ['a 12', ['Villa ١٢']],
        ['villa ۱۲', ['Villa ١٢']],
        ['STRASSE', ['ẞ-Straße']],
        ['дмИ', ['Дмитрий']],
        ['Дм', ['Дмитрий']],
        ['ωM', ['Ωmega']],
        ['ß', ['ẞ-Straße']],
      ];
      for (const [search, names] of expected)
        expect(await foundNames(search), search).toEqual(names.toSorted());
    });

    test('finds a name with its spaces and hyphens or without', async () => {
      const names = ['عبد الله', 'عبدالله', 'أبو بكر', 'Al-Mansouri', 'Al Mansouri', 'AlMansouri', 'Salim'];
      for (const receiver_name of names) await insertOrder(server.db, { receiver_name });
      const mansouri = ['Al-Mansouri', 'Al Mansouri', 'AlMansouri'];
      const expected: [search: string, names: string[]][] = [
        ['عبدالله', ['عبد الله', 'عبدالله']],
        ['عبد الله', ['عبد الله', 'عبدالله']],
        ['ابوبكر', ['أبو بكر']],
        ...mansouri.map((name): [string, string[]] => [name.toUpperCase(), mansouri]),
        ['Ali M', []],
      ];
      for (const [search, found] of expected) {
        expect(await foundNames(search), search).toEqual(found.toSorted());
        expect(await foundNames(search, { senderId: 'nobody' }), search).toEqual([]);
      }
    });

    test('finds a phone in any format, of the receiver or the sender, next to texts with its digits', async () => {
      const phones = [
        { receiver_name: 'Receiver', receiver_phone: '+971 50 123 4567' },
        { receiver_name: 'Second', receiver_phone2: '0501234567' },
        { receiver_name: 'Sender', sender_phone: '00971501234567' },
        { receiver_name: 'All', receiver_phone: '0501234567', sender_phone: '0501234567' },
        { receiver_name: 'Reference', reference: '0501234567' },
        { receiver_name: 'Other', receiver_phone: '0501234568' },
      ];
      for (const one of phones) await insertOrder(server.db, one);
      const withPhone = ['All', 'Receiver', 'Second', 'Sender'];
      expect(await foundNames('050 123 4567')).toEqual(withPhone);
      expect(await foundNames('+971501234567')).toEqual(withPhone);
      expect(await foundNames('٠٥٠١٢٣٤٥٦٧')).toEqual([...withPhone, 'Reference'].toSorted());
      expect(await foundNames('0501234567', { trackingStatus: 'delivered' })).toEqual([]);
      expect(await foundNames('0501234567', { unmovedDays: 300 })).toEqual([]);
      const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
      await insertOrder(server.db, { warehouse_id, receiver_phone: '0501234567' });
      const asked = { query: { page: 1, search: '0501234567' }, body: { warehouseId: warehouse_id } };
      expect(await server.call(orders.listWarehouseOrders, asked)).toMatchObject({ total: 0 });
    });

    test('finds names that differ in vowels and doubled letters only if similar ones are asked for', async () => {
      const names = ['Muhammad Ali', 'Mohammed', 'Ahmed', 'محمد'];
      for (const receiver_name of names) await insertOrder(server.db, { receiver_name });
      expect(await foundNames('Mohamed')).toEqual([]);
      expect(await foundNames('Mohamed', { similar: 'yes' })).toEqual(['Mohammed', 'Muhammad Ali']);
      expect(await foundNames('محمود', { similar: 'yes' })).toEqual(['محمد']);
      expect(await foundNames('Mohamed', { similar: 'yes', city: 'Fujairah' })).toEqual([]);
      for (const search of ['Mo', '0501234567', 'TWS-2345']) {
        expect(await foundNames(search, { similar: 'yes' }), search).toEqual([]);
      }
      const refused = await server.send(orders.listOrders, { query: { page: 1, similar: 'yes' } });
      expect([refused.statusCode, refused.json().issues[0].code]).toEqual([422, 'search_missing']);
    });

    test('finds a reference in any spelling, of an order of any sender, status and warehouse, and a corrected name', async () => {
      const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
      const { id: sender_id } = await insertRow(server.db, 'senders');
      const order = { warehouse_id, sender_id, reference: 'فاتورة ٧٧', receiver_name: 'Omar' };
      const { tracking_id } = await insertOrder(server.db, order);
      for (const query of [{}, { warehouseId: warehouse_id }, { senderId: sender_id }, { city: 'Sharjah' }])
        expect(await foundNames('فاتوره 77', query)).toEqual(['Omar']);
      expect(await foundNames('77omar')).toEqual([]);
      const params = { trackingID: tracking_id };
      const { version } = (await server.call(orders.readOrder, { params })).data;
      const body = { version, dropoff: { receiverName: 'Zoë Ömer' } };
      await server.call(orders.updateOrder, { params, body });
      expect(await foundNames('zoe omer')).toEqual(['Zoë Ömer']);
      expect(await foundNames('omar')).toEqual([]);
      const asked = { query: { page: 1, search: 'zoë' }, body: { warehouseId: warehouse_id } };
      expect(await server.call(orders.listWarehouseOrders, asked)).toMatchObject({ total: 0 });
    });

    test('finds a tracking ID by any part of it, ignoring case', async () => {
      const { tracking_id } = await insertOrder(server.db);
      await insertOrder(server.db, { tracking_id: 'OLD-0001' });
      for (const search of [
        tracking_id,
        tracking_id.toLowerCase(),
        tracking_id.slice(2, 8),
        'tws',
        'TWS-',
        'ws-',
      ]) {
        expect(await list({ page: 1, search })).toMatchObject({
          total: 1,
          data: [{ trackingID: tracking_id }],
        });
      }
    });

    test('for the common beginning of tracking IDs finds every order', async () => {
      for (let minutes = 0; minutes < 12; minutes += 1)
        await insertOrder(server.db, { created_at: ago(minutes) });
      expect(await list({ page: 2, search: 'tws-' })).toMatchObject({ total: 12, pages: 2 });
      expect(await ids({ page: 2, search: 'tws-' })).toEqual(await ids({ page: 2 }));
    });

    test("finds an order by the sender's own reference, which is not a tracking ID of a warehouse", async () => {
      const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
      await insertOrder(server.db, { reference: '#1001', receiver_name: 'Sought', warehouse_id });
      await insertOrder(server.db, { reference: '#1002', receiver_name: 'Other', warehouse_id });
      expect((await list({ page: 1 })).data.map(({ reference }) => reference)).toEqual(['#1002', '#1001']);
      for (const search of ['#1001', '01', '1001'])
        expect(await foundNames(search), search).toEqual(['Sought']);
      const asked = { query: { page: 1, search: '#1001' }, body: { warehouseId: warehouse_id } };
      expect((await server.call(orders.listWarehouseOrders, asked)).total).toBe(0);
    });

    test('is limited to the mode', async () => {
      await insertOrder(server.db, { receiver_name: 'Ahmed Urgent', delivery_type: 'urgent' });
      await insertOrder(server.db, { receiver_name: 'Ahmed Normal' });
      expect(await foundNames('ahmed', { mode: 'urgent' })).toEqual(['Ahmed Urgent']);
      expect(await foundNames('ah', { mode: 'normal' })).toEqual(['Ahmed Normal']);
    });
  });
});

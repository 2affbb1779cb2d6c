import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@tawseel/contract';
import type { ImportChoice } from '@tawseel/contract/imports';
import { describe, expect, test } from 'vitest';
import { NOW, type TestApp } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertManyOrders, insertOrder, insertRow, ordinaryOrder } from '../../testing/rows.ts';
import { seedAreas } from '../delivery-areas/store.ts';
import { seedEssentials } from '../rates/store/essentials.ts';
import { DECIDED } from '../rates/store/starting-prices.ts';

const { readImport, checkFile, readPiece, checkColumns, checkImport, startImport } = routes.imports;

const SHOPIFY = readFileSync(
  join(import.meta.dirname, '../../../../docs/samples/shopify-orders.csv'),
  'utf8',
);
const HEADER = 'Order No,Customer,Mobile,Address,Area,City,COD,Weight,Item';
const rowOf = (order: number, cod: string, area = 'Al Karama') =>
  `A-${order},Rana Habib,050 555 07${String(order).padStart(2, '0')},Street 9,${area},Dubai,${cod},1,Scarf`;
const fileOf = (...rows: string[]) => [HEADER, ...rows].join('\n');

onEveryDatabase((server: TestApp) => {
  const mine = async () => (await server.call(readImport, {})).mine;

  /** Sends a file of orders, and returns the server's view of it. */
  async function sent(text: string) {
    const file = Buffer.from(text);
    await server.call(checkFile, { body: { kind: 'orders', name: 'orders.csv', bytes: file.length } });
    await server.send(readPiece, { params: { from: '0' }, file });
    return mine();
  }

  async function checked() {
    await server.call(checkImport, {});
    await server.app.jobs.idle();
    return mine();
  }

  async function imported() {
    await checked();
    await server.call(startImport, { body: { checkedAt: NOW, leaveOut: false } });
    await server.app.jobs.idle();
    return mine();
  }

  const orders = () => server.db.selectFrom('orders').selectAll().orderBy('seq').execute();

  async function business() {
    await seedEssentials(server.db, DECIDED);
    await seedAreas(server.db);
    return insertRow(server.db, 'warehouses', { city: 'Dubai' });
  }

  const shop = (name: string) =>
    insertRow(server.db, 'senders', { name, email: `${name.toLowerCase()}@shop.example`, city: 'Sharjah' });

  /** Chooses a sender, as the picker of the window does: every other choice stays. */
  async function chooseSender(id: string, change: (choice: ImportChoice) => ImportChoice = (same) => same) {
    const choice = (await mine())?.columns?.choice;
    if (!choice) throw new Error('No file has been read');
    const body = change({ ...choice, set: { ...choice.set, sender_id: id } });
    return server.call(checkColumns, { body });
  }

  test.each([
    ['English', HEADER, 'Qty', 'Notes'],
    [
      'English with units and dots',
      'Order No.,Customer Name,Mobile Number,Address,AREA,city,COD (AED),Weight (kg),Product',
      'Pieces',
      'Remarks',
    ],
    [
      'Arabic',
      'رقم الطلب,العميل,الجوال,العنوان,المنطقة,المدينة,مبلغ التحصيل,الوزن,الصنف',
      'الكمية',
      'ملاحظات',
    ],
    [
      'Arabic in another spelling',
      'رقم الطلب,اسم الزبون,رقم الموبايل,عنوان التوصيل,الحى,الاماره,الدفع عند الإستلام,الوزن,المنتج',
      'العدد',
      'ملاحظة',
    ],
  ])("a shop's usual columns are known by their names in %s", async (_, header, quantity, notes) => {
    const file = await sent(`${header},${quantity},${notes}\n${rowOf(1, '90')},2,Ring twice\n`);
    expect(file?.columns?.unread).toEqual([]);
    expect(file?.columns?.rows[0]?.cells).toMatchObject({
      reference: 'A-1',
      receiver_name: 'Rana Habib',
      receiver_phone: '050 555 0701',
      dropoff_street: 'Street 9',
      dropoff_area: 'Al Karama',
      dropoff_city: 'Dubai',
      value_aed: '90.00',
      cod_aed: '90.00',
      weight_kg: '1',
      title: '2 Scarf',
      details: 'Ring twice',
    });
  });

  describe('the first rows', () => {
    test('are paid where nothing is to collect', async () => {
      await sent(fileOf(rowOf(1, '90'), rowOf(2, '0'), rowOf(3, '')));
      const rows = (await mine())?.columns?.rows.map(({ cells }) => [cells.payment_method, cells.value_aed]);
      expect(rows).toEqual([
        ['COD', '90.00'],
        ['Card', '0.00'],
        ['Card', '0.00'],
      ]);
    });

    test('have one fault for a cell that two columns are read from', async () => {
      const file = await sent(fileOf(rowOf(1, 'cash'), rowOf(2, '90')));
      expect(file?.columns?.rowFaults).toMatchObject([{ line: 2, column: 'cod_aed' }]);
      const { id } = await shop('Palm');
      await business();
      await chooseSender(id);
      expect((await checked())?.report).toMatchObject({
        bad: 1,
        reasons: [{ column: 'cod_aed', count: 1 }],
        rowFaults: [{ line: 2, column: 'cod_aed' }],
      });
    });

    test('have a fault for a missing value if the file has a column of values', async () => {
      const file = await sent([`${HEADER},Value`, `${rowOf(1, '0')},`, `${rowOf(2, '90')},120`].join('\n'));
      expect(file?.columns?.rowFaults).toMatchObject([{ line: 2, column: 'value_aed' }]);
    });
  });

  describe('the first file of a sender', () => {
    test('needs nothing but the sender, and is paid where nothing is to collect', async () => {
      await business();
      const { id } = await shop('Palm');
      await sent(fileOf(rowOf(1, '90'), rowOf(2, '0'), rowOf(3, '')));
      const file = await chooseSender(id);
      expect(file.sender).toEqual({ _id: id, name: 'Palm' });
      expect((await imported())?.report).toMatchObject({ stored: 3, bad: 0 });
      expect(await orders()).toMatchObject([
        { sender_id: id, payment_method: 'COD', value_fils: 9000, delivery_type: 'normal', reference: 'A-1' },
        { payment_method: 'Card', value_fils: 0, pickup_city: 'Sharjah', size_fils: 0 },
        { payment_method: 'Card', value_fils: 0, length_mm: 200, width_mm: 200, height_mm: 200 },
      ]);
    });

    test('has the size and place of pickup of most of their latest orders', async () => {
      const { id: warehouse_id } = await business();
      const { id } = await shop('Palm');
      const size = { length_mm: 305, width_mm: 200, height_mm: 100 };
      const place = { pickup_city: 'Ajman', pickup_area: 'Al Nuaimiya' };
      for (const more of [{ ...size, ...place }, { length_mm: 900 }, { ...size, ...place }])
        await insertOrder(server.db, { warehouse_id, sender_id: id, ...more });
      await sent(fileOf(rowOf(1, '90')));
      const { columns } = await chooseSender(id);
      expect(columns?.choice.set).toMatchObject({
        ...place,
        ...{ length_cm: '30.5', width_cm: '20', height_cm: '10' },
      });
    });

    test('ignores the size of orders before the latest 50', async () => {
      const { id: warehouse_id } = await business();
      const { id: sender_id } = await shop('Palm');
      const ordersOf = (count: number, length_mm: number) =>
        Array.from({ length: count }, () => ({ ...ordinaryOrder(), warehouse_id, sender_id, length_mm }));
      await insertManyOrders(server.db, ordersOf(51, 900));
      await insertManyOrders(server.db, ordersOf(50, 450));
      await sent(fileOf(rowOf(1, '90')));
      const { columns } = await chooseSender(sender_id);
      expect(columns?.choice.set).toMatchObject({ length_cm: '45' });
    });

    test('keeps what the user chose before the sender', async () => {
      await business();
      const { id } = await shop('Palm');
      await sent(fileOf(rowOf(1, '90')));
      const { columns } = await chooseSender(id, ({ set, ...choice }) => ({
        ...choice,
        columns: { details: 'Item' },
        set: { ...set, pickup_city: 'Fujairah', delivery_type: 'urgent' },
      }));
      expect(columns?.choice).toMatchObject({
        columns: { details: 'Item' },
        set: { pickup_city: 'Fujairah', delivery_type: 'urgent', length_cm: '20' },
      });
    });
  });

  test('unknown areas are to be checked, with the rows of each reason counted', async () => {
    await business();
    const { id } = await shop('Palm');
    const areas = ['Al Karama', 'الكرامة', 'Karama Street', 'Marina, Dubai Marina', 'Nowhere', ''];
    await sent(
      fileOf(...areas.map((area, order) => rowOf(order, '90', area.includes(',') ? `"${area}"` : area))),
    );
    await chooseSender(id);
    const report = (await checked())?.report;
    expect(report).toMatchObject({ stored: 6, doubted: 2 });
    expect(report?.doubtReasons).toEqual([
      { column: 'dropoff_area', expected: 'an area of Dubai in the list of areas', count: 2 },
    ]);
    expect(report?.doubts.map(({ line, message }) => [line, message])).toEqual([
      [4, "found 'Karama Street'; expected an area of Dubai in the list of areas."],
      [6, "found 'Nowhere'; expected an area of Dubai in the list of areas."],
    ]);
  });

  test('the stored orders are named, with the first and last day of their creation', async () => {
    await business();
    const { id } = await shop('Palm');
    const dates = ['20/11/2026', '19/11/2026', '20/11/2026 23:00', '20/11/2026'];
    const rows = dates.map((date, order) => `${rowOf(order, '90')},${date}`);
    await sent([`${HEADER},Date`, ...rows, `${rowOf(4, 'free')},20/11/2026`].join('\n'));
    await chooseSender(id);
    expect((await checked())?.report).not.toHaveProperty('orders');
    await server.call(startImport, { body: { checkedAt: NOW, leaveOut: true } });
    await server.app.jobs.idle();
    const stored = (await orders()).map(({ tracking_id }) => tracking_id);
    expect(stored).toHaveLength(4);
    const named = (await mine())?.report?.orders;
    expect(named).toMatchObject({ from: '2026-11-19', to: '2026-11-20' });
    expect(named?.trackingIDs.toSorted()).toEqual(stored.sort());
  });

  describe('the next file of a sender', () => {
    async function importedOf(id: string, change?: (choice: ImportChoice) => ImportChoice) {
      await sent(fileOf(rowOf(1, '90')));
      await chooseSender(id, change);
      expect(await imported()).toMatchObject({ state: 'done' });
      await server.db.updateTable('orders').set({ reference: '' }).execute();
    }

    test('needs no choice if its columns are the same, in any order and spelling', async () => {
      await business();
      const { id } = await shop('Palm');
      await importedOf(id, ({ set, ...choice }) => ({
        ...choice,
        columns: { details: 'Item', title: '' },
        set: { ...set, title: 'Clothes', delivery_type: 'urgent' },
        values: { dropoff_city: {} },
      }));
      const file = await sent(
        `ITEM,${HEADER.replace(',Item', '')}\nScarf,${rowOf(2, '40')}`.replace(/,Scarf$/, ''),
      );
      expect(file).toMatchObject({ sender: { _id: id, name: 'Palm', importedAt: NOW } });
      expect((await imported())?.report).toMatchObject({ stored: 1, bad: 0 });
      expect((await orders()).at(-1)).toMatchObject({
        sender_id: id,
        title: 'Clothes',
        details: 'Scarf',
        delivery_type: 'urgent',
        value_fils: 4000,
      });
    });

    test('offers the senders of files with these columns, and waits for the choice if there are several', async () => {
      await business();
      const [palm, oud, gone] = [await shop('Palm'), await shop('Oud'), await shop('Gone')];
      for (const { id } of [palm, oud, gone]) await importedOf(id);
      await server.db.updateTable('senders').set({ deleted_at: NOW }).where('id', '=', gone.id).execute();
      const file = await sent(fileOf(rowOf(2, '40')));
      expect(file?.sender).toBeUndefined();
      expect(file?.senders?.map(({ name }) => name).sort()).toEqual(['Oud', 'Palm']);
      expect(file?.columns?.choice.set).not.toHaveProperty('sender_id');
      expect((await chooseSender(oud.id)).sender).toMatchObject({ name: 'Oud', importedAt: NOW });
      const corrected = await sent(`${HEADER},line,reason\n${rowOf(3, '1')},3,none`);
      expect(corrected?.senders).toHaveLength(2);
      expect(await sent(`${HEADER},Note\n${rowOf(3, '1')},x`)).toMatchObject({ senders: [] });
    });

    test('has the same order of day and month, unless its own dates show another', async () => {
      await business();
      const { id } = await shop('Palm');
      const dated = (...dates: string[]) =>
        [`${HEADER},Date`, ...dates.map((date, order) => `${rowOf(order, '90')},${date}`)].join('\n');
      await sent(dated('3/4/2026'));
      await chooseSender(id, (choice) => ({ ...choice, dayOrder: 'monthFirst' }));
      expect(await imported()).toMatchObject({ state: 'done' });
      const next = (await sent(dated('5/4/2026')))?.columns;
      expect(next).not.toHaveProperty('unclearDate');
      expect(next?.rows[0]?.cells.created_at).toMatch(/^2026-05-04/);
      const clear = (await sent(dated('5/4/2026', '13/4/2026')))?.columns;
      expect(clear?.rows[0]?.cells.created_at).toMatch(/^2026-04-05/);
    });

    test('is read for another sender without what was chosen for the first', async () => {
      await business();
      const [palm, oud] = [await shop('Palm'), await shop('Oud')];
      await sent(SHOPIFY);
      await chooseSender(palm.id, ({ set, ...choice }) => ({
        ...choice,
        set: { ...set, weight_kg: '1' },
        take: ['refunded'],
      }));
      expect(await imported()).toMatchObject({ state: 'done' });
      await server.db.updateTable('orders').set({ reference: '' }).execute();
      const takenOf = async (id: string) => (await chooseSender(id)).columns?.choice.take;
      expect((await sent(SHOPIFY))?.columns?.choice.take).toEqual(['refunded']);
      expect([await takenOf(oud.id), await takenOf(palm.id)]).toEqual([[], ['refunded']]);
    });

    test('keeps only the newest choice, and none of a check alone or of an unknown sender', async () => {
      await business();
      const [palm, oud] = [await shop('Palm'), await shop('Oud')];
      await importedOf(palm.id);
      await importedOf(palm.id, (choice) => ({ ...choice, set: { ...choice.set, title: 'Gift' } }));
      await sent(fileOf(rowOf(1, '90')));
      await chooseSender(oud.id);
      await checked();
      await sent(`${HEADER},sender_id,pickup_city\n${rowOf(1, '90')},${palm.id},Dubai`);
      await chooseSender('nobody');
      await imported();
      const kept = await server.db.selectFrom('import_choices').selectAll().execute();
      expect(kept).toMatchObject([{ sender_id: palm.id }]);
      expect(JSON.parse(kept[0]?.choice ?? '')).toMatchObject({ set: { title: 'Gift' } });
    });
  });
});

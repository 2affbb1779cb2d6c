import { routes } from '@tawseel/contract';
import { EXPORTED_LISTS, type ExportedList } from '@tawseel/contract/exports';
import { expect, test } from 'vitest';
import { readCsv } from '../../platform/csv/csv-read.ts';
import { newId } from '../../platform/engine/ids.ts';
import { NOW, sessionOf } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertManyOrders, insertOrder, insertRow, ordinaryOrder } from '../../testing/rows.ts';

const { exportList } = routes.exports;

async function cellsOf(csv: string): Promise<string[][]> {
  const bytes = (async function* () {
    yield Buffer.from(csv);
  })();
  const cells: string[][] = [];
  for await (const records of readCsv(bytes, 'answer')) cells.push(...records.map((record) => record.cells));
  return cells;
}

onEveryDatabase((server) => {
  /** Returns the values of one column of an exported list. */
  async function column(list: ExportedList, name: string, query: Record<string, string> = {}, along = {}) {
    const answer = await server.send(exportList, { params: { list }, query }, along);
    expect(answer.statusCode).toBe(200);
    const [header = [], ...rows] = await cellsOf(answer.body);
    return rows.map((cells) => cells[header.indexOf(name)]);
  }

  test('refuses a filter that the list does not have, naming it', async () => {
    for (const [list, query] of [
      ['queries', { mode: 'urgent' }],
      ['orders', { role: 'User' }],
      ['size-charges', { search: 'small' }],
    ] as const) {
      const refused = await server.refused(exportList, { params: { list }, query });
      expect(refused).toMatchObject({ status: 422, issues: [{ path: Object.keys(query)[0] }] });
    }
  });

  test.each([
    ['supervisor', ['supervisors', 'shop-charges', 'statements', 'invoices']],
    ['operator', EXPORTED_LISTS.filter((list) => !['senders', 'orders', 'queries'].includes(list))],
    ['cashier', EXPORTED_LISTS.filter((list) => !['senders', 'orders'].includes(list))],
  ] as const)('refuses a %s the lists that are not for them', async (kind, lists) => {
    const { id: staff_id } = await insertRow(server.db, 'staff', { kind });
    const token = await sessionOf(server.db, staff_id);
    const refused: string[] = [];
    for (const list of EXPORTED_LISTS) {
      const { statusCode } = await server.send(exportList, { params: { list } }, { token });
      if (statusCode === 403) refused.push(list);
    }
    expect(refused).toEqual(lists);
  });

  test('exports only rows of the own warehouse for a supervisor', async () => {
    const [here, elsewhere] = [
      await insertRow(server.db, 'warehouses'),
      await insertRow(server.db, 'warehouses'),
    ];
    for (const { id: warehouse_id, code } of [here, elsewhere]) {
      for (const kind of ['operator', 'driver', 'cashier'] as const)
        await insertRow(server.db, 'staff', { kind, warehouse_id });
      await insertOrder(server.db, { warehouse_id, receiver_name: `Samir of ${code}` });
    }
    const { id: staff_id } = await insertRow(server.db, 'staff', {
      kind: 'supervisor',
      warehouse_id: here.id,
    });
    const token = await sessionOf(server.db, staff_id);
    for (const list of ['operators', 'drivers', 'cashiers', 'orders'] as const)
      expect(await column(list, 'warehouse_code', {}, { token }), list).toEqual([here.code]);
    expect(await column('warehouses', 'warehouse_code', {}, { token })).toEqual([here.code]);
    const found = { search: 'samir' };
    expect(await column('orders', 'warehouse_code', found, { token })).toEqual([here.code]);
  });

  test('refuses an unknown list', async () => {
    const refused = await server.refused(exportList, { params: { list: 'admins' } });
    expect(refused).toMatchObject({ status: 422, issues: [{ path: 'list' }] });
  });

  test('answers with a file named for the list and the day in Dubai', async () => {
    server.clock.set('2026-11-21T21:00:00.000Z');
    const { headers } = await server.send(exportList, { params: { list: 'queries' } });
    expect(headers['content-disposition']).toBe('attachment; filename="tawseel-queries-2026-11-22.csv"');
  });

  test('exports all orders of a mode and search, newest first, with their history', async () => {
    const { id: warehouse_id, code } = await insertRow(server.db, 'warehouses');
    const placed = { warehouse_id, delivery_type: 'urgent', receiver_name: 'Huda Saleh' };
    for (let minute = 10; minute < 40; minute += 1) {
      await insertOrder(server.db, {
        ...placed,
        title: `${minute}`,
        created_at: `2026-11-20T10:${minute}:00.000Z`,
      });
    }
    const last = await insertOrder(server.db, { ...placed, title: 'last' });
    await server.db
      .insertInto('order_events')
      .values({ id: 'e', order_id: last.id, status: 'created', note: 'by "phone", =1+1', created_at: NOW })
      .execute();
    await insertOrder(server.db, { ...placed, delivery_type: 'normal' });
    await insertOrder(server.db, { ...placed, receiver_name: 'Omar Farouk' });
    const query = { mode: 'urgent', search: 'hUDA' };
    const titles = Array.from({ length: 30 }, (_, index) => String(39 - index));
    expect(await column('orders', 'title', query)).toEqual(['last', ...titles]);
    expect((await column('orders', 'warehouse_code', query))[0]).toBe(code);
    expect(JSON.parse((await column('orders', 'history', query))[0] ?? '')).toEqual([
      { status: 'created', at: '2026-11-21T14:00:00+04:00', note: 'by "phone", =1+1' },
    ]);
    expect(await column('orders', 'title')).toHaveLength(33);
  });

  test('exports every order once, of a list and of a search that are read in several parts', async () => {
    const rows = await insertManyOrders(
      server.db,
      Array.from({ length: 401 }, () => ({ ...ordinaryOrder(), receiver_name: 'Samir' })),
    );
    const newestFirst = rows.toSorted((one, other) => other.seq - one.seq);
    const ids = newestFirst.map(({ tracking_id }) => tracking_id);
    expect(await column('orders', 'tracking_id')).toEqual(ids);
    expect(await column('orders', 'tracking_id', { search: 'samir' })).toEqual(ids);
  });

  test('writes times in the time zone of the business, with the offset from UTC', async () => {
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses', {
      created_at: '2026-11-21T10:52:00.000Z',
    });
    const { id } = await insertOrder(server.db, { warehouse_id, cash_handed_in_at: NOW });
    await server.db
      .insertInto('order_events')
      .values([
        { id: 'a', order_id: id, status: 'delivered', note: '', created_at: '2026-11-20T20:00:00.001Z' },
        { id: 'b', order_id: id, status: 'delivered', note: 'At the desk', created_at: NOW },
      ])
      .execute();
    expect(await column('warehouses', 'created_at')).toEqual(['2026-11-21T14:52:00+04:00']);
    expect(await column('orders', 'cash_handed_in_at')).toEqual(['2026-11-21T14:00:00+04:00']);
    expect(JSON.parse((await column('orders', 'history'))[0] ?? '')).toEqual([
      { status: 'delivered', at: '2026-11-21T00:00:00.001+04:00', note: '' },
      { status: 'delivered', at: '2026-11-21T14:00:00+04:00', note: 'At the desk', event: 'cashHandedIn' },
    ]);
  });

  test("exports the senders' references, and finds orders by them", async () => {
    await insertOrder(server.db, { reference: '#1001', title: 'Sought' });
    await insertOrder(server.db, { reference: '#2001' });
    expect(await column('orders', 'title', { search: '#10' })).toEqual(['Sought']);
    expect(await column('orders', 'reference')).toEqual(['#2001', '#1001']);
  });

  test('exports the warehouses whose name matches, without deleted ones', async () => {
    await insertRow(server.db, 'warehouses', { name: 'Deira Hub' });
    await insertRow(server.db, 'warehouses', { name: 'Deira Old', deleted_at: NOW });
    await insertRow(server.db, 'warehouses', { name: 'Ajman Hub', street: 'Deira Street' });
    expect(await column('warehouses', 'name', { search: 'deira' })).toEqual(['Deira Hub']);
  });

  test('exports the senders of a role whose name, email or city matches', async () => {
    await insertRow(server.db, 'senders', { name: 'Ras Traders', role: 'Company' });
    await insertRow(server.db, 'senders', { name: 'Ras Alone' });
    await insertRow(server.db, 'senders', {
      name: 'North',
      role: 'Company',
      city: 'Ras-Al-Khaimah',
      created_at: '2026-01-01T00:00:00.000Z',
    });
    await insertRow(server.db, 'senders', { name: 'Ras Gone', role: 'Company', deleted_at: NOW });
    expect(await column('senders', 'name', { role: 'Company', search: 'ras al' })).toEqual(['North']);
    expect(await column('senders', 'name', { role: 'Company', search: 'ras' })).toEqual([
      'Ras Traders',
      'North',
    ]);
  });

  test('finds in a file what the list finds, in any spelling', async () => {
    for (const name of ['Éloïse', 'ELOISE', 'Elias']) {
      await insertRow(server.db, 'senders', { name });
      await insertOrder(server.db, { receiver_name: name });
    }
    for (const search of ['éloïse', 'ÉLO']) {
      expect((await column('senders', 'name', { search })).sort(), search).toEqual(['ELOISE', 'Éloïse']);
      const receivers = await column('orders', 'receiver_name', { search });
      expect(receivers.sort(), search).toEqual(['ELOISE', 'Éloïse']);
    }
  });

  test('exports the staff of one kind only', async () => {
    await insertRow(server.db, 'staff', { kind: 'driver', first_name: 'Imran', last_name: 'Khan' });
    await insertRow(server.db, 'staff', { kind: 'cashier', first_name: 'Sana' });
    expect(await column('drivers', 'first_name', { search: 'imran khan' })).toEqual(['Imran']);
    expect(await column('cashiers', 'first_name')).toEqual(['Sana']);
    expect(await column('operators', 'first_name')).toEqual([]);
  });

  test('exports the queries that contain the text, without formulas that a spreadsheet would run', async () => {
    await insertRow(server.db, 'queries', {
      name: '=HYPERLINK("https://bad.example")',
      message: 'Where is it?',
    });
    await insertRow(server.db, 'queries', { subject: 'Thanks', message: 'It came.' });
    expect(await column('queries', 'name', { search: 'WHERE' })).toEqual([
      `'=HYPERLINK("https://bad.example")`,
    ]);
  });

  test('exports the charges as they are listed, lightest and smallest first', async () => {
    await insertRow(server.db, 'weight_charges', { id: newId(1), from_grams: 5000, up_to_grams: 30_000 });
    await insertRow(server.db, 'weight_charges');
    await insertRow(server.db, 'size_charges', { id: newId(1), size: 'Any', max_volume: null });
    await insertRow(server.db, 'size_charges', { starting: 1 });
    await insertRow(server.db, 'packing_charges');
    expect(await column('weight-charges', 'from_kg')).toEqual(['0', '5']);
    expect(await column('size-charges', 'max_volume_cm3')).toEqual(['9000', '']);
    expect(await column('size-charges', 'starting')).toEqual(['yes', '']);
    expect(await column('packing-charge', 'price_aed')).toEqual(['7.00']);
  });
});

import { orders } from '@tawseel/contract/orders';
import { expect, test } from 'vitest';
import { exportText, importText } from '../../../testing/csv-text.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertRow } from '../../../testing/rows.ts';
import { seedEssentials } from '../../rates/store/essentials.ts';
import { DECIDED } from '../../rates/store/starting-prices.ts';
import { ENTERED_COLUMNS, type EnteredColumn, fieldOf, toColumns } from '../rules/order-fields.ts';

/** First value of each column, and the corrected one; columns without the second are never corrected. */
const VALUES: Record<EnteredColumn, readonly [first: unknown, corrected?: unknown]> = {
  reference: ['#1001', '#1002'],
  images: [['/pictures/parcel/1.svg']],
  receiver_name: ['Omar Farouk', 'عمر فاروق'],
  receiver_phone: ['+971 52 118 6640', '052 118 6641'],
  dropoff_street: ['King Faisal Street', 'Al Ittihad Street'],
  dropoff_area: ['Al Majaz', 'Al Nuaimiya'],
  dropoff_city: ['Sharjah', 'Ajman'],
  dropoff_country: ['UAE'],
  dropoff_building: ['Al Noor Tower, flat 1204', 'Pearl "Residence"'],
  dropoff_landmark: ['Behind the petrol station', 'قرب المسجد'],
  dropoff_makani: ['30032 95320', '11111 22222'],
  receiver_phone2: ['+971 4 338 1200', '04 338 1201'],
  sender_name: ['Layla Haddad', 'Layla H.'],
  sender_phone: ['+971 50 771 0932', '050 771 0933'],
  sender_address: ['Villa 12, Al Wasl Road', 'Villa 13'],
  pickup_area: ['Deira', 'Khalifa City'],
  pickup_city: ['Dubai', 'Abu-Dhabi'],
  payment_method: ['COD', 'Card'],
  title: ['Perfume set', 'Two perfume sets'],
  type: ['Gift'],
  value_fils: [249.9, 100.05],
  weight_grams: [1.2, 6.345],
  length_mm: [30, 31.5],
  width_mm: [20, 21],
  height_mm: [10, 11],
  delivery_type: ['normal', 'urgent'],
  details: ['Fragile', 'Glass\nand more'],
  delivery_instructions: ['Ring twice', 'Leave it with the guard'],
  additional_services: [true, false],
};

/** A request that says these, each at its path. */
function saying(values: Iterable<readonly [EnteredColumn, unknown]>) {
  const said: Record<string, Record<string, unknown>> = {};
  for (const [column, value] of values) {
    const [outer = '', inner] = fieldOf(column).path.split('.');
    if (inner === undefined) Object.assign(said, { [outer]: value });
    else said[outer] = { ...said[outer], [inner]: value };
  }
  return said;
}

const FIRST = saying(ENTERED_COLUMNS.map((column) => [column, VALUES[column][0]]));
const corrected = ENTERED_COLUMNS.filter((column) => VALUES[column].length > 1);
const SECOND = saying(corrected.map((column) => [column, VALUES[column][1]]));
/** Fields that may be empty. */
const emptied = corrected.filter((column) => fieldOf(column).absent === '');

onEveryDatabase((server) => {
  async function take(): Promise<string> {
    await insertRow(server.db, 'warehouses');
    await seedEssentials(server.db, DECIDED);
    const reply = await server.send(orders.createOrder, { body: FIRST });
    expect(reply.statusCode).toBe(201);
    return reply.json().data.trackingID;
  }
  const read = async (trackingID: string) =>
    (await server.call(orders.readOrder, { params: { trackingID } })).data;
  async function correct(trackingID: string, said: object): Promise<void> {
    const { version } = await read(trackingID);
    const send = (more: object) =>
      server.send(orders.updateOrder, { params: { trackingID }, body: { version, ...said, ...more } });
    const first = await send({});
    const price = first.json().charge?.total;
    const last = price === undefined ? first : await send({ confirmCharge: price });
    expect(last.json()).toMatchObject({ data: { trackingID } });
  }
  async function stored(): Promise<Record<string, unknown>> {
    return server.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  }
  const lastChanges = async (trackingID: string) => {
    const { data } = await server.call(orders.listTrackingEvents, { params: { trackingID } });
    return data.at(-1)?.changes ?? [];
  };

  test('every column is stored, corrected and cleared, and the history has each change', async () => {
    const trackingID = await take();
    expect(await stored()).toMatchObject(toColumns(FIRST));
    await correct(trackingID, SECOND);
    const second = { ...toColumns(FIRST), ...toColumns(SECOND) };
    expect(await stored()).toMatchObject(second);
    const paths = corrected.map((column) => fieldOf(column).path);
    const told = (await lastChanges(trackingID)).map(({ field }) => field);
    expect(told).toEqual(expect.arrayContaining(paths));

    await correct(trackingID, saying(emptied.map((column) => [column, ''])));
    const nothing = Object.fromEntries(emptied.map((column) => [column, '']));
    expect(await stored()).toMatchObject({ ...second, ...nothing });
    expect(await lastChanges(trackingID)).toEqual(
      expect.arrayContaining(
        emptied.map((column) => ({
          field: fieldOf(column).path,
          before: VALUES[column][1],
          after: '',
        })),
      ),
    );
  });

  test('directions to the door are returned next to the order, not inside it', async () => {
    const trackingID = await take();
    const { order, delivery } = await read(trackingID);
    expect(delivery).toEqual({
      building: 'Al Noor Tower, flat 1204',
      landmark: 'Behind the petrol station',
      makani: '30032 95320',
      receiverPhone2: '+971 4 338 1200',
    });
    const { data } = await server.call(orders.listOrders, { query: { page: 1 } });
    expect(data).toEqual([order]);
    expect(Object.keys(order.dropoff).sort()).toEqual(
      ['area', 'city', 'country', 'receiverName', 'receiverPhone', 'street'].sort(),
    );
  });

  test.each([
    ['dropoff.makani', '123'],
    ['dropoff.receiverPhone2', 'call me'],
    ['dropoff.building', 'x'.repeat(121)],
    ['dropoff.landmark', 'x'.repeat(121)],
  ])('refuses an order with the %s %s', async (path, value) => {
    const [, field = ''] = path.split('.');
    const body = { ...FIRST, dropoff: { ...FIRST.dropoff, [field]: value } };
    expect(await server.refused(orders.createOrder, { body: body as never })).toMatchObject({
      status: 422,
      issues: [{ path }],
    });
  });

  test('a Makani number is stored as its plate shows it, however it is typed', async () => {
    const trackingID = await take();
    for (const makani of ['1111122222', '11111-22222', '١١١١١ ٢٢٢٢٢']) {
      await correct(trackingID, { dropoff: { makani: '' } });
      await correct(trackingID, { dropoff: { makani } });
      expect((await read(trackingID)).delivery.makani).toBe('11111 22222');
    }
  });

  test('every column is in an export, and restored by an import', async () => {
    await take();
    const csv = await exportText(server.db, 'orders');
    const before = await stored();
    for (const table of ['order_totals', 'order_events', 'custody', 'orders'] as const) {
      await server.db.deleteFrom(table).execute();
    }
    expect(await importText(server.db, 'orders', csv)).toMatchObject({ stored: 1, doubted: 0 });
    const { seq: _, ...rest } = before;
    expect(await stored()).toMatchObject(rest);
  });
});

import { VERSION_HEADER } from '@tawseel/contract/facts/headers';
import { staffKindNames } from '@tawseel/contract/facts/staff-kinds';
import { TRACKING_STATUSES } from '@tawseel/contract/facts/tracking';
import { orders } from '@tawseel/contract/orders';
import { warehouses } from '@tawseel/contract/warehouses';
import { expect, test } from 'vitest';
import { verifyPassword } from '../../platform/security/passwords.ts';
import { sessionOf } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { WAREHOUSE } from '../../testing/requests.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';

const registration = { ...WAREHOUSE, password: 'eight letters or more' };
const noSuch = { status: 404, code: 'no_such_warehouse', message: 'There is no warehouse with this id.' };

function formOf(field: string, value: string): string {
  return `--x\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n--x--\r\n`;
}

onEveryDatabase((server) => {
  const create = async (overrides = {}) =>
    (await server.call(warehouses.createWarehouse, { body: { ...registration, ...overrides } })).data;
  const refusal = (overrides: object) =>
    server.refused(warehouses.createWarehouse, { body: { ...registration, ...overrides } });
  const list = () => server.call(warehouses.listWarehouses);
  async function sendForm(body: FormData) {
    const request = new Request('http://localhost', { method: 'POST', body });
    return server.app.inject({
      method: 'POST',
      url: warehouses.createWarehouse.path,
      headers: {
        authorization: `Bearer ${server.token}`,
        'content-type': request.headers.get('content-type')!,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  }
  const remove = (id: string) => server.send(warehouses.deleteWarehouse, { params: { id } });

  test.each(['name', 'country', 'street', 'email', 'phone', 'city', 'password'])(
    'refuses a registration without %s, or with it empty',
    async (path) => {
      for (const value of [undefined, '']) {
        const { status, issues } = await refusal({ [path]: value });
        expect([status, issues?.[0]?.path]).toEqual([422, path]);
      }
      expect(await list()).toEqual([]);
    },
  );

  test.each([
    ['city', 'Riyadh'],
    ['email', 'deira'],
    ['phone', 'call me'],
    ['password', 'short'],
    ['warehouseCode', 'DXB 001'],
    ['street', 'A\0B'],
    ['name', 'Deira\u001b[2J'],
    ['image', 'https://example.com/a.png'],
  ])('refuses a registration with the %s %s', async (path, value) => {
    expect(await refusal({ [path]: value })).toMatchObject({ status: 422, issues: [{ path }] });
  });

  test('refuses an email that another warehouse has, ignoring case, naming it', async () => {
    await create();
    expect(await refusal({ email: 'Deira@Tawseel.example' })).toMatchObject({
      status: 409,
      message: expect.stringContaining('belongs to the warehouse Deira Depot.'),
    });
  });

  test('the second of two edits at once is refused; an edit without a version is saved', async () => {
    const { _id } = await create();
    const [opened] = await list();
    const update = (overrides: object) => ({ params: { id: _id }, body: { ...WAREHOUSE, ...overrides } });
    const reading = (version = '') => ({ headers: { [VERSION_HEADER]: `"${version}"` } });
    const seen = reading(opened?.version);
    const first = await server.call(warehouses.updateWarehouse, update({ name: 'Of the first' }), seen);
    expect((await list())[0]).toEqual(first.data);
    expect(await server.refused(warehouses.updateWarehouse, update({}), seen)).toMatchObject({
      status: 409,
      message: 'Someone else changed Of the first after you opened it. Load their changes, then save again.',
      issues: [{ path: 'version' }],
    });
    const again = update({ street: 'Of the second' });
    const saved = await server.call(warehouses.updateWarehouse, again, reading(first.data.version));
    expect(saved.data.street).toBe('Of the second');
    expect((await server.call(warehouses.updateWarehouse, update({}))).data.street).toBe(WAREHOUSE.street);
  });

  test('a version is sent in If-Match, in quotation marks, and never among the fields', async () => {
    const { _id, version } = await create();
    const refused = (body: object, tag?: string) =>
      server.refused(
        warehouses.updateWarehouse,
        { params: { id: _id }, body: { ...WAREHOUSE, ...body } },
        tag === undefined ? {} : { headers: { [VERSION_HEADER]: tag } },
      );
    expect(await refused({ version })).toMatchObject({ status: 422, issues: [{ path: 'version' }] });
    for (const tag of ['', '*', version ?? '', `W/"${version}"`, `"${'x'.repeat(41)}"`]) {
      expect(await refused({}, tag), tag).toMatchObject({ status: 422, issues: [{ path: VERSION_HEADER }] });
    }
  });

  test('refuses a code that is taken, even by a deleted warehouse', async () => {
    const { _id } = await create({ warehouseCode: 'DXB-009' });
    await remove(_id);
    expect(await refusal({ warehouseCode: 'dxb-009' })).toMatchObject({
      status: 409,
      message: 'The code DXB-009 belongs to another warehouse.',
    });
  });

  test('refuses to change, delete or read a warehouse that is unknown or deleted', async () => {
    const { _id } = await create();
    await remove(_id);
    for (const id of [_id, 'nothing']) {
      const ofWarehouse = { body: { warehouseId: id } };
      const updating = { params: { id }, body: WAREHOUSE };
      const overview = { params: { type: 'driver' }, ...ofWarehouse };
      expect(await server.refused(warehouses.updateWarehouse, updating)).toMatchObject(noSuch);
      expect(await server.refused(warehouses.deleteWarehouse, { params: { id } })).toMatchObject(noSuch);
      expect(await server.refused(warehouses.listWarehouseUsers, overview)).toMatchObject(noSuch);
      expect(await server.refused(orders.listWarehouseOrders, ofWarehouse)).toMatchObject(noSuch);
      expect(await server.refused(warehouses.countWarehouseUsers, ofWarehouse)).toMatchObject(noSuch);
    }
  });

  test("refuses another warehouse's email in an update, and accepts the own one", async () => {
    await create();
    const { _id } = await create({ name: 'Other', email: 'other@tawseel.example' });
    const taken = { params: { id: _id }, body: WAREHOUSE };
    expect(await server.refused(warehouses.updateWarehouse, taken)).toMatchObject({ status: 409 });
    const own = { params: { id: _id }, body: { ...WAREHOUSE, email: 'other@tawseel.example' } };
    expect((await server.call(warehouses.updateWarehouse, own)).data.wareHouseName).toBe('Deira Depot');
  });

  test('refuses to delete a warehouse that still has staff or undelivered orders, and counts them', async () => {
    const { _id: warehouse_id } = await create();
    await insertRow(server.db, 'staff', { warehouse_id });
    for (const tracking_status of TRACKING_STATUSES) {
      await insertOrder(server.db, { warehouse_id, tracking_status });
    }
    expect(await server.refused(warehouses.deleteWarehouse, { params: { id: warehouse_id } })).toMatchObject({
      status: 409,
      message: 'Deira Depot cannot be deleted: 1 staff and 6 undelivered orders belong to it.',
    });
    expect(await list()).toHaveLength(1);
  });

  test('refuses to delete a warehouse that has only staff, or only undelivered orders', async () => {
    const { _id: staffed } = await create();
    const { _id: busy } = await create({ email: 'busy@x.example' });
    await insertRow(server.db, 'staff', { warehouse_id: staffed });
    await insertOrder(server.db, { warehouse_id: busy });
    for (const id of [staffed, busy]) {
      expect((await server.refused(warehouses.deleteWarehouse, { params: { id } })).status).toBe(409);
    }
  });

  test('registers a warehouse with the next code of its city, and stores no readable password', async () => {
    await insertRow(server.db, 'warehouses', { code: 'DXB-003' });
    for (const code of ['DXB-OLD', 'DXB-1E300', 'DXB-0X1F'])
      await insertRow(server.db, 'warehouses', { code });
    const reply = await server.call(warehouses.createWarehouse, { body: registration });
    const { password, name, ...shown } = registration;
    const data = {
      _id: expect.any(String),
      ...shown,
      wareHouseName: name,
      warehouseCode: 'DXB-004',
      image: '',
      createdAt: server.clock.read().toISOString(),
      version: expect.any(String),
    };
    expect(reply).toEqual({ message: 'Warehouse Deira Depot created with the code DXB-004.', data });
    const stored = await server.db
      .selectFrom('warehouses')
      .selectAll()
      .where('code', '=', 'DXB-004')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(password);
    expect(await verifyPassword(password, stored.password_hash)).toBe(true);
  });

  test('gives simultaneous registrations different codes', async () => {
    const emails = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@x.example`);
    const made = await Promise.all(emails.map((email) => create({ email })));
    const codes = made.map((data) => data.warehouseCode).sort();
    expect(codes).toEqual(['DXB-001', 'DXB-002', 'DXB-003', 'DXB-004', 'DXB-005', 'DXB-006']);
  });

  test('accepts a given code, in capitals, and generates one for an empty one', async () => {
    expect((await create({ warehouseCode: 'jebel-1' })).warehouseCode).toBe('JEBEL-1');
    expect((await create({ warehouseCode: '', email: 'b@x.example' })).warehouseCode).toBe('DXB-001');
  });

  test('reads a registration from form data, ignoring a picture', async () => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ ...registration, city: 'abu dhabi' }))
      form.set(field, value);
    form.set('image', new Blob(['not kept']), 'a.png');
    const answer = await sendForm(form);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({ city: 'Abu-Dhabi', warehouseCode: 'AUH-001', image: '' });
  });

  test.each([
    ['text', ''],
    ['a file that nobody chose', new File([], '')],
    ['null', 'null'],
    ['undefined', 'undefined'],
  ])('accepts the empty image field of a form, as %s', async (_, image) => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ ...registration, image })) form.set(field, value);
    const answer = await sendForm(form);
    expect([answer.statusCode, answer.json().data?.image]).toEqual([201, '']);
  });

  test('takes null in a form for a missing field: a code is made, a required field is refused', async () => {
    const form = new FormData();
    for (const [field, value] of Object.entries(registration)) form.set(field, value);
    form.set('warehouseCode', 'null');
    form.set('phone', 'null');
    const refused = await sendForm(form);
    expect([refused.statusCode, refused.json().issues]).toMatchObject([422, [{ path: 'phone' }]]);
    form.set('phone', '+971 4 555 0199');
    const taken = await sendForm(form);
    expect([taken.statusCode, taken.json().data?.warehouseCode]).toEqual([
      201,
      expect.stringMatching(/-\d{3}$/),
    ]);
  });

  test('refuses an image that is not an empty field, because images are not stored', async () => {
    const { status, issues } = await refusal({ image: '/pictures/portrait/1.svg' });
    expect([status, issues?.map(({ path }) => path)]).toEqual([422, ['image']]);
  });

  test.each([
    ['has no boundary', 'multipart/form-data', '--x--\r\n', 400],
    [
      'ends halfway',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="na',
      400,
    ],
    ['has a field too long', 'multipart/form-data; boundary=x', formOf('name', 'x'.repeat(10_001)), 422],
    ['is too large', 'multipart/form-data; boundary=x', formOf('name', 'x'.repeat(1_100_000)), 413],
    ['has no fields', 'multipart/form-data; boundary=x', '--x--\r\n', 422],
    ['names a prototype', 'multipart/form-data; boundary=x', formOf('__proto__', 'x'), 400],
  ])('refuses a form that %s', async (_, type, payload, status) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: warehouses.createWarehouse.path,
      headers: { authorization: `Bearer ${server.token}`, 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining('message')]);
  });

  test('lists newest first, without deleted ones', async () => {
    const { _id: deleted } = await create();
    await remove(deleted);
    await insertRow(server.db, 'warehouses', { name: 'Older', created_at: '2026-01-01T00:00:00.000Z' });
    await create({ email: 'new@x.example' });
    expect((await list()).map((one) => one.wareHouseName)).toEqual(['Deira Depot', 'Older']);
  });

  test('changes the details and nothing else', async () => {
    const created = await create();
    const changed = { ...WAREHOUSE, name: 'Deira Hub', city: 'ras al khaimah', phone: '04 222 3344' };
    const reply = await server.call(warehouses.updateWarehouse, {
      params: { id: created._id },
      body: changed,
    });
    const { name, ...shown } = changed;
    const { version } = reply.data;
    const data = { ...created, ...shown, wareHouseName: name, city: 'Ras-Al-Khaimah', version };
    expect(reply).toEqual({ message: 'Warehouse Deira Hub updated.', data });
    expect(version).not.toBe(created.version);
    expect(await list()).toEqual([data]);
  });

  test('deletes a warehouse without staff and open orders, and frees its email', async () => {
    const { _id: warehouse_id } = await create();
    const { _id: left } = await create({ email: 'left@x.example' });
    await insertRow(server.db, 'staff', { warehouse_id, deleted_at: '2026-11-01T00:00:00.000Z' });
    await insertOrder(server.db, { warehouse_id, tracking_status: 'delivered' });
    await insertOrder(server.db, { warehouse_id, tracking_status: 'return' });
    expect((await remove(warehouse_id)).json()).toMatchObject([{ _id: left }]);
    expect((await create()).warehouseCode).toBe('DXB-003');
  });

  test('lists and counts the staff of one warehouse by role, without deleted ones', async () => {
    const { _id: warehouseId } = await create();
    const here = { warehouse_id: warehouseId };
    for (const [times, kind] of staffKindNames.entries()) {
      for (let made = 0; made <= times; made += 1) await insertRow(server.db, 'staff', { ...here, kind });
    }
    await insertRow(server.db, 'staff', { ...here, deleted_at: '2026-11-01T00:00:00.000Z' });
    await insertRow(server.db, 'staff', { warehouse_id: 'another' });
    const ofWarehouse = { body: { warehouseId } };
    expect(await server.call(warehouses.countWarehouseUsers, ofWarehouse)).toEqual({
      data: { totalSupervisors: 1, totalOperators: 2, totalDrivers: 3, totalCashiers: 4 },
    });
    const overview = { params: { type: 'driver' as const }, ...ofWarehouse };
    const { data } = await server.call(warehouses.listWarehouseUsers, overview);
    expect(data).toHaveLength(3);
    expect(data[0]).toEqual({
      _id: expect.any(String),
      firstName: 'Imran',
      lastName: 'Qureshi',
      email: 'imran.qureshi@tawseel.example',
      role: 'Driver',
      profileStatus: 'Active',
      image: '/pictures/portrait/1.svg',
      phoneNo: '+971 55 210 4471',
      country: 'United Arab Emirates',
      city: 'Dubai',
      street: 'Al Ittihad Road',
      houseNo: 'Flat 304',
      addresses: [],
      createdAt: server.clock.read().toISOString(),
    });
  });

  test('staff of one warehouse cannot read another', async () => {
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    const { id: warehouseId } = await insertRow(server.db, 'warehouses');
    const { id: staff_id } = await insertRow(server.db, 'staff', { kind: 'supervisor', warehouse_id });
    const along = { token: await sessionOf(server.db, staff_id) };
    const { listWarehouseUsers, countWarehouseUsers } = warehouses;
    const { listWarehouseOrders } = orders;
    for (const row of [listWarehouseUsers, listWarehouseOrders, countWarehouseUsers]) {
      const params = row === listWarehouseUsers ? { params: { type: 'driver' } } : {};
      const statusOf = async (id: string) =>
        (await server.send(row, { ...params, body: { warehouseId: id } }, along)).statusCode;
      expect([await statusOf(warehouse_id), await statusOf(warehouseId)], row.path).toEqual([200, 404]);
    }
  });

  test('lists no staff in a warehouse without staff', async () => {
    const { _id: warehouseId } = await create();
    expect(await server.call(warehouses.countWarehouseUsers, { body: { warehouseId } })).toEqual({
      data: { totalSupervisors: 0, totalOperators: 0, totalDrivers: 0, totalCashiers: 0 },
    });
  });
});

import { routes } from '@tawseel/contract';
import { audit } from '@tawseel/contract/audit';
import { expect, test } from 'vitest';
import { newId } from '../../platform/engine/ids.ts';
import { insertRows } from '../../platform/engine/insert-rows.ts';
import { trimAudit } from '../../retention.ts';
import { ADMIN } from '../../testing/app.ts';
import { insertKey } from '../../testing/keys.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { ORDER, WAREHOUSE } from '../../testing/requests.ts';
import { insertRow } from '../../testing/rows.ts';
import { readAudit } from './store.ts';

const HOUR_MS = 3_600_000;

onEveryDatabase((server) => {
  const list = async (query: object = {}) => server.call(audit.listAudit, { query });
  const create = async (name: string, email = `${name.length}@tawseel.example`) =>
    (
      await server.call(routes.warehouses.createWarehouse, {
        body: { ...WAREHOUSE, name, email, password: 'eight letters or more' },
      })
    ).data._id;
  const update = (id: string, body: Partial<typeof WAREHOUSE>) =>
    server.call(routes.warehouses.updateWarehouse, { params: { id }, body: { ...WAREHOUSE, ...body } });

  test('shows a change as the fields that differ, before and after', async () => {
    const id = await create('Deira Depot', WAREHOUSE.email);
    server.clock.advance(1000);
    await update(id, { phone: '+971 4 000 0000' });
    server.clock.advance(1000);
    await server.call(routes.warehouses.deleteWarehouse, { params: { id } });
    const { data, total } = await list({ subject: id });
    expect(total).toBe(3);
    const [gone, changed, made] = data;
    const said = {
      actorKind: 'administrator',
      actorName: ADMIN.name,
      subjectKind: 'warehouse',
      subjectId: id,
    };
    expect(made).toMatchObject({ ...said, call: 'warehouses.createWarehouse', before: null });
    expect(made?.after).toMatchObject({ wareHouseName: 'Deira Depot', phone: WAREHOUSE.phone });
    expect(changed).toMatchObject({
      ...said,
      at: '2026-11-21T10:00:01.000Z',
      before: { phone: WAREHOUSE.phone },
      after: { phone: '+971 4 000 0000' },
    });
    expect(changed?.after).toEqual({ phone: '+971 4 000 0000' });
    // The log still has the name of a deleted object.
    expect(gone).toMatchObject({ ...said, subjectName: 'Deira Depot', after: null });
    expect(gone?.before).toMatchObject({ phone: '+971 4 000 0000' });
  });

  test('lists rows of one millisecond in the order of writing, the last first', async () => {
    const id = await create('Deira Depot', WAREHOUSE.email);
    const phones = Array.from({ length: 12 }, (_, at) => `+971 4 000 00${10 + at}`);
    for (const phone of phones) await update(id, { phone });
    const { data } = await list({ call: 'warehouses.updateWarehouse' });
    expect(new Set(data.map(({ at }) => at)).size).toBe(1);
    expect(data.map(({ after }) => after?.phone)).toEqual(phones.toReversed());
  });

  test('pages are newest first, and each filter selects its rows', async () => {
    const ids: string[] = [];
    for (const name of ['One', 'Two two', 'Three three']) {
      ids.push(await create(name));
      server.clock.advance(24 * HOUR_MS);
    }
    await insertRow(server.db, 'queries');
    await server.call(routes.queries.createQuery, {
      body: { name: 'Noura', email: 'noura@mail.example', subject: 'A parcel', message: 'Where is it?' },
    });
    const names = async (query: object) => (await list(query)).data.map((row) => row.subjectName);
    expect(await names({ limit: 2 })).toEqual(['Noura', 'Three three']);
    expect(await names({ page: 2, limit: 2 })).toEqual(['Two two', 'One']);
    expect(await list({ page: 2, limit: 3 })).toMatchObject({ total: 4, pages: 2 });
    expect(await names({ subject: ids[1] })).toEqual(['Two two']);
    expect(await names({ subjectKind: 'query' })).toEqual(['Noura']);
    expect(await names({ actor: 'nobody' })).toEqual(['Noura']);
    expect(await names({ call: 'queries' })).toEqual(['Noura']);
    expect(await names({ call: 'warehouses.createWarehouse', from: '2026-11-22' })).toEqual([
      'Three three',
      'Two two',
    ]);
    expect(await names({ subjectKind: 'warehouse', to: '2026-11-21' })).toEqual(['One']);
    // Half past midnight in Dubai is the day before in UTC.
    server.clock.set('2026-12-01T20:30:00.000Z');
    await create('Of a night shift');
    expect(await names({ from: '2026-12-02', to: '2026-12-02' })).toEqual(['Of a night shift']);
    expect(await names({ call: 'orders' })).toEqual([]);
  });

  /** Writes rows of one millisecond as two servers do: their ids are in random order. */
  const writeAtOnce = async (count: number) => {
    const rows = Array.from({ length: count }, () => ({
      id: newId(server.clock.read().getTime()),
      at: server.clock.read().toISOString(),
      actor_kind: 'command',
      actor_id: 'command',
      actor_name: '',
      address_hash: '',
      call: 'queries.createQuery',
      subject_kind: 'query',
      subject_id: 'some',
      subject_name: '',
      before: null,
      after: null,
    }));
    await server.db.transaction().execute((trx) => insertRows(trx, 'audit', rows));
    return rows.map(({ id }) => id);
  };

  test('of very many rows the latest ten thousand have pages, and a later page is refused with advice', async () => {
    await writeAtOnce(10_001);
    expect(await list({ page: 400 })).toMatchObject({ total: 10_000, pages: 400, moreThanTotal: true });
    const refused = await server.refused(audit.listAudit, { query: { page: 401 } });
    expect(refused).toMatchObject({ status: 422, issues: [{ path: 'page' }] });
    expect(refused.message).toMatch(/first 10,000 rows.* dates .*export/);
    expect(await list({ page: 401, subjectKind: 'order' })).toMatchObject({ data: [], total: 0 });
  });

  test('rows of one millisecond are on one page each', async () => {
    const written = await writeAtOnce(23);
    const seen: string[] = [];
    for (let page = 1; page <= 5; page += 1)
      seen.push(...(await list({ page, limit: 5 })).data.map(({ _id }) => _id));
    expect(seen.toSorted()).toEqual(written.toSorted());
  });

  test('paging while rows are added misses none, and repeats as many as were added', async () => {
    const written = await writeAtOnce(20);
    const seen: string[] = [];
    for (let page = 1; page <= 5; page += 1) {
      seen.push(...(await list({ page, limit: 5 })).data.map(({ _id }) => _id));
      server.clock.advance(1);
      await writeAtOnce(1);
    }
    const old = seen.filter((id) => written.includes(id));
    expect(new Set(old)).toEqual(new Set(written));
    expect(old.length - written.length).toBe(4);
  });

  test('an export has each row once that existed at its start, whatever is added meanwhile', async () => {
    const written = await writeAtOnce(1200);
    const seen: string[] = [];
    for await (const rows of readAudit(server.db, {})) {
      seen.push(...rows.map(({ id }) => id));
      server.clock.advance(1);
      await writeAtOnce(7);
    }
    expect(seen.toSorted()).toEqual(written.toSorted());
  });

  test.each([
    [{ from: '2026-11-22', to: '2026-11-21' }, 'to'],
    [{ from: '2026-02-30' }, 'from'],
    [{ subjectKind: 'cat' }, 'subjectKind'],
    [{ limit: 101 }, 'limit'],
  ])('refuses %j, naming the problem', async (query, path) => {
    const refused = await server.refused(audit.listAudit, { query });
    expect(refused).toMatchObject({ status: 422, issues: [{ path }] });
  });

  test('creating an order is one row, with its key, also if the call is repeated', async () => {
    await insertRow(server.db, 'warehouses', { city: 'Dubai' });
    await insertRow(server.db, 'city_rates');
    await insertRow(server.db, 'weight_charges');
    await insertRow(server.db, 'size_charges');
    const token = await insertKey(server.db, 'intake');
    const along = { token, headers: { 'idempotency-key': 'one' } };
    const { data } = await server.call(routes.orders.createOrder, { body: ORDER }, along);
    await server.call(routes.orders.createOrder, { body: ORDER }, along);
    const others = [1, 2, 3].map(() => server.call(routes.orders.createOrder, { body: ORDER }, { token }));
    await Promise.all([
      ...others,
      server.refused(routes.orders.createOrder, { body: { ...ORDER, senderId: 'nobody' } }, { token }),
    ]);
    const { data: rows } = await list({ call: 'orders' });
    expect(rows.length).toBe(4);
    expect(new Set(rows.map((row) => `${row.actorKind} ${row.actorName}`))).toEqual(new Set(['key intake']));
    const row = rows.find(({ subjectId }) => subjectId === data._id);
    expect(row).toMatchObject({ subjectName: data.trackingID, before: null, after: { charge: 28 } });
    expect(new Set(rows.map(({ addressHash }) => addressHash)).size).toBe(1);
    expect(JSON.stringify(rows)).not.toContain('10.1.');
  });

  test('an act on an order is in its history once, with its changes, for every caller', async () => {
    await insertRow(server.db, 'warehouses', { city: 'Dubai' });
    await insertRow(server.db, 'city_rates');
    await insertRow(server.db, 'weight_charges');
    await insertRow(server.db, 'size_charges');
    const { data: order } = await server.call(routes.orders.createOrder, { body: ORDER });
    const params = { trackingID: order.trackingID };
    const move = (body: object) => server.call(routes.orders.moveOrder, { params, body });
    const version = async () => (await server.call(routes.orders.readOrder, { params })).data.version;
    const after = async (work: () => Promise<unknown>) => {
      server.clock.advance(60_000);
      await work();
    };
    await after(async () =>
      server.call(routes.orders.updateOrder, {
        params,
        body: {
          version: await version(),
          orderValue: 99.5,
          pickup: { senderName: 'Amal' },
          dropoff: { street: 'Palm Street', receiverName: 'Huda of 784-1990-1234567-1' },
        },
      }),
    );
    for (const trackingStatus of ['accepted', 'pickup', 'warehouse', 'assignedtodriver'])
      await after(() => move({ trackingStatus }));
    await after(() => move({ trackingStatus: 'delivered', cashHandedIn: true, note: 'Exact change' }));
    await after(async () =>
      server.call(routes.orders.undoMove, { params, body: { version: await version() } }),
    );

    const { data, total } = await list({ subject: order._id });
    expect(total).toBe(9);
    expect(data.map(({ call, before, after: is }) => [call, before, is]).slice(0, 4)).toEqual([
      ['orders.undoMove', { cashHandedInAt: expect.any(String) }, { cashHandedInAt: null }],
      ['orders.handInCash', { cashHandedInAt: null }, { cashHandedInAt: expect.any(String) }],
      [
        'orders.moveOrder',
        { trackingStatus: 'assignedtodriver' },
        { trackingStatus: 'delivered', note: 'Exact change' },
      ],
      ['orders.moveOrder', { trackingStatus: 'warehouse' }, { trackingStatus: 'assignedtodriver' }],
    ]);
    const [corrected, made] = data.slice(-2);
    expect([corrected?.before, corrected?.after]).toEqual([
      {
        dropoff: { receiverName: ORDER.dropoff.receiverName, street: ORDER.dropoff.street },
        pickup: { senderName: ORDER.pickup.senderName },
        orderValue: ORDER.orderValue,
      },
      {
        dropoff: { receiverName: 'Huda of [hidden]', street: 'Palm Street' },
        pickup: { senderName: 'Amal' },
        orderValue: 99.5,
      },
    ]);
    // The fields at creation, not the current ones.
    expect(made).toMatchObject({
      call: 'orders.createOrder',
      before: null,
      after: { sender: ORDER.pickup.senderName, deliveryType: ORDER.deliveryType, charge: 28 },
      actorName: ADMIN.name,
      subjectName: order.trackingID,
    });
    const told = async (query: object) => (await list(query)).data.length;
    expect(await told({ call: 'orders' })).toBe(9);
    expect(await told({ call: 'orders.moveOrder' })).toBe(5);
    expect(await told({ call: 'orders.undoMove', subjectKind: 'order' })).toBe(1);
    expect(await told({ subjectKind: 'warehouse' })).toBe(0);
    expect(await told({ actor: made?.actorId, call: 'orders.handInCash' })).toBe(1);
    expect(await told({ call: 'orders', to: '2026-11-20' })).toBe(0);
    const exported = await server.send(audit.exportAudit, { query: { call: 'orders.updateOrder' } });
    expect(exported.body.split('\r\n')[1]).toContain('Palm Street');
    await trimAudit(server.db, 0, server.clock.read());
    expect(await told({ subject: order._id })).toBe(1);
    expect((await server.call(routes.orders.listTrackingEvents, { params })).data.length).toBe(9);
  });

  test('stores the address as a hash, equal for equal addresses', async () => {
    const ask = (from: string) =>
      server.call(
        routes.queries.createQuery,
        { body: { name: 'N', email: 'n@mail.example', subject: 'S', message: 'M' } },
        { from },
      );
    for (const from of ['203.0.113.7', '::ffff:203.0.113.7', '203.0.113.8']) await ask(from);
    const hashes = (await list()).data.map(({ addressHash }) => addressHash);
    expect(hashes.every((hash) => /^[\da-f]{16}$/.test(hash))).toBe(true);
    expect(new Set(hashes).size).toBe(2);
  });

  test('failed sign-ins are one row for each lock of an account, and a sign-in is one row', async () => {
    const from = '203.0.113.7';
    const { email, password } = ADMIN;
    for (let attempt = 0; attempt < 7; attempt += 1)
      await server.refused(routes.account.login, { body: { email, password: 'wrong' } }, { from });
    await server.call(routes.account.login, { body: { email, password } }, { from: '203.0.113.8' });
    const { data } = await list({ subjectKind: 'session' });
    expect(data.map(({ actorKind, actorName, after }) => [actorKind, actorName, after])).toEqual(
      expect.arrayContaining([
        ['nobody', '', { locked: 'Too many failed attempts' }],
        ['administrator', ADMIN.name, { signedIn: true }],
      ]),
    );
    expect(data.length).toBe(2);
    // A known person is shown by name, not by the typed email.
    expect(new Set(data.map(({ subjectName }) => subjectName))).toEqual(new Set([ADMIN.name]));
    expect(JSON.stringify(data)).not.toContain(password);
  });

  test('an unknown email or phone, which may be a password or a key, is in no row', async () => {
    const typed = ['tws_kOeZ1xq0n2vL8cB7wY4uT5rS6dF9gHjKqPzXvNmA3bE', 'Sand-dune.42@home'];
    const deviceId = 'device-of-a-stranger';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      for (const email of typed)
        await server.refused(routes.account.login, { body: { email, password: 'wrong' } });
      await server.refused(routes.access.signInDriver, {
        body: { phone: '+971 50 999 9999', pin: '271828', deviceId },
      });
    }
    const { data } = await list({ subjectKind: 'session' });
    expect(data.map(({ subjectId, subjectName }) => subjectId + subjectName)).toEqual(['', '', '']);
  });

  test('a bulk update is one row, with the number of rates and the previous value of each', async () => {
    const { id: companyId, name } = await insertRow(server.db, 'senders', { role: 'Company' });
    await insertRow(server.db, 'city_rates', { company_id: companyId, rate_fils: 2000 });
    const rates = [{ fromCity: 'Dubai', rate: 19.5, deliveryType: 'normal' }] as const;
    await server.call(routes.cityRates.bulkUpdateCity, { body: { companyId, rates: [...rates] } });
    const { data } = await list({ subjectKind: 'rate' });
    expect(data.map(({ subjectName }) => subjectName)).toEqual([name]);
    expect(data[0]?.before).toEqual({ 'Dubai to Sharjah (normal)': 20 });
    expect(data[0]?.after).toMatchObject({ rates: 7, 'Dubai to Sharjah (normal)': 19.5 });
    expect(Object.keys(data[0]?.after ?? {}).length).toBe(8);
  });

  test('an export has all rows of the filter, and no name becomes a formula', async () => {
    await create('=HYPERLINK("http://evil.example")');
    server.clock.advance(1000);
    await create('Deira Depot');
    const answer = await server.send(audit.exportAudit, { query: { subjectKind: 'warehouse' } });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="tawseel-audit-2026-11-21.csv"');
    const [header, newest, oldest, ...rest] = answer.body.slice(1).split('\r\n');
    expect(header).toBe(
      'id,at,actor_kind,actor_id,actor_name,address_hash,call,subject_kind,subject_id,subject_name,before,after',
    );
    expect(newest).toContain(',Deira Depot,');
    expect(oldest).toContain(`,"'=HYPERLINK(""http://evil.example"")",`);
    expect(rest).toEqual(['']);
    const none = await server.send(audit.exportAudit, { query: { actor: 'command' } });
    expect(none.body.split('\r\n').length).toBe(2);
  });

  test('rows are deleted when they reach their age, and newer ones stay', async () => {
    for (let count = 0; count < 3; count += 1) {
      await create(`Depot ${'I'.repeat(count)}`);
      server.clock.advance(24 * HOUR_MS);
    }
    await trimAudit(server.db, 1, server.clock.read());
    expect((await list()).data.map(({ subjectName }) => subjectName)).toEqual(['Depot II']);
    await trimAudit(server.db, 0, server.clock.read());
    expect((await list()).total).toBe(0);
  });
});

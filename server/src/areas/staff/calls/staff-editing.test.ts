import { staffKindNames, staffKinds } from '@tawseel/contract/facts/staff-kinds';
import { staff } from '@tawseel/contract/staff';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { ADMIN, NOW, sessionOf, startApp } from '../../../testing/app.ts';
import { SHARED } from '../../../testing/databases.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { STAFF } from '../../../testing/requests.ts';
import { insertRow } from '../../../testing/rows.ts';

test.runIf(SHARED.name === 'PostgreSQL')(
  'a write to the staff locks a warehouse before the staff, like the removal of the demo',
  async () => {
    const { db, close } = await SHARED.open();
    const server = await startApp(db);
    const { id: warehouse_id } = await insertRow(db, 'warehouses');
    const { id } = await insertRow(db, 'staff', { kind: 'operator', warehouse_id });
    const left = await insertRow(db, 'staff', { kind: 'operator', warehouse_id, deleted_at: NOW });
    const { createStaff, updateStaff, restoreStaff } = staff.operator;
    const person = { ...STAFF, warehouseId: warehouse_id };
    const writes = [
      () => server.send(createStaff, { body: { ...person, email: 'new@tawseel.example' } }),
      () => server.send(updateStaff, { params: { id }, body: person }),
      () => server.send(restoreStaff, { params: { id: left.id }, body: { warehouseId: warehouse_id } }),
    ];
    for (const write of writes) {
      const written = await db.transaction().execute(async (trx) => {
        await sql`lock table warehouses in access exclusive mode`.execute(trx);
        const writing = write();
        const waits = sql`select 1 from pg_locks where not granted and relation = 'warehouses'::regclass
          and database = (select oid from pg_database where datname = current_database())`;
        while ((await waits.execute(trx)).rows.length === 0);
        await sql`lock table staff in access exclusive mode nowait`.execute(trx);
        return { writing };
      });
      expect((await written.writing).json().message).toMatch(/ was (added|updated|restored)\.$/);
    }
    await server.app.close();
    await close();
  },
);

onEveryDatabase((server) => {
  describe.each(staffKindNames)('%s', (kind) => {
    const rows = staff[kind];
    const isDriver = kind === 'driver';
    const other = isDriver ? 'cashier' : kind === 'cashier' ? 'operator' : 'cashier';
    const noSuch = { status: 404, message: `There is no ${kind} with this id.` };
    const noSuchDeleted = { status: 404, message: `There is no deleted ${kind} with this id.` };
    const noWarehouse = { status: 404, message: 'There is no warehouse with this id.' };

    /** Staff member who already has the email and phone of STAFF. */
    const holder = {
      kind: isDriver ? kind : other,
      first_name: 'Joseph',
      last_name: 'Reyes',
      email: STAFF.email.toUpperCase(),
      phone: '+971 54 771 0932',
      phone_e164: '+971547710932',
    };
    const taken = isDriver
      ? { path: 'phoneNo', message: 'The phone 054 771 0932 belongs to the driver Joseph Reyes.' }
      : { path: 'email', message: `The email ${STAFF.email} belongs to the ${other} Joseph Reyes.` };
    const conflict = { status: 409, message: taken.message, issues: [taken] };

    const newWarehouse = async (name = 'Al Quoz Hub') =>
      (await insertRow(server.db, 'warehouses', { name })).id;
    const stored = (id: string) =>
      server.db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const create = async (body: object) => (await server.send(rows.createStaff, { body })).json().data;

    test('refuses a second one with the same sign-in, naming whose it is, and stores none', async () => {
      const warehouseId = await newWarehouse();
      const { id } = await insertRow(server.db, 'staff', holder);
      expect(await server.refused(rows.createStaff, { body: { ...STAFF, warehouseId } })).toMatchObject(
        conflict,
      );
      const { id: edited } = await insertRow(server.db, 'staff', { kind, phone_e164: '' });
      const body = { ...STAFF, warehouseId };
      expect(await server.refused(rows.updateStaff, { params: { id: edited }, body })).toMatchObject(
        conflict,
      );
      const all = await server.db.selectFrom('staff').select(['id', 'email']).execute();
      expect(Object.fromEntries(all.map((row) => [row.id, row.email]))).toEqual({
        [id]: holder.email,
        [edited]: 'imran.qureshi@tawseel.example',
      });
    });

    test('refuses to restore one whose sign-in is taken since, or whose warehouse was deleted', async () => {
      const warehouse_id = await newWarehouse('Deira Depot');
      const [email, phone] = [STAFF.email, STAFF.phoneNo];
      const left = { ...holder, kind, email, phone, warehouse_id, deleted_at: '2026-11-01T00:00:00.000Z' };
      const { id } = await insertRow(server.db, 'staff', {
        ...left,
        first_name: 'Sana',
        last_name: 'Haddad',
      });
      const { id: present } = await insertRow(server.db, 'staff', holder);
      const restore = { params: { id }, body: { warehouseId: warehouse_id } };
      expect(await server.refused(rows.restoreStaff, restore)).toMatchObject(conflict);
      await server.db.deleteFrom('staff').where('id', '=', present).execute();
      const gone = { deleted_at: '2026-11-02T00:00:00.000Z' };
      await server.db.updateTable('warehouses').set(gone).where('id', '=', warehouse_id).execute();
      expect(await server.refused(rows.restoreStaff, restore)).toMatchObject({
        status: 409,
        message:
          'The warehouse of Sana Haddad, Deira Depot, was deleted. Choose another one to restore Sana.',
      });
      const nowhere = { params: { id }, body: { warehouseId: 'nowhere' } };
      expect(await server.refused(rows.restoreStaff, nowhere)).toMatchObject(noWarehouse);
      const warehouseId = await newWarehouse();
      const answer = await server.send(rows.restoreStaff, { params: { id }, body: { warehouseId } });
      expect(answer.json()).toMatchObject({
        message: 'Sana Haddad was restored.',
        data: { _id: id, warehouseId },
      });
    });

    test('refuses an unknown warehouse, another role, changing deleted staff and restoring present staff', async () => {
      const warehouseId = await newWarehouse();
      const { id: gone } = await insertRow(server.db, 'warehouses', {
        deleted_at: '2026-11-01T00:00:00.000Z',
      });
      const { id } = await insertRow(server.db, 'staff', { kind });
      const { id: another } = await insertRow(server.db, 'staff', { kind: other });
      const body = { ...STAFF, warehouseId };
      const away = { ...STAFF, warehouseId: gone };
      expect(await server.refused(rows.createStaff, { body: away })).toMatchObject(noWarehouse);
      const edit = { params: { id }, body: away };
      expect(await server.refused(rows.updateStaff, edit)).toMatchObject(noWarehouse);
      for (const params of [{ id: another }, { id: 'nobody' }]) {
        expect(await server.refused(rows.updateStaff, { params, body })).toMatchObject(noSuch);
        expect(await server.refused(rows.restoreStaff, { params, body: { warehouseId } })).toMatchObject(
          noSuchDeleted,
        );
      }
      const present = { params: { id }, body: { warehouseId } };
      expect(await server.refused(rows.restoreStaff, present)).toMatchObject(noSuchDeleted);
      await server.send(rows.deleteStaff, { params: { id } });
      expect(await server.refused(rows.updateStaff, { params: { id }, body })).toMatchObject(noSuch);
    });

    test('refuses numbers of another format at their fields, and keeps a stored one', async () => {
      const warehouse_id = await newWarehouse();
      const wrong = { cnic: 'N1234567', accountNumber: 'AE070331234567890123457' };
      const issues = [
        {
          path: 'cnic',
          message: 'Must be an Emirates ID of 15 digits, like 784-1990-1234567-6, or empty.',
        },
        { path: 'accountNumber', message: 'This IBAN has a wrong digit: its check digits do not fit.' },
      ];
      const body = { ...STAFF, ...wrong, warehouseId: warehouse_id };
      expect(await server.refused(rows.createStaff, { body })).toMatchObject({ status: 422, issues });
      const { id } = await insertRow(server.db, 'staff', { kind, warehouse_id });
      expect(await server.refused(rows.updateStaff, { params: { id }, body })).toMatchObject({ issues });
      const { id: imported } = await insertRow(server.db, 'staff', {
        kind,
        warehouse_id,
        identity_number: wrong.cnic,
        account_number: wrong.accountNumber,
      });
      await server.send(rows.updateStaff, { params: { id: imported }, body });
      expect(await stored(imported)).toMatchObject({ first_name: 'Sana', identity_number: 'N1234567' });
    });

    test('keeps duplicates that a file imported, and changes other fields', async () => {
      const warehouse_id = await newWarehouse();
      const { id } = await insertRow(server.db, 'staff', { kind, warehouse_id });
      await insertRow(server.db, 'staff', { kind, warehouse_id });
      const { email, phone: phoneNo } = await stored(id);
      const body = { ...STAFF, email, phoneNo, warehouseId: warehouse_id };
      const answer = await server.send(rows.updateStaff, { params: { id }, body });
      expect(answer.json()).toMatchObject({ message: 'Sana Haddad was updated.' });
    });

    test('adds one, with numbers and the phone in normal form next to what was typed', async () => {
      const warehouseId = await newWarehouse();
      await insertRow(server.db, 'staff', { ...holder, deleted_at: '2026-11-01T00:00:00.000Z' });
      const vehicle = { licenseNo: '2210457', vehicleType: 'Van', vehicleNo: 'Dubai K 41207' };
      const body = { ...STAFF, warehouseId, ...(isDriver ? vehicle : {}) };
      const answer = await server.send(rows.createStaff, { body });
      expect(answer.json()).toMatchObject({
        message: 'Sana Haddad was added.',
        data: {
          ...body,
          cnic: '784-1993-6650318-7',
          accountNumber: 'AE070331234567890123456',
          address: 'Flat 5, Al Wasl Road',
          profileStatus: 'Active',
          warehouse: 'Al Quoz Hub',
          documents: [],
          createdAt: server.clock.read().toISOString(),
        },
      });
      expect(await stored(answer.json().data._id)).toMatchObject({
        phone: '054 771 0932',
        phone_e164: '+971547710932',
      });
    });

    test('changes given fields, keeps others, and moves to another warehouse', async () => {
      const { _id: id } = await create({ ...STAFF, warehouseId: await newWarehouse() });
      const { firstName, lastName, email, city } = STAFF;
      const warehouseId = await newWarehouse('Deira Depot');
      const body = { firstName, lastName, email, city, phoneNo: '04 123 4567 ext 2', cnic: '', warehouseId };
      const { data } = (await server.send(rows.updateStaff, { params: { id }, body })).json();
      expect(data).toMatchObject({ ...STAFF, ...body, accountNumber: 'AE070331234567890123456' });
      expect(data.warehouse).toBe('Deira Depot');
      expect((await stored(id)).phone_e164).toBe('');
    });

    test('refuses the second of two edits at once, and loses nothing of the first', async () => {
      const warehouseId = await newWarehouse();
      const { _id: id, version } = await create({ ...STAFF, warehouseId });
      const edit = (overrides: object) => ({ params: { id }, body: { ...STAFF, warehouseId, ...overrides } });
      await server.send(rows.updateStaff, edit({ version, firstName: 'Sanaa' }));
      expect(await server.refused(rows.updateStaff, edit({ version, city: 'Ajman' }))).toMatchObject({
        status: 409,
        message:
          'Someone else changed Sanaa Haddad after you opened it. Load their changes, then save again.',
        issues: [{ path: 'version' }],
      });
      // A change of status is not a change of the details.
      await server.send(rows.toggleStatus, { body: { [staffKinds[kind].idName]: id } });
      const [now] = (await server.send(rows.listStaff)).json()[staffKinds[kind].key];
      const again = edit({ version: now.version, firstName: now.firstName, city: 'Ajman' });
      const { data } = (await server.send(rows.updateStaff, again)).json();
      expect(data).toMatchObject({ firstName: 'Sanaa', city: 'Ajman', profileStatus: 'unActive' });
      // A request without a version, as older clients send it, always saves.
      expect((await server.send(rows.updateStaff, edit({}))).json().data.firstName).toBe('Sana');
    });

    test('lists the deleted of its role, the last one first, and restores one unchanged', async () => {
      const warehouse_id = await newWarehouse();
      const people = ['first', 'last'].map((name, day) => ({
        kind,
        warehouse_id,
        first_name: name,
        email: `${name}@tawseel.example`,
        phone_e164: '',
        deleted_at: `2026-11-0${day + 1}T00:00:00.000Z`,
      }));
      for (const row of people) await insertRow(server.db, 'staff', row);
      await insertRow(server.db, 'staff', { ...people[0]!, kind: other });
      await insertRow(server.db, 'staff', { kind });
      const deleted = async () =>
        (await server.send(rows.listDeletedStaff)).json().data as { _id: string; firstName: string }[];
      const [last, first] = await deleted();
      expect([last, first]).toMatchObject([
        { firstName: 'last', deletedAt: '2026-11-02T00:00:00.000Z' },
        { firstName: 'first', cnic: '784-1990-1234567-1' },
      ]);
      await server.send(rows.restoreStaff, {
        params: { id: last!._id },
        body: { warehouseId: warehouse_id },
      });
      expect((await deleted()).map(({ firstName }) => firstName)).toEqual(['first']);
      expect(await stored(last!._id)).toMatchObject({ deleted_at: null, warehouse_id });
    });
  });

  test('a supervisor sees and changes only staff of the own warehouse', async () => {
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    const { id: warehouseId } = await insertRow(server.db, 'warehouses');
    const { id: staff_id } = await insertRow(server.db, 'staff', { kind: 'supervisor', warehouse_id });
    const along = { token: await sessionOf(server.db, staff_id) };
    const { createStaff, updateStaff, listDeletedStaff, restoreStaff } = staff.operator;
    const holder = { kind: 'cashier', warehouse_id: warehouseId, email: STAFF.email };
    const { id: stranger } = await insertRow(server.db, 'staff', { ...holder, kind: 'operator' });
    const deleted_at = '2026-11-01T00:00:00.000Z';
    const left = { ...holder, kind: 'operator', email: 'left@tawseel.example', deleted_at };
    const { id: gone } = await insertRow(server.db, 'staff', left);
    const body = { ...STAFF, warehouseId: warehouse_id };
    const supervisors = { body: { ...body, email: 'second@tawseel.example' } };
    expect((await server.refused(staff.supervisor.createStaff, supervisors, along)).status).toBe(403);
    expect(await server.refused(createStaff, { body }, along)).toMatchObject({
      status: 409,
      message: `The email ${STAFF.email} belongs to someone in another warehouse.`,
    });
    const own = { ...body, email: 'sana@tawseel.example' };
    const away = { ...own, warehouseId };
    expect((await server.refused(createStaff, { body: away }, along)).status).toBe(404);
    expect((await server.refused(updateStaff, { params: { id: stranger }, body: own }, along)).status).toBe(
      404,
    );
    const here = { params: { id: gone }, body: { warehouseId: warehouse_id } };
    expect((await server.refused(restoreStaff, here, along)).status).toBe(404);
    expect(await server.call(listDeletedStaff, {}, along)).toEqual({ data: [] });
    const { data } = await server.call(createStaff, { body: own }, along);
    expect(data.cnic).toBe('784-1993-6650318-7');
    const { id: ownGone } = await insertRow(server.db, 'staff', { ...left, warehouse_id });
    const toThere = { params: { id: ownGone }, body: { warehouseId } };
    expect((await server.refused(restoreStaff, toThere, along)).status).toBe(404);
    const move = { params: { id: data._id }, body: away };
    expect(await server.refused(updateStaff, move, along)).toMatchObject({
      status: 404,
      message: 'There is no warehouse with this id.',
    });
  });

  test('refuses the email of an administrator for office staff', async () => {
    const { id: warehouseId } = await insertRow(server.db, 'warehouses');
    const body = { ...STAFF, email: ADMIN.email.toUpperCase(), warehouseId };
    expect(await server.refused(staff.operator.createStaff, { body })).toMatchObject({
      status: 409,
      message: `The email ${body.email} belongs to an administrator.`,
    });
    await server.call(staff.driver.createStaff, { body });
  });

  test('a driver may have no email, or one that another person has', async () => {
    const { id: warehouseId } = await insertRow(server.db, 'warehouses');
    for (const [email, phoneNo] of [
      ['', '050 100 2001'],
      ['', '050 100 2002'],
      [STAFF.email, '050 100 2003'],
      [STAFF.email, '050 100 2004'],
    ]) {
      const body = { ...STAFF, email, phoneNo, warehouseId };
      expect((await server.send(staff.driver.createStaff, { body })).statusCode).toBe(201);
    }
  });
});

import { staffKindNames, staffKinds } from '@tawseel/contract/facts/staff-kinds';
import { staff } from '@tawseel/contract/staff';
import { describe, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertRow } from '../../../testing/rows.ts';

onEveryDatabase((server) => {
  describe.each(staffKindNames)('%s', (kind) => {
    const rows = staff[kind];
    const { key, idName, role } = staffKinds[kind];
    const other = staffKindNames.find((name) => name !== kind)!;
    const noSuch = {
      status: 404,
      code: 'no_such_staff',
      message: `There is no ${role.toLowerCase()} with this id.`,
    };

    const listed = async () => {
      const reply: Record<string, { firstName: string; profileStatus: string }[]> = await server.call(
        rows.listStaff,
      );
      return reply[key]!;
    };
    const toggle = (id: string) => server.send(rows.toggleStatus, { body: { [idName]: id } });

    test('refuses to delete or toggle one of another role', async () => {
      const { id } = await insertRow(server.db, 'staff', { kind: other });
      expect(await server.refused(rows.deleteStaff, { params: { id } })).toMatchObject(noSuch);
      expect(await server.refused(rows.toggleStatus, { body: { [idName]: id } })).toMatchObject(noSuch);
      const stored = await server.db.selectFrom('staff').selectAll().executeTakeFirstOrThrow();
      expect(stored).toMatchObject({ deleted_at: null, profile_status: 'Active' });
    });

    test('refuses to delete or toggle a deleted one', async () => {
      const { id } = await insertRow(server.db, 'staff', { kind });
      await server.send(rows.deleteStaff, { params: { id } });
      expect(await server.refused(rows.deleteStaff, { params: { id } })).toMatchObject(noSuch);
      expect(await server.refused(rows.toggleStatus, { body: { [idName]: id } })).toMatchObject(noSuch);
    });

    test('lists only its role, newest first, under its own key', async () => {
      await insertRow(server.db, 'staff', {
        kind,
        first_name: 'Older',
        created_at: '2026-01-01T00:00:00.000Z',
      });
      await insertRow(server.db, 'staff', {
        kind,
        first_name: 'Newer',
        created_at: '2026-02-01T00:00:00.000Z',
      });
      await insertRow(server.db, 'staff', { kind: other });
      expect((await listed()).map((one) => one.firstName)).toEqual(['Newer', 'Older']);
    });

    test('shows every detail, with the name of the warehouse', async () => {
      const { id: warehouse_id } = await insertRow(server.db, 'warehouses', { name: 'Al Quoz Hub' });
      const row = await insertRow(server.db, 'staff', { kind, warehouse_id });
      const vehicle = { licenseNo: '2210457', vehicleType: 'Van', vehicleNo: 'Dubai K 41207' };
      expect(await listed()).toEqual([
        {
          _id: row.id,
          version: expect.any(String),
          firstName: 'Imran',
          lastName: 'Qureshi',
          email: 'imran.qureshi@tawseel.example',
          image: '/pictures/portrait/1.svg',
          role,
          profileStatus: 'Active',
          phoneNo: '+971 55 210 4471',
          cnic: '784-1990-1234567-1',
          country: 'United Arab Emirates',
          city: 'Dubai',
          address: 'Flat 304, Al Ittihad Road',
          street: 'Al Ittihad Road',
          houseNo: 'Flat 304',
          accountNumber: 'AE070331234567890123456',
          documents: ['/pictures/document/1.svg'],
          warehouseId: warehouse_id,
          warehouse: 'Al Quoz Hub',
          createdAt: row.created_at,
          ...(kind === 'driver' ? vehicle : {}),
        },
      ]);
    });

    test('toggles Active to unActive and back, and says so', async () => {
      const { id } = await insertRow(server.db, 'staff', { kind });
      expect((await toggle(id)).json()).toMatchObject({
        message: 'Imran Qureshi is now unActive.',
        data: { _id: id, profileStatus: 'unActive' },
      });
      expect((await listed())[0]?.profileStatus).toBe('unActive');
      expect((await toggle(id)).json()).toMatchObject({ message: 'Imran Qureshi is now Active.' });
      expect((await listed())[0]?.profileStatus).toBe('Active');
    });

    test('toggles one and no other', async () => {
      const { id } = await insertRow(server.db, 'staff', { kind });
      await insertRow(server.db, 'staff', { kind, first_name: 'Untouched' });
      await toggle(id);
      const untouched = (await listed()).find((one) => one.firstName === 'Untouched');
      expect(untouched?.profileStatus).toBe('Active');
    });

    test('deletes one, answers with the remaining ones and keeps the row', async () => {
      const { id } = await insertRow(server.db, 'staff', { kind });
      const { id: left } = await insertRow(server.db, 'staff', { kind });
      const reply = await server.send(rows.deleteStaff, { params: { id } });
      expect(reply.json()[key].map((one: { _id: string }) => one._id)).toEqual([left]);
      const stored = await server.db
        .selectFrom('staff')
        .select('deleted_at')
        .where('id', '=', id)
        .executeTakeFirst();
      expect(stored).toEqual({ deleted_at: server.clock.read().toISOString() });
    });
  });
});

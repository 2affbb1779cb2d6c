import { account } from '@tawseel/contract/account';
import { orders } from '@tawseel/contract/orders';
import { staff } from '@tawseel/contract/staff';
import { expect, test } from 'vitest';
import { ADMIN, sessionOf } from '../../../testing/app.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { STAFF } from '../../../testing/requests.ts';
import { insertOrder, insertRow } from '../../../testing/rows.ts';

onEveryDatabase((server) => {
  const hire = async (overrides: object = {}) => {
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    const person = await insertRow(server.db, 'staff', { kind: 'supervisor', warehouse_id, ...overrides });
    return { ...person, along: { token: await sessionOf(server.db, person.id) } };
  };
  const message = 'Only an administrator can use this name.';

  test('staff cannot take the name of an administrator, in any spelling', async () => {
    const { along } = await hire();
    for (const name of [ADMIN.name, 'mariam  AL suwaidi', 'Mariam\u200b Al Suwaidi']) {
      const body = { name, phone: '', address: '', profileImage: '' };
      expect(await server.refused(account.updateProfile, { body }, along)).toMatchObject({
        status: 409,
        message,
        issues: [{ path: 'name' }],
      });
    }
  });

  test('a supervisor cannot give staff that name; an administrator may, because two people can share a name', async () => {
    const { along, warehouse_id: warehouseId } = await hire();
    const [firstName, lastName] = ['Mariam', 'Al Suwaidi'];
    const body = { ...STAFF, firstName, lastName, warehouseId };
    expect(await server.refused(staff.driver.createStaff, { body }, along)).toMatchObject({
      status: 409,
      message,
    });
    const { data } = await server.call(staff.driver.createStaff, { body });
    // A staff member who has the name already keeps it.
    const params = { id: data._id };
    await server.call(staff.driver.updateStaff, { params, body: { ...body, city: 'Ajman' } }, along);
    const other = { ...body, firstName: 'Imran', lastName: 'Qureshi' };
    await server.call(staff.driver.updateStaff, { params, body: other }, along);
    expect(await server.refused(staff.driver.updateStaff, { params, body }, along)).toMatchObject({
      status: 409,
      message,
    });
  });

  test('staff see that an administrator moved an order, but not which one', async () => {
    const { along, warehouse_id } = await hire();
    const { tracking_id: trackingID } = await insertOrder(server.db, { warehouse_id });
    const params = { trackingID };
    await server.call(orders.moveOrder, { params, body: { trackingStatus: 'accepted' } });
    const last = async (as?: typeof along) =>
      (await server.call(orders.listTrackingEvents, { params }, as)).data.at(-1)?.by;
    expect(await last()).toMatchObject({ kind: 'administrator', name: ADMIN.name });
    expect(await last(along)).toEqual({ kind: 'administrator', id: '', name: 'Administrator' });
  });

  test('a supervisor cannot find out by trial who is an administrator', async () => {
    const { along, warehouse_id: warehouseId } = await hire();
    const body = { ...STAFF, email: ADMIN.email, warehouseId };
    expect((await server.refused(staff.operator.createStaff, { body }, along)).message).toBe(
      `The email ${ADMIN.email} belongs to someone in another warehouse.`,
    );
  });
});

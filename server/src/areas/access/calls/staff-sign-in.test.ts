import { routes } from '@tawseel/contract';
import { describe, expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from '../../../platform/security/passwords.ts';
import { ADMIN, sessionOf } from '../../../testing/app.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../../../testing/rows.ts';

// The real function; a test changes something while it runs.
vi.mock('../../../platform/security/passwords.ts', async (actual) => {
  const real = await actual<typeof import('../../../platform/security/passwords.ts')>();
  return { ...real, verifyPassword: vi.fn(real.verifyPassword) };
});

const { login, logout, readProfile } = routes.account;
const { toggleStatus, deleteStaff } = routes.staff.operator;
const PASSWORD = 'a heron on the creek 52';
const passwordHash = hashPassword(PASSWORD);
const NOT_RIGHT = 'The email or the password is wrong.';

onEveryDatabase((server) => {
  const hire = async (overrides = {}) =>
    insertRow(server.db, 'staff', {
      kind: 'operator',
      email: 'Huda.Nasser@tawseel.example',
      password_hash: await passwordHash,
      ...overrides,
    });
  const signIn = async (email = 'huda.nasser@tawseel.example', password = PASSWORD) =>
    (await server.call(login, { body: { email, password } })).token;
  const refusedSignIn = async (email: string, password = PASSWORD) => {
    const { status, message } = await server.refused(login, { body: { email, password } });
    return [status, message];
  };

  describe('a member of staff', () => {
    test('without a password, deleted, or with a wrong one is refused', async () => {
      await hire({ email: 'none@tawseel.example', password_hash: null });
      await hire({ email: 'left@tawseel.example', deleted_at: '2026-11-01T00:00:00.000Z' });
      await hire();
      expect(await refusedSignIn('none@tawseel.example')).toEqual([401, NOT_RIGHT]);
      expect(await refusedSignIn('left@tawseel.example')).toEqual([401, NOT_RIGHT]);
      expect(await refusedSignIn('huda.nasser@tawseel.example', 'another one')).toEqual([401, NOT_RIGHT]);
    });

    test('learns of an inactive status only with the correct password', async () => {
      await hire({ profile_status: 'unActive' });
      expect(await refusedSignIn('huda.nasser@tawseel.example', 'another one')).toEqual([401, NOT_RIGHT]);
      expect(await refusedSignIn('huda.nasser@tawseel.example')).toEqual([
        401,
        'Your account is not active. Please ask your supervisor or an administrator.',
      ]);
    });

    test('never signs in as an administrator with the same email', async () => {
      await expect(hire({ email: ADMIN.email.toUpperCase() })).rejects.toThrow(/unique/i);
      const { token } = await server.call(login, { body: { email: ADMIN.email, password: ADMIN.password } });
      const { user } = await server.call(readProfile, {}, { token });
      expect(user.role).toBe('administrator');
    });

    test('signs in with the email in any case, and gets the own profile', async () => {
      const { warehouse_id: warehouseId } = await hire();
      const token = await signIn('HUDA.nasser@tawseel.example');
      expect(await server.call(readProfile, {}, { token })).toEqual({
        user: {
          name: 'Imran Qureshi',
          email: 'Huda.Nasser@tawseel.example',
          phone: '+971 55 210 4471',
          address: 'Flat 304, Al Ittihad Road',
          profileImage: '/pictures/portrait/1.svg',
          role: 'operator',
          warehouseId,
          mustChangePassword: false,
        },
      });
      await server.call(logout, {}, { token });
      expect((await server.refused(readProfile, {}, { token })).status).toBe(401);
    });

    test('sees the orders of the own warehouse, and creates orders only there', async () => {
      const { warehouse_id } = await hire();
      const own = await insertOrder(server.db, { warehouse_id });
      const elsewhere = await insertRow(server.db, 'warehouses');
      const other = await insertOrder(server.db, { warehouse_id: elsewhere.id });
      const token = await signIn();
      const { data, total } = await server.call(routes.orders.listOrders, { query: { page: 1 } }, { token });
      expect([total, data.map(({ _id }) => _id)]).toEqual([1, [own.id]]);
      const params = { trackingID: other.tracking_id };
      const refused = await server.refused(routes.orders.listTrackingEvents, { params }, { token });
      expect([refused.status, refused.message]).toEqual([404, `There is no order ${other.tracking_id}.`]);
    });

    test('is signed out immediately when set to unActive, and can sign in once active again', async () => {
      const { id } = await hire();
      const token = await signIn();
      await server.call(toggleStatus, { body: { OperatorId: id } });
      expect((await server.refused(readProfile, {}, { token })).status).toBe(401);
      await server.call(toggleStatus, { body: { OperatorId: id } });
      expect((await server.refused(readProfile, {}, { token })).status).toBe(401);
      expect(await signIn()).toBeTruthy();
    });

    test('is refused if made unActive or deleted while the password is checked', async () => {
      const { id } = await hire();
      const meanwhile = (change: () => Promise<unknown>) =>
        vi.mocked(verifyPassword).mockImplementationOnce(async () => {
          await change();
          return true;
        });
      meanwhile(() => server.call(toggleStatus, { body: { OperatorId: id } }));
      expect(await refusedSignIn('huda.nasser@tawseel.example')).toEqual([401, NOT_RIGHT]);
      await server.call(toggleStatus, { body: { OperatorId: id } });
      meanwhile(() => server.call(deleteStaff, { params: { id } }));
      expect(await refusedSignIn('huda.nasser@tawseel.example')).toEqual([401, NOT_RIGHT]);
    });

    test('is signed out immediately when deleted', async () => {
      const { id } = await hire();
      const token = await signIn();
      await server.call(deleteStaff, { params: { id } });
      expect((await server.refused(readProfile, {}, { token })).status).toBe(401);
    });

    test('cannot use the previous session or password after being restored', async () => {
      const { id: warehouseId } = await insertRow(server.db, 'warehouses');
      const { id } = await hire({ warehouse_id: warehouseId });
      const token = await signIn();
      await server.call(deleteStaff, { params: { id } });
      await server.call(routes.staff.operator.restoreStaff, { params: { id }, body: { warehouseId } });
      expect((await server.refused(readProfile, {}, { token })).status).toBe(401);
      expect(await refusedSignIn('huda.nasser@tawseel.example')).toEqual([401, NOT_RIGHT]);
    });

    test.each([{ profile_status: 'unActive' }, { deleted_at: '2026-11-01T00:00:00.000Z' }])(
      'a session left over for an account with %j is refused',
      async (overrides) => {
        const { id } = await hire(overrides);
        const token = await sessionOf(server.db, id);
        expect((await server.refused(readProfile, {}, { token })).status).toBe(401);
      },
    );
  });
});

import { access } from '@tawseel/contract/access';
import { account } from '@tawseel/contract/account';
import { audit } from '@tawseel/contract/audit';
import { staff } from '@tawseel/contract/staff';
import { warehouses } from '@tawseel/contract/warehouses';
import { expect, test, vi } from 'vitest';
import { hashPassword } from '../../../platform/security/passwords.ts';
import { ADMIN } from '../../../testing/app.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertRow, type RowOverrides } from '../../../testing/rows.ts';
import { updateAdminPassword } from '../store/admins.ts';

// Disables the queue: work that starts within the turn of another would wait for it to end.
vi.mock('../../../platform/security/hash-queue.ts', async (actual) => {
  const real = await actual<typeof import('../../../platform/security/hash-queue.ts')>();
  const runQueued: typeof real.runQueued = (_, work) => work();
  return { ...real, runQueued };
});

// The real function; a test can make two calls meet in it.
vi.mock('../../../platform/security/passwords.ts', async (actual) => {
  const real = await actual<typeof import('../../../platform/security/passwords.ts')>();
  return { ...real, hashPassword: vi.fn(real.hashPassword) };
});

/** Barrier: the next two calls that hash a password wait for each other. */
function meetAtHashing(): void {
  const real = vi.mocked(hashPassword).getMockImplementation()!;
  const both = Promise.withResolvers<void>();
  const wait = async (password: string) => {
    await both.promise;
    return real(password);
  };
  vi.mocked(hashPassword)
    .mockImplementationOnce(wait)
    .mockImplementationOnce((password) => {
      both.resolve();
      return wait(password);
    });
}

const HOUR = 3_600_000;
const OLD = 'dunes beneath a slow moon 14';
const NEW = 'seven quiet kettles by the creek';
const THIRD = 'a ladder of basil and salt 90';
const hashOfOld = hashPassword(OLD);

onEveryDatabase((server) => {
  const signIn = async (email: string, password: string) =>
    (await server.send(account.login, { body: { email, password } }, { token: null })).json<{
      token?: string;
    }>().token;
  const statusWith = async (token = '', row: Parameters<typeof server.send>[0] = account.readProfile) =>
    (await server.send(row, {}, { token })).statusCode;
  const change = (oldPassword: string, newPassword: string, token?: string) =>
    server.send(account.changePassword, { body: { oldPassword, newPassword } }, { ...(token && { token }) });

  async function hire(overrides: RowOverrides<'staff'> = {}) {
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    const kind = 'operator';
    return insertRow(server.db, 'staff', {
      kind,
      warehouse_id,
      password_hash: await hashOfOld,
      ...overrides,
    });
  }
  const adminId = async () =>
    (
      await server.db
        .selectFrom('admins')
        .select('id')
        .where('email', '=', ADMIN.email)
        .executeTakeFirstOrThrow()
    ).id;
  const linkOf = async (id: string) =>
    (await server.call(access.makeStaffResetLink, { params: { id } })).data.path.replace('/reset#', '');
  const reset = (token: string, password: string) =>
    server.send(access.resetPassword, { body: { token, password } }, { token: null });

  test('refuses to change a password for a wrong old one, a weak new one or the same, each at its field', async () => {
    const cases = [
      ['not the password', NEW, 'oldPassword'],
      [ADMIN.password, 'short', 'newPassword'],
      [ADMIN.password, 'Mariam1234567', 'newPassword'],
      [ADMIN.password, ADMIN.password, 'newPassword'],
    ] as const;
    for (const [oldPassword, newPassword, path] of cases) {
      const refused = await server.refused(account.changePassword, { body: { oldPassword, newPassword } });
      expect(refused).toMatchObject({ status: 422, issues: [{ path }] });
    }
    expect(await signIn(ADMIN.email, ADMIN.password)).toBeDefined();
  });

  test('five weak new passwords block no user who knows the old one', async () => {
    const weak: number[] = [];
    for (let times = 0; times < 6; times += 1) weak.push((await change(ADMIN.password, 'short')).statusCode);
    expect(weak).toEqual([422, 422, 422, 422, 422, 422]);
    expect((await change(ADMIN.password, NEW)).statusCode).toBe(200);
  });

  test('guessing the old password with a stolen token is limited like sign-in', async () => {
    const seen: number[] = [];
    for (let times = 0; times < 6; times += 1) seen.push((await change('not it', NEW)).statusCode);
    expect(seen).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await change(ADMIN.password, NEW)).statusCode).toBe(429);
    const { data } = await server.call(audit.listAudit, { query: { call: 'account.changePassword' } });
    expect(data.map(({ actorName, after }) => [actorName, after])).toEqual([
      [ADMIN.name, { locked: 'Too many failed attempts' }],
    ]);
  });

  test("a change keeps the current session and ends the user's others", async () => {
    const other = await signIn(ADMIN.email, ADMIN.password);
    expect((await change(ADMIN.password, NEW)).statusCode).toBe(200);
    expect([await statusWith(server.token), await statusWith(other)]).toEqual([200, 401]);
    expect(await signIn(ADMIN.email, ADMIN.password)).toBeUndefined();
    expect(await signIn(ADMIN.email, NEW)).toBeDefined();
  });

  test('if two tabs change the password at once, one succeeds', async () => {
    meetAtHashing();
    const answers = await Promise.all([change(ADMIN.password, NEW), change(ADMIN.password, THIRD)]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await signIn(ADMIN.email, statuses[0] === 200 ? NEW : THIRD)).toBeDefined();
  });

  test('a password set by another user permits nothing but changing it', async () => {
    const { id, email } = await hire({ password_hash: null, email: 'first@tawseel.example' });
    const { data } = await server.call(access.makePassword, { params: { id } });
    const token = await signIn(email, data.password);
    const refused = await server.refused(warehouses.listWarehouses, {}, { token: token ?? '' });
    expect(refused).toMatchObject({ status: 403, code: 'change_password_first' });
    expect((await server.call(account.readProfile, {}, { token: token ?? '' })).user).toMatchObject({
      mustChangePassword: true,
    });
    expect((await change(data.password, NEW, token)).statusCode).toBe(200);
    expect(await statusWith(token, account.listSessions)).toBe(200);
    expect((await server.call(account.readProfile, {}, { token: token ?? '' })).user.mustChangePassword).toBe(
      false,
    );
    const stored = JSON.stringify(await server.db.selectFrom('staff').selectAll().execute());
    expect(stored).not.toContain(data.password);
  });

  test('setting a password ends the sessions of the previous one, and is refused for a driver', async () => {
    const { id, email } = await hire();
    const token = await signIn(email, OLD);
    await server.call(access.makePassword, { params: { id } });
    expect([await statusWith(token), await signIn(email, OLD)]).toEqual([401, undefined]);
    const driver = await insertRow(server.db, 'staff', { kind: 'driver' });
    for (const row of [access.makePassword, access.makeStaffResetLink]) {
      expect(await server.refused(row, { params: { id: driver.id } })).toMatchObject({ status: 409 });
    }
  });

  test('an email that another user signs in with is refused', async () => {
    const { email } = await hire({ email: 'shared@tawseel.example' });
    const namesakes = [
      await hire({ email: email.toUpperCase(), password_hash: null }),
      await hire({ email: ADMIN.email, password_hash: null }),
    ];
    for (const { id } of namesakes) {
      for (const row of [access.makePassword, access.makeStaffResetLink])
        expect(await server.refused(row, { params: { id } })).toMatchObject({ status: 409 });
    }
  });

  test('a supervisor sets passwords only in their own warehouse, and for no supervisor', async () => {
    const supervisor = await hire({ kind: 'supervisor', email: 'boss@tawseel.example' });
    const own = { warehouse_id: supervisor.warehouse_id, password_hash: null };
    const operator = await hire({ ...own, email: 'own@tawseel.example' });
    const peer = await hire({ ...own, kind: 'supervisor', email: 'peer@tawseel.example' });
    const stranger = await hire({ password_hash: null, email: 'far@tawseel.example' });
    const token = (await signIn(supervisor.email, OLD)) ?? '';
    for (const { id } of [peer, stranger, supervisor]) {
      for (const row of [access.makePassword, access.makeStaffResetLink])
        expect(await server.refused(row, { params: { id } }, { token })).toMatchObject({ status: 404 });
    }
    await server.call(access.makePassword, { params: { id: operator.id } }, { token });
  });

  test('a link sets a password once, within a day, and ends every session', async () => {
    const { id, email } = await hire();
    const session = await signIn(email, OLD);
    const token = await linkOf(id);
    expect(JSON.stringify(await server.db.selectFrom('reset_links').selectAll().execute())).not.toContain(
      token,
    );
    expect((await reset(token, 'short')).json()).toMatchObject({ issues: [{ path: 'password' }] });
    expect((await reset(token, NEW)).statusCode).toBe(200);
    expect(await statusWith(session)).toBe(401);
    expect(await signIn(email, NEW)).toBeDefined();
    expect((await reset(token, THIRD)).json()).toMatchObject({
      code: 'link_gone',
      message: 'This link was already used or has expired. Ask for a new one.',
    });
    const late = await linkOf(id);
    server.clock.advance(24 * HOUR);
    expect((await reset(late, THIRD)).statusCode).toBe(409);
  });

  test('a link works for an account that wrong passwords have locked', async () => {
    const { id, email } = await hire();
    for (let times = 0; times < 5; times += 1) await signIn(email, 'not it');
    expect(await signIn(email, OLD)).toBeUndefined();
    await reset(await linkOf(id), NEW);
    expect(await signIn(email, NEW)).toBeDefined();
  });

  test('a link resets the wrong passwords of its account only, not of others from that address', async () => {
    const { id, email } = await hire();
    const guess = async (who: string) =>
      (await server.send(account.login, { body: { email: who, password: 'not it' } }, { token: null }))
        .statusCode;
    for (let times = 0; times < 4; times += 1) await guess(ADMIN.email);
    await guess(email);
    expect((await reset(await linkOf(id), NEW)).statusCode).toBe(200);
    expect([await guess(ADMIN.email), await guess(ADMIN.email)]).toEqual([401, 429]);
  });

  test('a change of email invalidates a link sent to the previous one', async () => {
    const { id, warehouse_id: warehouseId, email } = await hire();
    const body = {
      warehouseId,
      firstName: 'Imran',
      lastName: 'Qureshi',
      phoneNo: '+971 55 210 4471',
      city: 'Dubai' as const,
    };
    const kept = await linkOf(id);
    await server.call(staff.operator.updateStaff, { params: { id }, body: { ...body, email } });
    expect((await reset(kept, NEW)).statusCode).toBe(200);
    const [byOthers, byThemselves] = ['imran.q@tawseel.example', 'imran.z@tawseel.example'];
    const first = await linkOf(id);
    await server.call(staff.operator.updateStaff, { params: { id }, body: { ...body, email: byOthers } });
    expect((await reset(first, THIRD)).statusCode).toBe(409);
    const second = await linkOf(id);
    const token = (await signIn(byOthers, NEW)) ?? '';
    const own = { name: 'Imran', phone: '', address: '', profileImage: '', email: byThemselves };
    await server.call(account.updateProfile, { body: { ...own, password: NEW } }, { token });
    expect((await reset(second, THIRD)).statusCode).toBe(409);
  });

  test('a link is invalid after its user has moved to another warehouse, or left and returned', async () => {
    const { id, warehouse_id: warehouseId, email } = await hire();
    const { id: elsewhere } = await insertRow(server.db, 'warehouses');
    const phoneNo = '+971 55 210 4471';
    const body = { firstName: 'Imran', lastName: 'Qureshi', phoneNo, email, city: 'Dubai' as const };
    const moved = { ...body, warehouseId: elsewhere };
    const ofBefore = await linkOf(id);
    await server.call(staff.operator.updateStaff, { params: { id }, body: moved });
    expect((await reset(ofBefore, NEW)).statusCode).toBe(409);
    const ofLeaver = await linkOf(id);
    await server.call(staff.operator.deleteStaff, { params: { id } });
    await server.call(staff.operator.restoreStaff, { params: { id }, body: { warehouseId } });
    expect((await reset(ofLeaver, NEW)).statusCode).toBe(409);
  });

  test('a link used twice at the same moment sets one password', async () => {
    const { id, email } = await hire();
    const token = await linkOf(id);
    meetAtHashing();
    const answers = await Promise.all([reset(token, NEW), reset(token, THIRD)]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await signIn(email, statuses[0] === 200 ? NEW : THIRD)).toBeDefined();
  });

  test.each(['', 'x', 'x'.repeat(43), "' or 1=1 --"])('refuses the link %j', async (token) => {
    await linkOf((await hire()).id);
    expect((await reset(token, NEW)).statusCode).toBe(token === '' ? 422 : 409);
  });

  test('a newer link, a change of password and a deletion each invalidate a link', async () => {
    const { id } = await hire();
    const first = await linkOf(id);
    const second = await linkOf(id);
    expect((await reset(first, NEW)).statusCode).toBe(409);
    await server.db
      .updateTable('staff')
      .set({ deleted_at: '2026-11-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    expect((await reset(second, NEW)).statusCode).toBe(409);
    const own = { params: { id: await adminId() } };
    const { path } = (await server.call(access.makeAdminResetLink, own)).data;
    expect((await change(ADMIN.password, NEW)).statusCode).toBe(200);
    expect((await reset(path.replace('/reset#', ''), THIRD)).statusCode).toBe(409);
  });

  test('changing a password on the command line invalidates links', async () => {
    const id = await adminId();
    const { path } = (await server.call(access.makeAdminResetLink, { params: { id } })).data;
    await updateAdminPassword(server.db, id, await hashOfOld);
    expect((await reset(path.replace('/reset#', ''), NEW)).statusCode).toBe(409);
  });
});

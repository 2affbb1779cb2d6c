import { account } from '@tawseel/contract/account';
import { expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from '../../../platform/security/passwords.ts';
import { ADMIN, sessionOf } from '../../../testing/app.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertRow } from '../../../testing/rows.ts';
import { updateAdminPassword } from '../../access/store/admins.ts';

// The real function; a test changes something while it runs.
vi.mock('../../../platform/security/passwords.ts', async (actual) => {
  const real = await actual<typeof import('../../../platform/security/passwords.ts')>();
  return { ...real, verifyPassword: vi.fn(real.verifyPassword) };
});

const EDIT = { name: 'Imran Qureshi', phone: '', address: 'Al Garhoud, Dubai', profileImage: '' };
const MOVED = { ...EDIT, email: 'mariam.new@tawseel.example' };

onEveryDatabase((server) => {
  const save = (body: object, along = {}) => server.send(account.updateProfile, { body }, along);
  const refusal = (body: object, along = {}) => server.refused(account.updateProfile, { body }, along);
  const ownEmail = async () => (await server.call(account.readProfile)).user.email;

  test.each([
    [{ ...EDIT, name: '' }, 'name'],
    [{ ...EDIT, name: 'Mariam\u001b[2J' }, 'name'],
    [{ ...EDIT, phone: 'ask Huda' }, 'phone'],
    [{ ...EDIT, profileImage: 'javascript:alert(1)' }, 'profileImage'],
    [{ ...EDIT, email: 'mariam' }, 'email'],
    [{ ...EDIT, role: 'administrator' }, 'role'],
  ])('refuses the profile %j at its field', async (body, path) => {
    const { status, issues } = await refusal(body);
    expect([status, issues?.[0]?.path]).toEqual([422, path]);
  });

  test('changing the email needs the password, and wrong ones count as failed sign-ins', async () => {
    const issue = (message: string) => ({ status: 422, issues: [{ path: 'password', message }] });
    expect(await refusal(MOVED)).toMatchObject(issue('Enter your password to change the email.'));
    for (let guess = 0; guess < 5; guess += 1) {
      const refused = await refusal({ ...MOVED, password: `guess ${guess}` });
      expect(refused).toMatchObject(issue('This is not your password.'));
    }
    expect((await refusal({ ...MOVED, password: ADMIN.password })).status).toBe(429);
    expect(await ownEmail()).toBe(ADMIN.email);
  });

  test('a password that is changed during its check changes no email', async () => {
    const { id } = await server.db.selectFrom('admins').select('id').executeTakeFirstOrThrow();
    vi.mocked(verifyPassword).mockImplementationOnce(async () => {
      await updateAdminPassword(server.db, id, 'another hash');
      return true;
    });
    const refused = await refusal({ ...MOVED, password: ADMIN.password });
    expect(refused).toMatchObject({ status: 422, issues: [{ path: 'password' }] });
    const { email } = await server.db.selectFrom('admins').selectAll().executeTakeFirstOrThrow();
    expect(email).toBe(ADMIN.email);
  });

  test('refuses an email that another user signs in with', async () => {
    await insertRow(server.db, 'admins', { email: MOVED.email });
    const refused = await refusal({ ...MOVED, password: ADMIN.password });
    expect(refused).toMatchObject({ status: 409, issues: [{ path: 'email' }] });
    expect(await ownEmail()).toBe(ADMIN.email);
  });

  test('an administrator changes the whole profile, and signs in with the new email', async () => {
    const body = {
      name: 'Mariam Saif',
      phone: '+971 50 118 6641',
      address: 'Business Bay, Dubai',
      profileImage: '/pictures/portrait/3.svg',
    };
    const moved = await save({ ...body, email: 'Mariam.New@tawseel.example', password: ADMIN.password });
    expect(moved.statusCode).toBe(200);
    expect((await server.call(account.readProfile)).user).toMatchObject({ ...body, email: MOVED.email });
    const credentials = { email: MOVED.email, password: ADMIN.password };
    await server.call(account.login, { body: credentials }, { token: null });
  });

  test('an email in another case is the same one, and needs no password', async () => {
    expect((await save({ ...EDIT, email: ADMIN.email.toUpperCase() })).statusCode).toBe(200);
    expect(await ownEmail()).toBe(ADMIN.email);
  });

  test('staff change their own profile, and unchanged values keep their parts', async () => {
    const password_hash = await hashPassword('a gull over the creek 52');
    const name = { first_name: 'Anne Marie', last_name: 'Dsouza' };
    const { id } = await insertRow(server.db, 'staff', { kind: 'operator', ...name, password_hash });
    const token = await sessionOf(server.db, id);
    const { user } = await server.call(account.readProfile, {}, { token });
    const body = { name: user.name, phone: '+971 55 900 1122', address: user.address, profileImage: '' };
    expect((await save(body, { token })).statusCode).toBe(200);
    const row = () =>
      server.db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(await row()).toMatchObject({
      ...name,
      house_no: 'Flat 304',
      street: 'Al Ittihad Road',
      image: '',
    });
    expect(
      (await save({ ...body, name: 'Anne  Fernandes Dsouza', address: 'Deira' }, { token })).statusCode,
    ).toBe(200);
    expect(await row()).toMatchObject({
      first_name: 'Anne',
      last_name: 'Fernandes Dsouza',
      house_no: '',
      street: 'Deira',
    });
    expect(
      (await refusal({ ...body, email: 'anne@tawseel.example', password: ADMIN.password }, { token })).status,
    ).toBe(422);
  });

  test('only the supervisor changes the phone that a driver signs in with', async () => {
    const phone = '+971 55 210 4471';
    const { id } = await insertRow(server.db, 'staff', { kind: 'driver', phone });
    const token = await sessionOf(server.db, id);
    const refused = await refusal({ ...EDIT, phone: '+971 50 118 6641' }, { token });
    expect(refused).toMatchObject({ status: 422, issues: [{ path: 'phone' }] });
    expect((await save({ ...EDIT, phone }, { token })).statusCode).toBe(200);
  });

  test('staff are found by the phone that they changed', async () => {
    const { id } = await insertRow(server.db, 'staff', { kind: 'cashier' });
    const token = await sessionOf(server.db, id);
    await save({ ...EDIT, phone: '050 118 6641' }, { token });
    const { phone_e164 } = await server.db.selectFrom('staff').selectAll().executeTakeFirstOrThrow();
    expect(phone_e164).toBe('+971501186641');
  });

  test('refuses the email of a colleague, also of one without a password', async () => {
    const password_hash = await hashPassword(ADMIN.password);
    await insertRow(server.db, 'staff', { kind: 'supervisor', email: MOVED.email });
    const { id } = await insertRow(server.db, 'staff', { kind: 'operator', password_hash });
    const tokens = [server.token, await sessionOf(server.db, id)];
    for (const token of tokens) {
      const refused = await refusal({ ...MOVED, password: ADMIN.password }, { token });
      expect(refused).toMatchObject({ status: 409, issues: [{ path: 'email' }] });
    }
  });

  test('a driver, who has no password, cannot change the email', async () => {
    const { id } = await insertRow(server.db, 'staff', { kind: 'driver' });
    const token = await sessionOf(server.db, id);
    const refused = await refusal({ ...EDIT, email: 'imran@mail.example', password: 'x' }, { token });
    expect(refused).toMatchObject({ status: 422, issues: [{ path: 'password' }] });
  });
});

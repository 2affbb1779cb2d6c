import { account } from '@tawseel/contract/account';
import { administrators } from '@tawseel/contract/administrators';
import { beforeEach, expect, test } from 'vitest';
import { hashPassword } from '../../platform/security/passwords.ts';
import { ADMIN, sessionOf } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertRow } from '../../testing/rows.ts';

const HUDA = { name: 'Huda Saeed', email: 'Huda@Tawseel.example', phone: '+971 50 118 6641' };

onEveryDatabase((server) => {
  // Later than the sign-ins.
  beforeEach(() => server.clock.advance(1000));

  const add = (body: object = HUDA, along = {}) =>
    server.call(administrators.createAdministrator, { body: body as typeof HUDA }, along);
  /** An administrator who has chosen their own password. */
  const settled = async (body: object = HUDA) => {
    const { data } = await add(body);
    await server.db
      .updateTable('accounts')
      .set({ must_change_password: 0 })
      .where('id', '=', data._id)
      .execute();
    return data;
  };
  const names = async () =>
    (await server.call(administrators.listAdministrators)).data.map(({ name }) => name);
  const removed = (id: string, token?: string) =>
    server.send(administrators.deleteAdministrator, { params: { id } }, token ? { token } : {});

  test.each([
    [{ ...HUDA, email: 'huda' }, 'email'],
    [{ ...HUDA, name: ' ' }, 'name'],
    [{ ...HUDA, name: 'Huda\u001b[2J' }, 'name'],
    [{ ...HUDA, phone: 'call me' }, 'phone'],
    [{ ...HUDA, password: 'chosen by somebody else' }, 'password'],
  ])('refuses the administrator %j at its field', async (body, path) => {
    const { status, issues } = await server.refused(administrators.createAdministrator, { body });
    expect([status, issues?.map((issue) => issue.path)]).toEqual([422, [path]]);
  });

  test('refuses an email that an administrator or a member of staff signs in with', async () => {
    const password_hash = await hashPassword('a gull over the creek 52');
    await insertRow(server.db, 'staff', { kind: 'operator', email: 'Omar@tawseel.example', password_hash });
    for (const email of [ADMIN.email.toUpperCase(), 'omar@tawseel.example']) {
      const refused = await server.refused(administrators.createAdministrator, { body: { ...HUDA, email } });
      expect(refused).toMatchObject({ status: 409, issues: [{ path: 'email' }] });
      expect(refused.message).toContain('signs in with');
    }
    expect(await names()).toEqual([ADMIN.name]);
  });

  test('creates one of two administrators with the same email at once', async () => {
    const tries = await Promise.all(
      [1, 2, 3].map(() => server.send(administrators.createAdministrator, { body: HUDA })),
    );
    expect(tries.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409]);
    expect(await names()).toEqual([ADMIN.name, HUDA.name]);
  });

  test('a first password is shown once, signs in, must be changed and is in no list', async () => {
    const { data, firstPassword, message } = await add();
    expect(message).toBe('Huda Saeed is now an administrator.');
    expect(data).toMatchObject({ email: 'huda@tawseel.example', mustChangePassword: true, isYou: false });
    expect(firstPassword).toMatch(/^\w{20}$/);
    const stored = JSON.stringify(await server.db.selectFrom('accounts').selectAll().execute());
    const listed = await server.call(administrators.listAdministrators);
    const audited = JSON.stringify(await server.db.selectFrom('audit').selectAll().execute());
    expect(audited).toContain('Huda Saeed');
    expect(stored + audited + JSON.stringify(listed)).not.toContain(firstPassword);
    expect(listed.data.map(({ name, isYou }) => [name, isYou])).toEqual([
      [ADMIN.name, true],
      [HUDA.name, false],
    ]);
    const body = { email: HUDA.email, password: firstPassword };
    const { token } = await server.call(account.login, { body }, { token: null });
    expect((await server.call(account.readProfile, {}, { token })).user.mustChangePassword).toBe(true);
  });

  test('refuses to remove the last or an unknown administrator', async () => {
    const { data } = await server.call(administrators.listAdministrators);
    expect((await removed('nobody')).statusCode).toBe(404);
    const last = await removed(data[0]?._id ?? '');
    expect([last.statusCode, last.json().message]).toEqual([
      409,
      `${ADMIN.name} is the only administrator. Add another one first.`,
    ]);
    expect(await names()).toEqual([ADMIN.name]);
  });

  test('a removed administrator is signed out everywhere and not listed; removing oneself is allowed', async () => {
    const data = await settled();
    const tokens = [await sessionOf(server.db, data._id), await sessionOf(server.db, data._id)];
    const left = await removed(data._id, tokens[0]);
    expect(left.json().data.map(({ name }: { name: string }) => name)).toEqual([ADMIN.name]);
    for (const token of tokens) {
      expect((await server.refused(account.readProfile, {}, { token })).status).toBe(401);
    }
  });

  test("if two remove each other at once, one remains, and the other's session has ended", async () => {
    const first = (await server.call(administrators.listAdministrators)).data[0]?._id ?? '';
    for (let round = 0; round < 4; round += 1) {
      const data = await settled({ ...HUDA, email: `huda-${round}@tawseel.example` });
      const own = await sessionOf(server.db, first);
      const other = await sessionOf(server.db, data._id);
      const answers = await Promise.all([removed(data._id, own), removed(first, other)]);
      const statuses = answers.map((answer) => answer.statusCode);
      expect(statuses.toSorted()).toEqual([200, 401]);
      const { n } = await server.db
        .selectFrom('admins')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      expect(n).toBe(1);
      if (statuses[0] !== 200) return;
    }
  });
});

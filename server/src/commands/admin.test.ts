import { readdirSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../platform/engine/database.ts';
import { verifyPassword } from '../platform/security/passwords.ts';
import { commandFolder } from '../testing/command-folder.ts';
import { insertRow } from '../testing/rows.ts';

// A separate process creates the hashes that are verified here.
vi.unmock('node:crypto');

const { rows, run, runWith, inFolder } = commandFolder();

describe('admin', () => {
  const hashOf = () => String(rows('select password_hash from accounts')[0]?.password_hash);

  test('creates one with a generated password, and changes it', async () => {
    const created = await run('admin', 'create', 'mariam@tawseel.example', '--name', 'Mariam');
    expect(created.code).toBe(0);
    const first = /The password is (\S+) /.exec(created.out)?.[1] ?? '';
    expect(await verifyPassword(first, hashOf())).toBe(true);
    const password = 'a palm in the yard 71';
    const changed = await runWith(
      { input: `${password}\n` },
      'admin',
      'password',
      'mariam@tawseel.example',
      '--password-stdin',
    );
    expect([changed.code, changed.out.includes(password)]).toEqual([0, false]);
    expect([await verifyPassword(password, hashOf()), await verifyPassword(first, hashOf())]).toEqual([
      true,
      false,
    ]);
    const written = rows('select call, subject_name, before, after from audit order by id');
    expect(written).toMatchObject([
      { call: 'admin create', subject_name: 'Mariam', before: null },
      { call: 'admin password', before: '{"password":"changed"}', after: '{"password":"changed"}' },
    ]);
    expect(JSON.stringify(written)).not.toMatch(/argon2|palm in the yard/);
  });

  test('refuses a second one with that email, a missing or unknown email, and a weak password', async () => {
    await run('admin', 'create', 'a@tawseel.example');
    expect(await run('admin', 'create', 'a@tawseel.example')).toMatchObject({
      code: 1,
      err: expect.stringMatching('already'),
    });
    expect(await run('admin', 'create', 'mariam')).toMatchObject({
      code: 1,
      err: 'mariam is not an email address.\n',
    });
    expect(await run('admin', 'create', '"mariam"@tawseel.example')).toMatchObject({ code: 1 });
    expect(await run('admin', 'password', 'b@tawseel.example')).toMatchObject({
      code: 1,
      err: 'There is no administrator b@tawseel.example.\n',
    });
    expect(
      (await runWith({ input: 'password1234' }, 'admin', 'create', 'c@tawseel.example', '--password-stdin'))
        .code,
    ).toBe(1);
    expect(rows('select email from admins')).toHaveLength(1);
  });

  test('refuses names, phones and addresses that the console would refuse', async () => {
    for (const [option, value] of [
      ['--name', ' '],
      ['--name', 'x'.repeat(300)],
      ['--name', 'Mariam\u001b[2J'],
      ['--phone', 'call me'],
      ['--address', 'x'.repeat(3000)],
    ] as const) {
      const { code, err } = await run('admin', 'create', 'a@tawseel.example', option, value);
      expect([option, code]).toEqual([option, 2]);
      expect(err).toContain(`option '${option} <${option.slice(2)}>' argument`);
    }
    expect(readdirSync(inFolder())).toEqual([]);
  });
});

test('refuses the email of a member of staff for an administrator', async () => {
  await run('admin', 'create', 'a@tawseel.example');
  const { db } = openSqlite(inFolder('tawseel.db'));
  await insertRow(db, 'staff', { kind: 'operator', email: 'Huda@tawseel.example', password_hash: 'any' });
  await db.destroy();
  expect(await run('admin', 'create', 'huda@tawseel.example')).toMatchObject({
    code: 1,
    err: 'A member of staff signs in with huda@tawseel.example. Use another email.\n',
  });
});

test('lists, unlocks and removes administrators, but never the last', async () => {
  for (const email of ['a@tawseel.example', 'b@tawseel.example']) await run('admin', 'create', email);
  expect((await run('admin', 'list')).out).toMatch(/a@tawseel[\s\S]*b@tawseel/);
  expect((await run('admin', 'unlock', 'a@tawseel.example')).out).toMatch('has no failed sign-ins');
  expect(await run('admin', 'remove', 'c@tawseel.example')).toMatchObject({
    code: 1,
    err: 'There is no administrator c@tawseel.example.\n',
  });
  expect((await run('admin', 'remove', 'A@tawseel.example')).code).toBe(0);
  expect((await run('admin', 'remove', 'b@tawseel.example')).err).toMatch('is the only administrator');
  expect(rows('select email from admins')).toMatchObject([{ email: 'b@tawseel.example' }]);
});

test('turns off a second factor whose phone is lost', async () => {
  await run('admin', 'create', 'a@tawseel.example');
  const { db } = openSqlite(inFolder('tawseel.db'));
  const { id } = await db.selectFrom('admins').select('id').executeTakeFirstOrThrow();
  const factor = {
    account_id: id,
    secret: 'GEZDGNBVGY3TQOJQ',
    confirmed_at: '2026-11-21T10:00:00.000Z',
    last_step: 1,
  };
  await db.insertInto('second_factors').values(factor).execute();
  await db.insertInto('recovery_codes').values({ code_hash: 'x', account_id: id }).execute();
  await db.destroy();
  expect(await run('admin', 'reset-factor', 'b@tawseel.example')).toMatchObject({ code: 1 });
  expect((await run('admin', 'reset-factor', 'A@tawseel.example')).out).toMatch('is off');
  expect([rows('select * from second_factors'), rows('select * from recovery_codes')]).toEqual([[], []]);
  expect((await run('admin', 'reset-factor', 'a@tawseel.example')).out).toMatch('has no second factor');
  expect(rows("select subject_kind, after from audit where call = 'admin reset-factor'")).toEqual([
    { subject_kind: 'administrator', after: '{"secondFactor":"off"}' },
  ]);
});

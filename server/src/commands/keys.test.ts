import { userInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { commandFolder } from '../testing/command-folder.ts';

const { fillDatabase, fillWithOwners, rows, run, runWith } = commandFolder();

describe('keys', () => {
  test('may expire on a future day, by the clock of the business', async () => {
    await fillDatabase();
    for (const [day, words] of [
      ['soon', 'must be a day like 2027-12-31, not soon'],
      ['2027-13-45', 'must be a day like 2027-12-31'],
      ['2020-01-01', '2020-01-01 is in the past'],
    ] as const) {
      const { code, err } = await run('keys', 'create', 'shop', '--role', 'intake', '--until', day);
      expect([code, err.includes(words)]).toEqual([1, true]);
    }
    expect((await run('keys', 'create', 'shop', '--role', 'intake', '--until', '2099-12-31')).out).toMatch(
      'until 2099-12-31',
    );
    expect(rows('select expires_at from api_keys')).toMatchObject([
      { expires_at: '2099-12-31T20:00:00.000Z' },
    ]);
    expect((await run('keys', 'list')).out).toMatch('in use until 2099-12-31');
  });

  test('of a sender, a driver or a cashier name their owner, others have none', async () => {
    const { shop, driver } = await fillWithOwners();
    const create = (...more: string[]) => run('keys', 'create', 'App', ...more);
    for (const [given, words] of [
      [['--role', 'sender'], 'needs a sender: add --for'],
      [['--role', 'intake', '--for', shop.id], 'has no owner. Leave out --for'],
      [['--role', 'sender', '--for', 'nobody@mail.example'], 'There is no sender nobody@mail.example'],
      [['--role', 'cashier-app', '--for', driver.id], 'There is no cashier'],
    ] as const) {
      const { code, err } = await create(...given);
      expect([code, err.includes(words)]).toEqual([1, true]);
    }
    expect((await create('--role', 'sender', '--for', shop.email.toUpperCase())).code).toBe(0);
    expect((await create('--role', 'driver-app', '--for', driver.id)).code).toBe(0);
    expect(rows('select sender_id, staff_id from api_keys order by created_at')).toMatchObject([
      { sender_id: shop.id, staff_id: null },
      { sender_id: null, staff_id: driver.id },
    ]);
    expect((await run('keys', 'list')).out).toMatch(
      /sender .*of Layla Haddad {2}App\n.*driver-app .*of Imran Qureshi {2}App/,
    );
  });

  test('have a unique name of one line', async () => {
    await fillDatabase();
    for (const name of ['', ' ', 'Web\u001b[2Jshop', 'x'.repeat(300)]) {
      const { code, err } = await run('keys', 'create', name, '--role', 'intake');
      expect([name, code]).toEqual([name, 2]);
      expect(err).toContain('is invalid for argument');
    }
    expect(rows('select * from api_keys')).toEqual([]);
  });

  test('are shown once, listed without the key, and revoked once', async () => {
    await fillDatabase();
    const none = await run('keys', 'list');
    expect(none.out).toMatch(/Make one with: .*npm run tawseel -- keys create "Web shop" --role intake\n$/);
    const throughSudo = { settings: { SUDO_USER: 'khalid' } };
    const { out } = await runWith(throughSudo, 'keys', 'create', 'Web shop', '--role', 'intake');
    const [, id = ''] = /^Key (\S+) for intake/.exec(out) ?? [];
    const key = out.split('\n')[1] ?? '';
    expect(JSON.stringify(rows('select * from api_keys'))).not.toContain(key);
    const listed = await run('keys', 'list');
    expect(listed.out).toMatch(/intake .*in use {2}never used {2}wide {2}Web shop/);
    expect(listed.out).not.toContain(key);
    expect((await run('keys', 'revoke', id)).code).toBe(0);
    expect((await run('keys', 'list')).out).toMatch('revoked');
    expect(await run('keys', 'revoke', id)).toMatchObject({
      code: 1,
      err: expect.stringMatching(`no key ${id} in use`),
    });
    const written = rows('select * from audit order by id');
    const { uid, username } = userInfo();
    const said = {
      actor_kind: 'command',
      address_hash: '',
      subject_kind: 'key',
      subject_id: id,
      subject_name: 'Web shop',
    };
    expect(written).toMatchObject([
      { ...said, call: 'keys create', before: null, after: '{"name":"Web shop","role":"intake"}' },
      { ...said, call: 'keys revoke', before: '{"revokedAt":null}' },
    ]);
    // For root, the log has the user who ran sudo, if the system knows it.
    expect(written.map((row) => row.actor_name)).toEqual(uid === 0 ? ['khalid', ''] : [username, username]);
  });
});

import { describe, expect, test } from 'vitest';
import { commandFolder } from '../testing/command-folder.ts';

const { fillDatabase, rows, run } = commandFolder();

describe('keys', () => {
  test('may end on a day to come, by the clock of the business, and on no other', async () => {
    await fillDatabase();
    for (const [day, words] of [
      ['soon', 'takes a day like 2027-12-31, not soon'],
      ['2027-13-45', 'takes a day like 2027-12-31'],
      ['2020-01-01', '2020-01-01 is over'],
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

  test('are shown once, listed without the key, and revoked once', async () => {
    await fillDatabase();
    const none = await run('keys', 'list');
    expect(none.out).toMatch(/Make one with: .*npm run tawseel -- keys create "Web shop" --role intake\n$/);
    const { out } = await run('keys', 'create', 'Web shop', '--role', 'intake');
    const [, id = ''] = /^Key (\S+) for intake/.exec(out) ?? [];
    const key = out.split('\n')[1] ?? '';
    expect(JSON.stringify(rows('select * from api_keys'))).not.toContain(key);
    const listed = await run('keys', 'list');
    expect(listed.out).toMatch(/intake .*in use {2}Web shop/);
    expect(listed.out).not.toContain(key);
    expect((await run('keys', 'revoke', id)).code).toBe(0);
    expect((await run('keys', 'list')).out).toMatch('revoked');
    expect(await run('keys', 'revoke', id)).toMatchObject({
      code: 1,
      err: expect.stringMatching(`no key ${id} in use`),
    });
  });
});

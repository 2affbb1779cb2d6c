import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verifyPassword } from '../security/passwords.ts';
import { openSqlite } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { runCommand, startCommand } from '../testing/command.ts';
import { insertOrder, insertRow } from '../testing/rows.ts';

const SENDERS = 'name,email,phone,city,street\n';
const sender = (number: number) =>
  `Sender ${number},s${number}@mail.example,+971 50 1234567,Dubai,Al Wasl Road\n`;

let folder: string;
const inFolder = (name: string) => join(folder, name);
const run = (...args: string[]) => runCommand(folder, args);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tawseel-command-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Reads the database of the folder between two commands. */
function rows(query: string, file = inFolder('tawseel.db')): Record<string, unknown>[] {
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    return connection.prepare(query).all();
  } finally {
    connection.close();
  }
}

async function fillDatabase(orders = 3): Promise<void> {
  const { db } = openSqlite(inFolder('tawseel.db'));
  await migrate(db);
  const { id } = await insertRow(db, 'warehouses');
  for (let made = 0; made < orders; made += 1) await insertOrder(db, { warehouse_id: id });
  await db.destroy();
}

describe('the command line', () => {
  const COMMANDS = [
    'admin',
    'admin create',
    'admin password',
    'keys',
    'keys create',
    'keys list',
    'admin list',
    'admin remove',
    'admin unlock',
    'keys revoke',
    'import',
    'export',
    'backup',
    'restore',
    'check',
    'demo',
    'demo remove',
    'prices',
    'prices list',
    'prices keep',
  ];

  test.each(COMMANDS)('%s --help says what it takes', async (command) => {
    const { code, out, err } = await run(...command.split(' '), '--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(`Usage: tawseel ${command}`);
  });

  test.each([
    [['--unheard-of'], '--unheard-of'],
    [['nothing'], 'nothing'],
    [['check', '--fast'], '--fast'],
    [['import'], 'kind'],
    [['import', 'parcels', 'x.csv'], 'parcels'],
    [['import', 'orders', 'x.csv', '--set', 'colour'], '<column>=<value>'],
    [['keys', 'create', 'shop', '--role', 'boss'], 'boss'],
    [['backup'], 'file'],
  ])('%j exits 2 with a sentence and without a stack', async (args, words) => {
    const { code, out, err } = await run(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
    expect(err).not.toMatch(/\n {4}at /);
  });

  test('a setting that cannot be used exits 1 with a sentence', async () => {
    writeFileSync(inFolder('file'), '');
    const { code, err } = await runCommand(inFolder('file'), ['admin', 'create', 'a@tawseel.example']);
    expect([code, err.split('\n').length]).toEqual([1, 2]);
    expect(err).toMatch('cannot be written');
  });
});

describe('admin', () => {
  const hashOf = () => String(rows('select password_hash from admins')[0]?.password_hash);

  test('creates one with a generated password, and changes it', async () => {
    const created = await run('admin', 'create', 'mariam@tawseel.example', '--name', 'Mariam');
    expect(created.code).toBe(0);
    const first = /The password is (\S+) /.exec(created.out)?.[1] ?? '';
    expect(await verifyPassword(first, hashOf())).toBe(true);
    const password = 'a palm in the yard 71';
    const changed = await runCommand(
      folder,
      ['admin', 'password', 'mariam@tawseel.example', '--password-stdin'],
      { input: `${password}\n` },
    );
    expect([changed.code, changed.out.includes(password)]).toEqual([0, false]);
    expect([await verifyPassword(password, hashOf()), await verifyPassword(first, hashOf())]).toEqual([
      true,
      false,
    ]);
  });

  test('refuses a second one of that email, no email, an unknown one and a weak password', async () => {
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
      (
        await runCommand(folder, ['admin', 'create', 'c@tawseel.example', '--password-stdin'], {
          input: 'password1234',
        })
      ).code,
    ).toBe(1);
    expect(rows('select email from admins')).toHaveLength(1);
  });
});

test('administrators are listed, unlocked and removed, but never the last', async () => {
  for (const email of ['a@tawseel.example', 'b@tawseel.example']) await run('admin', 'create', email);
  expect((await run('admin', 'list')).out).toMatch(/a@tawseel[\s\S]*b@tawseel/);
  expect((await run('admin', 'unlock', 'a@tawseel.example')).out).toMatch('No failed sign-in stands');
  expect(await run('admin', 'remove', 'c@tawseel.example')).toMatchObject({
    code: 1,
    err: 'There is no administrator c@tawseel.example.\n',
  });
  expect((await run('admin', 'remove', 'A@tawseel.example')).code).toBe(0);
  expect((await run('admin', 'remove', 'b@tawseel.example')).err).toMatch('is the only administrator');
  expect(rows('select email from admins')).toMatchObject([{ email: 'b@tawseel.example' }]);
});

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

describe('backup and restore', () => {
  const all = (file?: string) => rows('select * from orders order by seq', file);

  test('a backup taken while orders come in is sound, and brings them back', async () => {
    await fillDatabase(50);
    const { db } = openSqlite(inFolder('tawseel.db'));
    await insertRow(db, 'admins', { id: 'a' });
    const session = { token_hash: 'x', admin_id: 'a', created_at: '2026-01-01', expires_at: '2099-01-01' };
    await db.insertInto('sessions').values(session).execute();
    const backup = run('backup', inFolder('copy.db'));
    let isRunning = true;
    const ended = backup.finally(() => {
      isRunning = false;
    });
    let written = 50;
    for (; isRunning; written += 1) {
      await insertOrder(db);
      await new Promise(setImmediate);
    }
    expect(await ended).toMatchObject({ code: 0, out: expect.stringMatching('Backup written and verified') });
    await db.destroy();
    expect(readdirSync(folder).sort()).toEqual(['copy.db', 'tawseel.db']);
    const copied = all(inFolder('copy.db'));
    expect(copied.length).toBeGreaterThanOrEqual(50);
    expect(copied.length).toBeLessThanOrEqual(written);
    const ids = new Set(copied.map(({ id }) => id));
    expect(all().filter(({ id }) => ids.has(id))).toEqual(copied);

    const restored = await run('restore', inFolder('copy.db'), '--yes');
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(all()).toEqual(copied);
    expect(rows('select * from sessions')).toEqual([]);
  });

  test('a backup writes over nothing and leaves nothing half done', async () => {
    await fillDatabase();
    writeFileSync(inFolder('taken.db'), 'mine');
    expect(await run('backup', inFolder('taken.db'))).toMatchObject({
      code: 1,
      err: expect.stringMatching('exists already'),
    });
    expect(readFileSync(inFolder('taken.db'), 'utf8')).toBe('mine');
    expect((await run('backup', inFolder('no/such/folder.db'))).code).toBe(1);
    expect(await runCommand(folder, ['backup', inFolder('full.db')], { limit: '-f 40' })).toMatchObject({
      code: expect.any(Number),
    });
    expect(readdirSync(folder).filter((name) => name.startsWith('full.db'))).toEqual([]);
  });

  test('restore refuses what is missing, foreign, damaged or newer, and the database stays as it was', async () => {
    await fillDatabase();
    const before = all();
    await run('backup', inFolder('copy.db'));
    writeFileSync(inFolder('text.db'), 'name,email\n'.repeat(1000));
    new DatabaseSync(inFolder('foreign.db')).exec('create table t (a); insert into t values (1)');
    writeFileSync(inFolder('damaged.db'), readFileSync(inFolder('copy.db')));
    truncateSync(inFolder('damaged.db'), 40_960);
    writeFileSync(inFolder('newer.db'), readFileSync(inFolder('copy.db')));
    new DatabaseSync(inFolder('newer.db')).exec("insert into kysely_migration values ('9999-later', '')");
    writeFileSync(inFolder('older.db'), readFileSync(inFolder('copy.db')));
    new DatabaseSync(inFolder('older.db')).exec("update kysely_migration set name = '0001-first'");
    for (const [file, words] of [
      ['missing.db', 'There is no file'],
      ['text.db', 'is not a Tawseel database'],
      ['foreign.db', 'is not a Tawseel database'],
      ['damaged.db', 'damaged'],
      ['newer.db', 'newer Tawseel'],
      ['older.db', 'from before the first release'],
      ['tawseel.db', 'is the database itself'],
    ] as const) {
      const { code, err } = await run('restore', inFolder(file), '--yes');
      expect([file, code, err.split('\n').length]).toEqual([file, 1, 2]);
      expect(err).toContain(words);
    }
    expect(await run('restore', inFolder('copy.db'))).toMatchObject({
      code: 1,
      err: expect.stringMatching('--yes'),
    });
    expect(all()).toEqual(before);
  });
});

describe('check', () => {
  test('finds a sound database sound, and a changed total by name', async () => {
    await fillDatabase();
    expect(await run('check')).toMatchObject({ code: 0, out: expect.stringMatching('sound') });
    const connection = new DatabaseSync(inFolder('tawseel.db'));
    connection.exec("update order_totals set revenue_fils = revenue_fils + 1 where grain = 'day'");
    connection.close();
    const { code, out, err } = await run('check');
    expect(code).toBe(1);
    expect(out).toMatch('2026-11-21');
    expect(err).toMatch(/The check found \d+ problems/);
  });
});

describe('import and export', () => {
  test('what goes out comes in the same, by file and by pipe', async () => {
    writeFileSync(inFolder('in.csv'), SENDERS + sender(1) + sender(2));
    expect(await run('import', 'senders', inFolder('in.csv'))).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching('2 of 2 rows imported as senders'),
    });
    expect((await run('export', 'senders', inFolder('out.csv'))).code).toBe(0);
    const piped = await run('export', 'senders', '-');
    expect(piped.out).toBe(readFileSync(inFolder('out.csv'), 'utf8'));
    const other = inFolder('other');
    expect((await runCommand(other, ['import', 'senders', '-'], { input: piped.out })).code).toBe(0);
    expect((await runCommand(other, ['export', 'senders', '-'])).out).toBe(piped.out);
    expect(await run('export', 'senders', inFolder('out.csv'))).toMatchObject({
      code: 1,
      err: expect.stringMatching('exists already'),
    });
  });

  test('a bad row stops it with file, line, column and value; --skip-bad leaves it out and writes it down', async () => {
    writeFileSync(inFolder('in.csv'), `${SENDERS}${sender(1)}X,nobody,+971 50 1234567,Dubai,=cmd()\n`);
    const refused = await run('import', 'senders', inFolder('in.csv'));
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(
      "in.csv, line 3, column email: 'nobody' stands there; expected an email address, like name@example.com.",
    );
    expect(rows('select * from senders')).toEqual([]);
    const skipped = await run('import', 'senders', inFolder('in.csv'), '--skip-bad', inFolder('bad.csv'));
    expect(skipped).toMatchObject({ code: 0, out: expect.stringMatching('1 of 2 rows imported') });
    expect(readFileSync(inFolder('bad.csv'), 'utf8')).toMatch("X,nobody,'+971 50 1234567,Dubai,'=cmd(),3,");
    expect(existsSync(inFolder('bad.csv.unfinished'))).toBe(false);
  });

  test('files that are not there or cannot be read are named', async () => {
    expect(await run('import', 'senders', inFolder('none.csv'))).toMatchObject({
      code: 1,
      err: `There is no ${inFolder('none.csv')}.\n`,
    });
    expect(await run('import', 'senders', folder)).toMatchObject({
      code: 1,
      err: expect.stringMatching('is a folder'),
    });
    expect(await run('import', 'orders', inFolder('x.csv'), '--mapping', 'magento')).toMatchObject({
      code: 1,
      err: expect.stringMatching('Known are shopify, woocommerce'),
    });
  });

  test('the write-ahead log that it grew is cut back, though a server has the database open', async () => {
    await fillDatabase();
    const { db } = openSqlite(inFolder('tawseel.db'));
    await db.selectFrom('senders').select('id').execute();
    const many = Array.from({ length: 5000 }, (_, number) => sender(number)).join('');
    expect((await runCommand(folder, ['import', 'senders', '-'], { input: SENDERS + many })).code).toBe(0);
    expect(statSync(inFolder('tawseel.db-wal')).size).toBe(0);
    await db.destroy();
  });

  test('killed in the middle, it has stored nothing', async () => {
    writeFileSync(
      inFolder('in.csv'),
      SENDERS + Array.from({ length: 5000 }, (_, number) => sender(number)).join(''),
    );
    const child = startCommand(folder, ['import', 'senders', '-']);
    child.stdin?.on('error', () => undefined);
    child.stdin?.write(readFileSync(inFolder('in.csv')));
    const wal = inFolder('tawseel.db-wal');
    // Standard input stays open, so the import cannot end; the plan is said just before it writes.
    await once(child.stdout!, 'data');
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(existsSync(wal)).toBe(true);
    expect(rows('select count(*) n from senders')).toEqual([{ n: 0 }]);
    expect((await run('check')).code).toBe(0);
    expect(await run('import', 'senders', inFolder('in.csv'))).toMatchObject({ code: 0 });
  });

  test('on a full disk it says so and has stored nothing', async () => {
    await fillDatabase();
    writeFileSync(
      inFolder('in.csv'),
      SENDERS + Array.from({ length: 20_000 }, (_, number) => sender(number)).join(''),
    );
    const full = await runCommand(folder, ['import', 'senders', inFolder('in.csv')], { limit: '-f 2000' });
    expect([full.code, full.err.split('\n').length]).toEqual([1, 2]);
    expect(full.err).toMatch(/disk/);
    expect(rows('select count(*) n from senders')).toEqual([{ n: 0 }]);
    const out = await runCommand(folder, ['import', 'senders', inFolder('in.csv')]);
    expect(out.code).toBe(0);
    const written = await runCommand(folder, ['export', 'senders', inFolder('out.csv')], { limit: '-f 100' });
    expect([written.code, written.err]).toEqual([
      1,
      'The disk is full. Nothing was changed; make room and try again.\n',
    ]);
    expect(readdirSync(folder).filter((name) => name.startsWith('out.csv'))).toEqual([]);
  });
});

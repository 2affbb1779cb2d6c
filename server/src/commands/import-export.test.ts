import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openSqlite } from '../platform/engine/database.ts';
import { runCommand, startCommand } from '../testing/command.ts';
import { commandFolder } from '../testing/command-folder.ts';
import { DISK } from '../testing/disk.ts';
import { orderFile } from '../testing/order-file.ts';

const { fillDatabase, inFolder, rows, run, runWith } = commandFolder(DISK);

const SENDERS = 'name,email,phone,city,street\n';
const sender = (number: number) =>
  `Sender ${number},s${number}@mail.example,+971 50 ${1_234_567 + number},Dubai,Al Wasl Road\n`;

describe('import and export', () => {
  test('the same file a second time is announced', async () => {
    const file = inFolder('rates.csv');
    writeFileSync(file, 'from_city,to_city,mode,rate_aed\nDubai,Ajman,normal,25\n');
    expect((await run('import', 'city-rates', file)).out).not.toMatch('This file was imported');
    expect(await run('import', 'city-rates', file)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^This file was imported on \d{4}-.* \(1 row\)\.$/m),
    });
  });

  test('an export is imported identically, by file and by pipe', async () => {
    writeFileSync(inFolder('in.csv'), SENDERS + sender(1) + sender(2));
    expect(await run('import', 'senders', inFolder('in.csv'))).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching('2 of 2 rows imported as senders'),
    });
    expect(rows('select call, subject_name, after from audit')).toEqual([
      { call: 'import', subject_name: 'in.csv', after: '{"kind":"senders","rows":2}' },
    ]);
    expect((await run('export', 'senders', inFolder('out.csv'))).code).toBe(0);
    const piped = await run('export', 'senders', '-');
    expect(piped.out).toBe(readFileSync(inFolder('out.csv'), 'utf8'));
    const other = inFolder('other');
    expect((await runCommand(other, ['import', 'senders', '-'], { input: piped.out })).code).toBe(0);
    expect((await runCommand(other, ['export', 'senders', '-'])).out).toBe(piped.out);
    expect(await run('export', 'senders', inFolder('out.csv'))).toMatchObject({
      code: 1,
      err: expect.stringMatching('already exists'),
    });
  });

  test('an export into a missing folder names the folder', async () => {
    await fillDatabase();
    expect(await run('export', 'senders', inFolder('none/out.csv'))).toMatchObject({
      code: 1,
      err: `There is no folder ${inFolder('none')}.\n`,
    });
  });

  test('a bad row stops it with file, line, column and value; --skip-bad skips it and writes it to a file', async () => {
    writeFileSync(inFolder('in.csv'), `${SENDERS}${sender(1)}X,nobody,+971 50 1234567,Dubai,=cmd()\n`);
    const refused = await run('import', 'senders', inFolder('in.csv'));
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(
      "in.csv, line 3, column email: found 'nobody'; expected an email address, like name@example.com.",
    );
    expect(rows('select id from senders union all select id from audit')).toEqual([]);
    const skipped = await run('import', 'senders', inFolder('in.csv'), '--skip-bad', inFolder('bad.csv'));
    expect(skipped).toMatchObject({ code: 0, out: expect.stringMatching('1 of 2 rows imported') });
    expect(readFileSync(inFolder('bad.csv'), 'utf8')).toMatch("X,nobody,'+971 50 1234567,Dubai,'=cmd(),3,");
    expect(existsSync(inFolder('bad.csv.unfinished'))).toBe(false);
  });

  test('an invalid --set is reported once, before any row is read', async () => {
    await fillDatabase();
    writeFileSync(inFolder('in.csv'), `${SENDERS}${sender(1)}${sender(2)}${sender(3)}`);
    const { code, err, out } = await run('import', 'senders', inFolder('in.csv'), '--set', 'role=Guest');
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^--set role=Guest: expected .*\n$/);
  });

  test('a --set that names an unknown person is reported once, not for every row', async () => {
    await fillDatabase();
    writeFileSync(inFolder('in.csv'), orderFile(3));
    const { err } = await run(
      'import',
      'orders',
      inFolder('in.csv'),
      '--set',
      'sender_email=no@shop.example',
    );
    expect(err.match(/sender_email/g)).toHaveLength(1);
    expect(err).toMatch('--set sender_email=no@shop.example: expected the email of an existing sender.');
    expect(err).toMatch(/^3 rows are bad of 3: nothing was imported\.$/m);
  });

  test('the advice to skip bad rows repeats the options of this run', async () => {
    writeFileSync(inFolder('in.csv'), `${SENDERS}${sender(1)}X,nobody,+971 50 1234567,Dubai,=cmd()\n`);
    const refused = await run(
      'import',
      'senders',
      inFolder('in.csv'),
      '--set',
      'landmark=The mall',
      '--dry-run',
    );
    expect(refused.err).toMatch(
      `npm run tawseel -- import senders ${inFolder('in.csv')} --set 'landmark=The mall' --dry-run --skip-bad bad.csv\n`,
    );
  });

  test('doubtful values are reported and imported, with numbers of people masked', async () => {
    const warehouse = 'name,email,phone,city,street,warehouse_code\n';
    writeFileSync(
      inFolder('hub.csv'),
      `${warehouse}Hub,hub@tawseel.example,+971 4 338 1200,Dubai,S,DXB-001\n`,
    );
    await run('import', 'warehouses', inFolder('hub.csv'));
    const staff =
      'kind,warehouse_code,first_name,last_name,email,city,phone,identity_number,account_number\n';
    const row = (name: string, numbers: string) =>
      `driver,DXB-001,${name},Q,${name}@tawseel.example,Dubai,${numbers}\n`;
    const sound = row('Imran', '050 123 4567,784-1990-1234567-6,AE070331234567890123456');
    const odd = row('Sana', '04 123 4567 ext 2,784-1990-1234567-1,AE070331234567890123457');
    writeFileSync(inFolder('in.csv'), staff + sound + odd);
    const { code, err, out } = await run('import', 'staff', inFolder('in.csv'));
    expect([code, err]).toEqual([0, '']);
    expect(out.match(/^in\.csv, line.*$/gm)).toEqual([
      "in.csv, line 3, column phone: found '04 123 4567 ext 2'; expected a phone number, like 050 123 4567, or +44 20 7946 0958 from abroad.",
      "in.csv, line 3, column identity_number: found '•••-••••-••••567-1'; expected an Emirates ID of 15 digits with a valid check digit, like 784-1990-1234567-6.",
      "in.csv, line 3, column account_number: found '•••••••••••••••••••3457'; expected an account number, or an IBAN with valid check digits.",
    ]);
    expect(rows('select phone, phone_e164, identity_number from staff order by first_name')).toEqual([
      { phone: '050 123 4567', phone_e164: '+971501234567', identity_number: '784-1990-1234567-6' },
      { phone: '04 123 4567 ext 2', phone_e164: '', identity_number: '784-1990-1234567-1' },
    ]);
  });

  test('names files that are missing or cannot be read', async () => {
    expect(await run('import', 'senders', inFolder('none.csv'))).toMatchObject({
      code: 1,
      err: `There is no ${inFolder('none.csv')}.\n`,
    });
    expect(await run('import', 'senders', inFolder())).toMatchObject({
      code: 1,
      err: `${inFolder()} is a folder, not a file.\n`,
    });
    expect(await run('import', 'orders', inFolder('x.csv'), '--mapping', 'magento')).toMatchObject({
      code: 1,
      err: expect.stringMatching('Known mappings: shopify, woocommerce'),
    });
  });

  test('the write-ahead log that it grew is truncated, though a server has the database open', async () => {
    await fillDatabase();
    const { db } = openSqlite(inFolder('tawseel.db'));
    await db.selectFrom('senders').select('id').execute();
    const many = Array.from({ length: 5000 }, (_, number) => sender(number)).join('');
    expect((await runWith({ input: SENDERS + many }, 'import', 'senders', '-')).code).toBe(0);
    expect(statSync(inFolder('tawseel.db-wal')).size).toBe(0);
    await db.destroy();
  });

  test('stores nothing if killed in the middle', async () => {
    writeFileSync(
      inFolder('in.csv'),
      SENDERS + Array.from({ length: 5000 }, (_, number) => sender(number)).join(''),
    );
    const child = startCommand(inFolder(), ['import', 'senders', '-']);
    child.stdin?.on('error', () => undefined);
    child.stdin?.write(readFileSync(inFolder('in.csv')));
    const wal = inFolder('tawseel.db-wal');
    // Standard input stays open, so the import cannot end; it prints the plan just before it writes.
    await once(child.stdout!, 'data');
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(existsSync(wal)).toBe(true);
    expect(rows('select count(*) n from senders')).toEqual([{ n: 0 }]);
    expect((await run('check')).code).toBe(0);
    expect(await run('import', 'senders', inFolder('in.csv'))).toMatchObject({ code: 0 });
  });

  test('reports a full disk and stores nothing', async () => {
    await fillDatabase();
    writeFileSync(
      inFolder('in.csv'),
      SENDERS + Array.from({ length: 20_000 }, (_, number) => sender(number)).join(''),
    );
    const full = await runWith({ limit: '-f 2000' }, 'import', 'senders', inFolder('in.csv'));
    expect([full.code, full.err.split('\n').length]).toEqual([1, 2]);
    expect(full.err).toMatch(/disk/);
    expect(rows('select count(*) n from senders')).toEqual([{ n: 0 }]);
    const out = await run('import', 'senders', inFolder('in.csv'));
    expect(out.code).toBe(0);
    const written = await runWith({ limit: '-f 100' }, 'export', 'senders', inFolder('out.csv'));
    expect([written.code, written.err]).toEqual([
      1,
      'The disk is full. Nothing was changed. Free space and try again.\n',
    ]);
    expect(readdirSync(inFolder()).filter((name) => name.startsWith('out.csv'))).toEqual([]);
  });
});

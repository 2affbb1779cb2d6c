import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, inject, test } from 'vitest';
import { runCommand } from '../testing/command.ts';
import { commandFolder } from '../testing/command-folder.ts';
import { runToEnd } from '../testing/process.ts';

const { inFolder, run, runWith } = commandFolder();

const READING = [
  ['check'],
  ['keys', 'list'],
  ['prices', 'list'],
  ['keys', 'revoke', 'x'],
  ['keys', 'create', 'Web shop', '--role', 'intake'],
  ['admin', 'password', 'a@tawseel.example'],
  ['export', 'senders', '-'],
  ['backup', '/tmp/never.db'],
  ['demo', 'remove', '--yes'],
];

describe('without a database', () => {
  test('a command that only reads is refused with folder and setting, and creates nothing', async () => {
    const missing = inFolder('missing');
    const ran = await Promise.all(READING.map((words) => runCommand(missing, words)));
    const refusal =
      `There is no database in ${missing}. Set DATA_DIR to the folder of your business, ` +
      'or create one with: npm start\n';
    expect(ran).toEqual(READING.map(() => ({ code: 1, out: '', err: refusal })));
    expect(existsSync(missing)).toBe(false);
    // An empty file, which an interrupted copy may leave, does not count either.
    mkdirSync(missing);
    writeFileSync(join(missing, 'tawseel.db'), '');
    expect(await runCommand(missing, ['keys', 'list'])).toEqual({ code: 1, out: '', err: refusal });
  });

  test('a command that imports the first data creates it, and says so', async () => {
    const { code, out } = await runCommand(inFolder('new'), ['admin', 'create', 'a@tawseel.example']);
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toBe(`A new database was made: ${inFolder('new/tawseel.db')}`);
    const again = await runCommand(inFolder('new'), ['admin', 'create', 'b@tawseel.example']);
    expect(again.out).not.toMatch('new database');
  });

  test.runIf(inject('postgres'))('an empty PostgreSQL database counts as none', async () => {
    const url = inject('postgres')?.url ?? '';
    const { code, err } = await runWith({ settings: { DATABASE_URL: url } }, 'keys', 'list');
    expect(code).toBe(1);
    expect(err).toMatch(
      /^PostgreSQL at .* is empty\. Set DATABASE_URL to your database, or create .*: npm start\n$/,
    );
  });
});

test('an older program on a newer database says so, and leaves it unchanged', async () => {
  await run('admin', 'create', 'a@tawseel.example');
  const connection = new DatabaseSync(inFolder('tawseel.db'));
  connection.exec("insert into kysely_migration values ('9999-later', '')");
  connection.close();
  const refusal =
    `${inFolder('tawseel.db')} was written by a newer Tawseel (it has the migration 9999-later). ` +
    'Run that version, or restore a backup made before it.\n';
  expect(await run('keys', 'list')).toEqual({ code: 1, out: '', err: refusal });
  expect(await runToEnd({ DATA_DIR: inFolder() })).toEqual({ code: 1, output: refusal });
});

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importCsv } from '../../platform/csv/import-csv.ts';
import { openSqlite } from '../../platform/engine/database.ts';
import { migrate } from '../../platform/engine/migrate.ts';
import { IMPORT_OPTIONS } from '../../testing/csv-text.ts';
import { dataFolder } from '../../testing/process.ts';
import { insertRow } from '../../testing/rows.ts';
import { senders } from '../senders/csv.ts';

const HEADER = 'name,email,phone,city,street\n';
const phoneOf = (name: string) => `+97150${Buffer.from(name).readUIntBE(0, 3)}`;
const row = (name: string) => `${name},${name}@mail.example,${phoneOf(name)},Dubai,Street\n`;

/** Writes from another process; fails at once if the lock is held. */
function writeElsewhere(file: string, statement: string): void {
  const script = `const { DatabaseSync } = require('node:sqlite');
    new DatabaseSync(process.argv[1], { timeout: 0 }).exec(process.argv[2]);`;
  execFileSync(process.execPath, ['-e', script, file, statement], { stdio: 'pipe' });
}

test('other processes can write while a file of senders is read, and their rows are checked before storing', async () => {
  const { folder, remove } = dataFolder();
  const file = join(folder, 'tawseel.db');
  const { db } = openSqlite(file);
  try {
    await migrate(db);
    const other = await insertRow(db, 'senders', { name: 'other', email: 'other@mail.example' });
    const imported = (names: [string, string], email: string) => {
      async function* read() {
        yield Buffer.from(HEADER + row(names[0]));
        writeElsewhere(file, `update senders set email = '${email}' where id = '${other.id}'`);
        yield Buffer.from(row(names[1]));
      }
      return importCsv(db, senders, { name: 'senders.csv', read }, IMPORT_OPTIONS);
    };
    const names = async () =>
      (await db.selectFrom('senders').select('name').orderBy('name').execute()).map(({ name }) => name);

    expect(await imported(['one', 'two'], 'new@mail.example')).toMatchObject({ stored: 2, bad: 0 });
    expect(await names()).toEqual(['one', 'other', 'two']);

    const refused = await imported(['six', 'ten'], 'ten@mail.example');
    expect(refused).toMatchObject({ stored: 0, bad: 1, shown: [{ line: 3, column: 'email' }] });
    expect(await names()).toEqual(['one', 'other', 'two']);
  } finally {
    await db.destroy();
    remove();
  }
});

import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { openSqlite } from '../platform/engine/database.ts';
import type { Database } from '../platform/engine/tables.ts';
import { folderStore } from '../platform/files/folder-store.ts';
import { NOW } from '../testing/app.ts';
import { commandFolder } from '../testing/command-folder.ts';
import { DISK } from '../testing/disk.ts';
import { insertAct, insertProof, insertRun } from '../testing/hub.ts';
import { insertOrder, insertRow } from '../testing/rows.ts';

const { fillDatabase, inFolder, rows, run, runWith } = commandFolder(DISK);

/** Inserts two proofs of one act, with their files in a folder. */
async function insertProofs(db: Database, folder: string) {
  const { id: warehouse_id } = await insertRow(db, 'warehouses');
  const { id: driver } = await insertRow(db, 'staff', { kind: 'driver', warehouse_id });
  const order = await insertOrder(db, { warehouse_id, tracking_status: 'assignedtodriver' });
  const at = { warehouse_id, to_warehouse_id: null, kind: 'delivery', state: 'out', driver_id: driver };
  const run = await insertRun(db, at, [order]);
  const stop = await db.selectFrom('run_stops').select('id').executeTakeFirstOrThrow();
  const act = await insertAct(db, { order, run, stop: stop.id, driver });
  const row = { act_id: act, order_id: order.id, actor: driver, arrived_at: NOW };
  return {
    kept: await insertProof(db, row, 'kept', folder),
    dropped: await insertProof(db, row, 'dropped', folder),
  };
}

describe('backup and restore', () => {
  const all = (file?: string) => rows('select * from orders order by seq', file);

  test('photos and signatures are included, and a deleted one is deleted from the backups', async () => {
    await fillDatabase(0);
    const { db } = openSqlite(inFolder('tawseel.db'));
    const { kept, dropped } = await insertProofs(db, inFolder('files'));
    expect(await run('backup', inFolder('one.db'))).toMatchObject({
      code: 0,
      out: expect.stringContaining('2 files of proofs copied into'),
    });
    const beside = folderStore(inFolder('tawseel-files'));
    expect(await beside.read(dropped.sha256)).toEqual(dropped.file);
    await db.updateTable('proofs').set({ dropped_at: NOW }).where('id', '=', dropped.id).execute();
    await db.destroy();
    expect(await run('backup', inFolder('two.db'))).toMatchObject({ code: 0 });
    expect(await beside.read(dropped.sha256)).toBeUndefined();

    rmSync(inFolder('files'), { recursive: true });
    expect(await run('check')).toMatchObject({
      code: 1,
      out: expect.stringMatching(
        `Proofs: the file ${kept.sha256} of order TWS-\\S+ is missing in ${inFolder('files')}`,
      ),
    });
    mkdirSync(inFolder('elsewhere'));
    expect(await run('backup', inFolder('elsewhere/three.db'))).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Backup of the database written and verified/),
      err: expect.stringMatching(`^1 file of proofs is missing in ${inFolder('files')}\\.`),
    });
    expect(await run('restore', inFolder('elsewhere/three.db'), '--yes')).toMatchObject({
      code: 0,
      err: expect.stringMatching('^1 file of proofs is missing'),
    });
    expect(await run('restore', inFolder('two.db'), '--yes')).toMatchObject({
      code: 0,
      out: expect.stringContaining(`1 file of proofs is in ${inFolder('files')}, 1 restored.`),
      err: '',
    });
    expect(await folderStore(inFolder('files')).read(kept.sha256)).toEqual(kept.file);
    expect(await run('check')).toMatchObject({ code: 0 });
  });

  test('a backup made while orders are created is consistent, and can be restored', async () => {
    await fillDatabase(50);
    const { db } = openSqlite(inFolder('tawseel.db'));
    await insertRow(db, 'admins', { id: 'a' });
    const session = {
      token_hash: 'x',
      id: 'x',
      account_id: 'a',
      created_at: '2026-01-01',
      expires_at: '2099-01-01',
    };
    await db.insertInto('sessions').values(session).execute();
    const { account_id, created_at, expires_at } = session;
    const link = { token_hash: 'link', account_id, created_at, expires_at };
    await db.insertInto('reset_links').values(link).execute();
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
    expect(await ended).toMatchObject({ code: 0, out: expect.stringMatching('written and verified') });
    await db.destroy();
    expect(readdirSync(inFolder()).sort()).toEqual(['copy.db', 'tawseel.db']);
    const copied = all(inFolder('copy.db'));
    expect(copied.length).toBeGreaterThanOrEqual(50);
    expect(copied.length).toBeLessThanOrEqual(written);
    const ids = new Set(copied.map(({ id }) => id));
    expect(all().filter(({ id }) => ids.has(id))).toEqual(copied);

    const restored = await run('restore', inFolder('copy.db'), '--yes');
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(all()).toEqual(copied);
    expect(rows('select * from sessions')).toEqual([]);
    expect(rows('select * from reset_links')).toEqual([]);
  });

  test('a backup overwrites nothing and leaves no partial file', async () => {
    await fillDatabase();
    writeFileSync(inFolder('taken.db'), 'mine');
    expect(await run('backup', inFolder('taken.db'))).toMatchObject({
      code: 1,
      err: expect.stringMatching('already exists'),
    });
    expect(readFileSync(inFolder('taken.db'), 'utf8')).toBe('mine');
    expect(await run('backup', inFolder('no/such/copy.db'))).toMatchObject({
      code: 1,
      err: `There is no folder ${inFolder('no/such')}.\n`,
    });
    expect(await runWith({ limit: '-f 40' }, 'backup', inFolder('full.db'))).toMatchObject({
      code: expect.any(Number),
    });
    expect(readdirSync(inFolder()).filter((name) => name.startsWith('full.db'))).toEqual([]);
    // Large enough for part of it to be written, so that there is a journal next to it.
    expect(await runWith({ limit: '-f 100' }, 'backup', inFolder('full.db'))).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The copy failed: .*\. No file was left behind\.\n$/),
    });
    expect(readdirSync(inFolder()).filter((name) => name.startsWith('full.db'))).toEqual([]);
  });

  test('a backup into a folder that cannot be written names the folder', async () => {
    await fillDatabase();
    mkdirSync(inFolder('locked'), { mode: 0o500 });
    const ran = await runWith({ withoutRights: true }, 'backup', inFolder('locked/copy.db'));
    expect(ran).toMatchObject({ code: 1, err: `${inFolder('locked')} cannot be written (EACCES).\n` });
  });

  test('a business on a read-only disk can still be backed up', async () => {
    await fillDatabase(3);
    mkdirSync(inFolder('copies'));
    chmodSync(inFolder(), 0o500);
    const ran = await runWith({ withoutRights: true }, 'backup', inFolder('copies/copy.db'));
    chmodSync(inFolder(), 0o700);
    expect(ran).toMatchObject({ code: 0, out: expect.stringMatching('3 orders') });
  });

  test('restore refuses missing, foreign, damaged and newer files, and leaves the database unchanged', async () => {
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
    new DatabaseSync(inFolder('older.db')).exec(
      "update kysely_migration set name = '0001-first' where name like '0001%'",
    );
    for (const [file, words] of [
      ['missing.db', 'There is no file'],
      ['text.db', 'is not a Tawseel database'],
      ['foreign.db', 'is not a Tawseel database'],
      ['damaged.db', 'damaged'],
      ['newer.db', 'newer Tawseel'],
      ['older.db', 'was made by Tawseel 0.1'],
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

  test('restore over a file that cannot be opened says so in a sentence', async () => {
    await fillDatabase();
    await run('backup', inFolder('copy.db'));
    rmSync(inFolder('tawseel.db'));
    mkdirSync(inFolder('tawseel.db'));
    expect(await run('restore', inFolder('copy.db'), '--yes')).toMatchObject({
      code: 1,
      err: 'The database cannot be opened. Check the owner of its file and folder.\n',
    });
  });

  test('restore into an empty folder leaves nothing if there is not enough space', async () => {
    await fillDatabase();
    await run('backup', inFolder('copy.db'));
    for (const end of ['', '-wal', '-shm']) rmSync(inFolder(`tawseel.db${end}`), { force: true });
    expect((await runWith({ limit: '-f 100' }, 'restore', inFolder('copy.db'))).code).toBe(1);
    expect(readdirSync(inFolder()).filter((name) => /^tawseel\.db(-wal|-shm|-journal)?$/.test(name))).toEqual(
      [],
    );
    expect(await run('restore', inFolder('copy.db'))).toMatchObject({ code: 0, err: '' });
  });
});

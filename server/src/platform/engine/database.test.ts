import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DATABASES } from '../../testing/databases.ts';
import { DISK } from '../../testing/disk.ts';
import { openSqlite } from './database.ts';

test.each(DATABASES.filter(({ name }) => name === 'PostgreSQL'))(
  'a $name connection that drops in the middle of a transaction fails it and nothing else',
  async ({ open }) => {
    const { db, close } = await open();
    const dropped = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const pid = rows[0]?.pid;
      await sql`select pg_terminate_backend(${pid})`.execute(db);
      // No query is pending when the connection reports why it ends: without a listener, that would end the process.
      const isThere = () => sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(db);
      while ((await isThere()).rows.length > 0);
      await sql`select 1`.execute(trx);
    });
    await expect(dropped).rejects.toThrow();
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
  },
);

test('a whole number reaches SQLite as an integer, so that FTS5 skips to the start of a range', async () => {
  const { db } = openSqlite(':memory:');
  const bound = [1, -1, Number.MAX_SAFE_INTEGER, 0.5, 2 ** 60];
  const types = sql.join(
    bound.map((value) => sql`typeof(${value})`),
    sql` || ' ' || `,
  );
  const { rows } = await sql<{ types: string }>`select ${types} as types`.execute(db);
  expect(rows).toEqual([{ types: 'integer integer integer real real' }]);
  await db.destroy();
});

test('a write-ahead log grown by large work is truncated by later writes', async () => {
  const folder = mkdtempSync(join(DISK, 'tawseel-log-'));
  const { connection } = openSqlite(join(folder, 'tawseel.db'));
  const size = () => statSync(join(folder, 'tawseel.db-wal')).size;
  connection.exec('create table t (a); insert into t values (zeroblob(40000000))');
  expect(size()).toBeGreaterThan(40_000_000);
  for (const value of [1, 2]) connection.exec(`insert into t values (${value})`);
  expect(size()).toBeLessThanOrEqual(16_777_216);
  connection.close();
  rmSync(folder, { recursive: true });
});

import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { dataFolder } from '../../testing/process.ts';
import { leaveCheckpointsToWriters } from './checkpoints.ts';
import { openSqlite } from './database.ts';
import type { Database } from './tables.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function checkpointsAfter(db: Database): Promise<unknown> {
  const { rows } = await sql`pragma wal_autocheckpoint`.execute(db);
  return rows;
}

test('checkpoints are left to another process while it writes, and resume once it is quiet', async () => {
  const { folder, remove } = dataFolder();
  const [server, other] = [0, 1].map(() => openSqlite(join(folder, 'tawseel.db')).db) as [Database, Database];
  await sql`create table notes (note text)`.execute(other);
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const end = await leaveCheckpointsToWriters(server);
  await sql`insert into notes values ('our own')`.execute(server);
  await vi.advanceTimersByTimeAsync(200);
  expect(await checkpointsAfter(server)).toEqual([{ wal_autocheckpoint: 1000 }]);
  await sql`insert into notes values ('theirs')`.execute(other);
  await vi.advanceTimersByTimeAsync(200);
  expect(await checkpointsAfter(server)).toEqual([{ wal_autocheckpoint: 0 }]);
  await sql`insert into notes values ('our own')`.execute(server);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await checkpointsAfter(server)).toEqual([{ wal_autocheckpoint: 1000 }]);
  end();
  await Promise.all([server.destroy(), other.destroy()]);
  remove();
});

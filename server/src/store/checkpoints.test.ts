import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { dataFolder } from '../testing/process.ts';
import { leaveCheckpointsToWriters } from './checkpoints.ts';
import { openSqlite } from './database.ts';
import type { Database } from './tables.ts';

const OWN = [{ wal_autocheckpoint: 1000 }, { journal_size_limit: 16_777_216 }];
const LEFT = [{ wal_autocheckpoint: 0 }, { journal_size_limit: -1 }];

afterEach(() => {
  vi.useRealTimers();
});

/** After how many pages it copies the log, and to how many bytes it cuts it. */
async function checkpointsAfter(db: Database): Promise<unknown> {
  const { rows: pages } = await sql`pragma wal_autocheckpoint`.execute(db);
  const { rows: bytes } = await sql`pragma journal_size_limit`.execute(db);
  return [...pages, ...bytes];
}

test('checkpoints are left to another process while it writes, and done again once it is quiet', async () => {
  const { folder, remove } = dataFolder();
  const [server, other] = [0, 1].map(() => openSqlite(join(folder, 'tawseel.db')).db) as [Database, Database];
  await sql`create table notes (note text)`.execute(other);
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const end = await leaveCheckpointsToWriters(server);
  await sql`insert into notes values ('our own')`.execute(server);
  await vi.advanceTimersByTimeAsync(200);
  expect(await checkpointsAfter(server)).toEqual(OWN);
  await sql`insert into notes values ('theirs')`.execute(other);
  await vi.advanceTimersByTimeAsync(200);
  expect(await checkpointsAfter(server)).toEqual(LEFT);
  await sql`insert into notes values ('our own')`.execute(server);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await checkpointsAfter(server)).toEqual(OWN);
  end();
  await Promise.all([server.destroy(), other.destroy()]);
  remove();
});

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type KyselyPlugin, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite, type SqliteConnection } from '../../../platform/engine/database.ts';
import { dataFolder } from '../../../testing/process.ts';
import { inSlices } from './unfinished-import.ts';

const MB = 1_000_000;

let file: string;
let remove: () => void;
let own: SqliteConnection;
let other: SqliteConnection;

beforeEach(() => {
  const { folder, remove: removeFolder } = dataFolder();
  file = join(folder, 'tawseel.db');
  [own, other] = [openSqlite(file), openSqlite(file)];
  own.connection.exec('create table notes (note)');
  remove = removeFolder;
});
afterEach(async () => {
  await Promise.all([own.db.destroy(), other.db.destroy()]);
  remove();
});

/** Ends what the other connection reads after the first checkpoint, which could not copy what came later than that. */
const readsDuringCheckpoint: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    const isCheckpoint = result.rows.some((row) => 'checkpointed' in row);
    if (isCheckpoint && other.connection.isTransaction) other.connection.exec('rollback');
    return result;
  },
};

test('the log that others use during each checkpoint restarts instead of only growing', async () => {
  const slice = inSlices(own.db.withPlugin(readsDuringCheckpoint));
  let largest = 0;
  for (let slices = 0; slices < 12; slices += 1) {
    other.connection.exec('begin; select count(*) from notes');
    await slice((trx) => sql`insert into notes values (zeroblob(${5 * MB}))`.execute(trx));
    largest = Math.max(largest, statSync(`${file}-wal`).size);
  }
  expect(largest).toBeLessThan(30 * MB);
});

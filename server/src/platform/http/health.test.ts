import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { routes } from '@tawseel/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { DATABASES, SQLITE } from '../../testing/databases.ts';
import { engineOf, openPostgres, openSqlite } from '../engine/database.ts';
import { migrate } from '../engine/migrate.ts';
import type { Database } from '../engine/tables.ts';
import { readSettings, type Settings } from '../settings.ts';

let server: TestApp;
let end: (() => unknown)[] = [];
afterEach(async () => {
  await server.app.close();
  for (const one of end.reverse()) await one();
  end = [];
});

async function start(
  open: () => Promise<{ db: Database; close: () => Promise<void> }>,
  settings: Partial<Settings> = {},
) {
  const opened = await open();
  end.push(opened.close);
  server = await startApp(opened.db, settings);
}

/** Opens a database in its own folder. */
async function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'tawseel-health-'));
  end.push(() => rmSync(folder, { recursive: true, force: true }));
  const { db } = openSqlite(join(folder, 'tawseel.db'));
  await migrate(db);
  return { db, folder, close: () => db.destroy() };
}

/** Deletes the folder of the embedded database, as if its volume were gone. */
async function loseFolder(): Promise<void> {
  await server.app.close();
  const { folder, ...opened } = await openFile();
  await start(async () => opened);
  rmSync(folder, { recursive: true });
}

/**
 * Makes a database read-only: for new connections by its setting, and for each connection of the pool by holding all
 * at once.
 */
async function setReadOnly(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const alter = `alter database "${rows[0]?.name}"`;
  await sql.raw(`${alter} set default_transaction_read_only = on`).execute(db);
  end.push(() =>
    db.connection().execute(async (connection) => {
      await sql`set default_transaction_read_only = off`.execute(connection);
      await sql.raw(`${alter} reset default_transaction_read_only`).execute(connection);
    }),
  );
  const close = (connections: number): Promise<void> =>
    db.connection().execute(async (connection) => {
      await sql`set default_transaction_read_only = on`.execute(connection);
      if (connections > 1) await close(connections - 1);
    });
  await close(engineOf(db).pool?.totalCount ?? 1);
}

const { ready, live } = routes.health;
const refusal = () => server.refused(ready, {}, { token: null });
const refused = (message: string) => ({ status: 503, message });

describe.each(DATABASES)('on $name', ({ open }) => {
  test('a working server says only ok', async () => {
    await start(open);
    expect(await server.call(ready)).toEqual({ status: 'ok' });
  });

  test('reports tables that are older than the program', async () => {
    await start(open);
    const [{ name = '' } = {}] = (
      await sql<{ name: string }>`select name from kysely_migration`.execute(server.db)
    ).rows;
    await sql`update kysely_migration set name = 'before' where name = ${name}`.execute(server.db);
    end.push(() => sql`update kysely_migration set name = ${name} where name = 'before'`.execute(server.db));
    expect(await refusal()).toMatchObject(
      refused('The database tables are older than this program. The server must be restarted.'),
    );
    expect(await server.call(live)).toEqual({ status: 'ok' });
  });

  test('reports a read-only database, which can still be read', async () => {
    await start(open);
    if (engineOf(server.db).name === 'sqlite') await loseFolder();
    else await setReadOnly(server.db);
    expect(await refusal()).toMatchObject(refused('The database is read-only.'));
    expect((await server.send(routes.orders.countOrders)).statusCode).toBe(200);
  });
});

test('reports a disk with less space than LEAST_FREE_MB', async () => {
  await start(openFile, { LEAST_FREE_MB: 1_000_000_000 });
  const full = 'The disk of the server is full: nothing can be saved until its operator frees space.';
  expect(await refusal()).toMatchObject(refused(full));
});

test('reports a database that does not answer, without its address', async () => {
  const db = openPostgres('postgresql://tawseel:secret@127.0.0.1:9/tawseel');
  end.push(() => db.destroy());
  const settings = readSettings({ LOG_LEVEL: 'silent' });
  const app = await buildApp({ db, settings, clock: () => new Date() });
  end.push(() => app.close());
  const answer = await app.inject(ready.path);
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ message: 'The database does not answer.' });
});

test('a server whose database hangs reports that in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await start(SQLITE.open);
  const free = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const held = server.db.transaction().execute(() => {
    begun.resolve();
    return free.promise;
  });
  await begun.promise;
  const asked = server.send(ready);
  while (vi.getTimerCount() === 0) await setImmediate();
  await vi.advanceTimersByTimeAsync(4000);
  expect((await asked).json()).toMatchObject({ message: 'The database does not answer.' });
  free.resolve();
  await held;
  vi.useRealTimers();
});

test('a stopping server reports that first', async () => {
  await start(SQLITE.open, { LEAST_FREE_MB: 1_000_000_000 });
  server.app.stopping = true;
  expect(await refusal()).toMatchObject(refused('The server is shutting down.'));
});

test('a starting server reports that until the administrator and the demo exist', async () => {
  await start(SQLITE.open);
  server.app.starting = true;
  expect(await refusal()).toMatchObject(refused('The server is starting.'));
  server.app.starting = false;
  expect(await server.call(ready)).toEqual({ status: 'ok' });
});

test('a busy server is ready, and reports that it refuses some calls', async () => {
  await start(SQLITE.open, { MOST_REQUESTS_AT_ONCE: 1 });
  const free = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const held = server.db.transaction().execute(() => {
    begun.resolve();
    return free.promise;
  });
  await begun.promise;
  const waiting = server.send(routes.orders.countOrders);
  while (server.app.slotsHeld() === 0) await setImmediate();
  const asked = server.send(ready);
  // The database is only read once the other request is done, so the server's load was checked before.
  free.resolve();
  await Promise.all([held, waiting]);
  expect((await asked).json()).toEqual({
    status: 'ok',
    message: 'The server is at its limit: some requests are asked to try again.',
  });
});

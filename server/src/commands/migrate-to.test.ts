import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@tawseel/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { openPostgres, openSqlite } from '../platform/engine/database.ts';
import { setFact } from '../platform/engine/meta.ts';
import { migrate } from '../platform/engine/migrate.ts';
import type { Database } from '../platform/engine/tables.ts';
import { ADMIN, FILES_FOLDER, startApp } from '../testing/app.ts';
import { runCommand, startCommand } from '../testing/command.ts';
import { fillEveryTable } from '../testing/every-table.ts';
import { failsOnce, LOST } from '../testing/failing.ts';
import { dataFolder, endProcess, type Running, runToEnd, startProcess } from '../testing/process.ts';
import { insertRow } from '../testing/rows.ts';

// A separate process signs in with a hash that is created here.
vi.unmock('node:crypto');

let folder: string;
let remove: () => void;
beforeEach(() => {
  ({ folder, remove } = dataFolder());
});
afterEach(() => remove());

async function withSource<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { db } = openSqlite(join(folder, 'tawseel.db'));
  await migrate(db);
  return work(db).finally(() => db.destroy());
}

const run = (args: string[], DATABASE_URL?: string) =>
  runCommand(folder, ['migrate-to', ...args], { settings: DATABASE_URL ? { DATABASE_URL } : {} });

async function ask({ address }: Running, path: string, token = '', body?: object) {
  const answer = await fetch(address + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

describe('without a target', () => {
  test('says how to pass one, and what is not an address', async () => {
    await withSource((db) => insertRow(db, 'queries'));
    const untold = await run([]);
    expect([untold.code, untold.err]).toEqual([
      1,
      expect.stringMatching(/^Set DATABASE_URL .*migrate-to\n$/),
    ]);
    const { code, err } = await run(['mysql://user:secret@host/database']);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^The setting DATABASE_URL must be an address like /),
    ]);
    expect(err).not.toContain('secret');
  });

  test('refuses a folder without a database, and one that a server has open', async () => {
    const nowhere = 'postgres://tawseel:secret@127.0.0.1:9/tawseel';
    expect(await run([nowhere])).toMatchObject({ code: 1, err: expect.stringContaining('no database in') });
    const server = await startProcess({ DATA_DIR: folder });
    const { code, err } = await run([nowhere]);
    await endProcess(server, 'SIGTERM');
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^Another program has .* open\. Stop the server first/),
    ]);
  });

  test('a file that was moved starts again after --undo', async () => {
    await withSource((db) => setFact(db, 'moved_to', 'PostgreSQL at host/db'));
    const refused = await runCommand(folder, ['check']);
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringMatching(/^This business was moved to PostgreSQL at host\/db\. .*migrate-to --undo\n$/),
    ]);
    expect(await run(['--undo'])).toMatchObject({ code: 0, err: '' });
    expect(await runCommand(folder, ['check'])).toMatchObject({ code: 0 });
    expect(await run(['--undo'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/ was not moved: it can be started\.\n$/),
    });
  });

  test('values that PostgreSQL cannot store are named before anything is created there', async () => {
    const { id } = await withSource((db) => insertRow(db, 'queries', { subject: 'a\0b', message: '\0' }));
    const { code, out, err } = await run(['postgres://tawseel:secret@127.0.0.1:9/tawseel']);
    expect([code, out, err]).toEqual([
      1,
      `1 row of queries (id "${id}"): a NUL character stands in subject, message, which PostgreSQL does not keep.\n`,
      'PostgreSQL cannot store all of this business. Nothing was moved.\n',
    ]);
  });
});

describe.runIf(inject('postgres'))('into a real PostgreSQL', () => {
  let url: string;
  let target: Database;

  beforeEach(async () => {
    const { url: server = '', prefix = '' } = inject('postgres') ?? {};
    const name = `${prefix}${randomUUID().replaceAll('-', '')}`;
    const maker = openPostgres(server);
    await sql.raw(`create database ${name}`).execute(maker);
    await maker.destroy();
    const address = new URL(server);
    address.pathname = `/${name}`;
    address.searchParams.set('password', 'secret');
    url = address.href;
    target = openPostgres(url);
  });
  afterEach(() => target.destroy());

  test('users sign in with their passwords, sessions stay valid, and a second move is refused', async () => {
    const { token } = await withSource(async (db) => {
      const filled = await fillEveryTable(db);
      await (await startApp(db)).app.close();
      return filled;
    });
    const { code, out, err } = await runCommand(folder, ['migrate-to'], { settings: { DATABASE_URL: url } });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^orders: \d+ rows, \d+\.\d s$/m);
    expect(out).toMatch(/every row is the same/);
    expect(out).not.toContain('hash');
    expect(out).not.toContain('secret');
    expect((await run([], url)).err).toMatch(/^The business was already moved to PostgreSQL at .*\. Set /);
    const { output } = await runToEnd({ DATA_DIR: folder });
    expect(output).toMatch(/^This business was moved to PostgreSQL at .*Set DATABASE_URL to it\. /);
    expect(output).not.toContain('secret');

    const moved = await startProcess({ DATABASE_URL: url });
    const orders = await ask(moved, `${routes.orders.listOrders.path}?page=1&search=omar`, token);
    expect(orders.status).toBe(200);
    expect(orders.body.total).toBeGreaterThan(0);
    const { email, password } = ADMIN;
    expect(await ask(moved, routes.account.login.path, '', { email, password })).toMatchObject({
      status: 200,
    });
    await endProcess(moved, 'SIGTERM');
  });

  test('nothing is lost there and back', async () => {
    const { token } = await withSource(fillEveryTable);
    const there = await run([], url);
    const other = dataFolder();
    const settings = { DATABASE_URL: url };
    const { code, out, err } = await runCommand(other.folder, ['migrate-to', 'sqlite'], { settings });
    expect([code, err]).toEqual([0, '']);
    const counts = (text: string) => text.match(/^\w+: \d+ rows/gm);
    expect(counts(out)).toEqual(counts(there.out));
    expect(out).toMatch(/every row is the same/);
    const moved = await startProcess({ DATA_DIR: other.folder });
    const orders = await ask(moved, `${routes.orders.listOrders.path}?page=1&search=omar`, token);
    expect([orders.status, orders.body.total > 0]).toEqual([200, true]);
    await endProcess(moved, 'SIGTERM');
    other.remove();
  });

  test('after the move back PostgreSQL accepts no writes, also of a running server, until --undo', async () => {
    await migrate(target);
    await fillEveryTable(target);
    const settings = { DATABASE_URL: url };
    const onPostgres = (...args: string[]) => runCommand(folder, args, { settings });
    expect(await onPostgres('migrate-to', 'sqlite')).toMatchObject({ code: 0, err: '' });
    // The server's open connections are ended, and new ones can only read.
    await expect(insertRow(target, 'queries')).rejects.toThrow();
    await expect(insertRow(target, 'queries')).rejects.toThrow('read-only');
    expect((await onPostgres('migrate-to', 'sqlite')).err).toMatch(/^There is .* already\. Set DATA_DIR /);
    expect((await onPostgres('check')).err).toMatch(
      /^This business was moved to .*tawseel\.db\. Set DATA_DIR .*migrate-to sqlite --undo\n$/,
    );
    expect((await onPostgres('migrate-to', 'sqlite', '--undo')).out).toContain('can be started again');
    await insertRow(target, 'queries').catch(() => insertRow(target, 'queries'));
  });

  test('killed in the middle, the target does not start, and the next run continues; the password is never readable', async () => {
    await withSource(fillEveryTable);
    await migrate(target);
    // Inserts of staff wait while this connection holds the lock.
    await sql`create function wait() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock(1); return new; end'`.execute(target);
    await sql`create trigger wait before insert on staff execute function wait()`.execute(target);
    await target.connection().execute(async (own) => {
      await sql`select pg_advisory_lock(1)`.execute(own);
      const command = startCommand(folder, ['migrate-to', url]);
      const isWaiting = async () => {
        const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(target);
        return rows.length > 0;
      };
      await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
      expect(readFileSync(`/proc/${command.pid}/cmdline`, 'utf8')).not.toContain('secret');
      command.kill('SIGKILL');
      await once(command, 'close');
      await sql`select pg_advisory_unlock(1)`.execute(own);
    });
    await sql`drop trigger wait on staff`.execute(target);

    const { output } = await runToEnd({ DATABASE_URL: url });
    expect(output).toMatch(/^The business in .* is not complete yet\. Continue with: .*migrate-to\n$/);
    const { code, out, err } = await run([], url);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^staff: \d+ rows/m);
    const settings = { DATABASE_URL: url, FILES_DIR: FILES_FOLDER };
    expect(await runCommand(folder, ['check'], { settings })).toMatchObject({ code: 0 });
  });

  test('killed after all rows are copied, the file does not start next to it', async () => {
    await withSource(fillEveryTable);
    await migrate(target);
    await target.transaction().execute(async (own) => {
      // Allows inserts, but blocks the vacuum, the first step after the target becomes a business.
      await sql`lock table meta in share update exclusive mode`.execute(own);
      const command = startCommand(folder, ['migrate-to', url]);
      const isWaiting = async () => {
        const { rows } =
          await sql`select 1 from pg_locks where relation = 'meta'::regclass and not granted`.execute(target);
        return rows.length > 0;
      };
      await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
      command.kill('SIGKILL');
      await once(command, 'close');
    });
    expect(await runCommand(folder, ['check'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^This business was moved to PostgreSQL at /),
    });
    const moved = await startProcess({ DATABASE_URL: url });
    await endProcess(moved, 'SIGTERM');
  });

  test('if PostgreSQL refuses the last step, the file starts, so that the cause can be corrected', async () => {
    await withSource(fillEveryTable);
    await migrate(target);
    await sql`create unique index one_mode on orders ((delivery_type is null))`.execute(target);
    expect(await run([], url)).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^All rows were copied, but PostgreSQL says: .*Correct it in the embedded database/,
      ),
    });
    const settings = { FILES_DIR: FILES_FOLDER };
    expect(await runCommand(folder, ['check'], { settings })).toMatchObject({ code: 0 });
    await sql`drop index if exists one_mode`.execute(target);
  });

  test('retries after a connection is lost once, and ends with a sentence if it stays lost', async () => {
    await withSource(fillEveryTable);
    await migrate(target);
    await failsOnce(target, LOST, 'admins', 'at once');
    await sql
      .raw(`create function lost() returns trigger language plpgsql as 'begin ${LOST}; end'`)
      .execute(target);
    await sql`create trigger lost before insert on staff execute function lost()`.execute(target);
    const { code, err } = await run([], url);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(
        /^The connection to PostgreSQL was lost \(.*\)\. Run this again when it is back\.\n$/,
      ),
    ]);
    await sql`drop trigger lost on staff`.execute(target);
    const again = await run([], url);
    expect([again.code, again.err]).toEqual([0, '']);
    expect(again.out).toMatch(/^admins: \d rows/m);
  });
});

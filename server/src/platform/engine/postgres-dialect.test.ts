import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { findSession } from '../../areas/access/store/sessions.ts';
import { SHARED } from '../../testing/databases.ts';
import { failsOnce, LOST, raising } from '../../testing/failing.ts';
import { engineOf } from './database.ts';
import { CommitUnknown } from './failures.ts';
import type { Database, Trx } from './tables.ts';
import { inTransaction } from './transaction.ts';

const failing = sql<{ one: number }>`select fail_once() as one`;
const noted = (db: Database) => db.selectFrom('meta').select(['key', 'value']).execute();
const note = (trx: Trx) => trx.insertInto('meta').values({ key: 'a', value: '' }).execute();

describe.runIf(SHARED.name === 'PostgreSQL')('on PostgreSQL', () => {
  const { open } = SHARED;

  test('a session has our settings, except those that the operator has set', async () => {
    const { db, connect, close } = await open();
    const settingsOf = async (on: Database) => {
      const names = ['jit', 'max_parallel_workers_per_gather', 'work_mem'];
      const shown = names.map((name) => sql`current_setting(${name})`);
      const { rows } = await sql<{ all: string }>`select ${sql.join(shown, sql` || ' ' || `)} as all`.execute(
        on,
      );
      return rows[0]?.all;
    };
    expect(await settingsOf(db)).toBe('off 0 16MB');
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const own = sql.ref(rows[0]?.name ?? '');
    await sql`alter database ${own} set work_mem = '64MB'`.execute(db);
    await sql`alter database ${own} set jit = on`.execute(db);
    const other = connect(2000);
    expect(await settingsOf(other)).toBe('on 0 64MB');
    await other.destroy();
    await sql`alter database ${own} reset all`.execute(db);
    await close();
  });

  test('an empty list contains nothing', async () => {
    const { db, close } = await open();
    await db.insertInto('meta').values({ key: 'a', value: '' }).execute();
    const none = db.selectFrom('meta').selectAll().where('key', 'in', []);
    expect(await none.execute()).toEqual([]);
    await close();
  });

  test('a read whose connection is lost is repeated on another', async () => {
    const { db, close } = await open();
    await failsOnce(db, LOST);
    expect((await failing.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
  });

  test('a write outside of a transaction is not repeated when its connection is lost', async () => {
    const { db, close } = await open();
    await failsOnce(db, LOST);
    const write = sql`insert into meta values ('a', fail_once()::text)`.execute(db);
    await expect(write).rejects.toThrow();
    expect(await noted(db)).toEqual([]);
    await close();
  });

  test.each([
    ['its connection is lost before the commit', LOST],
    ['it cannot be serialized', raising('40001')],
    ['it met a deadlock', raising('40P01')],
    ['its primary has become a replica', raising('25006')],
    ['the tables of a prepared statement have changed', raising('0A000')],
  ])('a transaction is retried from its beginning when %s', async (_, how) => {
    const { db, close } = await open();
    await failsOnce(db, how);
    await inTransaction(db, async (trx) => {
      await note(trx);
      await failing.execute(trx);
    });
    expect(await noted(db)).toEqual([{ key: 'a', value: '' }]);
    await close();
  });

  test('after a commit with unknown outcome a transaction is retried only if it is idempotent', async () => {
    const { db, close } = await open();
    const ending = () => failsOnce(db, LOST, 'meta', 'at the commit');
    await ending();
    await expect(inTransaction(db, note)).rejects.toThrow('The connection was lost during a commit.');
    expect(await noted(db)).toEqual([]);
    await ending();
    await inTransaction(db, note, { isIdempotent: true });
    expect(await noted(db)).toEqual([{ key: 'a', value: '' }]);
    await close();
  });

  const processOf = async (on: Database) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on)).rows[0]?.pid ?? 0;

  test('a connection to a primary that became a replica is closed, even if it was used again', async () => {
    const { db, close } = await open();
    await failsOnce(db, raising('25006'));
    const used: number[] = [];
    await inTransaction(db, async (trx) => {
      used.push(await processOf(trx));
      const asked = [failing.execute(trx), noted(trx)];
      await Promise.allSettled(asked);
      await Promise.all(asked);
    });
    expect(new Set(used).size).toBe(2);
    await close();
  });

  test('a commit that is never answered, or that a pooler cannot confirm, has an unknown outcome', async () => {
    const { db, connect, close } = await open();
    await failsOnce(db, raising('08P01'), 'meta', 'at the commit');
    await expect(inTransaction(db, note)).rejects.toThrow(CommitUnknown);
    await failsOnce(db, 'set local statement_timeout = 0; perform pg_sleep(600)', 'meta', 'at the commit');
    const other = connect(2000);
    let pid = 0;
    const hanging = inTransaction(other, async (trx) => {
      pid = await processOf(trx);
      await sql`set local statement_timeout = 0`.execute(trx);
      await note(trx);
    });
    await expect(hanging).rejects.toThrow(CommitUnknown);
    await sql`select pg_terminate_backend(${pid}, 10000)`.execute(db);
    expect(await noted(db)).toEqual([]);
    await other.destroy();
    await close();
  });

  test('nothing is written if PostgreSQL refused to begin the transaction', async () => {
    const { db, close } = await open();
    // An isolation level that PostgreSQL does not have.
    const refused = db.transaction().setIsolationLevel('snapshot');
    await expect(refused.execute(note)).rejects.toThrow('syntax error');
    expect(await noted(db)).toEqual([]);
    await close();
  });

  test('a transaction whose idle connection was lost begins on another', async () => {
    const { db, connect, close } = await open();
    const other = connect(2000);
    await sql`select pg_terminate_backend(${await processOf(other)}, 10000)`.execute(db);
    await inTransaction(other, note);
    expect(await noted(db)).toEqual([{ key: 'a', value: '' }]);
    await other.destroy();
    await close();
  });

  test('statements queued on a lost connection take no other from the pool', async () => {
    const { db, close } = await open();
    await failsOnce(db, LOST);
    let runs = 0;
    await inTransaction(db, async (trx) => {
      runs += 1;
      if (runs === 1) await Promise.all([failing.execute(trx), failing.execute(trx), failing.execute(trx)]);
    });
    await noted(db);
    const { totalCount = 0, idleCount } = engineOf(db).pool ?? {};
    expect(idleCount).toBe(totalCount);
    await close();
  });

  test('a cancelled statement does not block its connection for the next', async () => {
    const { connect, close } = await open();
    const db = connect(2000);
    const hanging = db.connection().execute(async (own) => {
      await sql`set statement_timeout = 0`.execute(own);
      await sql`select pg_sleep(600)`.execute(own);
    });
    await expect(hanging).rejects.toThrow('Query read timeout');
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await db.destroy();
    await close();
  });

  test('a prepared statement still works after its table has changed', async () => {
    const { db, close } = await open();
    const find = () => findSession(db, 'hash', '2026-01-01');
    for (let times = 0; times < 3; times += 1) expect(await find()).toBeUndefined();
    await sql`alter table sessions alter column account_id type varchar(100)`.execute(db);
    expect(await find()).toBeUndefined();
    await sql`alter table sessions alter column account_id type text`.execute(db);
    expect(await find()).toBeUndefined();
    await close();
  });
});

import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { DATABASES, SHARED } from '../testing/databases.ts';
import { failsOnce, LOST, raising } from '../testing/failing.ts';
import { ask, sendAhead } from './pipelining.ts';
import type { Database, Trx } from './tables.ts';
import { inTransaction } from './transaction.ts';

const number = (db: Database, value: number) =>
  ask(db, sql<{ n: number }>`select ${value} + 0 as n`.compile(db));
const failing = (trx: Trx) => ask(trx, sql`select fail_once() as n`.compile(trx));
const note = (trx: Trx) => trx.insertInto('meta').values({ key: 'a', value: '' }).execute();
const noted = (db: Database) => db.selectFrom('meta').select('key').execute();

test.each(DATABASES)(
  'on $name each of the reads that are asked together has its own rows',
  async ({ open }) => {
    const { db, close } = await open();
    const inside = await db.transaction().execute((trx) => Promise.all([number(trx, 1), number(trx, 2)]));
    expect(inside).toEqual([[{ n: 1 }], [{ n: 2 }]]);
    expect(await number(db, 3)).toEqual([{ n: 3 }]);
    await close();
  },
);

test.runIf(SHARED.name === 'PostgreSQL')(
  'a transaction sends its reads of one turn before the first is answered',
  async () => {
    const { db, close } = await SHARED.open();
    const happened: string[] = [];
    const query = pg.Client.prototype.query;
    await db.transaction().execute(async (trx) => {
      await number(trx, 0);
      const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
        this: pg.Client,
        ...args
      ) {
        happened.push('sent');
        const answer = Reflect.apply(query, this, args);
        void Promise.resolve(answer).then(() => happened.push('answered'));
        return answer;
      });
      await Promise.all([number(trx, 1), number(trx, 2)]);
      spy.mockRestore();
    });
    expect(happened).toEqual(['sent', 'sent', 'answered', 'answered']);
    await close();
  },
);

test.runIf(SHARED.name === 'PostgreSQL').each([
  ['its connection is lost', LOST],
  ['its primary has become a replica', raising('25006')],
])(
  'a transaction is run again from its beginning when %s below reads that were asked together',
  async (_, how) => {
    const { db, close } = await SHARED.open();
    await failsOnce(db, how);
    await inTransaction(db, async (trx) => {
      await note(trx);
      await Promise.all([failing(trx), number(trx, 1), number(trx, 2)]);
    });
    expect(await noted(db)).toEqual([{ key: 'a' }]);
    await close();
  },
);

test.runIf(SHARED.name === 'PostgreSQL')(
  'nothing is stored once a read has failed, whoever heard of it',
  async () => {
    const { db, close } = await SHARED.open();
    await failsOnce(db, raising('22P02'));
    const unheard = inTransaction(db, async (trx) => {
      await note(trx);
      void failing(trx).catch(() => undefined);
    });
    await expect(unheard).rejects.toThrow();
    expect(await noted(db)).toEqual([]);
    await close();
  },
);

test.runIf(SHARED.name === 'PostgreSQL')(
  'a transaction is run again when what it sent ahead of its reads could not be serialized',
  async () => {
    const { db, close } = await SHARED.open();
    await failsOnce(db, raising('40001'));
    await inTransaction(db, async (trx) => {
      await sendAhead(trx, [sql`insert into meta values ('a', fail_once()::text)`.compile(trx)]);
      await Promise.all([number(trx, 1), number(trx, 2)]);
    });
    expect(await noted(db)).toEqual([{ key: 'a' }]);
    await close();
  },
);

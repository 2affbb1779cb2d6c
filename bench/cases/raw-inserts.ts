import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '@tawseel/server/src/store/open.ts';
import type { Database } from '@tawseel/server/src/store/tables.ts';
import type { DataSet } from '../data-sets.ts';
import { RAW } from './added-orders.ts';

/** Between two seqs of one warehouse and mode. */
const STEP = 64;
/** Lowest bits that no order of the server has here: the last it was asked for may come while raw rows go in. */
const LANE_BESIDE = STEP - 1;
/** The server's writes end in far less. */
const LOCK_WAIT_MS = 10_000;

/** Inserts the rows of the last order under other keys for so many seconds, and answers how many a second. */
export type InsertRaw = (seconds: number) => Promise<number>;

type Rows = Awaited<ReturnType<typeof lastOrder>>;
type Next = () => Rows;

async function lastOrder(db: Database) {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  // Generated, and no column of what is put in.
  Reflect.deleteProperty(order, 'facets');
  const event = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  return { order, event };
}

/** Rows like the last order's, from it on: the shops have been at work since the round before. */
function rowsLike(): (db: Database) => Promise<Next> {
  let made = 0;
  return async (db) => {
    const { order, event } = await lastOrder(db);
    let ofRound = 0;
    return () => {
      made += 1;
      ofRound += 1;
      const id = `${RAW}${made}`;
      return {
        order: {
          ...order,
          seq: (Math.floor(order.seq / STEP) + ofRound) * STEP + LANE_BESIDE,
          id,
          tracking_id: `TWS-${id}`,
        },
        event: { ...event, id, order_id: id },
      };
    };
  };
}

/** On SQLite over its one writer, on PostgreSQL over so many connections. */
export async function prepareRaw(
  { engine, settings }: DataSet,
  db: Database,
  connections: number,
): Promise<InsertRaw> {
  const begin = rowsLike();
  const insert: (next: Next, seconds: number) => Promise<number> =
    engine === 'SQLite'
      ? rawOnSqlite(databaseFile({ DATA_DIR: settings.DATA_DIR ?? '' }), await lastOrder(db))
      : rawOnPostgres(db, await lastOrder(db), connections);
  return async (seconds) => insert(await begin(db), seconds);
}

function rawOnSqlite(file: string, { order, event }: Rows) {
  const connection = new DatabaseSync(file, { timeout: LOCK_WAIT_MS });
  connection.exec('pragma synchronous = full; pragma foreign_keys = off');
  const into = (table: string, row: object) => {
    const columns = Object.keys(row);
    const places = columns.map(() => '?').join(', ');
    return connection.prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`);
  };
  const insertOrder = into('orders', order);
  const insertEvent = into('order_events', event);
  return async (next: Next, seconds: number) => {
    const end = performance.now() + seconds * 1000;
    let made = 0;
    for (; performance.now() < end; made += 1) {
      const rows = next();
      connection.exec('begin immediate');
      insertOrder.run(...Object.values(rows.order));
      insertEvent.run(...Object.values(rows.event).map((value) => value ?? null));
      connection.exec('commit');
    }
    return made / seconds;
  };
}

/** Both rows in one statement, so that a round trip is all that each takes. */
function rawOnPostgres(db: Database, rows: Rows, connections: number) {
  const compile = ({ order, event }: Rows) =>
    db
      .with('inserted', (nested) => nested.insertInto('orders').values(order))
      .insertInto('order_events')
      .values(event)
      .compile();
  const compiled = compile(rows);
  return async (next: Next, seconds: number) => {
    const end = performance.now() + seconds * 1000;
    let made = 0;
    const insert = async () => {
      for (; performance.now() < end; made += 1) {
        const { order, event } = next();
        const parameters = [...Object.values(order), ...Object.values(event)];
        await db.executeQuery({ ...compiled, parameters });
      }
    };
    await Promise.all(Array.from({ length: connections }, insert));
    return made / seconds;
  };
}

import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import { insertRows } from '../../../platform/engine/insert-rows.ts';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { typedCommand } from '../../../platform/typed-command.ts';
import { UserError } from '../../../platform/user-error.ts';
import { LockLost, unlessRunning, whileHeld, whileNoImport } from './import-lock.ts';
import { addToTotals, newOrder, takenBack } from './totals.ts';

/**
 * Batch size in orders of one transaction, some 50 ms: on SQLite everybody who writes waits, on PostgreSQL who needs
 * the same totals.
 */
export const SLICE = { sqlite: 500, postgres: 250 };
/** How long SQLite's lock is left to others between two slices: longer than they wait from one try to the next. */
const GAP_MS = 20;
/** How many slices PostgreSQL's search index is tidied after: before what it puts off is more than it allows itself. */
const TIDY_AFTER = 3;
/**
 * GIN pending list: what PostgreSQL has put off for its search index; the writer for whom it grew too much would have
 * to make up for it, and to hold the totals meanwhile.
 */
const tidySearch = sql`select gin_clean_pending_list('orders_search')`;
/** Slices after which PostgreSQL is told for the first time how many orders there are by now. */
const ANALYZED_FROM = 4;
/**
 * Statistics of one column each, which take a moment. They end the kept plans too: one of a time when there were few
 * orders reads all of them for a page.
 */
const analyze = sql`analyze orders (seq), order_events (id), order_totals`;

const isDoubled = (slices: number) => slices >= ANALYZED_FROM && (slices & (slices - 1)) === 0;

/** Pages in SQLite's write-ahead log, of 4096 bytes, from which on it is begun anew. */
const RESTART_FROM = 4000;

/**
 * WAL checkpoint beside others. Passive first, which copies nearly all of it and leaves the lock to others; what they
 * write meanwhile would keep the log from ever beginning anew: beside 20 orders a second it grew to a gigabyte, in which
 * every page that anybody read was looked for, and which took seconds to cut. So the little that came in is copied with
 * the lock held; where somebody reads at that moment, after the next slice.
 */
async function checkpoint(db: Database): Promise<void> {
  const { rows } = await sql<{ log: number }>`pragma wal_checkpoint(passive)`.execute(db);
  if (rows.some(({ log }) => log > RESTART_FROM)) await sql`pragma wal_checkpoint(restart)`.execute(db);
}

/**
 * Runs short transactions one after another, and between them the maintenance (WAL checkpoint, GIN pending list) that
 * some other writer would have to make up for. On SQLite others get the lock in the gaps.
 */
export function inSlices(db: Database): <T>(work: (trx: Trx) => Promise<T>) => Promise<T> {
  if (engineOf(db).name === 'postgres') {
    let slices = 0;
    return async (work) => {
      const done = await inTransaction(db, async (trx) => {
        // fsync once, by the transaction that ends the import: what is lost before is lost with its marks.
        await sql`set local synchronous_commit = off`.execute(trx);
        await whileHeld(trx, db);
        return work(trx);
      });
      slices += 1;
      if (slices % TIDY_AFTER === 0) await tidySearch.execute(db);
      if (isDoubled(slices)) await analyze.execute(db);
      return done;
    };
  }
  let ended: number | undefined;
  return async (work) => {
    if (ended !== undefined) await setTimeout(Math.max(0, ended + GAP_MS - performance.now()));
    await sql`pragma wal_autocheckpoint = 0`.execute(db);
    try {
      return await db.transaction().execute(work);
    } finally {
      ended = performance.now();
      await sql`pragma wal_autocheckpoint = 1000`.execute(db);
      await checkpoint(db);
    }
  };
}

export async function markUnfinished(trx: Trx, seqs: Iterable<number>): Promise<void> {
  await insertRows(
    trx,
    'unfinished_import',
    [...seqs].map((seq) => ({ seq })),
  );
}

/**
 * Atomic import in batches, all or nothing: what one that failed has stored is taken out again; what one that was
 * killed has, by the next of these, or the next start of a server. `onStored` is in the transaction that ends it.
 */
export function allInSlices<T>(
  db: Database,
  timeZone: string,
  work: (db: Database) => Promise<T>,
  onStored: (trx: Trx) => Promise<void> = async () => undefined,
): Promise<T> {
  return whileNoImport(db, async (own) => {
    await takeOut(own, timeZone);
    try {
      const done = await work(own);
      await inTransaction(own, async (trx) => {
        await whileHeld(trx, own);
        await trx.deleteFrom('unfinished_import').execute();
        await onStored(trx);
      });
      return done;
    } catch (error) {
      if (error instanceof LockLost) throw error;
      await takeOut(own, timeZone).catch(() => {
        throw new LeftUnfinished(error);
      });
      throw error;
    }
  });
}

/** As on a full disk, which has no room to take anything out either. */
class LeftUnfinished extends UserError {
  constructor(cause: unknown) {
    const why = cause instanceof Error ? cause.message : cause;
    super(
      `The import was interrupted (${why}), and its orders could not be removed yet. The next ` +
        `start of the server removes them, and so does: ${typedCommand('check --repair')}`,
    );
  }
}

/** Says in a sentence what an import has left that ended before it was done; one that runs has left nothing. */
export async function findUnfinishedImport(db: Database): Promise<string[]> {
  if (!(await isUnfinished(db))) return [];
  return unlessRunning(
    whileNoImport(db, async (own) => {
      const { n } = await own
        .selectFrom('unfinished_import')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      if (n === 0) return [];
      return [
        `${n} orders are from an interrupted import. The next start of the server removes them, ` +
          `and so does: ${typedCommand('check --repair')}`,
      ];
    }),
    [],
  );
}

/** Takes out what an import has stored that ended before it was done; answers how many orders. Not while one runs. */
export async function takeOutUnfinished(db: Database, timeZone: string): Promise<number> {
  if (!(await isUnfinished(db))) return 0;
  return unlessRunning(
    whileNoImport(db, (own) => takeOut(own, timeZone)),
    0,
  );
}

async function isUnfinished(db: Database): Promise<boolean> {
  return (await db.selectFrom('unfinished_import').select('seq').limit(1).executeTakeFirst()) !== undefined;
}

async function takeOut(db: Database, timeZone: string): Promise<number> {
  const slice = inSlices(db);
  let all = 0;
  while (await isUnfinished(db)) all += await slice((trx) => takeOutSome(trx, timeZone));
  return all;
}

/** What came of an order before it is taken out again. */
const OF_ORDER = ['order_events', 'proofs', 'stop_acts', 'run_stops', 'contact_calls', 'follow_ups'] as const;

/** As they stand by now: an order may have been moved meanwhile, and counts as it does. */
async function takeOutSome(trx: Trx, timeZone: string): Promise<number> {
  const marks = await trx
    .selectFrom('unfinished_import')
    .select('seq')
    .orderBy('seq')
    .limit(SLICE[engineOf(trx).name])
    .execute();
  const seqs = marks.map(({ seq }) => seq);
  if (seqs.length === 0) return 0;
  const found = trx.selectFrom('orders').selectAll().where('seq', 'in', seqs).orderBy('seq');
  const orders = await engineOf(trx).lockRows(found, 'update').execute();
  const ids = orders.map(({ id }) => id);
  for (const table of OF_ORDER) {
    if (ids.length > 0) await trx.deleteFrom(table).where('order_id', 'in', ids).execute();
  }
  await trx.deleteFrom('orders').where('seq', 'in', seqs).execute();
  await trx.deleteFrom('unfinished_import').where('seq', 'in', seqs).execute();
  await addToTotals(trx, timeZone, orders.map(newOrder).map(takenBack));
  return orders.length;
}

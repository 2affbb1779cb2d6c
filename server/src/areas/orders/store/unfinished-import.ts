import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import { insertRows } from '../../../platform/engine/insert-rows.ts';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { typedCommand } from '../../../platform/typed-command.ts';
import { UserError } from '../../../platform/user-error.ts';
import { LockLost, unlessRunning, whileHeld, whileNoImport } from './import-lock.ts';
import { addToTotals, minusContribution, plusContribution } from './totals.ts';

/** Orders of one transaction, some 50 ms: on SQLite all writers wait, on PostgreSQL those who need the same totals. */
export const SLICE = { sqlite: 500, postgres: 250 };
/** Gap between two slices for other writers of SQLite: longer than they wait between two tries. */
const GAP_MS = 20;
/** Slices after which PostgreSQL's search index is cleaned up, before its pending list grows over the limit. */
const TIDY_AFTER = 3;
/**
 * Merges PostgreSQL's pending lists of the search indexes; otherwise a writer does it once a list is too long, while
 * holding the totals.
 */
const tidySearch = sql`
  select gin_clean_pending_list('orders_search'), gin_clean_pending_list('orders_search_folded')`;
/** Slices after which PostgreSQL first updates its statistics. */
const ANALYZED_FROM = 4;
/**
 * Updates the statistics of one column each, which is quick. It also discards plans from a time with few orders,
 * which would read all of them for a page.
 */
const analyze = sql`analyze orders (seq), order_events (id), order_totals`;

const isDoubled = (slices: number) => slices >= ANALYZED_FROM && (slices & (slices - 1)) === 0;

/** Pages of 4096 bytes in SQLite's write-ahead log from which on it is restarted. */
const RESTART_FROM = 4000;

/**
 * Runs a WAL checkpoint next to other writers: first a passive one, which copies nearly everything without the lock,
 * then one that holds the lock for the small rest, or after the next slice if a reader is active. Without the second,
 * concurrent writes keep the log from ever restarting: at 20 orders a second it grew to a gigabyte, slowed every read,
 * and took seconds to truncate.
 */
async function checkpoint(db: Database): Promise<void> {
  const { rows } = await sql<{ log: number }>`pragma wal_checkpoint(passive)`.execute(db);
  if (rows.some(({ log }) => log > RESTART_FROM)) await sql`pragma wal_checkpoint(restart)`.execute(db);
}

/**
 * Runs short transactions one after another, and in between the maintenance (WAL checkpoint, GIN pending list) that
 * some other writer would have to do. On SQLite others get the lock in the gaps.
 */
export function inSlices(db: Database): <T>(work: (trx: Trx) => Promise<T>) => Promise<T> {
  if (engineOf(db).name === 'postgres') {
    let slices = 0;
    return async (work) => {
      const done = await inTransaction(db, async (trx) => {
        // The transaction that ends the import syncs once; slices that are lost before are lost with their marks.
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
 * Imports in batches, all or nothing: if it fails, stored orders are deleted again; if it is killed, the next import
 * or server start deletes them. `onStored` runs in the transaction that ends the import.
 */
export function allInSlices<T>(
  db: Database,
  timeZone: string,
  work: (db: Database) => Promise<T>,
  onStored: (trx: Trx) => Promise<void>,
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

/** Thrown if stored orders could not be deleted, as on a full disk. */
class LeftUnfinished extends UserError {
  constructor(cause: unknown) {
    const why = cause instanceof Error ? cause.message : cause;
    super(
      `The import was interrupted (${why}), and its orders could not be removed yet. The next ` +
        `start of the server removes them, and so does: ${typedCommand('check --repair')}`,
    );
  }
}

/** Returns a sentence about orders that an interrupted import has left, or none; a running import has left none. */
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

/** Deletes the orders of an interrupted import. Returns their number. Does nothing while an import is running. */
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

/** Tables with rows of an order that are deleted before it. */
const OF_ORDER = ['order_events', 'proofs', 'stop_acts', 'run_stops', 'contact_calls', 'follow_ups'] as const;

/** Deletes orders as they are now, because one that moved since counts differently. */
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
  await addToTotals(trx, timeZone, orders.map(plusContribution).map(minusContribution));
  return orders.length;
}

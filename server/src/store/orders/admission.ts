import type { CompiledQuery } from 'kysely';
import { insertRows } from '../insert-rows.ts';
import { findTimeZone } from '../kept-time-zone.ts';
import type { Database, Tables, Trx } from '../tables.ts';
import type { NewRow } from './new-rows.ts';
import { newOrder } from './orders.ts';
import { assignSeqs, drawSeqs, takenSeqs } from './seq.ts';
import { addingToTotals, addToTotals } from './totals.ts';

type Row = Tables['orders'];

/** The rows to insert, and the statements that have to run before those inserts. */
export type Admitted = { rows: Row[]; first: CompiledQuery[] };

/** Strategy for adding new orders to the totals and giving each its seq. */
export type Admit = (trx: Trx, timeZone: string, orders: readonly NewRow[]) => Promise<Admitted>;

/**
 * Adds new orders to the totals, and gives each a seq that is free. The totals come first: on PostgreSQL their row
 * locks make orders of one warehouse wait for one another.
 */
export const admitOrders: Admit = async (trx, timeZone, orders) => {
  if (orders.length === 0) return { rows: [], first: [] };
  await addToTotals(trx, timeZone, orders.map(newOrder));
  return { rows: assignSeqs(orders, await takenSeqs(trx, orders)), first: [] };
};

/** What this process knows of a database: the server's time zone, as configured and as stored there. */
type Known = { timeZone: string; kept: string };

const knownOf = new WeakMap<Database, Known>();

/** To be called once admitOrders has accepted this zone, so that it is known to be the zone of the totals. */
async function remember(db: Database, trx: Trx, timeZone: string): Promise<void> {
  const kept = await findTimeZone(trx);
  if (kept !== undefined) knownOf.set(db, { timeZone, kept });
}

/**
 * Optimistic admission: asks the database nothing, so that everything is written in one round trip. Each seq is
 * drawn, and the zone of the totals is assumed not to have changed. Where another
 * process took the seq or changed the zone, the database refuses the batch, and the orders go through admitOrders
 * instead.
 */
export function admitOptimistically(db: Database): Admit {
  return async (trx, timeZone, orders) => {
    const known = knownOf.get(db);
    if (known?.timeZone === timeZone)
      return { rows: drawSeqs(orders), first: addingToTotals(trx, known, orders.map(newOrder)) };
    const admitted = await admitOrders(trx, timeZone, orders);
    if (orders.length > 0) await remember(db, trx, timeZone);
    return admitted;
  };
}

export async function insertOrders(trx: Trx, timeZone: string, orders: readonly NewRow[]): Promise<Row[]> {
  const { rows } = await admitOrders(trx, timeZone, orders);
  await insertRows(trx, 'orders', rows);
  return rows;
}

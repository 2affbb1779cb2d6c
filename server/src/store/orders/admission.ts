import type { CompiledQuery } from 'kysely';
import { insertRows } from '../insert-rows.ts';
import { findTimeZone } from '../kept-time-zone.ts';
import type { Database, Tables, Trx } from '../tables.ts';
import type { NewRow } from './new-rows.ts';
import { newOrder } from './orders.ts';
import { assignSeqs, nextSeqs, randomSlot, takenSeqs } from './seq.ts';
import { addingToTotals, addToTotals } from './totals.ts';

type Row = Tables['orders'];

/** Orders as they are to be inserted, and what is to be sent before that. */
export type Admitted = { rows: Row[]; first: CompiledQuery[] };

/** How orders are taken into the totals and given their seqs. */
export type Admit = (trx: Trx, timeZone: string, orders: readonly NewRow[]) => Promise<Admitted>;

/**
 * Adds new orders to the totals, and gives each a seq that is free. The totals come first: on PostgreSQL their row locks
 * make orders of one warehouse wait for one another, so that no two are given the same seq.
 */
export const admitOrders: Admit = async (trx, timeZone, orders) => {
  if (orders.length === 0) return { rows: [], first: [] };
  await addToTotals(trx, timeZone, orders.map(newOrder));
  return { rows: assignSeqs(orders, await takenSeqs(trx, orders)), first: [] };
};

/** Of a database: the server's zone as it is written there, and the last seq that this process gave in each lane. */
type Known = { timeZone: string; kept: string; slot: number; last: Map<number, number> };

const knownOf = new WeakMap<Database, Known>();

/** Once orders were admitted in this zone, so that it is the one that totals are cut in. */
async function getToKnow(db: Database, trx: Trx, timeZone: string): Promise<void> {
  const kept = await findTimeZone(trx);
  if (kept !== undefined) knownOf.set(db, { timeZone, kept, slot: randomSlot(), last: new Map() });
}

/**
 * Optimistic admission, which asks the database nothing, so that all is written in one round trip: the seqs are those
 * behind the last that this process gave, and the totals' zone the one they had. Where another process was faster the
 * database refuses the whole, and it is to be done by admitOrders.
 */
export function admitUnasked(db: Database): Admit {
  return async (trx, timeZone, orders) => {
    const known = knownOf.get(db);
    if (known?.timeZone === timeZone)
      return { rows: nextSeqs(orders, known), first: addingToTotals(trx, known, orders.map(newOrder)) };
    const admitted = await admitOrders(trx, timeZone, orders);
    if (orders.length > 0) await getToKnow(db, trx, timeZone);
    return admitted;
  };
}

export async function insertOrders(trx: Trx, timeZone: string, orders: readonly NewRow[]): Promise<Row[]> {
  const { rows } = await admitOrders(trx, timeZone, orders);
  await insertRows(trx, 'orders', rows);
  return rows;
}

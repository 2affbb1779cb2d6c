import { randomInt } from 'node:crypto';
import { engineOf } from '../database.ts';
import { prepared } from '../prepared.ts';
import type { Database, Tables } from '../tables.ts';
import { type NewRow, toRow } from './new-rows.ts';

type Row = Tables['orders'];

/** Keeps every number within what JavaScript counts exactly, up to the year 2069. */
const EPOCH = Date.UTC(2000, 0, 1);
const PER_MS = 4096;
const LANES = 32;
/** What tells two orders apart that share millisecond, warehouse lane and mode. */
const STEP = LANES * 2;

/** Spill window: how far the seq of an order may lie behind its own millisecond when very many orders share it. */
const SPILL_MS = 1000;
const SEQS_AT_ONCE = 2000;
const FEW = 64;
/** Capacity in orders of one millisecond, warehouse lane and mode. */
export const MOST_AT_ONCE = (SPILL_MS * PER_MS) / STEP;

/**
 * The seq of an order is its sort key, one whole number: its millisecond, then 6 bits to tell orders of one
 * millisecond apart, 5 bits that depend on the warehouse (its lane) and 1 for urgent. Sorting by it sorts by
 * creation, and the search index, which hands out nothing else, can sort and filter by it without reading a single
 * order.
 */
export function firstSeq(row: NewRow): number {
  return seqAt(row.created_at) + bitsOf(row.warehouse_id, row.delivery_type);
}

/** Lower bound of a millisecond's seqs: every order created before has a lower one. */
export function seqAt(instant: string): number {
  return (Date.parse(instant) - EPOCH) * PER_MS;
}

/**
 * Range of seqs that the orders of a span can have; `created_at` decides at the upper end, where very many may have
 * spilled over.
 */
export function seqSpan(from: string, to: string): [from: number, to: number] {
  return [seqAt(from), seqAt(to) + SPILL_MS * PER_MS];
}

function bitsOf(warehouseId: string, deliveryType: string): number {
  return laneOf(warehouseId) * 2 + (deliveryType === 'urgent' ? 1 : 0);
}

function laneOf(warehouseId: string): number {
  let sum = 0;
  for (let index = 0; index < warehouseId.length; index += 1)
    sum += warehouseId.charCodeAt(index) * (index + 1);
  return sum % LANES;
}

/**
 * Bit mask filter: `seq & mask = bits` holds for all orders of a mode and warehouse; other warehouses may share the
 * lane.
 */
export function seqBits(filter: { mode?: string | undefined; warehouseId?: string | undefined }) {
  const modeMask = filter.mode === undefined ? 0 : 1;
  const laneMask = filter.warehouseId === undefined ? 0 : STEP - 2;
  const mask = modeMask | laneMask;
  return { mask, bits: bitsOf(filter.warehouseId ?? '', filter.mode ?? '') & mask };
}

/** The same as the mode and the lane that a seq has. */
export function seqParts({
  mode,
  warehouseId,
}: {
  mode?: string | undefined;
  warehouseId?: string | undefined;
}) {
  return {
    mode: mode === undefined ? undefined : Number(mode === 'urgent'),
    lane: warehouseId === undefined ? undefined : laneOf(warehouseId),
  };
}

/** Assigns each order its seq, the first that is free; `taken` are those of other orders. */
export function assignSeqs(orders: readonly NewRow[], taken: ReadonlySet<number> = new Set()): Row[] {
  const given = new Set<number>();
  const next = new Map<number, number>();
  return orders.map((order) => {
    const first = firstSeq(order);
    let seq = next.get(first) ?? first;
    const end = first + SPILL_MS * PER_MS;
    while (seq < end && (given.has(seq) || taken.has(seq))) seq += STEP;
    if (seq >= end) throw new RangeError(`Too many orders were created at ${order.created_at}.`);
    given.add(seq);
    next.set(first, seq + STEP);
    return toRow(seq, order);
  });
}

/** Offset in each millisecond at which a process begins to give seqs unasked, so that two processes seldom collide. */
export function randomSlot(): number {
  return randomInt(PER_MS / STEP);
}

/** Assigns each order the next seq after the last one given in its lane and mode, without asking which are taken. */
export function nextSeqs(
  orders: readonly NewRow[],
  { slot, last }: { slot: number; last: Map<number, number> },
): Row[] {
  return orders.map((order) => {
    const first = firstSeq(order) + slot * STEP;
    const next = (last.get(first % STEP) ?? 0) + STEP;
    // If it is beyond the spill window, the clock was set back.
    const seq = next > first && next < first + SPILL_MS * PER_MS ? next : first;
    last.set(first % STEP, seq);
    return toRow(seq, order);
  });
}

const withSeq = prepared<{ seq: number }, Pick<Row, 'seq'>>((db, slots) =>
  db.selectFrom('orders').select('seq').where('seq', '=', slots.seq),
);

/**
 * Which of these seqs are taken. On SQLite a few are looked up one by one: compiling a statement for them takes longer.
 */
async function withSeqs(db: Database, wanted: readonly number[]): Promise<Pick<Row, 'seq'>[]> {
  if (wanted.length > (engineOf(db) === 'sqlite' ? FEW : 1)) {
    const query = db.selectFrom('orders').select('seq').where('seq', 'in', wanted);
    return (await db.executeQuery(query)).rows;
  }
  const held: Pick<Row, 'seq'>[] = [];
  for (const seq of wanted) held.push(...(await withSeq(db, { seq })));
  return held;
}

/** The taken seqs among the first choices of these orders and, where one is taken, those in its spill window too. */
export async function takenSeqs(db: Database, orders: readonly NewRow[]): Promise<Set<number>> {
  const wanted = [...new Set(orders.map(firstSeq))];
  const taken = new Set<number>();
  for (let start = 0; start < wanted.length; start += SEQS_AT_ONCE) {
    for (const { seq } of await withSeqs(db, wanted.slice(start, start + SEQS_AT_ONCE))) {
      const behind = db
        .selectFrom('orders')
        .select('seq')
        .where('seq', '>=', seq)
        .where('seq', '<', seq + SPILL_MS * PER_MS);
      for (const row of await behind.execute()) taken.add(row.seq);
    }
  }
  return taken;
}

import { randomInt } from 'node:crypto';
import { phoneKey } from '@tawseel/contract/facts/phones';
import type { Database, Tables } from '../../../platform/engine/tables.ts';

type Row = Tables['orders'];
type PhoneKeys = 'receiver_phone_e164' | 'sender_phone_e164';

/**
 * An order to be stored: its seq and what a search goes by are made here; it last moved when it was created, if it does
 * not say.
 */
export type NewRow = Omit<Row, 'seq' | 'moved_at' | PhoneKeys> & { moved_at?: string };

/** Search keys of an order's phones, to be written whenever those are. */
export function phoneKeys(row: Pick<Row, 'receiver_phone' | 'sender_phone'>): Pick<Row, PhoneKeys> {
  return {
    receiver_phone_e164: phoneKey(row.receiver_phone),
    sender_phone_e164: phoneKey(row.sender_phone),
  };
}

export function toRow(seq: number, order: NewRow): Row {
  return { seq, ...order, ...phoneKeys(order), moved_at: order.moved_at ?? order.created_at };
}

/** Keeps every number within what JavaScript counts exactly, up to the year 2069. */
const EPOCH = Date.UTC(2000, 0, 1);
const PER_MS = 4096;
/** Spill window: how far the seq of an order may lie behind its own millisecond when very many orders share it. */
const SPILL_MS = 1000;
const SEQS_AT_ONCE = 2000;

/** Also how many orders one millisecond has room for. */
export const SEQS_A_SECOND = SPILL_MS * PER_MS;

/**
 * The seq of an order is its sort key, one whole number: its millisecond, then 12 bits to tell orders of one millisecond
 * apart. Sorting by it sorts by creation. It never changes. This is the lowest seq of a millisecond: every order created
 * before has a lower one.
 */
export function seqAt(instant: string): number {
  return (Date.parse(instant) - EPOCH) * PER_MS;
}

/** The millisecond of a seq. */
export function instantOf(seq: number): string {
  return new Date(Math.floor(seq / PER_MS) + EPOCH).toISOString();
}

/**
 * Range of seqs that the orders of a span can have; `created_at` decides at the upper end, where very many may have
 * spilled over.
 */
export function seqSpan(from: string, to: string): [from: number, to: number] {
  return [seqAt(from), seqAt(to) + SEQS_A_SECOND];
}

/** Assigns each order its seq, the first that is free in its millisecond or behind; `taken` are those of other orders. */
export function assignSeqs(orders: readonly NewRow[], taken: ReadonlySet<number> = new Set()): Row[] {
  const next = new Map<number, number>();
  const given = new Set<number>();
  return orders.map((order) => {
    const first = seqAt(order.created_at);
    const end = first + SEQS_A_SECOND;
    let seq = next.get(first) ?? first;
    while (seq < end && (given.has(seq) || taken.has(seq))) seq += 1;
    if (seq >= end) throw new RangeError(`Too many orders were created at ${order.created_at}.`);
    given.add(seq);
    next.set(first, seq + 1);
    return toRow(seq, order);
  });
}

/**
 * The same for an order that has just come in, without asking which seqs are taken: somewhere in its millisecond, so that
 * two hardly ever choose the same; the database then refuses the second, and it is put in again.
 */
export function drawSeq(order: NewRow): Row {
  return toRow(seqAt(order.created_at) + randomInt(PER_MS), order);
}

/** The taken seqs among the first choices of these orders and, where one is taken, those in its spill window too. */
export async function takenSeqs(db: Database, orders: readonly NewRow[]): Promise<Set<number>> {
  const wanted = [...new Set(orders.map(({ created_at }) => seqAt(created_at)))];
  const taken = new Set<number>();
  for (let start = 0; start < wanted.length; start += SEQS_AT_ONCE) {
    const held = await db
      .selectFrom('orders')
      .select('seq')
      .where('seq', 'in', wanted.slice(start, start + SEQS_AT_ONCE))
      .execute();
    for (const { seq } of held) {
      const behind = db
        .selectFrom('orders')
        .select('seq')
        .where('seq', '>=', seq)
        .where('seq', '<', seq + SEQS_A_SECOND);
      for (const row of await behind.execute()) taken.add(row.seq);
    }
  }
  return taken;
}

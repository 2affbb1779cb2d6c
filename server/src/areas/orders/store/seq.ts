import { randomInt } from 'node:crypto';
import { foldText, isPlainText } from '@tawseel/contract/facts/fold-text';
import { phoneKey } from '@tawseel/contract/facts/phones';
import type { Database } from '../../../platform/engine/tables.ts';
import type { OrderRow } from '../tables.ts';

type SearchKeys = 'receiver_phone_e164' | 'receiver_phone2_e164' | 'sender_phone_e164' | 'folded_texts';

/** Order to store: its seq and search keys are derived here; `moved_at` is its creation if absent. */
export type NewRow = Omit<OrderRow, 'seq' | 'moved_at' | SearchKeys> & { moved_at?: string };

/** Columns that search keys are derived from. */
export const SEARCH_KEY_SOURCES = [
  'receiver_phone',
  'receiver_phone2',
  'sender_phone',
  'reference',
  'receiver_name',
] as const;

/** Separates folded texts: no input has this character, so nothing that is searched for goes across it. */
const SEPARATOR = '\u001e';

/**
 * Returns the folded texts of an order, or null if they are plain, as most are: the index of the texts themselves finds
 * those. Tracking IDs are always plain.
 */
export function foldedTexts({
  reference,
  receiver_name,
}: Pick<OrderRow, 'reference' | 'receiver_name'>): string | null {
  const isPlain = isPlainText(reference) && isPlainText(receiver_name);
  return isPlain ? null : [reference, receiver_name].map(foldText).join(SEPARATOR);
}

/** Returns the search keys of an order; write them whenever one of their sources changes. */
export function searchKeys(
  row: Pick<OrderRow, (typeof SEARCH_KEY_SOURCES)[number]>,
): Pick<OrderRow, SearchKeys> {
  return {
    receiver_phone_e164: phoneKey(row.receiver_phone),
    receiver_phone2_e164: phoneKey(row.receiver_phone2),
    sender_phone_e164: phoneKey(row.sender_phone),
    folded_texts: foldedTexts(row),
  };
}

export function toRow(seq: number, order: NewRow): OrderRow {
  return { seq, ...order, ...searchKeys(order), moved_at: order.moved_at ?? order.created_at };
}

/** Start of seqs: keeps them within JavaScript's safe integers up to the year 2069. */
const EPOCH = Date.UTC(2000, 0, 1);
const PER_MS = 4096;
/** Milliseconds by which the seq of an order may follow its own millisecond if very many orders share it. */
const SPILL_MS = 1000;
const SEQS_AT_ONCE = 2000;

/** Seqs of a second, which is also the room for orders of one millisecond. */
export const SEQS_A_SECOND = SPILL_MS * PER_MS;

/**
 * Returns the lowest seq of a millisecond. The seq of an order is its sort key, one whole number: its millisecond,
 * then 12 bits to tell orders of one millisecond apart. It sorts by creation and never changes; every order created
 * before has a lower one.
 */
export function seqAt(instant: string): number {
  return (Date.parse(instant) - EPOCH) * PER_MS;
}

/** Returns the instant of a seq. */
export function instantOf(seq: number): string {
  return new Date(Math.floor(seq / PER_MS) + EPOCH).toISOString();
}

/**
 * Returns the range of seqs of a span. At its upper end `created_at` decides, because very many orders may have
 * spilled over.
 */
export function seqSpan(from: string, to: string): [from: number, to: number] {
  return [seqAt(from), seqAt(to) + SEQS_A_SECOND];
}

/** More orders were created at one time than have a seq. */
export class TooManyAtOnce extends RangeError {
  readonly createdAt: string;

  constructor(createdAt: string) {
    super(`Too many orders were created at ${createdAt}.`);
    this.createdAt = createdAt;
  }
}

/** Assigns each order the first free seq from its millisecond on; `taken` are seqs of other orders. */
export function assignSeqs(orders: readonly NewRow[], taken: ReadonlySet<number> = new Set()): OrderRow[] {
  const next = new Map<number, number>();
  const given = new Set<number>();
  return orders.map((order) => {
    const first = seqAt(order.created_at);
    const end = first + SEQS_A_SECOND;
    let seq = next.get(first) ?? first;
    while (seq < end && (given.has(seq) || taken.has(seq))) seq += 1;
    if (seq >= end) throw new TooManyAtOnce(order.created_at);
    given.add(seq);
    next.set(first, seq + 1);
    return toRow(seq, order);
  });
}

/**
 * Assigns a random seq in the millisecond of a new order, without reading which are taken. Two orders rarely draw the
 * same; the database then refuses the second, which is inserted again.
 */
export function drawSeq(order: NewRow): OrderRow {
  return toRow(seqAt(order.created_at) + randomInt(PER_MS), order);
}

/** Returns the taken seqs among the first choices of these orders, and if one is taken, those in its spill window. */
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

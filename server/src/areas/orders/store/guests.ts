import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../../../platform/engine/prepared.ts';
import type { Database } from '../../../platform/engine/tables.ts';
import { businessHour } from '../../../platform/values/period.ts';
import { guestsOf, type OrderFilter, sliceOf, warehouseOf } from './order-filter.ts';
import { instantOf } from './seq.ts';

type Slots = { warehouseId: string; mode: string; from: number; to: number };
type PageSlots = Slots & { limit: number; offset: number };
type SeqRow = { seq: number };

/** Whether a mode is asked for: a statement each, so that the usual one reads no orders. */
const MODES = [false, true];

/** Selects the seqs of the guests of a warehouse in a slice; see guestsOf. */
function guestSeqs({ warehouseId, mode, from, to }: Slots, isOfMode: boolean): RawBuilder<unknown> {
  const ofMode = sql`and exists (select 1 from orders
    where orders.seq = custody.seq and orders.delivery_type = ${mode})`;
  const parts = guestsOf(warehouseId).map(
    (guests) => sql`select custody.seq from ${guests}
      and custody.seq >= ${from} and custody.seq < ${to} ${isOfMode ? ofMode : sql``}`,
  );
  return sql.join(parts, sql` union all `);
}

function selectFound(db: Database, seqs: RawBuilder<unknown>) {
  return db.selectFrom(sql<SeqRow>`(${seqs})`.as('found'));
}

const counts = MODES.map((isOfMode) =>
  prepared<Slots, { count: number }>((db, slots) =>
    selectFound(db, guestSeqs(slots, isOfMode)).select(({ fn }) => fn.countAll<number>().as('count')),
  ),
);

const all = MODES.map((isOfMode) =>
  prepared<Slots, SeqRow>((db, slots) => selectFound(db, guestSeqs(slots, isOfMode)).select('seq')),
);

/** Pages of the orders of a warehouse and its guests: three covering indexes, merged newest first without sorting. */
const pages = MODES.map((isOfMode) =>
  prepared<PageSlots, SeqRow>((db, slots) => {
    const own = sql`select seq from orders where warehouse_id = ${slots.warehouseId}
      and seq >= ${slots.from} and seq < ${slots.to}
      ${isOfMode ? sql`and delivery_type = ${slots.mode}` : sql``}`;
    const page = sql`order by seq desc limit ${slots.limit} + 0 offset ${slots.offset} + 0`;
    return selectFound(db, sql`${own} union all ${guestSeqs(slots, isOfMode)} ${page}`).select('seq');
  }),
);

/** Returns the statement for a filter, and its values. */
function statementOf<Q>(queries: readonly Q[], filter: OrderFilter): { query: Q; slots: Slots } {
  const { mode = '' } = filter;
  const query = queries[filter.mode === undefined ? 0 : 1]!;
  return { query, slots: { warehouseId: warehouseOf(filter) ?? '', mode, ...sliceOf(filter) } };
}

/** Counts the guests of a filter by its warehouse; none if it has no warehouse. */
export async function countGuests(db: Database, filter: OrderFilter): Promise<number> {
  if (warehouseOf(filter) === undefined) return 0;
  const { query, slots } = statementOf(counts, filter);
  const [row] = await query(db, slots);
  return Number(row?.count ?? 0);
}

/** Counts the guests of a filter by the hour in which their orders were created, '2026-11-21T14'. */
export async function countGuestsByHour(
  db: Database,
  timeZone: string,
  filter: OrderFilter,
): Promise<Map<string, number>> {
  const { query, slots } = statementOf(all, filter);
  const hours = new Map<string, number>();
  for (const { seq } of await query(db, slots)) {
    const hour = businessHour(instantOf(seq), timeZone);
    hours.set(hour, (hours.get(hour) ?? 0) + 1);
  }
  return hours;
}

/** Returns the seqs of a page of a filter with guests, newest first: those below a seq, without the first `offset`. */
export async function listPageSeqs(
  db: Database,
  filter: OrderFilter,
  { below, limit, offset }: { below: number; limit: number; offset: number },
): Promise<number[]> {
  const { query, slots } = statementOf(pages, filter);
  const found = await query(db, { ...slots, to: Math.min(below, slots.to), limit, offset });
  return found.map(({ seq }) => seq).sort((one, other) => other - one);
}

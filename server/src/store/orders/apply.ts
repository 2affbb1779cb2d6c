import type { Decision } from '../../domain/order-act.ts';
import { isMove } from '../../domain/tracking-history.ts';
import type { Tables, Trx } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { phoneKeys } from './new-rows.ts';
import { eventOf, newOrder } from './orders.ts';
import { assignSeqs, takenSeqs } from './seq.ts';
import { takenBack } from './totals.ts';

type Row = Tables['orders'];

/** Order row that is locked, and what was decided of it. */
export type Decided = { before: Row; decisions: readonly Decision[] };

/**
 * Writes what was decided of orders that are locked, one or sixty: their rows now, their events and totals with the
 * unit. The one way anything happens to an order that is stored.
 */
export async function apply(trx: Trx, unit: UnitOfWork, decided: readonly Decided[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { before, decisions } of decided) rows.push(await applyTo(trx, unit, before, decisions));
  return rows;
}

async function applyTo(
  trx: Trx,
  unit: UnitOfWork,
  before: Row,
  decisions: readonly Decision[],
): Promise<Row> {
  const changes: Partial<Row> = {};
  for (const { patch, event } of decisions) {
    Object.assign(changes, patch, event && isMove(event) ? { moved_at: event.at } : {});
    if (event) unit.events.push(eventOf({ ...before, ...changes }, event));
  }
  if (Object.keys(changes).length === 0) return before;
  let after = { ...before, ...changes };
  Object.assign(changes, phoneKeys(after));
  unit.changes.push(takenBack(newOrder(before)), newOrder(after));
  if (after.delivery_type !== before.delivery_type) {
    after = await withOwnSeq(trx, after);
    // The tracking ID along with the seq, so that SQLite's search index hears of it.
    Object.assign(changes, { seq: after.seq, tracking_id: after.tracking_id });
  }
  await trx.updateTable('orders').set(changes).where('seq', '=', before.seq).execute();
  return { ...after, ...changes };
}

/** The order with a seq of its own mode. */
async function withOwnSeq(trx: Trx, { seq: _, ...order }: Row): Promise<Row> {
  const [given] = assignSeqs([order], await takenSeqs(trx, [order]));
  if (!given) throw new Error('one order was given no seq');
  return given;
}

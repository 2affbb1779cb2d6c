import type { Decision } from '../../domain/order-act.ts';
import { isMove } from '../../domain/tracking-history.ts';
import type { Tables, Trx } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { phoneKeys } from './new-rows.ts';
import { eventOf, newOrder } from './orders.ts';
import { takenBack } from './totals.ts';

type Row = Tables['orders'];

/** Order row that is locked, and what was decided of it. */
export type Decided = { before: Row; decisions: readonly Decision[] };

/**
 * Writes what was decided of orders that are locked, one or sixty: their rows now, their events and totals with the
 * unit, each with the address it came from if it came by a call. The one way anything happens to a stored order.
 */
export async function apply(
  trx: Trx,
  unit: UnitOfWork,
  decided: readonly Decided[],
  addressHash: string | null = null,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { before, decisions } of decided)
    rows.push(await applyTo(trx, unit, before, decisions, addressHash));
  return rows;
}

async function applyTo(
  trx: Trx,
  unit: UnitOfWork,
  before: Row,
  decisions: readonly Decision[],
  addressHash: string | null,
): Promise<Row> {
  const changes: Partial<Row> = {};
  for (const { patch, event } of decisions) {
    Object.assign(changes, patch, event && isMove(event) ? { moved_at: event.at } : {});
    if (event) unit.events.push(eventOf({ ...before, ...changes }, event, addressHash));
  }
  if (Object.keys(changes).length === 0) return before;
  Object.assign(changes, phoneKeys({ ...before, ...changes }));
  const after = { ...before, ...changes };
  unit.changes.push(takenBack(newOrder(before)), newOrder(after));
  await trx.updateTable('orders').set(changes).where('seq', '=', before.seq).execute();
  return after;
}

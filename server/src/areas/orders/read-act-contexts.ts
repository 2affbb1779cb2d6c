import type { Work } from '../../platform/engine/work.ts';
import { findCustodyOf } from '../custody/store/custody.ts';
import { findHeld } from '../ledger/store/held.ts';
import { findSender } from '../senders/store.ts';
import { findWarehouse } from '../warehouses/store.ts';
import { needsOf } from './rules/decide.ts';
import type { Act, ActContext } from './rules/order-act.ts';
import { lastOrderEvents, listEventsOf } from './store/orders.ts';
import type { OrderRow } from './tables.ts';

/** Asks once about each id; null is never there. */
async function findThere(ids: Iterable<string | null>, find: (id: string) => Promise<unknown>) {
  const there = new Set<string | null>();
  for (const id of new Set(ids)) if (id !== null && (await find(id)) !== undefined) there.add(id);
  return there;
}

/**
 * Reads the context of one act on many orders, and locks their warehouses and senders, as `readActContext` does for a single
 * order; for acts that need neither a price nor a place. Returns it by order id.
 */
export async function readActContexts(
  { trx, undoMinutes }: Pick<Work, 'trx' | 'undoMinutes'>,
  orders: readonly OrderRow[],
  act: Act,
): Promise<Map<string, ActContext>> {
  const [first] = orders;
  if (!first) return new Map();
  const { cash, history, parents } = needsOf(act, first);
  const ids = orders.map(({ id }) => id);
  const seqs = orders.map(({ seq }) => seq);
  const lastAt = await lastOrderEvents(trx, ids);
  const custody = await findCustodyOf(trx, orders);
  const held = cash ? await findHeld(trx, seqs) : undefined;
  const histories = history ? await listEventsOf(trx, ids) : undefined;
  const parentsOf = async (column: 'warehouse_id' | 'sender_id', find: (id: string) => Promise<unknown>) =>
    findThere(parents ? orders.map((order) => order[column]) : [], find);
  const warehouses = await parentsOf('warehouse_id', (id) => findWarehouse(trx, id, 'child'));
  const senders = await parentsOf('sender_id', (id) => findSender(trx, id, 'child'));
  return new Map(
    orders.map((order) => [
      order.id,
      {
        undoMinutes,
        lastAt: lastAt.get(order.id),
        held: custody.get(order.seq),
        ...(held && { cashFils: held.get(order.seq)?.fils }),
        ...(histories && { history: histories.get(order.id) ?? [] }),
        ...(parents && {
          isWarehouseThere: warehouses.has(order.warehouse_id),
          isSenderThere: senders.has(order.sender_id),
        }),
      },
    ]),
  );
}

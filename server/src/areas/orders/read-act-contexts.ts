import type { Work } from '../../platform/engine/work.ts';
import { businessDay } from '../../platform/values/period.ts';
import { findCustodyOf } from '../custody/store/custody.ts';
import { placementOf } from '../delivery-areas/placement.ts';
import { findPosted } from '../ledger/store/postings.ts';
import { findSender } from '../senders/store.ts';
import { findWarehouse } from '../warehouses/store.ts';
import { priceAnew } from './calls/price.ts';
import { findHolder } from './find-or-throw.ts';
import { type Needs, needsOf } from './rules/decide.ts';
import type { Act, ActContext } from './rules/order-act.ts';
import { findDriverCash, findLateMoney } from './store/order-money.ts';
import { lastOrderEvents, listEventsOf } from './store/orders.ts';
import type { OrderRow } from './tables.ts';

/** Locked order, and acts to do on it in turn. `known` are its last event and its custody if they were read already. */
export type ActRequest = {
  order: OrderRow;
  acts: readonly Act[];
  known?: Pick<ActContext, 'lastAt' | 'held'>;
};

type NeedyRequest = ActRequest & { needs: readonly Needs[] };

const seqOf = ({ order }: ActRequest) => order.seq;
const idOf = ({ order }: ActRequest) => order.id;

/** Asks once about each id; null is never there. */
async function findThere(ids: Iterable<string | null>, find: (id: string) => Promise<unknown>) {
  const there = new Set<string | null>();
  for (const id of new Set(ids)) if (id !== null && (await find(id)) !== undefined) there.add(id);
  return there;
}

/** Locks the warehouses and senders of orders against deletion, and returns those that there still are. */
async function lockParents({ trx }: Pick<Work, 'trx'>, wanted: readonly NeedyRequest[]) {
  const orders = wanted.map(({ order }) => order);
  const warehouses = await findThere(
    orders.map(({ warehouse_id }) => warehouse_id),
    (id) => findWarehouse(trx, id, 'child'),
  );
  const senders = await findThere(
    orders.map(({ sender_id }) => sender_id),
    (id) => findSender(trx, id, 'child'),
  );
  return new Map(
    orders.map(({ id, warehouse_id, sender_id }) => [
      id,
      { isWarehouseThere: warehouses.has(warehouse_id), isSenderThere: senders.has(sender_id) },
    ]),
  );
}

/** Reads the parts of a context that are about the order as it would be corrected. */
async function readCorrected(
  { trx, scope }: Pick<Work, 'trx' | 'scope'>,
  needs: readonly Needs[],
): Promise<Partial<ActContext>> {
  const known: Partial<ActContext> = {};
  for (const { holderOf, priceOf, destinationOf } of needs) {
    if (holderOf) known.referenceHolder = await findHolder(trx, scope, holderOf);
    if (priceOf) known.price = await priceAnew(trx, priceOf);
    if (destinationOf) known.place = await placementOf(trx, destinationOf);
  }
  return known;
}

/** Reads what acts on locked orders need to know, by order id, and locks their warehouses and senders if they need them. */
export async function readActContexts(
  work: Pick<Work, 'trx' | 'scope' | 'undoMinutes' | 'now' | 'timeZone'>,
  asked: readonly ActRequest[],
): Promise<Map<string, ActContext>> {
  const { trx, undoMinutes, timeZone } = work;
  const wanted = asked.map(
    (one): NeedyRequest => ({ ...one, needs: one.acts.map((act) => needsOf(act, one.order)) }),
  );
  const needing = (need: keyof Needs) => wanted.filter(({ needs }) => needs.some((known) => known[need]));
  const unread = asked.filter(({ known }) => !known);
  const lastAt = await lastOrderEvents(trx, unread.map(idOf));
  const custody = await findCustodyOf(
    trx,
    unread.map(({ order }) => order),
  );
  const cash = await findDriverCash(trx, needing('cash').map(seqOf));
  const posted = await findPosted(trx, needing('posted').map(seqOf));
  const late = await findLateMoney(trx, needing('late').map(idOf));
  const histories = await listEventsOf(trx, needing('history').map(idOf));
  const parents = await lockParents(work, needing('parents'));
  const contexts = new Map<string, ActContext>();
  for (const { order, known, needs } of wanted)
    contexts.set(order.id, {
      undoMinutes,
      ...(needs.some(({ today }) => today) && { today: businessDay(work.now.toISOString(), timeZone) }),
      ...(known ?? { lastAt: lastAt.get(order.id), held: custody.get(order.seq) }),
      cash: cash.get(order.seq),
      isPosted: posted.has(order.seq),
      late: late.get(order.id) ?? [],
      history: histories.get(order.id),
      ...parents.get(order.id),
      ...(await readCorrected(work, needs)),
    });
  return contexts;
}

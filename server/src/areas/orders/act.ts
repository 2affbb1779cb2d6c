import type { Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { businessDay } from '../../platform/values/period.ts';
import { findCustodyOf } from '../custody/store/custody.ts';
import { placementOf } from '../delivery-areas/placement.ts';
import { findSender } from '../senders/store.ts';
import { findWarehouse } from '../warehouses/store.ts';
import { priceAnew } from './calls/price.ts';
import { findHolder, toRefusal } from './find-or-throw.ts';
import { decideInTurn, type InTurn, type Needs, needsOf } from './rules/decide.ts';
import type { Act, ActContext, ActRefusal } from './rules/order-act.ts';
import { type Along, apply } from './store/apply.ts';
import { findCashHolders, findLateMoney, findPosted } from './store/order-money.ts';
import { lastOrderEvents, listEventsOf } from './store/orders.ts';
import type { OrderRow } from './tables.ts';

/** Locked order, and acts to do on it in turn. `known` are its last event and its custody if they were read already. */
export type ActRequest = {
  order: OrderRow;
  acts: readonly Act[];
  known?: Pick<ActContext, 'lastAt' | 'held'>;
};

type NeedyRequest = ActRequest & { needs: readonly Needs[] };

const seqOf = ({ seq }: OrderRow) => seq;
const idOf = ({ id }: OrderRow) => id;

/** Asks once about each id; null is never there. */
async function findThere(ids: Iterable<string | null>, find: (id: string) => Promise<unknown>) {
  const there = new Set<string | null>();
  for (const id of new Set(ids)) if (id !== null && (await find(id)) !== undefined) there.add(id);
  return there;
}

/** Locks the warehouses and senders of orders against deletion, and returns those that there still are. */
async function lockParents(trx: Trx, orders: readonly OrderRow[]) {
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
async function readActContexts(
  work: Pick<Work, 'trx' | 'scope' | 'undoMinutes' | 'now' | 'timeZone'>,
  asked: readonly ActRequest[],
): Promise<Map<string, ActContext>> {
  const { trx, undoMinutes, timeZone } = work;
  const wanted = asked.map(
    (one): NeedyRequest => ({ ...one, needs: one.acts.map((act) => needsOf(act, one.order)) }),
  );
  const needing = (need: keyof Needs) =>
    wanted.filter(({ needs }) => needs.some((known) => known[need])).map(({ order }) => order);
  const unread = asked.filter(({ known }) => !known).map(({ order }) => order);
  const lastAt = await lastOrderEvents(trx, unread.map(idOf));
  const custody = await findCustodyOf(trx, unread);
  const cash = await findCashHolders(trx, needing('cash').map(seqOf));
  const posted = await findPosted(trx, needing('posted').map(seqOf));
  const late = await findLateMoney(trx, needing('late').map(idOf));
  const histories = await listEventsOf(trx, needing('history').map(idOf));
  const parents = await lockParents(trx, needing('parents'));
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

/** Order after the acts on it, with what was decided. */
export type Acted = InTurn & { after: OrderRow };

/** Refused acts, each with the index of its order. */
export type RefusedActs = {
  refused: [{ index: number; why: ActRefusal }, ...{ index: number; why: ActRefusal }[]];
};

/** Orders that are read and decided at a time, between which other calls may read. */
const AT_ONCE = 50;

/**
 * Does acts on orders that are locked, those of an order one after the other, or none if any is refused. This is the only
 * way in which a stored order and its parcel change: it reads what the rules of the acts need, decides, and writes the
 * effects with their cause. Returns what came of each order, in their order, or all refusals.
 */
export async function tryAct(
  work: Work,
  asked: readonly ActRequest[],
  along: Along = {},
): Promise<Acted[] | RefusedActs> {
  const decided: InTurn[] = [];
  const refused: { index: number; why: ActRefusal }[] = [];
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const some = asked.slice(from, from + AT_ONCE);
    const contexts = await readActContexts(work, some);
    for (const [at, { order, acts }] of some.entries()) {
      const known = contexts.get(order.id) as ActContext;
      const one = decideInTurn(order, acts, work.actor, work.now, known);
      if ('refused' in one) refused.push({ index: from + at, why: one });
      else decided.push(one);
    }
  }
  const [first, ...others] = refused;
  if (first) return { refused: [first, ...others] };
  const writing = asked.map(({ order }, index) => ({
    before: order,
    decisions: decided[index]?.decisions ?? [],
  }));
  const rows = await apply(work, writing, along);
  return decided.map((one, index) => ({ ...one, after: rows[index] as OrderRow }));
}

/** Does acts on locked orders, as `tryAct` does. Throws the first refusal. */
export async function act(work: Work, asked: readonly ActRequest[], along: Along = {}): Promise<Acted[]> {
  const acted = await tryAct(work, asked, along);
  if ('refused' in acted) throw toRefusal(acted.refused[0].why);
  return acted;
}

/** Does acts on one locked order, as `act` does. */
export async function actOn(work: Work, asked: ActRequest, along: Along = {}): Promise<Acted> {
  const [acted] = await act(work, [asked], along);
  return acted as Acted;
}

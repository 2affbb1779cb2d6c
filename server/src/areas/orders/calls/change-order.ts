import type { Order } from '@tawseel/contract/order-replies';
import type { Work } from '../../../platform/engine/work.ts';
import { speakerOf } from '../../../platform/http/language.ts';
import { runIdempotently } from '../../../platform/http/run-idempotently.ts';
import type { Context } from '../../../platform/http/serve.ts';
import { placementOf } from '../../areas/placement.ts';
import { listedName } from '../../areas/store.ts';
import { findCustody } from '../../custody/store/custody.ts';
import { findHeld } from '../../ledger/store/held.ts';
import { findSender } from '../../senders/store.ts';
import { findWarehouse } from '../../warehouses/store.ts';
import { findHolder, lockOrderOrThrow, recallOrder, toRefusal } from '../find-or-throw.ts';
import { correctedColumns } from '../rules/correction.ts';
import { decide, needsOf } from '../rules/decide.ts';
import type { Act, ActContext } from '../rules/order-act.ts';
import { apply } from '../store/apply.ts';
import { lastOrderEvent, listOrderEvents } from '../store/orders.ts';
import { toOrder } from '../store/wire.ts';
import type { OrderRow } from '../tables.ts';
import { priceAnew } from './price.ts';

/** Reads the context of an act, and locks the warehouse and the sender against deletion if the act needs them. */
export async function readActContext(
  { trx, scope, undoMinutes }: Pick<Work, 'trx' | 'scope' | 'undoMinutes'>,
  order: OrderRow,
  act: Act,
): Promise<ActContext> {
  const { cash, history, parents, holderOf, priceOf, placeOf } = needsOf(act, order);
  const { warehouse_id: warehouse, sender_id: sender } = order;
  return {
    undoMinutes,
    lastAt: await lastOrderEvent(trx, order.id),
    held: await findCustody(trx, order),
    ...(cash && { cashFils: (await findHeld(trx, [order.seq])).get(order.seq)?.fils }),
    ...(history && { history: await listOrderEvents(trx, order.id) }),
    ...(parents && {
      isWarehouseThere: (await findWarehouse(trx, warehouse, 'child')) !== undefined,
      isSenderThere: sender !== null && (await findSender(trx, sender, 'child')) !== undefined,
    }),
    ...(holderOf && { referenceHolder: await findHolder(trx, scope, holderOf) }),
    ...(priceOf && { price: await priceAnew(trx, priceOf) }),
    ...(placeOf && { place: await placementOf(trx, placeOf) }),
  };
}

/**
 * Returns an act that names the listed area if it corrects the area to one of its names: 'JBR' to Dubai Marina. What a
 * sender writes stays, because its own system reads it back.
 */
export async function withListedArea(
  { trx, actor }: Pick<Work, 'trx' | 'actor'>,
  order: OrderRow,
  act: Act,
): Promise<Act> {
  if (act.name !== 'correct' || actor.role === 'sender') return act;
  const { changes } = act.with;
  const { dropoff_area: area, dropoff_city: city = order.dropoff_city } = correctedColumns(order, changes);
  const name = area && (await listedName(trx, { city, area }));
  if (!name || name === area) return act;
  const dropoff = { ...Object(Reflect.get(changes, 'dropoff')), area: name };
  return { name: 'correct', with: { ...act.with, changes: { ...changes, dropoff } } };
}

/**
 * Does acts on the order of a tracking ID as typed, one after the other, in one transaction: all or none. `done` is
 * called after the commit.
 */
export function changeOrder(
  context: Context,
  trackingID: string,
  acts: readonly Act[],
  request: object,
  done?: () => void,
): Promise<{ message: string; data: Order }> {
  const say = speakerOf(context.request);
  return runIdempotently(
    context,
    { trackingID, ...request },
    recallOrder,
    async (work) => {
      const { trx, actor, now, scope } = work;
      const before = await lockOrderOrThrow(trx, scope, trackingID);
      let order = before;
      let lastAt: string | undefined;
      const decisions = [];
      for (const asked of acts) {
        const act = await withListedArea(work, order, asked);
        const known = await readActContext(work, order, act);
        const decision = decide(order, act, actor, now, lastAt ? { ...known, lastAt } : known);
        if ('refused' in decision) throw toRefusal(decision);
        decisions.push(decision);
        order = { ...order, ...decision.patch };
        lastAt = decision.event?.at;
      }
      const [after = before] = await apply(work, [{ before, decisions }]);
      const message = decisions.flatMap(({ done }) => (done ? say(done) : [])).join(' ');
      return { message, data: toOrder(after) };
    },
    { done },
  );
}

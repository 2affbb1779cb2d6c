import type { Order } from '@tawseel/contract/order-replies';
import type { Work } from '../../../platform/engine/work.ts';
import { speakerOf } from '../../../platform/http/language.ts';
import { runIdempotently } from '../../../platform/http/run-idempotently.ts';
import type { Context } from '../../../platform/http/serve.ts';
import { listedName } from '../../delivery-areas/store.ts';
import { actOn } from '../act.ts';
import { lockOrderOrThrow, recallOrder } from '../find-or-throw.ts';
import { correctedColumns } from '../rules/correction.ts';
import type { Act } from '../rules/order-act.ts';
import { toOrder } from '../store/wire.ts';
import type { OrderRow } from '../tables.ts';

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
      const order = await lockOrderOrThrow(work.trx, work.scope, trackingID);
      const named: Act[] = [];
      for (const asked of acts) named.push(await withListedArea(work, order, asked));
      const { after, decisions } = await actOn(work, { order, acts: named });
      const message = decisions.flatMap(({ done }) => (done ? say(done) : [])).join(' ');
      return { message, data: toOrder(after) };
    },
    { done },
  );
}

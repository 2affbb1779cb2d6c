import type { Work } from '../../../platform/engine/work.ts';
import { toRefusal } from '../find-or-throw.ts';
import { decide } from '../rules/decide.ts';
import { apply } from '../store/apply.ts';
import { lastOrderEvent } from '../store/orders.ts';
import type { OrderRow } from '../tables.ts';
import { readActContext, withListedArea } from './change-order.ts';

type Correction = { dropoff: object; reason: string; confirmCharge?: number | undefined };

/** Corrects where a locked order goes, or the numbers to call. Returns it corrected. */
export async function correctAddress(
  work: Work,
  order: OrderRow,
  { dropoff, reason, confirmCharge }: Correction,
): Promise<OrderRow> {
  const { trx, actor, now } = work;
  // The order is locked, so its version stays.
  const version = (await lastOrderEvent(trx, order.id)) ?? '';
  const correction = { version, changes: { dropoff }, reason, confirmCharge };
  const act = await withListedArea(work, order, { name: 'correct', with: correction });
  const known = await readActContext(work, order, act);
  const decision = decide(order, act, actor, now, known);
  if ('refused' in decision) throw toRefusal(decision);
  const [after = order] = await apply(work, [{ before: order, decisions: [decision] }]);
  return after;
}

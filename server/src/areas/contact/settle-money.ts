import type { MoneyAnswer } from '@tawseel/contract/follow-ups';
import type { Work } from '../../platform/engine/work.ts';
import { refuseField } from '../../platform/http/errors.ts';
import { findFollowUp } from '../follow-ups/store/follow-ups.ts';
import type { StoredFollowUp } from '../follow-ups/tables.ts';
import { actOn } from '../orders/act.ts';
import { findLateMoney, type StoredLateMoney } from '../orders/store/order-money.ts';
import { lockOrdersById, readOrderBySeq } from '../orders/store/orders.ts';
import type { OrderRow } from '../orders/tables.ts';

/** Returns the money that a follow-up about a late act asks for: of runs of its warehouse, unless it has an answer. */
export function askedMoney(
  { kind, warehouse_id }: Pick<StoredFollowUp, 'kind' | 'warehouse_id'>,
  money: readonly StoredLateMoney[] = [],
): StoredLateMoney[] {
  if (kind !== 'late_act') return [];
  return money.filter(({ isDecided, warehouseId }) => !isDecided && warehouseId === warehouse_id);
}

/** Locks the order of a follow-up that may ask for money, because orders are locked before follow-ups. */
export async function lockOrderOfMoney({ trx, scope }: Work, id: string): Promise<OrderRow | undefined> {
  const row = await findFollowUp(trx, id, scope);
  if (row?.kind !== 'late_act') return undefined;
  return (await lockOrdersById(trx, [row.order_id])).get(row.order_id);
}

/** Carries out where the money of a late act is. Throws unless the answers are about all money that is asked for. */
export async function settleMoney(
  work: Work,
  { row, order }: { row: StoredFollowUp; order: OrderRow },
  answers: readonly MoneyAnswer[],
): Promise<void> {
  const asked = askedMoney(row, (await findLateMoney(work.trx, [order.id])).get(order.id));
  const answerTo = new Map(answers.map(({ actId, is }) => [actId, is]));
  const settled = asked.flatMap((money) => {
    const answer = answerTo.get(money.actId);
    return answer ? [{ money, answer }] : [];
  });
  if (settled.length < asked.length || answers.length > asked.length)
    throw refuseField('money', 'late_money_unsaid', { trackingID: order.tracking_id });
  // One after the other, because one of them at most is the money of the order.
  for (const input of settled)
    await actOn(work, {
      order: await readOrderBySeq(work.trx, order.seq),
      acts: [{ name: 'settleLate', with: input }],
    });
}

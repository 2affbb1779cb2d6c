import type { Work } from '../../../platform/engine/work.ts';
import { actOn } from '../act.ts';
import type { OrderRow } from '../tables.ts';
import { withListedArea } from './change-order.ts';

type Correction = { dropoff: object; reason: string; confirmCharge?: number | undefined };

/** Corrects where a locked order goes, or the numbers to call. Returns it corrected. */
export async function correctAddress(
  work: Work,
  order: OrderRow,
  { dropoff, reason, confirmCharge }: Correction,
): Promise<OrderRow> {
  const correction = { changes: { dropoff }, reason, confirmCharge };
  const act = await withListedArea(work, order, { name: 'correct', with: correction });
  return (await actOn(work, { order, acts: [act] })).after;
}

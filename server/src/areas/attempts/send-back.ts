import type { Work } from '../../platform/engine/work.ts';
import { actOn } from '../orders/act.ts';
import type { Act } from '../orders/rules/order-act.ts';
import type { OrderRow } from '../orders/tables.ts';
import { findPendingStop } from '../stops/store/stops.ts';

/** Sends the parcel of a locked order back to its sender, wherever it is. */
export async function sendBack(work: Work, order: OrderRow, reason: string, causeId?: string): Promise<void> {
  const acts: Act[] = [{ name: 'sendBack', with: { reason } }];
  const pending = await findPendingStop(work.trx, order.id);
  if (pending) {
    const stop = { id: pending.id, run: { ...pending, id: pending.run_id } };
    const isLoading = pending.run_state === 'open';
    acts.push(
      isLoading ? { name: 'unload', with: { stop } } : { name: 'recall', with: { stop, why: reason } },
    );
  }
  await actOn(work, { order, acts }, { causeId });
}

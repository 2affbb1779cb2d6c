import type { Work } from '../../platform/engine/work.ts';
import { businessDay } from '../../platform/values/period.ts';
import { actOn } from '../orders/act.ts';
import type { Act, Promising } from '../orders/rules/order-act.ts';
import type { OrderRow } from '../orders/tables.ts';
import { findPendingStop } from '../stops/store/stops.ts';

/**
 * Promises the receiver of a locked order a day. A later day takes the parcel off a run that has not left, so that it
 * waits on the board for that day. Returns the number of that run, or undefined if the parcel is on none.
 */
export async function promiseDay(
  work: Work,
  order: OrderRow,
  promised: Promising,
  causeId?: string,
): Promise<string | undefined> {
  const { trx, now, timeZone } = work;
  const acts: Act[] = [{ name: 'promise', with: promised }];
  const isLater = promised.day > businessDay(now.toISOString(), timeZone);
  const pending = isLater ? await findPendingStop(trx, order.id) : undefined;
  const isLoading = pending?.kind === 'delivery' && pending.run_state === 'open';
  if (isLoading)
    acts.push({
      name: 'unload',
      with: { stop: { id: pending.id, run: { ...pending, id: pending.run_id } } },
    });
  await actOn(work, { order, acts }, { causeId });
  return isLoading ? pending.number : undefined;
}

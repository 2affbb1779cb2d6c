import { isTrackingStatus } from '@tawseel/contract/facts/tracking';
import type { OrderDetails } from '@tawseel/contract/order-replies';
import type { Parcel } from '@tawseel/contract/parcel';
import type { Loose } from '../../../api/tolerant.ts';
import { isCancelled, type LooseOrder } from '../order-rules.ts';

/** Act that the state of an order asks for. */
export type PrimaryAct = 'cash' | 'handIn' | 'print' | 'area' | 'give' | 'call' | 'receive';

export type OrderState = {
  details: Loose<OrderDetails>;
  parcel: Loose<Parcel>;
  /** True if a run is planned that loads or collects it. */
  isPlanned: boolean;
  /** True if the last try failed and no other day is promised. */
  isToBeCalled: boolean;
  /** True if its label was never printed, or has changed since. */
  label: 'missing' | 'outdated' | 'fine';
};

/** True if the warehouse that has the parcel delivers it. */
function isAtItsWarehouse({ holder, toWarehouse, leg }: Loose<Parcel>): boolean {
  return holder?.kind === 'warehouse' && leg !== 'back' && toWarehouse?.id === holder.id;
}

/** True if the parcel is still with its sender, also if a driver has failed to collect it. */
export function isBeforeCollection({ trackingStatus }: LooseOrder): boolean {
  return trackingStatus === 'created' || trackingStatus === 'accepted' || trackingStatus === 'unpick';
}

/** Board on which an order waits for a driver, and whose; undefined if it waits on none. */
export function boardOf({ details, parcel, isPlanned }: OrderState) {
  if (isPlanned) return undefined;
  const { order = {} } = details;
  const { trackingStatus, warehouseId } = order;
  if (isBeforeCollection(order)) return { kind: 'pickup' as const, warehouseId };
  if (trackingStatus === 'warehouse' && isAtItsWarehouse(parcel))
    return { kind: 'delivery' as const, warehouseId: parcel.holder?.id };
  return undefined;
}

/**
 * Returns the one act that the office does next, or undefined if there is none. It is never the delivery: the driver
 * enters that.
 */
export function primaryAct(state: OrderState): PrimaryAct | undefined {
  const { details, parcel, isToBeCalled, label } = state;
  const { order = {}, cashHandedInAt, money } = details;
  const { trackingStatus = '', paymentMethod } = order;
  if (!isTrackingStatus(trackingStatus) || isCancelled(order) || trackingStatus === 'return')
    return undefined;
  if (trackingStatus === 'delivered') {
    if (paymentMethod !== 'COD' || cashHandedInAt) return undefined;
    return money?.driverId ? 'handIn' : 'cash';
  }
  if (trackingStatus === 'assignedtodriver') return 'call';
  if (trackingStatus === 'pickup') return 'receive';
  if (trackingStatus === 'warehouse') {
    if (isToBeCalled) return 'call';
    if (parcel.exception === 'address') return 'area';
    // A follow-up decides about one that is damaged or missing.
    if (parcel.exception) return undefined;
    if (label === 'outdated') return 'print';
    return boardOf(state) && 'give';
  }
  return label === 'fine' ? boardOf(state) && 'give' : 'print';
}

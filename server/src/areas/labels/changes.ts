import type { LabelChange } from '@tawseel/contract/facts/labels';
import { cashDue } from '@tawseel/contract/facts/payment-methods';
import type { Tables } from '../../platform/engine/tables.ts';

type Printed = Pick<Tables['prints'], 'cash_fils' | 'address'>;
export type Addressed = Pick<
  Tables['orders'],
  | 'payment_method'
  | 'value_fils'
  | 'dropoff_street'
  | 'dropoff_building'
  | 'dropoff_landmark'
  | 'dropoff_area'
  | 'dropoff_city'
  | 'dropoff_makani'
>;

/** Returns the parts of a label that may change later: the cash to collect, in fils, and the address. */
export function printedOf(order: Addressed): { cash_fils: number; address: string } {
  return {
    cash_fils: cashDue(order.payment_method, order.value_fils),
    address: [
      order.dropoff_street,
      order.dropoff_building,
      order.dropoff_landmark,
      order.dropoff_area,
      order.dropoff_city,
      order.dropoff_makani,
    ].join('\n'),
  };
}

/** Returns the outdated parts of a printed label. */
export function changesSince(printed: Printed, order: Addressed): LabelChange[] {
  const now = printedOf(order);
  const changes: LabelChange[] = [];
  if (printed.cash_fils !== now.cash_fils) changes.push('cash');
  if (printed.address !== now.address) changes.push('address');
  return changes;
}

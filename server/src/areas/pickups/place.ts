import { EMIRATES } from '@tawseel/contract/facts/emirates';
import type { NewPickup } from '@tawseel/contract/pickups';
import type { Sender } from '@tawseel/contract/senders';
import type { Warehouse } from '@tawseel/contract/warehouses';
import type { Trx } from '../../platform/engine/tables.ts';
import { invalidField, refuse } from '../../platform/http/errors.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { findSender } from '../senders/store.ts';
import { knownWarehouse } from '../warehouses/calls.ts';
import { findNearestWarehouse } from '../warehouses/store.ts';

/** Returns the sender of a call. With an API key of a sender it is that one, named or not. */
export function ownSender({ senderId: own }: Scope, named: string | undefined): string | undefined {
  if (own !== undefined && named !== undefined && named !== own) throw refuse('no_such_sender');
  return own ?? named;
}

export async function senderOf(trx: Trx, scope: Scope, named: string | undefined): Promise<Sender> {
  const id = ownSender(scope, named);
  if (id === undefined) throw invalidField('senderId', 'sender_missing');
  const sender = await findSender(trx, id, 'child');
  if (!sender) throw refuse('no_such_sender');
  return sender;
}

/** Returns the address of a pickup: the sender's own unless another is given. */
export function addressOf(asked: NewPickup, { houseNo, ...sender }: Sender) {
  const home = [houseNo, sender.street].filter(Boolean).join(', ');
  const ownCity = EMIRATES.find((known) => known === sender.city);
  const { street = home, phone = sender.phone, city = ownCity, area = '' } = asked;
  if (street === '') throw invalidField('street', 'detail_missing_at_sender');
  if (phone === '') throw invalidField('phone', 'detail_missing_at_sender');
  if (city === undefined) throw invalidField('city', 'detail_missing_at_sender');
  return { street, phone, city, area };
}

/** Returns the warehouse of a pickup: that of the staff, otherwise the named or the nearest one. */
export async function warehouseOf(
  trx: Trx,
  scope: Scope,
  { warehouseId = scope.warehouseId, city }: { warehouseId?: string | undefined; city: string },
): Promise<Warehouse> {
  const id = warehouseId ?? (await findNearestWarehouse(trx, city));
  if (id === undefined) throw refuse('no_warehouse_for_pickup');
  return knownWarehouse(trx, scope, id, 'child');
}

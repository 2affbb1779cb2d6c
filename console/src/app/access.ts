import type { May } from '@tawseel/contract/facts/permission';
import { READERS } from '@tawseel/contract/facts/roles';
import { addresses, type ProtectedAddress } from '../addresses.ts';
import { isFor } from '../api/host.ts';
import { FEATURE_OF } from './protected-here.ts';

/** Whom each screen is for: who may not read what it is about has no use for it. */
const MAY: Record<ProtectedAddress, May> = {
  [addresses.home]: READERS.finance,
  [addresses.registerWarehouse]: [],
  [addresses.warehouses]: READERS.warehouses,
  [addresses.singleWarehouse]: READERS.warehouses,
  [addresses.users]: READERS.senders,
  [addresses.prices]: READERS.prices,
  [addresses.supervisors]: READERS.supervisors,
  [addresses.operators]: READERS.staff,
  [addresses.drivers]: READERS.staff,
  [addresses.cashier]: READERS.staff,
  [addresses.allOrders]: READERS.orders,
  [addresses.profileView]: READERS.profile,
  [addresses.queries]: READERS.queries,
  [addresses.settings]: [],
  [addresses.audit]: [],
  [addresses.access]: [],
  [addresses.account]: READERS.profile,
};

/** Whether the signed-in person has this screen on this host. */
export function isOpen(address: ProtectedAddress): boolean {
  return isFor({ may: MAY[address], feature: FEATURE_OF[address] });
}

import type { Feature } from '@tawseel/contract/facts/features';
import type { May } from '@tawseel/contract/facts/permission';
import { READERS } from '@tawseel/contract/facts/roles';
import { addresses, type ProtectedAddress } from '../addresses.ts';
import { isFor } from '../api/host.ts';

/** Whom each screen is for, and the feature it is of: who may not read what it is about has no use for it. */
const NEEDS: Record<ProtectedAddress, { may: May; feature?: Feature }> = {
  [addresses.home]: { may: READERS.finance },
  [addresses.registerWarehouse]: { may: [] },
  [addresses.warehouses]: { may: READERS.warehouses },
  [addresses.singleWarehouse]: { may: READERS.warehouses },
  [addresses.users]: { may: READERS.senders },
  [addresses.prices]: { may: READERS.prices },
  [addresses.supervisors]: { may: READERS.supervisors },
  [addresses.operators]: { may: READERS.staff },
  [addresses.drivers]: { may: READERS.staff },
  [addresses.cashier]: { may: READERS.staff },
  [addresses.allOrders]: { may: READERS.orders },
  [addresses.profileView]: { may: READERS.profile },
  [addresses.queries]: { may: READERS.queries },
  [addresses.settings]: { may: [], feature: 'business' },
  [addresses.audit]: { may: [], feature: 'audit' },
  [addresses.access]: { may: [], feature: 'administrators' },
};

/** Whether the signed-in person has this screen on this host. */
export function isOpen(address: ProtectedAddress): boolean {
  return isFor(NEEDS[address]);
}

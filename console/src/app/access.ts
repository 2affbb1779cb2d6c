import type { Feature } from '@tawseel/contract/facts/features';
import type { May } from '@tawseel/contract/facts/permission';
import { READERS } from '@tawseel/contract/facts/roles';
import { admin } from '@tawseel/contract/admin';
import { audit } from '@tawseel/contract/audit';
import { business } from '@tawseel/contract/business';
import { charges } from '@tawseel/contract/charges';
import { finance } from '@tawseel/contract/finance';
import { orders } from '@tawseel/contract/orders';
import { queries } from '@tawseel/contract/queries';
import type { Route } from '@tawseel/contract/route';
import { senders } from '@tawseel/contract/senders';
import { staff } from '@tawseel/contract/staff';
import { warehouses } from '@tawseel/contract/warehouses';
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
/** The call that each screen is about: who may not make it has no use for the screen, nor for a link to it. */
const NEEDS: Record<ProtectedAddress, Route> = {
  [addresses.home]: finance.readAdminFinance,
  [addresses.registerWarehouse]: warehouses.createWarehouse,
  [addresses.warehouses]: warehouses.listWarehouses,
  [addresses.singleWarehouse]: warehouses.countWarehouseUsers,
  [addresses.users]: senders.listSenders,
  [addresses.prices]: charges.listWeightCharges,
  [addresses.supervisors]: staff.supervisor.listStaff,
  [addresses.operators]: staff.operator.listStaff,
  [addresses.drivers]: staff.driver.listStaff,
  [addresses.cashier]: staff.cashier.listStaff,
  [addresses.allOrders]: orders.listOrders,
  [addresses.profileView]: admin.readProfile,
  [addresses.queries]: queries.listQueries,
  [addresses.settings]: business.updateBusiness,
  [addresses.audit]: audit.listAudit,
};

/** Whether the signed-in person has this screen on this host. */
export function isOpen(address: ProtectedAddress): boolean {
  return isFor(NEEDS[address]);
}

import { admin } from '@tawseel/contract/admin';
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
import { hasCall } from '../api/host.ts';

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
};

/** Whether the signed-in person has this screen on this host. */
export function isOpen(address: ProtectedAddress): boolean {
  return hasCall(NEEDS[address]);
}

import { addresses, type ProtectedAddress } from '../addresses.ts';
import { type LazyComponent, lazyComponent } from '../ui/lazy-component.ts';

/** Screens of the protected routes, lazy. */
export const SCREENS: Record<ProtectedAddress, LazyComponent> = {
  [addresses.home]: lazyComponent(() => import('../screens/home.tsx'), 'Home'),
  [addresses.registerWarehouse]: lazyComponent(
    () => import('../screens/register-warehouse.tsx'),
    'RegisterWarehouse',
  ),
  [addresses.warehouses]: lazyComponent(() => import('../screens/warehouses.tsx'), 'Warehouses'),
  [addresses.singleWarehouse]: lazyComponent(
    () => import('../screens/single-warehouse.tsx'),
    'SingleWarehouse',
  ),
  [addresses.users]: lazyComponent(() => import('../screens/users.tsx'), 'Users'),
  [addresses.prices]: lazyComponent(() => import('../screens/prices.tsx'), 'Prices'),
  [addresses.supervisors]: lazyComponent(() => import('../screens/staff.tsx'), 'Supervisors'),
  [addresses.operators]: lazyComponent(() => import('../screens/staff.tsx'), 'Operators'),
  [addresses.drivers]: lazyComponent(() => import('../screens/staff.tsx'), 'Drivers'),
  [addresses.cashier]: lazyComponent(() => import('../screens/staff.tsx'), 'Cashiers'),
  [addresses.allOrders]: lazyComponent(() => import('../screens/all-orders.tsx'), 'AllOrders'),
  [addresses.profileView]: lazyComponent(() => import('../screens/profile-view.tsx'), 'ProfileView'),
  [addresses.queries]: lazyComponent(() => import('../screens/queries.tsx'), 'Queries'),
  [addresses.settings]: lazyComponent(() => import('../screens/settings.tsx'), 'Settings'),
  [addresses.audit]: lazyComponent(() => import('../screens/audit.tsx'), 'AuditLog'),
  [addresses.account]: lazyComponent(() => import('../screens/account.tsx'), 'Account'),
  [addresses.access]: lazyComponent(() => import('../screens/access.tsx'), 'Access'),
};

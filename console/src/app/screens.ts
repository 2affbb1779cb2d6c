import { addresses, type ProtectedAddress } from '../addresses.ts';
import { type LazyPart, lazyPart } from '../ui/lazy-part.ts';

/** What stands at each address behind the sign-in. */
export const SCREENS: Record<ProtectedAddress, LazyPart> = {
  [addresses.home]: lazyPart(() => import('../screens/home.tsx'), 'Home'),
  [addresses.registerWarehouse]: lazyPart(
    () => import('../screens/register-warehouse.tsx'),
    'RegisterWarehouse',
  ),
  [addresses.warehouses]: lazyPart(() => import('../screens/warehouses.tsx'), 'Warehouses'),
  [addresses.singleWarehouse]: lazyPart(() => import('../screens/single-warehouse.tsx'), 'SingleWarehouse'),
  [addresses.users]: lazyPart(() => import('../screens/users.tsx'), 'Users'),
  [addresses.prices]: lazyPart(() => import('../screens/prices.tsx'), 'Prices'),
  [addresses.supervisors]: lazyPart(() => import('../screens/staff.tsx'), 'Supervisors'),
  [addresses.operators]: lazyPart(() => import('../screens/staff.tsx'), 'Operators'),
  [addresses.drivers]: lazyPart(() => import('../screens/staff.tsx'), 'Drivers'),
  [addresses.cashier]: lazyPart(() => import('../screens/staff.tsx'), 'Cashiers'),
  [addresses.allOrders]: lazyPart(() => import('../screens/all-orders.tsx'), 'AllOrders'),
  [addresses.profileView]: lazyPart(() => import('../screens/profile-view.tsx'), 'ProfileView'),
  [addresses.queries]: lazyPart(() => import('../screens/queries.tsx'), 'Queries'),
};

import { lazyPart } from '../ui/lazy-part.ts';

export const Landing = lazyPart(() => import('../screens/landing.tsx'), 'Landing');
export const NotFound = lazyPart(() => import('../screens/not-found.tsx'), 'NotFound');

/** Address → screen, for every page behind the sign-in. */
export const SCREENS = {
  '/home': lazyPart(() => import('../screens/home.tsx'), 'Home'),
  '/register-warehouse': lazyPart(() => import('../screens/register-warehouse.tsx'), 'RegisterWarehouse'),
  '/warehouses': lazyPart(() => import('../screens/warehouses.tsx'), 'Warehouses'),
  '/single-warehouse': lazyPart(() => import('../screens/single-warehouse.tsx'), 'SingleWarehouse'),
  '/users': lazyPart(() => import('../screens/users.tsx'), 'Users'),
  '/prices': lazyPart(() => import('../screens/prices.tsx'), 'Prices'),
  '/supervisors': lazyPart(() => import('../screens/staff.tsx'), 'Supervisors'),
  '/operators': lazyPart(() => import('../screens/staff.tsx'), 'Operators'),
  '/drivers': lazyPart(() => import('../screens/staff.tsx'), 'Drivers'),
  '/cashier': lazyPart(() => import('../screens/staff.tsx'), 'Cashiers'),
  '/all-orders': lazyPart(() => import('../screens/all-orders.tsx'), 'AllOrders'),
  '/profile-view': lazyPart(() => import('../screens/profile-view.tsx'), 'ProfileView'),
  '/queries': lazyPart(() => import('../screens/queries.tsx'), 'Queries'),
};

export type ProtectedPath = keyof typeof SCREENS;

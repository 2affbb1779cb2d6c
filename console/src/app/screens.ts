import { type ComponentType, lazy } from 'react';
import type { ProtectedPath } from './paths.ts';

export type ProtectedScreen = {
  Screen: ComponentType;
  /** Fetches the code ahead of the visit. */
  load: () => Promise<unknown>;
};

function screen(load: () => Promise<Record<string, ComponentType>>, name: string): ProtectedScreen {
  const Screen = lazy(async () => ({ default: (await load())[name]! }));
  return { Screen, load };
}

/** Address → screen, for every page behind the sign-in. */
export const SCREENS: Record<ProtectedPath, ProtectedScreen> = {
  '/home': screen(() => import('../screens/home.tsx'), 'Home'),
  '/register-warehouse': screen(() => import('../screens/register-warehouse.tsx'), 'RegisterWarehouse'),
  '/warehouses': screen(() => import('../screens/warehouses.tsx'), 'Warehouses'),
  '/single-warehouse': screen(() => import('../screens/single-warehouse.tsx'), 'SingleWarehouse'),
  '/users': screen(() => import('../screens/users.tsx'), 'Users'),
  '/prices': screen(() => import('../screens/prices.tsx'), 'Prices'),
  '/supervisors': screen(() => import('../screens/staff.tsx'), 'Supervisors'),
  '/operators': screen(() => import('../screens/staff.tsx'), 'Operators'),
  '/drivers': screen(() => import('../screens/staff.tsx'), 'Drivers'),
  '/cashier': screen(() => import('../screens/staff.tsx'), 'Cashiers'),
  '/all-orders': screen(() => import('../screens/all-orders.tsx'), 'AllOrders'),
  '/profile-view': screen(() => import('../screens/profile-view.tsx'), 'ProfileView'),
  '/queries': screen(() => import('../screens/queries.tsx'), 'Queries'),
};

import { type ComponentType, lazy } from 'react';

type ProtectedScreen = {
  Screen: ComponentType;
  /** Fetches the code ahead of the visit. */
  load: () => Promise<unknown>;
};

function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ProtectedScreen {
  async function loadScreen(): Promise<{ default: ComponentType }> {
    return { default: (await load())[name] };
  }
  return { Screen: lazy(loadScreen), load };
}

/** Address → screen, for every page behind the sign-in. */
export const SCREENS = {
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

export type ProtectedPath = keyof typeof SCREENS;

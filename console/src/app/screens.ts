import { type ComponentType, lazy } from 'react';

export type ProtectedScreen = {
  path: string;
  Screen: ComponentType;
  /** Fetches the code ahead of the visit. */
  load: () => Promise<unknown>;
};

function screen(
  path: string,
  load: () => Promise<Record<string, ComponentType>>,
  name: string,
): ProtectedScreen {
  const Screen = lazy(async () => ({ default: (await load())[name]! }));
  return { path, Screen, load };
}

/** Address → screen, for every page behind the sign-in. */
export const protectedScreens: readonly ProtectedScreen[] = [
  screen('/home', () => import('../screens/home.tsx'), 'Home'),
  screen('/register-warehouse', () => import('../screens/register-warehouse.tsx'), 'RegisterWarehouse'),
  screen('/warehouses', () => import('../screens/warehouses.tsx'), 'Warehouses'),
  screen('/single-warehouse', () => import('../screens/single-warehouse.tsx'), 'SingleWarehouse'),
  screen('/users', () => import('../screens/users.tsx'), 'Users'),
  screen('/prices', () => import('../screens/prices.tsx'), 'Prices'),
  screen('/supervisors', () => import('../screens/staff.tsx'), 'Supervisors'),
  screen('/operators', () => import('../screens/staff.tsx'), 'Operators'),
  screen('/drivers', () => import('../screens/staff.tsx'), 'Drivers'),
  screen('/cashier', () => import('../screens/staff.tsx'), 'Cashiers'),
  screen('/all-orders', () => import('../screens/all-orders.tsx'), 'AllOrders'),
  screen('/profile-view', () => import('../screens/profile-view.tsx'), 'ProfileView'),
  screen('/queries', () => import('../screens/queries.tsx'), 'Queries'),
];

import type { Feature } from '@tawseel/contract/facts/features';

const open = { landing: '/', login: '/login', reset: '/reset' } as const;

/** Protected addresses of the specification, in the order of the navigation. */
const specified = {
  home: '/home',
  registerWarehouse: '/register-warehouse',
  warehouses: '/warehouses',
  singleWarehouse: '/single-warehouse',
  users: '/users',
  prices: '/prices',
  supervisors: '/supervisors',
  operators: '/operators',
  drivers: '/drivers',
  cashier: '/cashier',
  allOrders: '/all-orders',
  profileView: '/profile-view',
  queries: '/queries',
} as const;

/** Protected addresses beyond the specification, in the order of the navigation. */
const beyond = {
  hub: '/hub',
  runs: '/runs',
  contact: '/contact',
  followUps: '/follow-ups',
  pickups: '/pickups',
  cash: '/cash',
  statements: '/statements',
  areas: '/areas',
  import: '/import',
  access: '/access',
  audit: '/audit',
  settings: '/settings',
  account: '/account',
} as const;

const behindSignIn = { ...specified, ...beyond };

/** Route paths: every address of the console, by the name of its screen. */
export const addresses = { ...open, ...behindSignIn };

/** Protected routes, which need a token. */
export const PROTECTED = Object.values(behindSignIn);
export type ProtectedAddress = (typeof PROTECTED)[number];
export type SpecifiedAddress = (typeof specified)[keyof typeof specified];
export type BeyondAddress = (typeof beyond)[keyof typeof beyond];

/** Addresses beyond the specification, whose screens only our own server has. */
export const BEYOND: readonly ProtectedAddress[] = Object.values(beyond);

/** Returns the feature that the host must have for an address, or undefined if the specification has the address. */
export function featureOf(address: ProtectedAddress): Feature | undefined {
  return BEYOND.includes(address) ? 'tawseel' : undefined;
}

/** Route paths: every address of the console, by the name of its screen. */
export const addresses = {
  landing: '/',
  login: '/login',
  reset: '/reset',
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
  settings: '/settings',
  audit: '/audit',
  access: '/access',
  account: '/account',
} as const;

const { landing, login, reset, ...behindSignIn } = addresses;

/** Protected routes, those that want a token. */
export const PROTECTED = Object.values(behindSignIn);
export type ProtectedAddress = (typeof PROTECTED)[number];

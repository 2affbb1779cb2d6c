import type { Page } from '@playwright/test';

/** Something the console can show, and the steps a user takes to see it. */
export type Shot = {
  name: string;
  address: string;
  /** Without a token stored. */
  visitor?: boolean;
  /** What every call answers instead of the server: nothing yet, nothing at all, or an error. */
  calls?: 'hang' | 'empty' | 'fail';
  steps?: (page: Page) => Promise<unknown>;
};

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const screens = {
  home: '/home',
  warehouses: '/warehouses',
  users: '/users',
  prices: '/prices',
  supervisors: '/supervisors',
  operators: '/operators',
  drivers: '/drivers',
  cashier: '/cashier',
  'all-orders': '/all-orders',
  'profile-view': '/profile-view',
  queries: '/queries',
};

const states: Shot[] = Object.entries(screens).flatMap(([name, address]) => [
  { name, address },
  { name: `${name}-loading`, address, calls: 'hang' },
  { name: `${name}-empty`, address, calls: 'empty' },
  { name: `${name}-failed`, address, calls: 'fail' },
]);

export const SHOTS: Shot[] = [
  { name: 'landing', address: '/', visitor: true },
  { name: 'login', address: '/login', visitor: true },
  { name: 'login-problems', address: '/login', visitor: true, steps: press('Login') },
  { name: 'not-found', address: '/no/such/page', visitor: true },
  { name: 'register-warehouse', address: '/register-warehouse' },
  ...states,
];

import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ADMIN } from '../harness/our-server.ts';

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

type Step = (page: Page) => Promise<unknown>;

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click();
const pressIn =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('dialog').getByRole('button', { name }).first().click();
const seek =
  (words: string): Step =>
  (page) =>
    page.getByRole('searchbox').fill(words);
const tab =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('tab', { name }).click();
/** Lets what opened come to rest. */
const settle: Step = (page) => page.waitForLoadState('networkidle');

function steps(...all: Step[]): Step {
  return async (page) => {
    for (const step of [...all, settle]) await step(page);
  };
}

const screens = [
  addresses.home,
  addresses.warehouses,
  addresses.users,
  addresses.prices,
  addresses.supervisors,
  addresses.operators,
  addresses.drivers,
  addresses.cashier,
  addresses.allOrders,
  addresses.profileView,
  addresses.queries,
  addresses.settings,
  addresses.audit,
  addresses.access,
];

const states: Shot[] = screens.flatMap((address) => {
  const name = address.slice(1);
  return [
    { name, address },
    { name: `${name}-loading`, address, calls: 'hang' },
    { name: `${name}-empty`, address, calls: 'empty' },
    { name: `${name}-failed`, address, calls: 'fail' },
  ];
});

const individual = tab(/^Individual Users/);
const companies = tab(/^Company Users/);
const openWarehouse: Step = async (page) => {
  await press(/^View /)(page);
  await page.getByText('ALL Orders List').waitFor();
};

export const SHOTS: Shot[] = [
  {
    name: 'audit-details',
    address: `${addresses.audit}?kind=rate`,
    steps: (page) => page.getByRole('table').getByRole('row').nth(1).getByRole('button').click(),
  },
  { name: 'landing', address: addresses.landing, visitor: true },
  { name: 'login', address: addresses.login, visitor: true },
  { name: 'login-problems', address: addresses.login, visitor: true, steps: press('Login') },
  { name: 'reset', address: `${addresses.reset}#${'x'.repeat(43)}`, visitor: true },
  { name: 'reset-cut-off', address: addresses.reset, visitor: true },
  {
    name: 'second-factor-code',
    address: addresses.profileView,
    steps: steps(
      press('Turn on'),
      (page) => page.getByRole('dialog').getByLabel('Your password').fill(ADMIN.password),
      pressIn('Next'),
      (page) => page.getByRole('img', { name: /^QR code/ }).waitFor(),
    ),
  },
  { name: 'not-found', address: '/no/such/page', visitor: true },
  { name: 'register-warehouse', address: addresses.registerWarehouse },
  {
    name: 'register-warehouse-problems',
    address: addresses.registerWarehouse,
    steps: press('Register Warehouse'),
  },
  ...states,
  { name: 'palette', address: addresses.profileView, steps: (page) => page.keyboard.press('Control+k') },
  { name: 'keys', address: addresses.profileView, steps: (page) => page.keyboard.press('?') },
  {
    name: 'home-custom-period',
    address: addresses.home,
    steps: (page) => page.getByText('Custom').first().click(),
  },

  { name: 'warehouses-no-match', address: addresses.warehouses, steps: steps(seek('zzzz')) },
  { name: 'warehouse-edit', address: addresses.warehouses, steps: press(/^Edit /) },
  { name: 'warehouse-delete', address: addresses.warehouses, steps: press(/^Delete /) },
  { name: 'single-warehouse', address: addresses.warehouses, steps: steps(openWarehouse) },
  {
    name: 'single-warehouse-drivers',
    address: addresses.warehouses,
    steps: steps(openWarehouse, tab(/^Drivers/)),
  },
  {
    name: 'single-warehouse-user',
    address: addresses.warehouses,
    steps: steps(openWarehouse, (page) => page.getByRole('table').first().getByRole('row').nth(1).click()),
  },

  { name: 'users-add', address: addresses.users, steps: steps(press('Add Company'), pressIn('Add Company')) },
  {
    name: 'users-edit',
    address: `${addresses.users}?search=camel`,
    steps: steps(press(/^View User Details/), pressIn('Edit'), pressIn('Add address')),
  },
  { name: 'users-deleted', address: `${addresses.users}?show=deleted` },
  { name: 'users-individual', address: addresses.users, steps: steps(individual) },
  { name: 'users-companies', address: addresses.users, steps: steps(companies) },
  { name: 'user-details', address: addresses.users, steps: press(/^View User Details/) },
  { name: 'user-delete', address: addresses.users, steps: press(/^User Delete/) },
  { name: 'rates-individual', address: addresses.users, steps: steps(individual, press('Edit User Price')) },
  { name: 'rates-company', address: addresses.users, steps: steps(companies, press(/^Set CompanyPrice/)) },
  { name: 'zone-rates', address: addresses.users, steps: steps(individual, press('User Zone Price')) },
  {
    name: 'zone-rate-new',
    address: addresses.users,
    steps: steps(individual, press('User Zone Price'), pressIn('Add New Rate')),
  },
  {
    name: 'zone-rate-edit',
    address: addresses.users,
    steps: steps(individual, press('User Zone Price'), pressIn(/^Edit /)),
  },
  { name: 'zone-rates-company', address: addresses.users, steps: steps(companies, press(/^Set ZonePrice/)) },
  { name: 'prices-editing', address: addresses.prices, steps: press(/^Edit/) },

  { name: 'driver-details', address: addresses.drivers, steps: steps(press(/^Details of/)) },
  {
    name: 'driver-pin',
    address: addresses.drivers,
    steps: steps(press(/^Details of/), pressIn('Set a PIN')),
  },
  { name: 'driver-add', address: addresses.drivers, steps: press(/^Add Driver$/) },
  {
    name: 'driver-doubtful',
    address: addresses.drivers,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Add Driver' }).click();
      await page.getByLabel('Phone').fill('04 123 4567 ext 2');
      await page.getByLabel('Identity Number').fill('784-1990-1234567-1');
      await page.getByRole('dialog').getByRole('button', { name: 'Add Driver' }).click();
    },
  },
  {
    name: 'operator-edit',
    address: addresses.operators,
    steps: steps(press(/^Details of/), pressIn(/^Edit$/)),
  },
  { name: 'operators-deleted', address: `${addresses.operators}?show=deleted` },
  { name: 'driver-status', address: addresses.drivers, steps: press(/^Change (un)?Active/) },
  { name: 'cashier-payments', address: addresses.cashier, steps: steps(press(/^Cashier Payment/)) },
  {
    name: 'cashier-invoice',
    address: addresses.cashier,
    steps: steps(press(/^Cashier Payment/), pressIn(/^View Invoice/)),
  },
  { name: 'orders-search', address: addresses.allOrders, steps: steps(seek('ahm')) },
  { name: 'order-details', address: addresses.allOrders, steps: steps(press(/^View order/)) },
  { name: 'order-new', address: addresses.allOrders, steps: steps(press('New order')) },
  {
    name: 'order-new-problems',
    address: addresses.allOrders,
    steps: steps(press('New order'), pressIn('Put the order in')),
  },
  {
    name: 'order-correct',
    address: addresses.allOrders,
    steps: steps(press(/^View order/), pressIn('Correct')),
  },
  {
    name: 'order-cancel',
    address: addresses.allOrders,
    steps: steps(press(/^View order/), pressIn('Cancel order')),
  },
  { name: 'query', address: addresses.queries, steps: (page) => page.getByRole('row').nth(1).click() },
  {
    name: 'queries-selected',
    address: addresses.queries,
    steps: (page) => page.getByRole('checkbox', { name: 'Select all on this page' }).check(),
  },
  { name: 'profile-editing', address: addresses.profileView, steps: press('Edit') },
  { name: 'access-add', address: addresses.access, steps: steps(press('Add administrator')) },
  { name: 'access-link', address: addresses.access, steps: press(/^Make a reset link/) },
  { name: 'access-keys', address: `${addresses.access}?tab=keys` },
  {
    name: 'access-make-key',
    address: `${addresses.access}?tab=keys`,
    steps: steps(press('Make a key'), pressIn('Make a key')),
  },
  {
    name: 'cashier-payment-enter',
    address: addresses.cashier,
    steps: steps(press(/^Cashier Payment/), pressIn('Enter payment')),
  },
  { name: 'query-delete', address: addresses.queries, steps: press(/^Delete the query/) },
];

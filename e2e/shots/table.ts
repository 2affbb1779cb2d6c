import type { Page } from '@playwright/test';
import { addresses, PROTECTED } from '@tawseel/console/addresses';
import { ADMIN } from '../harness/our-server.ts';
import { CONTACT_STATES } from './contact-states.ts';
import { HUB_STATES } from './hub-states.ts';
import { IMPORT_STATES, openImport } from './import-states.ts';
import { RUNS_STATES } from './runs-states.ts';
import { STATEMENT_STATES } from './statement-states.ts';

export type Role = 'administrator' | 'supervisor' | 'operator' | 'cashier';

/** Something the console can show, and the steps a user takes to see it. */
export type Shot = {
  name: string;
  address: string;
  /** True if no token is stored. */
  visitor?: boolean;
  /** Signed in as one of the demo's staff. */
  as?: Role;
  /** True for a server that can send mail. */
  mail?: boolean;
  /** Answer to every call instead of the server's: none yet, an empty one, or an error. */
  calls?: 'hang' | 'empty' | 'fail';
  steps?: (page: Page) => Promise<unknown>;
};

/** Settings of a server that can mail; no mail server listens there. */
export const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@parcels.example',
  PUBLIC_URL: 'https://parcels.example',
};

type Step = (page: Page) => Promise<unknown>;

const PLANNED = {
  _id: 'a-run',
  number: 'RUN-DXB-001-261124-001',
  driver: { _id: 'a-driver', name: 'Bilal Siddiqui', phone: '+971501234567' },
};

const HAND_IN = [
  ['Number of AED 500.00', '1'],
  ['Number of AED 100.00', '4'],
  ['Number of AED 20.00', '2'],
  ['What for', 'Fuel'],
  [/^Amount/, '60'],
  ['Reason for the difference', 'The receiver had no change'],
] as const;

/** A name also as the pseudo-language says it, in brackets. */
function spoken(name: string | RegExp): string | RegExp {
  return typeof name === 'string' ? name : new RegExp(name.source.replace('^', '^«*').replace('$', '»*$'));
}

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page
      .getByRole('button', { name: spoken(name) })
      .first()
      .click();
const pressIn =
  (name: string | RegExp): Step =>
  (page) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: spoken(name) })
      .first()
      .click();
const seek =
  (words: string): Step =>
  (page) =>
    page.getByRole('searchbox').fill(words);
const tab =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('tab', { name: spoken(name) }).click();
/** The question that was asked has opened. */
const dialog: Step = (page) => page.getByRole('dialog').waitFor();
const question: Step = (page) => page.getByRole('alertdialog').waitFor();
/** Lets what opened come to rest. */
const settle: Step = (page) => page.waitForLoadState('networkidle');

function steps(...all: Step[]): Step {
  return async (page) => {
    for (const step of [...all, settle]) await step(page);
  };
}

/** Those of which a visit shows all four states; the other two show what they are opened with. */
const screens = PROTECTED.filter(
  (address) => address !== addresses.registerWarehouse && address !== addresses.singleWarehouse,
);

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

const fillOrder: Step = async (page) => {
  const form = page.getByRole('dialog');
  const part = (name: string) => form.getByRole('region', { name: spoken(new RegExp(`^${name}$`)) });
  await part('Sender').getByLabel('City').selectOption('Dubai');
  await part('Receiver').getByLabel('City').selectOption('Ajman');
  for (const [label, figure] of [
    ['Weight', '1.2'],
    ['Length', '30'],
    ['Width', '20'],
    ['Height', '10'],
  ] as const)
    await part('Parcel').getByLabel(label).fill(figure);
  await part('Price').getByText(spoken(/^AED/)).first().waitFor();
};

/** An area by another of its names, an unknown one, and details that help to find the door. */
const fillAddress: Step = async (page) => {
  const form = page.getByRole('dialog');
  const part = (name: string) => form.getByRole('region', { name: spoken(new RegExp(`^${name}$`)) });
  await part('Sender').getByLabel('Area').fill('Marina');
  await part('Receiver').getByLabel('Area').fill('Nuaimi');
  await part('Receiver').locator('summary').click();
  await part('Receiver').getByLabel('Makani').fill('30032 95320');
  await part('Receiver').getByRole('button').first().waitFor();
};

/** Days of the figures of a sender that are none. */
const otherDates: Step = async (page) => {
  const figures = page.getByRole('region', { name: spoken(/^Figures$/) });
  await figures.getByRole('combobox').selectOption('other');
  await figures.locator('input').last().fill('2026-01-01');
  await figures.getByRole('button').click();
};

const askPrice =
  (place: string): Step =>
  async (page) => {
    const form = page.getByRole('dialog');
    await form.getByLabel(spoken(/^To/)).fill(place);
    await form.getByRole('spinbutton').first().fill('2');
  };

/** Presses a button of the head of All Orders, which on a phone is behind another. */
const pressHead =
  (name: string): Step =>
  async (page) => {
    if ((page.viewportSize()?.width ?? 0) < 640) await press('More actions')(page);
    await press(name)(page);
  };
const selectOrders = pressHead('Select orders');

/** Opens the first row; a card on a phone has no other button. */
const viewFirst: Step = (page) =>
  page.getByRole('table').getByRole('row').nth(1).getByRole('button').first().click();

const chooseLabels: Step = async (page) => {
  await selectOrders(page);
  for (const at of [1, 2]) await page.getByRole('table').getByRole('checkbox').nth(at).check();
};

/** Answers as if these labels were printed before; nothing is recorded, which the other shots would show. */
async function refusePrints(page: Page): Promise<void> {
  const refusal = {
    code: 'printed_before',
    params: { orders: 2, first: ['TWS-2222-232W', 'TWS-3333-333A'] },
    message:
      '2 of the labels were printed before: TWS-2222-232W, TWS-3333-333A. Give a reason to print them again.',
  };
  await page.route('**/api/labels', (route) => route.fulfill({ status: 409, json: refusal }));
}

/** Shows the address again with other values in an answer of the server, on which nothing changes. */
const answerWith =
  (path: string, changes: object): Step =>
  async (page) => {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({ response, json: { ...body, data: { ...body.data, ...changes } } });
    });
    await page.reload({ waitUntil: 'networkidle' });
  };

const SLIP_KNOWN = {
  code: 'slip_known',
  params: { slip: 'DIB-4471', total: 500 },
  message: 'A deposit of AED 500.00 with the slip DIB-4471 is recorded.',
  issues: [{ path: 'confirmSlip', message: 'A deposit of AED 500.00 with the slip DIB-4471 is recorded.' }],
};

/** Answers every write of a form as if another user had saved first. */
async function refuseSaves(page: Page): Promise<void> {
  const refusal = {
    code: 'changed_meanwhile',
    params: { name: 'Camel Traders' },
    message: 'Somebody else changed this meanwhile.',
    issues: [{ path: 'version', message: 'Another version is stored by now.' }],
  };
  await page.route('**/api/**', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 409, json: refusal }) : route.fallback(),
  );
}

const saveTooLate =
  (name: string): Step =>
  async (page) => {
    await refuseSaves(page);
    await pressIn('Edit')(page);
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: spoken(new RegExp(`^${name}$`)) })
      .fill('Someone');
    await pressIn('Save')(page);
    await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
  };

const changedSender = steps(press(/^View User Details/), saveTooLate('Country'));
const changedDriver = steps(press(/^Details of/), saveTooLate('Last Name'));

/** Imitates a server on which an administrator has set the password. */
const firstPassword: Step = async (page) => {
  await page.route('**/api/profile/', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, user: { ...body.user, mustChangePassword: true } } });
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Choose your own password' }).waitFor();
};

const standingPickups = `${addresses.pickups}?tab=standing`;
const chooseShop: Step = async (page) => {
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: spoken(/^Sender/) }).fill('Reading Camel Books');
  await page.keyboard.press('Tab');
};

const pickupShots: Shot[] = [
  { name: 'pickups-operator', address: addresses.pickups, as: 'operator' },
  { name: 'pickups-holiday', address: `${addresses.pickups}?day=2026-12-02` },
  { name: 'pickups-none', address: `${addresses.pickups}?day=2020-02-02` },
  { name: 'pickups-standing', address: standingPickups },
  { name: 'pickups-add', address: addresses.pickups, steps: steps(press('Add a pickup'), chooseShop) },
  {
    name: 'pickups-add-standing',
    address: addresses.pickups,
    steps: steps(press('Add a pickup'), chooseShop, pressIn('Every week'), pressIn('Save')),
  },
  {
    name: 'pickups-details',
    address: addresses.pickups,
    steps: steps((page) =>
      page.getByRole('table').getByRole('row').nth(1).getByRole('button').first().click(),
    ),
  },
  { name: 'pickups-change', address: addresses.pickups, steps: steps(press(/^Change PCK/)) },
  { name: 'pickups-change-standing', address: standingPickups, steps: steps(press(/^Change PCK/)) },
  {
    name: 'pickups-changed-meanwhile',
    address: standingPickups,
    steps: steps(press(/^Change PCK/), async (page) => {
      await refuseSaves(page);
      await pressIn('Save')(page);
      await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    }),
  },
  {
    name: 'pickups-cancel',
    address: addresses.pickups,
    steps: steps(press(/^Cancel PCK/), pressIn('Cancel the pickup')),
  },
  { name: 'pickups-cancel-standing', address: standingPickups, steps: steps(press(/^Cancel PCK/)) },
];

export const SHOTS: Shot[] = [
  ...pickupShots,
  {
    name: 'audit-details',
    address: `${addresses.audit}?kind=rate`,
    steps: (page) => page.getByRole('table').getByRole('row').nth(1).getByRole('button').click(),
  },
  { name: 'landing', address: addresses.landing, visitor: true },
  { name: 'login', address: addresses.login, visitor: true },
  { name: 'login-problems', address: addresses.login, visitor: true, steps: press('Login') },
  {
    name: 'login-failed',
    address: addresses.login,
    visitor: true,
    steps: steps(
      (page) => page.getByLabel('Email').fill('nobody@parcels.example'),
      (page) => page.getByRole('textbox', { name: 'Password' }).fill('wrong'),
      press('Login'),
    ),
  },
  {
    name: 'logged-out',
    address: addresses.profileView,
    steps: async (page) => {
      // The server keeps the session, which the other shots need.
      await page.route('**/api/admin/logout', (route) => route.fulfill({ json: {} }));
      const drawer = page.getByRole('button', { name: 'Open navigation' });
      if (await drawer.isVisible()) await drawer.click();
      await press('LogOut')(page);
      await page.waitForURL(addresses.landing);
    },
  },
  { name: 'reset', address: `${addresses.reset}#${'x'.repeat(43)}`, visitor: true },
  { name: 'reset-cut-off', address: addresses.reset, visitor: true },
  { name: 'login-mail', address: addresses.login, visitor: true, mail: true },
  { name: 'forgot', address: addresses.reset, visitor: true, mail: true },
  {
    name: 'forgot-problems',
    address: addresses.reset,
    visitor: true,
    mail: true,
    steps: press('Send me a link'),
  },
  {
    name: 'forgot-sent',
    address: addresses.reset,
    visitor: true,
    mail: true,
    steps: steps(
      // So many links are mailed for one email.
      (page) => page.getByLabel('Email').fill(`nobody${page.viewportSize()?.width}@parcels.example`),
      press('Send me a link'),
    ),
  },
  {
    name: 'home-no-drivers',
    address: addresses.home,
    steps: answerWith('**/api/orders/overview/today', { drivers: [] }),
  },
  { name: 'home-supervisor', address: addresses.home, as: 'supervisor' },
  { name: 'users-operator', address: `${addresses.users}?search=camel`, as: 'operator' },
  { name: 'all-orders-cashier', address: addresses.allOrders, as: 'cashier' },
  { name: 'profile-operator', address: addresses.profileView, as: 'operator' },
  { name: 'account-operator', address: addresses.account, as: 'operator' },
  {
    name: 'orders-cash',
    address: `${addresses.allOrders}?payment=COD-unheld&trackingStatus=delivered`,
    as: 'cashier',
    steps: async (page) => {
      for (const at of [0, 1]) await page.getByRole('table').getByRole('checkbox').nth(at).check();
      await press(/^Record cash/)(page);
      await question(page);
    },
  },
  {
    name: 'order-cash',
    address: `${addresses.allOrders}?payment=COD-unheld&trackingStatus=delivered`,
    as: 'cashier',
    steps: steps(viewFirst, dialog),
  },
  { name: 'cash-cashier', address: addresses.cash, as: 'cashier' },
  {
    name: 'cash-hand-in',
    address: addresses.cash,
    as: 'cashier',
    steps: async (page) => {
      await press(/^Hand in the cash/)(page);
      await pressIn('Add an expense')(page);
      for (const [label, typed] of HAND_IN) await page.getByRole('dialog').getByLabel(label).fill(typed);
    },
  },
  {
    name: 'cash-hand-in-amount',
    address: addresses.cash,
    as: 'cashier',
    steps: async (page) => {
      await press(/^Hand in the cash/)(page);
      await page.getByRole('dialog').getByLabel('Number of AED 100.00').fill('10');
      await page.getByRole('dialog').getByLabel('Only this amount').check();
    },
  },
  {
    name: 'cash-hand-in-blind',
    address: addresses.cash,
    as: 'cashier',
    steps: steps(answerWith('**/api/cash/desk', { isBlind: true }), press(/^Hand in the cash/)),
  },
  {
    name: 'cash-hand-in-part',
    address: addresses.cash,
    as: 'cashier',
    steps: async (page) => {
      await press(/^Hand in the cash/)(page);
      const boxes = page.getByRole('dialog').getByRole('checkbox');
      await boxes.last().check();
      await boxes.first().check();
      await boxes.nth(1).check();
    },
  },
  {
    name: 'cash-movements',
    address: `${addresses.cash}?tab=balances`,
    steps: steps(press(/^Differences/)),
  },
  { name: 'cash-balances', address: `${addresses.cash}?tab=balances` },
  { name: 'cash-counts', address: `${addresses.cash}?tab=counts` },
  { name: 'cash-close', address: addresses.cash, as: 'cashier', steps: press('Close my box') },
  { name: 'cash-move', address: addresses.cash, steps: press('Move money') },
  {
    name: 'cash-slip-known',
    address: addresses.cash,
    steps: async (page) => {
      await page.route('**/api/cash/moves', (route) => route.fulfill({ status: 409, json: SLIP_KNOWN }));
      await press('Move money')(page);
      const form = page.getByRole('dialog');
      await form.getByRole('combobox').first().selectOption('safe-bank');
      await form.getByRole('combobox').last().selectOption({ index: 1 });
      await form.getByRole('spinbutton').fill('500');
      await form.getByRole('textbox').first().fill('DIB-4471');
      await pressIn('Move')(page);
      await form.getByRole('checkbox').waitFor();
    },
  },
  {
    name: 'first-password',
    address: addresses.profileView,
    as: 'supervisor',
    steps: firstPassword,
  },
  {
    name: 'session-over',
    address: addresses.registerWarehouse,
    steps: async (page) => {
      await page.getByLabel('Phone').fill('+971 4 555 0107');
      // As another tab that found the session over.
      await page.evaluate(() => {
        localStorage.removeItem('authToken');
        dispatchEvent(new StorageEvent('storage'));
      });
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  { name: 'users-edit-changed', address: `${addresses.users}?search=camel`, steps: changedSender },
  { name: 'drivers-edit-changed', address: addresses.drivers, steps: changedDriver },
  { name: 'second-factor', address: addresses.account, steps: press('Turn on') },
  { name: 'account-password-problems', address: addresses.account, steps: press('Change password') },
  {
    name: 'settings-problems',
    address: addresses.settings,
    steps: async (page) => {
      await page.getByLabel('TRN').fill('12');
      await page.getByLabel('IBAN').fill('AE00');
      await page.getByRole('button', { name: spoken(/^Save$/) }).click();
    },
  },
  {
    name: 'second-factor-code',
    address: addresses.account,
    steps: steps(
      press('Turn on'),
      (page) => page.getByRole('dialog').getByLabel('Your password').fill(ADMIN.password),
      pressIn('Next'),
      (page) => page.getByRole('img', { name: spoken(/^QR code/) }).waitFor(),
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
  {
    name: 'navigation',
    address: addresses.settings,
    steps: async (page) => {
      const drawer = page.getByRole('button', { name: /^«*Open navigation/ });
      if (await drawer.isVisible()) await drawer.click();
    },
  },
  { name: 'palette', address: addresses.profileView, steps: (page) => page.keyboard.press('Control+k') },
  {
    name: 'palette-found',
    address: addresses.profileView,
    steps: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('al');
      await page.getByRole('group', { name: /^«*Areas/ }).waitFor();
    },
  },
  {
    name: 'keys',
    address: addresses.profileView,
    steps: steps(
      (page) => page.keyboard.press('?'),
      (page) => page.getByRole('dialog').waitFor(),
    ),
  },
  {
    name: 'home-custom-period',
    address: addresses.home,
    steps: (page) => page.getByText('Custom').first().click(),
  },

  { name: 'warehouses-no-match', address: addresses.warehouses, steps: steps(seek('zzzz')) },
  { name: 'warehouse-edit', address: addresses.warehouses, steps: press(/^Edit /) },
  { name: 'warehouse-delete', address: addresses.warehouses, steps: steps(press(/^Delete /), question) },
  { name: 'single-warehouse', address: addresses.warehouses, steps: steps(openWarehouse) },
  {
    name: 'single-warehouse-drivers',
    address: addresses.warehouses,
    steps: steps(openWarehouse, tab(/^Drivers/)),
  },
  {
    name: 'single-warehouse-user',
    address: addresses.warehouses,
    steps: steps(
      openWarehouse,
      (page) => page.getByRole('table').first().getByRole('row').nth(1).click(),
      dialog,
    ),
  },

  ...Object.entries(HUB_STATES).map(([name, state]): Shot => ({ name, as: 'operator', ...state })),
  ...Object.entries(STATEMENT_STATES).map(
    ([name, { prepare, opensRow, presses = [], ...shot }]): Shot => ({
      name,
      ...shot,
      steps: steps(
        ...(prepare ? [prepare] : []),
        ...(opensRow ? [viewFirst, dialog] : []),
        ...presses.map((button, at) => (opensRow || at > 0 ? pressIn(button) : press(button))),
      ),
    }),
  ),
  ...Object.entries(RUNS_STATES).map(([name, state]): Shot => ({ name, as: 'supervisor', ...state })),
  ...Object.entries(CONTACT_STATES).map(([name, state]): Shot => ({ name, as: 'supervisor', ...state })),
  ...(Object.keys(IMPORT_STATES) as (keyof typeof IMPORT_STATES)[]).map((state) => ({
    name: `import-file-${state}`,
    address: addresses.import,
    steps: openImport(state),
  })),

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
  {
    name: 'user-details-dates',
    address: `${addresses.users}?search=camel`,
    steps: steps(press(/^View User Details/), otherDates),
  },
  { name: 'user-delete', address: addresses.users, steps: steps(press(/^User Delete/), question) },
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
  {
    name: 'prices-tried',
    address: addresses.prices,
    steps: steps(
      (page) => page.locator('summary').click(),
      (page) => page.getByLabel(spoken(/^To/)).fill('Sharjah'),
    ),
  },
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
  {
    name: 'operator-delete',
    address: addresses.operators,
    steps: steps(press(/^Details of/), pressIn('Delete'), question),
  },
  { name: 'driver-status', address: addresses.drivers, steps: steps(press(/^Change (un)?Active/), question) },
  { name: 'cashier-payments', address: addresses.cashier, steps: steps(press(/^Cashier Payment/)) },
  {
    name: 'cashier-invoice',
    address: addresses.cashier,
    steps: steps(press(/^Cashier Payment/), pressIn(/^View Invoice/)),
  },
  { name: 'orders-search', address: addresses.allOrders, steps: steps(seek('ahm')) },
  { name: 'order-details', address: addresses.allOrders, steps: steps(viewFirst) },
  {
    name: 'order-details-on-run',
    address: `${addresses.allOrders}?custody=out`,
    steps: steps(viewFirst, pressIn('More actions'), pressIn('Show delivery code')),
  },
  {
    name: 'order-details-history',
    address: `${addresses.allOrders}?custody=failed`,
    steps: steps(viewFirst, (page) =>
      page.getByRole('region', { name: spoken(/^Tracking History$/) }).scrollIntoViewIfNeeded(),
    ),
  },
  {
    name: 'price-lookup',
    address: addresses.allOrders,
    steps: steps(pressHead('Price lookup'), askPrice('Al Ain')),
  },
  {
    name: 'price-lookup-asks',
    address: addresses.allOrders,
    steps: steps(pressHead('Price lookup'), askPrice('Nahda')),
  },
  { name: 'areas-of-one', address: `${addresses.areas}?city=Sharjah&search=khor` },
  { name: 'area-new', address: addresses.areas, steps: steps(press('New area')) },
  { name: 'area-wrong', address: addresses.areas, steps: steps(press('New area'), pressIn('Save')) },
  { name: 'area-edit', address: addresses.areas, steps: steps(press(/^Edit /)) },
  { name: 'area-delete', address: addresses.areas, steps: steps(press(/^Delete /), question) },
  {
    name: 'order-labels',
    address: addresses.allOrders,
    steps: steps(viewFirst, (page) =>
      page.getByRole('region', { name: spoken(/^Labels$/) }).scrollIntoViewIfNeeded(),
    ),
  },
  { name: 'label', address: addresses.allOrders, steps: steps(viewFirst, pressIn('Print label')) },
  { name: 'labels-chosen', address: addresses.allOrders, steps: chooseLabels },
  {
    name: 'labels-reason',
    address: addresses.allOrders,
    steps: async (page) => {
      await refusePrints(page);
      await chooseLabels(page);
      // In the digits of the language.
      await press(/^Print . labels/)(page);
      await pressIn('Print')(page);
      await page.getByRole('dialog').getByRole('combobox').last().waitFor();
    },
  },
  {
    name: 'bulk-refused',
    address: `${addresses.allOrders}?trackingStatus=delivered`,
    steps: steps(chooseLabels, press('Cancel orders'), async (page) => {
      await page.getByRole('dialog').getByRole('textbox').fill('Sent twice');
      await pressIn(/^Cancel \d orders/)(page);
      await page.getByRole('dialog').getByRole('definition').first().waitFor();
    }),
  },
  ...['Give to a driver', 'Promise a day', 'Cancel orders'].map((act) => ({
    name: `bulk-${act.split(' ', 1)[0]!.toLowerCase()}`,
    address: `${addresses.allOrders}?trackingStatus=warehouse`,
    steps: steps(chooseLabels, press(act), dialog),
  })),
  {
    name: 'labels-sheet',
    address: `${addresses.allOrders}?mode=urgent&custody=held`,
    steps: steps(
      selectOrders,
      press(/^Select all.+found/),
      press(/^Print \d+ labels/),
      pressIn('A4, 4 labels'),
    ),
  },
  {
    name: 'labels-failed',
    address: `${addresses.allOrders}?mode=urgent&custody=held`,
    steps: steps(
      (page) => page.route('**/api/labels/preview', (route) => route.abort()),
      selectOrders,
      press(/^Select all.+found/),
      press(/^Print \d+ labels/),
    ),
  },
  { name: 'order-new', address: addresses.allOrders, steps: steps(pressHead('New order')) },
  {
    name: 'order-new-address',
    address: addresses.allOrders,
    steps: steps(pressHead('New order'), fillOrder, fillAddress),
  },
  { name: 'order-new-priced', address: addresses.allOrders, steps: steps(pressHead('New order'), fillOrder) },
  { name: 'order-filters', address: addresses.allOrders, steps: steps(press('Filters')) },
  {
    name: 'order-filters-set',
    address: `${addresses.allOrders}?city=Dubai&payment=COD-open&unmovedDays=3&sort=movedAt`,
    steps: steps(press(/^Filters/)),
  },
  {
    name: 'order-filters-problems',
    address: addresses.allOrders,
    steps: steps(
      press('Filters'),
      (page) => page.getByRole('form').getByLabel('Phone').fill('call me'),
      press('Apply Filters'),
    ),
  },
  {
    name: 'order-new-problems',
    address: addresses.allOrders,
    steps: steps(pressHead('New order'), pressIn('Create order')),
  },
  {
    name: 'order-correct',
    address: addresses.allOrders,
    steps: steps(viewFirst, pressIn('More actions'), pressIn('Correct')),
  },
  {
    name: 'order-collected',
    address: `${addresses.allOrders}?payment=COD-unheld&trackingStatus=delivered`,
    steps: steps(viewFirst, pressIn('More actions'), pressIn('Correct what was collected')),
  },
  {
    name: 'order-planned',
    address: `${addresses.allOrders}?trackingStatus=warehouse`,
    steps: steps(answerWith('**/api/parcels/*', { planned: PLANNED }), viewFirst),
  },
  {
    name: 'order-cancel',
    address: addresses.allOrders,
    steps: steps(viewFirst, pressIn('More actions'), pressIn('Cancel order')),
  },
  { name: 'query', address: addresses.queries, steps: (page) => page.getByRole('row').nth(1).click() },
  {
    name: 'queries-selected',
    address: addresses.queries,
    steps: (page) => page.getByRole('checkbox', { name: 'Select all on this page' }).check(),
  },
  { name: 'account-editing', address: addresses.account, steps: press('Edit') },
  { name: 'access-add', address: addresses.access, steps: steps(press('Add administrator')) },
  { name: 'access-link', address: addresses.access, steps: steps(press(/^Create a reset link/), dialog) },
  { name: 'access-remove', address: addresses.access, steps: steps(press(/^Remove /), question) },
  {
    name: 'access-revoke',
    address: `${addresses.access}?tab=keys`,
    steps: steps(press(/^Revoke /), question),
  },
  { name: 'access-rename', address: `${addresses.access}?tab=keys`, steps: press(/^Rename /) },
  { name: 'access-keys', address: `${addresses.access}?tab=keys` },
  {
    name: 'access-make-key',
    address: `${addresses.access}?tab=keys`,
    steps: steps(press('Create key'), pressIn('Create key')),
  },
  {
    name: 'cashier-payment-enter',
    address: addresses.cashier,
    steps: steps(press(/^Cashier Payment/), pressIn('Add payment')),
  },
  { name: 'query-delete', address: addresses.queries, steps: steps(press(/^Delete the query/), question) },
];

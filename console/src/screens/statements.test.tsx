// @vitest-environment jsdom

import type { PersonRole } from '@tawseel/contract/facts/roles';
import { beforeEach, expect, test, vi } from 'vitest';
import { addresses } from '../addresses.ts';
import {
  button,
  cellsOf,
  choose,
  fill,
  foreign,
  frontWindow,
  open,
  openOurs,
  press,
  rowOf,
  screen,
  within,
} from '../testing/console.tsx';

// jsdom has no frame that a page can be put into, so the paper never arrives.
vi.mock('../api/fetch-page.ts', () => ({
  fetchPage: async () => ({ response: { ok: false, status: 404 }, body: '' }),
}));

const TERMS = {
  ...{ billedFrom: '2026-11-01', cycle: 'week', nets: true, codFee: null, returnFee: null, dueDays: null },
  tin: '',
};
const NOOR = {
  shop: { _id: 's1', name: 'Noor Trading', role: 'Company' },
  ...{ owed: 600, withDrivers: 100, charges: 105, vat: 5.25, toPay: 489.75, owes: 0, since: '2026-11-20' },
  ...{ isToClose: true, terms: TERMS, iban: '', ibanSetAt: null, ibanSetBy: '', last: null },
};
const LAYLA = {
  ...NOOR,
  shop: { _id: 's2', name: 'Layla Home', role: 'Company' },
  ...{ owed: 0, withDrivers: 0, charges: 0, vat: 0, toPay: 0, owes: 35, since: null, isToClose: false },
  ...{ terms: { ...TERMS, billedFrom: null }, iban: 'AE07', ibanSetAt: new Date().toISOString() },
  ibanSetBy: 'Mariam',
};
const STATEMENT = {
  ...{ _id: '7', number: 7, shop: NOOR.shop, at: '2026-11-21T10:00:00.000Z', through: '2026-11-20' },
  ...{ orders: 6, opening: 0, cash: 600, charges: 105, vat: 5.25, other: 0, closing: 489.75, unpaid: 0 },
  ...{ payable: 489.75, iban: 'AE07', by: 'Mariam', paidOn: null, isPayable: true },
  invoices: ['INV-2026-000001'],
};
const OTHER = { ...STATEMENT, _id: '8', number: 8, shop: LAYLA.shop, payable: 10 };
const page = (data: object[]) => ({ body: { data, page: 1, limit: 25, total: data.length, pages: 1 } });

beforeEach(() => {
  foreign.learn('GET /api/shops', () => ({ body: { data: [NOOR, LAYLA] } }));
  foreign.learn('GET /api/shops/:id', ({ params: [id] }) => ({
    body: { data: { ...(id === 's1' ? NOOR : LAYLA), open: [] } },
  }));
  foreign.learn('GET /api/statements', () => page([STATEMENT, OTHER]));
  foreign.learn('GET /api/statements/:number', () => ({ body: { data: { ...STATEMENT, lines: [] } } }));
  foreign.learn('GET /api/invoices', () => page([]));
});

const openStatements = (tab = '', role: PersonRole = 'administrator') =>
  openOurs(`${addresses.statements}${tab}`, { role });
const inWindow = (name: string | RegExp) => button(name, frontWindow());
const labelled = (name: string | RegExp) => within(frontWindow()).getByLabelText(name);
const sent = (call: string) => foreign.asked(call).map(({ body }) => body);

test('is neither in the navigation of a foreign host nor of an operator', async () => {
  const isLinked = () => screen.queryByRole('link', { name: 'Statements' }) !== null;
  await openOurs(addresses.allOrders, { role: 'supervisor' });
  expect(isLinked()).toBe(true);
  await openOurs(addresses.allOrders, { role: 'operator' });
  expect(isLinked()).toBe(false);
  await open(addresses.allOrders);
  expect(isLinked()).toBe(false);
  expect(screen.queryByText('Money')).toBeNull();
  await open(addresses.statements);
  expect(foreign.asked('GET /api/shops')).toEqual([]);
});

test('lists shops with what they are owed, what they owe, and a new IBAN', async () => {
  await openStatements();
  expect(cellsOf(rowOf('Shops', 'Noor Trading'))).toEqual([
    'Noor TradingNo IBAN',
    'AED 600.00',
    'AED 100.00',
    'AED 110.25',
    'AED 489.75',
    '20 Nov 2026',
  ]);
  const layla = rowOf('Shops', 'Layla Home');
  expect(layla).toHaveTextContent(/New IBAN .+ by Mariam · Not billed yet/);
  expect(layla).toHaveTextContent('Owes AED 35.00');
});

test('closes the statements of the shops with something new, and names a refused one', async () => {
  const reason = 'AED 12.50 came in since. Look at the statement again.';
  foreign.learn('POST /api/statements', () => ({
    body: { message: '0 statements were closed, 1 not.', data: [{ shop: 's1', number: null, reason }] },
  }));
  await openStatements('?through=2026-11-20');
  await press('Close 1 statement');
  expect(frontWindow()).toHaveTextContent('1 shop with charges through 20 Nov 2026: AED 489.75 to pay.');
  await press(inWindow('Close them'));
  expect(sent('POST /api/statements')).toEqual([
    { through: '2026-11-20', shops: [{ _id: 's1', toPay: 489.75 }] },
  ]);
  expect(frontWindow()).toHaveTextContent(`Noor Trading${reason}`);
  await press(inWindow('Back to the list'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens the paper of a statement that was closed, and then the list of statements', async () => {
  foreign.learn('POST /api/statements', () => ({
    body: { message: '1 statement was closed.', data: [{ shop: 's1', number: 7, reason: '' }] },
  }));
  await openStatements();
  await press('Close 1 statement');
  await press(inWindow('Close them'));
  expect(frontWindow()).toHaveTextContent('Noor TradingStatement 7');
  await press(inWindow('Statement 7'));
  expect(within(frontWindow()).getByRole('heading', { name: 'Statement 7' })).toBeVisible();
  await press(within(frontWindow()).getAllByRole('button', { name: 'Close' })[0]!);
  await press(inWindow('Show statements'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('tab', { name: 'Statements' })).toHaveAttribute('aria-selected', 'true');
});

test.each([
  ['', 'Export charges', 'shop-charges'],
  ['?tab=statements', 'Export CSV', 'statements'],
  ['?tab=invoices', 'Export CSV', 'invoices'],
])('an administrator exports what %s lists', async (tab, name, list) => {
  foreign.learn('GET /api/export/:list', () => ({ status: 404, body: {} }));
  await openStatements(tab, 'cashier');
  expect(screen.queryByRole('button', { name })).toBeNull();
  await openStatements(tab);
  await press(name);
  expect(foreign.asked('GET /api/export/:list').map(({ path }) => path)).toEqual([`/api/export/${list}`]);
});

test('closes only the shops that a search finds', async () => {
  const others = { ...NOOR, shop: { ...NOOR.shop, _id: 's3', name: 'Rawda Gifts' } };
  foreign.learn('GET /api/shops', () => ({ body: { data: [NOOR, others] } }));
  await openStatements('?search=noor');
  await press('Close 1 statement');
  expect(frontWindow()).toHaveTextContent('1 shop with');
});

test('begins to bill a shop with what it was paid until now', async () => {
  foreign.learn('POST /api/shops/:id/open', () => ({
    body: { message: 'Layla Home is billed from now on.', data: LAYLA },
  }));
  await openStatements('?shop=s2');
  expect(frontWindow()).toHaveTextContent(/IBAN since.+ by Mariam/);
  await press(inWindow('Begin to bill'));
  await fill(labelled(/^Paid until now/), '250');
  await fill(labelled(/^Deliveries are billed from/), '2026-11-20');
  await press(inWindow('Begin to bill'));
  expect(sent('POST /api/shops/:id/open')).toEqual([{ paid: 250, billedFrom: '2026-11-20' }]);
});

test('names what the business has for each of the terms that a shop may leave empty', async () => {
  const billing = { codFee: 2.5, returnFee: 0, dueDays: 30 };
  foreign.learn('GET /api/business', () => ({ body: { data: { billing } } }));
  await openStatements('?shop=s1');
  await press(inWindow('Change terms'));
  const described = (name: string) => labelled(new RegExp(`^${name}`));
  expect(described('Fee for collecting')).toHaveAccessibleDescription(/if empty: AED 2\.50/);
  expect(described('Fee for a return')).toHaveAccessibleDescription(/if empty: AED 0\.00/);
  expect(described('Days until')).toHaveAccessibleDescription(/if empty: 30/);
});

test('records what the bank has paid for chosen statements, with its reference', async () => {
  foreign.learn('POST /api/statements/payments', () => ({
    body: { message: '1 statement is paid: AED 10.00.', data: { _id: '8', paid: [OTHER] } },
  }));
  const noIban = { ...STATEMENT, _id: '9', number: 9, shop: { _id: 's3', name: 'Rawda Gifts' }, iban: '' };
  foreign.learn('GET /api/statements', () => page([STATEMENT, OTHER, noIban]));
  await openStatements('?tab=statements');
  await press('Record payment');
  expect(inWindow('Record')).toBeDisabled();
  const rawda = () => screen.queryByRole('checkbox', { name: /^Rawda Gifts/ });
  expect(rawda()).toBeNull();
  await choose(labelled('Where'), 'From my cash box');
  expect(rawda()).toHaveAccessibleName(/No IBAN/);
  await choose(labelled('Where'), 'From the bank');
  await press(screen.getByRole('checkbox', { name: /^Layla Home, statement 8/ }));
  expect(frontWindow()).toHaveTextContent('AED 10.00 chosen');
  await fill(labelled(/^Paid on/), '2026-11-21');
  await fill(labelled(/^Reference of the bank/), 'FT 26325');
  await press(inWindow('Record'));
  expect(sent('POST /api/statements/payments')).toEqual([
    { numbers: [8], from: 'bank', on: '2026-11-21', slip: 'FT 26325' },
  ]);
});

test('a cashier pays from the own box alone', async () => {
  foreign.learn('POST /api/statements/payments', () => ({
    body: { message: '1 statement is paid: AED 489.75.', data: { _id: '7', paid: [STATEMENT] } },
  }));
  await openStatements('?tab=statements&statement=7', 'cashier');
  await press(inWindow('Record payment'));
  expect(within(labelled('Where')).queryAllByRole('option')).toHaveLength(1);
  await fill(labelled(/^Paid on/), '2026-11-21');
  await press(inWindow('Record'));
  expect(sent('POST /api/statements/payments')).toEqual([
    { numbers: [7], from: 'box', on: '2026-11-21', slip: '' },
  ]);
});

test('charges a shop for something else than an order', async () => {
  foreign.learn('POST /api/shops/:id/adjustments', () => ({
    status: 201,
    body: { message: 'Noor Trading is charged AED 10.00.', data: NOOR },
  }));
  await openStatements('?shop=s1');
  await press(inWindow('Compensate or charge'));
  await choose(labelled('What'), 'Charge the shop');
  await fill(labelled(/^Amount/), '10');
  await fill(labelled(/^What for/), 'Storage');
  await press(inWindow('Record'));
  expect(sent('POST /api/shops/:id/adjustments')).toEqual([{ kind: 'charge', amount: 10, what: 'Storage' }]);
});

test('credits chosen charges of an invoice, those that are credited already apart', async () => {
  const charge = { trackingID: 'TWS-1', kind: 'delivery', day: '2026-11-20', amount: 17.5, what: '' };
  const invoice = {
    ...{
      _id: 'INV-2026-000001',
      shop: NOOR.shop,
      of: null,
      statement: 7,
      month: '2026-11',
      net: 35,
      vat: 1.75,
    },
    ...{ issuedOn: '2026-11-20', dueOn: '2026-12-20', total: 36.75 },
  };
  foreign.learn('GET /api/invoices', () => page([invoice]));
  foreign.learn('GET /api/invoices/:no', () => ({
    body: {
      data: {
        ...invoice,
        charges: [
          { ...charge, _id: 'c1', creditNote: null },
          { ...charge, _id: 'c2', trackingID: 'TWS-2', creditNote: 'CN-2026-000001' },
        ],
      },
    },
  }));
  foreign.learn('POST /api/invoices/:no/credits', () => ({
    status: 201,
    body: { message: 'Credited.', data: { ...invoice, _id: 'CN-2026-000002', of: invoice._id } },
  }));
  await openStatements('?tab=invoices');
  await press('Credit INV-2026-000001');
  expect(inWindow('Issue credit note')).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: /^TWS-2/ })).toBeDisabled();
  await press(screen.getByRole('checkbox', { name: /^TWS-1/ }));
  await choose(labelled('Reason'), 'Charged in error');
  await press(inWindow('Issue credit note'));
  expect(sent('POST /api/invoices/:no/credits')).toEqual([{ charges: ['c1'], reason: 'error' }]);
});

test.each([
  ['a statement', '?tab=statements&statement=7', 'Print'],
  ['an invoice', '?tab=invoices', undefined],
])('copies the link that opens %s without signing in, if there is one', async (_, tab, opens) => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const no = 'INV-2026-000001';
  let link = 'https://parcels.example/api/papers/7?k=abc';
  foreign.learn('GET /api/statements/:number', () => ({ body: { data: { ...STATEMENT, lines: [], link } } }));
  foreign.learn('GET /api/invoices', () => page([{ _id: no, shop: NOOR.shop, of: null }]));
  foreign.learn('GET /api/invoices/:no', () => ({ body: { data: { _id: no, charges: [], link } } }));
  const openPaper = async () => {
    await openStatements(tab);
    await press(opens ? inWindow(opens) : rowOf('Invoices', no));
  };
  await openPaper();
  await press(inWindow('Copy link'));
  expect(writeText).toHaveBeenCalledWith(link);
  link = '';
  await openPaper();
  expect(within(frontWindow()).queryByRole('button', { name: 'Copy link' })).toBeNull();
});

test('says why an order is not on a statement', async () => {
  foreign.learn('GET /api/shops/:id/order', () => ({
    body: {
      data: [
        { reason: 'withDriver', name: 'Bilal Khan', statement: null, day: null },
        { reason: 'onStatement', name: '', statement: 17, day: '2026-11-21' },
      ],
    },
  }));
  await openStatements('?tab=statements&statement=7');
  await fill(labelled('Tracking ID of the order'), 'TWS-1');
  await press(inWindow('Find out'));
  expect(foreign.asked('GET /api/shops/:id/order').map(({ search }) => search)).toEqual([
    '?trackingID=TWS-1&statement=7',
  ]);
  expect(frontWindow()).toHaveTextContent('Its cash is with the driver Bilal Khan');
  expect(frontWindow()).toHaveTextContent('Its charge is on statement 17, with charges through 21 Nov 2026.');
});

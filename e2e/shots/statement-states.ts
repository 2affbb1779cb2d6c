import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';

type State = {
  address: string;
  as?: 'cashier';
  /** Changes what the server answers before the page is looked at. */
  prepare?: (page: Page) => Promise<unknown>;
  /** True if the first row is opened. */
  opensRow?: boolean;
  /** Buttons that are pressed then. */
  presses?: readonly (string | RegExp)[];
};

const SHOPS = addresses.statements;
const STATEMENTS = `${addresses.statements}?tab=statements`;
const INVOICES = `${addresses.statements}?tab=invoices`;

const LONG =
  'Al Noor & Sons General Trading and Household Goods Establishment L.L.C. «متجر النور للتجارة العامة»';

type Reply = { data: Record<string, unknown> & Record<string, unknown>[] };

/** Shows the address again with other replies to one call. */
const answer =
  (path: string, change: (data: Reply['data']) => unknown) =>
  async (page: Page): Promise<void> => {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const body: Reply = await response.json();
      await route.fulfill({ response, json: { ...body, data: change(body.data) } });
    });
    await page.reload({ waitUntil: 'networkidle' });
  };

/** A shop with everything that a row can say, and one that owes. */
const busyShops = answer('**/api/shops?*', ([first, second, ...others]) => [
  {
    ...first,
    shop: { _id: 'long', name: LONG, role: 'Company' },
    ...{
      owed: 1_234_567.89,
      withDrivers: 98_765.4,
      charges: 12_345.6,
      vat: 617.28,
      toPay: 1_221_605.01,
      owes: 45.5,
    },
    ...{
      iban: 'AE140991213137304149178',
      ibanSetAt: new Date().toISOString(),
      ibanSetBy: 'Mariam Al Suwaidi',
      since: '2026-11-02',
    },
  },
  { ...second, ...{ owed: -120, withDrivers: 0, charges: 0, vat: 0, toPay: 0, owes: 120, since: null } },
  ...others,
]);

const longNames = answer('**/api/statements?*', (rows) =>
  rows.map((row) => ({ ...row, shop: { _id: 'long', name: LONG } })),
);

const notBilledYet = answer('**/api/shops/*', (shop) => ({
  ...shop,
  terms: { ...(shop.terms as object), billedFrom: null },
}));

/** Windows and states of the screen Statements, by the name of their picture. */
export const STATEMENT_STATES: Readonly<Record<string, State>> = {
  'statements-cashier': { address: SHOPS, as: 'cashier' },
  'statements-busy': { address: SHOPS, prepare: busyShops },
  'statements-shop': { address: SHOPS, opensRow: true },
  'statements-shop-new': { address: SHOPS, prepare: notBilledYet, opensRow: true },
  'statements-begin': { address: SHOPS, prepare: notBilledYet, opensRow: true, presses: ['Begin to bill'] },
  'statements-terms': { address: SHOPS, opensRow: true, presses: ['Change terms'] },
  'statements-payment': { address: SHOPS, opensRow: true, presses: ['Payment of the shop'] },
  'statements-payment-problems': {
    address: SHOPS,
    opensRow: true,
    presses: ['Payment of the shop', 'Record'],
  },
  'statements-adjust': { address: SHOPS, opensRow: true, presses: ['Compensate or charge'] },
  'statements-close': { address: SHOPS, presses: [/^Close \d+ statement/] },
  'statements-list': { address: STATEMENTS },
  'statements-list-cashier': { address: STATEMENTS, as: 'cashier' },
  'statements-list-long': { address: STATEMENTS, prepare: longNames },
  'statements-statement': { address: STATEMENTS, opensRow: true },
  'statements-paper': { address: STATEMENTS, opensRow: true, presses: ['Print'] },
  'statements-pay': { address: STATEMENTS, presses: ['Record payment'] },
  'statements-invoices': { address: INVOICES },
  'statements-invoices-none': { address: `${INVOICES}&month=2026-01` },
  'statements-invoice': { address: INVOICES, opensRow: true },
  'statements-credit': { address: INVOICES, presses: [/^Credit INV/] },
};

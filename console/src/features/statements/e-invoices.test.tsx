// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest';
import { addresses } from '../../addresses.ts';
import {
  button,
  cellsOf,
  choose,
  fill,
  foreign,
  frontWindow,
  openOurs,
  press,
  rowOf,
  within,
} from '../../testing/console.tsx';

// jsdom has no streams that a ZIP file can be read from.
vi.mock('client-zip', () => ({
  downloadZip: (files: { name: string; input: string }[]) => ({
    blob: async () =>
      new Blob(
        files.map(({ name, input }) => `${name}: ${input}`),
        { type: 'application/zip' },
      ),
  }),
}));

const INVOICE = {
  ...{ _id: 'INV-2026-000001', shop: { _id: 's1', name: 'Noor Trading' }, of: null, statement: 7 },
  ...{ month: '2026-11', issuedOn: '2026-11-20', dueOn: '2026-12-20', net: 35, vat: 1.75, total: 36.75 },
  ...{ eState: 'none', eNote: '' },
};
const PERSONS = { ...INVOICE, _id: 'INV-2026-000002', eState: null };
const page = (data: object[]) => ({ body: { data, page: 1, limit: 25, total: data.length, pages: 1 } });

const saved: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  foreign.learn('GET /api/invoices', () => page([INVOICE, PERSONS]));
  saved.length = 0;
  let blob = new Blob();
  URL.createObjectURL = (given) => {
    blob = given as Blob;
    return 'blob:it';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
});

const openInvoices = (more = '') => openOurs(`${addresses.statements}?tab=invoices${more}`);
const inWindow = (name: string) => button(name, frontWindow());

test('an invoice to a company has a state, and one to a person has none', async () => {
  await openInvoices();
  expect(cellsOf(rowOf('Invoices', 'INV-2026-000001'))).toEqual([
    'INV-2026-000001Not sent',
    'Noor TradingNov 2026',
    '20 Nov 2026Due 20 Dec 2026',
    'AED 36.75VAT AED 1.75',
    'XMLCredit',
  ]);
  expect(rowOf('Invoices', 'INV-2026-000002')).not.toHaveTextContent('Not sent');
  expect(within(rowOf('Invoices', 'INV-2026-000002')).queryByRole('button', { name: /^E-inv/ })).toBe(null);
});

test('a rejected one is marked with the reason', async () => {
  foreign.learn('PUT /api/invoices/:no/state', () => ({
    body: { message: 'INV-2026-000001 is marked as rejected.', data: { ...INVOICE, eState: 'rejected' } },
  }));
  await openInvoices();
  await press('E-invoice INV-2026-000001');
  expect(inWindow('Save')).toBeDisabled();
  await choose(within(frontWindow()).getByLabelText('State'), 'Rejected');
  await press(inWindow('Save'));
  expect(frontWindow()).toHaveTextContent('Write why it was rejected.');
  await fill(within(frontWindow()).getByLabelText(/^Why it was rejected/), 'Unknown buyer');
  await press(inWindow('Save'));
  expect(foreign.asked('PUT /api/invoices/:no/state').map(({ body }) => body)).toEqual([
    { state: 'rejected', note: 'Unknown buyer' },
  ]);
});

test('what an invoice lacks is named instead of its XML', async () => {
  const iban = { path: 'business.iban', message: 'Enter the IBAN of your business under Settings.' };
  foreign.learn('GET /api/invoices/:no/xml', () => ({
    status: 409,
    body: { message: 'INV-2026-000001 is not complete: 1 detail is missing.', issues: [iban] },
  }));
  await openInvoices();
  await press('E-invoice INV-2026-000001');
  await press(inWindow('Download XML'));
  expect(frontWindow()).toHaveTextContent(iban.message);
  expect(saved).toEqual([]);
});

test('the e-invoices of a month are one ZIP file, and those that lack something are named', async () => {
  const lacks = [{ field: 'shop.street', what: 'Enter the street of Noor Trading under Users.' }];
  const { _id, shop } = INVOICE;
  const rows = [
    { _id, shop, xml: '<Invoice/>', lacks: [] },
    { _id: 'CN-1', shop, xml: null, lacks },
  ];
  let page = 0;
  foreign.learn('GET /api/invoices/xml', () => {
    page += 1;
    return { body: { data: rows.slice(page - 1, page), page, limit: 1, total: 2, pages: 2 } };
  });
  await openInvoices('&month=2026-11');
  await press('E-invoices of the month');
  await press(inWindow('Download XML'));
  expect(frontWindow()).toHaveTextContent(`1 is left out${lacks[0]?.what}CN-1`);
  expect(saved.map(({ name }) => name)).toEqual(['tawseel-e-invoices-2026-11.zip']);
  expect(await saved[0]?.blob.text()).toBe('INV-2026-000001.xml: <Invoice/>');
});

// @vitest-environment jsdom
import { FEATURES } from '@tawseel/contract/facts/features';
import { MOST_FILE_BYTES, PIECE_BYTES } from '@tawseel/contract/imports';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { actAs, loadHostSettings } from '../api/host.ts';
import { fakeServer, type SentRequest } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/screen.tsx';
import { expectTranslated } from '../testing/untranslated.ts';
import { ConfirmOnDemand } from '../ui/dialog/confirm-on-demand.tsx';
import { Import } from './import.tsx';

expectTranslated();

const CHOICE = { mapping: '', columns: {}, set: {}, take: [] };
const field = (name: string) => ({
  ...{ name, required: false, from: [], set: '', absent: '', problem: '', unknown: [], among: [] },
});
const FILE = {
  kind: 'orders',
  name: 'orders.csv',
  bytes: 2048,
  received: 2048,
  state: 'ready',
  percent: 0,
  columns: {
    choice: CHOICE,
    mappings: [],
    header: ['Name'],
    fields: [field('Weight (kg)'), field('Sender address')],
    unread: [],
    rows: [],
    rowFaults: [],
    problem: '',
  },
  report: null,
  hasLeftOut: false,
  problem: '',
  checkedAt: null,
  endedAt: null,
};

/** A server whose saving of columns lasts until it is let go on. */
function slowServer() {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const fake = fakeServer(({ method }) => (method === 'GET' ? { mine: FILE, running: null } : FILE));
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const answer = await fake.fetch(address, init);
    if (address.endsWith('/columns')) await isReleased;
    return answer;
  });
  const sent = (path: string) => fake.requests.filter((request) => request.path === path);
  return { release, sent };
}

beforeEach(() => loadHostSettings(JSON.stringify({ features: FEATURES })));
afterEach(() => {
  actAs('administrator');
  vi.unstubAllGlobals();
});

test('a check waits until the last typed change is saved', async () => {
  const { release, sent } = slowServer();
  await renderScreen(<Import />, '/import');
  const [, address] = await screen.findAllByRole('textbox');
  fireEvent.change(address!, { target: { value: 'Al Karama, Dubai' } });
  fireEvent.blur(address!);
  fireEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  await waitFor(() => expect(sent('/api/import/columns')).toHaveLength(1));
  expect(sent('/api/import/check')).toEqual([]);
  release();
  await waitFor(() => expect(sent('/api/import/check')).toHaveLength(1));
});

test('changing a second column before the first is saved keeps both', async () => {
  const { release, sent } = slowServer();
  await renderScreen(<Import />, '/import');
  const [weight, address] = await screen.findAllByRole('textbox');
  for (const [box, value] of [
    [weight, '1'],
    [address, 'Al Karama, Dubai'],
  ] as const) {
    fireEvent.change(box!, { target: { value } });
    fireEvent.blur(box!);
  }
  release();
  await waitFor(() => expect(sent('/api/import/columns')).toHaveLength(2));
  expect(sent('/api/import/columns')[1]?.body).toMatchObject({
    set: { 'Weight (kg)': '1', 'Sender address': 'Al Karama, Dubai' },
  });
});

test('an unknown word gets a meaning for the whole file', async () => {
  const words = { unknown: ['Bank deposit'], among: ['COD', 'Card', 'Wallet'] };
  const fields = [{ ...field('payment_method'), from: ['Name'], ...words }];
  const columns = { ...FILE.columns, fields };
  const fake = fakeServer(() => ({ mine: { ...FILE, columns }, running: null }));
  vi.stubGlobal('fetch', fake.fetch);
  await renderScreen(<Import />, '/import');
  const meaning = await screen.findByRole('combobox', { name: '“Bank deposit” in the file means' });
  fireEvent.change(meaning, { target: { value: 'Card' } });
  const sent = () => fake.requests.filter(({ path }) => path === '/api/import/columns');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ values: { payment_method: { 'Bank deposit': 'Card' } } });
});

test('another mapping is read by its own columns and with its own rows left out', async () => {
  const choice = { mapping: '', columns: { title: 'Name' }, set: { weight_kg: '1' }, take: ['refunded'] };
  const columns = { ...FILE.columns, choice, mappings: ['shopify'] };
  const fake = fakeServer(() => ({ mine: { ...FILE, columns }, running: null }));
  vi.stubGlobal('fetch', fake.fetch);
  await renderScreen(<Import />, '/import');
  const mapping = await screen.findByRole('combobox', { name: 'The file comes from' });
  fireEvent.change(mapping, { target: { value: 'shopify' } });
  const sent = () => fake.requests.filter(({ path }) => path === '/api/import/columns');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({ mapping: 'shopify', columns: {}, set: { weight_kg: '1' }, take: [] });
});

/** Shows the screen in front of a server that answers reads with `state` and writes with `answer`. */
async function show(state: () => object, answer: (request: SentRequest) => unknown = () => ({})) {
  const fake = fakeServer((request) => (request.method === 'GET' ? state() : answer(request)));
  vi.stubGlobal('fetch', fake.fetch);
  const shown = await renderScreen(
    <>
      <Import />
      <ConfirmOnDemand />
    </>,
    '/import',
  );
  const choose = (file: File) =>
    shown.does(() => {
      fireEvent.change(screen.getByLabelText('Drop the file here, or choose it'), {
        target: { files: [file] },
      });
    });
  const sent = () => fake.requests.filter(({ method }) => method !== 'GET');
  return { ...shown, choose, sent };
}

test('an import is stopped after a confirmation, and says that nothing was imported', async () => {
  let state = 'importing';
  const { does, sent } = await show(
    () => ({ mine: { ...FILE, state, percent: 40 }, running: null }),
    () => {
      state = 'stopped';
      return { message: 'It is being stopped.' };
    },
  );
  expect(screen.getByText(/^You can leave this page or close it/)).toBeTruthy();
  await does(() => screen.getByRole('button', { name: 'Stop' }).click());
  expect(sent()).toEqual([]);
  const question = await screen.findByRole('alertdialog');
  await does(() => within(question).getByRole('button', { name: 'Stop and remove' }).click());
  expect(sent()).toMatchObject([{ method: 'DELETE', path: '/api/import' }]);
  expect(screen.getByText('The import was stopped. Nothing of it was kept.')).toBeTruthy();
});

test('a supervisor sees that another user is importing, and may import only orders', async () => {
  actAs('supervisor');
  const running = { kind: 'orders', name: '', by: '', percent: 40 };
  await show(() => ({ mine: null, running }));
  expect(screen.getByText(/^Someone is importing a file of orders: 40%/)).toBeTruthy();
  const kinds = within(screen.getByRole('combobox', { name: 'The rows are' })).getAllByRole('option');
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['Orders']);
});

test('a file is sent in pieces', async () => {
  const { choose, sent } = await show(() => ({ mine: null, running: null }));
  await choose(new File(['x'.repeat(PIECE_BYTES + 10)], 'orders.csv'));
  await waitFor(() => expect(sent()).toHaveLength(3));
  const [announced, ...pieces] = sent();
  expect(announced?.body).toEqual({ kind: 'orders', name: 'orders.csv', bytes: PIECE_BYTES + 10 });
  expect(pieces.map(({ body }) => (body as Blob).size)).toEqual([PIECE_BYTES, 10]);
});

test.each([
  ['a workbook', 'orders.xlsx', 10, /^This is an Excel workbook\. In Excel, save it as/],
  ['an empty file', 'orders.csv', 0, 'This file is empty.'],
  ['one that is too large', 'orders.csv', MOST_FILE_BYTES + 1, 'A file can have at most 1 GB.'],
])('shows what to do with %s, and sends nothing', async (_, name, bytes, said) => {
  const { choose, sent } = await show(() => ({ mine: null, running: null }));
  const file = new File([], name);
  Object.defineProperty(file, 'size', { value: bytes });
  await choose(file);
  expect(screen.getByText(said)).toBeTruthy();
  expect(sent()).toEqual([]);
});

test("shows the server's problem with a file at the field", async () => {
  const message = 'orders.csv is in UTF-16. Save it as CSV UTF-8.';
  const refusal = () => Response.json({ code: 'file_utf16', message }, { status: 400 });
  const { choose } = await show(() => ({ mine: null, running: null }), refusal);
  await choose(new File(['name,email'], 'orders.csv'));
  expect(screen.getByText(message)).toBeTruthy();
});

test('a file that was imported before says when and by whom, and is imported again after a question', async () => {
  const report = {
    rows: 19,
    stored: 19,
    bad: 0,
    reasons: [],
    rowFaults: [],
    leftOut: [],
    doubted: 0,
    doubts: [],
  };
  const earlier = { at: '2026-11-27T05:12:00.000Z', by: 'Omar', rows: 19, times: 1 };
  const checked = { ...FILE, state: 'checked', report, checkedAt: '2026-11-27T06:00:00.000Z', earlier };
  const { does, sent } = await show(() => ({ mine: checked, running: null }));
  expect(screen.getByText('This file was imported on 27 Nov 2026, 09:12 by Omar (19 rows).')).toBeTruthy();
  const orders = screen.getByRole('link', { name: 'Orders of that day' });
  expect(orders.getAttribute('href')).toBe('/all-orders?from=2026-11-27&to=2026-11-27');
  await does(() => screen.getByRole('button', { name: 'Import 19 rows' }).click());
  expect(sent()).toEqual([]);
  const question = await screen.findByRole('alertdialog');
  await does(() => within(question).getByRole('button', { name: 'Import again' }).click());
  expect(sent()).toMatchObject([{ method: 'POST', path: '/api/import/start' }]);
});

describe('the sender of a file of orders', () => {
  const columns = { ...FILE.columns, fields: [...FILE.columns.fields, field('sender_id')] };
  const offered = { _id: 'oud', name: 'Oud House', importedAt: '2026-11-27T05:12:00.000Z' };
  const shop = { _id: 'palm', name: 'Palm Shop', email: 'orders@palm.example', phone: '045550101' };
  const check = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Check the file' });

  /** Shows a file in front of a server that knows a sender, and that stores no choice. */
  async function showFile(more: object) {
    const mine = { ...FILE, columns, ...more };
    const fake = fakeServer(({ path, method }) => {
      if (path === '/api/senders/all') return [shop];
      return method === 'GET' ? { mine, running: null } : mine;
    });
    vi.stubGlobal('fetch', fake.fetch);
    const shown = await renderScreen(<Import />, '/import');
    const chosen = () => fake.requests.filter(({ path }) => path === '/api/import/columns');
    return { ...shown, chosen };
  }

  test('is chosen from the list, before the file can be checked', async () => {
    const { does, chosen } = await showFile({ senders: [] });
    expect(screen.getByText('Choose the sender of these orders below.')).toBeTruthy();
    expect(check().disabled).toBe(true);
    const box = screen.getByRole('combobox', { name: 'Sender' });
    await does(() => fireEvent.focus(box));
    await does(() => {
      fireEvent.change(box, { target: { value: 'palm' } });
      fireEvent.blur(box);
    });
    expect(chosen()).toMatchObject([{ body: { set: { sender_id: 'palm' } } }]);
  });

  test('is one press if earlier files had these columns', async () => {
    const { does, chosen } = await showFile({ senders: [offered] });
    await does(() => screen.getByRole('button', { name: 'Oud House' }).click());
    expect(chosen()).toMatchObject([{ body: { set: { sender_id: 'oud' } } }]);
  });

  test('is named with the file whose choices were taken, and can be another one', async () => {
    const fields = [{ ...field('sender_id'), set: 'oud' }];
    const { does, chosen } = await showFile({ sender: offered, columns: { ...columns, fields } });
    expect(check().disabled).toBe(false);
    expect(
      screen.getByText('Columns and values are those of their file imported on 27 Nov 2026, 09:12.'),
    ).toBeTruthy();
    await does(() => screen.getByRole('button', { name: 'Another sender' }).click());
    expect(chosen()).toMatchObject([{ body: { set: {} } }]);
  });
});

test('imported orders are printed and listed from the page that imported them', async () => {
  const report = {
    rows: 2,
    stored: 2,
    bad: 0,
    reasons: [],
    rowFaults: [],
    leftOut: [],
    doubted: 0,
    doubts: [],
  };
  const orders = { trackingIDs: ['TWS-2222-222W', 'TWS-2222-232W'], from: '2026-11-26', to: '2026-11-27' };
  const done = { ...FILE, columns: null, state: 'done', sender: { _id: 'palm', name: 'Palm Shop' } };
  const { does } = await show(() => ({ mine: { ...done, report: { ...report, orders } }, running: null }));
  const list = screen.getByRole('link', { name: 'Show these orders' });
  expect(list.getAttribute('href')).toBe('/all-orders?senderId=palm&from=2026-11-26&to=2026-11-27');
  await does(() => screen.getByRole('button', { name: 'Print 2 labels' }).click());
  expect(await screen.findByRole('dialog', { name: 'Print 2 labels' })).toBeTruthy();
});

test('labels are not offered for only some of the imported orders', async () => {
  const report = { rows: 501, stored: 501, bad: 0, reasons: [], rowFaults: [], leftOut: [], doubted: 0 };
  const orders = { trackingIDs: ['TWS-2222-222W'], from: '2026-11-26', to: '2026-11-27' };
  const done = { ...FILE, columns: null, state: 'done', report: { ...report, doubts: [], orders } };
  await show(() => ({ mine: done, running: null }));
  expect(screen.getByRole('link', { name: 'Show these orders' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
});

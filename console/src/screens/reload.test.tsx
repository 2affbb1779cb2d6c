// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadHostSettings } from '../api/host.ts';
import { answersOf } from '../testing/answers.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/screen.tsx';
import { expectTranslated } from '../testing/untranslated.ts';
import { AllOrders } from './all-orders.tsx';
import { Home } from './home.tsx';
import { Prices } from './prices.tsx';
import { ProfileView } from './profile-view.tsx';
import { Queries } from './queries.tsx';
import { SingleWarehouse } from './single-warehouse.tsx';
import { Cashiers } from './staff.tsx';
import { Users } from './users.tsx';
import { Warehouses } from './warehouses.tsx';

expectTranslated();

const warehouse = { _id: 'w1', wareHouseName: 'Falcon Hub' };
const answers = answersOf({
  figures: { totalRevenue: 5400, expenses: 12.5 },
  order: { _id: 'o1', trackingID: 'FLC1001' },
  warehouse,
  supervisor: { _id: 's1', firstName: 'Huda' },
  driver: { _id: 's3', firstName: 'Imran' },
  cashier: { _id: 's2', firstName: 'Rami' },
  sender: { _id: 'u1', name: 'Omar Haddad', role: 'User' },
  weightCharge: { _id: 'c1', range: '0-5', price: 2 },
  packingCharge: { _id: 'c2', price: 6 },
  sizeCharge: { _id: 'c3', size: 'Small', price: 4 },
  query: { _id: 'q1', name: 'Lina' },
  admin: { name: 'Falcon Admin' },
});

let isBroken = false;

beforeEach(() => {
  isBroken = false;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const broken = () => Response.json({ message: 'The depot is closed' }, { status: 503 });
  vi.stubGlobal('fetch', fakeServer(({ path }) => (isBroken ? broken() : answers[path])).fetch);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const LATER = 'The depot is closed You see data that was loaded earlier.';

test.each<[string, ReactNode, string[], string[]]>([
  [
    'overview',
    <Home key="" />,
    ['AED 5,400.00', 'Urgent Order'],
    ['Failed to load data.', 'The orders could not be counted.'],
  ],
  ['warehouses', <Warehouses key="" />, ['Falcon Hub'], ['The warehouses could not be loaded']],
  [
    'single warehouse',
    <SingleWarehouse key="" />,
    ['AED 5,400.00', 'Huda', 'FLC1001'],
    ['Failed to load data.', 'The supervisors could not be loaded', 'Failed to load Data'],
  ],
  ['users', <Users key="" />, ['Omar Haddad'], ['The users could not be loaded']],
  [
    'prices',
    <Prices key="" />,
    ['0-5', 'AED 6.00', 'Small'],
    Array.from({ length: 3 }, () => 'The charges could not be loaded'),
  ],
  ['cashiers', <Cashiers key="" />, ['Rami'], ['This could not be loaded']],
  ['all orders', <AllOrders key="" />, ['FLC1001'], ['Failed to load Data']],
  ['profile', <ProfileView key="" />, ['Falcon Admin'], ['Failed to fetch Warehouse profile data.']],
  ['queries', <Queries key="" />, ['Lina'], ['Failed to fetch queries']],
])(
  '%s: a reload that fails keeps what is there and says so, until one succeeds',
  async (_, part, kept, said) => {
    const { container, does, reload } = await renderScreen(part, '/list', { warehouse });
    const stale = () => screen.queryAllByRole('status').filter((note) => note.textContent.includes(LATER));
    const notes = () => stale().map((note) => note.textContent);
    for (const words of kept) expect(container.textContent).toContain(words);
    expect(notes()).toEqual([]);

    isBroken = true;
    await reload();
    for (const words of kept) expect(container.textContent).toContain(words);
    expect(notes()).toEqual(said.map((words) => expect.stringContaining(`${words} ${LATER}`)));
    expect(screen.queryByRole('alert')).toBeNull();

    isBroken = false;
    await does(() => {
      for (const note of stale()) within(note).getByRole('button').click();
    });
    for (const words of kept) expect(container.textContent).toContain(words);
    expect(notes()).toEqual([]);
  },
);

const NAMED = { message: 'The depot is closed', requestId: '9f1c6f0e-5d0b' };
const REFERENCE = 'Reference: 9f1c6f0e-5d0b';

async function loadFeatures(features: string[]): Promise<void> {
  vi.stubGlobal('fetch', fakeServer(() => ({ features })).fetch);
  await loadHostSettings();
}

test.each<[string, string[], number]>([
  ['one of ours', ['tawseel'], 1],
  ["another company's", [], 0],
])(
  'a failed load names its reference where the server is %s, with and without what was loaded before',
  async (_, features, times) => {
    await loadFeatures(features);
    let isDown = true;
    const server = fakeServer(({ path }) => (isDown ? Response.json(NAMED, { status: 503 }) : answers[path]));
    vi.stubGlobal('fetch', server.fetch);
    const { does, reload } = await renderScreen(<Warehouses />);
    const { getByRole, queryAllByText, getByText } = screen;
    expect(getByRole('alert').textContent).toContain('The depot is closed');
    expect(queryAllByText(REFERENCE).length).toBe(times);
    isDown = false;
    await does(() => getByRole('button', { name: 'Retry' }).click());
    expect(queryAllByText(/Reference/).length).toBe(0);
    isDown = true;
    await reload();
    expect(getByText('Falcon Hub')).toBeTruthy();
    expect(queryAllByText(REFERENCE).length).toBe(times);
    await loadFeatures([]);
  },
);

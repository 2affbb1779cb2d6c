// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/screen.tsx';
import { Home } from './home.tsx';

let counts: unknown;
let figures: () => unknown;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  counts = { urgentOrders: 8, normalOrders: 17 };
  figures = () => ({ totalRevenue: 100 });
  const answers: Record<string, () => unknown> = {
    '/api/orders/admin-expenses': () => figures(),
    '/api/orders/count': () => counts,
    '/api/profile/': () => ({ user: { name: 'Falcon Admin' } }),
  };
  vi.stubGlobal('fetch', fakeServer(({ path }) => answers[path]?.()).fetch);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each<[string, () => unknown]>([
  ['null', () => null],
  ['an empty list', () => []],
  ['no body', () => new Response(null, { status: 204 })],
])("a finance answer of %s reads 'No data available.'", async (_, answer) => {
  figures = answer;
  await renderScreen(<Home />);
  screen.getByText('No data available.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [{ normalOrders: 17 }, 'Urgent Order 0%, Normal Order 100%'],
  [{ urgentOrders: 3, normalOrders: null }, 'Urgent Order 100%, Normal Order 0%'],
])('a count that is missing beside the other is none: %j', async (answer, words) => {
  counts = answer;
  await renderScreen(<Home />);
  screen.getByRole('img', { name: new RegExp(words) });
});

// @vitest-environment jsdom
import { FEATURES } from '@tawseel/contract/facts/features';
import { act, fireEvent, screen as page } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { actAs, loadHostSettings } from '../api/host.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/screen.tsx';
import { expectTranslated } from '../testing/untranslated.ts';
import { Access } from './access.tsx';
import { AllOrders } from './all-orders.tsx';
import { Areas } from './areas.tsx';
import { Queries } from './queries.tsx';
import { Runs } from './runs.tsx';
import { Supervisors } from './staff.tsx';
import { Users } from './users.tsx';
import { Warehouses } from './warehouses.tsx';

expectTranslated();

const screens: [string, ReactNode][] = [
  ['warehouses', <Warehouses key="warehouses" />],
  ['users', <Users key="users" />],
  ['supervisors', <Supervisors key="supervisors" />],
  ['orders', <AllOrders key="orders" />],
  ['queries', <Queries key="queries" />],
];

/** A list as it answers, and the administrator. */
async function show(screen: ReactNode, address: string, rows: unknown) {
  const { fetch } = fakeServer(({ path }) =>
    path === '/api/profile/' ? { user: { name: 'Mariam' } } : rows,
  );
  vi.stubGlobal('fetch', fetch);
  return (await renderScreen(screen, address)).container;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(screens)('the list of %s', (_, screen) => {
  test('ignores a search of spaces', async () => {
    const container = await show(screen, '/list?search=%20%20', []);
    expect(container.textContent).not.toContain('Clear the search');
    expect(container.textContent).not.toMatch(/\d of \d/);
  });

  test('distinguishes rows without an id', async () => {
    const complaints = vi.spyOn(console, 'error');
    const row = { email: 'a@x.example', createdAt: '2026-11-02T09:30:00Z' };
    const container = await show(screen, '/list', [row, row]);
    expect(container.querySelectorAll('tbody [role=row]')).toHaveLength(2);
    expect(complaints).not.toHaveBeenCalled();
  });
});

describe('icons of a column are aligned in every row, also if some rows lack some', () => {
  const DUBAI = { role: 'Company', city: 'Dubai' };
  const stop = (trackingID: string, state: string) => ({ parcel: { trackingID }, state });
  const run = { _id: 'r', kind: 'delivery', state: 'out', version: 1 };
  const tables: [string, ReactNode, string, unknown][] = [
    ['users', <Users key="users" />, '/list', [{ role: 'User' }, { role: 'Company', city: 'Ajman' }, DUBAI]],
    ['API keys', <Access key="keys" />, '/list?tab=keys', [{ revokedAt: '2026-11-02T09:30:00Z' }, {}]],
    [
      'stops',
      <Runs key="stops" />,
      '/list?run=r',
      { data: { run, stops: [stop('TWS-1', 'failed'), stop('TWS-2', 'pending')], waiting: [] } },
    ],
  ];

  /** Icon names in the actions of a row by position; undefined for an empty position. */
  const iconsOf = (row: Element) =>
    [...(row.querySelector('td:last-child > span')?.children ?? [])].map(
      (place) => /tabler-icon-[\w-]+/.exec(place.innerHTML)?.[0],
    );

  test.each(tables)('%s', async (_, screen, address, answer) => {
    await loadHostSettings(JSON.stringify({ features: FEATURES }));
    actAs('administrator');
    const rows = [...(await show(screen, address, answer)).querySelectorAll('tbody [role=row]')];
    const icons = rows.map(iconsOf);
    expect(new Set(icons.map(({ length }) => length)).size).toBe(1);
    for (const name of new Set(icons.flat().filter((icon) => icon !== undefined)))
      expect(new Set(icons.filter((row) => row.includes(name)).map((row) => row.indexOf(name))).size).toBe(1);
    await loadHostSettings('{}');
  });
});

describe('a list of cards', () => {
  const people = Array.from({ length: 60 }, (_, at) => ({
    _id: `${at}`,
    name: `Person ${at + 1}`,
    firstName: 'Person',
  }));
  const rows = (container: HTMLElement) => container.querySelectorAll('tbody [role=row]').length;

  beforeEach(async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(328);
    await loadHostSettings(JSON.stringify({ features: FEATURES }));
  });
  afterEach(() => loadHostSettings('{}'));

  test.each([
    ['users', <Users key="users" />],
    ['areas', <Areas key="areas" />],
    ['supervisors', <Supervisors key="supervisors" />],
  ])('is paged by %s, is printed in full, and starts again with another search', async (_, screen) => {
    const container = await show(screen, '/list?page=3', people);
    expect(rows(container)).toBe(10);
    page.getByText('Page 3 of 3');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(rows(container)).toBe(60);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    fireEvent.click(page.getByRole('button', { name: 'Previous' }));
    expect([rows(container), window.location.search]).toEqual([25, '?page=2']);
    fireEvent.change(page.getByRole('searchbox'), { target: { value: 'o' } });
    await page.findByText('Page 1 of 3');
    expect(window.location.search).toBe('?search=o');
  });

  test("is not paged on another company's server", async () => {
    await loadHostSettings('{}');
    const container = await show(<Users />, '/list', people);
    expect([rows(container), page.queryByText(/^Page/)]).toEqual([60, null]);
  });
});

describe('orders of which the server counted a thousand and has more', () => {
  const order = { _id: 'a', trackingID: 'TWS-1' };
  const counted = { data: [order], total: 1000, limit: 10, moreThanTotal: true };
  const button = (container: HTMLElement, name: string) =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);

  async function open(address: string, answer: object) {
    const { fetch } = fakeServer(({ path }) =>
      path === '/api/profile/' ? { user: { name: 'Mariam' } } : answer,
    );
    vi.stubGlobal('fetch', fetch);
    return (await renderScreen(<AllOrders />, address)).container;
  }

  test('are more than a thousand on a hundred pages, and the last page says how to find the others', async () => {
    const first = await open('/list?search=a&page=99', counted);
    expect(first.textContent).toContain('More than 1,000 orders');
    expect(first.textContent).toContain('Page 99 of 100');
    expect(first.textContent).not.toContain('export them all');
    const last = await open('/list?search=a&page=100', counted);
    expect(last.textContent).toMatch(/first 1,000 orders are shown.*export them all/);
    expect(button(last, 'Next')?.disabled).toBe(true);
  });

  test('show their last page for an old link to a later one, which the server refuses', async () => {
    const issues = [{ path: 'page', message: 'Only the first 1,000 orders have pages.' }];
    const { fetch, requests } = fakeServer(({ path, query }) => {
      if (path === '/api/profile/') return { user: { name: 'Mariam' } };
      return Number(query.page) > 100
        ? new Response(JSON.stringify({ message: 'page: Pages end.', code: 'invalid', issues }), {
            status: 422,
          })
        : counted;
    });
    vi.stubGlobal('fetch', fetch);
    const { container, does } = await renderScreen(<AllOrders />, '/list?search=a&page=500');
    await does(() => undefined);
    expect(container.textContent).toContain('Page 100 of 100');
    expect(container.textContent).toContain('TWS-1');
    expect(requests.filter(({ path }) => path.endsWith('orders-all')).map(({ query }) => query.page)).toEqual(
      ['500', '100'],
    );
  });

  test("have the server's count if it does not report more", async () => {
    const { moreThanTotal: _, ...all } = counted;
    const container = await open('/list?search=a&page=100', all);
    expect(container.textContent).toContain('1,000 orders');
    expect(container.textContent).not.toMatch(/more than/i);
    expect(container.textContent).toContain('Page 100 of 100');
    expect(button(container, 'Next')?.disabled).toBe(true);
  });
});

// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/screen.tsx';
import { AllOrders } from './all-orders.tsx';
import { Queries } from './queries.tsx';
import { Supervisors } from './staff.tsx';
import { Users } from './users.tsx';
import { Warehouses } from './warehouses.tsx';

const screens: [string, ReactNode][] = [
  ['warehouses', <Warehouses key="warehouses" />],
  ['users', <Users key="users" />],
  ['supervisors', <Supervisors key="supervisors" />],
  ['orders', <AllOrders key="orders" />],
  ['queries', <Queries key="queries" />],
];

/** A list as it answers, and the administrator. */
async function show(screen: ReactNode, address: string, rows: object[]) {
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
  test('takes a search of blanks for none', async () => {
    const container = await show(screen, '/list?search=%20%20', []);
    expect(container.textContent).not.toContain('Clear the search');
    expect(container.textContent).not.toMatch(/\d of \d/);
  });

  test('tells rows apart that have no id', async () => {
    const complaints = vi.spyOn(console, 'error');
    const container = await show(screen, '/list', [{ email: 'a@x.example' }, { email: 'a@x.example' }]);
    expect(container.querySelectorAll('tbody [role=row]')).toHaveLength(2);
    expect(complaints).not.toHaveBeenCalled();
  });
});

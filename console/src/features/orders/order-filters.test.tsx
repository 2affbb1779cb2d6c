// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadHostSettings } from '../../api/host.ts';
import { AllOrders } from '../../screens/all-orders.tsx';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderScreen, renderScreenHook } from '../../testing/screen.tsx';
import { filtersText as text } from '../../texts/filters.ts';
import { useOrderFilters } from './order-filters.ts';

const OURS = JSON.stringify({ features: ['tawseel'] });
const open = async (address: string, settings = OURS, search = '') => {
  await loadHostSettings(settings);
  const { result } = await renderScreenHook(() => useOrderFilters(search), address);
  return result.current;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens All Orders of a server of ours that has one order. */
async function openScreen() {
  await loadHostSettings(OURS);
  const orders = { data: [{ trackingID: 'TWS-2222-232W' }], page: 1, limit: 10, total: 1, pages: 1 };
  const { fetch } = fakeServer(({ path }) => ({ data: path.endsWith('/orders-all') ? orders : [] }));
  vi.stubGlobal('fetch', fetch);
  return renderScreen(<AllOrders />, '/all-orders');
}

test('a row of our own server opens its order', async () => {
  const { does } = await openScreen();
  screen.getByRole('button', { name: 'More actions', hidden: true });
  await does(() => fireEvent.click(screen.getAllByRole('cell')[1]!));
  screen.getByRole('dialog', { name: /^Order / });
});

test('the form has every field in one of three named groups', async () => {
  const { does } = await openScreen();
  await does(() => fireEvent.click(screen.getByRole('button', { name: text.open })));
  const form = screen.getByRole('form', { name: text.form });
  const groups = within(form).getAllByRole('group');
  expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Order',
    'Parcel',
    'Time',
  ]);
  for (const field of form.querySelectorAll('input, select'))
    expect(field.closest('fieldset')).not.toBeNull();
  within(groups[2]!).getByLabelText(text.labels.unmovedDays);
});

describe('the filters of the address', () => {
  test('are asked for as the server takes them, and what means nothing is told at its field and left out', async () => {
    const address =
      '/all-orders?phone=050%20123%204567&city=abu%20dhabi&payment=Cheque&trackingStatus=lost&from=2026-02-30&unmovedDays=0&sort=movedAt';
    const { query, problems, count } = await open(address);
    expect(query).toEqual({ phone: '050 123 4567', city: 'Abu-Dhabi' });
    expect(problems).toEqual({
      payment: text.problems.payment,
      trackingStatus: text.problems.trackingStatus,
      from: text.problems.from,
      unmovedDays: text.problems.unmovedDays,
      sort: text.sortNeedsDays,
    });
    expect(count).toBe(6);
  });

  test('that end before they begin, or sort a search by age, say so', async () => {
    expect((await open('/all-orders?from=2026-11-02&to=2026-11-01')).problems).toEqual({
      to: text.problems.to,
    });
    const sorted = await open('/all-orders?sort=createdAt', OURS, 'huda');
    expect([sorted.query, sorted.problems]).toEqual([{}, { sort: text.sortOfSearch }]);
    expect((await open('/all-orders?unmovedDays=3&sort=movedAt')).query).toEqual({
      unmovedDays: 3,
      sort: 'movedAt',
    });
  });

  test('are nothing to a host that has no filters', async () => {
    const { query, problems, count } = await open('/all-orders?phone=1&city=Dubai&sort=x', '{}');
    expect([query, problems, count]).toEqual([{}, {}, 0]);
  });
});

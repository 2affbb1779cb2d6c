// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadHostSettings } from '../../api/host.ts';
import { AllOrders } from '../../screens/all-orders.tsx';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderScreen, renderScreenHook } from '../../testing/screen.tsx';
import { filtersText as text } from '../../texts/en/filters.ts';
import { FilterBar, FilterOpener, useFilterForm } from './filter-bar.tsx';
import { FILTER_NAMES, useOrderFilters } from './order-filters.ts';

afterEach(() => vi.unstubAllGlobals());

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
  const print = { at: '2026-11-02T08:00:00Z', size: 'a6', copies: 1, by: { kind: 'operator', name: 'Neha' } };
  const { fetch } = fakeServer(({ path }) => ({
    data: path.endsWith('/orders-all') ? orders : path.endsWith('/prints') ? [print] : [],
  }));
  vi.stubGlobal('fetch', fetch);
  return renderScreen(<AllOrders />, '/all-orders');
}

test('a row of our own server opens its order with the prints of its label', async () => {
  const { does } = await openScreen();
  screen.getByRole('button', { name: 'More actions', hidden: true });
  await does(() => fireEvent.click(screen.getAllByRole('cell')[1]!));
  const details = within(screen.getByRole('dialog', { name: /^Order / }));
  const prints = await details.findByRole('region', { name: 'Labels' });
  await vi.waitFor(() => expect(prints.textContent).toContain('Printed on A6'));
});

test('the form has every field in one of four named groups', async () => {
  const { does } = await openScreen();
  await does(() => fireEvent.click(screen.getByRole('button', { name: text.open })));
  const form = screen.getByRole('form', { name: text.form });
  const groups = within(form).getAllByRole('group');
  expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual([
    text.today,
    'Order',
    'Parcel',
    'Time',
  ]);
  for (const field of form.querySelectorAll('input, select'))
    expect(field.closest('fieldset')).not.toBeNull();
  for (const name of FILTER_NAMES.filter((one) => one !== 'warehouseId'))
    within(form).getByLabelText(text.labels[name]);
  within(groups[3]!).getByLabelText(text.labels.unmovedDays);
});

describe('the filters of the address', () => {
  test('are sent as the server accepts them; invalid ones are reported at their field and omitted', async () => {
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

  test('report an end before the start, and a search sorted by age', async () => {
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

  test('are ignored on a host without filters', async () => {
    const { query, problems, count } = await open('/all-orders?phone=1&city=Dubai&sort=x', '{}');
    expect([query, problems, count]).toEqual([{}, {}, 0]);
  });
});

function Filters() {
  const filters = useOrderFilters('');
  const form = useFilterForm(filters);
  return (
    <>
      <FilterOpener filters={filters} form={form} />
      <FilterBar filters={filters} form={form} search="" />
      <output>{JSON.stringify(filters.query)}</output>
    </>
  );
}

describe('events of a day', () => {
  const asked = () => JSON.parse(screen.getByRole('status').textContent ?? '');
  const chips = () =>
    within(screen.getByRole('list', { name: text.set }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const queryToday = () => screen.queryByRole('group', { name: text.today });
  const phone = () => screen.getByRole('textbox', { name: text.labels.phone });

  async function show(settings: string, search = '') {
    await loadHostSettings(settings);
    vi.stubGlobal('fetch', fakeServer(() => ({ data: [] })).fetch);
    const { does } = await renderScreen(<Filters />, `/all-orders${search}`);
    const press = (name: string | RegExp) => does(() => screen.getByRole('button', { name }).click());
    return { press };
  }

  test('are set by one button of the filters, which closes them, and cleared by pressing it again', async () => {
    const { press } = await show(OURS);
    await press(text.open);
    const names = within(queryToday()!).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Delivered today',
      'Failed today',
      'Back today',
    ]);
    await press('Back today');
    expect(asked()).toEqual({ happened: 'back' });
    expect(queryToday()).toBeNull();
    expect(chips()).toEqual(['What happened: Back today']);
    await press(text.openCount(1));
    expect(screen.getByRole('button', { name: 'Back today' }).getAttribute('aria-pressed')).toBe('true');
    await press('Back today');
    expect(asked()).toEqual({});
  });

  test('keep other typed filters, and are requested once those are valid', async () => {
    const { press } = await show(OURS);
    await press(text.open);
    fireEvent.change(phone(), { target: { value: '12' } });
    await press('Failed today');
    expect(asked()).toEqual({});
    expect(phone()).toHaveProperty('value', '12');
    expect(screen.getByText(text.problems.phone)).toBeTruthy();
    fireEvent.change(phone(), { target: { value: '050 123 4567' } });
    await press('Failed today');
    expect(asked()).toEqual({ phone: '050 123 4567', happened: 'failed' });
  });

  test('of another day name that day, and are removed with it', async () => {
    const { press } = await show(OURS, '?happened=delivered&on=2026-11-02');
    expect(asked()).toEqual({ happened: 'delivered', on: '2026-11-02' });
    expect(chips()).toEqual(['What happened: Delivered', 'On day: 2 Nov 2026']);
    await press(text.remove('What happened: Delivered'));
    expect(asked()).toEqual({});
  });

  test('can be chosen with their day', async () => {
    await show(OURS, '?on=2026-11-02');
    expect(asked()).toEqual({});
    expect(screen.getByText(text.problems.happened)).toBeTruthy();
  });
});

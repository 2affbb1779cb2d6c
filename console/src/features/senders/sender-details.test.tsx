// @vitest-environment jsdom
import { FEATURES } from '@tawseel/contract/facts/features';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actAs, loadHostSettings } from '../../api/host.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/screen.tsx';
import { expectTranslated } from '../../testing/untranslated.ts';
import { SenderDetails } from './sender-details.tsx';
import { toSenderRows } from './sender-rows.ts';

expectTranslated();

const SENDER = { _id: 's1', name: 'متجر النور', role: 'Company', city: 'Dubai' };
const FIGURES = { orders: 1042, delivered: 980, returned: 31, collectedCOD: 3580.5, unpaidCOD: 480.5 };

beforeEach(async () => {
  // In Dubai the first of December has begun.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T21:00:00.000Z') });
  await loadHostSettings(JSON.stringify({ features: FEATURES, timeZone: 'Asia/Dubai' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  actAs('administrator');
});

async function show(figures: object = { ...FIGURES, charges: 1250 }) {
  const { fetch, requests } = fakeServer(({ path }) => ({
    data: path.includes('/figures/') ? figures : SENDER,
  }));
  vi.stubGlobal('fetch', fetch);
  const [row] = toSenderRows([SENDER]);
  const { does } = await renderScreen(<SenderDetails row={row!} open onClose={() => {}} onEdit={() => {}} />);
  return { does, asked: () => requests.filter(({ path }) => path.includes('/figures/')) };
}

const region = () => screen.getByRole('region', { name: 'Figures' });
const figures = () =>
  Object.fromEntries(
    [...region().querySelectorAll('dt')].map((term) => {
      const [value, about] = [...term.parentElement!.querySelectorAll('dd')].map((one) => one.textContent);
      return [term.textContent, about ? `${value}, ${about}` : value];
    }),
  );
const choose = (value: string) =>
  fireEvent.change(within(region()).getByRole('combobox'), { target: { value } });

test('shows what a sender shipped this month at the business, with a link to those orders', async () => {
  const { asked } = await show();
  expect(asked()).toMatchObject([
    { path: '/api/senders/figures/s1', query: { from: '2026-12-01', to: '2026-12-01' } },
  ]);
  expect(figures()).toEqual({
    Orders: '1,042',
    Delivered: '980',
    Returned: '31',
    'COD collected': 'AED 3,580.50, AED 480.50 not handed in yet',
    Charges: 'AED 1,250.00',
  });
  expect(within(region()).getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe(
    '/all-orders?senderId=s1&from=2026-12-01&to=2026-12-01',
  );
  expect(region().textContent).not.toContain('your warehouse');
});

test('requests another period, and other dates once they are in order', async () => {
  const { does, asked } = await show({ ...FIGURES, unpaidCOD: 0 });
  await does(() => choose('last-month'));
  expect(asked().at(-1)?.query).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(region().textContent).toContain('1 Nov 2026 to 30 Nov 2026');
  await does(() => choose('other'));
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  await does(() => type('First day', '2026-12-24'));
  await does(() => fireEvent.click(screen.getByRole('button', { name: 'Show' })));
  expect(region().textContent).toContain('The last day must not be before the first.');
  expect(asked()).toHaveLength(2);
  await does(() => type('First day', '2024-11-30'));
  await does(() => fireEvent.click(screen.getByRole('button', { name: 'Show' })));
  expect(region().textContent).toContain('Choose at most 366 days.');
  expect(asked()).toHaveLength(2);
  await does(() => type('First day', '2026-11-30'));
  await does(() => fireEvent.click(screen.getByRole('button', { name: 'Show' })));
  expect(asked().at(-1)?.query).toEqual({ from: '2026-11-30', to: '2026-11-30' });
  expect(figures()).toMatchObject({ 'COD collected': 'AED 3,580.50', Charges: 'N/A' });
});

test('tells a supervisor that the figures are for their own warehouse', async () => {
  actAs('supervisor');
  await show();
  expect(region().textContent).toContain('Only orders of your warehouse are counted.');
});

test.each(['operator', 'cashier'] as const)('shows no figures to %s', async (role) => {
  actAs(role);
  const { asked } = await show();
  expect(screen.queryByRole('region', { name: 'Figures' })).toBeNull();
  expect(asked()).toEqual([]);
});

test('shows no figures on a server that follows only the specification', async () => {
  await loadHostSettings('{}');
  const { asked } = await show();
  expect(screen.getByText('User Details')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Figures' })).toBeNull();
  expect(asked()).toEqual([]);
});

// @vitest-environment jsdom
import { FEATURES } from '@tawseel/contract/facts/features';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadHostSettings } from '../api/host.ts';
import { today } from '../api/today.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/screen.tsx';
import { expectTranslated } from '../testing/untranslated.ts';
import { ConfirmOnDemand } from '../ui/dialog/confirm-on-demand.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import { Pickups } from './pickups.tsx';

expectTranslated();

const pickup = (more: object = {}) => ({
  ...{ _id: 'p1', number: 'PCK-DXB-001-261127-001', state: 'planned', senderId: 's1', expected: 4 },
  ...{ senderName: 'Camel Toys', street: 'Street 4', area: 'Quoz', city: 'Dubai', phone: '+971501234567' },
  ...{ day: today(), from: '09:00', to: '13:00', weekdays: [], until: null, standingDay: null, note: '' },
  ...{ warehouseId: 'dxb', warehouse: 'Al Quoz', reason: '', version: '1', runs: [] },
  createdAt: '2026-11-27T05:00:00.000Z',
  ...more,
});
const SHOP = {
  _id: 's1',
  name: 'Camel Toys',
  phone: '+971501234567',
  email: '',
  street: 'Street 4',
  city: 'Dubai',
};

const CHANGED = {
  message: 'It was changed.',
  code: 'conflict',
  issues: [{ path: 'version', message: 'Changed.' }],
};

function serve(rows: readonly object[]) {
  const fake = fakeServer(({ method, path, query }) => {
    const name = `${method} ${path}`;
    const of = rows.filter((row) => !query.senderId || Reflect.get(row, 'senderId') === query.senderId);
    if (name === 'GET /api/pickups')
      return { data: { day: today(), holiday: '', isWorkingDay: true, pickups: of } };
    if (name === 'GET /api/senders/all') return [SHOP];
    if (name === 'GET /api/warehouse/') return [];
    if (name === 'POST /api/pickups') return { message: 'It is for today.', data: pickup() };
    if (name === 'POST /api/pickups/p1/cancel') return Response.json(CHANGED, { status: 409 });
    return new Response('{}', { status: 404 });
  });
  vi.stubGlobal('fetch', fake.fetch);
  const sent = () => fake.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...fake, sent };
}

const open = () =>
  renderScreen(
    <>
      <Pickups />
      <ConfirmOnDemand />
      <Toaster />
    </>,
    '/pickups',
  );

/** Opens the window of a new pickup, with the shop chosen. */
async function openForm() {
  const { does } = await open();
  await does(() => screen.getByRole('button', { name: 'Add a pickup' }).click());
  const form = within(screen.getByRole('dialog'));
  const shop = form.getByRole('combobox', { name: /^Sender/ });
  await does(() => fireEvent.focus(shop));
  await does(() => fireEvent.change(shop, { target: { value: 'Camel' } }));
  await does(() => fireEvent.blur(shop));
  return { does, form };
}

beforeEach(() => loadHostSettings(JSON.stringify({ features: FEATURES })));
afterEach(() => {
  act(() => toast.remove());
  vi.unstubAllGlobals();
});

test('a pickup on a run names the run, as a link, and its driver', async () => {
  serve([pickup({ runs: [{ id: 'r1', number: 'RUN-DXB-001-261127-006', driverName: 'Bilal' }] })]);
  await open();
  const row = screen.getByText('Camel Toys').closest('[role=row]') as HTMLElement;
  expect(row.textContent).toContain('Bilal');
  const link = within(row).getByRole('link', { name: 'Bilal', description: 'RUN-DXB-001-261127-006' });
  expect(link.getAttribute('href')).toBe('/runs?run=r1');
});

test('a second pickup of a shop at the same hours is saved only after a confirmation that names the first', async () => {
  const { sent } = serve([pickup()]);
  const { does, form } = await openForm();
  await does(() => fireEvent.input(form.getByLabelText(/^Parcels expected/), { target: { value: '4' } }));
  await does(() => fireEvent.click(form.getByRole('button', { name: 'Save' })));
  const asked = await screen.findByRole('alertdialog');
  expect(asked.textContent).toContain('Camel Toys already has PCK-DXB-001-261127-001 on');
  expect(asked.textContent).toContain('09:00–13:00, for 4 parcels');
  expect(sent()).toEqual([]);
  fireEvent.click(within(asked).getByRole('button', { name: 'Add another' }));
  await waitFor(() => expect(sent()).toMatchObject([{ senderId: 's1', from: '09:00', expected: 4 }]));
});

test('a pickup at other hours is saved without confirmation', async () => {
  const { sent } = serve([pickup({ from: '14:00', to: '18:00' }), pickup({ _id: 'p2', state: 'cancelled' })]);
  const { does, form } = await openForm();
  await does(() => fireEvent.input(form.getByLabelText(/^Parcels expected/), { target: { value: '4' } }));
  await does(() => fireEvent.click(form.getByRole('button', { name: 'Save' })));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an empty number of parcels shows what to enter', async () => {
  serve([]);
  const { does, form } = await openForm();
  await does(() => fireEvent.click(form.getByRole('button', { name: 'Save' })));
  expect(form.getByText('Enter the number of parcels, a whole number like 4.')).toBeTruthy();
});

test('a cancellation stays unsaved after the pickup that another user has changed is read again', async () => {
  serve([pickup({ state: 'asked' })]);
  const { does } = await open();
  await does(() => screen.getByRole('button', { name: 'Cancel PCK-DXB-001-261127-001' }).click());
  const window = within(screen.getByRole('dialog'));
  const reason = window.getByRole<HTMLInputElement>('textbox', { name: /^Reason/ });
  await does(() => fireEvent.change(reason, { target: { value: 'The shop is closed' } }));
  await does(() => window.getByRole('button', { name: 'Cancel the pickup' }).click());
  await does(() => window.getByRole('button', { name: 'Load their changes, keep mine' }).click());
  expect(reason.value).toBe('The shop is closed');
  await does(() => fireEvent.keyDown(reason, { key: 'Escape' }));
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeDefined();
});

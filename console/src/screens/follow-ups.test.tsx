// @vitest-environment jsdom
import { FEATURES } from '@tawseel/contract/facts/features';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actAs, loadHostSettings } from '../api/host.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/screen.tsx';
import { expectTranslated } from '../testing/untranslated.ts';
import { FollowUps } from './follow-ups.tsx';

expectTranslated();

const ID = 'TWS-2222-232W';

const followUp = (more: object = {}) => ({
  _id: 'f1',
  kind: 'missing',
  state: 'open',
  warehouseId: 'dxb',
  warehouse: 'Al Quoz',
  parcel: {
    trackingID: ID,
    receiverName: 'Ahmed',
    receiverPhone: '+971501234567',
    senderName: 'Camel Traders',
  },
  lastScan: {
    at: '2026-11-24T08:00:00.000Z',
    act: 'sent',
    warehouse: 'Al Qusais',
    station: 'Dock 2',
    run: 'RUN-7',
    by: 'Neha',
  },
  note: '',
  run: 'RUN-7',
  openedAt: '2026-11-24T10:00:00.000Z',
  openedBy: 'Kwame',
  claimedBy: null,
  isMine: false,
  claimedUntil: null,
  outcome: null,
  closedAt: null,
  closedBy: null,
  ...more,
});

async function show(address: string, one: object, tries: object = { attempts: [], promised: null }) {
  const { fetch, requests } = fakeServer(({ method, path }) => {
    if (path === '/api/profile/') return { user: { name: 'Amina' } };
    if (path.endsWith('/delivery-code')) return { data: { code: '57240' } };
    if (path.startsWith('/api/dispatch/attempts/')) return { data: tries };
    if (method === 'POST') return { message: 'Done.', data: one };
    if (path.startsWith('/api/parcels/')) return { data: { parcel: null, choices: [], road: [] } };
    return { data: [one], total: 1, limit: 25 };
  });
  vi.stubGlobal('fetch', fetch);
  await renderScreen(<FollowUps />, address);
  const posted = () => requests.filter(({ method }) => method === 'POST');
  return { requests, posted };
}

async function opened() {
  fireEvent.click(screen.getByRole('button', { name: /^Missing/ }));
  return within(await screen.findByRole('dialog'));
}

beforeEach(async () => {
  await loadHostSettings(JSON.stringify({ features: FEATURES }));
  actAs('operator');
});

afterEach(() => {
  vi.unstubAllGlobals();
  actAs('administrator');
});

test('lists follow-ups by the filter of the address, with the last holder of a parcel and the scan', async () => {
  const { requests } = await show('/list?list=claimed&kind=missing', followUp());
  expect(requests.find(({ path }) => path === '/api/follow-ups')?.query).toEqual({
    state: 'claimed',
    kind: 'missing',
    page: '1',
    limit: '25',
  });
  expect(screen.getByRole('table').textContent).toMatch(
    /Al Qusais, Dock 2Put on a run, .*12:00 on RUN-7 by Neha/,
  );
});

test('claims a follow-up from the list', async () => {
  const { posted } = await show('/list', followUp());
  fireEvent.click(screen.getByRole('button', { name: `Claim the follow-up for ${ID}` }));
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]).toMatchObject({ path: '/api/follow-ups/f1/claim', body: { claim: true } });
});

test('requires an outcome to close a follow-up', async () => {
  const { posted } = await show('/list', followUp({ claimedBy: 'Amina', isMine: true }));
  const dialog = await opened();
  const settle: HTMLButtonElement = dialog.getByRole('button', { name: 'Mark as done' });
  expect(settle.disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText('Result'), { target: { value: 'Behind the cage' } });
  fireEvent.click(settle);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted()).toMatchObject([
    { path: '/api/follow-ups/f1/settle', body: { outcome: 'Behind the cage' } },
  ]);
});

test('a late result with money is settled with where the money is', async () => {
  const money = [{ actId: 'a1', driver: { _id: 'd', name: 'Bilal' }, cash: 100, card: 0, isHeld: true }];
  const late = followUp({ kind: 'late_act', claimedBy: 'Amina', isMine: true, money });
  const { posted } = await show('/list', late);
  fireEvent.click(screen.getByRole('button', { name: /^Entered too late/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const settle: HTMLButtonElement = dialog.getByRole('button', { name: 'Mark as done' });
  fireEvent.change(dialog.getByLabelText('Result'), { target: { value: 'He has it' } });
  expect(settle.disabled).toBe(true);
  const where = dialog.getByLabelText(/^AED\s100\.00 in cash that Bilal reported too late/);
  fireEvent.change(where, { target: { value: 'twice' } });
  expect(dialog.getByText(/^The driver owes what is cash/)).toBeTruthy();
  fireEvent.click(settle);
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]).toMatchObject({
    body: { outcome: 'He has it', money: [{ actId: 'a1', is: 'twice' }] },
  });
});

test('a row names both warehouses that search for a parcel, and the effect of marking it as done', async () => {
  actAs('administrator');
  await show('/list', followUp({ alsoAt: ['Al Qusais'] }));
  expect(screen.getByText('Al Quoz and Al Qusais').closest('[class]')?.className).toMatch(/whole/);
  const dialog = await opened();
  expect(dialog.getByText('Al Quoz and Al Qusais')).toBeTruthy();
  expect(dialog.getByText(/leaves it open at Al Qusais\. Scanning the parcel ends both\.$/)).toBeTruthy();
});

test('a follow-up claimed by another user is read-only', async () => {
  await show('/list', followUp({ claimedBy: 'Neha', claimedUntil: '2026-11-24T10:15:00.000Z' }));
  expect(screen.getByRole('table').textContent).toContain('Claimed by Neha');
  const dialog = await opened();
  expect(dialog.queryByRole('button', { name: 'Mark as done' })).toBeNull();
  expect(dialog.queryByLabelText('Result')).toBeNull();
});

test('a proposed return shows the attempts, and is decided in its window', async () => {
  const attempt = {
    _id: 'a1',
    act: 'failed',
    reason: 'not_home',
    note: 'Guard says Thursday',
    receivedBy: '',
    relation: '',
    cash: 0,
    card: 0,
    run: 'RUN-8',
    by: 'Bilal',
    at: '2026-11-24T12:00:00.000Z',
    receivedAt: '2026-11-24T15:00:00.000Z',
    result: 'late',
    why: '',
  };
  const parcel = { trackingID: ID, trackingStatus: 'warehouse', cancelledAt: null };
  const { posted } = await show('/list', followUp({ kind: 'return', parcel }), {
    attempts: [attempt],
    promised: { day: '2026-11-26', from: '17:00', to: '21:00', note: '' },
  });
  fireEvent.click(screen.getByRole('button', { name: /^Return/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByText('Not delivered: Receiver not there, too late to count')));
  expect(dialog.getByText('by Bilal on RUN-8')).toBeTruthy();
  expect(dialog.getByText('26 Nov 2026, 17:00–21:00')).toBeTruthy();
  expect(dialog.getByText(/came in 24 Nov 2026, 19:00/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Promise another day' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Return to sender' }));
  fireEvent.change(await screen.findByLabelText(/^Reason/), { target: { value: 'Shop wants it back' } });
  fireEvent.click(screen.getByRole('button', { name: 'Return it' }));
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]).toMatchObject({
    path: `/api/dispatch/return/${ID}`,
    body: { reason: 'Shop wants it back' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['supervisor', 'missing', false, 'warehouse', true],
  ['supervisor', 'missing', false, 'delivered', false],
  ['operator', 'call', true, 'warehouse', true],
  ['operator', 'call', false, 'warehouse', false],
  ['operator', 'missing', true, 'warehouse', false],
] as const)('a window of %s about %s (mine: %s, %s) offers the delivery code: %s', async (...one) => {
  const [role, kind, isMine, trackingStatus, isOffered] = one;
  actAs(role);
  const { requests } = await show(
    '/list',
    followUp({ kind, isMine, parcel: { trackingID: ID, trackingStatus, cancelledAt: null } }),
  );
  fireEvent.click(within(screen.getByRole('table')).getAllByRole('button')[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  const button = dialog.queryByRole('button', { name: 'Show delivery code' });
  expect(button !== null).toBe(isOffered);
  if (!button) return;
  fireEvent.click(button);
  await dialog.findByText('57240');
  expect(requests.at(-1)).toMatchObject({ method: 'POST', path: `/api/orders/${ID}/delivery-code` });
});

test('a row names what the receiver wrote last, and its warehouses only for users who see several', async () => {
  const wrote = 'The receiver asks to be called: after 6, please';
  const one = followUp({ note: `No answer\n${wrote}`, alsoAt: ['Ajman'] });
  await show('/list', one);
  expect(screen.getByText(`${wrote} · Ajman`)).toBeTruthy();
  expect(screen.queryByText(/Al Quoz/)).toBeNull();
  cleanup();
  actAs('administrator');
  await show('/list', { ...one, note: 'x'.repeat(80) });
  expect(screen.getByText(`${'x'.repeat(70)}… · Al Quoz and Ajman`)).toBeTruthy();
});

test('a day that the receiver asked the driver for is confirmed with one press', async () => {
  const wanted = { day: '2026-12-01', from: '13:00', to: '17:00' };
  const parcel = { trackingID: ID, trackingStatus: 'assignedtodriver', cancelledAt: null };
  const { posted } = await show('/list', followUp({ kind: 'call', isMine: true, wanted, parcel }));
  fireEvent.click(within(screen.getByRole('table')).getAllByRole('button')[0]!);
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm the day' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Promise' }));
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()).toMatchObject([{ path: `/api/dispatch/promise/${ID}`, body: wanted }]);
});

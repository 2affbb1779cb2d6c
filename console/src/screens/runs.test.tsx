// @vitest-environment jsdom
import { FEATURES } from '@tawseel/contract/facts/features';
import { MOST_RUNS } from '@tawseel/contract/facts/runs';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { actAs, loadHostSettings } from '../api/host.ts';
import { today } from '../api/today.ts';
import { fakeServer, type SentRequest } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/screen.tsx';
import { expectTranslated } from '../testing/untranslated.ts';
import { ConfirmOnDemand } from '../ui/dialog/confirm-on-demand.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import { Runs } from './runs.tsx';

expectTranslated();

const [ONE, TWO, THREE, FOUR] = ['TWS-2222-232W', 'TWS-3333-333T', 'TWS-4444-444P', 'TWS-5555-555M'] as const;
const DXB = { id: 'dxb', name: 'Al Quoz', code: 'DXB-001' };

const parcel = (trackingID: string, more: object = {}) => ({
  trackingID,
  receiverName: `Receiver of ${trackingID}`,
  receiverPhone: '+971501234567',
  senderName: 'Camel Traders',
  street: 'Street 8',
  area: 'Barsha',
  city: 'Dubai',
  deliveryType: 'normal',
  paymentMethod: 'COD',
  orderValue: 120,
  orderWeight: 1,
  holder: { kind: 'warehouse', id: 'dxb', name: 'Al Quoz' },
  since: '2026-11-20T08:00:00.000Z',
  ...more,
});

const area = (sortCode: string, ids: readonly string[], usualDriverId: string | null = null) => ({
  sortCode,
  city: 'Dubai',
  area: '',
  parcels: ids.map((id) => parcel(id)),
  weight: ids.length,
  cashDue: ids.length * 120,
  oldest: '2026-11-20T08:00:00.000Z',
  usualDriverId,
});

const run = (more: object = {}) => ({
  _id: 'r1',
  number: 'RUN-DXB-001-261124-001',
  kind: 'delivery',
  state: 'open',
  from: DXB,
  to: null,
  driverId: 'd1',
  driverName: 'Bilal',
  vehicleNo: 'K 1',
  day: '2026-11-24',
  version: 7,
  parcels: 2,
  unloaded: 0,
  done: 0,
  failed: 0,
  weight: 2,
  cashDue: 240,
  outAt: null,
  closedAt: null,
  ...more,
});

const stop = (trackingID: string, more: object = {}) => ({
  _id: `s-${trackingID}`,
  parcel: parcel(trackingID),
  state: 'pending',
  isLoaded: true,
  outcome: '',
  doneAt: null,
  ...more,
});

const board = {
  areas: [area('DXB · M2', [ONE, TWO], 'd2'), area('DXB · Z1', [THREE])],
  drivers: [
    { id: 'd1', name: 'Bilal', vehicleNo: 'K 1', runs: [run()] },
    { id: 'd2', name: 'Chandra', vehicleNo: '', runs: [] },
  ],
  onNoRun: 0,
};

function serve(answers: Record<string, (request: SentRequest) => unknown> = {}) {
  const usual: typeof answers = {
    'GET /api/profile/': () => ({ user: { email: 'o@x.example', role: 'operator', warehouseId: 'dxb' } }),
    'GET /api/dispatch': () => ({ data: board }),
    'GET /api/runs/r1': () => ({
      data: { run: run(), stops: [ONE, TWO].map((id) => stop(id)), waiting: [] },
    }),
    'POST /api/dispatch/assign': () => ({
      message: '2 parcels are on a run.',
      data: { runs: [], results: [] },
    }),
    'POST /api/runs/r1/out': () => ({ message: 'It is out.', data: run({ state: 'out' }) }),
    'POST /api/runs/r1/order': () => ({ message: 'In order.', data: run({ version: 8 }) }),
  };
  const fake = fakeServer((request) => {
    const name = `${request.method} ${request.path}`;
    const answer = answers[name] ?? usual[name];
    return answer ? answer(request) : new Response('{}', { status: 404 });
  });
  vi.stubGlobal('fetch', fake.fetch);
  const sent = (name: string) => fake.requests.filter(({ method, path }) => `${method} ${path}` === name);
  return { ...fake, sent, assigned: () => sent('POST /api/dispatch/assign').map(({ body }) => body) };
}

const open = (address = '/runs') =>
  renderScreen(
    <>
      <Runs />
      <ConfirmOnDemand />
      <Toaster />
    </>,
    address,
  );

const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

beforeEach(async () => {
  await loadHostSettings(JSON.stringify({ features: FEATURES }));
  actAs('operator');
});

afterEach(() => {
  act(() => toast.remove());
  vi.unstubAllGlobals();
  actAs('administrator');
});

test("a driver's line counts parcels of the pickup run being loaded only once", async () => {
  const pickups = { ...run({ _id: 'r2', number: 'RUN-2', kind: 'pickup', parcels: 1 }), weight: 2 };
  const drivers = [{ id: 'd1', name: 'Bilal', vehicleNo: 'K 1', runs: [pickups, run({ parcels: 1 })] }];
  serve({ 'GET /api/dispatch': () => ({ data: { ...board, areas: [], shops: [], drivers } }) });
  const countsOf = () => screen.getByRole('list', { name: 'Drivers' }).textContent?.match(/1 parcel/g);
  const { unmount } = await open('/runs?board=pickup');
  expect(countsOf()).toHaveLength(1);
  unmount();
  await open();
  expect(countsOf()).toHaveLength(2);
});

test('parcels with a driver but no run are one link away, for the selected warehouse', async () => {
  const answers = {
    'GET /api/dispatch': () => ({ data: { ...board, onNoRun: 2 } }),
    'GET /api/warehouse/': () => [{ _id: 'dxb', wareHouseName: 'Al Quoz' }],
  };
  const linkOf = () =>
    within(screen.getByText(/^2 parcels are with a driver, but on no run\. Scan them in at the hub/))
      .getByRole('link', { name: 'Show them' })
      .getAttribute('href');
  serve(answers);
  const { unmount } = await open();
  expect(linkOf()).toBe('/all-orders?custody=unknown&trackingStatus=assignedtodriver');
  unmount();
  actAs('administrator');
  localStorage.setItem('hubWarehouse', 'dxb');
  await open();
  expect(linkOf()).toBe('/all-orders?custody=unknown&trackingStatus=assignedtodriver&warehouseId=dxb');
});

test('five keys assign two areas to a driver', async () => {
  const { assigned } = serve();
  await open();
  press('ArrowDown', ' ', 'ArrowDown', ' ');
  expect(screen.getByText('3 parcels selected')).toBeTruthy();
  press('1');
  await waitFor(() =>
    expect(assigned()).toEqual([{ assignments: [{ driverId: 'd1', trackingIDs: [ONE, TWO, THREE] }] }]),
  );
  await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
});

test('the toast names the driver, and its Undo reverts exactly that assignment', async () => {
  const { sent } = serve({
    'POST /api/dispatch/assign': () => ({
      message: '1 parcel is on a run.',
      data: { runs: [], results: [{ trackingID: THREE, isAssigned: true, message: '' }] },
    }),
    'POST /api/dispatch/unassign': () => ({
      message: '1 parcel waits for a driver again.',
      data: { results: [] },
    }),
  });
  await open();
  press('ArrowDown', 'ArrowDown', '2');
  expect(await screen.findByText('1 parcel given to Chandra.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 parcel waits for a driver again.')).toBeTruthy();
  expect(sent('POST /api/dispatch/unassign').map(({ body }) => body)).toEqual([
    { assignments: [{ driverId: 'd2', trackingIDs: [THREE] }] },
  ]);
});

test('with nothing selected the focused area is assigned; a digit without a driver assigns nothing', async () => {
  const { assigned } = serve();
  await open();
  press('ArrowDown', 'ArrowDown', '7', '2');
  await waitFor(() =>
    expect(assigned()).toEqual([{ assignments: [{ driverId: 'd2', trackingIDs: [THREE] }] }]),
  );
});

test('a selected parcel of an expanded area is assigned alone, wherever the focus is', async () => {
  const { assigned } = serve();
  await open();
  press('ArrowDown');
  fireEvent.click(document.activeElement ?? document.body);
  press('ArrowDown', 'ArrowDown', ' ', 'ArrowUp', '2');
  await waitFor(() =>
    expect(assigned()).toEqual([{ assignments: [{ driverId: 'd2', trackingIDs: [TWO] }] }]),
  );
});

test('a proposal is shown before Enter accepts it, and Escape discards it', async () => {
  const { assigned } = serve();
  await open();
  press('p');
  expect(screen.getByText(/2 parcels to 1 driver\. 1 area has no usual driver/)).toBeTruthy();
  expect(screen.getByText('to Chandra')).toBeTruthy();
  press('Escape');
  expect(screen.queryByText('to Chandra')).toBeNull();
  press('p', 'Enter');
  await waitFor(() =>
    expect(assigned()).toEqual([{ assignments: [{ driverId: 'd2', trackingIDs: [ONE, TWO] }] }]),
  );
});

test('a parcel promised for a later day says so, and is not suggested', async () => {
  const later = { ...area('DXB · DEIRA', [TWO], 'd2'), promisedDay: '2026-11-28' };
  const today = { ...area('DXB · DEIRA', [ONE], 'd2'), promisedDay: null };
  const { assigned } = serve({ 'GET /api/dispatch': () => ({ data: { ...board, areas: [today, later] } }) });
  await open();
  expect(screen.getByText('Promised for 28 Nov 2026')).toBeTruthy();
  press('p', 'Enter');
  await waitFor(() =>
    expect(assigned()).toEqual([{ assignments: [{ driverId: 'd2', trackingIDs: [ONE] }] }]),
  );
});

test('parcels that could not be assigned are listed with the reason', async () => {
  const message = `${ONE} is on RUN-7 already.`;
  serve({
    'POST /api/dispatch/assign': () => ({
      message: '1 parcel is on a run, 1 could not be taken.',
      data: { runs: [], results: [{ trackingID: ONE, isAssigned: false, message }] },
    }),
  });
  await open();
  press('ArrowDown', '1');
  expect(await screen.findByText(message)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(message)).toBeNull();
});

test("the selected driver's run starts with the ticked unscanned parcels", async () => {
  const elsewhere = { kind: 'warehouse', id: 'auh', name: 'Mussafah' };
  const { sent } = serve({
    'GET /api/runs/r1': () => ({
      data: {
        run: run({ parcels: 4, unloaded: 3, cashDue: 480 }),
        stops: [
          stop(ONE),
          stop(TWO, { isLoaded: false }),
          stop(THREE, { isLoaded: false }),
          stop(FOUR, { isLoaded: false, parcel: parcel(FOUR, { holder: elsewhere }) }),
        ],
        waiting: [],
      },
    }),
  });
  const { does } = await open();
  press('ArrowRight', 'h');
  const dialog = within(await screen.findByRole('dialog'));
  const boxOf = (name: RegExp) => dialog.getByRole<HTMLInputElement>('checkbox', { name });
  await waitFor(() => expect(boxOf(new RegExp(TWO)).checked).toBe(false));
  expect(dialog.queryByText(ONE)).toBeNull();
  expect(boxOf(new RegExp(`${FOUR}.*not here: Mussafah`)).disabled).toBe(true);
  await does(() => fireEvent.click(boxOf(/^Driver has them/)));
  expect(boxOf(new RegExp(THREE)).checked).toBe(true);
  await does(() => fireEvent.click(boxOf(new RegExp(THREE))));
  // Cash of what goes, not of what stays.
  expect(dialog.getByText(/^2 parcels, AED\s240\.00 to collect/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Start run' }));
  await waitFor(() =>
    expect(sent('POST /api/runs/r1/out').map(({ body }) => body)).toEqual([{ version: 7, taken: [TWO] }]),
  );
});

test('parcels of a later day are named before the run starts', async () => {
  const stops = [
    stop(ONE, { promisedDay: '2026-11-28' }),
    stop(TWO, { promisedDay: '2026-11-29', isLoaded: false }),
  ];
  serve({ 'GET /api/runs/r1': () => ({ data: { run: run({ unloaded: 1 }), stops, waiting: [] } }) });
  const { does } = await open();
  press('ArrowRight', 'h');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^1 parcel is promised for a later day/)).toBeTruthy();
  expect(dialog.getByText(/Promised for 28 Nov 2026$/)).toBeTruthy();
  await does(() => fireEvent.click(dialog.getByRole('checkbox', { name: new RegExp(TWO) })));
  expect(dialog.getByText(/^2 parcels are promised for a later day/)).toBeTruthy();
});

test('unticked parcels stay, and an empty run cannot be started', async () => {
  const stops = [stop(ONE), stop(TWO, { isLoaded: false })];
  const { sent } = serve({
    'GET /api/runs/r1': () => ({ data: { run: run({ unloaded: 1 }), stops, waiting: [] } }),
  });
  const startButton = async () => {
    press('ArrowRight', 'h');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/not scanned/);
    return dialog.getByRole<HTMLButtonElement>('button', { name: 'Start run' });
  };
  const { unmount } = await open();
  fireEvent.click(await startButton());
  await waitFor(() =>
    expect(sent('POST /api/runs/r1/out').map(({ body }) => body)).toEqual([
      { version: 7, unloaded: 'leave' },
    ]),
  );
  unmount();
  stops.shift();
  await open();
  const start = await startButton();
  expect(screen.getByText(/^Nothing is loaded yet/)).toBeTruthy();
  expect(start.disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^${TWO}`) }));
  expect(start.disabled).toBe(false);
});

test('pressing a driver lists the parcels of a run that has not left, each with a button to take it off', async () => {
  const { sent } = serve({ [`DELETE /api/runs/r1/stops/${TWO}`]: () => ({ message: 'Off.', data: run() }) });
  const { does } = await open();
  const driver = screen.getByRole('button', { name: /Bilal/, expanded: false });
  await does(() => driver.click());
  expect(driver.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(`Receiver of ${ONE}`)).toBeTruthy();
  const button = screen.getByRole('button', { name: `Take off ${TWO}` });
  expect(button.textContent).toBe('Take off');
  await does(() => button.click());
  expect(sent(`DELETE /api/runs/r1/stops/${TWO}`)).toHaveLength(1);
  await does(() => driver.click());
  expect(screen.queryByText(`Receiver of ${ONE}`)).toBeNull();
  expect(screen.getByRole('button', { name: /Chandra/ }).getAttribute('aria-expanded')).toBeNull();
});

test('a driver with cash to hand in has the amount on the board', async () => {
  const drivers = [
    { ...board.drivers[0], cash: 463 },
    { ...board.drivers[1], cash: 0 },
  ];
  serve({ 'GET /api/dispatch': () => ({ data: { ...board, drivers } }) });
  await open();
  const [bilal, chandra] = within(screen.getByRole('list', { name: 'Drivers' })).getAllByRole('button', {
    name: /Bilal|Chandra/,
  });
  expect(bilal?.textContent).toContain('AED 463.00 to hand in');
  expect(chandra?.textContent).not.toContain('to hand in');
});

test('a selection on a phone shows a bar that leads to the drivers', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  serve();
  const { does } = await open();
  expect(screen.queryByRole('button', { name: 'Give to…' })).toBeNull();
  await does(() => fireEvent.click(screen.getByRole('checkbox', { name: 'Select DXB · M2' })));
  expect(screen.getByText('2 selected')).toBeTruthy();
  await does(() => screen.getByRole('button', { name: 'Give to…' }).click());
  expect(document.activeElement?.textContent).toContain('Bilal');
});

test('keys in a window apply to the window only', async () => {
  const { assigned } = serve();
  await open();
  press('ArrowRight', 'h');
  await screen.findByRole('dialog');
  press('1', 'p');
  expect(assigned()).toEqual([]);
});

test('Alt and an arrow moves a stop down', async () => {
  const { sent } = serve();
  await open('/runs?run=r1');
  const first = screen.getByRole('button', { name: new RegExp(`^1\\. ${ONE}`) });
  fireEvent.keyDown(first, { key: 'ArrowDown', altKey: true });
  await waitFor(() =>
    expect(sent('POST /api/runs/r1/order').map(({ body }) => body)).toEqual([
      { version: 7, trackingIDs: [TWO, ONE] },
    ]),
  );
  expect(await screen.findByText(`${ONE} is stop 2.`)).toBeTruthy();
});

test('a current run is closed with missing parcels after they were named', async () => {
  const out = run({ state: 'out' });
  const held = (trackingID: string, kind: string, id: string) =>
    stop(trackingID, { parcel: parcel(trackingID, { holder: { kind, id, name: '' } }) });
  const { sent } = serve({
    'GET /api/runs/r1': () => ({
      data: {
        run: out,
        stops: [{ ...held(ONE, 'receiver', ''), state: 'done' }, held(TWO, 'run', 'r1')],
        waiting: [],
      },
    }),
    'POST /api/runs/r1/close': () => ({ message: 'Closed.', data: run({ state: 'closed' }) }),
  });
  await open('/runs?run=r1');
  fireEvent.click(screen.getByRole('button', { name: 'Close run' }));
  const yes = await screen.findByRole('button', { name: 'Close, mark 1 missing' });
  const asked = screen.getByRole('alertdialog').textContent;
  expect(asked).toContain('Stops: 1 done, 1 to do.');
  expect(asked).toContain(TWO);
  expect(asked).not.toContain(ONE);
  fireEvent.click(yes);
  await waitFor(() =>
    expect(sent('POST /api/runs/r1/close').map(({ body }) => body)).toEqual([{ version: 7, missing: true }]),
  );
});

test('only a supervisor enters a stop for the driver, with the reason', async () => {
  const answers = {
    'GET /api/runs/r1': () => ({ data: { run: run({ state: 'out' }), stops: [stop(ONE)], waiting: [] } }),
    [`POST /api/runs/r1/stops/${ONE}/enter`]: () => ({ message: 'Entered.', data: run({ state: 'out' }) }),
  };
  serve(answers);
  const { unmount } = await open('/runs?run=r1');
  expect(screen.queryByRole('button', { name: `Enter what happened with ${ONE}` })).toBeNull();
  unmount();
  actAs('supervisor');
  const { sent } = serve(answers);
  await open('/runs?run=r1');
  fireEvent.click(screen.getByRole('button', { name: `Enter what happened with ${ONE}` }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Enter' }));
  expect(sent(`POST /api/runs/r1/stops/${ONE}/enter`)).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/^Why the office/), { target: { value: 'Phone broken' } });
  fireEvent.input(dialog.getByLabelText(/^Cash/), { target: { value: '12000' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Enter' }));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getByText('Was AED 12,000.00 collected?')).toBeDefined();
  fireEvent.click(asked.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  fireEvent.input(dialog.getByLabelText(/^Cash/), { target: { value: '120' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Enter' }));
  await waitFor(() =>
    expect(sent(`POST /api/runs/r1/stops/${ONE}/enter`).map(({ body }) => body)).toEqual([
      {
        act: 'delivered',
        receivedBy: `Receiver of ${ONE}`,
        relation: 'self',
        cash: 120,
        why: 'Phone broken',
      },
    ]),
  );
});

test('only a supervisor reopens a failed stop, with the reason', async () => {
  const stops = [stop(ONE, { state: 'failed', outcome: 'Not there.' }), stop(TWO, { state: 'skipped' })];
  const enter = `POST /api/runs/r1/stops/${ONE}/enter`;
  const answers = {
    'GET /api/runs/r1': () => ({ data: { run: run({ state: 'out' }), stops, waiting: [] } }),
    [enter]: () => ({ message: 'It is open again.', data: run({ state: 'out' }) }),
  };
  serve(answers);
  const { unmount } = await open('/runs?run=r1');
  expect(screen.queryByRole('button', { name: /^Reopen/ })).toBeNull();
  unmount();
  actAs('supervisor');
  const { sent } = serve(answers);
  await open('/runs?run=r1');
  expect(screen.queryByRole('button', { name: `Reopen ${TWO}` })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: `Reopen ${ONE}` }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Reopen' }));
  expect(sent(enter)).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'A slip' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Reopen' }));
  await waitFor(() =>
    expect(sent(enter).map(({ body }) => body)).toEqual([{ act: 'reopened', why: 'A slip' }]),
  );
});

test('a supervisor sees which warehouse the board is for', async () => {
  actAs('supervisor');
  const warehouse = { _id: 'dxb', wareHouseName: 'Al Quoz', warehouseCode: 'DXB-001' };
  serve({ 'GET /api/warehouse/': () => [warehouse] });
  await open();
  expect(screen.getByText('DXB-001 · Al Quoz')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('Print opens the run sheet, and says if it could not be loaded', async () => {
  serve({
    'GET /api/runs/r1': () => ({ data: { run: run({ state: 'out' }), stops: [stop(ONE)], waiting: [] } }),
  });
  await open('/runs?run=r1');
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Run sheet' }));
  // jsdom has no frame that a page can be put into.
  expect(await dialog.findByText('The run sheet could not be loaded')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Print run sheet' })).toHaveProperty('disabled', true);
});

test('waiting parcels are summed up, with the urgent ones', async () => {
  const m2 = area('DXB · M2', [ONE, TWO]);
  m2.parcels = [parcel(ONE, { deliveryType: 'urgent' }), parcel(TWO)];
  serve({ 'GET /api/dispatch': () => ({ data: { ...board, areas: [m2, area('DXB · Z1', [THREE])] } }) });
  await open();
  await screen.findByText(/^3 parcels · 3 kg · AED\s360\.00 to collect$/);
  expect(screen.getByRole('button', { name: /DXB · M2/ }).textContent).toContain('1 urgent');
  expect(screen.getByRole('button', { name: /DXB · Z1/ }).textContent).not.toContain('urgent');
});

const unbookedShop = {
  ...{ key: 'p1', name: 'Camel Toys', street: 'Street 4', area: 'Quoz', city: 'Dubai' },
  ...{ parcels: [], weight: 0, oldest: null, usualDriverId: 'd2' },
  pickup: { number: 'PCK-1', state: 'asked', from: '09:00', to: '13:00', expected: 4, note: '' },
};

test('a shop without a booking is assigned to a driver, suggested and unassigned', async () => {
  const { assigned, sent } = serve({
    'GET /api/dispatch': () => ({ data: { ...board, areas: [], shops: [unbookedShop] } }),
    'POST /api/dispatch/assign': () => ({
      message: '1 pickup is on a run.',
      data: { runs: [], results: [{ trackingID: 'PCK-1', isAssigned: true, message: '' }] },
    }),
    'POST /api/dispatch/unassign': () => ({ message: 'It waits again.', data: { results: [] } }),
  });
  await open('/runs?board=pickup');
  const line = await screen.findByRole('button', { name: /Camel Toys/ });
  expect(line.textContent).toContain('Nothing is booked yet.');
  expect(line.textContent).toContain('0 of 4 booked');
  press('p');
  expect(screen.getByText(/1 pickup to 1 driver/)).toBeTruthy();
  press('Escape');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Camel Toys' }));
  expect(screen.getByText('1 pickup selected')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Give 1 pickup to Chandra' }));
  const body = { kind: 'pickup', assignments: [{ driverId: 'd2', pickupIds: ['p1'] }] };
  await waitFor(() => expect(assigned()).toEqual([body]));
  expect(await screen.findByText('1 pickup given to Chandra.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent('POST /api/dispatch/unassign').map((one) => one.body)).toEqual([body]));
});

test('a run of pickups without booked parcels lists them, starts, and asks before it is closed', async () => {
  const pickup = { pickupId: 'p1', ...unbookedShop.pickup, name: 'Camel Toys', street: '', state: 'pending' };
  const visits = [{ ...pickup, outcome: '', doneAt: null, phone: '' }];
  let state = 'open';
  const { sent } = serve({
    'GET /api/runs/r1': () => ({
      data: { run: run({ kind: 'pickup', parcels: 0, visits: 1, state }), stops: [], visits, waiting: [] },
    }),
    'POST /api/dispatch/unassign': () => ({ message: 'It waits again.', data: { results: [] } }),
    'POST /api/runs/r1/close': () => ({ message: 'Closed.', data: run({ state: 'closed' }) }),
  });
  const { does, unmount } = await open('/runs?run=r1');
  expect(screen.getByText(/4 parcels requested ·/)).toBeTruthy();
  await does(() => screen.getByRole('button', { name: 'Take off PCK-1' }).click());
  expect(sent('POST /api/dispatch/unassign')).toHaveLength(1);
  await does(() => screen.getByRole('button', { name: 'Start run' }).click());
  await screen.findByText(/^1 pickup has no booked parcels: the driver collects what is there/);
  unmount();
  state = 'out';
  await open('/runs?run=r1');
  fireEvent.click(screen.getByRole('button', { name: 'Close run' }));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getByText(/^1 pickup has no result\. It waits for a driver again/)).toBeTruthy();
  fireEvent.click(asked.getByRole('button', { name: 'Close run' }));
  await waitFor(() =>
    expect(sent('POST /api/runs/r1/close')[0]?.body).toEqual({ version: 7, missing: true }),
  );
});

test('only a supervisor enters and reopens a pickup without booked parcels, with the reason', async () => {
  const pickup = { ...unbookedShop.pickup, name: 'Camel Toys', street: '', outcome: '', doneAt: null };
  const visits = [
    { ...pickup, pickupId: 'p1', state: 'pending' },
    { ...pickup, pickupId: 'p2', number: 'PCK-2', state: 'done' },
    { ...pickup, pickupId: 'p3', number: 'PCK-3', state: 'skipped' },
  ];
  const pickups = run({ kind: 'pickup', parcels: 0, visits: 3, state: 'out' });
  const [enter, reopen] = ['POST /api/runs/r1/visits/p1/enter', 'POST /api/runs/r1/visits/p2/enter'] as const;
  const answers = {
    'GET /api/runs/r1': () => ({ data: { run: pickups, stops: [], visits, waiting: [] } }),
    [enter]: () => ({ message: 'Entered.', data: pickups }),
    [reopen]: () => ({ message: 'It is open again.', data: pickups }),
  };
  const buttons = () =>
    screen.queryAllByRole('button', { name: /^(Enter|Reopen)/ }).map((button) => button.ariaLabel);
  serve(answers);
  const { unmount } = await open('/runs?run=r1');
  expect(buttons()).toEqual([]);
  unmount();
  actAs('supervisor');
  const { sent } = serve(answers);
  await open('/runs?run=r1');
  expect(buttons()).toEqual(['Enter what happened with PCK-1', 'Reopen PCK-2']);
  const bodiesOf = (call: string) => sent(call).map(({ body }) => body);

  fireEvent.click(screen.getByRole('button', { name: 'Enter what happened with PCK-1' }));
  const entering = within(await screen.findByRole('dialog'));
  fireEvent.click(entering.getByRole('button', { name: 'Enter' }));
  expect(bodiesOf(enter)).toEqual([]);
  fireEvent.change(entering.getByLabelText(/^Note/), { target: { value: '4 boxes' } });
  fireEvent.change(entering.getByLabelText(/^Why the office/), { target: { value: 'Phone broken' } });
  fireEvent.click(entering.getByRole('button', { name: 'Enter' }));
  await waitFor(() =>
    expect(bodiesOf(enter)).toEqual([{ act: 'collected', note: '4 boxes', why: 'Phone broken' }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  fireEvent.click(screen.getByRole('button', { name: 'Enter what happened with PCK-1' }));
  const failing = within(await screen.findByRole('dialog'));
  fireEvent.click(failing.getByRole('button', { name: 'Not collected' }));
  fireEvent.change(failing.getByLabelText(/^Why the office/), { target: { value: 'Phone broken' } });
  fireEvent.click(failing.getByRole('button', { name: 'Enter' }));
  await waitFor(() =>
    expect(bodiesOf(enter)[1]).toEqual({
      act: 'not_collected',
      reason: 'not_ready',
      why: 'Phone broken',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  fireEvent.click(screen.getByRole('button', { name: 'Reopen PCK-2' }));
  const reopening = within(await screen.findByRole('dialog'));
  fireEvent.click(reopening.getByRole('button', { name: 'Reopen' }));
  expect(bodiesOf(reopen)).toEqual([]);
  fireEvent.change(reopening.getByLabelText(/^Reason/), { target: { value: 'A slip' } });
  fireEvent.click(reopening.getByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(bodiesOf(reopen)).toEqual([{ act: 'reopened', why: 'A slip' }]));
});

test('a closed run shows parcels that never came back as missing, not as failed', async () => {
  const closed = run({ state: 'closed', failed: 2 });
  const lost = stop(ONE, { state: 'failed', parcel: parcel(ONE, { exception: 'missing' }) });
  serve({
    'GET /api/runs/r1': () => ({
      data: { run: closed, stops: [lost, stop(TWO, { state: 'failed' })], waiting: [] },
    }),
  });
  await open('/runs?run=r1');
  const table = within(screen.getByRole('table', { name: 'Stops' }));
  expect(table.getAllByText('Missing')).toHaveLength(1);
  expect(table.getAllByText('Failed')).toHaveLength(1);
});

describe('the runs of a day', () => {
  const closed = run({ _id: 'r2', number: 'RUN-2', state: 'closed', done: 1, failed: 1, cash: 120 });
  const cancelled = run({
    _id: 'r3',
    number: 'RUN-3',
    state: 'cancelled',
    driverId: 'd9',
    driverName: 'خالد العلي',
  });
  const toHub = run({
    _id: 'r4',
    number: 'RUN-4',
    kind: 'linehaul',
    to: DXB,
    driverId: null,
    driverName: '',
  });
  const DAY = '/runs?board=day&day=2026-11-24';

  function serveRuns(rows: readonly object[]) {
    const fake = serve({
      'GET /api/runs': () => ({ data: rows }),
      'GET /api/runs/choices': () => ({
        data: { warehouses: [], drivers: [{ id: 'd1', name: 'Bilal', vehicleNo: 'K 1' }] },
      }),
      'GET /api/runs/r2': () => ({
        data: { run: closed, stops: [stop(ONE, { state: 'done' })], waiting: [] },
      }),
    });
    return { ...fake, asked: () => fake.sent('GET /api/runs').at(-1)?.query };
  }
  const rowsOf = () =>
    [...screen.getByRole('table').querySelectorAll('tbody [role=row]')].map((row) =>
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

  test('are one press from the board, for today if the address names no day', async () => {
    const { asked } = serveRuns([]);
    const { does } = await open();
    await does(() => screen.getByRole('button', { name: 'Runs by day' }).click());
    expect(location.search).toBe('?board=day');
    expect(asked()).toEqual({ day: today() });
    expect(screen.getByText('No runs')).toBeTruthy();
    expect(screen.getByText('Choose another day.')).toBeTruthy();
  });

  test('include finished ones, each with its driver and figures', async () => {
    const { asked } = serveRuns([run(), closed, cancelled, toHub]);
    await open(DAY);
    expect(asked()).toEqual({ day: '2026-11-24' });
    expect(screen.getByText('4 runs')).toBeTruthy();
    expect(rowsOf().map(([number, driver, state]) => [number, driver, state])).toEqual([
      ['RUN-DXB-001-261124-001Delivery · K\u00a01', 'Bilal', 'Being loaded'],
      ['RUN-2Delivery · K\u00a01', 'Bilal', 'Closed'],
      ['RUN-3Delivery · K\u00a01', 'خالد العلي', 'Cancelled'],
      ['RUN-4To a warehouse · Al Quoz · K\u00a01', 'N/A', 'Being loaded'],
    ]);
    expect(rowsOf()[1]?.slice(3)).toEqual(['2', '1', '1', 'AED 120.00']);
  });

  test('are filtered by driver in the address, also a driver who has left', async () => {
    const { asked } = serveRuns([cancelled]);
    const { does } = await open(DAY);
    const driver = screen.getByRole('combobox', { name: 'Driver' });
    expect([...driver.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'All drivers',
      'خالد العلي',
      'Bilal',
    ]);
    await does(() => fireEvent.change(driver, { target: { value: 'd9' } }));
    expect(location.search).toBe('?board=day&day=2026-11-24&driver=d9');
    expect(asked()).toEqual({ day: '2026-11-24', driverId: 'd9' });
    await does(() => fireEvent.change(driver, { target: { value: '' } }));
    expect(location.search).toBe('?board=day&day=2026-11-24');
  });

  test('show an empty list for a driver without runs, with a link to all', async () => {
    const { asked } = serveRuns([]);
    const { does } = await open(`${DAY}&driver=d1`);
    expect(screen.getByText(/The driver has no runs on this day/)).toBeTruthy();
    await does(() => screen.getByRole('button', { name: 'All drivers' }).click());
    expect(asked()).toEqual({ day: '2026-11-24' });
  });

  test('open their run, which links back to the same day', async () => {
    serveRuns([closed]);
    const { does } = await open(`${DAY}&driver=d1`);
    await does(() => fireEvent.click(screen.getByText('RUN-2')));
    expect(location.search).toBe('?board=day&day=2026-11-24&driver=d1&run=r2');
    expect(screen.getByText('Cash collected')).toBeTruthy();
    await does(() => fireEvent.click(screen.getByRole('link', { name: 'All runs' })));
    expect(location.search).toBe('?board=day&day=2026-11-24&driver=d1');
  });

  test('say which are omitted if there are more than one list holds', async () => {
    serveRuns(Array.from({ length: MOST_RUNS }, (_, at) => run({ _id: `r${at}`, number: `RUN-${at}` })));
    await open(DAY);
    expect(screen.getByText('The newest 200 runs. Choose a driver to see the others.')).toBeTruthy();
  });
});

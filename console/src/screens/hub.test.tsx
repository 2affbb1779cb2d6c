// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { FEATURES } from '@tawseel/contract/facts/features';
import type { PersonRole } from '@tawseel/contract/facts/roles';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { actAs, loadHostSettings } from '../api/host.ts';
import { endDatabases } from '../testing/end-databases.ts';
import { fakeServer, type SentRequest } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/screen.tsx';
import { expectTranslated } from '../testing/untranslated.ts';
import { ConfirmOnDemand } from '../ui/dialog/confirm-on-demand.tsx';
import { Hub } from './hub.tsx';

expectTranslated();

const [ONE, TWO] = ['TWS-2222-232W', 'TWS-3333-333T'];
const DXB = { id: 'dxb', name: 'Al Quoz', code: 'DXB-001' };
const AUH = { id: 'auh', name: 'Mussafah', code: 'AUH-001' };

const parcel = (trackingID: string, more: object = {}) => ({
  trackingID,
  reference: '',
  senderName: 'Camel Traders',
  receiverName: `Receiver of ${trackingID}`,
  street: 'Street 8',
  area: 'Barsha',
  city: 'Dubai',
  deliveryType: 'normal',
  paymentMethod: 'COD',
  orderValue: 120,
  orderWeight: 1,
  trackingStatus: 'warehouse',
  holder: { kind: 'warehouse', id: 'dxb', name: 'Al Quoz' },
  since: '2026-11-20T08:00:00.000Z',
  toWarehouse: DXB,
  sortCode: 'DXB · Z1 · BARSHA',
  leg: 'out',
  exception: null,
  isAreaUnknown: false,
  ...more,
});

const run = (more: object = {}) => ({
  _id: 'r1',
  number: 'RUN-DXB-001-261124-001',
  kind: 'linehaul',
  state: 'open',
  from: DXB,
  to: AUH,
  driverName: '',
  vehicleNo: 'K 41207',
  version: 7,
  parcels: 0,
  unloaded: 0,
  done: 0,
  failed: 0,
  ...more,
});

type Scan = { clientId: string; act: string; code: string; runId?: string };

const nameOf = ({ method, path }: Pick<SentRequest, 'method' | 'path'>) =>
  // Scans draw their own ids.
  `${method} ${path.replace(/scans\/[^/]+/, 'scans/:id')}`;

const QUOZ = { _id: 'dxb', wareHouseName: 'Al Quoz', warehouseCode: 'DXB-001', city: 'Dubai' };

/** A server of ours, as far as a hub asks it; what a test says of a path comes first. */
function server(
  answers: Record<string, (request: SentRequest) => unknown> = {},
  role: PersonRole = 'operator',
) {
  actAs(role);
  const usual: typeof answers = {
    'GET /api/profile/': () => ({
      user: {
        email: `${role}@hub.example`,
        role,
        ...(role === 'administrator' ? {} : { warehouseId: 'dxb' }),
      },
    }),
    'GET /api/warehouse/': () => [QUOZ],
    'GET /api/hub/arrivals': () => ({
      data: [
        { kind: 'run', id: 'r9', name: 'RUN-AUH', driverName: 'Dipesh', parcels: 2 },
        { kind: 'run', id: 'r8', name: 'RUN-EMPTY', driverName: '', parcels: 0 },
      ],
    }),
    'GET /api/hub/expected': () => ({
      data: [ONE, TWO].map((trackingID) => ({ parcel: parcel(trackingID), isHere: false })),
    }),
    'GET /api/hub/held': () => ({ data: [parcel(ONE)], total: 1, limit: 25 }),
    'GET /api/runs': () => ({ data: [run()] }),
    'GET /api/runs/choices': () => ({
      data: { warehouses: [AUH], drivers: [{ id: 'd1', name: 'Bilal', vehicleNo: 'K 1' }] },
    }),
    'GET /api/runs/r1': () => ({ data: { run: run(), stops: [], waiting: [parcel(TWO)] } }),
    'GET /api/counts': () => ({ data: [] }),
    'GET /api/areas/find': () => ({ city: 'Dubai', area: null, near: [] }),
    'POST /api/scans': ({ body }) => ({
      data: (Reflect.get(Object(body), 'scans') as Scan[]).map(({ clientId, code }) => ({
        clientId,
        result: 'ok',
        message: `${code} is taken.`,
        parcel: parcel(code),
        choices: [],
        charge: null,
      })),
    }),
  };
  const fake = fakeServer((request) => {
    const name = nameOf(request);
    const answer = answers[name] ?? usual[name];
    return answer ? answer(request) : new Response('{}', { status: 404 });
  });
  vi.stubGlobal('fetch', fake.fetch);
  const scans = () =>
    fake.requests
      .filter(({ path }) => path === '/api/scans')
      .flatMap(({ body }) => Reflect.get(Object(body), 'scans') as Scan[]);
  const sent = (name: string) => fake.requests.filter((request) => nameOf(request) === name);
  return { ...fake, scans, sent };
}

const open = (address = '/hub') =>
  renderScreen(
    <>
      <Hub />
      <ConfirmOnDemand />
    </>,
    address,
  );

/** Types a code as a scanner does, with the computer on the Arabic layout, independent of the machine's load. */
function scan(code: string, gap = 0) {
  const target = document.activeElement ?? document.body;
  let at: number | undefined;
  const type = (init: KeyboardEventInit) => {
    const event = createEvent.keyDown(target, init);
    at = at === undefined ? event.timeStamp : at + gap;
    Object.defineProperty(event, 'timeStamp', { value: at });
    fireEvent(target, event);
  };
  for (const sign of code) {
    const place = /\d/.test(sign) ? `Digit${sign}` : /[A-Z]/.test(sign) ? `Key${sign}` : 'Minus';
    type({ key: 'ش', code: place, shiftKey: /[A-Z]/.test(sign) });
  }
  type({ key: 'Enter', code: 'Enter' });
}

const press = (key: string) => fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}` });
/** The answer as it is read out. */
const answer = () => document.querySelector('[aria-live="assertive"]')?.textContent ?? '';
const told = (words: string | RegExp) => waitFor(() => expect(answer()).toMatch(words));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const question = () => screen.findByRole('alertdialog');
/** The window that starts a run, once it has read what is on it. */
async function startWindow() {
  const dialog = await screen.findByRole('dialog', { name: /^Start RUN/ });
  await waitFor(() => expect(dialog.textContent).toMatch(/loaded|to collect|not scanned/));
  return dialog;
}

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  await loadHostSettings(JSON.stringify({ features: FEATURES }));
});

endDatabases();

afterEach(() => {
  vi.unstubAllGlobals();
  actAs('administrator');
});

describe('receiving', () => {
  test('a run between warehouses can be closed once all its parcels have arrived', async () => {
    server({
      'GET /api/hub/expected': () => ({ data: [{ parcel: parcel(ONE), isHere: false }] }),
      'GET /api/runs': () => ({ data: [run({ _id: 'r9', state: 'out', from: AUH, to: DXB })] }),
    });
    await open('/hub?arrival=run:r9');
    await screen.findByText('0 of 1 here');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    scan(ONE);
    expect(await screen.findByRole('button', { name: 'Close' })).toBeTruthy();
  });

  test('shows the measurement, with the declared weight', async () => {
    server();
    await open();
    scan(ONE);
    await told('Received');
    press('w');
    const dialog = await screen.findByRole('dialog', { name: `Measure ${ONE}` });
    expect(within(dialog).getByText(`Receiver of ${ONE}`)).toBeTruthy();
    expect(within(dialog).getByText('Declared weight').parentElement?.textContent).toContain('1 kg');
  });

  test('can be undone from the last scans, unless the parcel has changed since', async () => {
    const { sent } = server({
      'POST /api/scans/:id/undo': () => ({ message: `${ONE} is not received.` }),
    });
    await open();
    scan(ONE);
    scan(TWO);
    await told('Received');
    fireEvent.click(await screen.findByRole('button', { name: `Undo the receipt of ${ONE}` }));
    await told('Undone');
    expect(answer()).toContain(`${ONE} is not received.`);
    expect(sent('POST /api/scans/:id/undo')).toHaveLength(1);
    const [newer, older] = within(screen.getByRole('list', { name: 'Last scans' })).getAllByRole('listitem');
    await waitFor(() => expect(older!.textContent).toContain('Undone'));
    expect(within(older!).queryByRole('button')).toBeNull();
    expect(within(newer!).getByRole('button', { name: `Undo the receipt of ${TWO}` })).toBeTruthy();
  });

  test('accepts a code typed by hand without focusing its field, and runs no shortcut', async () => {
    server();
    await open();
    let at = 1000;
    for (const key of 'TWS-K') {
      const event = createEvent.keyDown(document.body, {
        key,
        code: /[A-Z]/.test(key) ? `Key${key}` : 'Minus',
      });
      at += 140;
      Object.defineProperty(event, 'timeStamp', { value: at });
      fireEvent(document.body, event);
    }
    const field = screen.getByLabelText<HTMLInputElement>('Scan or type a code');
    await waitFor(() => expect(field.value).toBe('TWS-K'));
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('tab', { name: /Receive/ }).getAttribute('aria-selected')).toBe('true');
  });

  test('names what has arrived and what is missing, without a click between two scans', async () => {
    const { scans } = server();
    await open('/hub?arrival=run:r9');
    expect(screen.getByText('0 of 2 here')).toBeTruthy();
    expect(screen.getByText('2 not scanned yet')).toBeTruthy();
    expect(screen.getByRole('table').textContent).toMatch(/Not scanned yet.*Not scanned yet/);
    expect(screen.queryByText(/missing/i)).toBeNull();
    scan(ONE);
    await told(/Received.*DXB.*BARSHA.*TWS-2222-232W/);
    expect(scans()).toMatchObject([{ act: 'received', code: ONE, runId: 'r9' }]);
    expect(screen.getByText('1 of 2 here')).toBeTruthy();
    press('m');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(screen.getByRole('table').textContent).toContain(TWO);
    scan(TWO);
    await waitFor(() => expect(screen.getByText('All are here')).toBeTruthy());
    expect(scans()).toHaveLength(2);
  });

  test('offers runs with parcels to receive, with their drivers, and shows the chosen one', async () => {
    server();
    await open();
    const choice = screen.getByLabelText<HTMLSelectElement>('Receiving from');
    const offered = () => [...choice.options].map(({ text }) => text);
    await waitFor(() =>
      expect(offered()).toEqual(['Anything, without a list', 'Dipesh, RUN-AUH: 2 parcels']),
    );
    fireEvent.change(choice, { target: { value: 'run:r9' } });
    expect(choice.value).toBe('run:r9');
  });

  test('keeps a run selected after everything on it has arrived', async () => {
    server();
    await open('/hub?arrival=run:r8');
    const choice = screen.getByLabelText<HTMLSelectElement>('Receiving from');
    await waitFor(() => expect(choice.selectedOptions[0]?.text).toBe('RUN-EMPTY: 0 parcels'));
  });

  test('counts a scan that was made before the list loaded', async () => {
    const expected = (...here: string[]) => ({
      data: [ONE, TWO].map((trackingID) => ({
        parcel: parcel(trackingID),
        isHere: here.includes(trackingID),
      })),
    });
    const first = Promise.withResolvers<unknown>();
    const answers = [first.promise, expected(ONE)];
    server({ 'GET /api/hub/expected': () => answers.shift() });
    await open();
    fireEvent.change(screen.getByLabelText('Receiving from'), { target: { value: 'run:r9' } });
    scan(ONE);
    await told('Received');
    first.resolve(expected());
    expect(await screen.findByText('1 of 2 here')).toBeTruthy();
  });

  test('reads a slow scanner by the content of our codes, and by the gap setting of the station for others', async () => {
    const { scans } = server();
    await open();
    scan('C0DE77', 60);
    await told(
      /Scan again.*The scanner is too slow: up to 60 ms.*press “Station Dock 1” above and choose a longer pause/,
    );
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Receive');
    scan(ONE, 60);
    await told('Received');
    expect(scans()).toMatchObject([{ code: ONE }]);
    fireEvent.click(button('Station Dock 1'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^Longest pause/), { target: { value: '100' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    document.body.focus();
    (document.activeElement as HTMLElement | null)?.blur();
    scan('C0DE77', 60);
    await waitFor(() => expect(scans()).toMatchObject([{ code: ONE }, { code: 'C0DE77' }]));
  });

  test('a label that differs from its order is amber, with the difference', async () => {
    server({
      'POST /api/scans': ({ body }) => ({
        data: (Reflect.get(Object(body), 'scans') as Scan[]).map(({ clientId, code }) => ({
          ...{ clientId, result: code === ONE ? 'ok' : 'repeat', message: 'It is here already.' },
          ...{ parcel: parcel(code), choices: [], charge: null, labelChanges: ['cash'] },
        })),
      }),
    });
    await open();
    scan(ONE);
    await told(/Old label.*The cash to collect has changed since the label was printed\. Print it again\./);
    scan(TWO);
    await told(/Again.*The cash to collect has changed/);
  });

  test('a misread is red and sends no request', async () => {
    const { scans } = server();
    await open();
    scan('TWS-2222-232X');
    await told('Scan again');
    expect(scans()).toEqual([]);
  });

  test('accepts a code that is typed by hand', async () => {
    const { scans } = server();
    await open();
    const field = screen.getByLabelText('Scan or type a code');
    fireEvent.change(field, { target: { value: 'tws2222232w' } });
    fireEvent.submit(field);
    await told('Received');
    expect(scans()).toMatchObject([{ code: ONE }]);
  });

  test('asks which of several orders is meant, and a digit answers', async () => {
    const { scans } = server({
      'POST /api/scans': ({ body }) => ({
        data: (Reflect.get(Object(body), 'scans') as Scan[]).map(({ clientId, code }) =>
          code === '1001-A'
            ? { clientId, result: 'unknown', message: '2 orders', choices: [parcel(ONE), parcel(TWO)] }
            : { clientId, result: 'ok', message: '', parcel: parcel(code), choices: [] },
        ),
      }),
    });
    await open();
    scan('1001-A');
    await told('Which one?');
    fireEvent.keyDown(document.body, { key: '2', code: 'Digit2' });
    await told(/Received.*TWS-3333-333T/);
    expect(scans().map(({ code }) => code)).toEqual(['1001-A', TWO]);
  });

  test('asks for an unknown area, corrects the order, and asks to confirm its new price', async () => {
    let isConfirmed = false;
    const { sent } = server({
      'POST /api/scans': ({ body }) => ({
        data: (Reflect.get(Object(body), 'scans') as Scan[]).map(({ clientId, code }) => ({
          clientId,
          result: 'ok',
          message: 'No area of Dubai fits.',
          parcel: parcel(code, { isAreaUnknown: true, sortCode: '', area: 'Barshaa' }),
          choices: [],
        })),
      }),
      'GET /api/areas/find': () => ({
        city: 'Dubai',
        area: null,
        near: [{ name: 'Al Barsha' }, { name: 'Al Barsha South' }],
      }),
      [`GET /api/orders/${ONE}`]: () => ({
        data: { version: 'v1', order: { trackingID: ONE, charge: { total: 20 } } },
      }),
      [`PUT /api/orders/${ONE}`]: ({ body }) => {
        isConfirmed = Reflect.get(Object(body), 'confirmCharge') === 24;
        return isConfirmed
          ? { message: 'Corrected.', data: { trackingID: ONE } }
          : new Response(JSON.stringify({ message: 'Its price changes.', charge: { total: 24 } }), {
              status: 409,
            });
      },
    });
    await open();
    scan(ONE);
    await told('No area');
    await waitFor(() => expect(button('Al Barsha South')).toBeTruthy());
    fireEvent.keyDown(document.body, { key: '2', code: 'Digit2' });
    await waitFor(() => expect(screen.getByText(/from AED 20.00 to AED 24.00/)).toBeTruthy());
    fireEvent.click(button('Save at AED 24.00'));
    await waitFor(() => expect(isConfirmed).toBe(true));
    await waitFor(() => expect(screen.queryByText(/^Which area/)).toBeNull());
    expect(sent(`PUT /api/orders/${ONE}`).map(({ body }) => body)).toEqual([
      { dropoff: { area: 'Al Barsha South' }, reason: 'Area corrected at the hub', version: 'v1' },
      {
        dropoff: { area: 'Al Barsha South' },
        reason: 'Area corrected at the hub',
        version: 'v1',
        confirmCharge: 24,
      },
    ]);
  });

  test('opens a follow-up for an order of another warehouse', async () => {
    const { sent } = server({
      'POST /api/scans': ({ body }) => ({
        data: (Reflect.get(Object(body), 'scans') as Scan[]).map(({ clientId, code }) => ({
          clientId,
          result: 'ok',
          parcel: parcel(code, { isAreaUnknown: true }),
        })),
      }),
      'POST /api/follow-ups': () => ({ message: 'The follow-up is open.', data: { _id: 'f1' } }),
    });
    await open();
    scan(ONE);
    await told('No area');
    fireEvent.change(screen.getByLabelText('Area'), { target: { value: 'Al Barsha' } });
    fireEvent.click(button('Save area'));
    await waitFor(() => expect(button('Open a follow-up')).toBeTruthy());
    fireEvent.click(button('Open a follow-up'));
    await waitFor(() =>
      expect(sent('POST /api/follow-ups')[0]?.body).toMatchObject({ trackingID: ONE, kind: 'address' }),
    );
  });
});

describe('weighing and measuring', () => {
  const measured = {
    'POST /api/scans': ({ body }: SentRequest) => ({
      data: (Reflect.get(Object(body), 'scans') as Scan[]).map(({ clientId, code, act: done }) => ({
        clientId,
        result: 'ok',
        parcel: parcel(code),
        charge: done === 'measured' ? { before: 20, after: 31 } : null,
      })),
    }),
    [`GET /api/orders/${ONE}`]: () => ({
      data: { version: 'v1', order: { trackingID: ONE, charge: { total: 20 } } },
    }),
    [`PUT /api/orders/${ONE}`]: () => ({ message: 'Corrected.', data: { trackingID: ONE } }),
  };

  async function measure() {
    const fake = server(measured);
    await open();
    scan(ONE);
    await told('Received');
    press('w');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.input(dialog.getByLabelText('Weight (kg)'), { target: { value: '9.5' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save measures' }));
    await waitFor(() => expect(dialog.getByText('AED 31.00')).toBeTruthy());
    return { ...fake, dialog };
  }

  test('shows both prices and charges the difference only if the user chooses to', async () => {
    const { dialog, scans, sent } = await measure();
    expect(scans()[1]).toMatchObject({ act: 'measured', code: ONE, weight: 9.5 });
    expect(sent(`PUT /api/orders/${ONE}`)).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Charge the difference' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(`PUT /api/orders/${ONE}`).map(({ body }) => body)).toEqual([
      { orderWeight: 9.5, reason: 'Weighed and measured at the hub', version: 'v1', confirmCharge: 31 },
    ]);
  });

  test('keeps the price when Enter is pressed', async () => {
    const { dialog, sent } = await measure();
    const keep = dialog.getByRole('button', { name: 'Keep the price' });
    expect(document.activeElement).toBe(keep);
    fireEvent.click(keep);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(`PUT /api/orders/${ONE}`)).toEqual([]);
  });

  test('a scan while the window is open is accepted, and typed text stays', async () => {
    const { scans } = server(measured);
    await open();
    scan(ONE);
    await told('Received');
    press('w');
    const weight: HTMLInputElement = await screen.findByLabelText('Weight (kg)');
    act(() => weight.focus());
    fireEvent.input(weight, { target: { value: '9.5' } });
    scan(TWO);
    await waitFor(() => expect(scans().map(({ code }) => code)).toEqual([ONE, TWO]));
    expect(weight.value).toBe('9.5');
    expect(screen.getByRole('dialog').textContent).toContain(`Measure ${ONE}`);
  });

  test('requires at least one value, and three sides or none', async () => {
    const { scans } = server(measured);
    await open();
    scan(ONE);
    await told('Received');
    press('w');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Save measures' }));
    expect(dialog.getByText('Enter a weight or the three sides')).toBeTruthy();
    fireEvent.input(dialog.getByLabelText('Length (cm)'), { target: { value: '40' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save measures' }));
    expect(dialog.getByText('Enter all three sides, or none')).toBeTruthy();
    fireEvent.input(dialog.getByLabelText('Length (cm)'), { target: { value: '' } });
    for (const typed of ['-9.5', '0']) {
      fireEvent.input(dialog.getByLabelText('Weight (kg)'), { target: { value: typed } });
      fireEvent.click(dialog.getByRole('button', { name: 'Save measures' }));
      expect(dialog.getByText('Enter numbers above 0. A box may stay empty')).toBeTruthy();
    }
    expect(scans()).toHaveLength(1);
  });
});

describe('sending', () => {
  test('accepts no scan before a run is selected', async () => {
    const { scans } = server();
    await open('/hub?tab=send');
    scan(ONE);
    await told('Choose a run first.');
    expect(scans()).toEqual([]);
  });

  test('with one warehouse, a new run takes returns, and says why', async () => {
    const { sent } = server({
      'GET /api/runs/choices': () => ({ data: { warehouses: [], drivers: [{ id: 'd1', name: 'Bilal' }] } }),
      'POST /api/runs': () => ({ message: 'It is made.', data: run() }),
    });
    await open('/hub?tab=send');
    press('n');
    expect(await screen.findByText('There is no other warehouse that a truck could go to.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Driver'), { target: { value: 'd1' } });
    fireEvent.click(button('Create run'));
    await waitFor(() => expect(sent('POST /api/runs')[0]?.body).toEqual({ kind: 'return', driverId: 'd1' }));
  });

  test('creates a run, loads a parcel, and names remaining parcels before it leaves', async () => {
    const stops: object[] = [];
    const { scans, sent } = server({
      'GET /api/runs': () => ({ data: [run()] }),
      'GET /api/runs/r1': () => ({
        data: { run: run(), stops, waiting: [ONE, TWO].slice(stops.length).map((id) => parcel(id)) },
      }),
      'POST /api/runs': () => ({ message: 'It is made.', data: run() }),
      'POST /api/runs/r1/out': () => ({ message: 'It has left.', data: run({ state: 'out' }) }),
    });
    await open('/hub?tab=send');
    press('n');
    const to: HTMLSelectElement = await screen.findByLabelText(/^To warehouse/);
    fireEvent.change(to, { target: { value: 'auh' } });
    fireEvent.change(screen.getByLabelText('Driver'), { target: { value: 'd1' } });
    fireEvent.click(button('Create run'));
    await screen.findByRole('heading', { name: 'Waiting: 2' });
    expect(sent('POST /api/runs')[0]?.body).toEqual({
      toWarehouseId: 'auh',
      driverId: 'd1',
      vehicleNo: 'K 1',
    });
    scan(ONE);
    await told('On the run');
    expect(scans()).toMatchObject([{ act: 'sent', code: ONE, runId: 'r1' }]);
    expect(screen.getByRole('heading', { name: 'Loaded: 1' })).toBeTruthy();
    stops.push({ parcel: parcel(ONE), state: 'pending', isLoaded: true });
    press('l');
    const asked = await startWindow();
    expect(asked.textContent).toContain(`1 parcel for this run stays here:${TWO}`);
    fireEvent.click(within(asked).getByRole('button', { name: 'Start run' }));
    await waitFor(() => expect(sent('POST /api/runs/r1/out')[0]?.body).toEqual({ version: 7 }));
  });

  test('loads a delivery by its driver, and asks which unscanned parcels the driver has', async () => {
    const delivery = run({
      kind: 'delivery',
      to: null,
      driverName: 'Bilal',
      parcels: 2,
      unloaded: 2,
    });
    const stops = [ONE, TWO].map((trackingID) => ({
      parcel: parcel(trackingID),
      state: 'pending',
      isLoaded: false,
    }));
    const { sent } = server({
      'GET /api/runs': () => ({ data: [delivery] }),
      'GET /api/runs/r1': () => ({
        data: {
          run: delivery,
          stops,
          waiting: [],
        },
      }),
      'POST /api/runs/r1/out': () => ({ message: 'It is out.', data: { ...delivery, state: 'out' } }),
    });
    await open('/hub?tab=send&run=r1');
    expect(screen.getByText('delivery, Bilal, K 41207 · 2 parcels · 2 not loaded')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Waiting: 2' })).toBeTruthy();
    press('l');
    const asked = await startWindow();
    const start = within(asked).getByRole<HTMLButtonElement>('button', { name: 'Start run' });
    expect(start.disabled).toBe(true);
    fireEvent.click(within(asked).getByRole('checkbox', { name: new RegExp(TWO) }));
    fireEvent.click(start);
    await waitFor(() => expect(sent('POST /api/runs/r1/out')[0]?.body).toEqual({ version: 7, taken: [TWO] }));
  });

  test('replaces an earlier scan with the result of the run, and shows what to scan next', async () => {
    const stops = [{ parcel: parcel(ONE), state: 'pending', isLoaded: true }];
    const data = { run: run({ kind: 'delivery', to: null, driverName: 'Bilal' }), stops, waiting: [] };
    server({
      'GET /api/runs/r1': () => ({ data }),
      [`DELETE /api/runs/r1/stops/${ONE}`]: () => ({ message: 'It is taken off.', data: run() }),
      'POST /api/runs/r1/out': () => ({ message: 'The run has left.', data: run({ state: 'out' }) }),
    });
    await open('/hub?tab=send');
    scan(ONE);
    await told('Choose a run first.');
    fireEvent.click(button('Load'));
    await told('Scan the parcels for Bilal.');
    fireEvent.click(await screen.findByRole('button', { name: `Take ${ONE} off the run` }));
    await told(/Taken off.*It is taken off/);
    press('l');
    fireEvent.click(within(await startWindow()).getByRole('button', { name: 'Start run' }));
    await told(/Run started.*The run has left/);
  });

  test('marks parcels on the wrong run until they are taken off, and names them before it starts', async () => {
    const stops = [parcel(ONE, { toWarehouse: AUH }), parcel(TWO, { toWarehouse: DXB })].map((each) => ({
      parcel: each,
      state: 'pending',
      isLoaded: true,
    }));
    const { sent } = server({
      'GET /api/runs/r1': () => ({ data: { run: run({ parcels: 2 }), stops, waiting: [] } }),
      'POST /api/runs/r1/out': () => ({ message: 'It has left.', data: run({ state: 'out' }) }),
    });
    await open('/hub?tab=send&run=r1');
    const rows = within(screen.getByRole('table', { name: 'Loaded: 2' })).getAllByRole('row');
    const rowOf = (trackingID: string) => rows.find((row) => row.textContent?.includes(trackingID));
    expect(rowOf(TWO)?.textContent).toContain('Wrong run');
    expect(rowOf(ONE)?.textContent).not.toContain('Wrong run');
    press('l');
    const asked = await startWindow();
    expect(asked.textContent).toContain(
      `1 parcel is on the wrong run: another warehouse delivers it. Take it off, or it goes to Mussafah:${TWO}`,
    );
    fireEvent.click(within(asked).getByRole('button', { name: 'Start run' }));
    await waitFor(() => expect(sent('POST /api/runs/r1/out')).toHaveLength(1));
  });

  test('names missing parcels before a run is closed', async () => {
    const coming = run({ state: 'out', from: AUH, to: DXB, parcels: 2, done: 1 });
    const { sent } = server({
      'GET /api/runs': () => ({ data: [coming] }),
      'GET /api/runs/r1': () => ({
        data: {
          run: coming,
          stops: [
            { parcel: parcel(ONE), state: 'done' },
            { parcel: parcel(TWO), state: 'pending' },
          ],
          waiting: [],
        },
      }),
      'POST /api/runs/r1/close': () => ({ message: 'Closed.', data: run({ state: 'closed' }) }),
    });
    await open('/hub?tab=send');
    fireEvent.click(button('Close'));
    const asked = await question();
    expect(asked.textContent).toContain(TWO);
    expect(asked.textContent).not.toContain(ONE);
    fireEvent.click(within(asked).getByRole('button', { name: 'Close run' }));
    await waitFor(() => expect(sent('POST /api/runs/r1/close')[0]?.body).toEqual({ version: 7 }));
  });
});

describe('counting', () => {
  const count = {
    _id: 'c1',
    sortCode: '',
    begunBy: 'Amina',
    begunAt: '2026-11-24T08:00:00.000Z',
    endedAt: null,
  };
  const running = (role: PersonRole, more: Parameters<typeof server>[0] = {}) =>
    server(
      {
        'GET /api/counts': () => ({ data: [count] }),
        'GET /api/counts/c1': () => ({
          data: {
            count: { ...count, expected: 2, found: 0, missing: 2, surplus: 0 },
            missing: [parcel(ONE), parcel(TWO)],
            surplus: [],
          },
        }),
        'POST /api/counts/c1/end': () => ({ message: 'Over.', data: count }),
        ...more,
      },
      role,
    );

  test('shows the progress with each scan; a supervisor ends it', async () => {
    const { scans, sent } = running('supervisor');
    await open('/hub?tab=count');
    expect(screen.getByText('0 of 2 found')).toBeTruthy();
    scan(ONE);
    await told('Counted');
    expect(scans()).toMatchObject([{ act: 'counted', code: ONE, countId: 'c1' }]);
    expect(screen.getByText('1 of 2 found')).toBeTruthy();
    fireEvent.click(button('End the count'));
    fireEvent.click(within(await question()).getByRole('button', { name: 'End it' }));
    await waitFor(() => expect(sent('POST /api/counts/c1/end')).toHaveLength(1));
  });

  test("in a count of one sort code, another code's parcel is registered but not counted", async () => {
    const ofOne = { ...count, sortCode: 'M2' };
    const figures = { expected: 2, found: 0, missing: 2, surplus: 0 };
    running('operator', {
      'GET /api/counts': () => ({ data: [ofOne] }),
      'GET /api/counts/c1': () => ({ data: { count: { ...ofOne, ...figures }, missing: [], surplus: [] } }),
    });
    await open('/hub?tab=count');
    scan(ONE);
    await told('Counted');
    expect(screen.getByText('0 of 2 found')).toBeTruthy();
  });

  test('an operator counts, and only a supervisor ends the count', async () => {
    running('operator');
    await open('/hub?tab=count');
    expect(screen.queryByRole('button', { name: 'End the count' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel count' })).toBeNull();
    expect(screen.getByText(/A supervisor ends the count/)).toBeTruthy();
  });

  test('the user who started it, or a supervisor, cancels it after a confirmation that names what is lost', async () => {
    const isMine = { 'GET /api/counts': () => ({ data: [{ ...count, isMine: true }] }) };
    const { sent } = running('operator', {
      ...isMine,
      'DELETE /api/counts/c1': () => ({ message: 'The stock count is cancelled.' }),
    });
    await open('/hub?tab=count');
    fireEvent.click(button('Cancel count'));
    const asked = within(await question());
    expect(asked.getByText(/Nothing was counted yet\. Nothing becomes missing/)).toBeTruthy();
    expect(asked.getByText(/received stay received/)).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: 'Cancel count' }));
    await waitFor(() => expect(sent('DELETE /api/counts/c1')).toHaveLength(1));
  });

  test('starts with all or one sort code; nothing is counted before', async () => {
    const { scans, sent } = server({
      'GET /api/counts': () => ({ data: [], sortCodes: [{ sortCode: 'M2', parcels: 4 }] }),
      'POST /api/counts': () => ({ message: 'Begun.', data: count }),
    });
    await open('/hub?tab=count');
    scan(ONE);
    await told('Begin a count first.');
    expect(scans()).toEqual([]);
    const field = screen.getByLabelText<HTMLInputElement>('Sort code');
    expect([...(field.list?.options ?? [])].map(({ value, text }) => [value, text])).toEqual([
      ['M2', '4 parcels'],
    ]);
    fireEvent.change(field, { target: { value: 'M2' } });
    fireEvent.click(button('Begin a count'));
    await waitFor(() => expect(sent('POST /api/counts')[0]?.body).toEqual({ sortCode: 'M2' }));
  });
});

describe('the list of held parcels', () => {
  test('is filtered by the address, and shows how long, why and for whom', async () => {
    const { sent } = server({
      'GET /api/hub/held': () => ({
        data: [parcel(ONE, { leg: 'back' }), parcel(TWO, { exception: 'missing' })],
        total: 2,
        limit: 25,
        held: { toDeliver: 1, toSendOn: 0, goingBack: 1 },
      }),
    });
    await open('/hub?tab=held&place=coming&days=3&leg=back&problem=missing&city=Dubai&sort=M2');
    expect(sent('GET /api/hub/held')[0]?.query).toEqual({
      place: 'coming',
      page: '1',
      limit: '25',
      days: '3',
      leg: 'back',
      exception: 'missing',
      city: 'Dubai',
      sortCode: 'M2',
    });
    const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value;
    expect(['Held for', 'Goes', 'Problem', 'Emirate'].map(select)).toEqual(['3', 'back', 'missing', 'Dubai']);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Sort code/ }).value).toBe('M2');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Sort code/ });
    fireEvent.change(field, { target: { value: 'z1 ' } });
    expect(field.value).toBe('z1 ');
    await waitFor(() => expect(sent('GET /api/hub/held').at(-1)?.query).toMatchObject({ sortCode: 'z1' }));
    expect(screen.queryByText(/to deliver, /)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Held here' }));
    expect(await screen.findByText('2 parcels: 1 to deliver, 1 to go back')).toBeTruthy();
    const [, first, second] = screen.getAllByRole('row');
    expect(first?.textContent).toMatch(/Camel Traders.*days.*Return/);
    expect(second?.textContent).toContain('Missing');
  });

  test('a scan shows who has a parcel and opens its window', async () => {
    const { scans } = server({
      [`GET /api/parcels/${ONE}`]: () => ({ data: { parcel: parcel(ONE), choices: [], road: [] } }),
      [`GET /api/orders/${ONE}/tracking`]: () => ({ data: [] }),
    });
    await open('/hub?tab=held');
    scan(ONE);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(`Parcel ${ONE}`);
    expect(scans()).toEqual([]);
  });

  test('is read-only for a cashier', async () => {
    server({}, 'cashier');
    await open();
    expect(screen.getByRole('table').textContent).toContain(ONE);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByLabelText('Scan or type a code')).toBeNull();
  });
});

describe('a parcel without a label', () => {
  const order = { trackingID: ONE, dropoff: { receiverName: 'Ahmed', receiverPhone: '+971501234567' } };

  test.each([
    ['a phone', '050 123 4567', { phone: '+971501234567' }],
    ['a name', 'ahm', { search: 'ahm' }],
  ])('is found by %s with few keys, and received', async (_, typed, query) => {
    const { scans, sent } = server({
      'GET /api/orders/orders-all': () => ({ data: [order], total: 1, limit: 10 }),
    });
    await open();
    press('f');
    const box = await screen.findByRole('searchbox');
    fireEvent.change(box, { target: { value: typed } });
    await waitFor(() => expect(sent('GET /api/orders/orders-all').at(-1)?.query).toMatchObject(query));
    fireEvent.click(await screen.findByRole('button', { name: `Receive this one: ${ONE}` }));
    await told('Received');
    expect(scans()).toMatchObject([{ act: 'received', code: ONE }]);
  });
});

test('a name finds parcels here first, in the words of other screens, and a delivered parcel offers no act', async () => {
  const order = (trackingID: string, trackingStatus: string) => ({ trackingID, trackingStatus });
  const all = [order('D', 'delivered'), order('A', 'assignedtodriver'), order('W', 'warehouse')];
  server({
    'GET /api/orders/orders-all': ({ query }) => ({
      data: query.custody === 'held' ? [order('W', 'warehouse')] : all,
    }),
  });
  await open('/hub?tab=sort');
  press('f');
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'maria' } });
  const list = await screen.findByRole('list', { name: 'Parcels found' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^W.*In the warehouse.*Sort this one$/),
    expect.stringMatching(/^A.*With a driver.*Sort this one$/),
    expect.stringMatching(/^D.*Delivered$/),
  ]);
});

test('a blank label asks for its parcel, and confirms that it is bound', async () => {
  let isBound = false;
  const { sent } = server({
    'POST /api/scans': ({ body }) => ({
      data: (Reflect.get(Object(body), 'scans') as Scan[]).map(({ clientId }) =>
        isBound
          ? { clientId, result: 'repeat', message: 'It was received here already.', parcel: parcel(ONE) }
          : { clientId, result: 'unknown', isBlankLabel: true, message: 'Blank.', choices: [] },
      ),
    }),
    'GET /api/orders/orders-all': () => ({ data: [{ trackingID: ONE, trackingStatus: 'warehouse' }] }),
    'POST /api/labels/bind': () => {
      isBound = true;
      return { message: 'It is bound.', data: { code: TWO, trackingID: ONE, boundAt: '' } };
    },
  });
  await open();
  scan(TWO);
  await told(/^Blank label/);
  expect(screen.getByText(/Choose the parcel that this label is on/)).toBeTruthy();
  fireEvent.keyDown(document.body, { key: '1', code: 'Digit1' });
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'maria' } });
  fireEvent.click(await screen.findByRole('button', { name: `The label is on this one: ${ONE}` }));
  await told('Label bound');
  expect(answer()).toContain(`${TWO} is the label of ${ONE} now.`);
  expect(sent('POST /api/labels/bind')).toHaveLength(1);
});

test('a blank label looked up under Held can be bound there', async () => {
  server({
    [`GET /api/parcels/${TWO}`]: () =>
      new Response(JSON.stringify({ code: 'scan_blank_label', message: `${TWO} is a blank label.` }), {
        status: 404,
      }),
  });
  await open('/hub?tab=held');
  scan(TWO);
  await told(/^Blank label/);
  expect(screen.getByText(/Choose the parcel that this label is on/)).toBeTruthy();
});

test('on a phone the tabs show no counts, and the settings of the station are behind one button', async () => {
  server();
  await open();
  expect(screen.getAllByRole('tab').map(({ childElementCount }) => childElementCount)).toEqual([
    0, 0, 0, 0, 0,
  ]);
  const opener = button('Labels and set-up');
  const shown = document.getElementById(opener.getAttribute('aria-controls') ?? '');
  expect(within(shown!).getByRole('button', { name: 'Station Dock 1' })).toBeTruthy();
});

test('an administrator of one warehouse is not asked for it', async () => {
  const { sent } = server({}, 'administrator');
  await open();
  await waitFor(() => expect(sent('GET /api/hub/arrivals')[0]?.query).toEqual({ warehouseId: 'dxb' }));
  expect(screen.getByText('DXB-001 · Al Quoz')).toBeTruthy();
});

test('an administrator of several first selects the warehouse, which each call then names', async () => {
  const both = () => [QUOZ, { ...QUOZ, _id: 'auh', wareHouseName: 'Mussafah' }];
  const { sent, scans, requests } = server({ 'GET /api/warehouse/': both }, 'administrator');
  await open();
  expect(requests.some(({ path }) => path.startsWith('/api/hub'))).toBe(false);
  fireEvent.click(await screen.findByRole('button', { name: /Al Quoz/ }));
  await waitFor(() => expect(sent('GET /api/hub/arrivals')[0]?.query).toEqual({ warehouseId: 'dxb' }));
  scan(ONE);
  await told('Received');
  expect(scans()).toHaveLength(1);
  const [{ body } = { body: undefined }] = sent('POST /api/scans');
  expect(body).toMatchObject({ station: { warehouseId: 'dxb', name: 'Dock 1' } });
});

test('unsent scans are counted on the screen, and sent when the server answers again', async () => {
  let isDown = true;
  const { scans } = server({
    'POST /api/scans': ({ body }) => {
      if (isDown) return new Response('{}', { status: 503 });
      return {
        data: (Reflect.get(Object(body), 'scans') as Scan[]).map(({ clientId, code }) => ({
          clientId,
          result: 'ok',
          parcel: parcel(code),
        })),
      };
    },
  });
  await open('/hub?arrival=run:r9');
  expect(screen.getByText('All scans are sent')).toBeTruthy();
  scan(ONE);
  await told('Not checked yet');
  await waitFor(() => expect(screen.getByText(/^1 scan not sent, since/)).toBeTruthy());
  isDown = false;
  fireEvent.click(button('Try now'));
  await told('Received');
  await waitFor(() => expect(screen.getByText('All scans are sent')).toBeTruthy());
  expect(new Set(scans().map(({ clientId }) => clientId)).size).toBe(1);
});

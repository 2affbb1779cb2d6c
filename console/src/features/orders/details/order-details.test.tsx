// @vitest-environment jsdom
import { FEATURES } from '@tawseel/contract/facts/features';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { actAs, loadHostSettings } from '../../../api/host.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/screen.tsx';
import { expectTranslated } from '../../../testing/untranslated.ts';
import { OrderDetails } from './order-details.tsx';

expectTranslated();

const ID = 'TWS-2222-232W';

beforeEach(async () => loadHostSettings(JSON.stringify({ features: FEATURES })));
afterEach(() => {
  vi.unstubAllGlobals();
  actAs('administrator');
});

/** Opens the window of an order; `answers` replies by the end of each path. */
async function show(trackingStatus: string, answers: Readonly<Record<string, unknown>> = {}) {
  const order = { trackingID: ID, trackingStatus };
  const { fetch, requests } = fakeServer(({ path }) => {
    const known = Object.entries(answers).find(([end]) => path.endsWith(end));
    return { data: known ? known[1] : path.endsWith(`/orders/${ID}`) ? { order } : [] };
  });
  vi.stubGlobal('fetch', fetch);
  const { does } = await renderScreen(<OrderDetails order={order} open onClose={() => {}} />);
  return { does, asked: (end: string) => requests.filter(({ path }) => path.endsWith(end)) };
}

const showCode = () => screen.queryByRole('button', { name: 'Show delivery code', hidden: true });

test('shows the delivery code only after a supervisor asks for it', async () => {
  actAs('supervisor');
  const { does, asked } = await show('warehouse', { '/delivery-code': { code: '57240' } });
  expect(asked('/delivery-code')).toEqual([]);
  await does(() => fireEvent.click(showCode()!));
  screen.getByText('57240');
  expect(asked('/delivery-code')).toMatchObject([{ method: 'POST' }]);
  await does(() => fireEvent.click(screen.getByRole('button', { name: 'Hide delivery code', hidden: true })));
  expect(screen.queryByText('57240')).toBeNull();
});

test.each([
  ['operator', 'warehouse'],
  ['cashier', 'warehouse'],
  ['supervisor', 'delivered'],
] as const)('offers no delivery code to %s of an order that is %s', async (role, status) => {
  actAs(role);
  await show(status);
  expect(showCode()).toBeNull();
});

test('copies the link for the receiver, of a server that has a public address', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const trackingUrl = `https://parcels.example/t/${ID}?k=abc`;
  const order = { trackingID: ID, trackingStatus: 'warehouse' };
  const { does } = await show('warehouse', { [`/orders/${ID}`]: { order, trackingUrl } });
  await does(() => fireEvent.click(screen.getByRole('button', { name: 'Copy tracking link', hidden: true })));
  expect(writeText).toHaveBeenCalledWith(trackingUrl);
});

test('copies the link that shows the delivery code only together with the code', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  actAs('supervisor');
  const trackingUrl = `https://parcels.example/t/${ID}?k=full`;
  const copyLink = () =>
    screen.queryByRole('button', { name: 'Copy link that shows the code', hidden: true });
  const { does } = await show('warehouse', { '/delivery-code': { code: '57240', trackingUrl } });
  expect(copyLink()).toBeNull();
  await does(() => fireEvent.click(showCode()!));
  await does(() => fireEvent.click(copyLink()!));
  expect(writeText).toHaveBeenCalledWith(trackingUrl);
});

test('offers no link of a server without a public address', async () => {
  await show('warehouse', { [`/orders/${ID}`]: { order: { trackingID: ID }, trackingUrl: '' } });
  expect(screen.queryByRole('button', { name: 'Copy tracking link', hidden: true })).toBeNull();
});

describe('the window of an order', () => {
  const at = '2026-11-24T08:00:00.000Z';
  const parcel = {
    trackingID: ID,
    trackingStatus: 'assignedtodriver',
    holder: { kind: 'run', id: 'r7', name: 'RUN-7' },
    since: at,
    leg: 'out',
    toWarehouse: { id: 'w', name: 'Al Quoz', code: 'DXB-001' },
  };
  const answers = {
    '/tracking': [
      { event: 'status', status: 'created', at, note: '', by: { kind: 'operator', name: 'Sara' } },
    ],
    [`/parcels/${ID}`]: {
      parcel,
      driver: { name: 'Bilal Khan', phone: '055 640 2218' },
      choices: [],
      codes: [],
      road: [
        {
          kind: 'scan',
          what: 'received',
          at,
          result: 'repeat',
          warehouse: 'Al Quoz',
          station: 'Dock 2',
          by: 'Neha',
        },
      ],
    },
    [`/attempts/${ID}`]: {
      attempts: [
        {
          _id: 'a',
          act: 'failed',
          reason: 'not_home',
          by: 'Bilal',
          run: 'RUN-7',
          at,
          receivedAt: at,
          result: 'accepted',
        },
      ],
      promised: { day: '2026-11-26', from: '17:00', to: '21:00', note: '', leaveWith: '' },
    },
  };
  const factsOf = (name: string) =>
    Object.fromEntries(
      [...screen.getByRole('region', { name }).querySelectorAll('dl > div')].map((row) => [
        row.querySelector('dt')?.textContent,
        row.querySelector('dd')?.textContent,
      ]),
    );

  test('shows at the top where the parcel is, its driver and the next step', async () => {
    actAs('operator');
    await show('assignedtodriver', answers);
    expect(factsOf('Where it is')).toMatchObject({
      Status: 'With a driver',
      'Who has it': 'Bilal Khan · On RUN-7',
      'Driver’s phone': '055 640 2218',
      'Last attempt': expect.stringMatching(/^Not delivered: Receiver not there · /),
      'Next step': 'Delivered',
      'Promised day': '26 Nov 2026, 17:00–21:00',
    });
    expect(screen.getByRole('link', { name: 'Call Bilal Khan, 055 640 2218' })).toHaveProperty(
      'href',
      'tel:+971556402218',
    );
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Where it is',
      'Order Images',
      'Receiver',
      'Sender',
      'Payment',
      'Order Information',
      'Tracking Status',
      'Tracking History',
    ]);
  });

  test.each([
    ['run', 'On its way back', 'Goes back to its sender'],
    ['sender', 'Returned', undefined],
  ])('shows a return held by a %s as: %s', async (kind, status, next) => {
    actAs('operator');
    const back = { ...parcel, trackingStatus: 'return', leg: 'back', holder: { kind, name: 'RUN-9' } };
    await show('return', { [`/parcels/${ID}`]: { parcel: back, choices: [], codes: [], road: [] } });
    expect(factsOf('Where it is')).toMatchObject({ Status: status });
    expect(factsOf('Where it is')['Next step']).toBe(next);
  });

  test('shows events, scans and attempts in one history', async () => {
    actAs('operator');
    await show('assignedtodriver', answers);
    const told = within(screen.getByRole('list', { name: 'Tracking History' })).getAllByRole('listitem');
    expect(told.map((item) => item.querySelector('p')?.textContent)).toEqual([
      'New Order has been Created',
      'Received, again',
      'Not delivered: Receiver not there',
    ]);
  });

  test('reloads custody and history after the order is moved', async () => {
    actAs('operator');
    const { does, asked } = await show('assignedtodriver', answers);
    await does(() => fireEvent.click(screen.getByRole('button', { name: 'In the warehouse', hidden: true })));
    for (const path of [`/parcels/${ID}`, `/attempts/${ID}`]) expect(asked(path), path).toHaveLength(2);
  });

  test('requests no attempts for a cashier', async () => {
    actAs('cashier');
    const { asked } = await show('assignedtodriver', answers);
    expect(asked(`/attempts/${ID}`)).toEqual([]);
    expect(screen.getByRole('list', { name: 'Tracking History' }).childElementCount).toBe(2);
    expect(screen.queryByRole('button', { name: 'Promise another day' })).toBeNull();
  });

  test('has one primary act, names links, and shows the parts of the charge and the history by days', async () => {
    actAs('operator');
    const charge = { base: 20, weight: 3.5, size: 0, packing: 0, total: 23.5 };
    const order = {
      trackingID: ID,
      trackingStatus: 'assignedtodriver',
      senderId: 's1',
      pickup: { senderName: 'Oasis' },
      dropoff: { receiverPhone: '055 640 2218' },
      charge,
    };
    const { does } = await show('assignedtodriver', {
      ...answers,
      [`/orders/${ID}`]: { order },
      '/prints': [],
      '/tracking': [
        { event: 'status', status: 'created', at: '2026-11-23T08:00:00.000Z', note: '' },
        { event: 'status', status: 'accepted', at: '2026-11-23T09:00:00.000Z', note: '' },
        { event: 'status', status: 'pickup', at: '2026-11-24T07:00:00.000Z', note: '' },
      ],
    });
    const acts = within(screen.getByRole('region', { name: 'Order actions' }));
    expect(acts.getByRole('link', { name: 'Call receiver' })).toHaveProperty('href', 'tel:+971556402218');
    expect(acts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['More actions']);
    await does(() => fireEvent.click(acts.getByRole('button', { name: 'More actions' })));
    expect(acts.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual(
      expect.arrayContaining(['Receiver', 'Delivery', 'Order', 'Change status']),
    );
    acts.getByRole('button', { name: 'Delivered' });
    expect(factsOf('Payment')).toMatchObject({
      'Delivery Charge': 'AED 23.50Base AED 20.00 · Weight AED 3.50',
    });
    for (const [name, address] of [
      ['Oasis', '/users?sender=s1'],
      ['On RUN-7', '/runs?run=r7'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
    const history = within(screen.getByRole('list', { name: 'Tracking History' }));
    expect(history.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '23 Nov 2026',
      '24 Nov 2026',
    ]);
  });

  test('a parcel whose address names no area asks for the area, and saves what is typed', async () => {
    actAs('operator');
    const dropoff = { city: 'Dubai', area: 'behind the mosque', street: 'Villa 12' };
    const order = { trackingID: ID, trackingStatus: 'warehouse', dropoff };
    const { does, asked } = await show('warehouse', {
      ...answers,
      [`/parcels/${ID}`]: { parcel: { trackingStatus: 'warehouse', exception: 'address' } },
      [`/attempts/${ID}`]: { attempts: [] },
      [`/orders/${ID}`]: { order, version: '2026-11-23T08:00:00.000Z' },
      '/prints': [],
    });
    const acts = within(screen.getByRole('region', { name: 'Order actions' }));
    await does(() => fireEvent.click(acts.getByRole('button', { name: 'Set the area' })));
    const window = within(screen.getByRole('dialog', { name: `Area of ${ID}` }));
    window.getByText('The address as it was entered: Villa 12, behind the mosque, Dubai');
    await does(() => fireEvent.change(window.getByLabelText('Area'), { target: { value: ' Al Quoz 3 ' } }));
    await does(() => fireEvent.click(window.getByRole('button', { name: 'Set the area' })));
    expect(asked(`/orders/${ID}`).find(({ method }) => method === 'PUT')).toMatchObject({
      body: { dropoff: { city: 'Dubai', area: 'Al Quoz 3' }, reason: 'The area was not known' },
    });
  });

  test('turns to the next order of the list by key, not while a window is above it', async () => {
    actAs('operator');
    vi.stubGlobal('fetch', fakeServer(() => ({ data: [] })).fetch);
    const rows = ['TWS-2222-2222', ID, 'TWS-3333-3333'].map((trackingID) => ({ trackingID }));
    const turned: (string | undefined)[] = [];
    const { does } = await renderScreen(
      <OrderDetails
        order={rows[1]!}
        rows={rows}
        onTurn={({ trackingID }) => turned.push(trackingID)}
        open
        onClose={() => {}}
      />,
    );
    const window = screen.getByRole('dialog');
    for (const key of ['ArrowRight', 'ArrowLeft']) await does(() => fireEvent.keyDown(window, { key }));
    await does(() => fireEvent.keyDown(window, { key: 'ArrowLeft', altKey: true }));
    await does(() => fireEvent.click(screen.getByRole('button', { name: 'Next order' })));
    expect(turned).toEqual(['TWS-3333-3333', 'TWS-2222-2222', 'TWS-3333-3333']);
  });
});

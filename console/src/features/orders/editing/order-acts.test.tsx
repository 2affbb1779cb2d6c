// @vitest-environment jsdom

import { orders } from '@tawseel/contract/orders';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadHostSettings } from '../../../api/host.ts';
import { useRead } from '../../../api/read.ts';
import { fakeServer, type SentRequest } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/screen.tsx';
import { ConfirmHost } from '../../../ui/dialog/confirm-host.tsx';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { GiveToDriver } from '../window/give-to-driver.tsx';
import { OrderActs } from '../window/order-acts.tsx';

const trackingID = 'TWS-AAAA-BBBB';

function OrderEditing() {
  const { data, dataUpdatedAt } = useRead(orders.readOrder, { params: { trackingID } });
  return data ? <OrderActs details={data} readAt={dataUpdatedAt} print={undefined} /> : null;
}

afterEach(async () => {
  vi.unstubAllGlobals();
  await loadHostSettings('{}');
});

test.each([
  ['move', 'Picked up', { trackingStatus: 'accepted' }, { trackingStatus: 'pickup' }],
  [
    'hand-in',
    'Record cash received: AED 250.00',
    { trackingStatus: 'delivered' },
    { cashHandedInAt: '2026-11-22T08:00:00Z' },
  ],
  [
    'undo',
    'Undo: cash received',
    { undo: { event: 'cashHandedIn', status: '', seconds: 60 } },
    { undo: null },
  ],
])(
  'an order that a colleague changed meanwhile is reloaded after a %s is refused',
  async (_, act, before, after) => {
    const order = {
      _id: 'o1',
      trackingID,
      trackingStatus: 'delivered',
      paymentMethod: 'COD',
      orderValue: 250,
    };
    let now: Record<string, unknown> = { cashHandedInAt: null, undo: null, ...before };
    function answer({ method }: SentRequest): unknown {
      if (method !== 'GET') return Response.json({ message: 'Somebody was quicker.' }, { status: 409 });
      return { data: { version: '1', ...now, order: { ...order, ...now } } };
    }
    vi.stubGlobal('fetch', fakeServer(answer).fetch);
    await loadHostSettings(JSON.stringify({ features: ['tawseel'] }));
    const { does } = await renderScreen(
      <>
        <OrderEditing />
        <ConfirmHost />
      </>,
    );
    now = { ...now, ...after };
    await does(() => fireEvent.click(screen.getByRole('button', { name: act, hidden: true })));
    const question = screen.queryByRole('alertdialog', { name: 'Record AED 250.00 received?' });
    expect(question !== null).toBe(act.startsWith('Record'));
    if (question) {
      expect(question.textContent).toContain(`For ${trackingID}. Delivery charges are not included.`);
      await does(() => fireEvent.click(within(question).getByRole('button', { name: /^Record/ })));
    }
    expect(screen.queryByRole('button', { name: act, hidden: true })).toBeNull();
  },
);

test.each([100, 0])(
  'what was collected is corrected in both amounts, with a reason: AED %s recorded',
  async (cashBefore) => {
    const order = { trackingID, trackingStatus: 'delivered', paymentMethod: 'COD', orderValue: 1000 };
    const collected = { due: 1000, cash: cashBefore, card: 0, short: 1000 - cashBefore, over: 0 };
    const sent: unknown[] = [];
    const answer = ({ method, path, body }: SentRequest) => {
      if (method === 'PUT') sent.push(body);
      return { message: 'Done.', data: path.endsWith('/collected') ? collected : { version: '1', order } };
    };
    vi.stubGlobal('fetch', fakeServer(answer).fetch);
    await loadHostSettings(JSON.stringify({ features: ['tawseel'] }));
    const { does } = await renderScreen(<OrderEditing />);
    const open = await screen.findByRole('button', { name: 'Correct what was collected', hidden: true });
    await does(() => fireEvent.click(open));
    const dialog = within(
      await screen.findByRole('dialog', { name: `Correct what was collected for ${trackingID}` }),
    );
    expect(dialog.getByText(/^AED 1,000\.00 was due\./)).toBeTruthy();
    const cash = dialog.getByLabelText(/^In cash/);
    expect((cash as HTMLInputElement).value).toBe(String(cashBefore));
    if (cashBefore === 0) {
      expect(dialog.queryByRole('status')).toBeNull();
      await does(() => fireEvent.input(cash, { target: { value: '100' } }));
    }
    const doubt = 'AED 100.00 is far less than the AED 1,000.00 due. Is it right?';
    expect(dialog.getByRole('status').textContent).toBe(doubt);
    await does(() => fireEvent.click(dialog.getByRole('button', { name: 'Save' })));
    expect(sent).toEqual([]);
    await does(() => fireEvent.input(dialog.getByLabelText(/^In cash/), { target: { value: '1000' } }));
    expect(dialog.queryByRole('status')).toBeNull();
    await does(() =>
      fireEvent.input(dialog.getByLabelText(/^Reason/), { target: { value: 'Typed a zero too few' } }),
    );
    await does(() => fireEvent.click(dialog.getByRole('button', { name: 'Save' })));
    expect(sent).toEqual([{ cash: 1000, card: 0, slip: '', reason: 'Typed a zero too few' }]);
  },
);

test('a move is announced in the words of its button, not of the wire', async () => {
  const order = { _id: 'o1', trackingID, trackingStatus: 'warehouse', paymentMethod: 'COD' };
  const message = `${trackingID} is now assignedtodriver.`;
  const answer = ({ method }: SentRequest) =>
    method === 'GET' ? { data: { version: '1', order } } : { message, data: order };
  vi.stubGlobal('fetch', fakeServer(answer).fetch);
  await loadHostSettings(JSON.stringify({ features: ['tawseel'] }));
  const { does } = await renderScreen(
    <>
      <OrderEditing />
      <Toaster />
    </>,
  );
  await does(() => fireEvent.click(screen.getByRole('button', { name: 'With a driver', hidden: true })));
  await screen.findByText(`${trackingID} is now: With a driver`);
});

test.each([
  ['created', 1],
  ['assignedtodriver', 1],
  ['delivered', 0],
  ['return', 0],
])('an order at %s offers %i corrections', async (trackingStatus, times) => {
  const order = { _id: 'o1', trackingID, trackingStatus, paymentMethod: 'Card' };
  vi.stubGlobal('fetch', fakeServer(() => ({ data: { version: '1', order } })).fetch);
  await loadHostSettings(JSON.stringify({ features: ['tawseel'] }));
  await renderScreen(<OrderEditing />);
  await screen.findByRole('region', { name: 'Order actions' });
  expect(screen.queryAllByRole('button', { name: 'Correct', hidden: true }).length).toBe(times);
});

test.each([
  ['of two drivers none', ['Bilal', 'Imran'], ''],
  ['the only driver', ['Imran'], 'Imran'],
])('%s is chosen before the user does', async (_, names, chosen) => {
  const active = names.map((name) => ({ id: name, name, isActive: true }));
  const drivers = [{ id: 'Yusuf', name: 'Yusuf', isActive: false }, ...active];
  vi.stubGlobal('fetch', fakeServer(() => ({ data: { drivers } })).fetch);
  await loadHostSettings(JSON.stringify({ features: ['tawseel'] }));
  const { does } = await renderScreen(
    <GiveToDriver trackingID={trackingID} kind="delivery" warehouseId="w1" variant="primary" />,
  );
  await does(() => fireEvent.click(screen.getByRole('button', { name: 'Give to a driver' })));
  expect((await screen.findByLabelText<HTMLSelectElement>('Driver')).value).toBe(chosen);
});

test('a parcel that was given to a driver is said to be on a run', async () => {
  const { fetch, requests } = fakeServer(({ method }) =>
    method === 'GET'
      ? { data: { drivers: [{ id: 'd1', name: 'Bilal', isActive: true }] } }
      : { message: '1 parcel is on a run.', data: { runs: [], results: [{ trackingID, isAssigned: true }] } },
  );
  vi.stubGlobal('fetch', fetch);
  await loadHostSettings(JSON.stringify({ features: ['tawseel'] }));
  const { does } = await renderScreen(
    <>
      <GiveToDriver trackingID={trackingID} kind="delivery" warehouseId="w1" variant="primary" />
      <Toaster />
    </>,
  );
  await does(() => fireEvent.click(screen.getByRole('button', { name: 'Give to a driver' })));
  await does(() => fireEvent.change(screen.getByLabelText('Driver'), { target: { value: 'd1' } }));
  const form = within(screen.getByRole('dialog'));
  await does(() => fireEvent.click(form.getByRole('button', { name: 'Give to a driver' })));
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    assignments: [{ driverId: 'd1', trackingIDs: [trackingID] }],
  });
  expect(screen.getByText('1 parcel is on a run.')).toBeTruthy();
});

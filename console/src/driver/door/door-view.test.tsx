// @vitest-environment jsdom
import { LONGEST } from '@tawseel/contract/facts/limits';
import type { MyStop } from '@tawseel/contract/my-day';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { arabic } from '../../texts/ar/driver-arabic.ts';
import { english } from '../../texts/en/driver-english.ts';
import { speak } from '../../texts/language.ts';
import type { Door } from '../stops.ts';

const { act, acts, day, stops } = vi.hoisted(() => ({
  act: vi.fn(async () => 'kept'),
  acts: [] as unknown[],
  day: { proof: 'any', undoMinutes: 10, daysToChoose: [] as string[] },
  stops: [] as MyStop[],
}));
// The phone itself is not opened: what becomes of acts is tested with the driver.
vi.mock('../queue/use-driver.ts', () => ({
  driver: { act },
  useDriver: () => ({ day, acts, changes: [], stops, proofs: [] }),
}));

beforeAll(async () => {
  await Promise.all([
    import('./door-view.tsx'),
    import('../shop/shop-view.tsx'),
    import('../day/day-page.tsx'),
  ]);
  await speak(english);
});
afterEach(() => {
  cleanup();
  act.mockClear();
  acts.length = 0;
  stops.length = 0;
  day.daysToChoose = [];
});

const TODAY = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Dubai' });

const stop = (more: Partial<MyStop>) =>
  ({
    ...{ _id: 'a', runId: 'r', kind: 'delivery', place: 1, door: 'x', trackingID: 'TWS-2222-232W' },
    ...{ name: 'Sara', phone: '', secondPhone: '', street: '', building: '', landmark: '', makani: '' },
    ...{ area: '', city: '', instructions: '', senderName: '', title: '', cashDue: 0, attempts: 0 },
    ...{ promised: null, ...more },
  }) as MyStop;

test.each([
  ['at a door', async () => (await import('./door-view.tsx')).DoorView, 'delivery'],
  ['at a shop', async () => (await import('../shop/shop-view.tsx')).ShopView, 'pickup'],
] as const)('a stop that failed is reopened by a tap %s, once', async (_, load, kind) => {
  const View = await load();
  const failed = stop({ state: 'failed', kind });
  render(<View door={{ first: failed, stops: [failed, stop({ _id: 'b', state: 'skipped', kind })] }} />);
  const buttons = screen.getAllByRole('button', { name: /^Reopen/ });
  expect(buttons).toHaveLength(1);
  fireEvent.click(buttons[0]!);
  fireEvent.click(buttons[0]!);
  await waitFor(() => expect(act.mock.calls).toEqual([[[{ stop: failed, act: 'reopened' }], undefined]]));
});

test.each([
  ['delivery', '2026-11-28', '17:00', '21:00', 'Promised for 28 Nov 2026, 17:00 to 21:00'],
  ['delivery', '2026-11-28', '', '', 'Promised for 28 Nov 2026'],
  ['delivery', TODAY, '17:00', '21:00', 'Promised 17:00 to 21:00'],
  ['pickup', '2026-11-20', '09:00', '12:00', '20 Nov 2026, 09:00 to 12:00'],
] as const)('the mark of a %s has its day, unless that is today: %s', async (kind, day, from, to, mark) => {
  const { DoorMarks } = await import('../day/stops-view.tsx');
  const first = stop({ kind, state: 'pending', promised: { day, from, to, note: '', leaveWith: '' } });
  render(<DoorMarks door={{ first, stops: [first] }} />);
  expect(screen.getByText(mark)).toBeDefined();
});

test('at a shop without a booking the driver enters what was collected, or why nothing was', async () => {
  const { VisitView } = await import('../day/day-page.tsx');
  const shop = stop({ kind: 'pickup', trackingID: '', name: 'Camel Toys', requested: 4, state: 'pending' });
  stops.push(shop);
  const { unmount } = render(<VisitView stopId="a" />);
  expect(screen.getByText(/^The shop requested 4 parcels and has booked none yet/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Not collected' }));
  fireEvent.click(screen.getByRole('button', { name: 'Nothing to collect' }));
  const nothing = { stop: shop, act: 'not_collected', reason: 'nothing_to_collect' };
  await waitFor(() => expect(act.mock.calls).toEqual([[[nothing], undefined]]));
  unmount();
  render(<VisitView stopId="a" />);
  fireEvent.click(screen.getByRole('button', { name: 'Collected' }));
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByText('Enter what you collected.')).toBeDefined();
  fireEvent.change(screen.getByLabelText(/^What did you collect/), { target: { value: '4 boxes' } });
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  const taken = { stop: shop, act: 'collected', note: '4 boxes' };
  await waitFor(() => expect(act.mock.calls.at(-1)).toEqual([[taken], undefined]));
});

test('leaves room for why there is no proof after the longest reason for another amount', async () => {
  const { DeliverSteps } = await import('./deliver-steps.tsx');
  const user = userEvent.setup();
  const due = stop({ state: 'pending', cashDue: 100 });
  render(<DeliverSteps stops={[due]} due={100} onBack={() => undefined} />);
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const fill = async (label: string | RegExp, value: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  };
  await press('Another amount');
  await fill('Amount in AED', '90');
  await fill(/^Why/, 'w'.repeat(600));
  await press('Next');
  await press('Without proof');
  await fill('Note', 'p'.repeat(600));
  await press('Done');
  const [[draft]] = act.mock.lastCall as unknown as [[{ note: string }]];
  expect(draft.note).toMatch(/^w{200}\. p+$/);
  expect(draft.note).toHaveLength(LONGEST.note);
});

test('a finished stop shows its time, receiver, amount and pictures, and no amount to collect', async () => {
  const { DoorView } = await import('./door-view.tsx');
  const done = stop({ state: 'done', cashDue: 249.9 });
  const at = Date.parse('2026-11-26T11:40:00Z');
  const given = { receivedBy: 'Fatima', relation: 'family', cash: 249.9, proofs: [{}, {}] };
  acts.push(
    { at, act: { stopId: 'a', act: 'delivered', ...given } },
    { at: at + 1, act: { stopId: 'a', act: 'called' } },
    { at: at + 2, act: { stopId: 'a', act: 'failed' }, answer: { result: 'late' } },
  );
  render(<DoorView door={{ first: done, stops: [done] }} />);
  expect(screen.getByText('15:40 · Fatima (Family) · AED 249.90 in cash · 2 pictures')).toBeDefined();
  expect(screen.queryByText(/to collect/i)).toBeNull();
  expect(screen.queryByText('Collect')).toBeNull();
});

test('an attempted stop counts its attempts, and is not shown as sent without a network', async () => {
  const { DoorView } = await import('./door-view.tsx');
  const { SentLine } = await import('../day/sent-line.tsx');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const tried = stop({ state: 'pending', attempts: 1 });
  render(<DoorView door={{ first: tried, stops: [tried] }} />);
  expect(screen.getByText('1 attempt so far')).toBeDefined();
  render(<SentLine onPin={undefined} />);
  expect(screen.getByRole('status').textContent).toBe('Nothing waits to be sent No network');
  vi.restoreAllMocks();
});

test('in Arabic a driver reads and chooses every reason in Arabic', async () => {
  const { FailStep } = await import('./fail-step.tsx');
  const { StopResult } = await import('./stop-result.tsx');
  const { CollectStep, LeaveStep } = await import('../shop/collect-step.tsx');
  const { UnbookedView } = await import('../shop/unbooked-view.tsx');
  await speak(arabic);
  const given = stop({ state: 'failed', cashDue: 5 });
  const back = () => undefined;
  acts.push({ at: Date.now(), act: { stopId: 'a', act: 'failed', reason: 'no_access' } });
  const shop = stop({ kind: 'pickup', state: 'pending', name: '' });
  const { container } = render(
    <>
      <StopResult stop={given} states={{ pending: '', done: '', failed: '', skipped: '' }} />
      <FailStep stops={[given]} due={5} onBack={back} />
      <CollectStep taken={[]} left={[shop]} onBack={back} />
      <LeaveStep left={[shop]} onBack={back} />
      <UnbookedView door={{ first: shop, stops: [shop] } as Door} />
    </>,
  );
  fireEvent.click(screen.getAllByRole('button', { name: 'لم تُستلم من المُرسِل' }).at(-1)!);
  await speak(english);
  for (const reason of ['تعذّر الدخول إلى المبنى', 'المبلغ غير جاهز', 'رفضها السائق', 'لا يوجد ما يُستلم'])
    expect(container.textContent).toContain(reason);
  expect(container.textContent).not.toMatch(/\p{Script=Latin}/u);
});

test('the cash of the driver lists what the server says, what is not sent yet and the change, up to the sum above it', async () => {
  const { CashView } = await import('../day/cash-view.tsx');
  const of = { name: 'Omar', trackingID: 'TWS-3333-333T' };
  const delivered = { stopId: 'b', act: 'delivered', happenedAt: new Date().toISOString(), cash: 80.5 };
  const held = {
    trackingID: 'TWS-2222-232W',
    receiver: 'Sara',
    amount: 1069,
    since: '2026-11-20T08:05:00.000Z',
  };
  Object.assign(day, { held: [held], change: 200 });
  acts.push({ clientId: '1', of, act: delivered, answer: { result: 'accepted' } });
  acts.push({ clientId: '2', of, act: delivered, waits: 'imran' });
  const { container } = render(<CashView />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Sara TWS-2222-232W · 20 Nov 2026, \d\d:05 AED 1,069.00$/),
    expect.stringMatching(/^Omar TWS-3333-333T · \d\d:\d\d not sent yetAED 80.50$/),
    'Change that you were given AED 200.00',
    'Together AED 1,349.50',
  ]);
  expect(container.textContent).toContain('In your handsAED 1,349.50');
});

test('an act at the door can be undone by one tap for a minute, and only once', async () => {
  const { LastAct } = await import('../day/last-act.tsx');
  const parcels = [stop({ state: 'done' }), stop({ _id: 'b', state: 'done', trackingID: 'TWS-3333-333T' })];
  stops.push(...parcels);
  const done = (at: number, name: string) =>
    parcels.map(({ _id: stopId }) => ({ at, of: { name }, act: { stopId, act: name } }));
  acts.push(...done(Date.now() - 61_000, 'delivered'));
  const { unmount } = render(<LastAct />);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  acts.push(...done(Date.now(), 'delivered'));
  render(<LastAct />);
  expect(screen.getByText('delivered: Delivered, 2 parcels')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const reopened = parcels.map((each) => ({ stop: each, act: 'reopened' }));
  await waitFor(() => expect(act.mock.calls).toEqual([[reopened, undefined]]));
  cleanup();
  acts.push(...done(Date.now(), 'reopened'));
  render(<LastAct />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('undoing a delivery asks for confirmation', async () => {
  const { DoorView } = await import('./door-view.tsx');
  const done = stop({ state: 'done', cashDue: 249.9 });
  acts.push({ at: Date.now(), act: { stopId: 'a', act: 'delivered', cash: 249.9 } });
  render(<DoorView door={{ first: done, stops: [done] }} />);
  fireEvent.click(screen.getByRole('button', { name: /^Reopen/ }));
  expect(act).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  fireEvent.click(screen.getByRole('button', { name: /^Reopen/ }));
  fireEvent.click(screen.getByText('Yes, reopen'));
  await waitFor(() => expect(act.mock.calls).toEqual([[[{ stop: done, act: 'reopened' }], undefined]]));
});

test('asks for the day and hours that a receiver wants, among those of the tracking page', async () => {
  const { DoorView } = await import('./door-view.tsx');
  const first = stop({ state: 'pending' });
  day.daysToChoose = ['2026-11-23', '2026-11-24'];
  render(<DoorView door={{ first, stops: [first] }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Failed' }));
  fireEvent.click(screen.getByRole('button', { name: 'Receiver asked for another time' }));
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByText('Choose the day that the receiver asked for.')).toBeDefined();
  expect(act).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('radio', { name: /24 Nov/ }));
  fireEvent.click(screen.getByRole('radio', { name: /13:00.17:00/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(act).toHaveBeenCalledOnce());
  const wanted = { day: '2026-11-24', from: '13:00', to: '17:00' };
  expect(act.mock.calls).toEqual([
    [[{ stop: first, act: 'failed', reason: 'asked_later', wanted }], undefined],
  ]);
});

test('asks for a note when a receiver wants another time, if the phone knows no days', async () => {
  const { DoorView } = await import('./door-view.tsx');
  const first = stop({ state: 'pending' });
  render(<DoorView door={{ first, stops: [first] }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Failed' }));
  fireEvent.click(screen.getByRole('button', { name: 'Receiver asked for another time' }));
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByText('Enter what the receiver asked for.')).toBeDefined();
  expect(act).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Tomorrow after 6' } });
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(act).toHaveBeenCalledOnce());
  expect(act.mock.calls).toMatchObject([
    [[{ act: 'failed', reason: 'asked_later', note: 'Tomorrow after 6' }], undefined],
  ]);
});

test('asks for the number of parcels when only some were collected', async () => {
  const { LastAct } = await import('../day/last-act.tsx');
  const parcels = [
    stop({ kind: 'pickup', state: 'done' }),
    stop({ _id: 'b', kind: 'pickup', state: 'failed', trackingID: 'TWS-3333-333T' }),
  ];
  stops.push(...parcels);
  const at = Date.now();
  acts.push(
    { at, of: { name: 'Camel Toys' }, act: { stopId: 'a', act: 'collected' } },
    { at, of: { name: 'Camel Toys' }, act: { stopId: 'b', act: 'not_collected' } },
  );
  render(<LastAct />);
  expect(screen.getByText('Camel Toys: Collected, 1 parcel; Not collected, 1 parcel')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(act).toHaveBeenCalledOnce());
});

test('a receiver is called and messaged by either phone', async () => {
  const { DoorView } = await import('./door-view.tsx');
  const first = stop({ state: 'pending', phone: '050 123 4567', secondPhone: '055 210 4471' });
  render(<DoorView door={{ first, stops: [first] }} />);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([hrefOf('Call'), hrefOf('Call 2')]).toEqual(['tel:+971501234567', 'tel:+971552104471']);
  expect(hrefOf('WhatsApp')).toMatch(/^https:\/\/wa\.me\/971501234567\?/);
  expect(hrefOf('WhatsApp 2')).toMatch(/^https:\/\/wa\.me\/971552104471\?/);
});

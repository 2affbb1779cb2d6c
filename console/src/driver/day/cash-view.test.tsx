// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { english } from '../../texts/en/driver-english.ts';
import { speak } from '../../texts/language.ts';

const AT = '2026-11-26T11:40:00.000Z';
const SPENT = { note: '', spentAt: AT, sha256: '', reason: '', isUnsent: false };
const { addExpense, removeExpense, day, changes } = vi.hoisted(() => ({
  addExpense: vi.fn(async () => true),
  removeExpense: vi.fn(async () => true),
  day: { held: [] as unknown[], expenses: [] as unknown[] },
  changes: [] as unknown[],
}));
vi.mock('../queue/use-driver.ts', () => ({
  driver: { addExpense, removeExpense },
  useDriver: () => ({ day, acts: [], changes }),
}));
// jsdom draws no pictures.
vi.mock('../../ui/display/make-picture.ts', () => ({
  makePicture: async () => ({ kind: 'photo', sha256: 'a', type: 'image/webp', bytes: new ArrayBuffer(9) }),
}));

beforeAll(async () => {
  await import('./cash-view.tsx');
  await speak(english);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  day.held = [{ trackingID: 'TWS-1', receiver: 'Mona', amount: 100, since: AT }];
  day.expenses = [];
  changes.length = 0;
});

async function show() {
  const { CashView } = await import('./cash-view.tsx');
  const user = userEvent.setup();
  const { container } = render(<CashView />);
  return {
    container,
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    async fill(label: string | RegExp, value: string) {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), value);
    },
    photograph: () =>
      user.upload(
        container.querySelector<HTMLInputElement>('input[type=file]')!,
        new File(['r'], 'r.jpg', { type: 'image/jpeg' }),
      ),
  };
}
const says = (text: string | RegExp) => expect(screen.getByText(text)).toBeDefined();

test('cash of a result that came too late is marked', async () => {
  day.held = [{ trackingID: 'TWS-1', receiver: 'Mona', amount: 100, since: AT, isLate: true }];
  await show();
  says('came too late');
});

test('the cash to hand in is what the driver holds without the open expenses, each a line of its own', async () => {
  day.held = [{ trackingID: 'TWS-1', receiver: 'Mona', amount: 100, since: AT }];
  day.expenses = [
    { ...SPENT, id: 'one', kind: 'fuel', note: 'Pump 4', amount: 30, state: 'open' },
    { ...SPENT, id: 'two', kind: 'parking', amount: 15, state: 'crossedOut', reason: 'Private' },
  ];
  changes.push(
    { clientId: 'new', expense: { kind: 'toll', note: '', amount: 4 }, at: Date.parse(AT), waits: 'imran' },
    {
      clientId: 'bad',
      expense: { kind: 'repair', note: 'Tyre', amount: 50 },
      at: Date.parse(AT),
      answer: { result: 'refused', message: '30 expenses wait already.' },
    },
  );
  const { press } = await show();
  expect(screen.getByRole('heading', { name: 'To hand in' }).nextSibling?.textContent).toBe('AED 66.00');
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Mona TWS-1.*AED 100\.00$/),
    'Together AED 100.00',
    expect.stringMatching(/^Fuel Pump 4 · .*Remove−AED 30\.00$/),
    expect.stringMatching(/^Parking .*Not accepted: Private.*AED 15\.00$/),
    expect.stringMatching(/^Salik or Darb .*not sent yet.*Remove−AED 4\.00$/),
    expect.stringMatching(/^Repair Tyre · .*Not accepted: 30 expenses wait already\..*Remove/),
    'To hand in AED 66.00',
  ]);
  const parking = screen.getAllByRole('listitem')[3]!;
  expect(within(parking).queryByRole('button')).toBeNull();
  await press('Remove the expense Fuel');
  expect(removeExpense.mock.calls).toMatchObject([[{ id: 'one' }]]);
});

test('says so if more was spent than the driver holds', async () => {
  day.expenses = [{ ...SPENT, id: 'one', kind: 'fuel', amount: 130, state: 'open' }];
  await show();
  expect(screen.getByRole('heading', { name: 'To hand in' }).nextSibling?.textContent).toBe('AED 0.00');
  says(/^You spent more than you hold/);
});

test('says so if the removal of an expense could not be stored', async () => {
  day.expenses = [{ ...SPENT, id: 'one', kind: 'fuel', amount: 30, state: 'open' }];
  const { press } = await show();
  removeExpense.mockResolvedValueOnce(false);
  await press('Remove the expense Fuel');
  says(/^This could not be stored on your phone/);
});

test('an expense needs an amount, a photo or a note if it has a receipt, and a large one a second tap', async () => {
  const { press, fill, photograph } = await show();
  await press('Add expense');
  await press('Fuel');
  await press('Done');
  says('Enter an amount, like 249.90.');
  says('Take a photo of the receipt, or enter why there is none.');
  for (const [typed, problem] of [
    ['0', 'Enter an amount, like 249.90.'],
    ['1.005', 'Enter an amount, like 249.90.'],
    ['2000.01', 'At most AED 2,000.00. Ask your office first.'],
  ] as const) {
    await fill(/^Amount/, typed);
    await press('Done');
    says(problem);
  }
  await fill(/^Amount/, '600');
  await photograph();
  await waitFor(() => says('Photo taken. Take another'));
  await press('Done');
  says('AED 600.00 is a lot. Correct it, or press Done again.');
  expect(addExpense).not.toHaveBeenCalled();
  await press('Done');
  await waitFor(() => says('Cash'));
  // Back leaves the page, and does not return to a step.
  await waitFor(() => expect(window.history.state).toBeNull());
  const draft = { kind: 'fuel', amount: 600, note: '', confirmAmount: true };
  expect(addExpense.mock.calls).toMatchObject([[draft, 'Fuel', { sha256: 'a' }]]);
});

test('a toll needs no receipt, something else needs a note; what could not be stored stays typed', async () => {
  const { press, fill } = await show();
  await press('Add expense');
  await press('Salik or Darb');
  await fill(/^Amount/, '4');
  addExpense.mockResolvedValueOnce(false);
  await press('Done');
  await waitFor(() => says(/^This could not be stored on your phone/));
  await press('Done');
  await waitFor(() => says('Cash'));
  await press('Add expense');
  await press('Something else');
  await fill(/^Amount/, '12,5');
  await press('Done');
  says('Enter what you paid for.');
  await fill(/^Note/, 'Ferry');
  await press('Done');
  await waitFor(() => says('Cash'));
  expect(addExpense.mock.calls.at(-1)).toEqual([
    { kind: 'other', amount: 12.5, note: 'Ferry', confirmAmount: false },
    'Something else',
    undefined,
  ]);
});

// @vitest-environment jsdom
import type { DriverOfToday, RunOfToday } from '@tawseel/contract/overview';
import { expect, test } from 'vitest';
import { addresses } from '../../addresses.ts';
import { button, foreign, openOurs, press, screen, within } from '../../testing/console.tsx';
import { answerWithExamples } from '../../testing/examples.ts';
import { withoutBrackets } from '../../testing/untranslated.ts';

const DUBAI = { _id: 'w1', name: 'Dubai Hub' };
let made = 0;

function run(stops: Partial<RunOfToday>): RunOfToday {
  made += 1;
  const counts = { done: 0, failed: 0, skipped: 0, pending: 0, overdue: 0 };
  const outAt = '2026-11-21T05:10:00.000Z';
  return {
    _id: `r${made}`,
    number: `RUN-${made}`,
    kind: 'delivery',
    state: 'out',
    outAt,
    ...counts,
    ...stops,
  };
}

function driver(name: string, runs: RunOfToday[], more: Partial<DriverOfToday> = {}): DriverOfToday {
  return { driver: { _id: name, name }, warehouse: DUBAI, toHandIn: 0, runs, ...more };
}

async function openWith(drivers: readonly DriverOfToday[], unmovedOrders = 14, moreThanUnmoved = false) {
  answerWithExamples();
  foreign.learn('GET /api/orders/overview/today', () => ({
    body: { data: { drivers, unmovedOrders, moreThanUnmoved } },
  }));
  await openOurs(addresses.home);
}

const card = () => screen.getByRole('heading', { name: 'Drivers today' }).closest('section')!;
const entries = () => within(card()).getAllByRole('listitem');
const linksIn = (entry: HTMLElement) =>
  within(entry)
    .getAllByRole('link')
    .map((link) => [
      link.textContent,
      withoutBrackets(link.getAttribute('aria-label') ?? ''),
      link.getAttribute('href'),
    ]);

test('shows what became of the stops of each driver, with links to the run and to the cash', async () => {
  const late = run({ done: 12, failed: 2, skipped: 1, pending: 16, overdue: 3 });
  const loading = run({ state: 'open', pending: 9, outAt: null });
  await openWith([driver('Bilal', [late], { toHandIn: 1245 }), driver('Yusuf', [loading])]);
  expect(card()).toHaveTextContent('2 drivers · 12 done, 2 failed, 1 brought back, 25 to do · 3 overdue');
  const [bilal, yusuf] = entries();
  expect(bilal).toHaveTextContent(/^Bilal\s*3 overdue/);
  const stops = '12 done, 2 failed, 1 brought back, 16 to do';
  expect(linksIn(bilal!)).toEqual([
    [stops, `Bilal: ${stops}`, `/runs?run=${late._id}`],
    ['AED 1,245.00 to hand in', 'Bilal: AED 1,245.00 to hand in', '/cash?driver=Bilal'],
  ]);
  expect(linksIn(yusuf!)).toEqual([
    ['Being loaded · 9 to do', 'Yusuf: Being loaded · 9 to do', `/runs?run=${loading._id}`],
  ]);
  expect(within(card()).queryByText('Dubai Hub')).toBeNull();
  expect(card()).toHaveTextContent('Overdue: the agreed hours are over, or the run left before today.');
});

test('several runs of a driver are summed, and each is a link by its kind and start', async () => {
  const morning = run({ state: 'closed', done: 8, failed: 1 });
  const shops = run({ kind: 'pickup', outAt: '2026-11-21T09:30:00.000Z', pending: 4 });
  await openWith([driver('Bilal', [shops, morning])]);
  const [bilal] = entries();
  expect(within(bilal!).getByText('8 done, 1 failed, 4 to do')).toBeVisible();
  expect(linksIn(bilal!)).toEqual([
    ['Pickups 13:30', 'Bilal: Pickups 13:30 · 4 to do', `/runs?run=${shops._id}`],
    ['Delivery 09:10', 'Bilal: Delivery 09:10 · 8 done, 1 failed', `/runs?run=${morning._id}`],
  ]);
});

test('names the warehouses if there are several', async () => {
  const sharjah = { _id: 'w2', name: 'Sharjah Hub' };
  const runs = [run({ pending: 1 })];
  await openWith([driver('Bilal', runs), driver('Bilal', runs, { warehouse: sharjah })]);
  for (const name of ['Dubai Hub', 'Sharjah Hub']) expect(within(card()).getByText(name)).toBeVisible();
});

test('shows all of many drivers on request, and fewer again', async () => {
  await openWith(Array.from({ length: 200 }, (_, at) => driver(`Driver ${at}`, [run({ pending: 1 })])));
  const list = within(card()).getByRole('list');
  expect(list.className).toContain('folded');
  const more = button('All 200 drivers', card());
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await press(more);
  expect(list.className).not.toContain('folded');
  await press(button('Show fewer', card()));
  expect(list.className).toContain('folded');
});

test('says so without drivers, and links to the orders without an update', async () => {
  await openWith([], 1000, true);
  expect(within(card()).getByText('No driver has a run today')).toBeVisible();
  expect(within(card()).getByRole('link', { name: 'Open Runs' })).toHaveAttribute('href', '/runs');
  expect(within(card()).queryByRole('listitem')).toBeNull();
  expect(within(card()).queryByText(/^Overdue/)).toBeNull();
  const link = within(card()).getByRole('link', { name: 'No update for a day' });
  expect(link).toHaveAttribute('href', '/all-orders?unmovedDays=1&sort=movedAt');
  expect(link.parentElement).toHaveTextContent('More than 1,000 orders');
});

test('keeps its heading if the drivers cannot be loaded', async () => {
  answerWithExamples();
  foreign.learn('GET /api/orders/overview/today', () => ({ status: 500, body: {} }));
  await openOurs(addresses.home);
  expect(within(card()).getByText('The drivers of today could not be loaded')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';

type Step = (page: Page) => Promise<unknown>;
type State = { address: string; steps: Step };

const ID = 'a-run';
const RUN = {
  _id: ID,
  number: 'RUN-DXB-001-261124-001',
  kind: 'delivery',
  from: { id: 'dxb', name: 'Al Quoz', code: 'DXB-001' },
  to: null,
  driverId: 'a-driver',
  driverName: 'Bilal Siddiqui',
  vehicleNo: 'Dubai R 80262',
  day: '2026-11-24',
  version: 3,
  createdAt: '2026-11-24T05:00:00.000Z',
  createdBy: 'Amina Hussain',
  closedAt: null,
  parcels: 3,
  unloaded: 1,
  done: 1,
  failed: 0,
  weight: 4.2,
  cashDue: 309,
  cash: 140,
};
const WHY = 'The shop wants it back';

/** Stops of waiting parcels on a run that does not exist on the server, so that other shots are not affected. */
async function stopsOf(page: Page, state: 'open' | 'out') {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const answer = await page.request.get('/api/dispatch', { headers: { authorization: `Bearer ${token}` } });
  const { data } = await answer.json();
  const parcels = data.areas.flatMap((area: { parcels: object[] }) => area.parcels).slice(0, 3);
  return parcels.map((parcel: object, at: number) => ({
    _id: `stop-${at}`,
    parcel,
    state: state === 'out' && at === 0 ? 'done' : 'pending',
    isLoaded: at !== 1,
    outcome: '',
    doneAt: null,
  }));
}

const showRun =
  (state: 'open' | 'out', { kind = 'delivery', more = [] }: { kind?: string; more?: Step[] } = {}): Step =>
  async (page) => {
    const stops = await stopsOf(page, state);
    const outAt = state === 'out' ? '2026-11-24T06:00:00.000Z' : null;
    const withdrawn =
      state === 'out' ? [{ parcel: stops[2].parcel, why: WHY, at: '2026-11-24T09:40:00.000Z' }] : [];
    // Where its parcels are, so that they may go.
    const from = { ...RUN.from, id: stops[0].parcel.holder.id };
    const json = { data: { run: { ...RUN, from, kind, state, outAt }, stops, withdrawn, waiting: [] } };
    await page.route(`**/api/runs/${ID}`, (route) => route.fulfill({ json }));
    await page.goto(at(`run=${ID}`));
    await page.getByRole('row').nth(1).waitFor();
    for (const step of more) await step(page);
  };

const VISIT = {
  pickupId: 'a-pickup',
  number: 'PCK-DXB-001-261124-007',
  name: 'Happy Camel Toys',
  street: 'Shop 4, Street 8',
  area: 'Al Quoz',
  city: 'Dubai',
  phone: '+971501234567',
  from: '09:00',
  to: '13:00',
  expected: 4,
  note: '',
  state: 'pending',
  outcome: '',
  doneAt: null,
};

/** A run to a shop that has booked nothing. */
const showVisit = async (page: Page, state: 'open' | 'out') => {
  const run = { ...RUN, kind: 'pickup', state, parcels: 0, unloaded: 0, weight: 0, visits: 1 };
  const json = { data: { run, stops: [], visits: [VISIT], withdrawn: [], waiting: [] } };
  await page.route(`**/api/runs/${ID}`, (route) => route.fulfill({ json }));
  await page.goto(at(`run=${ID}`));
  await page.getByText(VISIT.name).first().waitFor();
};

const at = (query: string) => `${addresses.runs}?${query}`;
const keys =
  (...names: string[]): Step =>
  async (page) => {
    await page.locator('[data-row]').first().waitFor();
    for (const name of names) await page.keyboard.press(name);
  };
const window: Step = (page) => page.getByRole('dialog').waitFor();
/** One of the buttons of the second stop, which is still to be done. */
const press =
  (place: number): Step =>
  async (page) => {
    await page.getByRole('row').nth(2).locator('[data-icon-only]').nth(place).click();
    await window(page);
  };
const pressHead: Step = async (page) => {
  await page.locator('header [data-no-print] button').last().click();
  await window(page);
};

/** States of the board and of a run after acts. */
export const RUNS_STATES: Readonly<Record<string, State>> = {
  'runs-selected': { address: addresses.runs, steps: keys('ArrowDown', 'Enter', 'ArrowDown', 'Space') },
  'runs-pickups': { address: at('board=pickup'), steps: keys('ArrowDown', 'Space') },
  'run-visit': { address: addresses.runs, steps: (page) => showVisit(page, 'open') },
  'run-visit-enter': {
    address: addresses.runs,
    steps: async (page) => {
      await showVisit(page, 'out');
      await page.locator('main li button').first().click();
      await window(page);
    },
  },
  'runs-proposed': { address: addresses.runs, steps: keys('p') },
  'runs-keys': {
    address: addresses.runs,
    steps: async (page) => {
      await keys('?')(page);
      await window(page);
    },
  },
  'runs-day': { address: at('board=day'), steps: (page) => page.getByRole('row').nth(1).waitFor() },
  'run-open': { address: addresses.runs, steps: showRun('open') },
  'run-hand-out': { address: addresses.runs, steps: showRun('open', { more: [pressHead] }) },
  'run-out': { address: addresses.runs, steps: showRun('out') },
  'run-pickup': { address: addresses.runs, steps: showRun('out', { kind: 'pickup' }) },
  'run-move': { address: addresses.runs, steps: showRun('out', { more: [press(2)] }) },
  'run-enter': { address: addresses.runs, steps: showRun('out', { more: [press(3)] }) },
  'run-withdraw': { address: addresses.runs, steps: showRun('out', { more: [press(4)] }) },
};

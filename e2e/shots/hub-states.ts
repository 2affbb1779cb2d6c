import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { scan } from '../harness/scanner.ts';

type Step = (page: Page) => Promise<unknown>;
type State = { address: string; steps: Step };

const at = (query: string) => `${addresses.hub}?${query}`;

/** The tracking IDs of parcels that are held, as the page itself asks for them. */
function held(page: Page, more = 'place=here&leg=out'): Promise<string[]> {
  return page.evaluate(async (query) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('authToken')}` };
    const answer = await fetch(`/api/hub/held?${query}&limit=20`, { headers });
    const { data } = await answer.json();
    return data.map(({ trackingID }: { trackingID: string }) => trackingID);
  }, more);
}

const answered: Step = (page) => page.locator('[aria-live="assertive"] strong').first().waitFor();

/** Waits for the answer to an unknown code. */
const offersParcels: Step = (page) => page.getByRole('button', { name: /Choose the parcel/ }).waitFor();

const scanOne: Step = async (page) => {
  const [id = ''] = await held(page);
  await scan(page, id);
  await answered(page);
};

const press =
  (key: string): Step =>
  (page) =>
    page.keyboard.press(key);
const window: Step = (page) => page.getByRole('dialog').waitFor();

function steps(...all: Step[]): Step {
  return async (page) => {
    for (const step of all) await step(page);
  };
}

/** States of receiving the demo's truck. */
const chooseRun: Step = async (page) => {
  const choice = page.getByLabel('Receiving from');
  await choice.locator('option', { hasText: 'RUN-' }).first().waitFor({ state: 'attached' });
  const value = await choice.locator('option', { hasText: 'RUN-' }).first().getAttribute('value');
  await choice.selectOption(value);
  await page.getByRole('table').waitFor();
};

/** One of the parcels that the list still misses. */
const receiveOne: Step = async (page) => {
  const missing = page.getByRole('row').filter({ hasText: 'Not scanned yet' }).first();
  const id = /TWS-\w{4}-\w{4}/.exec((await missing.textContent()) ?? '')?.[0] ?? '';
  await scan(page, id);
  await answered(page);
};

const loadRun: Step = async (page) => {
  const load = page.getByRole('button', { name: 'Load' });
  if ((await load.count()) === 0) {
    await page.getByRole('button', { name: 'New run' }).click();
    await page.getByLabel('To warehouse').selectOption({ index: 3 });
    await page.getByRole('button', { name: 'Create run' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  } else await load.first().click();
  await page.getByRole('heading', { name: /^Loaded/ }).waitFor();
};

const beginCount: Step = async (page) => {
  const begin = page.getByRole('button', { name: 'Begin a count' });
  const found = page.getByText(/ found/).first();
  await begin.or(found).first().waitFor();
  if (await begin.isVisible()) await begin.click();
  await found.waitFor();
};

const offline: Step = async (page) => {
  await page.route('**/api/scans', (route) => route.abort());
  await scanOne(page);
  await page.getByText('Not checked yet').first().waitFor();
};

/** Answers as if a label of another carrier stood for the parcel; nothing is bound, which the other shots would show. */
const otherLabel: Step = (page) =>
  page.route('**/api/parcels/*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const codes = [{ code: 'JX-4471-0092', boundAt: '2026-11-21T10:52:00.000Z' }];
    await route.fulfill({ response, json: { ...body, data: { ...body.data, codes } } });
  });

/** Each tab of the hub, its windows and its answers, as an operator sees them. */
export const HUB_STATES: Readonly<Record<string, State>> = {
  'hub-receive': { address: at('tab=receive'), steps: steps(chooseRun, receiveOne) },
  'hub-missing': { address: at('tab=receive'), steps: steps(chooseRun, press('m')) },
  'hub-again': { address: at('tab=receive'), steps: scanOne },
  'hub-misread': { address: at('tab=receive'), steps: (page) => scan(page, 'TWS-2222-232X') },
  'hub-offline': { address: at('tab=receive'), steps: offline },
  'hub-sort': { address: at('tab=sort'), steps: scanOne },
  'hub-return': {
    address: at('tab=sort'),
    steps: async (page) => {
      const [id = ''] = await held(page, 'place=here&leg=back');
      await scan(page, id);
      await answered(page);
    },
  },
  'hub-send': { address: at('tab=send'), steps: steps(loadRun, scanOne) },
  'hub-start-run': { address: at('tab=send'), steps: steps(loadRun, scanOne, press('l'), window) },
  'hub-new-run': { address: at('tab=send'), steps: steps(press('n'), window) },
  'hub-count': { address: at('tab=count'), steps: steps(beginCount, scanOne) },
  'hub-held': { address: at('tab=held'), steps: (page) => page.getByRole('table').waitFor() },
  'hub-parcel': {
    address: at('tab=held'),
    steps: steps(
      (page) => page.getByRole('row').nth(1).click(),
      (page) => page.getByRole('dialog').getByRole('listitem').first().waitFor(),
    ),
  },
  'hub-other-label': {
    address: at('tab=held'),
    steps: steps(
      otherLabel,
      (page) => page.getByRole('row').nth(1).click(),
      (page) => page.getByRole('dialog').getByText('JX-4471-0092').waitFor(),
    ),
  },
  'hub-measure': { address: at('tab=sort'), steps: steps(scanOne, press('w'), window) },
  'hub-find': {
    address: at('tab=receive'),
    steps: steps(
      press('f'),
      window,
      (page) => page.getByRole('searchbox').fill('ahm'),
      (page) => page.getByRole('list', { name: 'Parcels found' }).waitFor(),
    ),
  },
  'hub-unknown': {
    address: at('tab=receive'),
    steps: steps((page) => scan(page, 'JX-4471-0092'), offersParcels),
  },
  'hub-bind': {
    address: at('tab=receive'),
    steps: steps(
      (page) => scan(page, 'JX-4471-0092'),
      offersParcels,
      press('1'),
      window,
      (page) => page.getByRole('searchbox').fill('ahm'),
      (page) => page.getByRole('list', { name: 'Parcels found' }).waitFor(),
    ),
  },
  'hub-station': {
    address: at('tab=receive'),
    steps: (page) => page.getByRole('button', { name: /^«*Station/ }).click(),
  },
  'hub-keys': { address: at('tab=receive'), steps: steps(press('?'), window) },
  'follow-up': {
    address: addresses.followUps,
    steps: steps((page) => page.getByRole('row').nth(1).click(), window),
  },
};

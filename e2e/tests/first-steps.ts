import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { business } from '@tawseel/contract/business';
import { expectAccessible } from '../harness/axe.ts';
import { ADMIN, OurServer } from '../harness/our-server.ts';
import { press } from '../harness/press.ts';
import { expect, test } from '../harness/test.ts';
import { storeToken } from '../harness/token.ts';

let server: OurServer | undefined;

test.use({ signedIn: false });
test.afterEach(() => server?.stop());

const card = (page: Page) => page.locator('section').filter({ hasText: 'First steps' });
const steps = (page: Page) => card(page).getByRole('link');

test('overview: an empty business has its first steps; each leads to its screen and back, and disappears when done', async ({
  page,
}) => {
  server = await OurServer.start({ DEMO: 'no' });
  const at = (address: string) => `${server?.address}${address}`;
  const call = async (method: string, path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(at(path), { method, headers, body: JSON.stringify(body) });
    expect(response.ok, `${method} ${path}`).toBe(true);
    return response.json();
  };
  const { token } = await call('POST', '/api/admin/login', ADMIN);
  await page.goto(at(addresses.login));
  await storeToken(page, token);
  await page.goto(at(addresses.home));
  await expect(steps(page)).toHaveText([
    /^Say who you are/,
    /^Register a warehouse/,
    /^Decide on your prices/,
    /^Add your people/,
    /^Add a sender/,
    /^Create the first order/,
  ]);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('First steps');
  await expectAccessible(page);
  const leadsTo = [];
  for (const step of await steps(page).all()) leadsTo.push(await step.getAttribute('href'));
  expect(leadsTo).toEqual([
    addresses.settings,
    addresses.registerWarehouse,
    addresses.prices,
    addresses.drivers,
    addresses.users,
    addresses.allOrders,
  ]);

  await steps(page).first().click();
  await page.getByLabel('Trade name').fill('Falcon Express');
  await page.getByLabel('Phone', { exact: true }).fill('04 222 1133');
  await press(page.getByRole('button', { name: 'Save' }), { sends: business.updateBusiness });
  await page.getByRole('link', { name: 'First steps' }).click();
  // The steps of before are shown until they are read again.
  await expect(steps(page).first()).toHaveText(/^Register a warehouse/);
  await steps(page).filter({ hasText: 'Add your people' }).click();
  await page.getByRole('button', { name: 'Add Driver' }).click();
  await expect(page.getByText('There is no warehouse yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'First steps' }).click();
  await steps(page).first().click();
  for (const [name, value] of [
    ['Name', 'Deira Depot'],
    ['Country', 'United Arab Emirates'],
    ['Address', 'Al Maktoum Road 12'],
    ['Email', 'deira@parcels.example'],
    ['Phone', '04 222 1133'],
  ] as const)
    await page.getByRole('textbox', { name }).fill(value);
  await page.getByLabel('City').selectOption('Dubai');
  await page.getByLabel(/^Password/).fill('a palm in the yard 71');
  await page.getByRole('button', { name: 'Register Warehouse' }).click();
  await expect(page).toHaveURL(at(addresses.home));
  await expect(steps(page)).toHaveCount(4);
  await expect(card(page)).not.toContainText('Register a warehouse');

  for (const prices of ['charges', 'normal-rates', 'urgent-rates'])
    await call('POST', '/api/rates/starting-prices/keep', { prices }, token);
  await page.reload();
  await expect(steps(page)).toHaveText([/^Add your people/, /^Add a sender/, /^Create the first order/]);
});

test('overview: the demo business has no first steps', async ({ page, host }) => {
  await page.goto(addresses.login);
  await storeToken(page, host.token);
  await page.goto(addresses.home);
  await expect(page.getByRole('link', { name: /^No update for 3 days/ })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

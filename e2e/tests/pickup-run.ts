import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { expectFitForRoad } from '../harness/fit-for-road.ts';
import { DRIVER_PAGE, signInDriver, withPin } from '../harness/on-the-road.ts';
import { startSession } from '../harness/sign-in.ts';
import { expect, type Host, test } from '../harness/test.ts';

test.use({ signedIn: false, writes: true });

const SHOPS = ['Mirdif Cake House', 'Karama Flowers'] as const;
const [CAKES, FLOWERS] = SHOPS;
const BOOKED = 6;
const EACH_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const orderOf = (shop: string) => ({
  ...{ deliveryType: 'normal', orderWeight: 1.2, parcelSize: { length: 30, width: 20, height: 10 } },
  ...{ paymentMethod: 'COD', orderTitle: 'Date cake', orderValue: 90 },
  pickup: { city: 'Dubai', senderName: shop, senderPhone: '04 288 1200', senderAddress: 'Street 15A' },
  dropoff: {
    ...{ city: 'Dubai', area: 'Al Barsha', street: 'Street 4', receiverName: 'Omar Farouk' },
    receiverPhone: '+971 52 118 6640',
  },
});

const button = (page: Page, name: string) => page.getByRole('button', { name });
const sent = (page: Page) => page.getByRole('banner').getByRole('status');
const shops = (page: Page) => page.getByRole('list', { name: 'Shops' });
const statusOf = async (host: Host, code: string) =>
  (await ask(host, 'GET', `/api/parcels/${code}`)).data.parcel.trackingStatus;

/** A shop with six parcels to be collected today, and a driver of its warehouse who has nothing to do. */
async function openShop(host: Host, name: (typeof SHOPS)[number]) {
  const warehouses: { _id: string; warehouseCode: string }[] = await ask(host, 'GET', '/api/warehouse/');
  const warehouseId = warehouses.find(({ warehouseCode }) => warehouseCode === 'DXB-001')?._id;
  const { data: shop } = await ask(host, 'POST', '/api/senders', {
    ...{
      role: 'Company',
      name,
      email: `${name.split(' ')[0]}@shop.example`,
      phone: `04 288 120${SHOPS.indexOf(name)}`,
    },
    ...{ country: 'United Arab Emirates', city: 'Dubai', street: 'Street 15A', houseNo: 'Shop 4' },
  });
  const asked = { senderId: shop._id, warehouseId, weekdays: EACH_DAY };
  await ask(host, 'POST', '/api/pickups', { ...asked, from: '09:00', to: '21:00', expected: BOOKED });
  const codes: string[] = [];
  for (let at = 0; at < BOOKED; at += 1) {
    const { data } = await ask(host, 'POST', '/api/orders', {
      ...orderOf(name),
      senderId: shop._id,
      warehouseId,
    });
    codes.push(data.trackingID);
  }
  const { data } = await ask(host, 'GET', `/api/dispatch?warehouseId=${warehouseId}`);
  const free = data.drivers.find(({ runs }: { runs: object[] }) => runs.length === 0);
  return { codes, warehouseId, driver: await withPin(host, free) };
}

/** The same, whose driver is on the way there. */
async function sendToShop(host: Host, name: (typeof SHOPS)[number]) {
  const { codes, warehouseId, driver } = await openShop(host, name);
  const assignments = [{ driverId: driver.id, trackingIDs: codes }];
  const given = { warehouseId, kind: 'pickup', assignments };
  const [run] = (await ask(host, 'POST', '/api/dispatch/assign', given)).data.runs;
  await ask(host, 'POST', `/api/runs/${run._id}/out`, { version: run.version });
  return { codes, runId: run._id, warehouseId, driver };
}

test('pickup runs: a shop is assigned to a driver, who collects its parcels without a network, and finds another one closed', async ({
  page,
  host,
  context,
}) => {
  const { codes, warehouseId, driver } = await openShop(host, CAKES);

  await test.step('a shop is assigned to a driver by keys on the board of pickups, and the run is started', async () => {
    await startSession(page, host, 'operator');
    await page.goto(addresses.runs);
    await expect(page.getByRole('list', { name: 'Areas' }).getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('s');
    const line = shops(page).getByRole('listitem').filter({ hasText: CAKES });
    await expect(line).toContainText(`${BOOKED} of ${BOOKED} booked`);
    await expect(line).toContainText('09:00–21:00');
    await expectAccessible(page);
    await page.reload();
    await line.getByRole('checkbox', { name: `Select ${CAKES}` }).check();
    const drivers = page.getByRole('list', { name: 'Drivers' }).locator('> li');
    const names = await drivers.locator('strong').allTextContents();
    await page.keyboard.press(String(names.indexOf(driver.name) + 1));
    await expect(line).toHaveCount(0);
    await page.keyboard.press('h');
    const dialog = page.getByRole('dialog', { name: /^Start/ });
    await expect(dialog).toContainText(`${BOOKED} parcels to collect`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Start run' }).click();
    await expect(drivers.filter({ hasText: driver.name })).toContainText(`0 of ${BOOKED} done`);
    for (const code of codes) expect(await statusOf(host, code)).toBe('accepted');
    await page.keyboard.press('s');
    await expect(page.getByRole('list', { name: 'Areas' })).toBeVisible();
  });

  await test.step('of six parcels at a shop five are collected without a network and one is not ready', async () => {
    const { data: runs } = await ask(host, 'GET', `/api/dispatch?warehouseId=${warehouseId}`);
    const [{ _id: runId }] = runs.drivers.find(({ id }: { id: string }) => id === driver.id).runs;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(DRIVER_PAGE);
    await signInDriver(page, driver);
    const card = page.getByRole('main').locator('ol > li').filter({ hasText: CAKES });
    await expect(card).toContainText(`${BOOKED} parcels`);
    await expectFitForRoad(page, 'shops');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

    await context.setOffline(true);
    await card.getByRole('link').click();
    await expectFitForRoad(page, 'shop');
    await expect(button(page, 'Collected')).toBeDisabled();
    await button(page, 'Scan').click();
    // It comes later than the field, and moves the button below it.
    await expect(page.getByText('No camera was found.')).toBeVisible();
    const typed = page.getByLabel('Code on the label');
    await typed.fill('TWS-2222-232W');
    await button(page, 'Tick').click();
    await expect(page.getByRole('alert').last()).toContainText('TWS-2222-232W is not to be collected here.');
    await typed.fill(codes[0]!.toLowerCase());
    await button(page, 'Tick').click();
    await expect(page.getByText(`1 of ${BOOKED} parcels there`)).toBeVisible();
    await expectFitForRoad(page, 'shop-scan');
    await button(page, `All ${BOOKED} there`).click();
    await page.getByRole('checkbox', { name: new RegExp(codes[5]!) }).uncheck();
    await button(page, 'Collected').click();
    await expect(page.getByRole('heading', { name: '5 parcels collected' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Not ready' })).toBeChecked();
    await page.getByLabel('Who handed over? (optional)').fill('Hana');
    await expectFitForRoad(page, 'shop-collected');
    await button(page, 'Done').dblclick();
    await expect(sent(page)).toContainText(`${BOOKED} not sent, since`);
    await expect(page.getByText('Done today (1)')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Done today (1)')).toBeVisible();
    expect(await statusOf(host, codes[0]!)).toBe('accepted');

    await context.setOffline(false);
    await expect(sent(page)).toHaveText('All sent', { timeout: 20_000 });
    for (const code of codes.slice(0, 5)) expect(await statusOf(host, code)).toBe('pickup');
    expect(await statusOf(host, codes[5]!)).toBe('accepted');
    const { data } = await ask(host, 'GET', `/api/hub/expected?runId=${runId}&warehouseId=${warehouseId}`);
    expect(data).toHaveLength(5);
  });

  await test.step('a closed shop takes three taps', async () => {
    const { codes, driver } = await sendToShop(host, FLOWERS);
    await page.getByRole('link', { name: 'More' }).click();
    await button(page, 'Sign out').click();
    await signInDriver(page, driver);
    await page.getByRole('main').locator('ol > li').filter({ hasText: FLOWERS }).getByRole('link').click();
    await button(page, 'Not collected').click();
    await expectFitForRoad(page, 'shop-left');
    const answer = page.waitForResponse('**/api/my/acts');
    await button(page, 'Shop closed').click();
    await answer;
    await expect(sent(page)).toHaveText('All sent');
    expect(await statusOf(host, codes[0]!)).toBe('accepted');
    const { data } = await ask(host, 'GET', `/api/dispatch/attempts/${codes[0]}`);
    expect(data.attempts).toMatchObject([{ act: 'not_collected', reason: 'shop_closed' }]);
  });
});

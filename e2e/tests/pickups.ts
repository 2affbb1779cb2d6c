import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { expect, type Host, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';

test.use({ writes: true });

const DAY_MS = 24 * 60 * 60 * 1000;
/** A shop for each step, so that none finds a pickup of another. */
const SHOPS = ['Mirdif Cake House', 'Karama Flowers', 'Deira Books', 'Satwa Tea'] as const;
const [CAKES, FLOWERS, BOOKS, TEA] = SHOPS;

/** A day at the business, so many days from today. */
function dayIn(days: number): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' });
  return format.format(Date.now() + days * DAY_MS);
}

const button = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('button', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const rowOf = (page: Page, name: string) =>
  page.getByRole('table').getByRole('row').filter({ hasText: name });

async function openShop(host: Host, name: (typeof SHOPS)[number], more: object = {}): Promise<string> {
  const { data } = await ask(host, 'POST', '/api/senders', {
    ...{
      role: 'Company',
      name,
      email: `${name.split(' ')[0]}@shop.example`,
      phone: `04 288 120${SHOPS.indexOf(name)}`,
    },
    ...{ country: 'United Arab Emirates', city: 'Dubai', street: 'Street 15A', houseNo: 'Shop 4' },
    ...more,
  });
  return data._id;
}

async function askFor(host: Host, senderId: string, more: object) {
  const window = { from: '09:00', to: '13:00', expected: 40 };
  return (await ask(host, 'POST', '/api/pickups', { senderId, ...window, ...more })).data;
}

const expectParcels = (page: Page, name: string, parcels: number) =>
  expect(rowOf(page, name).getByRole('cell', { name: String(parcels) })).toBeVisible();

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(addresses.pickups + query);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pickups');
  await expect(page.getByRole('tab', { name: 'By date' })).toBeVisible();
}

test('pickups: one is added, changed, taken over from another user, repeated weekly, and cancelled with a reason', async ({
  page,
  host,
}) => {
  await openShop(host, CAKES, {
    addresses: [
      { country: 'United Arab Emirates', city: 'Sharjah', street: 'King Faisal Street', houseNo: '' },
    ],
  });
  await openShop(host, FLOWERS);
  await openShop(host, TEA);
  const { _id } = await askFor(host, await openShop(host, BOOKS), { day: dayIn(1) });
  await open(page);

  await test.step('one is added for a shop, changed and cancelled; it stays, struck through', async () => {
    await button(page, 'Tomorrow').click();
    await expect(page).toHaveURL(new RegExp(`day=${dayIn(1)}`));
    await button(page, 'Add a pickup').click();
    const form = dialog(page, 'Add a pickup');
    await button(form, 'Save').click();
    await expect(form.getByLabel('Sender', { exact: false }).first()).toBeFocused();
    await expect(form.getByText('Choose a sender.')).toBeVisible();

    await form.getByLabel('Sender').first().fill('mirdif cake');
    await page.keyboard.press('Tab');
    await expect(form.getByLabel('Street and building')).toHaveValue('Shop 4, Street 15A');
    await expect(form.getByLabel('Phone there')).toHaveValue('04 288 1200');
    await form.getByLabel('Address of the sender').selectOption({ label: 'King Faisal Street, Sharjah' });
    await expect(form.getByLabel('City')).toHaveValue('Sharjah');
    await form.getByLabel('Address of the sender').selectOption({ label: 'Shop 4, Street 15A, Dubai' });
    await expect(form.getByLabel(/^Day/)).toHaveValue(dayIn(1));
    await button(form, '13:00–17:00').click();
    await form.getByLabel(/^To/).fill('12:00');
    await form.getByLabel('Parcels expected').fill('12');
    await expectAccessible(page);
    await button(form, 'Save').click();
    await expect(form.getByLabel(/^To/)).toBeFocused();
    await expect(form.getByText('The window must end after it begins.')).toBeVisible();
    await form.getByLabel(/^To/).fill('16:30');
    await button(form, 'Save').click();
    await expect(toast(page, /^PCK-DXB-001-\d{6}-\d{3} is for .+, 13:00 to 16:30\./)).toBeVisible();
    await expect(rowOf(page, CAKES)).toContainText('13:00–16:30');
    await expectParcels(page, CAKES, 12);

    await rowOf(page, CAKES).getByRole('button').first().click();
    const details = dialog(page, /^Pickup PCK-DXB-001-/);
    await expect(details.getByText('Shop 4, Street 15A, Dubai')).toBeVisible();
    await button(details, 'Change').click();
    const change = dialog(page, /^Change PCK-DXB-001-/);
    await change.getByLabel('Parcels expected').fill('15');
    await change.getByLabel('Note for the driver').fill('Ring the back door');
    await button(change, 'Save').click();
    await expect(change).toHaveCount(0);
    await expectParcels(page, CAKES, 15);

    await button(rowOf(page, CAKES), /^Cancel PCK/).click();
    const question = dialog(page, /^Cancel PCK-DXB-001-.+\?$/);
    await button(question, 'Cancel the pickup').click();
    await expect(question.getByLabel('Reason')).toBeFocused();
    await question.getByLabel('Reason').fill('The oven is broken');
    await button(question, 'Cancel the pickup').click();
    await expect(toast(page, /is cancelled\.$/)).toBeVisible();
    await page.reload();
    await expect(rowOf(page, CAKES)).toContainText('The oven is broken');
    await expect(rowOf(page, CAKES).locator('s').first()).toHaveText('13:00–16:30');
    await expect(button(rowOf(page, CAKES), /^Cancel PCK/)).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a change that another user saved first is loaded, and typed text stays', async () => {
    await button(rowOf(page, BOOKS), /^Change PCK/).click();
    const change = dialog(page, /^Change PCK/);
    await change.getByLabel('Parcels expected').fill('44');
    await ask(host, 'PUT', `/api/pickups/${_id}`, { note: 'Two cages' });
    await button(change, 'Save').click();
    await expect(change.getByText('Someone else changed this while you were editing.')).toBeVisible();
    await button(change, 'Load their changes, keep mine').click();
    await expect(change.getByLabel('Note for the driver')).toHaveValue('Two cages');
    await expect(change.getByLabel('Parcels expected')).toHaveValue('44');
    await button(change, 'Save').click();
    await expect(change).toHaveCount(0);
    await expectParcels(page, BOOKS, 44);

    await button(rowOf(page, BOOKS), /^Cancel PCK/).click();
    const question = dialog(page, /^Cancel PCK/);
    await question.getByLabel('Reason').fill('Closed on that day');
    await ask(host, 'PUT', `/api/pickups/${_id}`, { note: 'Three cages' });
    await button(question, 'Cancel the pickup').click();
    await button(question, 'Load their changes, keep mine').click();
    await expect(question.getByText('Someone else changed this')).toHaveCount(0);
    await button(question, 'Cancel the pickup').click();
    await expect(rowOf(page, BOOKS)).toContainText('Closed on that day');
  });

  await test.step('a lost answer and a second press create no second pickup', async () => {
    await button(page, 'Add a pickup').click();
    const form = dialog(page, 'Add a pickup');
    await form.getByLabel('Sender').first().fill(TEA);
    await page.keyboard.press('Tab');
    await expect(form.getByLabel('Street and building')).toHaveValue('Shop 4, Street 15A');
    await form.getByLabel('Parcels expected').fill('3');
    await page.route(
      '**/api/pickups',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await button(form, 'Save').click();
    await expect(toast(page, 'The pickup could not be saved. Try again.')).toBeVisible();
    await button(form, 'Save').click();
    await expect(form).toHaveCount(0);
    await expect(rowOf(page, TEA)).toHaveCount(1);
  });

  await test.step('a single day of a weekly one is changed, and the others stay as they are', async () => {
    await page.getByRole('tab', { name: 'Weekly' }).click();
    await button(page, 'Add a pickup').click();
    const form = dialog(page, 'Add a pickup');
    await form.getByLabel('Sender').first().fill(FLOWERS);
    await page.keyboard.press('Tab');
    await button(form, 'Every week').click();
    await form.getByLabel('First day').fill(dayIn(1));
    await form.getByLabel('Parcels expected').fill('40');
    await button(form, 'Save').click();
    await expect(form.getByText('Choose one day at least.')).toBeVisible();
    for (const box of await form.getByRole('checkbox').all()) await box.check();
    await button(form, 'Save').click();
    await expect(toast(page, /is for every Monday, .+ and Sunday, 09:00 to 13:00\./)).toBeVisible();
    await expect(rowOf(page, FLOWERS)).toContainText('Every day');

    await page.getByRole('tab', { name: 'By date' }).click();
    await page.getByLabel('Day', { exact: true }).fill(dayIn(2));
    await button(rowOf(page, FLOWERS), /^Change PCK/).click();
    const change = dialog(page, /^Change PCK-DXB-001-.+ on /);
    await expect(change.getByText('Only this day changes. Change all days under Weekly.')).toBeVisible();
    await expect(change.getByRole('checkbox')).toHaveCount(0);
    await change.getByLabel('Parcels expected').fill('7');
    await button(change, 'Save').click();
    await expectParcels(page, FLOWERS, 7);
    await expect(change).toHaveCount(0);

    await page.getByLabel('Day', { exact: true }).fill(dayIn(3));
    await expectParcels(page, FLOWERS, 40);
    await button(page, 'Today').click();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(rowOf(page, FLOWERS)).toHaveCount(0);

    await page.getByRole('tab', { name: 'Weekly' }).click();
    await button(rowOf(page, FLOWERS), /^Cancel PCK/).click();
    const question = dialog(page, /^Cancel PCK/);
    await question.getByLabel('Reason').fill('Moved away');
    await button(question, 'Cancel the pickup').click();
    await expect(rowOf(page, FLOWERS)).toContainText('Cancelled');
    await page.getByRole('tab', { name: 'By date' }).click();
    await page.getByLabel('Day', { exact: true }).fill(dayIn(2));
    await expect(rowOf(page, FLOWERS)).toContainText('Moved away');
  });
});

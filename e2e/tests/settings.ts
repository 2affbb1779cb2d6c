import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { openOrders, orderRows } from '../harness/order-list.ts';
import { expect, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { forgetToken } from '../harness/token.ts';

const SETTINGS = '/api/business';
const DAY_MS = 86_400_000;
/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name });

async function openSettings(page: Page): Promise<void> {
  await page.goto(addresses.settings);
  await expect(field(page, 'Trade name')).toHaveValue('Tawseel Express');
}

test.describe('with our server', () => {
  test.use({ writes: true });

  test('settings: an invalid value is described at its field, a valid one is stored, a stale save is refused', async ({
    page,
    host,
  }) => {
    await openSettings(page);
    await expectAccessible(page);
    await expect(page.getByRole('img', { name: 'The logo' })).toBeVisible();
    await expect(field(page, 'Legal name in Arabic')).toHaveAttribute('dir', 'rtl');

    await field(page, 'TRN').fill('12345');
    await page.getByRole('button', { name: 'Add holiday' }).click();
    const before = await group(page, /^Holiday /).count();
    const added = group(page, `Holiday ${before}`);
    await added.getByLabel(/^Day/).fill(await group(page, 'Holiday 1').getByLabel(/^Day/).inputValue());
    await added.getByLabel(/^Name/).fill('Once more');
    await save(page);
    await expect(field(page, 'TRN')).toBeFocused();
    await expect(field(page, 'TRN')).toHaveAccessibleDescription(/15 digits that begin with 1/);
    await expect(added.getByLabel(/^Day/)).toHaveAccessibleDescription(/This day is already in the list\.$/);

    await page.getByRole('link', { name: 'Users' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await field(page, 'TRN').fill('100 1234 5678 9003');
    await added.getByLabel(/^Day/).fill('2027-06-01');
    const firstDay = group(page, /^Ramadan /)
      .first()
      .getByLabel('First day');
    const proposed = await firstDay.inputValue();
    const seen = new Date(Date.parse(proposed) + DAY_MS).toISOString().slice(0, 10);
    await firstDay.fill(seen);
    await page.getByRole('checkbox', { name: 'Sunday' }).check();
    await page.getByRole('radio', { name: 'Purple' }).check();
    await save(page);
    await expect(toast(page, 'The settings were saved.')).toBeVisible();
    await page.reload();
    await expect(field(page, 'TRN')).toHaveValue('100123456789003');
    await expect(group(page, /^Holiday /)).toHaveCount(before);
    await expect(firstDay).toHaveValue(seen);
    await expect(page.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Purple' })).toBeChecked();

    await test.step('the second of two users who save sees a message, and loads what the first saved', async () => {
      await field(page, 'Phone').fill('04 000 1111');
      const { data } = await ask(host, 'GET', SETTINGS);
      const { logo: _, updatedAt: __, ...details } = data;
      await ask(host, 'PUT', SETTINGS, { ...details, tradeName: 'Theirs' });
      await save(page);
      await expect(toast(page, /^Someone else saved these settings/)).toBeVisible();
      await expect(field(page, 'Phone')).toHaveValue('04 000 1111');
      await page.getByRole('button', { name: 'Load theirs' }).click();
      await expect(field(page, 'Trade name')).toHaveValue('Theirs');
      await field(page, 'Phone').fill('04 000 1111');
      await save(page);
      await expect(toast(page, 'The settings were saved.')).toBeVisible();
      expect((await ask(host, 'GET', SETTINGS)).data).toMatchObject({
        tradeName: 'Theirs',
        phone: '04 000 1111',
      });
    });

    await page.getByRole('button', { name: 'Use the calendar' }).click();
    await expect(firstDay).toHaveValue(proposed);
  });

  test('settings: a logo is shown before it is saved, and with the trade name in navigation, sign-in and print', async ({
    page,
  }) => {
    await openSettings(page);
    const logo = field(page, 'Logo');
    const stored = await page.getByRole('img', { name: 'The logo' }).getAttribute('src');
    await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_880) });
    await expect(logo).toHaveAccessibleDescription(/at most; this picture is 5,120 kB\./);
    await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(logo).toHaveAccessibleDescription(/must be a PNG, JPEG or WebP picture/);
    await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
    await expect(page.getByRole('img', { name: /^New logo, not saved yet/ })).toBeVisible();
    await save(page);
    await expect(toast(page, 'The settings were saved.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'The logo' })).not.toHaveAttribute('src', stored ?? '');
    await page.getByRole('button', { name: 'Remove the logo' }).click();
    const removed = page.waitForResponse(
      (response) => response.url().includes(SETTINGS) && response.request().method() === 'PUT',
    );
    await save(page);
    await expect(page.getByRole('img', { name: 'The logo' })).toHaveCount(0);
    expect((await removed).status()).toBe(200);
    await openSettings(page);
    await expect(page.getByRole('img', { name: 'The logo' })).toHaveCount(0);

    const name = 'Falcon & Sons <Parcels>';
    const bar = page.getByRole('navigation', { name: 'Main navigation' });
    await field(page, 'Trade name').fill(name);
    await field(page, 'Logo').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
    await save(page);
    const shows = async (place: Locator) => {
      await expect(place).toContainText(name);
      await expect(place.locator('img[src^="/pictures/business/"]')).toBeVisible();
    };
    await shows(bar.getByRole('link', { name }));
    await expect(page).toHaveTitle(`Settings · ${name}`);
    await openOrders(page);
    await shows(bar.getByRole('link', { name }));
    const printed = page.locator('#print-head');
    await expect(printed.getByText(name)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await shows(printed);
    await page.emulateMedia({ media: 'screen' });
    await orderRows(page).first().getByRole('button', { name: /^View/ }).click();
    await expect(page.getByRole('dialog', { name: /^Order / })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await shows(printed);
    await page.emulateMedia({ media: 'screen' });
    await forgetToken(page);
    await page.goto(addresses.login);
    await shows(page.getByRole('main'));
    await page.goto(addresses.landing);
    await shows(page.getByRole('banner'));
  });
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('settings: without settings, navigation and sign-in have the name and mark of the product, and print has none', async ({
    page,
  }) => {
    await page.goto(addresses.home);
    const bar = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(bar.getByRole('link', { name: 'Tawseel' })).toHaveText('Tawseel');
    await expect(page).toHaveTitle('Welcome Admin · Tawseel');
    await expect(page.locator('#print-head')).toBeEmpty();
    await expect(page.getByRole('link', { name: 'Queries' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
    await forgetToken(page);
    await page.goto(addresses.login);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('main').getByText('Tawseel')).toHaveCount(0);
  });
});

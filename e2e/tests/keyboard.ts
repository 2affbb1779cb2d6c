import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ENTRIES, MORE_ENTRIES } from '@tawseel/console/testing/entries';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { holdCode } from '../harness/chunk.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or go to' });
const keys = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const options = (page: Page) => palette(page).getByRole('option');
const chosen = (page: Page) => palette(page).locator('[role=option][data-highlighted]');

async function standOn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openPalette(page: Page, words = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  const box = palette(page).getByRole('combobox');
  await expect(box).toBeFocused();
  await box.pressSequentially(words);
}

onBothHosts((hostName) => {
  test('keyboard: the palette opens a page by its first letters, and palette and keys pass axe', async ({
    page,
  }) => {
    const letCome = await holdCode(page, 'app/palette.tsx');
    const letScreenCome = await holdCode(page, 'screens/queries.tsx');
    const box = palette(page).getByLabel(/^Search /);
    await standOn(page, addresses.profileView);

    await test.step('letters typed while its code is loading are kept', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('Pri');
      await expect(box).toHaveValue('Pri');
      letCome();
      await expect(chosen(page)).toHaveText('Prices');
      await page.keyboard.type('ces');
      await expect(box).toHaveValue('Prices');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(addresses.prices);
      await expect(palette(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeFocused();
    });

    await test.step('letters typed immediately are kept when it is opened again', async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('Pro');
      await expect(box).toHaveValue('Pro');
      await expect(chosen(page)).toHaveText('Profile');
      await page.keyboard.type('file');
      await expect(box).toHaveValue('Profile');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(addresses.profileView);
      await expect(palette(page)).toHaveCount(0);
    });

    await test.step('opened again before the page has loaded, it keeps the focus', async () => {
      await openPalette(page, 'Queries');
      await page.keyboard.press('Enter');
      await expect(palette(page)).toHaveCount(0);
      await openPalette(page);
      letScreenCome();
      await expect(page.locator('h1')).toHaveText('Queries');
      await expect(box).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(palette(page)).toHaveCount(0);
    });

    await test.step('it offers every page of the host', async () => {
      await openPalette(page);
      const pages = palette(page).getByRole('group', { name: 'Pages' });
      await expect(pages.getByRole('option')).toHaveCount(
        ENTRIES.length + (hostName === 'ours' ? MORE_ENTRIES.length : 0),
      );
      await expect(palette(page).getByRole('group')).toHaveCount(hostName === 'ours' ? 2 : 1);
    });

    await test.step('axe finds nothing in the palette and the list of keys', async () => {
      await palette(page).getByRole('combobox').fill('a');
      await expect(options(page).first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(palette(page)).toHaveCount(0);
      await page.keyboard.press('?');
      await expect(keys(page)).toBeVisible();
      await expectAccessible(page);
    });
  });
});

test('keyboard: Escape and Enter work before the code of the palette has loaded', async ({ page }) => {
  const letCome = await holdCode(page, 'app/palette.tsx');
  await standOn(page, addresses.drivers);
  const back = page.getByRole('link', { name: 'Your profile' });
  await back.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('x');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(back).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('prices');
  await page.keyboard.press('Enter');
  letCome();
  await expect(page).toHaveURL(addresses.prices);
  await expect(palette(page)).toHaveCount(0);
});

test('keyboard: the palette opens an order by a whole tracking ID, once, and finds one by a phone number', async ({
  page,
  host,
}) => {
  const { data } = await ask(host, 'GET', '/api/orders/orders-all?page=1&limit=2');
  await standOn(page, addresses.allOrders);

  await test.step('Enter on a tracking ID opens the order, from its own list too', async () => {
    for (const { trackingID } of data) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(trackingID.replaceAll('-', '').toLowerCase());
      await page.keyboard.press('Enter');
      const order = page.getByRole('dialog', { name: `Order ${trackingID}` });
      await expect(order).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toContainText('TWS-');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a phone number is found in another format', async () => {
    const { trackingID, dropoff } = data[0];
    await openPalette(page, dropoff.receiverPhone.replace('+971 ', '00971-(0)'));
    await expect(options(page).filter({ hasText: trackingID })).toContainText(dropoff.receiverPhone);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${addresses.allOrders}?order=${trackingID}`);
  });
});

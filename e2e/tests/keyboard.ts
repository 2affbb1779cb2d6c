import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { holdCode } from '../harness/chunk.ts';
import { ENTRIES, MORE_ENTRIES } from '../harness/entries.ts';
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
  test('keyboard: Ctrl+K goes to a page by a part of its name, without a mouse', async ({ page }) => {
    await standOn(page, addresses.profileView);
    await openPalette(page);
    await expect(options(page)).toHaveCount(
      ENTRIES.length + (hostName === 'ours' ? MORE_ENTRIES.length + 1 : 0),
    );
    await palette(page).getByRole('combobox').fill('pri');
    await expect(chosen(page)).toHaveText('Prices');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addresses.prices);
    await expect(palette(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('keyboard: axe finds nothing in the palette and the list of keys', async ({ page }) => {
    await standOn(page, addresses.profileView);
    await openPalette(page, 'a');
    await expect(options(page).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(keys(page)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('keyboard: the palette opens a warehouse', async ({ page }) => {
    await standOn(page, addresses.profileView);
    await openPalette(page, 'falcon hub');
    await expect(chosen(page)).toContainText('Falcon Hub');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addresses.singleWarehouse);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falcon Hub');
  });

  test('keyboard: the palette finds a sender among the users', async ({ page }) => {
    await standOn(page, addresses.profileView);
    await openPalette(page, 'BOOKS@');
    await expect(chosen(page)).toContainText('Gulf Books');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/users\?search=Gulf/);
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  });

  test('keyboard: the palette finds an order by its tracking ID', async ({ page }) => {
    await standOn(page, addresses.profileView);
    await openPalette(page, 'flc1007');
    await expect(chosen(page)).toContainText('FLC1007');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/all-orders\?search=FLC1007/);
    await expect(page.getByRole('dialog', { name: 'Order FLC1007' })).toContainText('Zayed Rahman');
  });

  test('keyboard: arrows choose in the palette, and go round', async ({ page }) => {
    await standOn(page, addresses.profileView);
    await openPalette(page);
    await expect(chosen(page)).toHaveText('Overview');
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toHaveText('Warehouses');
    await page.keyboard.press('ArrowUp');
    await expect(chosen(page)).toHaveText('Overview');
  });

  test('keyboard: a palette that finds nothing says so, and what could be found', async ({ page }) => {
    await standOn(page, addresses.profileView);
    await openPalette(page, 'zzzz');
    await expect(palette(page).getByText('Nothing found for “zzzz”')).toBeVisible();
    await expect(palette(page).getByText(/^Try the name of a warehouse/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addresses.profileView);
  });

  test('keyboard: a palette that could not ask everywhere says so, and finds the rest', async ({
    page,
    foreign,
  }) => {
    foreign.next('GET /api/senders/all', { status: 500 });
    await standOn(page, addresses.profileView);
    await openPalette(page, 'falcon');
    await expect(options(page).first()).toContainText('Falcon');
    await expect(palette(page).getByText('Some results could not be loaded.')).toBeVisible();
  });

  test('keyboard: Escape closes the palette and gives the focus back', async ({ page }) => {
    await standOn(page, addresses.drivers);
    const back = page.getByRole('link', { name: 'Your profile' });
    await back.focus();
    await openPalette(page, 'x');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(back).toBeFocused();
  });
});

onBothHosts(() => {
  for (const [when, start] of [
    ['its code is on its way', (page: Page) => holdCode(page, 'app/palette.tsx')],
    ['it is opened again', undefined],
  ] as const) {
    test(`keyboard: the first letters typed after Ctrl+K are in the palette while ${when}`, async ({
      page,
    }) => {
      const letCome = await start?.(page);
      await standOn(page, addresses.profileView);
      if (!letCome) {
        await openPalette(page, 'x');
        await page.keyboard.press('Escape');
        await expect(palette(page)).toHaveCount(0);
      }
      await page.keyboard.press('Control+k');
      await page.keyboard.type('Pri');
      const box = palette(page).getByLabel('Search pages, warehouses, senders, orders');
      await expect(box).toHaveValue('Pri');
      letCome?.();
      await expect(chosen(page)).toHaveText('Prices');
      await page.keyboard.type('ces');
      await expect(box).toHaveValue('Prices');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(addresses.prices);
    });
  }
});

test('keyboard: Escape, and Enter, are heard before the code of the palette is there', async ({ page }) => {
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

test('keyboard: Enter on a whole tracking ID opens the order, from its own list too, and once', async ({
  page,
  host,
}) => {
  const { data } = await ask(host, 'GET', '/api/orders/orders-all?page=1&limit=2');
  await standOn(page, addresses.allOrders);
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
  await expect(page.getByRole('row').nth(1)).toContainText(data[1].trackingID);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('keyboard: the palette finds an order by a phone number typed another way', async ({ page, host }) => {
  const { data } = await ask(host, 'GET', '/api/orders/orders-all?page=1&limit=1');
  const { trackingID, dropoff } = data[0];
  await standOn(page, addresses.profileView);
  await openPalette(page, dropoff.receiverPhone.replace('+971 ', '00971-(0)'));
  await expect(options(page).filter({ hasText: trackingID })).toContainText(dropoff.receiverPhone);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${addresses.allOrders}?search=${trackingID}`);
});

test('keyboard: ? shows the keys, Escape hides them', async ({ page }) => {
  await standOn(page, addresses.profileView);
  await page.keyboard.press('?');
  await expect(keys(page).getByRole('heading', { level: 3 })).toHaveText([
    'Everywhere',
    'In lists',
    'In windows and pictures',
  ]);
  await expect(keys(page).locator('dl > div')).toHaveCount(8);
  await page.keyboard.press('Escape');
  await expect(keys(page)).toHaveCount(0);
});

test('keyboard: in a box ? and / are typed, and / leads to the box from elsewhere', async ({ page }) => {
  await standOn(page, addresses.drivers);
  const box = page.getByRole('searchbox');
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.type('a/?');
  await expect(box).toHaveValue('a/?');
  await expect(keys(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
});

test('keyboard: over an open window no key opens another', async ({ page }) => {
  await standOn(page, addresses.drivers);
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/^Details of/);
});

test('keyboard: an Arabic keyboard has the same keys', async ({ page }) => {
  await standOn(page, addresses.profileView);
  const press = (key: string, code: string, held: 'ctrlKey' | 'shiftKey') =>
    page.evaluate(
      ([key, code, held]) => {
        const init = { key: key!, code: code!, [held!]: true, bubbles: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', init));
      },
      [key, code, held],
    );
  await press('ن', 'KeyK', 'ctrlKey');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await press('؟', 'Slash', 'shiftKey');
  await expect(keys(page)).toBeVisible();
});

test('keyboard: the Search button of the side navigation opens the palette too', async ({ page }) => {
  await standOn(page, addresses.profileView);
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('button', { name: /^Search/ })
    .click();
  await expect(palette(page).getByRole('combobox')).toBeFocused();
});

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('keyboard: nothing can be searched before signing in', async ({ page }) => {
    await page.goto(addresses.login);
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

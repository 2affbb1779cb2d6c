import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ENTRIES, MORE_ENTRIES } from '@tawseel/console/testing/entries';
import { expect, onBothHosts, test } from '../harness/test.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

onBothHosts((hostName) => {
  const entries = hostName === 'ours' ? [...ENTRIES, ...MORE_ENTRIES] : ENTRIES;

  test('side navigation: every entry leads to its page, highlighted, and fits a low window with LogOut', async ({
    page,
  }) => {
    const current = bar(page).locator('[aria-current=page]');
    await page.goto(addresses.home);

    await test.step('every entry, in order, opens its page and is then highlighted', async () => {
      const links = bar(page).getByRole('listitem').getByRole('link');
      await expect(links).toHaveText(entries.map(([name]) => name));
      for (const [name, address] of entries) {
        await links.getByText(name, { exact: true }).click();
        await expect(page).toHaveURL(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(current).toHaveText(name);
      }
    });

    await test.step('registering a warehouse highlights Overview, a warehouse highlights Warehouses', async () => {
      await bar(page).getByText('Overview', { exact: true }).click();
      await page.getByRole('link', { name: 'Register New Warehouse' }).click();
      await expect(page).toHaveURL(addresses.registerWarehouse);
      await expect(current).toHaveText('Overview');
      await bar(page).getByText('Warehouses', { exact: true }).click();
      await page.getByRole('row').nth(1).getByRole('button', { name: /^view/i }).click();
      await expect(page).toHaveURL(addresses.singleWarehouse);
      await expect(current).toHaveText('Warehouses');
    });

    await test.step('at 900 px of height every entry and LogOut are in view, with labels and without', async () => {
      for (const width of [1440, 1023]) {
        await page.setViewportSize({ width, height: 900 });
        for (const link of await bar(page).getByRole('listitem').getByRole('link').all()) {
          await expect(link).toBeInViewport({ ratio: 0.95 });
        }
        await expect(page.getByRole('button', { name: 'LogOut' })).toBeInViewport({ ratio: 1 });
      }
    });

    await test.step('in a low window LogOut and the current entry are in view, and every entry can be reached', async () => {
      for (const width of [1440, 900, 360]) {
        await page.setViewportSize({ width, height: 320 });
        await page.goto(entries.at(-1)![1]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (width === 360) await page.getByRole('button', { name: 'Open navigation' }).click();
        await expect(page.getByRole('button', { name: 'LogOut' })).toBeInViewport({ ratio: 1 });
        await expect(current).toBeInViewport({ ratio: 0.95 });
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        const last = page.getByRole('listitem').getByRole('link').last();
        await page.getByRole('listitem').getByRole('link').first().scrollIntoViewIfNeeded();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport({ ratio: 0.9 });
        await expect(page.getByRole('button', { name: 'LogOut' })).toBeInViewport({ ratio: 1 });
      }
    });
  });
});

test('side navigation: is 256 px wide with labels or 80 px with icons, by the window width and the last choice', async ({
  page,
}) => {
  const expectWidth = (width: number) =>
    expect.poll(async () => (await bar(page).boundingBox())?.width).toBe(width);
  const toggle = (name: string) => page.getByRole('button', { name });
  await page.goto(addresses.profileView);

  await test.step('a reload keeps the last choice', async () => {
    await expectWidth(256);
    await expect(bar(page).getByText('Warehouses')).toBeVisible();
    await toggle('Collapse navigation').click();
    await expectWidth(80);
    await page.reload();
    await expect(toggle('Expand navigation')).toBeVisible();
    await expectWidth(80);
    await toggle('Expand navigation').click();
    await expectWidth(256);
  });

  await test.step('it has labels from 1024 px on, icons from 801 to 1023 px, until it is toggled there', async () => {
    await page.setViewportSize({ width: 1024, height: 600 });
    await expectWidth(256);
    for (const width of [1023, 801]) {
      await page.setViewportSize({ width, height: 600 });
      await expectWidth(80);
    }
    await toggle('Expand navigation').click();
    await expectWidth(256);
    await page.reload();
    await expect(toggle('Collapse navigation')).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 600 });
    await toggle('Collapse navigation').click();
    await expectWidth(80);
    await page.setViewportSize({ width: 900, height: 600 });
    await expectWidth(256);
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('side navigation: labels fade in over 0.2 s after 0.3 s', async ({ page }) => {
    await page.goto(addresses.profileView);
    const label = page.getByRole('navigation', { name: 'Main navigation' }).getByText('Warehouses');
    const timing = await label.evaluate((element) => {
      const { transitionProperty, transitionDuration, transitionDelay } = getComputedStyle(element);
      const at = transitionProperty.split(', ').indexOf('opacity');
      return [transitionDuration, transitionDelay].map((list) => list.split(', ').at(at));
    });
    expect(timing).toEqual(['0.2s', '0.3s']);
  });
});

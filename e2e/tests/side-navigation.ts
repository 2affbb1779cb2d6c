import { addresses } from '@tawseel/console/addresses';
import { ENTRIES, MORE_ENTRIES } from '../harness/entries.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';

onBothHosts((hostName) => {
  const entries = hostName === 'ours' ? [...ENTRIES, ...MORE_ENTRIES] : ENTRIES;

  test('every entry, in order, leads to its page and is then the highlighted one', async ({ page }) => {
    await page.goto(addresses.home);
    const links = page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('listitem')
      .getByRole('link');
    await expect(links).toHaveText(entries.map(([name]) => name));
    for (const [name, address] of entries) {
      await links.getByText(name, { exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const current = page
        .getByRole('navigation', { name: 'Main navigation' })
        .locator('[aria-current=page]');
      await expect(current).toHaveText(name);
    }
  });
});

test('the bar is 256 wide with labels, 80 with icons only, and stays as it was left', async ({ page }) => {
  await page.goto(addresses.profileView);
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  const width = async () => (await bar.boundingBox())?.width;
  const label = bar.getByText('Warehouses');
  await expect.poll(width).toBe(256);
  await expect(label).toBeVisible();
  await page.getByRole('button', { name: 'Collapse navigation' }).click();
  await expect.poll(width).toBe(80);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand navigation' })).toBeVisible();
  await expect.poll(width).toBe(80);
  await page.getByRole('button', { name: 'Expand navigation' }).click();
  await expect.poll(width).toBe(256);
});

test('the bar has its words from 1024 on and icons only from 801 to 1023, until it is left otherwise there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto(addresses.profileView);
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  const width = async () => (await bar.boundingBox())?.width;
  await expect.poll(width).toBe(256);
  for (const narrow of [1023, 801]) {
    await page.setViewportSize({ width: narrow, height: 600 });
    await expect.poll(width).toBe(80);
  }
  await page.getByRole('button', { name: 'Expand navigation' }).click();
  await expect.poll(width).toBe(256);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Collapse navigation' })).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.getByRole('button', { name: 'Collapse navigation' }).click();
  await expect.poll(width).toBe(80);
  await page.setViewportSize({ width: 900, height: 600 });
  await expect.poll(width).toBe(256);
});

onBothHosts(() => {
  for (const [size, shown] of [
    ['1440 wide', { width: 1440, height: 320 }],
    ['900 wide', { width: 900, height: 320 }],
    ['a phone', { width: 360, height: 320 }],
  ] as const) {
    test(`LogOut is in sight in a low window, ${size}, and every entry can be reached`, async ({ page }) => {
      await page.setViewportSize(shown);
      await page.goto(addresses.profileView);
      if (shown.width === 360) await page.getByRole('button', { name: 'Open navigation' }).click();
      await expect(page.getByRole('button', { name: 'LogOut' })).toBeInViewport({ ratio: 1 });
      const last = page.getByRole('listitem').getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
      await expect(page.getByRole('button', { name: 'LogOut' })).toBeInViewport({ ratio: 1 });
    });
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('labels fade in 0.2 s after 0.3 s', async ({ page }) => {
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

test('a warehouse highlights Warehouses and registering one highlights Overview', async ({ page }) => {
  const current = page.getByRole('navigation', { name: 'Main navigation' }).locator('[aria-current=page]');
  await page.goto(addresses.registerWarehouse);
  await expect(current).toHaveText('Overview');
  await page.goto(addresses.warehouses);
  await page.getByRole('row').nth(1).getByRole('button', { name: /^view/i }).click();
  await expect(page).toHaveURL(addresses.singleWarehouse);
  await expect(current).toHaveText('Warehouses');
});

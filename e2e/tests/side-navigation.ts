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

test('in a window of a tablet the bar starts with icons only, also where it is higher than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto(addresses.profileView);
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  const width = async () => (await bar.boundingBox())?.width;
  await expect.poll(width).toBe(80);
  await page.getByRole('button', { name: 'Expand navigation' }).click();
  await expect.poll(width).toBe(256);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Collapse navigation' })).toBeVisible();
  await expect.poll(width).toBe(256);
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

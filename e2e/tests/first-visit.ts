import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { orderRows } from '../harness/order-list.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { saveData } from '../harness/warm-context.ts';

/** Addresses of what the page asks from now on. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    heard.push(pathname + search);
  });
  return heard;
}

type NamedRead = { address: string; feature?: string };

async function namedReads(page: Page): Promise<string[]> {
  const reads: NamedRead[] = JSON.parse((await page.locator('#first-reads').textContent()) ?? '');
  const settings: { features: string[] } = JSON.parse((await page.locator('#settings').textContent()) ?? '');
  return reads
    .filter(({ feature }) => feature === undefined || settings.features.includes(feature))
    .map(({ address }) => address);
}

onBothHosts(() => {
  // That each screen asks for what its page names is checked in console/src/app/first-reads.test.tsx.
  test('a screen uses what its page prefetched, and does not request it again', async ({ page }) => {
    for (const address of [addresses.home, addresses.prices]) {
      const heard = listen(page);
      await page.goto(address);
      const reads = await namedReads(page);
      expect(reads.length).toBeGreaterThan(0);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      for (const read of reads) expect(heard.filter((each) => each === read)).toEqual([read]);
    }
  });
});

test.describe('in an empty browser', () => {
  test.use({ fresh: true });

  test('a list shows its rows after twelve requests, none of them for settings', async ({ page }) => {
    await saveData(page);
    const heard = listen(page);
    await page.goto(addresses.allOrders);
    await orderRows(page).first().waitFor();
    // The next page and the administrator's picture are asked for once the rows have come.
    const before = heard.filter((each) => !/page=2|^\/pictures\//.test(each));
    expect(before.length, before.join('\n')).toBeLessThanOrEqual(12);
    expect(heard).not.toContain('/settings.json');
  });

  test('a console without our server reads the settings on its own host, and any of its pages shows every address', async ({
    page,
  }) => {
    // Imitates a web server with only files, and one page for every address.
    await page.route(
      (url) => url.pathname === addresses.allOrders,
      async (route) => {
        const response = await route.fetch({ url: new URL('/', route.request().url()).href });
        const body = (await response.text()).replace(/<script[^>]*id="settings".*<\/script>/, '');
        await route.fulfill({ response, body });
      },
    );
    const heard = listen(page);
    await page.goto(addresses.allOrders);
    await orderRows(page).first().waitFor();
    expect(heard).toContain('/settings.json');
  });
});

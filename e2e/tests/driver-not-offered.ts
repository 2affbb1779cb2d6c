import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { DRIVER_PAGE } from '../harness/on-the-road.ts';
import { expect, test } from '../harness/test.ts';

/** Collects what a page asks of an API. */
function callsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  return asked;
}

test.use({ signedIn: false, fresh: true, viewport: { width: 360, height: 740 } });

test('driver: a console of another company has no such page, leaves no service worker, and requests nothing', async ({
  page,
}) => {
  await page.route(`**${DRIVER_PAGE}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"tawseel"', '"none"');
    await route.fulfill({ response, body });
  });
  const asked = callsOf(page);
  await page.goto(DRIVER_PAGE);
  await expect(page.getByRole('heading')).toHaveText('Page not found');
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(workers).toBe(0);
  await expectAccessible(page);
  expect(asked).toEqual([]);
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('driver: the page does not exist', async ({ page }) => {
    const asked = callsOf(page);
    expect((await page.goto(DRIVER_PAGE))?.status()).toBe(404);
    await expect(page.getByRole('heading')).toHaveText('Page not found');
    expect(asked).toEqual([]);
  });
});

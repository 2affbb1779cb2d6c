import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { holdCode, loseCode, loseNetwork, replaceCode } from '../harness/chunk.ts';
import { expectFocusIn } from '../harness/keyboard.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { forgetToken, storedToken } from '../harness/token.ts';

const BROKEN = "if (!globalThis.mended) throw new Error('broken on purpose'); return 'Mended'";
const NOT_SHOWN = 'This could not be shown';
const PAGE_NOT_LOADED = 'This page could not be loaded. Check your connection, then reload the page.';
const NOT_LOADED = 'This could not be loaded';

const entry = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const mend = (page: Page) => page.evaluate('globalThis.mended = true');

/** Counts requests for the page from now on; a page that reloads immediately has no load event. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  return () => loads;
}

test.describe('errors', () => {
  test.use({ complaints: [/broken on purpose/] });

  test('an error in a screen leaves the navigation, the other screens and Retry; one in a window closes it', async ({
    page,
  }) => {
    await replaceCode(page, 'app/shortcuts.tsx', `export function Shortcuts() { ${BROKEN} }`);
    await replaceCode(page, 'screens/queries.tsx', `export function Queries() { ${BROKEN} }`);
    await page.goto(addresses.queries);
    await expect(page.getByRole('alert')).toContainText(NOT_SHOWN);
    await retry(page).click();
    await expect(page.getByRole('alert')).toContainText(NOT_SHOWN);
    await entry(page, 'Prices').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices');
    await entry(page, 'Queries').click();
    await expect(page.getByRole('alert')).toContainText(NOT_SHOWN);
    await test.step('an error in a window over the page is reported, and the page stays', async () => {
      await entry(page, 'Prices').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices');
      await page.keyboard.press('?');
      await expect(toast(page, RegExp(NOT_SHOWN))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices');
      await page.keyboard.press('Control+k');
      await expectFocusIn(page.getByRole('dialog'));
      await page.keyboard.press('Escape');
      await entry(page, 'Queries').click();
      await expect(page.getByRole('alert')).toContainText(NOT_SHOWN);
    });

    await mend(page);
    await retry(page).click();
    await expect(page.getByRole('main')).toHaveText('Mended');
  });

  test.describe('caused by an answer of the server', () => {
    test.use({ hostName: 'foreign' });

    test('retrying a screen sends its requests again', async ({ page, foreign }) => {
      await page.addInitScript(() => {
        const { parse } = Date;
        Date.parse = (text) => {
          if (text === '0000') throw new Error('broken on purpose');
          return parse(text);
        };
      });
      foreign.next('GET /api/contact', { body: { success: true, data: [{ _id: 'q', createdAt: '0000' }] } });
      await page.goto(addresses.queries);
      await expect(page.getByRole('alert')).toContainText(NOT_SHOWN);
      await retry(page).click();
      await expect(page.getByRole('row')).not.toHaveCount(0);
    });
  });

  test('an error outside the frame shows the same message and a link home', async ({ page }) => {
    await replaceCode(page, 'screens/not-found.tsx', `export function NotFound() { ${BROKEN} }`);
    await page.goto('/no/such/page');
    await expect(page.getByRole('alert')).toContainText(NOT_SHOWN);
    await mend(page);
    await retry(page).click();
    await expect(page.getByText('Mended')).toBeVisible();
    await page.goto('/no/such/page');
    await page.getByRole('link', { name: 'Go back home' }).click();
    await expect(page.getByRole('heading', { name: 'Super Admin Panel' })).toBeVisible();
  });
});

test.describe('code that cannot be fetched', () => {
  test.use({ complaints: [/could not be fetched/] });

  test('code that is gone after an update reloads the page once, but not while typed text would be lost', async ({
    page,
  }) => {
    for (const part of ['app/palette.tsx', 'ui/dialog/confirm-host.tsx']) await loseCode(page, part);
    const bringBack = await loseCode(page, 'screens/prices.tsx');
    await page.goto(addresses.registerWarehouse);
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Jebel Ali');
    const loads = countLoads(page);

    await test.step('while typed text would be lost the page asks to save it instead of reloading', async () => {
      await page.keyboard.press('Control+k');
      const said = toast(page, 'This could not be loaded. Save what you typed, then reload the page.');
      await expect(said).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await entry(page, 'Queries').click();
      await expect(said).toBeVisible();
      await expect(name).toHaveValue('Jebel Ali');
      expect(loads()).toBe(0);
    });

    await name.fill('');
    await entry(page, 'Queries').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Queries');
    await entry(page, 'Prices').click();
    await expect(page.getByRole('alert')).toContainText(NOT_LOADED);
    await expect(entry(page, 'Prices')).toHaveAttribute('aria-current', 'page');
    await expect.poll(loads).toBe(1);
    await entry(page, 'Queries').click();
    await entry(page, 'Prices').click();
    await expect(page.getByRole('alert')).toContainText(NOT_LOADED);
    await bringBack();
    await retry(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices');
    expect(loads()).toBe(2);
  });

  test('if the first texts are gone the page reloads once, and then says so', async ({ page }) => {
    const loads = countLoads(page);
    await loseCode(page, 'texts/en/common.ts');
    await page.goto(addresses.login);
    await expect(page.getByText(PAGE_NOT_LOADED)).toBeVisible();
    expect(loads()).toBe(2);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });

  test('without a network nothing reloads, and Retry waits for the network', async ({ page }) => {
    await page.goto('/no/such/page');
    const bringBack = await loseNetwork(page, 'screens/landing.tsx');
    const loads = countLoads(page);
    await page.getByRole('link', { name: 'Go back home' }).click();
    await expect(page.getByRole('alert')).toContainText(NOT_LOADED);
    const asked = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/');
    await retry(page).click();
    await asked;
    await expect(retry(page)).not.toHaveAttribute('aria-busy');
    expect(loads()).toBe(0);
    await bringBack();
    await retry(page).click();
    await expect(page.getByRole('heading', { name: 'Super Admin Panel' })).toBeVisible();
  });

  test.describe('prefetching', () => {
    test.use({ hostName: 'foreign' });

    test('files that could not be prefetched are requested again with the page, its stylesheet too', async ({
      page,
    }) => {
      const sheets = (url: URL) => /landing-[^/]*\.css$/.test(url.pathname);
      await page.route(sheets, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed', (request) => sheets(new URL(request.url())));
      await page.goto(addresses.profileView);
      await failed;
      await page.unroute(sheets);
      const loads = countLoads(page);
      await page.getByRole('button', { name: 'LogOut' }).click();
      await expect(page.getByRole('heading', { name: 'Super Admin Panel' })).toBeVisible();
      const loaded = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
      expect(loaded.filter((href) => href && sheets(new URL(href)))).toHaveLength(1);
      expect(loads()).toBe(1);
    });
  });
});

test.describe('signing in without its code', () => {
  test.use({ signedIn: false });

  test('a login whose code cannot be fetched reports that and becomes idle again', async ({ page }) => {
    for (const part of ['api/sign-in.ts', 'screens/home.tsx']) {
      const bringBack = await loseNetwork(page, part);
      await signIn(page);
      await expect(page.getByRole('alert')).toHaveText(
        'The sign-in could not be loaded. Check your connection, then reload the page.',
      );
      await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
      expect(await storedToken(page)).toBeNull();
      await bringBack();
      await signIn(page);
      await expect(page).toHaveURL(addresses.home);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await forgetToken(page);
    }
  });

  test('a login page from before an update reloads once, while nothing is typed', async ({ page }) => {
    await loseCode(page, 'api/sign-in.ts');
    await page.goto(addresses.login);
    const loads = countLoads(page);
    await page.getByPlaceholder('Email').click();
    await expect.poll(loads).toBe(1);
    await page.getByPlaceholder('Email').click();
    await signIn(page);
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    expect(loads()).toBe(2);
  });
});

test('a part of a dialog whose code loads slowly removes neither the dialog nor the page meanwhile', async ({
  page,
}) => {
  const letCome = await holdCode(page, 'features/sign-in/parts.ts');
  await page.goto(addresses.drivers);
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('License No')).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
  letCome();
  await expect(details.getByRole('button', { name: 'Set a PIN' })).toBeVisible();
});

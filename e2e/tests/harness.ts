import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BrowserContext, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { NEW_WAREHOUSE, registerWarehouse } from '../harness/new-warehouse.ts';
import { template } from '../harness/template.ts';
import { expect, test } from '../harness/test.ts';
import { storedToken } from '../harness/token.ts';
import { SHOTS } from '../shots/table.ts';

/** One after another in one worker, so that each finds what the one before it left. */
const inOrder = () => test.describe.configure({ mode: 'default' });

/** Traces that other tests may leave in a page's context. */
async function findLeft(page: Page) {
  await page.goto('/favicon.svg');
  return page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookies: document.cookie,
    width: innerWidth,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    location: (await navigator.permissions.query({ name: 'geolocation' })).state,
    online: navigator.onLine,
    before: history.length,
  }));
}

test.describe('a reused context', () => {
  inOrder();
  let context: BrowserContext;
  let untouched: Awaited<ReturnType<typeof findLeft>>;

  test('a test finds only its token stored', async ({ page }) => {
    untouched = await findLeft(page);
    expect(untouched).toMatchObject({
      local: ['authToken'],
      session: [],
      databases: [],
      caches: [],
      cookies: '',
    });
    context = page.context();
  });

  test('a test may leave anything in its context', async ({ page, host }) => {
    expect(page.context()).toBe(context);
    await page.goto('/favicon.svg');
    await page.evaluate(async () => {
      localStorage.setItem('authToken', 'of another');
      localStorage.setItem('left', 'behind');
      sessionStorage.setItem('left', 'behind');
      indexedDB.open('left');
      await caches.open('left');
    });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await context.addCookies([{ name: 'left', value: 'behind', url: host.address }]);
    await context.grantPermissions(['geolocation']);
    await context.route('**/favicon.svg', (route) => route.abort());
    await page.route('**/favicon.svg', (route) => route.abort());
    await (await context.newPage()).goto(addresses.home);
    await context.setOffline(true);
    expect(await page.evaluate(() => [localStorage.getItem('left'), innerWidth, navigator.onLine])).toEqual([
      'behind',
      360,
      false,
    ]);
  });

  test('the next test finds nothing of it', async ({ page, host }) => {
    expect(page.context()).toBe(context);
    expect(await findLeft(page)).toEqual(untouched);
    expect(await storedToken(page)).toBe(host.token);
    expect(context.pages().map((each) => each.url())).toEqual([`${host.address}/favicon.svg`, page.url()]);
  });

  test('a change that cannot be reverted is refused', async ({ page }) => {
    expect(() => page.clock.install()).toThrow('fresh: true');
    expect(() => page.context().addInitScript(() => undefined)).toThrow('fresh: true');
  });

  test.describe('of another test', () => {
    test.use({ fresh: true });

    test('is not used by a test that wants a fresh one', async ({ page }) => {
      expect(page.context()).not.toBe(context);
      await page.clock.install();
    });
  });
});

test.describe('our server', () => {
  inOrder();
  const names = async (host: Parameters<typeof ask>[0]) =>
    (await ask(host, 'GET', '/api/warehouse/')).map((each: { wareHouseName: string }) => each.wareHouseName);

  test.describe('after writes', () => {
    test.use({ writes: true });

    for (const which of ['one test', 'the next']) {
      test(`has fresh data for ${which}`, async ({ host }) => {
        expect(await names(host)).not.toContain(NEW_WAREHOUSE.name);
        await registerWarehouse(host);
        expect(await names(host)).toContain(NEW_WAREHOUSE.name);
      });
    }
  });

  test('is also reset while it is writing', async ({ shared }) => {
    const server = await shared.ours();
    const writer = new DatabaseSync(path.join(server.folder, 'tawseel.db'), { timeout: 5000 });
    writer.exec("begin immediate; update warehouses set city = 'Ajman'");
    setTimeout(() => writer.close(), 100);
    await server.restore(template().folder);
  });

  test('has fresh data for a test that does not write, too', async ({ host }) => {
    expect(await names(host)).not.toContain(NEW_WAREHOUSE.name);
  });
});

test.describe('axe', () => {
  // A page that is none of ours may be written only where none of ours stands.
  test.use({ fresh: true });

  for (const [theme, words] of [
    ['light', '#ddd'],
    ['dark', '#333'],
  ]) {
    test(`finds words that cannot be read in the ${theme} theme alone`, async ({ page }) => {
      await page.setContent(`<!DOCTYPE html><html lang="en"><title>Harness</title>
        <style>@media (prefers-color-scheme: light) { body { color: black; background: white } }
          @media (prefers-color-scheme: dark) { body { color: white; background: black } }
          @media (prefers-color-scheme: ${theme}) { p { color: ${words} } }</style>
        <main><h1>Readable</h1><p>Not to be read</p></main></html>`);
      await expect(expectAccessible(page)).rejects.toThrow(new RegExp(`in ${theme}[^]*color-contrast`));
    });
  }
});

test('every address has its row in the table of screenshots', () => {
  // The single warehouse is named by its address and reached from the list.
  const pictured = SHOTS.flatMap(({ name, address }) => [address, `/${name}`]);
  expect(Object.values(addresses).filter((address) => !pictured.includes(address))).toEqual([]);
});

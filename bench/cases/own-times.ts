import type { Browser, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { sizeName } from '../data-sets.ts';
import { median, ms } from '../measure.ts';
import type { Result } from '../result.ts';
import type { Target } from './servers.ts';

const ROUNDS = 5;
/** How often slower than this machine the processor is. */
const SLOWER = [1, 4];

type Screen = 'list' | 'signIn';
const SCREENS: { [screen in Screen]: string } = { list: addresses.allOrders, signIn: addresses.login };

/** Makes `drawn` of the page: when ten other orders, or the sign-in form, are drawn, in milliseconds since the page began. */
function watch(): void {
  const codes = () =>
    [...document.querySelectorAll('tbody tr')].flatMap(
      (row) => /TWS-\w{4}-\w{4}/.exec(row.textContent) ?? [],
    );
  const isThere = {
    list: (before: string) => codes().length >= 10 && codes()[0] !== before,
    signIn: () => document.querySelector('input[type=email]:enabled') !== null,
  };
  const drawn = (screen: Screen, before = '') =>
    new Promise<{ at: number; first: string }>((resolve) => {
      const look = () => {
        if (!isThere[screen](before)) return;
        observer.disconnect();
        // Its first frame has been drawn when the task after it begins.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve({ at: performance.now(), first: codes()[0] ?? '' });
          port2.postMessage('');
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      look();
    });
  Object.assign(window, { drawn, first: { list: drawn('list'), signIn: drawn('signIn') } });
}

/** Opens a screen in a new browser context and returns its page with the milliseconds until it was drawn. */
async function open(browser: Browser, { server }: Target, screen: Screen, slower: number) {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (screen === 'list')
    await page.addInitScript((authToken) => Object.assign(localStorage, { authToken }), server.token);
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(SCREENS[screen], { waitUntil: 'commit' });
  const { at, first } = await page.evaluate((of) => Reflect.get(window, 'first')[of], screen);
  return { page, at: Number(at), first: String(first) };
}

/** Turns to the next page of a list and returns the milliseconds until its orders were drawn. */
async function turn(page: Page, before: string): Promise<number> {
  // The page after it is fetched ahead once the browser is idle.
  await page.waitForLoadState('networkidle');
  return page.evaluate(async (first) => {
    const from = performance.now();
    const next = Reflect.get(window, 'drawn')('list', first);
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next')?.click();
    return (await next).at - from;
  }, before);
}

/** The console's first list, sign-in page and next page, in a new browser each, from the address until it is drawn. */
export async function ownTimes(browser: Browser, target: Target): Promise<Result[]> {
  const results: Result[] = [];
  for (const slower of SLOWER) {
    const times: { [what: string]: number[] } = {};
    const note = (what: string, time: number) => {
      times[what] = [...(times[what] ?? []), time];
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const list = await open(browser, target, 'list', slower);
      note('first list', list.at);
      note('next page', await turn(list.page, list.first));
      const signIn = await open(browser, target, 'signIn', slower);
      note('sign-in page', signIn.at);
      for (const { page } of [list, signIn]) await page.context().close();
    }
    for (const [what, of] of Object.entries(times))
      results.push({
        what: `${what}, processor ${slower} × slower`,
        measured: { [sizeName(target.orders)]: ms(median(of)) },
        figure: '',
      });
  }
  return results;
}

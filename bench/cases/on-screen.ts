import { type Browser, chromium, type Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { findBrowser } from '../../e2e/harness/browser.ts';
import { scan } from '../../e2e/harness/scanner.ts';
import type { DataSets } from '../data-sets.ts';
import { ms, percentile, sorted } from '../measure.ts';
import { atMost, type Result } from '../result.ts';
import { type CreatedOrder, makeOrders } from './created-orders.ts';
import { ownTimes } from './own-times.ts';
import { byEngine, type Target, withServers } from './servers.ts';

const SCANS = 100;
const MOST = 150;

/** Times each answer from the scanner's Enter until it is drawn, into `shown` of the page. */
function watch(): void {
  const shown: { [code: string]: number } = {};
  Object.assign(window, { shown });
  let entered = 0;
  const enter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') entered = performance.now();
  };
  addEventListener('keydown', enter, true);
  const look = () => {
    const panel = document.querySelector('[aria-live="assertive"][aria-atomic]');
    const [code] = /TWS-\w{4}-\w{4}/.exec(panel?.textContent ?? '') ?? [];
    if (!code || code in shown || panel?.textContent?.includes('Reading')) return;
    const since = entered;
    shown[code] = 0;
    // Its first frame has been drawn when the next one begins.
    requestAnimationFrame(() =>
      requestAnimationFrame((at) => {
        shown[code] = at - since;
      }),
    );
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

async function openHub(browser: Browser, { server }: Target, warehouseId: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: server.url });
  await page.addInitScript(
    ([authToken, hubWarehouse]) => Object.assign(localStorage, { authToken, hubWarehouse }),
    [server.token, warehouseId],
  );
  await page.addInitScript(watch);
  await page.goto(`${addresses.hub}?tab=receive`);
  await page.getByText('Ready', { exact: true }).waitFor();
  return page;
}

async function timesOnScreen(
  browser: Browser,
  target: Target,
  made: readonly CreatedOrder[],
): Promise<number[]> {
  const page = await openHub(browser, target, made[0]?.warehouseId ?? '');
  for (const { trackingID } of made) {
    await scan(page, trackingID);
    await page.waitForFunction((id) => (Reflect.get(window, 'shown')[id] ?? 0) > 0, trackingID);
  }
  const times = await page.evaluate(() => Object.values(Reflect.get(window, 'shown')) as number[]);
  await page.close();
  return times;
}

/** The answer to a scan, in a browser, from the scanner's Enter until it is drawn, and the console's first screens. */
export async function onScreen(sets: DataSets): Promise<Result[]> {
  const browser = await chromium.launch(await findBrowser());
  try {
    return await withServers(await sets.all([sets.main]), async (targets) => {
      const measured: (Target & { p98: number })[] = [];
      for (const target of targets) {
        const times = await timesOnScreen(browser, target, await makeOrders(target.server, SCANS));
        measured.push({ ...target, p98: percentile(sorted(times), 0.98) });
      }
      const scans = byEngine(measured, ({ p98 }) => `p98 ${ms(p98)}`).map(({ engine, own, cells }) => ({
        what: `a scan's answer on the screen, ${engine}`,
        measured: cells,
        ...atMost(MOST, Math.max(...own.map(({ p98 }) => p98)), 'ms'),
      }));
      return [...scans, ...(targets[0] ? await ownTimes(browser, targets[0]) : [])];
    });
  } finally {
    await browser.close();
  }
}

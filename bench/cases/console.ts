import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { findBrowser } from '../../e2e/harness/browser.ts';
import { type DataSets, sizeName } from '../data-sets.ts';
import { SENDERS, SUPERVISORS } from '../fill.ts';
import { median, ms, percentile, type Running, sorted, start } from '../measure.ts';
import { atMost, type Result, under } from '../result.ts';

const CONSOLE = path.join(import.meta.dirname, '../../console/dist/index.html');
const WORDS = ['mariam al', 'trading llc', 'sender-49', 'dubai', 'ahmed k'];
/** A turn of the wheel each frame, as a person scrolls in a hurry. */
const SCROLLS = 120;
const WHEEL_PX = 240;
/** What a person takes for at once. */
const MOST_MS = 100;

/** What the page notes of itself: the time of each frame while asked to, and of each interaction to the next paint. */
function watch(): void {
  const seen = { frames: [] as number[], interactions: [] as number[], longest: 0, shift: 0 };
  Object.assign(window, { seen });
  let last = performance.now();
  const tick = (now: number) => {
    seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  observe('event', (entry) => {
    if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
      seen.interactions.push(entry.duration);
  });
  observe('longtask', (entry) => {
    seen.longest = Math.max(seen.longest, entry.duration);
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.shift += shift.value;
  });
}

type Seen = { frames: number[]; interactions: number[]; longest: number; shift: number };

/** What was noted since the last time. */
async function take(page: Page): Promise<Seen> {
  const seen = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen };
    const taken = structuredClone(seen);
    Object.assign(seen, { frames: [], interactions: [], longest: 0, shift: 0 });
    return taken;
  });
  return { ...seen, frames: sorted(seen.frames), interactions: sorted(seen.interactions) };
}

async function openConsole(browser: Browser, server: Running): Promise<Page> {
  const localStorage = [{ name: 'authToken', value: server.token }];
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(watch);
  return page;
}

const rows = (page: Page) => page.getByRole('table').getByRole('row');
function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(700, 600);
  for (let turn = 0; turn < SCROLLS; turn += 1) {
    await page.mouse.wheel(0, turn < SCROLLS / 2 ? WHEEL_PX : -WHEEL_PX);
    await frames(page, 1);
  }
}

async function longList(page: Page, address: string, what: string, details: RegExp): Promise<Result[]> {
  const results: Result[] = [];
  const note = (
    name: string,
    measured: string,
    goal: Pick<Result, 'figure' | 'isReached'> = { figure: '' },
  ) => results.push({ what: `${what}: ${name}`, measured, ...goal });

  const started = performance.now();
  await page.goto(address);
  await rows(page).nth(3).waitFor();
  const shown = performance.now() - started;
  await frames(page, 30);
  const loaded = await take(page);
  note('to the rows', `${ms(shown)}, longest task ${ms(loaded.longest)}`);
  note('layout shift', loaded.shift.toFixed(4), atMost(0, loaded.shift));

  await scroll(page);
  const scrolled = (await take(page)).frames;
  const worst = scrolled.at(-1) ?? 0;
  note(
    'a frame while scrolling',
    `p50 ${ms(percentile(scrolled, 0.5))}, p99 ${ms(percentile(scrolled, 0.99))}, worst ${ms(worst)}`,
    { figure: 'none that a person would notice' },
  );

  await page.evaluate(() => window.scrollTo(0, 0));
  const box = page.getByRole('searchbox');
  await box.click();
  await take(page);
  for (const word of WORDS) {
    await box.pressSequentially(word, { delay: 90 });
    await frames(page, 10);
    for (const _ of word) await page.keyboard.press('Backspace', { delay: 40 });
    await frames(page, 10);
  }
  const typed = (await take(page)).interactions;
  const slow = percentile(typed, 0.98);
  note('a key in the search to the next paint', `p98 ${ms(slow)}`, under(MOST_MS, slow, 'ms'));

  const opened: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await take(page);
    await page.getByRole('button', { name: details }).nth(turn).click();
    await page.getByRole('dialog').waitFor();
    await frames(page, 20);
    opened.push((await take(page)).interactions.at(-1) ?? 0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  const opening = Math.max(...opened);
  note(
    'a press that opens details, to the next paint',
    `worst of 5 ${ms(opening)}`,
    under(MOST_MS, opening, 'ms'),
  );
  return results;
}

/** From a press to the frame with the heading and a first row other than `before`, in ms of the page's own clock. */
function timePress(page: Page, press: string, heading: string, before: string): Promise<number> {
  return page.evaluate(
    ([press, heading, before]) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`Pressed '${press}', and no new row came.`)), 10_000);
        const button = [...document.querySelectorAll<HTMLElement>('a, button')].find(
          (each) => each.textContent?.trim() === press,
        );
        const started = performance.now();
        button?.click();
        const look = () => {
          const row = document.querySelector('tbody tr td')?.textContent ?? '';
          const isThere = document.querySelector('h1')?.textContent === heading;
          if (isThere && row !== '' && row !== before) resolve(performance.now() - started);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [press, heading, before] as const,
  );
}

const firstCell = (page: Page) => page.locator('tbody tr td').first().innerText();

async function orderPages(page: Page, orders: number): Promise<Result[]> {
  await page.goto(addresses.allOrders);
  await rows(page).nth(3).waitFor();
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const times: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    await frames(page, 20);
    times.push(await timePress(page, 'Next', heading, await firstCell(page)));
  }
  const value = percentile(sorted(times), 0.98);
  const measured = `p50 ${ms(median(times))}, p98 ${ms(value)}`;
  const what = `a page of ${sizeName(orders)} orders, press to the new rows`;
  return [{ what, measured, ...under(MOST_MS, value, 'ms') }];
}

/** Entries of the navigation, each with the heading of its screen. */
const PAGES = [
  ['Warehouses', 'Warehouses Details'],
  ['Supervisors', 'Supervisors'],
  ['All Orders', 'All Orders'],
] as const;

async function moves(page: Page): Promise<Result[]> {
  for (const [link, heading] of PAGES) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    await rows(page).nth(3).waitFor();
    await page.waitForLoadState('networkidle');
  }
  const times: number[] = [];
  for (const [link, heading] of [PAGES, PAGES, PAGES, PAGES].flat()) {
    await page.getByRole('link', { name: link, exact: true }).hover();
    await frames(page, 30);
    times.push(await timePress(page, link, heading, await firstCell(page)));
  }
  const value = Math.max(...times);
  const measured = `p50 ${ms(median(times))}, worst ${ms(value)}`;
  const what = 'another screen, code and data at hand, press to its rows';
  return [{ what, measured, ...under(MOST_MS, value, 'ms') }];
}

/** What a person waits for and sees move in the console, on a business with long lists. Wants the built console. */
export async function inTheConsole(sets: DataSets): Promise<Result[]> {
  if (!existsSync(CONSOLE)) throw new Error('The console is not built: npm start builds it.');
  const { orders, settings } = await sets.sqlite(sets.main);
  const server = await start('product', { settings });
  const browser = await chromium.launch(await findBrowser());
  const page = await openConsole(browser, server);
  const results = [
    ...(await longList(page, addresses.users, `${SENDERS} senders`, /^View User Details/)),
    ...(await longList(page, addresses.supervisors, `${SUPERVISORS} supervisors`, /^Details of/)),
    ...(await orderPages(page, orders)),
    ...(await moves(page)),
  ];
  await browser.close();
  await server.stop();
  return results;
}

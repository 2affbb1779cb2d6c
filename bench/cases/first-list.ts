import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { AUTH_TOKEN_KEY } from '@tawseel/contract/facts/token-key';
import { findBrowser } from '../../e2e/harness/browser.ts';
import type { DataSets } from '../data-sets.ts';
import { median, ms, type Running, start } from '../measure.ts';
import { atMost, type Result } from '../result.ts';

const ROUNDS = 7;
const MOST_REQUESTS = 12;
const LIST = '/api/orders/orders-all?page=1&limit=10&sort=-createdAt';
const BARE = '/bare-rows';

/** The least that can show these rows: no framework, no style, one call. */
const BARE_PAGE = `<!doctype html><title>Rows</title><table><tbody></tbody></table><script type="module">
const headers = { authorization: 'Bearer ' + localStorage.getItem('${AUTH_TOKEN_KEY}') };
const { data } = await (await fetch('${LIST}', { headers })).json();
for (const { trackingID, status, mode, dropoff } of data) {
  const row = document.querySelector('tbody').insertRow();
  for (const text of [trackingID, status, mode, dropoff.receiverName]) row.insertCell().textContent = text;
}
</script>`;

type Condition = { name: string; processor: number; network?: { latency: number; throughput: number } };
const CONDITIONS: readonly Condition[] = [
  { name: 'unslowed', processor: 1 },
  {
    name: 'processor 4 times slower, 10 Mbit/s, 40 ms',
    processor: 4,
    network: { latency: 40, throughput: 10_000_000 / 8 },
  },
];

/** One origin for the console and the page it is held against: passes on to the server what it does not have itself. */
async function serveBoth({ url }: Running): Promise<{ origin: string; server: Server }> {
  const server = createServer((received, answer) => {
    if (received.url === BARE) return void answer.setHeader('content-type', 'text/html').end(BARE_PAGE);
    const { method = 'GET', headers } = received;
    const passed = request(new URL(received.url ?? '/', url), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    received.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

async function slowDown(page: Page, { processor, network }: Condition): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  if (!network) return;
  const { latency, throughput } = network;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

type Shown = { ms: number; requests: number };

/** Time from the start of the navigation to the frame with ten rows, and what was asked until then. */
function rowsShown(): Promise<Shown> {
  return new Promise((resolve) => {
    const look = () => {
      const rows = [...document.querySelectorAll('tbody tr')].filter((row) =>
        row.textContent?.includes('TWS-'),
      );
      if (rows.length < 10) return requestAnimationFrame(look);
      const now = performance.now();
      const resources = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < now);
      return resolve({ ms: now, requests: 1 + resources.length });
    };
    look();
  });
}

/** In a browser context of its own, so with an empty cache; signed in. */
async function visit(browser: Browser, origin: string, token: string, address: string, condition: Condition) {
  const localStorage = [{ name: AUTH_TOKEN_KEY, value: token }];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await slowDown(page, condition);
  await page.goto(origin + address, { waitUntil: 'commit' });
  const shown = await page.evaluate(rowsShown);
  await context.close();
  return shown;
}

/** The first list of a browser that has nothing yet, signed in: against a page that only draws the same rows. */
export async function firstList(sets: DataSets): Promise<Result[]> {
  const { settings } = await sets.sqlite(sets.main);
  const product = await start('product', { settings });
  const { origin, server } = await serveBoth(product);
  const browser = await chromium.launch(await findBrowser());
  const results: Result[] = [];
  for (const condition of CONDITIONS) {
    const ours: Shown[] = [];
    const bare: Shown[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await visit(browser, origin, product.token, addresses.allOrders, condition));
      bare.push(await visit(browser, origin, product.token, BARE, condition));
    }
    const value = median(ours.map((shown) => shown.ms));
    const least = median(bare.map((shown) => shown.ms));
    const requests = Math.max(...ours.map((shown) => shown.requests));
    results.push(
      {
        what: `first list, ${condition.name}: to ten rows, nothing cached`,
        measured: `${ms(value)}; a page that only draws them ${ms(least)}`,
        figure: '',
      },
      {
        what: `first list, ${condition.name}: requests until then`,
        measured: String(requests),
        ...atMost(MOST_REQUESTS, requests),
      },
    );
  }
  await browser.close();
  server.close();
  server.closeAllConnections();
  await product.stop();
  return results;
}

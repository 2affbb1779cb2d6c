import { Agent } from 'node:http';
import { chromium } from '@playwright/test';
import type { Orders } from '@tawseel/contract/order-replies';
import { findBrowser } from '../../e2e/harness/browser.ts';
import type { DataSets } from '../data-sets.ts';
import { ask, beside, median, ms, percentile, sorted, turnAbout } from '../measure.ts';
import { atMost, type Result } from '../result.ts';
import { byEngine, type Target, withServers } from './servers.ts';

const ROUNDS = 5;
const LABELS = 500;
const PAGE = 100;

/** Goals in ms: for the first byte, the whole page, calls of others meanwhile, and the browser's PDF of the labels. */
const FIRST = 100;
const WHOLE = 600;
const BESIDE = 100;
const PDF = 5000;

async function idsOf({ server }: Target): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ids.length < LABELS; page += 1) {
    const { body } = await ask(server, { path: `/api/orders/orders-all?page=${page}&limit=${PAGE}` });
    ids.push(...(JSON.parse(body) as Orders).data.map(({ trackingID }) => trackingID));
  }
  return ids.slice(0, LABELS);
}

async function print({ server }: Target, trackingIDs: readonly string[]) {
  const body = { trackingIDs, size: '4x6', reason: 'Measured' };
  const over = new Agent({ keepAlive: true, maxSockets: 1 });
  const page = async () => (await ask(server, { path: '/api/orders/orders-all?page=1', over })).ms;
  const { made, times } = await beside(() => ask(server, { path: '/api/labels', body }), page, 5);
  over.destroy();
  if (made.status !== 200) throw new Error(made.body);
  return { ...made, others: percentile(sorted(times), 0.99) };
}

/** Measures how long a browser takes to print a page to PDF, in ms. */
async function pdfOf(html: string): Promise<number> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage();
    await page.setContent(html);
    const started = performance.now();
    await page.pdf({ preferCSSPageSize: true });
    return performance.now() - started;
  } finally {
    await browser.close();
  }
}

/** Labels of as many orders as are printed at once. */
export async function labels(sets: DataSets): Promise<Result[]> {
  return withServers(await sets.all(), async (targets) => {
    const printing = await Promise.all(targets.map(async (target) => ({ target, ids: await idsOf(target) })));
    const measured = await turnAbout(printing, ROUNDS, ({ target, ids }) => print(target, ids));
    const all = targets.map((target, index) => ({
      ...target,
      first: median((measured[index] ?? []).map(({ firstMs }) => firstMs)),
      whole: median((measured[index] ?? []).map((answer) => answer.ms)),
      others: median((measured[index] ?? []).map(({ others }) => others)),
    }));
    const pdf = await pdfOf(measured[0]?.[0]?.body ?? '');
    return [
      ...byEngine(
        all,
        ({ first, whole, others }) => `first byte ${ms(first)}, whole ${ms(whole)}, others p99 ${ms(others)}`,
      ).map(({ engine, own, cells }) => ({
        what: `${LABELS} labels, ${engine}`,
        measured: cells,
        figure: `first byte at most ${FIRST} ms, whole ${WHOLE} ms, others ${BESIDE} ms`,
        isReached: own.every(
          ({ first, whole, others }) => first <= FIRST && whole <= WHOLE && others <= BESIDE,
        ),
      })),
      { what: `PDF of ${LABELS} labels, by the browser`, measured: ms(pdf), ...atMost(PDF, pdf, 'ms') },
    ];
  });
}

import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ENTRIES, MORE_ENTRIES } from '@tawseel/console/testing/entries';
import { buildPseudoConsole, servePseudoConsole } from '../harness/pseudo-console.ts';
import { expect, test } from '../harness/test.ts';
import { collectSent, untranslated } from '../harness/untranslated.ts';
import { keptBy, lookingAt } from '../shots/open-shot.ts';

const LANGUAGE = 'ar-XB';
const WIDTHS = [1440, 768, 360];

/** Returns the columns of amounts whose right edges, at which their decimals are in line, differ. */
function ragged(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edges = new Map<string, Set<number>>();
    for (const cell of document.querySelectorAll<HTMLElement>('td[data-label]')) {
      if (!/^«AED [^«»]+»$/.test(cell.textContent)) continue;
      const text = document.createRange();
      // The text alone, not the block around it.
      text.selectNodeContents(document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()!);
      const table = [...document.querySelectorAll('table')].indexOf(cell.closest('table')!);
      const column = `${cell.dataset.label} of table ${table + 1}`;
      const right = Math.round(text.getBoundingClientRect().right);
      edges.set(column, (edges.get(column) ?? new Set()).add(right));
    }
    return [...edges].filter(([, rights]) => rights.size > 1).map(([column]) => column);
  });
}

// The words of every window are checked by component tests: console/src/screens/windows*.test.tsx.
test('every screen of the demo runs from right to left, fits, and has every word from the language', async ({
  browser,
  host,
}) => {
  await buildPseudoConsole();
  const served = await servePseudoConsole(host.address);
  const context = await browser.newContext(lookingAt(served.address, { width: 1440, theme: 'light' }));
  const page = await context.newPage();
  const sent = collectSent(page);
  await page.goto('/favicon.svg');
  const kept = await keptBy(served.address, { name: '', address: '' }, LANGUAGE);
  await page.evaluate((values) => Object.assign(localStorage, values), kept);
  await page.goto(addresses.home);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  /** By how much the page is wider than the window, or a table than its frame, which would cut off its last column. */
  const over = () =>
    page.evaluate(() => {
      const tables = [...document.querySelectorAll('table')];
      return Math.max(
        document.documentElement.scrollWidth - window.innerWidth,
        ...tables.map((table) => table.offsetWidth - (table.parentElement?.clientWidth ?? 0)),
      );
    });
  for (const [name, address] of [...ENTRIES, ...MORE_ENTRIES]) {
    await test.step(name, async () => {
      const entry = page.getByRole('navigation').getByRole('link', { name: `«${name}»` });
      await entry.click();
      await expect(entry).toHaveAttribute('aria-current', 'page');
      expect(new URL(page.url()).pathname).toBe(address);
      await expect(page.getByText('«Loading»')).toHaveCount(0);
      expect(await untranslated(page, sent)).toEqual([]);
      for (const width of WIDTHS.toReversed()) {
        await page.setViewportSize({ width, height: 900 });
        expect(await over(), `at ${width} pixels`).toBeLessThanOrEqual(0);
      }
      expect(await ragged(page)).toEqual([]);
    });
  }
  await context.close();
  await served.stop();
});

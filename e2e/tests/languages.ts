import { addresses } from '@tawseel/console/addresses';
import { ENTRIES, MORE_ENTRIES } from '../harness/entries.ts';
import { buildPseudoConsole, servePseudoConsole } from '../harness/pseudo-console.ts';
import { expect, test } from '../harness/test.ts';
import { collectSent, untranslated } from '../harness/untranslated.ts';
import { keptBy, lookingAt } from '../shots/open-shot.ts';

const LANGUAGE = 'ar-XB';
const WIDTHS = [1440, 360];

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

  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
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
    });
  }
  await context.close();
  await served.stop();
});

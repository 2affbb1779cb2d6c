import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

/** Folder for a picture of each page, if anybody wants to look. */
const SHOTS = process.env.DRIVER_SHOTS;

/** Checks a page of a phone: axe, contrast 7:1, targets of 48 px, no horizontal scrolling. */
export async function expectFitForRoad(page: Page, name: string): Promise<void> {
  if (SHOTS)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${SHOTS}/${name}-${colorScheme}.png`, fullPage: true });
    }
  await expectAccessible(page, 'forTheSun');
  const small = await page
    .locator('a, button, summary, label:has(input)')
    .evaluateAll((all) =>
      all
        .map((each) => ({ text: each.textContent, height: each.getBoundingClientRect().height }))
        .filter(
          ({ text, height }) => height > 0 && height < 48 && text !== 'Name' && text !== 'Phone number',
        ),
    );
  expect(small, name).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, name).toBeLessThanOrEqual(0);
}

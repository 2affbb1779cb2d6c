import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { expect, test } from '../harness/test.ts';

const EMAIL = 'mohammed-rahman.al-suwaidi@abu-dhabi-parcels.falcon.example';
/** One word that no phone is wide enough for. */
const ENDLESS = `${'w'.repeat(60)}@falcon.example`;

/** Returns the lines of a text as rendered. */
function linesOf(text: Locator): Promise<string[]> {
  return text.evaluate((element) => {
    const lines: string[] = [];
    let bottom = Number.NEGATIVE_INFINITY;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let at = 0; at < (node.textContent ?? '').length; at++) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        if (box.top >= bottom) lines.push('');
        bottom = box.bottom - 2;
        lines[lines.length - 1] += range.toString();
      }
    }
    return lines;
  });
}

/** Returns the smallest element that contains the whole address. */
const elementWith = (page: Page, email: string) =>
  page.locator(':is(dd, td > span)').filter({ hasText: email }).first();

test.describe("on a phone, with another company's server", () => {
  test.use({ hostName: 'foreign', viewport: { width: 360, height: 800 } });

  test('phone: an email breaks after an @ or a dot, never inside a word that fits, and in columns in two lines at most', async ({
    page,
    foreign,
  }) => {
    const { warehouses, supervisors, senders, queries } = foreign.store;
    for (const [row] of [warehouses, supervisors, senders, queries]) row!.email = EMAIL;
    const expectLines = async () => {
      const lines = await linesOf(elementWith(page, EMAIL));
      expect(lines.join('')).toBe(EMAIL);
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines.slice(0, -1)) expect(line).toMatch(/[@.]$/);
    };
    for (const address of [addresses.supervisors, addresses.users, addresses.queries]) {
      await page.goto(address);
      await expectLines();
    }
    await page.goto(`${addresses.users}?search=suwaidi@abu`);
    await expectLines();
    await page.goto(addresses.warehouses);
    await page.getByRole('button', { name: 'View Falcon Hub' }).click();
    await expectLines();
    await page.setViewportSize({ width: 768, height: 900 });
    for (const address of [addresses.queries, addresses.users]) {
      await page.goto(address);
      const lines = await elementWith(page, EMAIL).evaluate(
        (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(Math.round(lines)).toBe(2);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    senders[0]!.email = ENDLESS;
    await page.goto(addresses.users);
    const lines = await linesOf(elementWith(page, ENDLESS));
    expect(lines.slice(-2).join('')).toMatch(/@falcon\.example$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

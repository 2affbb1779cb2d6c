import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** The minified one, which a page compiles in half the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits for what is on its way: colours between two themes are no fault, nor is a dialog that opens. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Returns the findings of axe on the present page with its dialogs, a line for each element. */
export async function findByAxe(page: Page, options: RunOptions = {}): Promise<string[]> {
  // Half a megabyte, which a page keeps.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async (asked) => {
      const here = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await here.axe.run(document, asked);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${help} (${target.join(' ')}) ${any[0]?.message ?? ''}`),
      );
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
}

/** Rules of axe that look at colours; the enhanced one passes what the other one fails, so both are needed. */
const COLOURS = { common: ['color-contrast'], forTheSun: ['color-contrast', 'color-contrast-enhanced'] };

/**
 * Accessibility check by axe, in light and in dark, which differ in nothing but colours: what does not look at them is
 * asked once. `contrast`: 4.5:1, or 7:1 for a screen that is read in the sun.
 */
export async function expectAccessible(page: Page, contrast: keyof typeof COLOURS = 'common'): Promise<void> {
  // The address changes before the page is drawn, and axe would miss its heading.
  await page.locator('h1, [role="dialog"], [role="alertdialog"]').first().waitFor({ state: 'attached' });
  const colours = COLOURS[contrast];
  const options: Record<'light' | 'dark', RunOptions> = {
    light: { rules: Object.fromEntries(colours.map((rule) => [rule, { enabled: true }])) },
    dark: { runOnly: { type: 'rule', values: colours } },
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    expect(await findByAxe(page, options[colorScheme]), `in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

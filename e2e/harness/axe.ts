import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits for what is on its way: colours between two themes are no fault, nor is a dialog that opens. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** The themes differ in nothing but colours, so what does not look at them is asked once. */
const RULES = { light: [], dark: ['color-contrast'] };

/** Accessibility check by axe of the page as it stands, dialogs and all, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    // The other way of asking is for frames of other origins, of which there are none, and opens a page each time.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (RULES[colorScheme].length > 0) axe.withRules(RULES[colorScheme]);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
    );
    expect(found, `in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

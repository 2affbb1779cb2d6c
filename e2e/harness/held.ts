import type { Page } from '@playwright/test';

/** Holds answers back, as a slow server or network does. What it returns lets them come. */
export async function hold(page: Page, calls: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Layout shift: where the parts of a page stand while these calls wait for their answers, and when those have come. */
export async function placesAround(
  page: Page,
  calls: string | RegExp,
  open: () => Promise<unknown>,
  shown: () => Promise<unknown>,
): Promise<{ before: string[]; after: string[] }> {
  const letCome = await hold(page, calls);
  await open();
  const before = await places(page);
  letCome();
  await shown();
  return { before, after: await places(page) };
}

/**
 * The headings of the parts, each with its distance from the top, and how high the page is: read by the page itself, since
 * a locator finds its elements first and asks them later, when one may have made room for another.
 */
function places(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...[...document.querySelectorAll('main h2')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => `${heading.textContent}: ${heading.getBoundingClientRect().y} px`),
    `height: ${document.documentElement.scrollHeight} px`,
  ]);
}

import { expect, type Page } from '@playwright/test';

/** Goes to another address of the console without loading the page again, as a link does, and waits for its heading. */
export async function visit(page: Page, address: string, heading: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

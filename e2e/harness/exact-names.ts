import type { Page } from '@playwright/test';

let exact = false;

/**
 * Makes a role's name that is a string stand for the whole name, as in Testing Library. Playwright looks for a part of
 * it, so that `name: 'Filters'` would find the sender "Pure Drop Water Filters" too, on the days that list one.
 */
export function nameExactly(page: Page): void {
  if (exact) return;
  exact = true;
  for (const prototype of [Object.getPrototypeOf(page), Object.getPrototypeOf(page.locator('html'))]) {
    const { getByRole } = prototype;
    prototype.getByRole = function (role: string, options: object = {}) {
      return getByRole.call(this, role, { exact: true, ...options });
    };
  }
}

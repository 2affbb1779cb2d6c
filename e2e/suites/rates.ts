import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { expect } from '../harness/test.ts';

/** One of the four windows for setting rates. */
export type RatesWindow = {
  tab: 'individual' | 'company';
  /** Text of the button that opens it, before the company's name in a company's row. */
  button: string;
  /** Names of the two modes, normal first. */
  modes: readonly [string, string];
};

/** Company of the foreign host, in Dubai. */
export const COMPANY = 'Gulf Books';
/** Company of our demo, in Dubai, with zone rates of its own. */
export const DEMO_COMPANY = 'Happy Camel Toys';

const nameOf = (rates: RatesWindow, company: string) =>
  rates.tab === 'company' ? `${rates.button}: ${company}` : rates.button;

/** Opens a window as a user does. */
export async function openRates(page: Page, rates: RatesWindow, company = COMPANY): Promise<Locator> {
  const search = rates.tab === 'company' ? `&search=${encodeURIComponent(company)}` : '';
  await page.goto(`${addresses.users}?tab=${rates.tab}${search}`);
  const name = nameOf(rates, company);
  await button(page, name).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Opens a window on our server, for a company of the demo. */
export async function openOurRates(page: Page, rates: RatesWindow): Promise<Locator> {
  return openRates(page, rates, DEMO_COMPANY);
}

export function button(within: Locator | Page, name: string): Locator {
  return within.getByRole('button', { name });
}

/** Returns the confirmation dialog. */
export function question(page: Page): Locator {
  return page.getByRole('alertdialog');
}

/** Opens a window by keyboard, walks its first fields with Tab, which stays inside, and closes it with Escape. */
export async function expectWorkedByKeyboard(page: Page, rates: RatesWindow): Promise<void> {
  await page.goto(`${addresses.users}?tab=${rates.tab}`);
  const opener = button(page, nameOf(rates, COMPANY));
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  const [normal, urgent] = rates.modes.map((mode) => button(dialog, mode));
  await normal!.focus();
  await page.keyboard.press('Tab');
  await expect(urgent!).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(urgent!).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await button(dialog, 'Close').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

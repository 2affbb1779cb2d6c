import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import type { ForeignHost } from '@tawseel/console/testing/foreign-host';
import { expectAccessible } from '../harness/axe.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';

/** One of the four windows that rates are set in. */
export type RatesWindow = {
  /** In the titles of tests. */
  name: string;
  tab: 'individual' | 'company';
  /** The button that opens it, before the company's name where it has one. */
  button: string;
  /** What the two modes are called, normal first. */
  modes: readonly [string, string];
  /** The call its rates are read with. */
  list: string;
  /** Said when they cannot be read and the server said 'The depot is closed'; silent otherwise. */
  listFailed?: string;
};

/** Of the foreign host, in Dubai. */
export const COMPANY = 'Gulf Books';
/** Of our demo, in Dubai, with zone rates of its own. */
export const DEMO_COMPANY = 'Happy Camel Toys';

export function companyId({ store }: ForeignHost): unknown {
  return store.senders.find(({ name }) => name === COMPANY)?._id;
}

/** Opens a window as a person does; on our server, that of a company of the demo. */
export async function openRates(page: Page, rates: RatesWindow, company = COMPANY): Promise<Locator> {
  const isCompany = rates.tab === 'company';
  await page.goto(
    `${addresses.users}?tab=${rates.tab}${isCompany ? `&search=${encodeURIComponent(company)}` : ''}`,
  );
  const name = isCompany ? `${rates.button}: ${company}` : rates.button;
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function openOurRates(page: Page, rates: RatesWindow): Promise<Locator> {
  return openRates(page, rates, DEMO_COMPANY);
}

export function button(within: Locator | Page, name: string): Locator {
  return within.getByRole('button', { name, exact: true });
}

/** The question that stands over everything. */
export function question(page: Page): Locator {
  return page.getByRole('alertdialog');
}

/** Failures of a write, and what is said of each: the server's reason, none given, and no answer. */
export function failures(refused: string, unanswered = refused) {
  return [
    [{ status: 422, body: { message: 'The rate book is locked' } }, 'The rate book is locked'],
    [{ status: 500 }, refused],
    ['drop', unanswered],
  ] as const;
}

/** What holds for each of the four windows. */
export function ratesSuite(rates: RatesWindow): void {
  const { name, modes, list, listFailed } = rates;

  onBothHosts((hostName) => {
    test(`${name}: opens in normal mode, urgent is one press away, and axe finds nothing`, async ({
      page,
    }) => {
      const dialog = await (hostName === 'ours' ? openOurRates : openRates)(page, rates);
      const [normal, urgent] = modes.map((mode) => button(dialog, mode));
      await expect(normal!).toHaveAttribute('aria-pressed', 'true');
      // A company's window shows all that an individual's does.
      if (hostName === 'ours' || rates.tab === 'company') {
        await expect(
          dialog.getByRole('button', { name: /^(Save|Edit) |^Add New Rate$/ }).first(),
        ).toBeVisible();
        await expectAccessible(page);
      }
      await urgent!.click();
      await expect(urgent!).toHaveAttribute('aria-pressed', 'true');
      await expect(normal!).toHaveAttribute('aria-pressed', 'false');
    });
  });

  test.describe("with another company's server", () => {
    test.use({ hostName: 'foreign' });

    test(`${name}: opens by keyboard, keeps Tab inside, closes with Escape, and the focus returns`, async ({
      page,
    }) => {
      await page.goto(`${addresses.users}?tab=${rates.tab}`);
      const opener = button(page, rates.tab === 'company' ? `${rates.button}: ${COMPANY}` : rates.button);
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(':focus')).toHaveCount(1);
      const [normal, urgent] = modes.map((mode) => button(dialog, mode));
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
    });

    test(`${name}: while the rates load, the window shows neither rates nor their absence`, async ({
      page,
      foreign,
    }) => {
      foreign.next(list, 'hang');
      const dialog = await openRates(page, rates);
      const rate = dialog.getByRole('button', { name: /^(Save|Edit) / });
      await expect(button(dialog, modes[0])).toBeVisible();
      await expect(rate).toHaveCount(0);
      await expect(dialog.getByText(/rates found/)).toHaveCount(0);
      foreign.release();
      await expect(rate.first().or(dialog.getByText(/rates found/))).toBeVisible();
    });

    test(`${name}: rates that cannot be read are not taken for none, and Retry mends it`, async ({
      page,
      foreign,
    }) => {
      foreign.next(list, { status: 500, body: { message: 'The depot is closed' } });
      const dialog = await openRates(page, rates);
      await expect(dialog.getByRole('alert')).toBeVisible();
      if (listFailed) await expect(toast(page, listFailed)).toBeVisible();
      else await expect(page.getByRole('status').getByText(/./)).toHaveCount(0);
      await expect(dialog.getByText(/rates found/)).toHaveCount(0);
      await expect(dialog.getByRole('button', { name: /^Save / })).toHaveCount(0);
      await button(dialog, 'Retry').click();
      await expect(dialog.getByRole('alert')).toHaveCount(0);
    });
  });
}

import type { Locator, Page } from '@playwright/test';
import type { ForeignHost } from '@tawseel/console/testing/foreign-host';
import { expectAccessible } from '../harness/axe.ts';
import { expect, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { forgetToken } from '../harness/token.ts';
import { button, failures, openRates, question, type RatesWindow } from './rates.ts';

/** What differs between the two bulk boxes; both are a company's. */
export type BulkBox = {
  rates: RatesWindow;
  /** The box that takes the one rate. */
  label: string;
  /** The call it makes, and what is sent for a rate of 15.5. */
  call: string;
  body: (host: ForeignHost) => unknown;
  /** Said when it was done. */
  done: string;
};

const PHRASE = 'UPDATE ALL RATES';

export const phraseBox = (page: Page) => question(page).getByRole('textbox', { name: 'Confirmation phrase' });
export const confirmButton = (page: Page) => button(question(page), 'Confirm Update');

/** The bulk box of a window, by its label. */
export function bulkBox(dialog: Locator, label: string) {
  const own = dialog.page().getByRole('spinbutton', { name: label, exact: true });
  const form = dialog.locator('form').filter({ has: own });
  return { box: form.getByRole('spinbutton'), update: button(form, 'Update All') };
}

async function ask(page: Page, { rates, label }: BulkBox): Promise<{ dialog: Locator; box: Locator }> {
  const dialog = await openRates(page, rates);
  const { box, update } = bulkBox(dialog, label);
  await box.fill('15.5');
  await update.click();
  await expect(question(page)).toContainText('AED 15.50');
  return { dialog, box };
}

async function goAhead(page: Page): Promise<void> {
  await phraseBox(page).fill(PHRASE);
  await confirmButton(page).click();
}

/** What setting many rates at once asks of a server and says. */
export function bulkSuite(bulk: BulkBox): void {
  const { rates, label, call, body, done } = bulk;
  const { name } = rates;

  test.describe("with another company's server", () => {
    test.use({ hostName: 'foreign' });

    test(`${name}: a bulk update that was not confirmed sends nothing and keeps its rate`, async ({
      page,
      foreign,
    }) => {
      const { box } = await ask(page, bulk);
      await phraseBox(page).fill(PHRASE);
      await button(question(page), 'Cancel').click();
      await expect(question(page)).toHaveCount(0);
      await expect(box).toHaveValue('15.5');
      expect(foreign.asked(call)).toEqual([]);
    });

    test(`${name}: the window is not closed over a rate for all that was typed without asking`, async ({
      page,
    }) => {
      const dialog = await openRates(page, rates);
      const { box } = bulkBox(dialog, label);
      await box.fill('15.5');
      await page.keyboard.press('Escape');
      await expect(question(page)).toContainText('Your changes are not saved yet.');
      await button(question(page), 'Stay').click();
      await expect(box).toHaveValue('15.5');
      await box.fill('');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    test(`${name}: a bulk update that fails is said, with the reason if there is one, and its rate stays`, async ({
      page,
      foreign,
    }) => {
      const { dialog, box } = await ask(page, bulk);
      for (const [rule, said] of failures('Failed to update rates', 'Error updating rates')) {
        foreign.next(call, rule);
        await goAhead(page);
        await expect(toast(page, said)).toBeVisible();
        await expect(box).toHaveValue('15.5');
        await bulkBox(dialog, label).update.click();
      }
    });

    test(`${name}: without a token there is no bulk update, and it is said`, async ({ page, foreign }) => {
      await ask(page, bulk);
      await forgetToken(page);
      await goAhead(page);
      await expect(toast(page, 'Authentication token is missing')).toBeVisible();
      expect(foreign.asked(call)).toEqual([]);
    });

    test(`${name}: a confirmed bulk update is sent without the phrase, said, and the rates are read again`, async ({
      page,
      foreign,
    }) => {
      const { box } = await ask(page, bulk);
      const reads = foreign.asked(rates.list).length;
      await goAhead(page);
      await expect(toast(page, done)).toBeVisible();
      await expect(box).toHaveValue('');
      expect(foreign.asked(call)).toHaveLength(1);
      expect(foreign.asked(call)[0]).toMatchObject({ token: 'falcon-token', body: body(foreign) });
      expect(Object.keys(foreign.asked(call)[0]!.body)).toEqual(Object.keys(Object(body(foreign))));
      await expect.poll(() => foreign.asked(rates.list).length).toBe(reads + 1);
    });
  });
}

/** What holds wherever many rates are set at once: tried in one place, as it is one box and one question. */
export function everyBulkSuite(bulk: BulkBox): void {
  const { rates, label, call } = bulk;
  const { name } = rates;

  test.describe("with another company's server", () => {
    test.use({ hostName: 'foreign' });

    test(`${name}: Update All does nothing while its box is empty`, async ({ page, foreign }) => {
      const dialog = await openRates(page, rates);
      const { box, update } = bulkBox(dialog, label);
      await update.click();
      await box.press('Enter');
      await expect(question(page)).toHaveCount(0);
      await expect(page.getByRole('status').getByText(/./)).toHaveCount(0);
      expect(foreign.asked(call)).toEqual([]);
    });

    test(`${name}: a bulk rate below 0 becomes 0`, async ({ page }) => {
      const dialog = await openRates(page, rates);
      const { box } = bulkBox(dialog, label);
      await box.pressSequentially('-3');
      await expect(box).toHaveValue('0');
    });

    test(`${name}: Confirm Update is disabled until the exact phrase is typed, and a wrong one is named`, async ({
      page,
      foreign,
    }) => {
      await ask(page, bulk);
      const wrong = 'Please type the exact confirmation phrase';
      await expect(question(page).getByText(PHRASE, { exact: true })).toBeVisible();
      await expect(confirmButton(page)).toBeDisabled();
      await expect(phraseBox(page)).not.toHaveAccessibleDescription(wrong);
      for (const typed of ['update all rates', `${PHRASE} `, 'UPDATE ALL RATE']) {
        await phraseBox(page).fill(typed);
        await expect(phraseBox(page)).toHaveAccessibleDescription(wrong);
        await expect(confirmButton(page)).toBeDisabled();
        await phraseBox(page).press('Enter');
        await expect(question(page)).toBeVisible();
      }
      await phraseBox(page).fill(PHRASE);
      await expect(question(page).getByText(wrong)).toHaveCount(0);
      await expect(confirmButton(page)).toBeEnabled();
      expect(foreign.asked(call)).toEqual([]);
    });

    test(`${name}: axe finds nothing in the question before a bulk update, its phrase wrong`, async ({
      page,
    }) => {
      await ask(page, bulk);
      await phraseBox(page).fill('wrong');
      await expectAccessible(page);
    });
  });
}

import type { Locator, Page } from '@playwright/test';
import type { ForeignHost } from '@tawseel/console/testing/foreign-host';
import { expect, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { forgetToken } from '../harness/token.ts';
import { button, failures, openOurRates, openRates, question, type RatesWindow } from './rates.ts';

type Route = readonly [from: string, to: string];

/** What differs between the rates of individual users and a company's; rates are those of the foreign host. */
export type CityRatesWindow = RatesWindow & {
  /** The call one rate is saved with. */
  save: string;
  /** A route with a rate in both modes, and these. */
  route: Route;
  normal: string;
  urgent: string;
  /** Another route with a rate in normal mode, and where the host keeps it. */
  other: Route;
  otherRow: (host: ForeignHost) => Record<string, unknown>;
  /** What is sent to save `route`. */
  body: (host: ForeignHost, rate: number, mode: string) => unknown;
  /** Whether one rate is confirmed before it is saved. */
  confirms: boolean;
};

export const boxOf = (dialog: Locator, [from, to]: Route) =>
  dialog.getByRole('spinbutton', { name: `Rate from ${from} to ${to} in AED`, exact: true });
export const saveOf = (dialog: Locator, [from, to]: Route) => button(dialog, `Save ${from} to ${to}`);

/** What holds for both windows of rates between cities. */
export function cityRatesSuite(rates: CityRatesWindow): void {
  const { name, list, save, route, normal, urgent, other, otherRow, body, confirms } = rates;

  async function press(page: Page, dialog: Locator): Promise<void> {
    await saveOf(dialog, route).click();
    if (confirms) await button(question(page), 'Update').click();
  }

  test.describe("with another company's server", () => {
    test.use({ hostName: 'foreign' });

    test(`${name}: every city pair has a box, with its rate where there is one`, async ({ page }) => {
      const dialog = await openRates(page, rates);
      await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(
        ['Abu Dhabi', 'Dubai', 'Sharjah', 'Ajman', 'Fujairah', 'Ras Al Khaimah', 'Umm Al Quwain'].map(
          (city) => `From ${city}`,
        ),
      );
      await expect(dialog.getByRole('spinbutton', { name: /^Rate from/ })).toHaveCount(49);
      await expect(boxOf(dialog, route)).toHaveValue(normal);
      await expect(boxOf(dialog, ['Ajman', 'Fujairah'])).toHaveValue('');
    });

    test(`${name}: one city's rates can be shown alone`, async ({ page }) => {
      const dialog = await openRates(page, rates);
      await dialog.getByRole('combobox', { name: 'From City' }).selectOption('Sharjah');
      await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['From Sharjah']);
      await dialog.getByRole('combobox', { name: 'From City' }).selectOption('All Cities');
      await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(7);
    });

    test(`${name}: Save is disabled without a value for the pair`, async ({ page, foreign }) => {
      const dialog = await openRates(page, rates);
      const empty = ['Ajman', 'Fujairah'] as const;
      await expect(saveOf(dialog, empty)).toBeDisabled();
      await boxOf(dialog, empty).press('Enter');
      await boxOf(dialog, empty).fill('12');
      await expect(saveOf(dialog, empty)).toBeEnabled();
      await expect(saveOf(dialog, route)).toBeEnabled();
      await boxOf(dialog, route).fill('');
      await expect(saveOf(dialog, route)).toBeDisabled();
      await expect(question(page)).toHaveCount(0);
      expect(foreign.asked(save)).toEqual([]);
    });

    test(`${name}: what is typed below 0 becomes 0, and 0 is saved`, async ({ page, foreign }) => {
      const dialog = await openRates(page, rates);
      for (const [name, value] of Object.entries({ type: 'number', min: '0', step: '0.01' }))
        await expect(boxOf(dialog, route)).toHaveAttribute(name, value);
      await boxOf(dialog, route).fill('8.5');
      await boxOf(dialog, route).press('ArrowUp');
      await expect(boxOf(dialog, route)).toHaveValue('8.51');
      await boxOf(dialog, route).fill('');
      await boxOf(dialog, route).pressSequentially('-5');
      await expect(boxOf(dialog, route)).toHaveValue('0');
      await press(page, dialog);
      await expect(toast(page, 'Rate updated successfully')).toBeVisible();
      expect(foreign.asked(save).map((call) => call.body)).toEqual([body(foreign, 0, 'normal')]);
    });

    test(`${name}: a rate has no highest value and any decimals, and a stored one bears no error`, async ({
      page,
      foreign,
    }) => {
      Object.assign(otherRow(foreign), { rates: 31.125, rate: 31.125 });
      const dialog = await openRates(page, rates);
      await expect(boxOf(dialog, other)).toHaveValue('31.125');
      await expect(boxOf(dialog, other)).not.toHaveAttribute('aria-invalid', 'true');
      await boxOf(dialog, route).fill('2000000.005');
      await saveOf(dialog, route).click();
      if (confirms) {
        await expect(question(page)).toContainText('AED 2,000,000.005');
        await button(question(page), 'Update').click();
      }
      await expect(toast(page, 'Rate updated successfully')).toBeVisible();
      expect(foreign.asked(save).map((call) => call.body)).toEqual([body(foreign, 2_000_000.005, 'normal')]);
    });

    test(`${name}: a rate that cannot be read is refused at its box, and stays in it`, async ({
      page,
      foreign,
    }) => {
      const dialog = await openRates(page, rates);
      await boxOf(dialog, route).fill('');
      await boxOf(dialog, route).pressSequentially('12 or 13');
      await boxOf(dialog, route).press('Enter');
      await expect(boxOf(dialog, route)).toHaveAccessibleDescription('Must be a number in AED.');
      await expect(boxOf(dialog, route)).toHaveValue('12 or 13');
      await expect(saveOf(dialog, route)).toBeDisabled();
      await expect(question(page)).toHaveCount(0);
      expect(foreign.asked(save)).toEqual([]);
    });

    test(`${name}: a saved rate goes as a number with the token, is said, and the rates are read again`, async ({
      page,
      foreign,
    }) => {
      const dialog = await openRates(page, rates);
      await expect(boxOf(dialog, other)).not.toHaveValue('');
      const reads = foreign.asked(list).length;
      Object.assign(otherRow(foreign), { rates: 99, rate: 99 });
      await boxOf(dialog, route).fill('21.75');
      await press(page, dialog);
      await expect(toast(page, 'Rate updated successfully')).toBeVisible();
      await expect(boxOf(dialog, other)).toHaveValue('99');
      await expect(boxOf(dialog, route)).toHaveValue('21.75');
      expect(foreign.asked(list).length).toBe(reads + 1);
      expect(foreign.asked(save)).toHaveLength(1);
      expect(foreign.asked(save)[0]).toMatchObject({
        token: 'falcon-token',
        body: body(foreign, 21.75, 'normal'),
      });
    });

    test(`${name}: Save shows that it is busy and sends once`, async ({ page, foreign }) => {
      foreign.next(save, 'hang');
      const dialog = await openRates(page, rates);
      await boxOf(dialog, route).fill('30');
      await press(page, dialog);
      await expect(saveOf(dialog, route)).toHaveAttribute('aria-busy', 'true');
      await expect(saveOf(dialog, route)).toBeDisabled();
      await expect(boxOf(dialog, route)).not.toBeEditable();
      foreign.release();
      await expect(toast(page, 'Rate updated successfully')).toBeVisible();
      await expect(boxOf(dialog, route)).toBeEditable();
      expect(foreign.asked(save)).toHaveLength(1);
    });

    test(`${name}: a save that fails is said, with the reason if there is one, and can be tried again`, async ({
      page,
      foreign,
    }) => {
      const dialog = await openRates(page, rates);
      await boxOf(dialog, route).fill('44');
      for (const [rule, said] of failures('Failed to update rate', 'Error updating rate')) {
        foreign.next(save, rule);
        await press(page, dialog);
        await expect(toast(page, said)).toBeVisible();
        await expect(boxOf(dialog, route)).toHaveValue('44');
      }
      await press(page, dialog);
      await expect(toast(page, 'Rate updated successfully')).toBeVisible();
    });

    test(`${name}: without a token nothing is saved, and it is said`, async ({ page, foreign }) => {
      const dialog = await openRates(page, rates);
      await boxOf(dialog, route).fill('44');
      await forgetToken(page);
      await press(page, dialog);
      await expect(toast(page, 'Authentication token is missing')).toBeVisible();
      expect(foreign.asked(save)).toEqual([]);
    });

    test(`${name}: urgent rates are read and saved as urgent`, async ({ page, foreign }) => {
      const dialog = await openRates(page, rates);
      await expect(boxOf(dialog, route)).toHaveValue(normal);
      await button(dialog, 'Urgent').click();
      await expect(boxOf(dialog, route)).toHaveValue(urgent);
      expect(foreign.asked(list).map(({ path }) => path.split('/').at(-1))).toEqual(['normal', 'urgent']);
      await boxOf(dialog, route).fill('35');
      await press(page, dialog);
      await expect(toast(page, 'Rate updated successfully')).toBeVisible();
      expect(foreign.asked(save).map((call) => call.body)).toEqual([body(foreign, 35, 'urgent')]);
      await button(dialog, 'Normal').click();
      await expect(boxOf(dialog, route)).toHaveValue(normal);
    });

    test(`${name}: what was typed survives the other mode, and closing asks before it is lost`, async ({
      page,
    }) => {
      const dialog = await openRates(page, rates);
      await boxOf(dialog, route).fill('44');
      await button(dialog, 'Urgent').click();
      await button(dialog, 'Normal').click();
      await expect(boxOf(dialog, route)).toHaveValue('44');
      await page.keyboard.press('Escape');
      await expect(question(page)).toContainText('not saved yet');
      await button(question(page), 'Stay').click();
      await expect(boxOf(dialog, route)).toHaveValue('44');
      await page.keyboard.press('Escape');
      await button(question(page), 'Leave').click();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(/\/users/);
    });
  });

  test.describe('with our server', () => {
    test.use({ writes: true });

    test(`${name}: what our server refuses is said at its box, until something else is typed`, async ({
      page,
    }) => {
      const dialog = await openOurRates(page, rates);
      await boxOf(dialog, route).fill('61.125');
      await press(page, dialog);
      await expect(boxOf(dialog, route)).toHaveAccessibleDescription(/At most 2 decimals\./);
      await boxOf(dialog, route).fill('61.12');
      await expect(boxOf(dialog, route)).not.toHaveAttribute('aria-invalid', 'true');
    });

    test(`${name}: saved rates of both modes are there after a reload`, async ({ page }) => {
      let dialog = await openOurRates(page, rates);
      await boxOf(dialog, route).fill('61.25');
      await press(page, dialog);
      await expect(toast(page, 'Rate updated successfully')).toBeVisible();
      await button(dialog, 'Urgent').click();
      await boxOf(dialog, route).fill('71.5');
      await press(page, dialog);
      await expect(toast(page, 'Rate updated successfully').last()).toBeVisible();
      await expect(saveOf(dialog, route)).not.toHaveAttribute('aria-busy');
      await page.reload();
      dialog = await openOurRates(page, rates);
      await expect(boxOf(dialog, route)).toHaveValue('61.25');
      await button(dialog, 'Urgent').click();
      await expect(boxOf(dialog, route)).toHaveValue('71.5');
    });
  });
}

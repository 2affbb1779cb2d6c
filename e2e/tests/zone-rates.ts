import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { expect, test } from '../harness/test.ts';
import { dismissToasts, toast } from '../harness/toast.ts';
import { button, expectWorkedByKeyboard, openRates, question, type RatesWindow } from '../suites/rates.ts';

type Ends = Record<'From' | 'To', readonly [city: string, zone: string]>;

const general: RatesWindow = {
  tab: 'individual',
  button: 'User Zone Price',
  modes: ['Normal Rates', 'Urgent Rates'],
};
const company: RatesWindow = {
  tab: 'company',
  button: 'Set ZonePrice',
  modes: ['Normal Rates', 'Urgent Rates'],
};

/** A route of our demo's general zone rates. */
const TAKEN: Ends = { From: ['Dubai', 'Zone 1'], To: ['Sharjah', 'Zone 1'] };
const FREE: Ends = { From: ['Sharjah', 'Zone 1'], To: ['Sharjah', 'Zone 2'] };
const FREE_TEXT = 'Sharjah, Zone 1 to Sharjah, Zone 2';

/** Rows of rates, without the head. */
const rowsOf = (dialog: Locator) => dialog.getByRole('table', { name: 'Zone rates' }).locator('tbody tr');
const routesOf = (dialog: Locator) => rowsOf(dialog).locator('td:first-child');
const rowOf = (dialog: Locator, route: string) =>
  rowsOf(dialog).filter({ has: dialog.page().getByRole('cell', { name: route }) });
const addForm = (page: Page) => page.getByRole('dialog', { name: 'Add New Zone Rate' });
const editForm = (page: Page) => page.getByRole('dialog', { name: 'Edit Zone Rate' });
const selectOf = (form: Locator, name: string) => form.getByRole('combobox', { name });
const rateBox = (form: Locator) => form.getByRole('spinbutton', { name: 'Rate (AED)' });

async function chooseRoute(form: Locator, ends: Ends): Promise<void> {
  for (const side of ['From', 'To'] as const) {
    await selectOf(form, `${side} City`).selectOption(ends[side][0]);
    await selectOf(form, `${side} Zone`).selectOption(ends[side][1]);
  }
}

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('zone rates: window and form work by keyboard, the focus returns, and axe finds nothing', async ({
    page,
  }) => {
    await expectWorkedByKeyboard(page, company);
    const opener = page.getByRole('button', { name: /^Set ZonePrice: Gulf Books/ });
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/rates found/)).toBeVisible();
    await button(dialog, 'Add New Rate').click();
    const form = addForm(page);
    await expect(selectOf(form, 'From City')).toBeFocused();
    for (const field of ['From Zone', 'To City', 'To Zone']) {
      await page.keyboard.press('Tab');
      await expect(selectOf(form, field)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(rateBox(form)).toBeFocused();
    for (const next of ['Check Existing Rate', 'Cancel', 'Create Rate']) {
      await page.keyboard.press('Tab');
      await expect(button(form, next)).toBeFocused();
    }
    await button(form, 'Create Rate').click();
    await expect(rateBox(form)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await expect(button(dialog, 'Add New Rate')).toBeFocused();
  });

  // Only a browser shows how a number input handles these keys.
  test('zone rates: the box reads what is typed, and a created rate is shown after a reload', async ({
    page,
    foreign,
  }) => {
    let dialog = await openRates(page, general);
    await button(dialog, 'Add New Rate').click();
    const form = addForm(page);
    const rate = rateBox(form);
    await rate.press('ArrowUp');
    await expect(rate).toHaveValue('0.01');
    await rate.press('ArrowDown');
    await rate.press('ArrowDown');
    await expect(rate).toHaveValue('0');
    await rate.fill('');
    await rate.pressSequentially('-12.5');
    await expect(rate).toHaveValue('-12.5');
    await chooseRoute(form, FREE);
    await rate.fill('14.25');
    await button(form, 'Create Rate').click();
    await expect(form).toHaveCount(0);
    await page.reload();
    dialog = await openRates(page, general);
    await expect(rowOf(dialog, FREE_TEXT)).toContainText('AED 14.25');
    expect(foreign.store.zoneRates.at(-1)).toMatchObject({ rate: 14.25, mode: 'normal' });
  });
});

test.describe('with our server', () => {
  test.use({ writes: true });

  test('general zone rates: our server stores changes, and refuses a second rate for a route with its reason', async ({
    page,
  }) => {
    let dialog = await openRates(page, general);
    await expect(routesOf(dialog).nth(1)).toBeVisible();
    await expectAccessible(page);
    const [updated = '', removed = ''] = await routesOf(dialog).allTextContents();

    await test.step('a second rate for a route is refused, and found by checking', async () => {
      await expect(button(dialog, 'Update All')).toHaveCount(0);
      await button(dialog, 'Add New Rate').click();
      const form = addForm(page);
      await chooseRoute(form, TAKEN);
      await rateBox(form).fill('5');
      await button(form, 'Create Rate').click();
      await expect(toast(page, /already has a zone rate: AED .+ Edit that one\.$/)).toBeVisible();
      await button(form, 'Check Existing Rate').click();
      await expect(form.getByText(/This route already has a rate: AED/)).toBeVisible();
      await expect(rateBox(form)).not.toHaveValue('5');
      await button(form, 'Cancel').click();
      await button(question(page), 'Leave').click();
      await expect(form).toHaveCount(0);
      await dismissToasts(page);
    });
    await test.step('a rate is updated, and another removed after confirmation, only in its mode', async () => {
      await button(dialog, `Edit ${updated}`).click();
      await rateBox(editForm(page)).fill('61.5');
      await button(editForm(page), 'Update Rate').click();
      await expect(toast(page, 'Zone rate updated successfully!')).toBeVisible();
      await expect(editForm(page)).toHaveCount(0);
      await dismissToasts(page);
      await button(dialog, `Remove ${removed}`).click();
      await expect(question(page)).toContainText(removed);
      await button(question(page), 'Cancel').click();
      await expect(question(page)).toHaveCount(0);
      await expect(rowOf(dialog, removed)).toHaveCount(1);
      await button(dialog, `Remove ${removed}`).click();
      await button(question(page), 'Remove').click();
      await expect(toast(page, 'Zone rate removed')).toBeVisible();
      await expect(rowOf(dialog, removed)).toHaveCount(0);
    });
    await test.step('both changes are shown after a reload', async () => {
      await page.reload();
      dialog = await openRates(page, general);
      await expect(rowOf(dialog, updated)).toContainText('AED 61.50');
      await expect(rowOf(dialog, removed)).toHaveCount(0);
      await button(dialog, 'Urgent Rates').click();
      await expect(rowOf(dialog, removed)).toHaveCount(1);
    });
  });
});

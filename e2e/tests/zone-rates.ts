import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import {
  button,
  expectWorkedByKeyboard,
  openOurRates,
  openRates,
  question,
  type RatesWindow,
  updateAll,
} from '../suites/rates.ts';

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
/** A company of our demo, in Dubai, without zone rates. */
const WITHOUT_RATES = 'Glow Souk';

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

/** Updates and removes the first rate, reading the list anew after each. */
async function updateAndRemove(page: Page, rates: RatesWindow): Promise<void> {
  let dialog = await openOurRates(page, rates);
  const route = (await routesOf(dialog).first().textContent()) ?? '';
  await test.step('an updated rate is there after a reload', async () => {
    await button(dialog, `Edit ${route}`).click();
    await rateBox(editForm(page)).fill('61.5');
    await button(editForm(page), 'Update Rate').click();
    await expect(toast(page, 'Zone rate updated successfully!')).toBeVisible();
    await page.reload();
    dialog = await openOurRates(page, rates);
    await expect(rowOf(dialog, route)).toContainText('AED 61.50');
  });
  await test.step('a rate is removed behind a question, in its mode alone, and is gone after a reload', async () => {
    await button(dialog, `Remove ${route}`).click();
    await expect(question(page)).toContainText(route);
    await button(question(page), 'Cancel').click();
    await expect(question(page)).toHaveCount(0);
    await expect(rowOf(dialog, route)).toHaveCount(1);
    await button(dialog, `Remove ${route}`).click();
    await button(question(page), 'Remove').click();
    await expect(toast(page, 'Zone rate removed')).toBeVisible();
    await expect(rowOf(dialog, route)).toHaveCount(0);
    await page.reload();
    dialog = await openOurRates(page, rates);
    await expect(routesOf(dialog).first()).toBeVisible();
    await expect(rowOf(dialog, route)).toHaveCount(0);
    await button(dialog, 'Urgent Rates').click();
    await expect(rowOf(dialog, route)).toHaveCount(1);
  });
}

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('zone rates: both windows and the form are worked by keyboard, and the focus returns', async ({
    page,
  }) => {
    for (const rates of [general, company]) await expectWorkedByKeyboard(page, rates);
    const dialog = await openRates(page, company);
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
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await expect(button(dialog, 'Add New Rate')).toBeFocused();
  });

  // What a number input does with such keys, only a browser knows.
  test('zone rates: the box reads what is typed, and a created rate is there after a reload', async ({
    page,
    foreign,
  }) => {
    for (const rates of [general, company]) {
      await test.step(rates.button, async () => {
        let dialog = await openRates(page, rates);
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
        dialog = await openRates(page, rates);
        await expect(rowOf(dialog, FREE_TEXT)).toContainText('AED 14.25');
      });
    }
    expect(foreign.store.zoneRates.at(-1)).toMatchObject({ rate: 14.25, mode: 'normal' });
    expect(foreign.store.companyZoneRates).toMatchObject([{ rate: 14.25, mode: 'normal' }]);
  });
});

onBothHosts((hostName) => {
  const isOurs = hostName === 'ours';

  test('zone rates: axe finds nothing in the windows, nor in the form, refused and editing', async ({
    page,
  }) => {
    for (const rates of [company, general]) {
      const dialog = await (isOurs ? openOurRates : openRates)(page, rates);
      // A company of the other host has none.
      await expect(
        rowsOf(dialog)
          .first()
          .or(dialog.getByText(/rates found/)),
      ).toBeVisible();
      await expectAccessible(page);
    }
    if (isOurs) return;
    await button(page.getByRole('dialog'), 'Add New Rate').click();
    await button(addForm(page), 'Create Rate').click();
    await expect(rateBox(addForm(page))).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(addForm(page)).toHaveCount(0);
    await page.getByRole('button', { name: /^Edit Dubai, Zone 1/ }).click();
    await expect(editForm(page)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('with our server', () => {
  test.use({ writes: true });

  test('general zone rates: our server keeps changes, and refuses a second rate for a route with its reason', async ({
    page,
  }) => {
    await test.step('a second rate for a route is refused, and found by checking', async () => {
      const dialog = await openOurRates(page, general);
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
    });
    await updateAndRemove(page, general);
  });

  test('company zone rates: our server keeps changes, of that company alone', async ({ page }) => {
    await updateAndRemove(page, company);
    await test.step('the pair filter offers every pair and finds both directions of one', async () => {
      const dialog = await openOurRates(page, company);
      const filter = selectOf(dialog, 'City pair');
      await expect(filter.getByRole('option')).toHaveText([
        'All City Pairs',
        'Dubai ↔ Dubai',
        'Dubai ↔ Sharjah',
        'Sharjah ↔ Sharjah',
      ]);
      await expect(filter).toHaveValue('all');
      await filter.selectOption('Dubai ↔ Sharjah');
      await expect(routesOf(dialog).filter({ hasText: /^Dubai.*Dubai/ })).toHaveCount(0);
      for (const direction of [/^Dubai.*Sharjah/, /^Sharjah.*Dubai/]) {
        await expect(routesOf(dialog).filter({ hasText: direction }).first()).toBeVisible();
      }
    });
    await test.step('a bulk update sets the normal rates of the company, not its urgent ones', async () => {
      let dialog = await openOurRates(page, company);
      await updateAll(page, dialog, 'New price for every normal zone rate', '27.75');
      await expect(toast(page, 'All normal zone rates of Happy Camel Toys are now AED 27.75.')).toBeVisible();
      await page.reload();
      dialog = await openOurRates(page, company);
      await expect(rowsOf(dialog).filter({ hasText: 'AED 27.75' }).first()).toBeVisible();
      await expect(rowsOf(dialog).filter({ hasNotText: 'AED 27.75' })).toHaveCount(0);
      await button(dialog, 'Urgent Rates').click();
      await expect(rowsOf(dialog).first()).toBeVisible();
      await expect(rowsOf(dialog).filter({ hasText: 'AED 27.75' })).toHaveCount(0);
    });
    await test.step('a created rate is there after a reload, and of that company alone', async () => {
      let dialog = await openRates(page, company, WITHOUT_RATES);
      await expect(dialog.getByText('No normal rates found for All City Pairs.')).toBeVisible();
      await button(dialog, 'Add New Rate').click();
      const form = addForm(page);
      await chooseRoute(form, FREE);
      await form.getByRole('checkbox', { name: 'Industrial Area 13' }).check();
      await rateBox(form).fill('14.25');
      await button(form, 'Create Rate').click();
      await expect(toast(page, 'Zone rate created successfully!')).toBeVisible();
      await page.reload();
      dialog = await openRates(page, company, WITHOUT_RATES);
      await expect(rowsOf(dialog)).toHaveCount(1);
      await expect(rowsOf(dialog).getByRole('cell')).toHaveText([
        FREE_TEXT,
        'AED 14.25',
        'From: 1 area · To: whole zone',
        '',
      ]);
      dialog = await openOurRates(page, general);
      await expect(routesOf(dialog)).toHaveCount(16);
    });
  });
});

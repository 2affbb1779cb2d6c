import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { expect, test } from '../harness/test.ts';
import { button, question } from './rates.ts';
import { FIRST, openZoneRates, withZoneRates, type ZoneRatesWindow } from './zone-rates.ts';

type Side = 'From' | 'To';

export function fieldOf(form: Locator, name: string): Locator {
  return form.getByRole('combobox', { name, exact: true }).or(form.getByRole('spinbutton', { name }));
}

export const areasOf = (form: Locator, side: Side) => form.getByRole('group', { name: `${side} Zone Areas` });

export async function chooseRoute(form: Locator, ends: Record<Side, [city: string, zone: string]>) {
  for (const side of ['From', 'To'] as const) {
    await fieldOf(form, `${side} City`).selectOption(ends[side][0]);
    await fieldOf(form, `${side} Zone`).selectOption(ends[side][1]);
  }
}

/** The route of the first rate at the foreign host. */
export const TAKEN: Record<Side, [string, string]> = { From: ['Dubai', 'Zone 1'], To: ['Sharjah', 'Zone 1'] };
export const FREE: Record<Side, [string, string]> = {
  From: ['Sharjah', 'Zone 1'],
  To: ['Sharjah', 'Zone 2'],
};
export async function openAdd(page: Page, rates: ZoneRatesWindow): Promise<Locator> {
  const dialog = await openZoneRates(page, rates);
  await button(dialog, 'Add New Rate').click();
  return page.getByRole('dialog', { name: 'Add New Zone Rate', exact: true });
}

export async function openEdit(page: Page, rates: ZoneRatesWindow): Promise<Locator> {
  const dialog = await openZoneRates(page, rates);
  await button(dialog, `Edit ${FIRST}`).click();
  return page.getByRole('dialog', { name: 'Edit Zone Rate', exact: true });
}

/** What holds for the fields of the form of both windows of rates between zones: tried in one, as it is one form. */
export function everyZoneFormSuite(rates: ZoneRatesWindow): void {
  const { name, create } = rates;

  withZoneRates(rates, () => {
    test(`${name}: the form offers the cities Dubai and Sharjah, the zones 1 and 2 and the areas of each`, async ({
      page,
    }) => {
      const form = await openAdd(page, rates);
      for (const side of ['From', 'To']) {
        const offered = (field: string) => fieldOf(form, `${side} ${field}`).locator('option:not([hidden])');
        await expect(offered('City')).toHaveText(['Dubai', 'Sharjah']);
        await expect(offered('Zone')).toHaveText(['Zone 1', 'Zone 2']);
      }
      await expect(button(form, 'Create Rate')).toBeVisible();
      await expect(button(form, 'Cancel')).toBeVisible();

      const areas = areasOf(form, 'From').getByRole('checkbox');
      await expect(areas).toHaveCount(0);
      const labels = async () =>
        (await areasOf(form, 'From').locator('label').allTextContents()).map((label) => label.trim());
      const choose = async (city: string, zone: string) => {
        await fieldOf(form, 'From City').selectOption(city);
        await fieldOf(form, 'From Zone').selectOption(zone);
        return labels();
      };
      const long = await choose('Dubai', 'Zone 1');
      expect([long.length - 1, long[0], long[1], long.at(-1)]).toEqual([
        55,
        'Select All',
        'Al Qusais',
        'Dubai Hills',
      ]);
      expect(await choose('Dubai', 'Zone 2')).toEqual(['Select All', 'Others']);
      const industrial = [1, 2, 3, 4, 5, 6, 10, 13, 15, 16, 17].map((each) => `Industrial Area ${each}`);
      expect(await choose('Sharjah', 'Zone 1')).toEqual(['Select All', ...industrial]);
      expect(await choose('Sharjah', 'Zone 2')).toEqual(['Select All', 'Others']);
    });

    test(`${name}: Select All ticks every area of its side, and none when pressed again`, async ({
      page,
    }) => {
      const form = await openAdd(page, rates);
      await chooseRoute(form, TAKEN);
      const all = areasOf(form, 'To').getByRole('checkbox', { name: 'Select All' });
      await all.check();
      await expect(areasOf(form, 'To').locator('input:checked')).toHaveCount(12);
      await expect(areasOf(form, 'From').locator('input:checked')).toHaveCount(0);
      await areasOf(form, 'To').getByRole('checkbox', { name: 'Industrial Area 4' }).uncheck();
      await expect(all).not.toBeChecked();
      await all.check();
      await all.uncheck();
      await expect(areasOf(form, 'To').locator('input:checked')).toHaveCount(0);
    });

    test(`${name}: changing a city or a zone clears the areas of its side alone`, async ({ page }) => {
      const form = await openAdd(page, rates);
      await chooseRoute(form, { From: ['Dubai', 'Zone 1'], To: ['Dubai', 'Zone 1'] });
      for (const [side, kept] of [
        ['From', 'To'],
        ['To', 'From'],
      ] as const) {
        for (const [field, value, before] of [
          ['City', 'Sharjah', 'Dubai'],
          ['Zone', 'Zone 2', 'Zone 1'],
        ] as const) {
          for (const each of [side, kept]) {
            await areasOf(form, each).getByRole('checkbox', { name: 'Deira' }).check();
          }
          await fieldOf(form, `${side} ${field}`).selectOption(value);
          await expect(areasOf(form, side).locator('input:checked')).toHaveCount(0);
          await expect(areasOf(form, kept).locator('input:checked')).toHaveCount(1);
          await fieldOf(form, `${side} ${field}`).selectOption(before);
          await expect(areasOf(form, side).locator('input:checked')).toHaveCount(0);
        }
      }
    });

    test(`${name}: cities, zones and rate are required, each named at its field, and nothing is sent`, async ({
      page,
      foreign,
    }) => {
      const form = await openAdd(page, rates);
      await button(form, 'Create Rate').click();
      for (const field of ['From City', 'From Zone', 'To City', 'To Zone', 'Rate (AED)']) {
        await expect(fieldOf(form, field)).toHaveAccessibleDescription(/^Must be/);
        await expect(fieldOf(form, field)).toHaveAttribute('required', '');
      }
      await expect(fieldOf(form, 'From City')).toBeFocused();
      await chooseRoute(form, FREE);
      await button(form, 'Create Rate').click();
      await expect(fieldOf(form, 'Rate (AED)')).toBeFocused();
      expect(foreign.asked(create)).toEqual([]);
    });

    test(`${name}: a zone rate is at least 0, in steps of 0.01, and may have any decimals`, async ({
      page,
      foreign,
    }) => {
      const form = await openAdd(page, rates);
      const rate = fieldOf(form, 'Rate (AED)');
      for (const [name, value] of Object.entries({ type: 'number', min: '0', step: '0.01' }))
        await expect(rate).toHaveAttribute(name, value);
      await rate.press('ArrowUp');
      await expect(rate).toHaveValue('0.01');
      await rate.press('ArrowDown');
      await rate.press('ArrowDown');
      await expect(rate).toHaveValue('0');
      await rate.fill('');
      await rate.pressSequentially('-7');
      await expect(rate).toHaveValue('0');
      await chooseRoute(form, FREE);
      await rate.fill('1000000.125');
      await button(form, 'Create Rate').click();
      await expect(form).toHaveCount(0);
      expect(foreign.asked(create)[0]?.body).toMatchObject({ rate: 1_000_000.125 });
    });

    test(`${name}: Cancel closes an untouched form and asks before something typed is lost`, async ({
      page,
    }) => {
      const form = await openAdd(page, rates);
      await button(form, 'Cancel').click();
      await expect(form).toHaveCount(0);
      await button(page.getByRole('dialog'), 'Add New Rate').click();
      await fieldOf(form, 'Rate (AED)').fill('5');
      await button(form, 'Cancel').click();
      await button(question(page), 'Stay').click();
      await expect(fieldOf(form, 'Rate (AED)')).toHaveValue('5');
    });

    test(`${name}: Tab walks the form in order, Escape closes it alone, and the focus returns`, async ({
      page,
    }) => {
      const form = await openAdd(page, rates);
      await expect(fieldOf(form, 'From City')).toBeFocused();
      for (const field of ['From Zone', 'To City', 'To Zone', 'Rate (AED)']) {
        await page.keyboard.press('Tab');
        await expect(fieldOf(form, field)).toBeFocused();
      }
      for (const next of ['Check Existing Rate', 'Cancel', 'Create Rate']) {
        await page.keyboard.press('Tab');
        await expect(button(form, next)).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(form).toHaveCount(0);
      await expect(button(page.getByRole('dialog'), 'Add New Rate')).toBeFocused();
    });

    test(`${name}: axe finds nothing in the form, filled in, refused and editing`, async ({ page }) => {
      const form = await openAdd(page, rates);
      await button(form, 'Create Rate').click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(form).toHaveCount(0);
      await button(page.getByRole('dialog'), `Edit ${FIRST}`).click();
      await expect(page.getByRole('dialog', { name: 'Edit Zone Rate' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { expectAccessible } from '../harness/axe.ts';
import { placesAround } from '../harness/held.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';

const WEIGHTS = 'Parcel Weight Charges';
const PACKING = 'Additional Packing Charges';
const SIZES = 'Parcel Size Charges';
const PACKING_CHARGE = 'Additional Service Charge';
const UPDATE_PACKING = 'PUT /api/rates/update-additional-service';
const UPDATE_SIZE = 'PUT /api/rates/update-size-rate';

const tableOf = (page: Page, title: string) => page.getByRole('table', { name: title });
const rowOf = (page: Page, title: string, charge: string) =>
  tableOf(page, title).getByRole('row').filter({ hasText: charge });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const boxOf = (page: Page, what: string, charge: string) =>
  page.getByRole('spinbutton', { name: `${what}, ${charge}` });
const priceBox = (page: Page, charge: string) => boxOf(page, 'Price (Dirham)', charge);
const volumeBox = (page: Page, charge: string) => boxOf(page, 'Max volume (cm³)', charge);

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  // Only a browser shows how a number input handles these keys.
  test('prices: the boxes read what is typed, or refuse it at the box', async ({ page, foreign }) => {
    await page.goto(addresses.prices);

    await test.step('a volume that cannot be read is refused, and is never unlimited', async () => {
      await button(page, 'Edit Small').click();
      const box = volumeBox(page, 'Small');
      for (const typed of ['5000e', '-', '--5', '1e999']) {
        await box.fill('');
        await box.pressSequentially(typed);
        await page.keyboard.press('Enter');
        await expect(box, typed).toHaveAccessibleDescription('Must be a number in cm³.');
        await expect(box).toBeFocused();
      }
      expect(foreign.asked(UPDATE_SIZE)).toEqual([]);
      await box.pressSequentially('9');
      await expect(box).not.toHaveAttribute('aria-invalid', 'true');
      await box.fill('5001');
      await page.keyboard.press('Enter');
      await expect(rowOf(page, SIZES, 'Small').getByRole('cell').nth(1)).toHaveText('5,001');
      expect(foreign.asked(UPDATE_SIZE).map(({ body }) => body.maxVolume)).toEqual([5001]);
    });

    await test.step('a price with a comma, in Arabic digits or with its currency is read as it is meant', async () => {
      const typedPrices = [
        ['12,5', 12.5],
        ['1,250.50', 1250.5],
        ['١٣٫٥', 13.5],
        ['AED 14.50', 14.5],
        ['.5', 0.5],
      ] as const;
      for (const [at, [typed, price]] of typedPrices.entries()) {
        await button(page, `Edit ${PACKING_CHARGE}`).click();
        const box = priceBox(page, PACKING_CHARGE);
        await box.press('Control+a');
        await box.pressSequentially(typed);
        await expect(box).toHaveValue(typed);
        await page.keyboard.press('Enter');
        await expect(box, typed).toHaveCount(0);
        expect(foreign.asked(UPDATE_PACKING)[at]?.body.price, typed).toBe(price);
      }
    });

    await test.step('an ambiguous price is refused, as it was typed', async () => {
      await button(page, `Edit ${PACKING_CHARGE}`).click();
      const box = priceBox(page, PACKING_CHARGE);
      for (const typed of ['1.5.5', '12,50,00', '1e3', '1 25', 'Dhs 5', 'abc', 'NaN']) {
        await box.fill('');
        await box.pressSequentially(typed);
        await page.keyboard.press('Enter');
        await expect(box, typed).toHaveAccessibleDescription('Must be a number in AED.');
        await expect(box).toHaveValue(typed);
      }
      await box.fill('');
      await page.keyboard.insertText("$'5$&");
      await expect(box).toHaveValue("$'5$&");
      expect(foreign.asked(UPDATE_PACKING)).toHaveLength(5);
    });
  });
});

onBothHosts(() => {
  test('prices: axe finds nothing on the screen, also while editing', async ({ page }) => {
    await page.goto(addresses.prices);
    await expect(tableOf(page, SIZES)).toBeVisible();
    await button(page, 'Edit Small').click();
    await button(page, `Edit ${PACKING_CHARGE}`).click();
    await priceBox(page, 'Small').fill('');
    await button(page, 'Save Small').click();
    await expect(priceBox(page, 'Small')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });
});

test('prices: the layout does not shift when the charges of a new business load', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  const open = async () => {
    await page.goto(addresses.prices);
    await expect(page.getByRole('heading', { name: SIZES })).toBeVisible();
  };
  const shown = async () => {
    for (const title of [WEIGHTS, PACKING, SIZES]) await expect(tableOf(page, title)).toBeVisible();
  };
  const { before, after } = await placesAround(page, /\/api\/rates\//, open, shown);
  expect(after).toEqual(before);
});

test.describe('with our server', () => {
  test.use({ writes: true });

  test('prices: values that our server accepts are shown after a reload, and refusals are reported', async ({
    page,
  }) => {
    await page.goto(addresses.prices);
    await button(page, 'Edit Medium').click();
    await volumeBox(page, 'Medium').fill('8000');
    await button(page, 'Save Medium').click();
    await expect(toast(page, 'Small has the same largest volume (8000 cm³). Choose another.')).toBeVisible();
    await expect(volumeBox(page, 'Medium')).toHaveValue('8000');
    await priceBox(page, 'Medium').fill('4.5');
    await volumeBox(page, 'Medium').fill('31000');
    await button(page, 'Save Medium').click();
    await expect(toast(page, 'Parcel size charge updated successfully!')).toBeVisible();
    await button(page, 'Edit 25-30').click();
    await priceBox(page, '25-30').fill('41.25');
    await button(page, 'Save 25-30').click();
    await expect(toast(page, 'Weight rate updated successfully.')).toBeVisible();
    await button(page, `Edit ${PACKING_CHARGE}`).click();
    await priceBox(page, PACKING_CHARGE).fill('8.75');
    await button(page, `Save ${PACKING_CHARGE}`).click();
    await expect(toast(page, 'Price updated successfully!')).toBeVisible();
    await page.reload();
    await expect(rowOf(page, WEIGHTS, '25-30')).toContainText('AED 41.25');
    await expect(rowOf(page, PACKING, PACKING_CHARGE)).toContainText('AED 8.75');
    await expect(rowOf(page, SIZES, 'Medium')).toContainText(/31,000.*AED 4\.50/);
  });
});

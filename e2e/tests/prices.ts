import { addresses } from '@tawseel/console/addresses';
import { expectAccessible } from '../harness/axe.ts';
import { placesAround } from '../harness/held.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import {
  button,
  chargesSuite,
  edit,
  priceBox,
  rowOf,
  type Section,
  tableOf,
  volumeBox,
} from '../suites/charges.ts';

const weights: Section = {
  title: 'Parcel Weight Charges',
  list: 'GET /api/rates/weight-rates',
  update: 'PUT /api/rates/update-weight-rate',
  rows: ({ store }) => store.weights,
  columns: [/^Weight range \(kg\)$/, /^Price \(Dirham\)$/, /./],
  charge: '5-30',
  at: 1,
  sent: {},
  done: 'Weight rate updated successfully.',
};

const packing: Section = {
  title: 'Additional Packing Charges',
  list: 'GET /api/rates/additional-services',
  update: 'PUT /api/rates/update-additional-service',
  rows: ({ store }) => [store.packing],
  columns: [/./, /^Price \(Dirham\)$/, /./],
  charge: 'Additional Service Charge',
  at: 0,
  sent: {},
  done: 'Price updated successfully!',
  failed: 'Failed to update price.',
};

const sizes: Section = {
  title: 'Parcel Size Charges',
  list: 'GET /api/rates/size-rates',
  update: 'PUT /api/rates/update-size-rate',
  rows: ({ store }) => store.sizes,
  columns: [/^Size category$/, /^Max volume \(cm³\)$/, /^Price \(Dirham\)$/, /./],
  charge: 'Small',
  at: 0,
  sent: { maxVolume: 5000 },
  done: 'Parcel size charge updated successfully!',
  failed: 'Failed to update charge.',
};

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  for (const section of [weights, packing, sizes]) chargesSuite(section);

  test('prices: an unlimited volume shows ∞, and a volume left blank is sent as null', async ({
    page,
    foreign,
  }) => {
    await page.goto(addresses.prices);
    await expect(rowOf(page, sizes, 'Any').getByRole('cell').nth(1)).toHaveText('∞');
    await expect(rowOf(page, sizes).getByRole('cell').nth(1)).toHaveText('5,000');
    await button(page, 'Edit Small').click();
    await expect(volumeBox(page, 'Small')).toHaveValue('5000');
    await volumeBox(page, 'Small').fill('');
    await button(page, 'Save Small').click();
    await expect(rowOf(page, sizes).getByRole('cell').nth(1)).toHaveText('∞');
    const id = foreign.store.sizes[0]!._id;
    expect(foreign.asked(sizes.update).map(({ body }) => body)).toEqual([{ id, price: 4, maxVolume: null }]);
  });

  test('prices: a volume is sent as a number, one of 0 too', async ({ page, foreign }) => {
    await edit(page, 'Any');
    await expect(volumeBox(page, 'Any')).toHaveValue('');
    await volumeBox(page, 'Any').fill('0');
    await button(page, 'Save Any').click();
    await expect(rowOf(page, sizes, 'Any').getByRole('cell').nth(1)).toHaveText('0');
    await edit(page, 'Any');
    await volumeBox(page, 'Any').fill('125000');
    await button(page, 'Save Any').click();
    await expect(rowOf(page, sizes, 'Any').getByRole('cell').nth(1)).toHaveText('125,000');
    expect(foreign.asked(sizes.update).map(({ body }) => body)).toMatchObject([
      { price: 40, maxVolume: 0 },
      { price: 40, maxVolume: 125000 },
    ]);
  });

  test('prices: a volume that is no number is shown as it came, is not unlimited, and goes back so', async ({
    page,
    foreign,
  }) => {
    Object.assign(foreign.store.sizes[1] ?? {}, { maxVolume: 'on request' });
    await page.goto(addresses.prices);
    await expect(rowOf(page, sizes, 'Any').getByRole('cell').nth(1)).toHaveText('on request');
    await edit(page, 'Any');
    await expect(volumeBox(page, 'Any')).toHaveValue('on request');
    await priceBox(page, 'Any').fill('41');
    await button(page, 'Save Any').click();
    await expect(rowOf(page, sizes, 'Any')).toContainText('AED 41.00');
    expect(foreign.asked(sizes.update)[0]?.body).toMatchObject({ price: 41, maxVolume: 'on request' });
  });

  test('prices: a volume that cannot be read is refused at its box and stays in it, and is never unlimited', async ({
    page,
    foreign,
  }) => {
    await edit(page, 'Small');
    const box = volumeBox(page, 'Small');
    for (const typed of ['5000e', '-', '--5', '1e999']) {
      await box.fill('');
      await box.pressSequentially(typed);
      await page.keyboard.press('Enter');
      await expect(box, typed).toHaveAccessibleDescription('Must be a number in cm³.');
      await expect(box).toBeFocused();
    }
    expect(foreign.asked(sizes.update)).toEqual([]);
    await box.pressSequentially('9');
    await expect(box).not.toHaveAttribute('aria-invalid', 'true');
    await box.fill('5001');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, sizes).getByRole('cell').nth(1)).toHaveText('5,001');
    expect(foreign.asked(sizes.update).map(({ body }) => body.maxVolume)).toEqual([5001]);
  });

  test('prices: a price with a comma, in Arabic digits or with its currency is read as it is meant', async ({
    page,
    foreign,
  }) => {
    const typedPrices = [
      ['12,5', 12.5],
      ['1,250.50', 1250.5],
      ['١٣٫٥', 13.5],
      ['AED 14.50', 14.5],
      ['.5', 0.5],
    ] as const;
    for (const [at, [typed, price]] of typedPrices.entries()) {
      await edit(page, 'Additional Service Charge');
      const box = priceBox(page, 'Additional Service Charge');
      await box.press('Control+a');
      await box.pressSequentially(typed);
      await expect(box).toHaveValue(typed);
      await page.keyboard.press('Enter');
      await expect(box, typed).toHaveCount(0);
      expect(foreign.asked(packing.update)[at]?.body.price, typed).toBe(price);
    }
  });

  test('prices: a price that could be meant in two ways is refused at its box, as it was typed', async ({
    page,
    foreign,
  }) => {
    await edit(page, 'Additional Service Charge');
    const box = priceBox(page, 'Additional Service Charge');
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
    expect(foreign.asked(packing.update)).toEqual([]);
  });

  test('prices: several charges can be edited at once, each saved by itself', async ({ page }) => {
    await edit(page, '0-5');
    await button(page, 'Edit 5-30').click();
    await priceBox(page, '0-5').fill('3');
    await priceBox(page, '5-30').fill('16');
    await button(page, 'Save 5-30').click();
    await expect(rowOf(page, weights)).toContainText('AED 16.00');
    await expect(priceBox(page, '0-5')).toHaveValue('3');
  });

  test('prices: leaving asks before something typed is lost', async ({ page }) => {
    await edit(page, '5-30');
    await priceBox(page, '5-30').fill('16');
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await button(page, 'Stay').click();
    await expect(priceBox(page, '5-30')).toHaveValue('16');
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await button(page, 'Leave').click();
    await expect(page).toHaveURL(addresses.profileView);
  });

  test('prices: charges that are not there say so', async ({ page, foreign }) => {
    for (const { list } of [weights, packing, sizes]) foreign.next(list, { body: [] });
    await page.goto(addresses.prices);
    await expect(page.getByText('No charges found.')).toHaveCount(3);
  });
});

onBothHosts(() => {
  test('prices: three sections, and a note that above 30 kg another shipment must be booked', async ({
    page,
  }) => {
    await page.goto(addresses.prices);
    for (const section of [weights, packing, sizes]) {
      await expect(tableOf(page, section).getByRole('row').nth(1)).toBeVisible();
    }
    await expect(page.getByText('For weights above 30 kg, please book another shipment.')).toBeVisible();
    await expect(tableOf(page, packing).getByRole('row')).toHaveCount(2);
    await expect(tableOf(page, sizes).getByText('∞')).toBeVisible();
    expect(await page.getByRole('main').innerText()).not.toMatch(/undefined|null|NaN/);
  });

  test('prices: axe finds nothing on the screen, while editing too', async ({ page }) => {
    await page.goto(addresses.prices);
    await expect(tableOf(page, sizes)).toBeVisible();
    await button(page, 'Edit Small').click();
    await button(page, 'Edit Additional Service Charge').click();
    await priceBox(page, 'Small').fill('');
    await button(page, 'Save Small').click();
    await expectAccessible(page);
  });
});

test('prices: nothing moves when the charges of a new business come', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  const open = async () => {
    await page.goto(addresses.prices);
    await expect(page.getByRole('heading', { name: sizes.title })).toBeVisible();
  };
  const shown = async () => {
    for (const section of [weights, packing, sizes]) await expect(tableOf(page, section)).toBeVisible();
  };
  const { before, after } = await placesAround(page, /\/api\/rates\//, open, shown);
  expect(after).toEqual(before);
});

test.describe('with our server', () => {
  test.use({ writes: true });

  test('prices: what was saved in each section is there after a reload', async ({ page }) => {
    await edit(page, '25-30');
    await priceBox(page, '25-30').fill('41.25');
    await button(page, 'Save 25-30').click();
    await expect(toast(page, weights.done)).toBeVisible();
    await button(page, 'Edit Additional Service Charge').click();
    await priceBox(page, 'Additional Service Charge').fill('8.75');
    await button(page, 'Save Additional Service Charge').click();
    await expect(toast(page, packing.done)).toBeVisible();
    await button(page, 'Edit Medium').click();
    await priceBox(page, 'Medium').fill('4.5');
    await volumeBox(page, 'Medium').fill('31000');
    await button(page, 'Save Medium').click();
    await expect(toast(page, sizes.done)).toBeVisible();
    await page.reload();
    await expect(rowOf(page, weights, '25-30')).toContainText('AED 41.25');
    await expect(rowOf(page, packing)).toContainText('AED 8.75');
    await expect(rowOf(page, sizes, 'Medium')).toContainText(/31,000.*AED 4\.50/);
  });

  test('prices: two sizes of one largest volume are refused, and the server says why', async ({ page }) => {
    await edit(page, 'Medium');
    await volumeBox(page, 'Medium').fill('8000');
    await button(page, 'Save Medium').click();
    await expect(toast(page, 'Small has the same largest volume (8000 cm³). Choose another.')).toBeVisible();
    await expect(volumeBox(page, 'Medium')).toHaveValue('8000');
  });
});

import { expect, onBothHosts, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { boxOf, type CityRatesWindow, cityRatesSuite, saveOf } from '../suites/city-rates.ts';
import { button, companyId, openOurRates, openRates, question, ratesSuite } from '../suites/rates.ts';
import { bulkBox, bulkSuite, confirmButton, phraseBox } from '../suites/rates-bulk.ts';

const BULK = 'POST /api/rates/bulk-update-city';

const individual: CityRatesWindow = {
  name: 'individual rates',
  tab: 'individual',
  button: 'Edit User Price',
  modes: ['Normal', 'Urgent'],
  list: 'GET /api/rates/user-normal-rates/:type',
  listFailed: 'Failed to fetch rates: The depot is closed',
  save: 'PUT /api/rates/update-userNormalRate',
  route: ['Dubai', 'Sharjah'],
  normal: '20',
  urgent: '31',
  other: ['Sharjah', 'Dubai'],
  otherRow: ({ store }) => store.userRates[1]!,
  body: ({ store }, rate, mode) => ({
    rateId: store.userRates.find((row) => (row.mode ?? 'normal') === mode)?._id,
    fromCity: 'Dubai',
    toCity: 'Sharjah',
    rate,
    mode,
  }),
  confirms: false,
};

const company: CityRatesWindow = {
  name: 'company rates',
  tab: 'company',
  button: 'Set CompanyPrice',
  modes: ['Normal', 'Urgent'],
  list: 'GET /api/rates/companyRates/:id/:type',
  listFailed: 'The depot is closed',
  save: 'PUT /api/rates/update-companyNormalRate',
  route: ['Sharjah', 'Dubai'],
  normal: '17.5',
  urgent: '27',
  other: ['Dubai', 'Ajman'],
  otherRow: ({ store }) => store.companyRates[0]!,
  body: (host, rate, deliveryType) => ({
    companyId: companyId(host),
    rates: [{ fromCity: 'Sharjah', toCity: 'Dubai', rate, deliveryType }],
  }),
  confirms: true,
};

for (const window of [individual, company]) {
  ratesSuite(window);
  cityRatesSuite(window);
}

bulkSuite({
  rates: company,
  label: 'New rate for everything from Dubai',
  call: BULK,
  body: (host) => ({
    companyId: companyId(host),
    rates: [{ fromCity: 'Dubai', rate: 15.5, deliveryType: 'normal' }],
  }),
  done: 'All Dubai rates updated to 15.5',
});

onBothHosts((hostName) => {
  test('individual rates: nothing is updated in bulk, in either mode', async ({ page }) => {
    const dialog = await (hostName === 'ours' ? openOurRates : openRates)(page, individual);
    for (const mode of ['Urgent', 'Normal']) {
      await button(dialog, mode).click();
      await expect(boxOf(dialog, individual.route)).toBeVisible();
      await expect(button(dialog, 'Update All')).toHaveCount(0);
    }
  });

  test('company rates: the bulk box of each city is offered in normal mode only', async ({ page }) => {
    const dialog = await (hostName === 'ours' ? openOurRates : openRates)(page, company);
    await expect(button(dialog, 'Update All')).toHaveCount(7);
    await button(dialog, 'Urgent').click();
    await expect(boxOf(dialog, company.route)).toBeVisible();
    await expect(button(dialog, 'Update All')).toHaveCount(0);
  });
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('individual rates: a pair that the server has no rate of cannot be saved, and it is said', async ({
    page,
    foreign,
  }) => {
    const dialog = await openRates(page, individual);
    await boxOf(dialog, ['Ajman', 'Fujairah']).fill('12');
    await saveOf(dialog, ['Ajman', 'Fujairah']).click();
    await expect(toast(page, 'Could not find rate information')).toBeVisible();
    await expect(boxOf(dialog, ['Ajman', 'Fujairah'])).toHaveValue('12');
    expect(foreign.asked(individual.save)).toEqual([]);
  });

  test('individual rates: a load without a response is said with the generic words', async ({
    page,
    foreign,
  }) => {
    foreign.next(individual.list, 'drop');
    await openRates(page, individual);
    await expect(toast(page, 'Failed to fetch rates: Some thing went Wrong!')).toBeVisible();
  });

  test('company rates: one rate is confirmed first, and Cancel sends nothing', async ({ page, foreign }) => {
    const dialog = await openRates(page, company);
    await boxOf(dialog, company.route).fill('44');
    await saveOf(dialog, company.route).click();
    await expect(question(page)).toContainText(
      'Gulf Books will pay AED 44.00 for normal deliveries, Sharjah to Dubai.',
    );
    await button(question(page), 'Cancel').click();
    await expect(question(page)).toHaveCount(0);
    await expect(boxOf(dialog, company.route)).toHaveValue('44');
    expect(foreign.asked(company.save)).toEqual([]);
  });

  test("company rates: a single destination from the company's own city is sent by that city, hyphenated", async ({
    page,
    foreign,
  }) => {
    foreign.store.companyRates.push({ fromCity: 'Dubai', toCity: 'Ras Al Khaimah', rate: 50 });
    const dialog = await openRates(page, company);
    const route = ['Dubai', 'Ras Al Khaimah'] as const;
    await expect(boxOf(dialog, route)).toHaveValue('50');
    await boxOf(dialog, route).fill('48.5');
    await saveOf(dialog, route).click();
    await button(question(page), 'Update').click();
    await expect(toast(page, 'Rate updated successfully')).toBeVisible();
    await expect(boxOf(dialog, route)).toHaveValue('48.5');
    expect(foreign.asked(company.save)).toEqual([]);
    expect(foreign.asked(BULK).map(({ body }) => body)).toEqual([
      {
        companyId: companyId(foreign),
        companyCity: 'Dubai',
        deliveryType: 'normal',
        rates: [{ toCity: 'Ras-Al-Khaimah', rate: 48.5 }],
      },
    ]);
  });

  test('company rates: the phrase to confirm a bulk update with is a setting', async ({ page }) => {
    await page.route('**/settings.json', async (route) => {
      const settings = await (await route.fetch()).json();
      await route.fulfill({ json: { ...settings, bulkConfirmPhrase: 'I am sure' } });
    });
    const dialog = await openRates(page, company);
    const { box, update } = bulkBox(dialog, 'New rate for everything from Dubai');
    await box.fill('15');
    await update.click();
    await phraseBox(page).fill('UPDATE ALL RATES');
    await expect(confirmButton(page)).toBeDisabled();
    await phraseBox(page).fill('I am sure');
    await expect(confirmButton(page)).toBeEnabled();
  });

  test('company rates: a pair without a rate names the individual one that applies', async ({
    page,
    foreign,
  }) => {
    const dialog = await openRates(page, company);
    await expect(boxOf(dialog, ['Dubai', 'Sharjah'])).toHaveAttribute('placeholder', '20 individual');
    await expect(boxOf(dialog, ['Ajman', 'Fujairah'])).toHaveAttribute('placeholder', 'no rate');
    await expect(saveOf(dialog, ['Dubai', 'Sharjah'])).toBeDisabled();
    expect(foreign.asked(company.list)[0]?.path).toBe(`/api/rates/companyRates/${companyId(foreign)}/normal`);
  });
});

test.describe('with our server', () => {
  test.use({ writes: true });

  test('company rates: a bulk update sets every rate from its city, no other, and stays after a reload', async ({
    page,
  }) => {
    let dialog = await openOurRates(page, company);
    const others = await boxOf(dialog, ['Sharjah', 'Dubai']).inputValue();
    const { box, update } = bulkBox(dialog, 'New rate for everything from Ras Al Khaimah');
    await box.fill('33.25');
    await update.click();
    await phraseBox(page).fill('UPDATE ALL RATES');
    await confirmButton(page).click();
    await expect(toast(page, 'All Ras Al Khaimah rates updated to 33.25')).toBeVisible();
    await page.reload();
    dialog = await openOurRates(page, company);
    for (const to of ['Dubai', 'Ras Al Khaimah', 'Fujairah']) {
      await expect(boxOf(dialog, ['Ras Al Khaimah', to])).toHaveValue('33.25');
    }
    await expect(boxOf(dialog, ['Sharjah', 'Dubai'])).toHaveValue(others);
    await button(dialog, 'Urgent').click();
    await expect(boxOf(dialog, ['Ras Al Khaimah', 'Dubai'])).not.toHaveValue('33.25');
  });
});

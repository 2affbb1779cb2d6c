import { ask } from '../harness/ask.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { boxOf, type CityRatesWindow, cityRatesSuite, saveOf } from '../suites/city-rates.ts';
import {
  button,
  companyId,
  DEMO_COMPANY,
  openOurRates,
  openRates,
  question,
  ratesSuite,
} from '../suites/rates.ts';
import {
  type BulkBox,
  bulkBox,
  bulkSuite,
  confirmButton,
  everyBulkSuite,
  phraseBox,
} from '../suites/rates-bulk.ts';

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

const bulk: BulkBox = {
  rates: company,
  label: 'New rate for all routes from Dubai',
  call: BULK,
  body: (host) => ({
    companyId: companyId(host),
    rates: [{ fromCity: 'Dubai', rate: 15.5, deliveryType: 'normal' }],
  }),
  done: 'All Dubai rates updated to 15.5',
};
bulkSuite(bulk);
everyBulkSuite(bulk);

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
    await page.addInitScript(() => {
      const find = document.getElementById.bind(document);
      document.getElementById = (id) => {
        const found = find(id);
        if (id !== 'settings' || !found?.textContent) return found;
        const textContent = found.textContent.replace('"UPDATE ALL RATES"', '"I am sure"');
        return Object.assign(document.createElement('p'), { textContent });
      };
    });
    const dialog = await openRates(page, company);
    const { box, update } = bulkBox(dialog, 'New rate for all routes from Dubai');
    await box.fill('15');
    await update.click();
    await phraseBox(page).fill('UPDATE ALL RATES');
    await expect(confirmButton(page)).toBeDisabled();
    await phraseBox(page).fill('I am sure');
    await expect(confirmButton(page)).toBeEnabled();
  });

  test("company rates: of another company's server nothing more is asked, and its empty box promises nothing", async ({
    page,
    foreign,
  }) => {
    const dialog = await openRates(page, company);
    for (const route of [
      ['Dubai', 'Sharjah'],
      ['Ajman', 'Fujairah'],
    ] as const) {
      await expect(boxOf(dialog, route)).not.toHaveAttribute('placeholder', /./);
      await expect(boxOf(dialog, route)).not.toHaveAccessibleDescription(/./);
      await expect(saveOf(dialog, route)).toBeDisabled();
    }
    await expect(dialog.getByText(/individual|applies|charged/)).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    const asked = foreign.received.filter(({ path }) => path.startsWith('/api/rates/'));
    expect(asked.map(({ path }) => path)).toEqual([`/api/rates/companyRates/${companyId(foreign)}/normal`]);
  });
});

test.describe('with our server', () => {
  test.use({ writes: true });

  test('company rates: a bulk update sets every rate from its city, no other, and stays after a reload', async ({
    page,
  }) => {
    let dialog = await openOurRates(page, company);
    const others = await boxOf(dialog, ['Sharjah', 'Dubai']).inputValue();
    const { box, update } = bulkBox(dialog, 'New rate for all routes from Ras Al Khaimah');
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

  test('company rates: a rate taken away leaves an empty box that says what is charged, and by which rate', async ({
    page,
    host,
  }) => {
    const senders: { _id: string; name: string }[] = await ask(host, 'GET', '/api/senders/all');
    const senderId = senders.find(({ name }) => name === DEMO_COMPANY)?._id;
    const priceFrom = async (area: object) => {
      const parcel = { orderWeight: 1, parcelSize: { length: 10, width: 10, height: 10 } };
      const route = { pickup: { city: 'Sharjah', ...area }, dropoff: { city: 'Sharjah', ...area } };
      const delivery = { senderId, deliveryType: 'normal', ...parcel, ...route };
      const { charge, rate } = await ask(host, 'POST', '/api/rates/quote', delivery);
      return { base: charge.base, kind: rate.kind };
    };
    let dialog = await openOurRates(page, company);
    const far = ['Fujairah', 'Ajman'] as const;
    await button(dialog, 'Remove Fujairah to Ajman').click();
    await expect(question(page)).toContainText(DEMO_COMPANY);
    await button(question(page), 'Cancel').click();
    await expect(boxOf(dialog, far)).not.toHaveValue('');
    for (const city of ['Fujairah to Ajman', 'Sharjah to Sharjah']) {
      await button(dialog, `Remove ${city}`).click();
      await button(question(page), 'Remove').click();
      await expect(button(dialog, `Remove ${city}`)).toHaveCount(0);
    }
    await expect(boxOf(dialog, ['Sharjah', 'Sharjah'])).toBeFocused();
    await expect(toast(page, 'Rate removed').first()).toBeVisible();
    await page.reload();
    dialog = await openOurRates(page, company);
    await expect(boxOf(dialog, far)).toHaveValue('');
    await expect(boxOf(dialog, far)).toHaveAttribute('placeholder', '38 individual');
    // Another tab was quicker.
    const taken = `/api/rates/companyRates/${senderId}/normal/Ajman/Ajman`;
    await ask(host, 'DELETE', taken);
    await button(dialog, 'Remove Ajman to Ajman').click();
    await button(question(page), 'Remove').click();
    await expect(toast(page, `${DEMO_COMPANY} has no own rate for Ajman to Ajman (normal).`)).toBeVisible();
    await expect(boxOf(dialog, ['Ajman', 'Ajman'])).toHaveValue('');
    await expect(boxOf(dialog, ['Sharjah', 'Sharjah'])).toHaveAttribute('placeholder', 'by area');
    const within = await priceFrom({ area: 'Industrial Area 1' });
    const without = await priceFrom({});
    expect([within.kind, without]).toEqual(['company-zone', { base: 18, kind: 'individual-city' }]);
    await expect(boxOf(dialog, ['Sharjah', 'Sharjah'])).toHaveAccessibleDescription(
      new RegExp(`^By area: its zone rates .*${within.base}.*; other areas: 18 individual\\.$`),
    );
  });

  test('individual rates: a box says where a general zone rate is charged instead of it', async ({
    page,
  }) => {
    const dialog = await openOurRates(page, individual);
    await expect(boxOf(dialog, individual.route)).toHaveAccessibleDescription(
      /^By area: general zone rates [\d.]+–[\d.]+; other areas: this rate\.$/,
    );
    await expect(boxOf(dialog, ['Ajman', 'Dubai'])).not.toHaveAccessibleDescription(/./);
    await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  });
});

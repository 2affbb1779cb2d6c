import { expect, onBothHosts, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { button, companyId, openOurRates, openRates, question, ratesSuite } from '../suites/rates.ts';
import { bulkBox, bulkSuite, confirmButton, phraseBox } from '../suites/rates-bulk.ts';
import { everyZoneCallSuite, zoneCallsSuite } from '../suites/zone-calls.ts';
import { chooseRoute, everyZoneFormSuite, FREE, fieldOf, TAKEN } from '../suites/zone-form.ts';
import {
  everyZoneRatesSuite,
  routesOf,
  rowsOf,
  type ZoneRatesWindow,
  zoneRatesSuite,
} from '../suites/zone-rates.ts';

const BULK = 'POST /api/rates/bulk-update-zoneRates';
const BULK_LABEL = 'New price for every normal zone rate';
/** A company of our demo, in Dubai, without zone rates. */
const WITHOUT_RATES = 'Glow Souk';

const general: ZoneRatesWindow = {
  name: 'general zone rates',
  tab: 'individual',
  button: 'User Zone Price',
  modes: ['Normal Rates', 'Urgent Rates'],
  list: 'GET /api/rates/zone-rates',
  check: 'POST /api/rates/get-by-city-zone',
  create: 'POST /api/rates/zone-rates',
  update: 'PUT /api/rates/zone-rates/update',
  rows: ({ store }) => store.zoneRates,
  owner: () => ({}),
};

const company: ZoneRatesWindow = {
  name: 'company zone rates',
  tab: 'company',
  button: 'Set ZonePrice',
  modes: ['Normal Rates', 'Urgent Rates'],
  list: 'GET /api/rates/company/:id',
  check: 'POST /api/rates/company/zoneRate/get',
  create: 'POST /api/rates/company/zoneRate/create',
  update: 'PUT /api/rates/company/zoneRate/update',
  rows: ({ store }) => store.companyZoneRates,
  owner: (host) => ({ companyId: companyId(host) }),
};

for (const window of [general, company]) {
  ratesSuite(window);
  zoneRatesSuite(window);
  zoneCallsSuite(window);

  test.describe('with our server', () => {
    test.use({ writes: true });

    test(`${window.name}: an updated rate is there after a reload`, async ({ page }) => {
      let dialog = await openOurRates(page, window);
      const route = (await routesOf(dialog).first().textContent()) ?? '';
      await button(dialog, `Edit ${route}`).click();
      const form = page.getByRole('dialog', { name: 'Edit Zone Rate' });
      await fieldOf(form, 'Rate (AED)').fill('61.5');
      await button(form, 'Update Rate').click();
      await expect(toast(page, 'Zone rate updated successfully!')).toBeVisible();
      await page.reload();
      dialog = await openOurRates(page, window);
      await expect(rowsOf(dialog).filter({ hasText: route })).toContainText('AED 61.50');
    });

    test(`${window.name}: a rate is removed behind a question, and is gone after a reload`, async ({
      page,
    }) => {
      let dialog = await openOurRates(page, window);
      const route = (await routesOf(dialog).first().textContent()) ?? '';
      await button(dialog, `Remove ${route}`).click();
      await expect(question(page)).toContainText(route);
      await button(question(page), 'Cancel').click();
      await button(dialog, 'Urgent Rates').click();
      await expect(rowsOf(dialog).filter({ hasText: route })).toHaveCount(1);
      await button(dialog, 'Normal Rates').click();
      await button(dialog, `Remove ${route}`).click();
      await button(question(page), 'Remove').click();
      await expect(toast(page, 'Zone rate removed')).toBeVisible();
      await expect(rowsOf(dialog).filter({ hasText: route })).toHaveCount(0);
      await page.reload();
      dialog = await openOurRates(page, window);
      await expect(routesOf(dialog).first()).toBeVisible();
      await expect(rowsOf(dialog).filter({ hasText: route })).toHaveCount(0);
      await button(dialog, 'Urgent Rates').click();
      await expect(rowsOf(dialog).filter({ hasText: route })).toHaveCount(1);
    });
  });
}

everyZoneRatesSuite(company);
everyZoneFormSuite(company);
everyZoneCallSuite(company);

bulkSuite({
  rates: company,
  label: BULK_LABEL,
  call: BULK,
  body: (host) => ({ companyId: companyId(host), rate: 15.5, mode: 'normal' }),
  done: 'Falcon has set every zone rate',
});

onBothHosts((hostName) => {
  const open = hostName === 'ours' ? openOurRates : openRates;

  test('general zone rates: nothing is updated in bulk', async ({ page }) => {
    const dialog = await open(page, general);
    await expect(button(dialog, 'Add New Rate')).toBeVisible();
    await expect(button(dialog, 'Update All')).toHaveCount(0);
    await button(dialog, 'Urgent Rates').click();
    await expect(button(dialog, 'Update All')).toHaveCount(0);
  });

  test('company zone rates: the bulk box is offered under Normal Rates only', async ({ page }) => {
    const dialog = await open(page, company);
    await expect(button(dialog, 'Update All')).toBeVisible();
    await button(dialog, 'Urgent Rates').click();
    await expect(button(dialog, 'Update All')).toHaveCount(0);
  });
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('company zone rates: a bulk update that a server answers without a message is still said', async ({
    page,
    foreign,
  }) => {
    foreign.next(BULK, { status: 204 });
    const dialog = await openRates(page, company);
    const { box, update } = bulkBox(dialog, BULK_LABEL);
    await box.fill('15');
    await update.click();
    await phraseBox(page).fill('UPDATE ALL RATES');
    await confirmButton(page).click();
    await expect(toast(page, 'Rate updated successfully')).toBeVisible();
  });

  test("company zone rates: a company's rates are read by its id", async ({ page, foreign }) => {
    await openRates(page, company);
    await expect
      .poll(() => foreign.received.map(({ path }) => path))
      .toContain(`/api/rates/company/${companyId(foreign)}`);
  });
});

test.describe('with our server', () => {
  test.use({ writes: true });

  test('general zone rates: a second rate for a route is refused with its reason, and found by checking', async ({
    page,
  }) => {
    const dialog = await openOurRates(page, general);
    await button(dialog, 'Add New Rate').click();
    const form = page.getByRole('dialog', { name: 'Add New Zone Rate' });
    await chooseRoute(form, TAKEN);
    await fieldOf(form, 'Rate (AED)').fill('5');
    await button(form, 'Create Rate').click();
    await expect(toast(page, /already has a zone rate: AED .+ Edit that one\.$/)).toBeVisible();
    await button(form, 'Check Existing Rate').click();
    await expect(form.getByText(/This route already has a rate: AED/)).toBeVisible();
    await expect(fieldOf(form, 'Rate (AED)')).not.toHaveValue('5');
  });

  test('company zone rates: a created rate is there after a reload, and of that company alone', async ({
    page,
  }) => {
    let dialog = await openRates(page, company, WITHOUT_RATES);
    await expect(dialog.getByText('No normal rates found for All City Pairs.')).toBeVisible();
    await button(dialog, 'Add New Rate').click();
    const form = page.getByRole('dialog', { name: 'Add New Zone Rate' });
    await chooseRoute(form, FREE);
    await form.getByRole('checkbox', { name: 'Industrial Area 13' }).check();
    await fieldOf(form, 'Rate (AED)').fill('14.25');
    await button(form, 'Create Rate').click();
    await expect(toast(page, 'Zone rate created successfully!')).toBeVisible();
    await page.reload();
    dialog = await openRates(page, company, WITHOUT_RATES);
    await expect(rowsOf(dialog)).toHaveCount(2);
    await expect(rowsOf(dialog).last().getByRole('cell')).toHaveText([
      'Sharjah, Zone 1 to Sharjah, Zone 2',
      'AED 14.25',
      'From: 1 area · To: whole zone',
      '',
    ]);
    dialog = await openOurRates(page, general);
    await expect(routesOf(dialog)).toHaveCount(16);
  });

  test('company zone rates: a bulk update sets the normal rates of the company, not its urgent ones', async ({
    page,
  }) => {
    let dialog = await openOurRates(page, company);
    const { box, update } = bulkBox(dialog, BULK_LABEL);
    await box.fill('27.75');
    await update.click();
    await expect(question(page)).toContainText('Happy Camel Toys');
    await phraseBox(page).fill('UPDATE ALL RATES');
    await confirmButton(page).click();
    await expect(toast(page, 'All normal zone rates of Happy Camel Toys are now AED 27.75.')).toBeVisible();
    await page.reload();
    dialog = await openOurRates(page, company);
    const normal = rowsOf(dialog).filter({ has: page.getByRole('cell') });
    await expect(normal.filter({ hasText: 'AED 27.75' }).first()).toBeVisible();
    await expect(normal.filter({ hasNotText: 'AED 27.75' })).toHaveCount(0);
    await button(dialog, 'Urgent Rates').click();
    await expect(rowsOf(dialog).filter({ hasText: 'AED 27.75' })).toHaveCount(0);
  });
});

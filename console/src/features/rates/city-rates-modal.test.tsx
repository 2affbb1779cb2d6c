// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { loadHostSettings } from '../../api/host.ts';
import {
  button,
  fill,
  foreign,
  keys,
  press,
  screen,
  shownToasts,
  type,
  within,
} from '../../testing/console.tsx';
import {
  boxOf,
  type CityRatesWindow,
  cityRatesSuite,
  DONE,
  EMPTY,
  saveOf,
  sentBodies,
} from '../../testing/suites/city-rates.ts';
import { COMPANY, companyId, expectNoQuestion, openRates, question } from '../../testing/suites/rates.ts';
import {
  askBulk,
  type BulkBox,
  bulkSuite,
  confirmButton,
  everyBulkSuite,
  phraseBox,
} from '../../testing/suites/rates-bulk.ts';

const BULK = 'POST /api/rates/bulk-update-city';

const individual: CityRatesWindow = {
  name: 'individual rates',
  tab: 'individual',
  button: 'Edit User Price',
  modes: ['Normal', 'Urgent'],
  list: 'GET /api/rates/user-normal-rates/:type',
  listKey: 'userRates',
  listFailed: 'Failed to fetch rates: The depot is closed',
  save: 'PUT /api/rates/update-userNormalRate',
  route: ['Dubai', 'Sharjah'],
  normal: '20',
  urgent: '31',
  other: ['Sharjah', 'Dubai'],
  otherRow: () => foreign.store.userRates[1]!,
  body: (rate, mode) => ({
    rateId: foreign.store.userRates.find((row) => (row.mode ?? 'normal') === mode)?._id,
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
  listKey: 'rates',
  listFailed: 'The depot is closed',
  save: 'PUT /api/rates/update-companyNormalRate',
  route: ['Sharjah', 'Dubai'],
  normal: '17.5',
  urgent: '27',
  other: ['Dubai', 'Ajman'],
  otherRow: () => foreign.store.companyRates[0]!,
  body: (rate, deliveryType) => ({
    companyId: companyId(),
    rates: [{ fromCity: 'Sharjah', toCity: 'Dubai', rate, deliveryType }],
  }),
  confirms: true,
};

const bulk: BulkBox = {
  rates: company,
  label: 'New rate for all routes from Dubai',
  call: BULK,
  body: () => ({
    companyId: companyId(),
    rates: [{ fromCity: 'Dubai', rate: 15.5, deliveryType: 'normal' }],
  }),
  done: 'All Dubai rates updated to 15.5',
};

const bulkButtons = () => screen.queryAllByRole('button', { name: 'Update All' });

for (const window of [individual, company]) describe(window.name, () => cityRatesSuite(window));

describe('individual rates', () => {
  test('offers no bulk update, in either mode', async () => {
    await openRates(individual);
    for (const mode of ['Urgent', 'Normal']) {
      await press(mode);
      expect(boxOf(individual.route)).toBeVisible();
      expect(bulkButtons()).toEqual([]);
    }
  });

  test('a rate below 0 becomes 0 when its box loses the focus, and is saved as 0', async () => {
    await openRates(individual);
    const box = boxOf(individual.route);
    for (const leave of [() => keys('{Tab}'), () => keys('{Enter}')]) {
      await fill(box, '');
      await type(box, '-12.5');
      expect(box).toHaveDisplayValue('-12.5');
      await leave();
      expect(box).toHaveDisplayValue('0');
    }
    expect(shownToasts()).toEqual([DONE]);
    expect(sentBodies(individual.save)).toEqual([individual.body(0, 'normal')]);
  });

  test('a pair without a rate on the server cannot be saved, and a toast says so', async () => {
    await openRates(individual);
    await fill(boxOf(EMPTY), '12');
    await press(saveOf(EMPTY));
    expect(shownToasts()).toEqual(['Could not find rate information']);
    expect(boxOf(EMPTY)).toHaveDisplayValue('12');
    expect(foreign.asked(individual.save)).toEqual([]);
  });

  test('a rate with the id 0 is saved by that id', async () => {
    individual.otherRow()._id = 0;
    await openRates(individual);
    await fill(boxOf(individual.other), '12');
    await press(saveOf(individual.other));
    expect(sentBodies(individual.save)).toMatchObject([{ rateId: 0, rate: 12 }]);
  });

  test('a load without a response is reported with a general message', async () => {
    foreign.next(individual.list, 'drop');
    await openRates(individual);
    expect(shownToasts()).toEqual(['Failed to fetch rates: Some thing went Wrong!']);
  });
});

describe('company rates', () => {
  test('a rate below 0 is refused at its box, and stays as typed', async () => {
    await openRates(company);
    await fill(boxOf(company.route), '');
    await type(boxOf(company.route), '-12.5');
    await keys('{Enter}');
    await keys('{Tab}');
    expect(boxOf(company.route)).toHaveDisplayValue('-12.5');
    expect(boxOf(company.route)).toHaveAccessibleDescription('Must be 0 or more.');
    expect(saveOf(company.route)).toBeDisabled();
    expectNoQuestion();
    expect(sentBodies(company.save)).toEqual([]);
  });

  bulkSuite(bulk);
  everyBulkSuite(bulk);

  test('offers the bulk box of each city in normal mode only', async () => {
    await openRates(company);
    expect(bulkButtons()).toHaveLength(7);
    await press('Urgent');
    expect(boxOf(company.route)).toBeVisible();
    expect(bulkButtons()).toEqual([]);
  });

  test('uses the confirmation phrase of the settings for a bulk update', async () => {
    await loadHostSettings(
      JSON.stringify({ apiHost: 'https://falcon.example', bulkConfirmPhrase: 'I am sure' }),
    );
    await askBulk(bulk);
    await fill(phraseBox(), 'UPDATE ALL RATES');
    expect(confirmButton()).toBeDisabled();
    await fill(phraseBox(), 'I am sure');
    expect(confirmButton()).toBeEnabled();
  });

  test('asks for confirmation of one rate, and Cancel sends nothing', async () => {
    await openRates(company);
    await fill(boxOf(company.route), '44');
    await press(saveOf(company.route));
    expect(question()).toHaveTextContent(
      'Gulf Books will pay AED 44.00 for normal deliveries, Sharjah to Dubai.',
    );
    await press(button('Cancel', question()));
    expectNoQuestion();
    expect(boxOf(company.route)).toHaveDisplayValue('44');
    expect(foreign.asked(company.save)).toEqual([]);
  });

  test('shows a box for every pair below the failure if a company has no rates, to set the first ones', async () => {
    foreign.next(company.list, { status: 404, body: { message: 'No rates of this company' } });
    const dialog = within(await openRates(company));
    expect(dialog.getByRole('alert')).toHaveTextContent('No rates of this company');
    expect(dialog.getAllByRole('spinbutton', { name: /^Rate from/ })).toHaveLength(49);
    await fill(boxOf(EMPTY), '12');
    await press(saveOf(EMPTY));
    await press(button('Update', question()));
    expect(shownToasts()[0]).toBe(DONE);
    expect(sentBodies(company.save)).toMatchObject([
      { rates: [{ fromCity: 'Ajman', toCity: 'Fujairah', rate: 12 }] },
    ]);
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(boxOf(EMPTY)).toHaveDisplayValue('12');
  });

  test("sends a single destination from the company's own city, spelled as it is stored", async () => {
    foreign.store.senders.find(({ name }) => name === COMPANY)!.city = 'dubai';
    foreign.store.companyRates.push({ fromCity: 'Dubai', toCity: 'Ras Al Khaimah', rate: 50 });
    await openRates(company);
    const route = ['Dubai', 'Ras Al Khaimah'] as const;
    expect(boxOf(route)).toHaveDisplayValue('50');
    await fill(boxOf(route), '48.5');
    await press(saveOf(route));
    await press(button('Update', question()));
    expect(shownToasts()).toEqual([DONE]);
    // This host keeps the city under which it was told.
    expect(boxOf(['dubai', 'Ras Al Khaimah'])).toHaveDisplayValue('48.5');
    expect(foreign.asked(company.save)).toEqual([]);
    expect(sentBodies(BULK)).toEqual([
      {
        companyId: companyId(),
        companyCity: 'dubai',
        deliveryType: 'normal',
        rates: [{ toCity: 'Ras-Al-Khaimah', rate: 48.5 }],
      },
    ]);
  });

  test('sends a rate with the cities of its own row, however other rows spell them', async () => {
    foreign.store.companyRates.push({ fromCity: 'sharjah', toCity: 'Abu Dhabi', rate: 50 });
    foreign.store.companyRates.push({ fromCity: 'Ajman', toCity: 'ABU-DHABI', rate: 60 });
    await openRates(company);
    const route = ['sharjah', 'Abu Dhabi'] as const;
    await fill(boxOf(route), '48');
    await press(saveOf(route));
    await press(button('Update', question()));
    expect(sentBodies(company.save)).toMatchObject([
      { rates: [{ fromCity: 'sharjah', toCity: 'Abu Dhabi', rate: 48 }] },
    ]);
  });

  test("requests nothing more from another company's server, and makes no claim about an empty box", async () => {
    const dialog = within(await openRates(company));
    for (const route of [['Dubai', 'Sharjah'], EMPTY] as const) {
      expect(boxOf(route)).not.toHaveAttribute('placeholder');
      expect(boxOf(route)).not.toHaveAccessibleDescription();
      expect(saveOf(route)).toBeDisabled();
    }
    expect(dialog.queryByText(/individual|applies|charged/)).toBeNull();
    expect(dialog.queryByRole('button', { name: /^Remove/ })).toBeNull();
    const asked = foreign.received.map(({ path }) => path).filter((path) => path.startsWith('/api/rates/'));
    expect(asked).toEqual([`/api/rates/companyRates/${companyId()}/normal`]);
  });
});

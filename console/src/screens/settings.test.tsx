// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import { button, choose, fill, foreign, openOurs, press, screen } from '../testing/console.tsx';

const BILLING = {
  codFee: 2.5,
  returnFee: 0,
  dueDays: 30,
  tin: '',
  sac: '',
  pricesHaveVat: 'no',
  cardPaidThrough: null,
};
const STORED = { tradeName: 'Falcon', workingDays: ['Monday'], differenceLimit: 20, version: 3 };

const openSettings = (stored: object) => {
  foreign.learn('GET /api/business', () => ({ body: { data: stored } }));
  foreign.learn('PUT /api/business', ({ body }) => ({
    body: { message: 'The settings were saved.', data: { ...body, version: 4 } },
  }));
  return openOurs(addresses.settings);
};
const field = (name: string) => screen.getByLabelText(name);
const save = () => press(button('Save'));
const sent = () => foreign.asked('PUT /api/business').map(({ body }) => body.billing);

test('billing shops: describes what is wrong at each field, and sends numbers', async () => {
  await openSettings({ ...STORED, billing: BILLING });
  expect(field('Fee for collecting money')).toHaveValue(2.5);
  await fill(field('Fee for a return'), '');
  await fill(field('Days until an invoice is due'), '121');
  await fill(field('Tax identification number'), '12345');
  await save();
  expect(sent()).toEqual([]);
  expect(field('Fee for a return')).toHaveAccessibleDescription(/Must be a number in AED\./);
  expect(field('Days until an invoice is due')).toHaveAccessibleDescription(/Must be at most 120\./);
  expect(field('Tax identification number')).toHaveAccessibleDescription(/has 10 digits/);

  await fill(field('Fee for a return'), '7.50');
  await fill(field('Days until an invoice is due'), '14');
  await fill(field('Tax identification number'), '10012 34567');
  await choose(field('Prices of deliveries'), 'With VAT for persons, without for companies');
  await save();
  expect(sent()).toEqual([
    {
      codFee: 2.5,
      returnFee: 7.5,
      dueDays: 14,
      tin: '1001234567',
      sac: '',
      pricesHaveVat: 'persons',
      cardPaidThrough: null,
    },
  ]);
});

test('card payments wait for the acquirer, through a day that is sent only then', async () => {
  await openSettings({ ...STORED, billing: BILLING });
  expect(screen.queryByLabelText(/^The acquirer has paid through/)).toBeNull();
  await press(field('Pay shops for card payments only once the acquirer has paid'));
  await fill(screen.getByLabelText(/^The acquirer has paid through/), '2026-11-20');
  await save();
  await press(field('Pay shops for card payments only once the acquirer has paid'));
  await save();
  expect(sent()).toMatchObject([{ cardPaidThrough: '2026-11-20' }, { cardPaidThrough: null }]);
});

test('working days are sent in the order of the week', async () => {
  await openSettings({ ...STORED, workingDays: ['Monday', 'Friday'] });
  await press(field('Wednesday'));
  await press(field('Monday'));
  await save();
  expect(foreign.asked('PUT /api/business')[0]?.body.workingDays).toEqual(['Wednesday', 'Friday']);
});

test('a server that does not bill shops has no fields for it, and is sent none', async () => {
  await openSettings(STORED);
  expect(screen.queryByText('Billing shops')).toBeNull();
  await fill(screen.getByLabelText('Trade name'), 'Kestrel');
  await save();
  expect(sent()).toEqual([undefined]);
});

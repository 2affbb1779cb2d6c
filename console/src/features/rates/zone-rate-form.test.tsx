// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import {
  button,
  choose,
  fill,
  foreign,
  forgetToken,
  press,
  release,
  screen,
  shownToasts,
  type,
  within,
} from '../../testing/console.tsx';
import { actionSuite } from '../../testing/suites/action.ts';
import { NO_TOKEN_STORED, openRates, question } from '../../testing/suites/rates.ts';
import { zoneCallsSuite } from '../../testing/suites/zone-calls.ts';
import {
  areaBox,
  areasOf,
  chooseRoute,
  company,
  editForm,
  expectNoForm,
  FIRST,
  FREE,
  FREE_TEXT,
  general,
  openAdd,
  openEdit,
  rateBox,
  selectOf,
  shownRoutes,
  TAKEN,
  tickedAreas,
  withZoneRates,
} from '../../testing/suites/zone-rates.ts';

const { check, create, update } = company;

withZoneRates();

for (const window of [general, company]) describe(window.name, () => zoneCallsSuite(window));

describe('the form in both windows', () => {
  test('offers the cities Dubai and Sharjah, the zones 1 and 2 and the areas of each', async () => {
    await openAdd(company);
    const offered = (name: string) =>
      [...selectOf(name).querySelectorAll('option:not([hidden])')].map(({ textContent }) => textContent);
    for (const side of ['From', 'To']) {
      expect(offered(`${side} City`)).toEqual(['Dubai', 'Sharjah']);
      expect(offered(`${side} Zone`)).toEqual(['Zone 1', 'Zone 2']);
    }
    expect(button('Create Rate')).toBeVisible();
    expect(button('Cancel')).toBeVisible();

    const areas = async (city: string, zone: string) => {
      await choose(selectOf('From City'), city);
      await choose(selectOf('From Zone'), zone);
      return [...areasOf('From').querySelectorAll('label')].map(({ textContent }) => textContent.trim());
    };
    expect(areasOf('From').querySelector('input')).toBeNull();
    const long = await areas('Dubai', 'Zone 1');
    expect([long.length - 1, long[0], long[1], long.at(-1)]).toEqual([
      55,
      'Select All',
      'Al Qusais',
      'Dubai Hills',
    ]);
    expect(await areas('Dubai', 'Zone 2')).toEqual(['Select All', 'Others']);
    const industrial = [1, 2, 3, 4, 5, 6, 10, 13, 15, 16, 17].map((each) => `Industrial Area ${each}`);
    expect(await areas('Sharjah', 'Zone 1')).toEqual(['Select All', ...industrial]);
    expect(await areas('Sharjah', 'Zone 2')).toEqual(['Select All', 'Others']);
  });

  test('Select All ticks every area of its side, and unticks all when pressed again', async () => {
    await openAdd(company);
    await chooseRoute(TAKEN);
    const all = areaBox('To', 'Select All');
    await press(all);
    expect(tickedAreas('To')).toHaveLength(12);
    expect(tickedAreas('From')).toEqual([]);
    await press(areaBox('To', 'Industrial Area 4'));
    expect(all).not.toBeChecked();
    await press(all);
    expect(tickedAreas('To')).toHaveLength(12);
    await press(all);
    expect(tickedAreas('To')).toEqual([]);
  });

  test("makes no claim about another server's behaviour without areas", async () => {
    await openAdd(general);
    expect(screen.queryByText(/whole zone/)).toBeNull();
  });

  test('changing a city or a zone clears only the areas of its side', async () => {
    await openAdd(company);
    await chooseRoute({ From: ['Dubai', 'Zone 1'], To: ['Dubai', 'Zone 1'] });
    for (const [side, kept] of [
      ['From', 'To'],
      ['To', 'From'],
    ] as const) {
      for (const [field, value, before] of [
        ['City', 'Sharjah', 'Dubai'],
        ['Zone', 'Zone 2', 'Zone 1'],
      ] as const) {
        for (const each of [side, kept] as const) {
          if (tickedAreas(each).length === 0) await press(areaBox(each, 'Deira'));
        }
        expect([tickedAreas(side), tickedAreas(kept)]).toEqual([['Deira'], ['Deira']]);
        await choose(selectOf(`${side} ${field}`), value);
        expect([tickedAreas(side), tickedAreas(kept)]).toEqual([[], ['Deira']]);
        await choose(selectOf(`${side} ${field}`), before);
        expect(tickedAreas(side)).toEqual([]);
      }
    }
  });

  test('requires cities, zones and rate, shows each at its field, and sends nothing', async () => {
    await openAdd(company);
    await press('Create Rate');
    const fields = ['From City', 'From Zone', 'To City', 'To Zone'].map(selectOf);
    for (const field of [...fields, rateBox()]) {
      expect(field).toHaveAccessibleDescription(/^Must be/);
      expect(field).toBeRequired();
    }
    expect(fields[0]).toHaveFocus();
    await chooseRoute(FREE);
    await press('Create Rate');
    expect(rateBox()).toHaveFocus();
    expect(foreign.asked(create)).toEqual([]);
  });

  test('accepts a rate of at least 0, in steps of 0.01, and with any decimals', async () => {
    await openAdd(company);
    for (const [name, value] of Object.entries({ type: 'number', min: '0', step: '0.01' })) {
      expect(rateBox()).toHaveAttribute(name, value);
    }
    await type(rateBox(), '-12.5');
    expect(rateBox()).toHaveDisplayValue('-12.5');
    await chooseRoute(FREE);
    await press('Create Rate');
    expect(rateBox()).toHaveAccessibleDescription('Must be 0 or more.');
    await fill(rateBox(), '1000000.125');
    await press('Create Rate');
    expectNoForm();
    expect(foreign.asked(create)[0]?.body).toMatchObject({ rate: 1_000_000.125 });
  });

  test('Cancel closes an unchanged form and asks before typed text is lost', async () => {
    await openAdd(company);
    await press('Cancel');
    expectNoForm();
    await press('Add New Rate');
    await fill(rateBox(), '5');
    await press('Cancel');
    await press(button('Stay', question()));
    expect(rateBox()).toHaveDisplayValue('5');
  });

  test('Check Existing Rate sends nothing before the route is chosen', async () => {
    await openAdd(company);
    await press('Check Existing Rate');
    expect(selectOf('From City')).toHaveFocus();
    expect(selectOf('To Zone')).toHaveAccessibleDescription(/^Must be/);
    expect(foreign.asked(check)).toEqual([]);
  });

  test('Check Existing Rate reports a failure, and a missing token', async () => {
    foreign.next(check, { status: 500, body: { message: 'Out of order' } });
    foreign.next(check, { status: 500 });
    await openAdd(company);
    await chooseRoute(TAKEN);
    for (const reason of ['Out of order', 'Failed to check existing rate']) {
      await press('Check Existing Rate');
      expect(shownToasts()[0]).toBe(reason);
    }
    expect(rateBox()).toHaveDisplayValue('');
    forgetToken();
    await press('Check Existing Rate');
    expect(shownToasts()[0]).toBe(NO_TOKEN_STORED);
  });

  test('a rate added under Urgent Rates is urgent', async () => {
    await openRates(company);
    await press('Urgent Rates');
    await press('Add New Rate');
    await chooseRoute(FREE);
    await fill(rateBox(), '20');
    await press('Create Rate');
    expect(shownRoutes()).toEqual([FIRST, FREE_TEXT]);
    expect(foreign.asked(create)[0]?.body).toMatchObject({ mode: 'urgent', rate: 20 });
  });

  test('while a rate is saved the button reads Processing... and nothing can be changed', async () => {
    foreign.next(create, 'hang');
    await openAdd(company);
    await chooseRoute(FREE);
    await fill(rateBox(), '5');
    await press('Create Rate');
    expect(button('Processing...')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Create Rate' })).toBeNull();
    expect(rateBox()).toHaveAttribute('readonly');
    await press(within(areasOf('From')).getAllByRole('checkbox').at(-1)!);
    expect(tickedAreas('From')).toEqual([]);
    await release();
    expectNoForm();
    expect(foreign.asked(create)).toHaveLength(1);
  });

  actionSuite('creating', {
    call: create,
    start: async () => {
      await openAdd(company);
      await chooseRoute(FREE);
      await fill(rateBox(), '5');
    },
    act: () => press('Create Rate'),
    failed: 'An error occurred',
    noToken: NO_TOKEN_STORED,
    expectKept: () => expect(rateBox()).toHaveDisplayValue('5'),
  });

  actionSuite('updating', {
    call: update,
    start: () => openEdit(company),
    act: () => press('Update Rate'),
    failed: 'An error occurred',
    noToken: NO_TOKEN_STORED,
    expectKept: () => expect(editForm()).toBeVisible(),
  });

  test('editing starts with the stored values, and has no Check Existing Rate', async () => {
    await openEdit(company);
    const form = within(editForm());
    expect(selectOf('From City')).toHaveValue('Dubai');
    expect(selectOf('To Zone')).toHaveValue('Zone 1');
    expect(rateBox()).toHaveDisplayValue('30');
    expect(tickedAreas('From')).toEqual(['Naif', 'Deira']);
    expect(form.queryByRole('button', { name: 'Check Existing Rate' })).toBeNull();
    expect(form.queryByRole('button', { name: 'Create Rate' })).toBeNull();
  });
});

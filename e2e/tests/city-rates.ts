import type { Locator, Page } from '@playwright/test';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { expect, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import {
  button,
  DEMO_COMPANY,
  expectWorkedByKeyboard,
  openOurRates,
  openRates,
  question,
  type RatesWindow,
} from '../suites/rates.ts';

type Route = readonly [from: string, to: string];
type CityRatesWindow = RatesWindow & {
  /** A route with a rate in both modes at both hosts. */
  route: Route;
};

const individual: CityRatesWindow = {
  tab: 'individual',
  button: 'Edit User Price',
  modes: ['Normal', 'Urgent'],
  route: ['Dubai', 'Sharjah'],
};
const company: CityRatesWindow = {
  tab: 'company',
  button: 'Set CompanyPrice',
  modes: ['Normal', 'Urgent'],
  route: ['Sharjah', 'Dubai'],
};

const boxOf = (dialog: Locator, [from, to]: Route) =>
  dialog.getByRole('spinbutton', { name: `Rate from ${from} to ${to} in AED` });
const saveOf = (dialog: Locator, [from, to]: Route) => button(dialog, `Save ${from} to ${to}`);

/** Saves a rate of the window's route and waits for the answer. */
async function save(page: Page, dialog: Locator, { route }: CityRatesWindow): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && /\/api\/rates\/update-/.test(response.url()),
  );
  await saveOf(dialog, route).click();
  await answered;
}

/** Saves a rate that our server refuses, then one in each mode. */
async function saveOurs(page: Page, dialog: Locator, rates: CityRatesWindow): Promise<void> {
  const box = boxOf(dialog, rates.route);
  await box.fill('61.125');
  await save(page, dialog, rates);
  await expect(box).toHaveAccessibleDescription(/At most 2 decimals\./);
  await box.fill('61.25');
  await expect(box).not.toHaveAttribute('aria-invalid', 'true');
  await save(page, dialog, rates);
  await expect(toast(page, 'Rate updated successfully')).toBeVisible();
  await button(dialog, 'Urgent').click();
  await expect(button(dialog, 'Update All')).toHaveCount(0);
  await box.fill('71.5');
  await save(page, dialog, rates);
  await expect(saveOf(dialog, rates.route)).not.toHaveAttribute('aria-busy');
}

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('city rates: a window works by keyboard, the focus returns, and axe finds nothing', async ({
    page,
  }) => {
    await expectWorkedByKeyboard(page, company);
    await page.getByRole('button', { name: /^Set CompanyPrice: Gulf Books/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(saveOf(dialog, company.route)).toBeVisible();
    await expectAccessible(page);
    const bulk = page.getByRole('spinbutton', { name: 'New rate for all routes from Dubai' });
    await bulk.fill('15.5');
    await bulk.press('Enter');
    const phrase = question(page).getByRole('textbox', { name: 'Confirmation phrase' });
    await phrase.fill('wrong');
    await expect(phrase).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });

  // Only a browser shows how a number input handles these keys.
  test('city rates: a box reads what is typed, and its rate is stored after a reload', async ({ page }) => {
    const { route } = individual;
    let dialog = await openRates(page, individual);
    const box = boxOf(dialog, route);
    await box.fill('8.5');
    await box.press('ArrowUp');
    await expect(box).toHaveValue('8.51');
    for (const typed of ['-12.5', '-12,5', '-١٢٫٥', '-۱۲٫۵']) {
      await box.fill('');
      await box.pressSequentially(typed);
      await expect(box).toHaveValue(typed);
    }
    await box.fill('');
    await box.pressSequentially('12 or 13');
    await box.press('Enter');
    await expect(box).toHaveAccessibleDescription('Must be a number in AED.');
    await expect(box).toHaveValue('12 or 13');
    await expect(saveOf(dialog, route)).toBeDisabled();
    await expect(question(page)).toHaveCount(0);
    await box.fill('0');
    await save(page, dialog, individual);
    await expect(toast(page, 'Rate updated successfully')).toBeVisible();
    await page.reload();
    dialog = await openRates(page, individual);
    await expect(boxOf(dialog, route)).toHaveValue('0');
  });
});

test.describe('with our server', () => {
  test.use({ writes: true });

  test('individual rates: our server stores valid rates, and reports refusals and the rate charged instead', async ({
    page,
  }) => {
    let dialog = await openOurRates(page, individual);
    await expect(saveOf(dialog, individual.route)).toBeVisible();
    await expectAccessible(page);
    await test.step('a box says if a general zone rate is charged instead of it', async () => {
      await expect(boxOf(dialog, individual.route)).toHaveAccessibleDescription(
        /^By area: general zone rates [\d.]+–[\d.]+; other areas: this rate\.$/,
      );
      await expect(boxOf(dialog, ['Ajman', 'Dubai'])).not.toHaveAccessibleDescription(/./);
      await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
      await expect(button(dialog, 'Update All')).toHaveCount(0);
    });
    await test.step('saved rates of both modes are shown after a reload', async () => {
      await saveOurs(page, dialog, individual);
      await page.reload();
      dialog = await openOurRates(page, individual);
      await expect(boxOf(dialog, individual.route)).toHaveValue('61.25');
      await button(dialog, 'Urgent').click();
      await expect(boxOf(dialog, individual.route)).toHaveValue('71.5');
    });
  });

  test('company rates: a removed rate leaves an empty box that names the rate charged instead', async ({
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
    await expect(button(dialog, 'Update All')).toHaveCount(7);
    await expectAccessible(page);
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
});

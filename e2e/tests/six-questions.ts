import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { orderRows } from '../harness/order-list.ts';
import { expect, test } from '../harness/test.ts';

const MOST_CLICKS = 3;

const goTo = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('button');

test('each of the six questions of an office is answered at most three clicks from the overview', async ({
  page,
}) => {
  let clicks = 0;
  async function ask(): Promise<void> {
    clicks = 0;
    await page.goto(addresses.home);
    await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  }
  async function click(target: Locator): Promise<void> {
    clicks++;
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
    await target.click();
  }
  const figure = (name: RegExp) => page.getByRole('link', { name });

  await ask();
  const owing = page.locator('section').filter({ hasText: 'Cash on delivery to bring in, by sender' });
  await expect(owing.getByRole('listitem').first()).toContainText(/AED [\d,]+/);

  await ask();
  await expect(figure(/^Open cash of today’s orders/)).toContainText(/AED [\d,]+/);

  await ask();
  await click(figure(/^No update for 3 days/));
  await expect(page.getByRole('columnheader', { name: 'Last Update' })).toBeVisible();
  await expect(orderRows(page).first()).toBeVisible();

  await ask();
  await click(goTo(page, 'Users'));
  await page.getByRole('searchbox').fill('Happy Camel Toys');
  await click(page.getByRole('button', { name: 'Set CompanyPrice: Happy Camel Toys' }));
  const rates = page.getByRole('dialog', { name: 'Set CompanyPrice: Happy Camel Toys' });
  await expect(rates.getByLabel('Rate from Dubai to Sharjah in AED')).toBeVisible();

  await ask();
  await click(goTo(page, 'Users'));
  await page.getByRole('searchbox').fill('Happy Camel Toys');
  await click(page.getByRole('button', { name: 'View User Details: Happy Camel Toys' }));
  await click(page.getByRole('link', { name: 'All orders of this sender' }));
  await expect(chips(page)).toHaveText([/^Sender: .*Happy Camel Toys/]);
  await expect(orderRows(page).first()).toBeVisible();
  await orderRows(page).first().getByRole('button', { name: /^View/ }).click();
  // A driver who has the parcel has a phone, too, as a link.
  const facts = page.getByRole('dialog', { name: /^Order / }).locator('dd:not(:has(a))');
  const phone = facts.filter({ hasText: /^\+971 5\d/ });
  const sought = ((await phone.first().textContent()) ?? '').replace('+971 ', '0').replaceAll(' ', '');

  await ask();
  await click(page.getByRole('button', { name: /^Search/ }));
  await page.getByRole('combobox').fill(sought);
  await click(page.getByRole('option', { name: /TWS-/ }).first());
  await expect(page.getByRole('dialog', { name: /^Order / })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import type { Row } from '@tawseel/console/testing/foreign-host';
import type { ForeignHost } from '@tawseel/console/testing/foreign-host';
import { expect, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { forgetToken } from '../harness/token.ts';

/** What differs between the three sections; charges are those of the foreign host. */
export type Section = {
  title: string;
  list: string;
  update: string;
  rows: (host: ForeignHost) => Row[];
  columns: RegExp[];
  /** A charge of the section, as its row names it, and its place in the host's list. */
  charge: string;
  at: number;
  /** What is sent besides id and price when only the price was changed. */
  sent: Row;
  done: string;
  /** Said when the server gives no reason; a section without it fails silently, whatever the server says. */
  failed?: string;
};

export const tableOf = (page: Page, { title }: Section) => page.getByRole('table', { name: title });
export const rowOf = (page: Page, section: Section, charge = section.charge) =>
  tableOf(page, section).getByRole('row').filter({ hasText: charge });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const priceBox = (page: Page, charge: string) =>
  page.getByRole('spinbutton', { name: `Price (Dirham), ${charge}`, exact: true });
export const volumeBox = (page: Page, charge: string) =>
  page.getByRole('spinbutton', { name: `Max volume (cm³), ${charge}`, exact: true });

export async function edit(page: Page, charge: string): Promise<void> {
  await page.goto(addresses.prices);
  await button(page, `Edit ${charge}`).click();
}

/** What holds for each section of the prices. */
export function chargesSuite(section: Section): void {
  const { title, list, update, rows, columns, charge, at, sent, done, failed } = section;

  test(`prices, ${title}: the columns have their names, and every price is money`, async ({ page }) => {
    await page.goto(addresses.prices);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(tableOf(page, section).getByRole('columnheader')).toHaveText(columns);
    await expect(rowOf(page, section)).toContainText(/AED \d+\.\d\d/);
  });

  test(`prices, ${title}: while it loads, the section shows neither charges nor their absence`, async ({
    page,
    foreign,
  }) => {
    foreign.next(list, 'hang');
    await page.goto(addresses.prices);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText('No charges found.')).toHaveCount(0);
    await expect(rowOf(page, section)).toHaveCount(0);
    foreign.release();
    await expect(rowOf(page, section)).toBeVisible();
  });

  test(`prices, ${title}: charges that cannot be read are not taken for none, and Retry mends it`, async ({
    page,
    foreign,
  }) => {
    foreign.next(list, { status: 500 });
    await page.goto(addresses.prices);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByText('No charges found.')).toHaveCount(0);
    await expect(page.getByRole('status').getByText(/./)).toHaveCount(0);
    await button(page, 'Retry').click();
    await expect(rowOf(page, section)).toBeVisible();
  });

  test(`prices, ${title}: editing takes place in the row, by keyboard too, and Cancel restores it`, async ({
    page,
    foreign,
  }) => {
    await page.goto(addresses.prices);
    await button(page, `Edit ${charge}`).focus();
    await page.keyboard.press('Enter');
    await expect(rowOf(page, section).getByRole('spinbutton').first()).toBeFocused();
    await expect(button(page, `Edit ${charge}`)).toHaveCount(0);
    await priceBox(page, charge).fill('77');
    await button(page, `Cancel ${charge}`).click();
    await expect(rowOf(page, section)).not.toContainText('77');
    await expect(button(page, `Edit ${charge}`)).toBeFocused();
    await page.keyboard.press('Enter');
    await priceBox(page, charge).fill('78');
    await page.keyboard.press('Escape');
    await expect(rowOf(page, section)).not.toContainText('78');
    await expect(button(page, `Edit ${charge}`)).toBeFocused();
    expect(foreign.asked(update)).toEqual([]);
  });

  test(`prices, ${title}: no price and a price below 0 are not sent, one of three decimals is`, async ({
    page,
    foreign,
  }) => {
    await edit(page, charge);
    await priceBox(page, charge).fill('');
    await button(page, `Save ${charge}`).click();
    await expect(priceBox(page, charge)).toHaveAccessibleDescription('Must be a number in AED.');
    await expect(priceBox(page, charge)).toBeFocused();
    await priceBox(page, charge).fill('');
    await priceBox(page, charge).pressSequentially('-2');
    await expect(priceBox(page, charge)).toHaveValue('0');
    expect(foreign.asked(update)).toEqual([]);
    await priceBox(page, charge).fill('1000000.125');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, section)).toContainText('AED 1,000,000.125');
    expect(foreign.asked(update)[0]?.body).toMatchObject({ price: 1_000_000.125 });
  });

  test(`prices, ${title}: a price is sent as a decimal number with id and token, said, and read again`, async ({
    page,
    foreign,
  }) => {
    await edit(page, charge);
    await priceBox(page, charge).fill('12.50');
    await page.keyboard.press('Enter');
    await expect(toast(page, done)).toBeVisible();
    await expect(rowOf(page, section)).toContainText('AED 12.50');
    await expect(button(page, `Edit ${charge}`)).toBeFocused();
    const id = rows(foreign)[at]?._id;
    expect(foreign.asked(update).map(({ body, token }) => ({ body, token }))).toEqual([
      { body: { id, price: 12.5, ...sent }, token: 'falcon-token' },
    ]);
    expect(typeof foreign.asked(update)[0]?.body.price).toBe('number');
    await expect.poll(() => foreign.asked(list).length).toBe(2);
  });

  test(`prices, ${title}: Save is busy while it saves, and sends once`, async ({ page, foreign }) => {
    foreign.next(update, 'hang');
    await edit(page, charge);
    await priceBox(page, charge).fill('9');
    await button(page, `Save ${charge}`).click();
    await expect(button(page, `Save ${charge}`)).toBeDisabled();
    await expect(button(page, `Save ${charge}`)).toHaveAttribute('aria-busy', 'true');
    await expect(priceBox(page, charge)).not.toBeEditable();
    foreign.release();
    await expect(toast(page, done)).toBeVisible();
    expect(foreign.asked(update)).toHaveLength(1);
  });

  for (const [when, rule, said] of [
    [
      'the server gives a reason',
      { status: 409, body: { message: 'Prices are frozen' } },
      'Prices are frozen',
    ],
    ['the server gives no reason', { status: 500 }, failed],
    ['no server answers', 'drop', failed],
  ] as const) {
    const how = failed ? 'is said' : 'is silent';
    test(`prices, ${title}: a failure ${how} when ${when}, and the edit stays open`, async ({
      page,
      foreign,
    }) => {
      foreign.next(update, rule);
      await edit(page, charge);
      await priceBox(page, charge).fill('9');
      await button(page, `Save ${charge}`).click();
      await expect(priceBox(page, charge)).toHaveAccessibleDescription('Not saved.');
      await expect(priceBox(page, charge)).toHaveValue('9');
      const toasts = page.getByRole('status').getByText(/./);
      if (failed && said) await expect(toast(page, said)).toBeVisible();
      else await expect(toasts).toHaveCount(0);
      await button(page, `Save ${charge}`).click();
      await expect(toast(page, done)).toBeVisible();
    });
  }

  test(`prices, ${title}: without a token nothing is sent, it is said, and the edit stays open`, async ({
    page,
    foreign,
  }) => {
    await edit(page, charge);
    await priceBox(page, charge).fill('9');
    await forgetToken(page);
    await button(page, `Save ${charge}`).click();
    await expect(toast(page, 'Unauthorized: No token found')).toBeVisible();
    await expect(priceBox(page, charge)).toHaveValue('9');
    expect(foreign.asked(update)).toEqual([]);
  });
}

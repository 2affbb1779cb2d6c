import { expect, type Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { onBothHosts, test } from '../harness/test.ts';

/** What differs between the lists of the console; rows are those of the foreign host. */
export type ListOf = {
  title: string;
  address: string;
  /** The call the list is read with, named as in foreign-host/calls.ts. */
  call: string;
  /** The headers in order; absent where the list is no table. */
  columns?: RegExp[];
  /** Typed in the search box, some words find one row and hide another, each named by a text in it. */
  search?: { words: string; finds: string; hides: string };
  /** Said in place of rows when there are none. */
  empty: string | RegExp;
  /** A text of a row that is there from the start. */
  row: string;
};

/** Words that reach the screen only when somebody forgot that a value may be missing. */
const LEAKS = /\b(undefined|null|NaN|\[object Object\]|Invalid Date)\b/;

const mainOf = (page: Page) => page.getByRole('main');

/** What holds for every list of the console. */
export function listSuite({ title, address, call, columns, search, empty, row }: ListOf): void {
  onBothHosts((hostName) => {
    test(`${title}: shows its rows, and nothing that is missing leaks`, async ({ page }) => {
      await page.goto(address);
      const main = mainOf(page);
      if (columns) await expect(main.getByRole('columnheader')).toHaveText(columns);
      if (hostName === 'foreign') await expect(main.getByText(row).first()).toBeVisible();
      else if (columns) await expect(main.getByRole('row').nth(1)).toBeVisible();
      await expect(main.getByText(empty)).toHaveCount(0);
      expect(await main.innerText()).not.toMatch(LEAKS);
    });
  });

  test.describe('with another company’s server', () => {
    test.use({ hostName: 'foreign' });

    test(`${title}: an empty list says so`, async ({ page, foreign }) => {
      foreign.next(call, { body: [] });
      await page.goto(address);
      await expect(mainOf(page).getByText(empty)).toBeVisible();
    });

    test(`${title}: a failed load is not taken for an empty list, and Retry mends it`, async ({
      page,
      foreign,
    }) => {
      foreign.next(call, { status: 500, body: { message: 'The depot is closed' } });
      await page.goto(address);
      const main = mainOf(page);
      await expect(main.getByRole('alert')).toBeVisible();
      await expect(main.getByText(empty)).toHaveCount(0);
      await main.getByRole('button', { name: 'Retry' }).click();
      await expect(main.getByText(row).first()).toBeVisible();
      await expect(main.getByRole('alert')).toHaveCount(0);
    });

    test(`${title}: a failure without a response leaves the page standing`, async ({ page, foreign }) => {
      foreign.next(call, 'drop');
      await page.goto(address);
      await expect(mainOf(page).getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    });

    test(`${title}: while it loads it shows neither rows nor emptiness`, async ({ page, foreign }) => {
      foreign.next(call, 'hang');
      await page.goto(address);
      const main = mainOf(page);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByText(empty)).toHaveCount(0);
      await expect(main.getByText(row)).toHaveCount(0);
      foreign.release();
      await expect(main.getByText(row).first()).toBeVisible();
    });

    if (search) searchTests({ title, address, search });
  });
}

function searchTests({
  title,
  address,
  search,
}: Required<Pick<ListOf, 'title' | 'address' | 'search'>>): void {
  const { words, finds, hides } = search;

  test(`${title}: search finds a part in any case, and one press clears it`, async ({ page }) => {
    await page.goto(address);
    const main = mainOf(page);
    await expect(main.getByText(hides).first()).toBeVisible();
    await page.keyboard.press('/');
    const box = main.getByRole('searchbox');
    await expect(box).toBeFocused();
    await box.pressSequentially(words);
    await expect(main.getByText(hides)).toHaveCount(0);
    await expect(main.getByText(finds).first()).toBeVisible();
    await main.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(main.getByText(hides).first()).toBeVisible();
  });

  test(`${title}: a search survives a reload and Back`, async ({ page }) => {
    await page.goto(address);
    const main = mainOf(page);
    await main.getByRole('searchbox').fill(words);
    await expect(main.getByText(hides)).toHaveCount(0);
    await expect(page).toHaveURL(/search=/);
    await page.reload();
    await expect(main.getByRole('searchbox')).toHaveValue(words);
    await expect(main.getByText(finds).first()).toBeVisible();
    await expect(main.getByText(hides)).toHaveCount(0);
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await expect(page).toHaveURL(addresses.profileView);
    await page.goBack();
    await expect(main.getByText(finds).first()).toBeVisible();
    await expect(main.getByText(hides)).toHaveCount(0);
  });

  test(`${title}: a search without a match is not taken for an empty list`, async ({ page }) => {
    await page.goto(address);
    const main = mainOf(page);
    await main.getByRole('searchbox').fill('zzzz');
    await expect(main.getByText(finds)).toHaveCount(0);
    await expect(main.getByText('zzzz').or(main.getByText(/match/i)).first()).toBeVisible();
  });
}

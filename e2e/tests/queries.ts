import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { expectAccessible } from '../harness/axe.ts';
import { hold } from '../harness/held.ts';
import { expect, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';

/** Rows on a page of our server; the demo business has more queries. */
const PAGE = 25;

const table = (page: Page) => page.getByRole('table', { name: 'Queries' });
const rowOf = (page: Page, text: string) => table(page).getByRole('row').filter({ hasText: text });
const question = (page: Page) => page.getByRole('alertdialog');

async function openQueries(page: Page): Promise<void> {
  await page.goto(addresses.queries);
  await expect(table(page)).toBeVisible();
}

async function askToDelete(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete the query from ${name}` }).click();
  await expect(question(page)).toContainText(`Are you sure you want to delete the query from ${name}?`);
  return question(page);
}

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('queries: axe finds nothing on the screen, an empty list, a query and the confirmation', async ({
    page,
    foreign,
  }) => {
    await openQueries(page);
    await expectAccessible(page);
    await rowOf(page, 'Lina').getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await askToDelete(page, 'Lina');
    await expectAccessible(page);
    foreign.store.queries = [];
    await page.goto(addresses.queries);
    await expect(page.getByText('No Queries found.')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('with our server', () => {
  test('queries: a page shows every column under a total, and deletes nothing while a search is loading', async ({
    page,
  }) => {
    await openQueries(page);
    await expect(table(page).getByRole('columnheader')).toHaveText([
      'Selected',
      'Name',
      'Email',
      'Message',
      'Date',
      'Subject',
      'Actions',
    ]);
    await expect(page.getByText(/^Total queries: \d+$/)).toBeVisible();
    await expect(table(page).getByRole('row')).toHaveCount(PAGE + 1);

    const letCome = await hold(page, /\/api\/contact\/\?.*search=/);
    const selectPage = page.getByRole('checkbox', { name: 'Select all on this page' });
    const remove = page.getByRole('button', { name: /^Delete \d+ quer/ });
    await page.getByRole('searchbox').fill('parcel');
    await expect(page.locator('[data-previous=true]')).toBeVisible();
    await selectPage.check();
    await expect(remove).toBeDisabled();
    letCome();
    await expect(page.locator('[data-previous=false]')).toBeVisible();
    await selectPage.check();
    await expect(remove).toBeEnabled();
  });

  test.describe('on a server that stores changes', () => {
    test.use({ writes: true });

    test('queries: a new one is first, a deleted one is gone, and ticked ones are deleted together', async ({
      page,
      host,
      request,
    }) => {
      const write = (query: Record<'name' | 'subject' | 'message', string>) =>
        request.post(`${host.address}/api/contact/`, { data: { email: 'x@shop.example', ...query } });
      const answer = await write({ name: 'Noura', subject: 'Pickup', message: 'At five, please' });
      expect(answer.status()).toBe(201);
      await openQueries(page);
      const rows = table(page).getByRole('row');
      await expect(rows.nth(1)).toContainText('Noura');
      await expect(rows.nth(1)).toContainText('At five, please');
      const text = await page.getByText(/^Total queries/).textContent();
      const total = Number(text!.replace(/\D/g, '')) - 1;
      const remove = (count: number) =>
        page.getByRole('button', { name: new RegExp(`^Delete ${count} quer`) });
      const confirm = () => question(page).getByRole('button', { name: 'Delete' }).click();
      const selectPage = page.getByRole('checkbox', { name: 'Select all on this page' });

      await rows
        .nth(1)
        .getByRole('button', { name: /^Delete/ })
        .click();
      await confirm();
      await expect(toast(page, 'Query deleted successfully')).toBeVisible();
      await page.reload();
      await expect(page.getByText(`Total queries: ${total}`, { exact: true })).toBeVisible();
      await expect(rowOf(page, 'At five, please')).toHaveCount(0);

      await rows.nth(1).getByRole('checkbox').press('Space');
      await rows.nth(3).getByRole('checkbox').check();
      await expect(page.getByText('2 selected')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const left = await rows.nth(2).getByRole('cell').allTextContents();
      await remove(2).click();
      await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question(page)).toHaveCount(0);
      await expect(page.getByText('2 selected')).toBeVisible();

      await page.route('**/api/contact/delete', (route) => route.fulfill({ status: 500, body: '' }), {
        times: 1,
      });
      await remove(2).click();
      await confirm();
      await expect(toast(page, 'Failed to delete queries')).toBeVisible();
      await remove(2).click();
      await confirm();
      await expect(toast(page, '2 queries deleted')).toBeVisible();
      await expect(page.getByText(`Total queries: ${total - 2}`, { exact: true })).toBeVisible();
      await expect(rows.nth(1).getByRole('cell')).toHaveText(left);
      await expect(selectPage).toBeFocused();
      await expect(selectPage).not.toBeChecked();

      await page.getByRole('button', { name: 'Next' }).click();
      await expect(rows).toHaveCount(total - 2 - PAGE + 1);
      await selectPage.check();
      await remove(total - 2 - PAGE).click();
      await confirm();
      // Its last page is gone, so that the one before it shows.
      await expect(page.getByText(`Total queries: ${PAGE}`, { exact: true })).toBeVisible();
      await expect(rows).toHaveCount(PAGE + 1);

      for (const name of ['Noura', 'Omar']) {
        await write({ name, subject: 'Bonus', message: 'For you' });
      }
      await page.getByRole('searchbox').fill('BONUS');
      await expect(page.getByText('2 queries found')).toBeVisible();
      await selectPage.check();
      await expect(page.getByRole('button', { name: /^Select all \d/ })).toHaveCount(0);
      await openQueries(page);
      await expect(page.getByText(`Total queries: ${PAGE + 2}`, { exact: true })).toBeVisible();
      await expect(selectPage).not.toBeChecked();
      await selectPage.check();
      await page.getByRole('button', { name: `Select all ${PAGE + 2} queries` }).click();
      await write({ name: 'Layla', subject: 'Late', message: 'Unseen yet' });
      await remove(PAGE + 2).click();
      await expect(question(page)).toContainText('Every query, on every page, is deleted.');
      await confirm();
      await expect(toast(page, `${PAGE + 2} queries deleted`)).toBeVisible();
      await expect(page.getByText('Total queries: 1', { exact: true })).toBeVisible();
      await expect(rowOf(page, 'Layla')).toBeVisible();
    });
  });
});

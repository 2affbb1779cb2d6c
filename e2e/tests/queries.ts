import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { expectAccessible } from '../harness/axe.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { forgetToken } from '../harness/token.ts';

const LIST = 'GET /api/contact';
const REMOVE = 'DELETE /api/contact/:id';

/** Rows on a page, where the server has pages; the demo business has more queries. */
const PAGE = 25;

const table = (page: Page) => page.getByRole('table', { name: 'Queries' });
const rowOf = (page: Page, text: string) => table(page).getByRole('row').filter({ hasText: text });
const question = (page: Page) => page.getByRole('alertdialog');

async function openQueries(page: Page): Promise<void> {
  await page.goto(addresses.queries);
  await expect(table(page)).toBeVisible();
}

async function askToDelete(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete the query from ${name}`, exact: true }).click();
  await expect(question(page)).toContainText(`Are you sure you want to delete the query from ${name}?`);
  return question(page);
}

onBothHosts((hostName) => {
  test('queries: each shows name, email, subject, message and date, under a total count', async ({
    page,
  }) => {
    await openQueries(page);
    const columns = ['Name', 'Email', 'Message', 'Date', 'Subject', 'Actions'];
    const ours = hostName === 'ours';
    await expect(table(page).getByRole('columnheader')).toHaveText(ours ? ['Selected', ...columns] : columns);
    const said = await page.getByText(/^Total queries: \d+$/).textContent();
    const total = Number(said!.replace(/\D/g, ''));
    await expect(table(page).getByRole('row')).toHaveCount((ours ? PAGE : total) + 1);
  });
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('queries: what is missing is N/A', async ({ page }) => {
    await openQueries(page);
    const lina = ['Lina', 'lina@falcon.example', 'Where is my parcel?', '2 Nov 2026', 'N/A', ''];
    await expect(rowOf(page, 'Lina').getByRole('cell')).toHaveText(lina);
    const quiet = ['N/A', 'quiet@falcon.example', 'N/A', 'N/A', 'Invoice', ''];
    await expect(rowOf(page, 'quiet@').getByRole('cell')).toHaveText(quiet);
    await expect(page.getByText('Total queries: 2', { exact: true })).toBeVisible();
  });

  test('queries: are asked for at once and deleted one by one, as the specification has it', async ({
    page,
    foreign,
  }) => {
    const [one] = foreign.store.queries;
    foreign.store.queries = Array.from({ length: PAGE + 1 }, (_, at) => ({ ...one, _id: `q${at}` }));
    await page.goto(`${addresses.queries}?page=2`);
    await expect(table(page).getByRole('row')).toHaveCount(PAGE + 2);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
    expect(foreign.asked(LIST).map(({ search }) => search)).toEqual(['']);
  });

  test('queries: a row opens the whole message, whatever it is made of', async ({ page, foreign }) => {
    const message = `${'The driver called twice and left. '.repeat(20)}\n<img src=x onerror="alert(1)"> نهاية`;
    Object.assign(foreign.store.queries[0]!, { message, subject: 'Late again' });
    await openQueries(page);
    await rowOf(page, 'Lina').getByRole('cell').nth(3).click();
    const dialog = page.getByRole('dialog', { name: 'Late again' });
    await expect(dialog.getByText('نهاية')).toHaveText(message);
    await expect(dialog.locator('img')).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      'mailto:lina@falcon.example?subject=Re%3A%20Late%20again',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  for (const [field, words] of [
    ['name', 'LIN'],
    ['email', 'lina@FAL'],
    ['message', 'my PARCEL'],
  ] as const) {
    test(`queries: search finds by ${field} in any case, and counts what it found`, async ({ page }) => {
      await openQueries(page);
      await page.getByRole('searchbox').fill(words);
      await expect(page.getByText('1 of 2 queries', { exact: true })).toBeVisible();
      await expect(rowOf(page, 'Lina')).toBeVisible();
    });
  }

  test('queries: none is deleted that was not confirmed', async ({ page, foreign }) => {
    await openQueries(page);
    const asked = await askToDelete(page, 'Lina');
    await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(asked).toHaveCount(0);
    await askToDelete(page, 'Lina');
    await page.keyboard.press('Escape');
    await expect(asked).toHaveCount(0);
    expect(foreign.received.filter(({ call }) => call === REMOVE)).toEqual([]);
    await expect(rowOf(page, 'Lina')).toBeVisible();
  });

  for (const [when, rule, said] of [
    ['the server gives a reason', { status: 409, body: { message: 'Still open' } }, 'Still open'],
    ['the server gives no reason', { status: 500 }, 'Failed to delete query'],
    ['the server says it had no success', { body: { success: false } }, 'Failed to delete query'],
    ['no server answers', 'drop', 'Failed to delete query'],
  ] as const) {
    test(`queries: a deletion fails with words when ${when}, and the row stays`, async ({
      page,
      foreign,
    }) => {
      foreign.next(REMOVE, rule);
      await openQueries(page);
      await (await askToDelete(page, 'Lina')).getByRole('button', { name: 'Delete' }).click();
      await expect(toast(page, said)).toBeVisible();
      await expect(rowOf(page, 'Lina')).toBeVisible();
      await expect(page.getByText('Total queries: 2', { exact: true })).toBeVisible();
    });
  }

  test('queries: without a token nothing is deleted, and it is said', async ({ page, foreign }) => {
    await openQueries(page);
    await forgetToken(page);
    await (await askToDelete(page, 'Lina')).getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'No token found. Please log in.')).toBeVisible();
    expect(foreign.received.filter(({ call }) => call === REMOVE)).toEqual([]);
  });

  test('queries: a confirmed deletion carries id and token, says so, and the count falls', async ({
    page,
    foreign,
  }) => {
    const id = String(foreign.store.queries[0]!._id);
    await openQueries(page);
    await (await askToDelete(page, 'Lina')).getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Query deleted successfully')).toBeVisible();
    await expect(rowOf(page, 'Lina')).toHaveCount(0);
    await expect(page.getByText('Total queries: 1', { exact: true })).toBeVisible();
    const made = foreign.received.filter(({ call }) => call === REMOVE);
    expect(made).toEqual([expect.objectContaining({ path: `/api/contact/${id}`, token: 'falcon-token' })]);
  });

  test('queries: deleted from its window, a query closes it', async ({ page }) => {
    await openQueries(page);
    await rowOf(page, 'Lina').getByRole('button').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Query deleted successfully')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(rowOf(page, 'Lina')).toHaveCount(0);
  });

  for (const [when, rule, said] of [
    ['the server gives no reason', { status: 500 }, 'Failed to fetch queries'],
    ['the server says it had no success', { body: { success: false, data: [] } }, 'Failed to fetch queries'],
    ['the server gives a reason', { status: 500, body: { message: 'Mail is down' } }, 'Mail is down'],
    ['no server answers', 'drop', 'Failed to fetch queries'],
  ] as const) {
    test(`queries: a failed load says so when ${when}, and Retry mends it`, async ({ page, foreign }) => {
      foreign.next(LIST, rule);
      await page.goto(addresses.queries);
      await expect(toast(page, said)).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('Failed to fetch queries');
      await expect(page.getByText('No Queries found.')).toHaveCount(0);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(rowOf(page, 'Lina')).toBeVisible();
    });
  }

  test('queries: read without a token they say No token found', async ({ page, foreign }) => {
    foreign.next(LIST, { status: 500 });
    await page.goto(addresses.queries);
    await expect(page.getByRole('alert')).toBeVisible();
    await forgetToken(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(toast(page, 'No token found. Please log in.')).toBeVisible();
  });

  test('queries: axe finds nothing on the screen, without any, in a query and in the question', async ({
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
  test.use({ writes: true });

  test('queries: what was deleted is gone after a reload', async ({ page }) => {
    await openQueries(page);
    const total = Number((await page.getByText(/^Total queries/).textContent())!.replace(/\D/g, ''));
    const row = table(page).getByRole('row').nth(1);
    const gone = await row.getByRole('cell').allTextContents();
    // Whoever wrote several has a button of the same name in each row.
    await row.getByRole('button', { name: /^Delete/ }).click();
    await question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Query deleted successfully')).toBeVisible();
    await page.reload();
    await expect(page.getByText(`Total queries: ${total - 1}`, { exact: true })).toBeVisible();
    // Whoever wrote several still has the others.
    const same = gone
      .filter(Boolean)
      .reduce((rows, cell) => rows.filter({ hasText: cell }), table(page).getByRole('row'));
    await expect(same).toHaveCount(0);
  });

  test('queries: what a customer writes in stands first', async ({ page, host, request }) => {
    const query = {
      name: 'Noura',
      email: 'noura@shop.example',
      subject: 'Pickup',
      message: 'At five, please',
    };
    const answer = await request.post(`${host.address}/api/contact/`, { data: query });
    expect(answer.status()).toBe(201);
    await openQueries(page);
    await expect(table(page).getByRole('row').nth(1)).toContainText('Noura');
    await expect(table(page).getByRole('row').nth(1)).toContainText('At five, please');
  });

  test('queries: nothing is deleted together while what shows is still of the search before', async ({
    page,
  }) => {
    await openQueries(page);
    const answered = Promise.withResolvers<void>();
    await page.route(
      ({ pathname, searchParams }) => pathname === '/api/contact/' && searchParams.has('search'),
      async (route) => {
        await answered.promise;
        await route.continue();
      },
    );
    const selectPage = page.getByRole('checkbox', { name: 'Select all on this page' });
    const remove = page.getByRole('button', { name: /^Delete \d+ quer/ });
    await page.getByRole('searchbox').fill('parcel');
    await expect(page.locator('[data-previous=true]')).toBeVisible();
    await selectPage.check();
    await expect(remove).toBeDisabled();
    answered.resolve();
    await expect(page.locator('[data-previous=false]')).toBeVisible();
    await selectPage.check();
    await expect(remove).toBeEnabled();
  });

  test('queries: come a page at a time, and those that are ticked are deleted together', async ({
    page,
    host,
    request,
  }) => {
    await openQueries(page);
    const rows = table(page).getByRole('row');
    const said = await page.getByText(/^Total queries/).textContent();
    const total = Number(said!.replace(/\D/g, ''));
    const remove = (count: number) => page.getByRole('button', { name: `Delete ${count} quer` });
    const confirm = () => question(page).getByRole('button', { name: 'Delete' }).click();
    const selectPage = page.getByRole('checkbox', { name: 'Select all on this page' });

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
      const query = { name, email: 'x@shop.example', subject: 'Bonus', message: 'For you' };
      await request.post(`${host.address}/api/contact/`, { data: query });
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
    const late = { name: 'Layla', email: 'l@shop.example', subject: 'Late', message: 'Unseen yet' };
    await request.post(`${host.address}/api/contact/`, { data: late });
    await remove(PAGE + 2).click();
    await expect(question(page)).toContainText('Every query, on every page, is deleted.');
    await confirm();
    await expect(toast(page, `${PAGE + 2} queries deleted`)).toBeVisible();
    await expect(page.getByText('Total queries: 1', { exact: true })).toBeVisible();
    await expect(rowOf(page, 'Layla')).toBeVisible();
  });
});

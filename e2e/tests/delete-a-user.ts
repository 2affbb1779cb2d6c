import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expect, type Host, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { forgetToken } from '../harness/token.ts';
import { button } from '../suites/rates.ts';

const REMOVE = 'DELETE /api/senders/delete/:id';

const table = (page: Page) => page.getByRole('table', { name: 'Users' });
const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });

async function openUsers(page: Page): Promise<void> {
  await page.goto(addresses.users);
  await expect(table(page)).toBeVisible();
}

async function askToDelete(page: Page, name: string) {
  await button(page, `User Delete: ${name}`).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(name);
  return question;
}

type Order = { paymentMethod: string; orderStatus: string; pickup: { senderName: string } };

async function readBusiness(host: Host) {
  const { data: orders }: { data: Order[] } = await ask(host, 'GET', '/api/orders/orders-all');
  const senders: { name: string; role: string }[] = await ask(host, 'GET', '/api/senders/all');
  return { orders, senders };
}

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('users: nobody is deleted who was not confirmed', async ({ page, foreign }) => {
    await openUsers(page);
    const question = await askToDelete(page, 'Omar Haddad');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await askToDelete(page, 'Omar Haddad');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(button(page, 'User Delete: Omar Haddad')).toBeFocused();
    expect(foreign.asked(REMOVE)).toEqual([]);
    await expect(rowOf(page, 'Omar Haddad')).toBeVisible();
  });

  for (const [when, rule, said] of [
    [
      'the server gives a reason',
      { status: 409, body: { message: 'Omar owes 12 dirham' } },
      'Omar owes 12 dirham',
    ],
    ['the server gives no reason', { status: 500 }, 'Failed to delete user'],
    ['no server answers', 'drop', 'Failed to delete user'],
  ] as const) {
    test(`users: a deletion fails with words when ${when}, and the row stays`, async ({ page, foreign }) => {
      foreign.next(REMOVE, rule);
      await openUsers(page);
      await (await askToDelete(page, 'Omar Haddad')).getByRole('button', { name: 'Delete' }).click();
      await expect(toast(page, said)).toBeVisible();
      await expect(rowOf(page, 'Omar Haddad')).toBeVisible();
    });
  }

  test('users: without a token nothing is deleted, and it is said', async ({ page, foreign }) => {
    await openUsers(page);
    await forgetToken(page);
    await (await askToDelete(page, 'Omar Haddad')).getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'No auth token found. Please log in.')).toBeVisible();
    expect(foreign.asked(REMOVE)).toEqual([]);
  });

  test('users: a confirmed deletion carries id and token, says so, and the list is read again', async ({
    page,
    foreign,
  }) => {
    const id = String(foreign.store.senders[0]!._id);
    await openUsers(page);
    await (await askToDelete(page, 'Omar Haddad')).getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'user deleted successfully!')).toBeVisible();
    await expect(rowOf(page, 'Omar Haddad')).toHaveCount(0);
    const made = foreign.received.filter(({ call }) => /senders/.test(call));
    expect(made.map(({ call }) => call)).toEqual(['GET /api/senders/all', REMOVE, 'GET /api/senders/all']);
    expect(made[1]).toMatchObject({ path: `/api/senders/delete/${id}`, token: 'falcon-token', body: {} });
  });

  test('users: the row that is being deleted is marked busy, and no other', async ({ page, foreign }) => {
    foreign.next(REMOVE, 'hang');
    await openUsers(page);
    await (await askToDelete(page, 'Omar Haddad')).getByRole('button', { name: 'Delete' }).click();
    await expect(button(page, 'User Delete: Omar Haddad')).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
    foreign.release();
    await expect(rowOf(page, 'Omar Haddad')).toHaveCount(0);
  });
});

test.describe('with our server', () => {
  test.use({ writes: true });

  test('users: a sender who owes cash on delivery is not deleted, and the server says why', async ({
    page,
    host,
  }) => {
    const { orders, senders } = await readBusiness(host);
    const companies = new Set(senders.filter(({ role }) => role === 'Company').map(({ name }) => name));
    const { pickup } = orders.find(
      ({ paymentMethod, orderStatus, pickup: { senderName } }) =>
        paymentMethod === 'COD' && orderStatus === 'Pending' && companies.has(senderName),
    )!;
    const name = pickup.senderName;
    await page.goto(`${addresses.users}?tab=company`);
    await page.getByRole('searchbox').fill(name);
    const question = await askToDelete(page, name);
    await expect(question.getByRole('status')).toHaveText(
      /^[\d,]+ orders?, AED [\d,.]+ of cash on delivery not handed in\. The sender cannot be deleted until it is handed in\.$/,
    );
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(
      toast(page, new RegExp(`^${name} cannot be deleted: AED .+ cash on delivery`)),
    ).toBeVisible();
    await expect(rowOf(page, name)).toBeVisible();
  });

  test('users: who was deleted is gone after a reload', async ({ page, host }) => {
    const { orders, senders } = await readBusiness(host);
    const sent = new Set(orders.map(({ pickup }) => pickup.senderName));
    const name = senders.find((sender) => !sent.has(sender.name))?.name ?? '';
    await openUsers(page);
    await page.getByRole('searchbox').fill(name);
    // The head alone has another text: a press while the others leave could meet a row that moves.
    await expect(table(page).getByRole('row').filter({ hasNotText: name })).toHaveCount(1);
    const question = await askToDelete(page, name);
    await expect(question.getByRole('status')).toHaveText('0 orders, no open cash on delivery.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, /^user deleted successfully!/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('No Users found.')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect(table(page)).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { expectFocusIn } from '../harness/keyboard.ts';
import { expect, type Host, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { button } from '../suites/rates.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Users' });
const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const question = (page: Page) => page.getByRole('alertdialog');

async function openUsers(page: Page, query = ''): Promise<void> {
  await page.goto(addresses.users + query);
  await expect(table(page)).toBeVisible();
}

/** Checks list, details and the question before deleting. */
async function expectAllAccessible(page: Page): Promise<void> {
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^View User Details/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^User Delete/ })
    .first()
    .click();
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
}

async function askToDelete(page: Page, name: string) {
  await button(page, `User Delete: ${name}`).click();
  await expect(question(page)).toContainText(name);
}

type Order = { paymentMethod: string; orderStatus: string; pickup: { senderName: string } };

async function readBusiness(host: Host) {
  const { data: orders }: { data: Order[] } = await ask(host, 'GET', '/api/orders/orders-all');
  const senders: { name: string; role: string }[] = await ask(host, 'GET', '/api/senders/all');
  return { orders, senders };
}

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('users: a long role is shown in full under the pointer, Tab moves through a row, and axe finds nothing', async ({
    page,
    foreign,
  }) => {
    const role = 'Corporate customer of the airport';
    foreign.store.senders[0]!.role = role;
    await openUsers(page);

    await test.step('a role too long for its column', async () => {
      const words = rowOf(page, 'Omar Haddad').getByText(role);
      await words.hover();
      await expect(page.locator('[data-shown]')).toHaveText(role);
      const isWithin = await words.evaluate((element) => {
        const { right } = element.getBoundingClientRect();
        return element.parentElement!.getBoundingClientRect().right > right;
      });
      expect(isWithin).toBe(true);
      await page.mouse.move(0, 0);
      await expect(page.locator('[data-shown]')).toHaveCount(0);
    });

    await test.step('keyboard', async () => {
      const name = rowOf(page, 'Gulf Books').getByRole('button').first();
      await name.focus();
      await page.keyboard.press('Enter');
      await expectFocusIn(page.getByRole('dialog', { name: 'User Details' }));
      await page.keyboard.press('Tab');
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(name).toBeFocused();
      for (const action of ['View User Details', 'User Delete', 'Set CompanyPrice', 'Set ZonePrice']) {
        await page.keyboard.press('Tab');
        await expect(button(page, `${action}: Gulf Books`)).toBeFocused();
      }
    });

    await test.step('axe', () => expectAllAccessible(page));
  });
});

test.describe('with our server', () => {
  test.use({ writes: true });

  test('users: a sender who owes cash on delivery is kept with a reason, another is deleted, and axe finds nothing', async ({
    page,
    host,
  }) => {
    const { orders, senders } = await readBusiness(host);
    const companies = new Set(senders.filter(({ role }) => role === 'Company').map(({ name }) => name));
    const { pickup } = orders.find(
      ({ paymentMethod, orderStatus, pickup: { senderName } }) =>
        paymentMethod === 'COD' && orderStatus === 'Pending' && companies.has(senderName),
    )!;
    const owing = pickup.senderName;
    await page.goto(`${addresses.users}?tab=company&search=${encodeURIComponent(owing)}`);
    await expect(tab(page, 'Company Users')).toHaveAttribute('aria-selected', 'true');
    await expectAllAccessible(page);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await askToDelete(page, owing);
    await expect(question(page).getByRole('status')).toHaveText(
      /^AED [\d,.]+ of cash on delivery from [\d,]+ orders? is not handed in yet\. The sender cannot be deleted until it is handed in\.$/,
    );
    await expect(question(page).getByRole('button', { name: 'Delete' })).toBeDisabled();
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(rowOf(page, owing)).toBeVisible();

    const sent = new Set(orders.map((order) => order.pickup.senderName));
    const idle = senders.find((sender) => !sent.has(sender.name))?.name ?? '';
    await openUsers(page, `?search=${encodeURIComponent(idle)}`);
    await askToDelete(page, idle);
    await expect(question(page).getByRole('status')).toHaveText('0 orders, no open cash on delivery.');
    await question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, /^user deleted successfully!/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('No Users found.')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect(table(page)).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { openOrders, orderRows } from '../harness/order-list.ts';
import { expect, test } from '../harness/test.ts';

const filters = (page: Page) => page.getByRole('form', { name: 'Filter orders' });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('button');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const counted = (page: Page) => page.getByRole('main').getByRole('status');

test('all orders: an order is found by phone, a page number is typed, and an invalid filter is refused at its field', async ({
  page,
  host,
}) => {
  await openOrders(page);

  const pager = page.getByRole('navigation', { name: 'Pages' });
  const last = /of (\d+)/.exec((await pager.textContent()) ?? '')?.[1] ?? '';

  await test.step('a phone in another format finds its order, from the menu in three steps', async () => {
    await orderRows(page).first().getByRole('button', { name: /^View/ }).click();
    const details = page.getByRole('dialog', { name: /^Order / });
    await expect(details.getByText(/^\+971 5\d/).first()).toBeVisible();
    const id = /TWS-\S{4}-\S{4}/.exec((await details.textContent()) ?? '')?.[0] ?? '';
    const phone =
      (await details
        .getByText(/^\+971 5\d/)
        .first()
        .textContent()) ?? '';
    await page.keyboard.press('Escape');
    await expect(details).toHaveCount(0);
    await button(page, 'Filters').click();
    await filters(page).getByLabel('Phone').fill(phone.replace('+971 ', '0').replaceAll(' ', '-'));
    await page.keyboard.press('Enter');
    await expect(chips(page)).toHaveCount(1);
    await expect(orderRows(page).filter({ hasText: id })).toHaveCount(1);
    await button(page, 'Clear all filters').click();
    await expect(chips(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/phone/);
  });

  await test.step('without filters a page number is typed, and one past the end shows the last page', async () => {
    await expect(pager).toContainText(`Page 1 of ${last}`);
    await pager.getByLabel('Go to page').fill('7');
    await page.keyboard.press('Enter');
    await expect(pager).toContainText(`Page 7 of ${last}`);
    await expect(page).toHaveURL(/page=7/);
    await pager.getByLabel('Go to page').fill('999999');
    await page.keyboard.press('Enter');
    await expect(pager).toContainText(`Page ${last} of ${last}`);
  });

  await test.step('an invalid filter is described at its field, which has the focus', async () => {
    await button(page, 'Filters').click();
    await expect(filters(page).getByLabel('Phone')).toHaveValue('');
    await filters(page).getByLabel('Phone').fill('call me');
    await filters(page).getByLabel('Sender', { exact: true }).fill('Nobody at all');
    await filters(page).getByLabel('Sort by').selectOption('Oldest update first');
    await button(page, 'Apply Filters').click();
    await expect(filters(page).getByLabel('Phone')).toBeFocused();
    await expect(filters(page)).toContainText('Type the whole number, like 050 123 4567.');
    await expect(filters(page)).toContainText('Choose a sender from the list.');
    await expect(filters(page)).toContainText('Choose the days without an update first.');
    await expect(chips(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/phone/);
  });

  await test.step('the filter for events of today is as wide as its words', async () => {
    const today = page.getByRole('group', { name: 'What happened today' });
    const last = (await today.getByRole('button').last().boundingBox())!;
    const band = (await today.boundingBox())!;
    expect(band.x + band.width - (last.x + last.width)).toBeLessThan(8);
  });

  await test.step('after correction it applies', async () => {
    await filters(page).getByLabel('Phone').fill('');
    const [sender] = await ask(host, 'GET', '/api/senders/all');
    await filters(page).getByLabel('Sender', { exact: true }).fill(sender.name);
    await page.keyboard.press('Tab');
    await expect(filters(page).getByLabel('Sender', { exact: true })).toHaveValue(
      `${sender.name} (${sender.email})`,
    );
    await filters(page).getByLabel('Sender', { exact: true }).fill('');
    await filters(page).getByLabel('Days without an update').fill('3');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/unmovedDays=3&sort=movedAt/);
    await expect(page.getByRole('columnheader', { name: 'Last Update' })).toBeVisible();
    await page.setViewportSize({ width: 768, height: 900 });
    const receiver = page.getByRole('columnheader', { name: 'Receiver' });
    await expect.poll(async () => (await receiver.boundingBox())?.width).toBeGreaterThan(60);
  });

  await test.step('Apply is visible from the first field of a form that is longer than the window', async () => {
    await expect(filters(page)).toHaveCount(0);
    await expect(button(page, /^Filters/)).toBeFocused();
    await page.setViewportSize({ width: 360, height: 640 });
    await button(page, /^Filters/).click();
    await filters(page).getByLabel('Phone').focus();
    await expect(filters(page).getByLabel('Phone')).toBeInViewport();
    await expect(filters(page).getByLabel('Sort by')).not.toBeInViewport();
    await expect(button(page, 'Apply Filters')).toBeInViewport({ ratio: 1 });
  });
});

test('all orders: filters are in the address, in chips and in the file; Back and "Clear all" undo them', async ({
  page,
}) => {
  await openOrders(page);
  await expect(counted(page)).toHaveText(/ orders$/);
  const all = await counted(page).textContent();
  await button(page, 'Filters').click();
  await filters(page).getByLabel('Delivery city').selectOption('Dubai');
  await filters(page).getByLabel('Payment').selectOption('Cash on delivery, not handed in');
  await button(page, 'Apply Filters').click();
  await expect(chips(page)).toHaveText(['Delivery city: Dubai', 'Payment: Cash on delivery, not handed in']);
  await expect(page).toHaveURL(/city=Dubai&payment=COD-open/);
  await expect(counted(page)).toHaveText(new RegExp(`^(?!${all}).+ orders, AED [\\d,.]+ to receive`));
  const some = (await counted(page).textContent()) ?? '';
  const [file] = await Promise.all([
    page.waitForRequest(/\/api\/export\/orders/),
    button(page, 'Export CSV').click(),
  ]);
  expect(file.url()).toContain('city=Dubai&payment=COD-open');

  await page.reload();
  await expect(chips(page)).toHaveCount(2);
  await expect(counted(page)).toHaveText(some);
  await button(page, 'Filters, 2 set').click();
  await expectAccessible(page);
  await expect(filters(page).getByLabel('Delivery city')).toHaveValue('Dubai');
  await button(page, 'Remove the filter Delivery city: Dubai').click();
  await expect(chips(page)).toHaveCount(1);
  await expect(button(page, /^Filters/)).toBeFocused();
  await expect(filters(page).getByLabel('Delivery city')).toHaveValue('');
  await page.goBack();
  await expect(chips(page)).toHaveCount(2);
  await expect(counted(page)).toHaveText(some);
  await button(page, 'Clear all filters').click();
  await expect(chips(page)).toHaveCount(0);
  await expect(button(page, /^Filters/)).toBeFocused();
  await expect(counted(page)).toHaveText(all ?? '');
});

test('overview: stuck orders, the cash of today, the largest debtor, and a sender each link to their orders', async ({
  page,
}) => {
  const leadsTo = async (card: string, name: RegExp, query: RegExp, chipTexts: RegExp[]) => {
    const section = page.locator('section').filter({ hasText: card });
    await section.getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(query);
    await expect(chips(page)).toHaveText(chipTexts);
  };
  const back = async () => {
    await page.goBack();
    await expect(page).toHaveURL(addresses.home);
  };
  await page.goto(addresses.home);
  await expect(page.getByRole('img', { name: /^Orders and revenue, last 14 days/ })).toBeVisible();
  const stuck = page.getByRole('link', { name: /^No update for 3 days/ });
  const count = /days\s*([\d,]+) orders?/.exec((await stuck.textContent()) ?? '')?.[1] ?? '';
  await expectAccessible(page);
  await leadsTo('Needs attention', /^No update for 3 days/, /unmovedDays=3&sort=movedAt/, [
    /Days without an update: 3 days/,
  ]);
  await expect(counted(page)).toHaveText(new RegExp(`^${count} orders?$`));
  await back();
  await leadsTo('Today', /^Open cash of today’s orders/, /payment=COD-open&from=.*&to=/, [
    /Payment/,
    /Created from/,
    /Created to/,
  ]);
  await back();
  await leadsTo('Cash on delivery to bring in, by sender', /AED/, /senderId=.*&payment=COD-open/, [
    /Sender: .*@/,
    /Payment/,
  ]);
  await test.step('the details of a sender link to all of its orders', async () => {
    await page.getByRole('link', { name: 'Users' }).click();
    await page
      // The orders of the screen before it, which stays until this one is loaded, can be viewed too.
      .getByRole('button', { name: /^View User Details/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'All orders of this sender' }).click();
    await expect(page).toHaveURL(/all-orders\?senderId=/);
    await expect(chips(page)).toHaveText([/^Sender: .*@/]);
  });
});

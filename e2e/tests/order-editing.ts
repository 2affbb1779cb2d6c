import type { Locator, Page } from '@playwright/test';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { openOrders, orderRows } from '../harness/order-list.ts';
import { expect, test } from '../harness/test.ts';

const form = (page: Page) => page.getByRole('dialog', { name: 'New order' });
const group = (scope: Locator, name: string) => scope.getByRole('region', { name });
const details = (page: Page) => page.getByRole('dialog', { name: /^Order / });
const button = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('button', { name });

async function openForm(page: Page): Promise<Locator> {
  await openOrders(page);
  await button(page, 'New order').click();
  await expect(form(page).getByRole('combobox', { name: /^Registered sender/ })).toBeFocused();
  return form(page);
}

/** Types an order as an operator on the phone does, with Tab between fields. */
const BY_PHONE = [
  '',
  'Layla Haddad',
  '+971 50 771 0932',
  'Villa 12, Al Wasl Road',
  'Dubai',
  'Al Barsha',
  'Omar Farouk',
  '+971 52 118 6640',
  'Ajman',
  'Al Jurf',
  'King Faisal Street 9',
  // The details that help to find the door stay collapsed.
  '',
  'Perfume set',
  '1.2',
  '30',
  '20',
  '10',
];

async function typeThrough(page: Page): Promise<void> {
  for (const typed of BY_PHONE) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
}

async function openOrder(page: Page, trackingID: string): Promise<Locator> {
  await openOrders(page, `?search=${trackingID}`);
  await button(page, `View order ${trackingID}`).click();
  await button(group(details(page), 'Order actions'), 'More actions').click();
  return details(page);
}

const ORDER = {
  deliveryType: 'normal',
  orderWeight: 1.2,
  parcelSize: { length: 30, width: 20, height: 10 },
  pickup: {
    city: 'Dubai',
    senderName: 'Layla Haddad',
    senderPhone: '+971 50 771 0932',
    senderAddress: 'Villa 12, Al Wasl Road',
  },
  dropoff: {
    city: 'Ajman',
    receiverName: 'Omar Farouk',
    receiverPhone: '+971 52 118 6640',
    street: 'King Faisal Street 9',
  },
  paymentMethod: 'COD',
  orderTitle: 'Perfume set',
  orderValue: 250,
};

const historyOf = (dialog: Locator) =>
  dialog.getByRole('list', { name: 'Tracking History' }).getByRole('listitem');

test.use({ writes: true });

test('order editing: orders are entered without the mouse, and a lost answer creates no duplicate', async ({
  page,
  host,
}) => {
  const dialog = await openForm(page);
  await button(dialog, 'Create order').click();
  await expect(group(dialog, 'Sender').getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: /^Registered sender/ }).focus();
  await typeThrough(page);
  const price = group(dialog, 'Price').locator('dl > div').filter({ hasText: 'Charge' }).locator('dd');
  await expect(price).toHaveText(/^AED [\d.]+$/);
  const charged = (await price.textContent()) ?? '';
  await dialog.getByRole('spinbutton', { name: 'Order value' }).fill('250');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText(`Order created. Price: ${charged}.`);
  await expect(button(dialog, 'Create another order')).toBeFocused();
  const trackingID = (await dialog.locator('strong').textContent()) ?? '';
  expect(trackingID).toMatch(/^TWS-/);
  await button(dialog, 'Print label').click();
  await page
    .getByRole('dialog', { name: `Print label of ${trackingID}` })
    .getByRole('button', { name: 'Close' })
    .first()
    .click();
  await button(dialog, 'Create another order').click();
  await expect(dialog.getByRole('textbox', { name: 'Contents' })).toHaveValue('');
  await expect(dialog.getByRole('combobox', { name: /^Registered sender/ })).toBeFocused();

  await test.step('after a lost answer typed text stays, and sending it again creates no second order', async () => {
    await typeThrough(page);
    await dialog.getByRole('spinbutton', { name: 'Order value' }).fill('250');
    const count = async () => {
      const { urgentOrders, normalOrders } = await ask(host, 'GET', '/api/orders/count');
      return urgentOrders + normalOrders;
    };
    const before = await count();
    await page.route('**/api/orders', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(dialog, 'Create order').click();
    await expect(dialog.getByRole('alert')).toContainText('The connection was lost');
    await expect(dialog.getByRole('textbox', { name: 'Contents' })).toHaveValue('Perfume set');
    await page.unroute('**/api/orders');
    await button(dialog, 'Create order').click();
    await expect(button(dialog, 'Create another order')).toBeVisible();
    expect(await count()).toBe(before + 1);
  });

  await button(dialog, 'Create another order').click();
  await expect(dialog.getByRole('combobox', { name: /^Registered sender/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'New order')).toBeFocused();
});

test('order editing: the history records a correction at a new price, a move, its undo and a cancellation', async ({
  page,
  host,
}) => {
  const { data } = await ask(host, 'POST', '/api/orders', ORDER);
  const { trackingID } = data;
  const charged = `AED ${data.charge.total.toFixed(2)}`;
  const order = await openOrder(page, trackingID);
  const acts = group(order, 'Order actions');
  await button(acts, 'Correct').click();
  const correction = page.getByRole('dialog', { name: `Correct order ${trackingID}` });
  await group(correction, 'Receiver').getByRole('textbox', { name: 'Phone' }).fill('050 118 6641');
  await correction.getByRole('spinbutton', { name: 'Weight (kg)' }).fill('12');
  await button(correction, 'Urgent').click();
  await correction.getByRole('checkbox', { name: 'Additional packing' }).check();
  await correction.getByRole('spinbutton', { name: 'Weight (kg)' }).press('Enter');
  await expect(correction.getByRole('alert')).toContainText(`The price changes from ${charged} to AED`);
  await button(correction, /^Save at AED/).click();
  await expect(correction).toBeHidden();
  await expect(order.getByText('050 118 6641', { exact: true })).toBeVisible();
  await expect(historyOf(order).last()).toContainText(
    "Receiver's phone: 050 118 6641 (before: +971 52 118 6640)",
  );
  for (const change of ['Delivery mode: Urgent (before: Normal)', 'Additional packing: yes (before: no)']) {
    await expect(historyOf(order).last()).toContainText(change);
  }

  await button(acts, 'Ready for pickup').click();
  await expect(historyOf(order).last()).toContainText('Ready for pickup');
  await expect(button(acts, 'Picked up')).toBeVisible();
  await button(acts, 'Undo: back to Created').click();
  await expect(historyOf(order).last()).toContainText('Undone: back to Created');
  await button(acts, 'Cancel order').click();
  const question = page.getByRole('dialog', { name: `Cancel order ${trackingID}?` });
  await button(question, 'Cancel the order').click();
  await expect(question.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
    /Must not be empty\./,
  );
  await question.getByRole('textbox', { name: 'Reason' }).fill('The sender rang again');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(historyOf(order).last()).toContainText('Reason: The sender rang again');
  await expect(button(acts, 'Undo: cancellation')).toBeVisible();
  await expect(button(acts, 'Cancel order')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(orderRows(page).first()).toContainText('Cancelled');
});

test('order editing: the second of two users who correct an order sees a message, and keeps what was typed', async ({
  page,
  host,
}) => {
  const { data: created } = await ask(host, 'POST', '/api/orders', ORDER);
  const order = await openOrder(page, created.trackingID);
  await button(order, 'Correct').click();
  const correction = page.getByRole('dialog', { name: /^Correct order / });
  await correction.getByRole('textbox', { name: /^Details/ }).fill('Ring twice');
  const address = `/api/orders/${created.trackingID}`;
  const { data: read } = await ask(host, 'GET', address);
  await ask(host, 'PUT', address, { version: read.version, orderTitle: 'Two boxes' });
  await correction.getByRole('textbox', { name: 'Name' }).first().focus();
  await button(correction, 'Save').click();
  const said = correction.getByText(/while you were editing/);
  await expect(said).toBeInViewport({ ratio: 1 });
  await button(correction, 'Load their changes, keep mine').click();
  await expect(correction.getByRole('textbox', { name: 'Contents' })).toHaveValue('Two boxes');
  await expect(correction.getByRole('textbox', { name: /^Details/ })).toHaveValue('Ring twice');
  await button(correction, 'Save').click();
  await expect(correction).toBeHidden();
  expect((await ask(host, 'GET', address)).data.order).toMatchObject({
    orderTitle: 'Two boxes',
    orderDetails: 'Ring twice',
  });
});

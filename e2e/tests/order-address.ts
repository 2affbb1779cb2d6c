import type { Locator, Page } from '@playwright/test';
import { ask } from '../harness/ask.ts';
import { openOrders } from '../harness/order-list.ts';
import { expect, test } from '../harness/test.ts';

const button = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('button', { name });
const group = (scope: Locator, name: string) => scope.getByRole('region', { name });
const area = (scope: Locator, of: 'Sender' | 'Receiver') =>
  group(scope, of).getByRole('combobox', { name: 'Area' });
const status = (scope: Locator, of: 'Sender' | 'Receiver') => group(scope, of).locator('[aria-live]');

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
    city: 'Sharjah',
    area: 'Khorfakkan',
    receiverName: 'Omar Farouk',
    receiverPhone: '+971 52 118 6640',
    street: 'King Faisal Street 9',
  },
  paymentMethod: 'COD',
  orderTitle: 'Perfume set',
  orderValue: 250,
};

async function openForm(page: Page): Promise<Locator> {
  await openOrders(page);
  await button(page, 'New order').click();
  const form = page.getByRole('dialog', { name: 'New order' });
  await expect(form).toBeVisible();
  return form;
}

test('order address: an area is offered by its other names, an unknown one is reported, one of another emirate sets it', async ({
  page,
}) => {
  const form = await openForm(page);
  await expect(area(form, 'Receiver')).toBeDisabled();
  await group(form, 'Receiver').getByLabel('City').selectOption('Sharjah');
  await area(form, 'Receiver').fill('خورفكان');
  await expect(status(form, 'Receiver')).toHaveText('Listed as:');
  await button(group(form, 'Receiver'), 'Khor Fakkan').click();
  await expect(area(form, 'Receiver')).toHaveValue('Khor Fakkan');
  await expect(status(form, 'Receiver')).toHaveText('');
  await area(form, 'Receiver').fill('Khor Fakan');
  await expect(button(group(form, 'Receiver'), 'Khor Fakkan')).toBeVisible();

  const receiver = group(form, 'Receiver');
  await receiver.getByLabel('City').selectOption('Dubai');
  await area(form, 'Receiver').fill('Quito');
  await expect(status(form, 'Receiver')).toHaveText(
    'No area of Dubai is known by this name. It is saved as typed.',
  );
  await area(form, 'Receiver').fill('Al Ain');
  await button(receiver, 'Al Ain, Abu Dhabi').click();
  await expect(receiver.getByLabel('City')).toHaveValue('Abu-Dhabi');
  await expect(area(form, 'Receiver')).toHaveValue('Al Ain');
  for (const [city, typed] of [
    ['Dubai', 'Others'],
    ['Dubai', 'dubai'],
    ['Sharjah', ''],
  ] as const) {
    await receiver.getByLabel('City').selectOption(city);
    await area(form, 'Receiver').fill(typed);
    await expect(status(form, 'Receiver')).toHaveText('');
  }
});

test.describe('order address: directions to the door', () => {
  test.use({ writes: true });

  test('order address: is corrected under one heading, and shown in the details and the history', async ({
    page,
    host,
  }) => {
    const { data } = await ask(host, 'POST', '/api/orders', ORDER);
    await openOrders(page, `?search=${data.trackingID}`);
    await button(page, `View order ${data.trackingID}`).click();
    const details = page.getByRole('dialog', { name: /^Order / });
    await button(details, 'More actions').click();
    await button(details, 'Correct').click();
    const form = page.getByRole('dialog', { name: `Correct order ${data.trackingID}` });
    await expect(area(form, 'Receiver')).toHaveValue('Khorfakkan');
    await expect(form.getByLabel('Makani number')).toBeHidden();
    await form.getByText('More about the address').click();
    await form.getByLabel('Landmark').fill('Behind the petrol station');
    await form.getByLabel('Second phone').fill('call me');
    await form.getByLabel('Makani number').fill('123');
    await form.getByText('More about the address').click();
    await expect(form.getByLabel('Makani number')).toBeHidden();
    await button(form, 'Save').click();
    await expect(form.getByLabel('Makani number')).toBeFocused();
    await expect(form.getByLabel('Makani number')).toHaveAccessibleDescription(
      'A Makani number is 10 digits, like 30032 95320.',
    );
    await form.getByLabel('Makani number').fill('3003295320');
    await form.getByLabel('Second phone').fill('04 338 1200');
    await button(form, 'Save').click();
    await expect(form).toBeHidden();
    const receiver = group(details, 'Receiver');
    await expect(receiver).toContainText('30032 95320');
    await expect(receiver).toContainText('Behind the petrol station');
    await expect(receiver).toContainText('04 338 1200');
    const history = details.getByRole('list', { name: 'Tracking History' });
    await expect(history).toContainText('Makani number: 30032 95320 (before: nothing)');
    await expect(history).toContainText("Receiver's landmark: Behind the petrol station (before: nothing)");
    await button(details, 'Correct').click();
    await expect(form.getByLabel('Landmark')).toHaveValue('Behind the petrol station');
  });
});

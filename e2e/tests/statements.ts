import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { startSession } from '../harness/sign-in.ts';
import { expect, type Host, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { storeToken } from '../harness/token.ts';

test.use({ writes: true });

const IBAN = 'AE070331234567890123456';
const VALUE = 250;
const TO_DELIVERED = ['accepted', 'pickup', 'warehouse', 'assignedtodriver', 'delivered'];
const ORDER = {
  ...{ deliveryType: 'normal', orderWeight: 1.2, orderTitle: 'Perfume set', orderValue: VALUE },
  parcelSize: { length: 30, width: 20, height: 10 },
  pickup: { city: 'Dubai', area: 'Al Quoz' },
  dropoff: {
    city: 'Sharjah',
    street: 'King Faisal Street 9',
    receiverName: 'Omar Farouk',
    receiverPhone: '+971 52 118 6640',
  },
};

type Shop = { _id: string; name: string };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const paper = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name }).frameLocator('iframe').getByRole('heading').first();
const money = (aed: number) => `AED ${aed.toFixed(2)}`;

async function register(host: Host, name: string, phone: string, iban = ''): Promise<Shop> {
  const email = `${name.split(' ').at(-1)}@rimal.example`;
  const details = { role: 'Company', name, email, phone, iban };
  const at = { country: 'United Arab Emirates', city: 'Dubai', street: 'Street 15A' };
  return (await ask(host, 'POST', '/api/senders', { ...details, ...at })).data;
}

/** Delivers an order of a shop, whose cash is in the box of the cashier. Returns it with its price. */
async function deliver(host: Host, cashier: Host, { _id }: Shop, paymentMethod: 'COD' | 'Card' = 'COD') {
  const [{ warehouseId }] = (await ask(cashier, 'GET', '/api/orders/orders-all?page=1&limit=1')).data;
  const order = { ...ORDER, senderId: _id, warehouseId, paymentMethod };
  const { data } = await ask(host, 'POST', '/api/orders', order);
  const { trackingID, charge } = data;
  for (const trackingStatus of TO_DELIVERED)
    await ask(host, 'POST', `/api/orders/${trackingID}/tracking`, { trackingStatus });
  if (paymentMethod === 'COD')
    await ask(cashier, 'POST', `/api/orders/${trackingID}/cash`, { cashHandedIn: true });
  return { trackingID: String(trackingID), price: Number(charge.total) };
}

/** Three shops of a name: one with an IBAN and two orders, one that owes its deliveries, and one without an IBAN. */
async function deliverForShops(host: Host, cashier: Host) {
  const [unbilled]: Shop[] = await ask(host, 'GET', '/api/senders/all');
  await deliver(host, cashier, unbilled!);
  const abaya = await register(host, 'Rimal Abaya', '04 288 1201', IBAN);
  const books = await register(host, 'Rimal Books', '04 288 1202');
  const { price } = await deliver(host, cashier, abaya);
  await deliver(host, cashier, abaya);
  const lost = await deliver(host, cashier, books, 'Card');
  await deliver(host, cashier, await register(host, 'Rimal Coffee', '04 288 1203'));
  return { unbilled: unbilled!, price, lost: lost.trackingID };
}

test('statements: shops are billed, closed at once, paid by the bank and from a box, compensated and credited', async ({
  page,
  host,
}) => {
  const cashier = await startSession(page, host, 'cashier');
  const { unbilled, price, lost } = await deliverForShops(host, cashier);
  const withVat = (net: number) => net + Math.round(net * 5) / 100;
  const charged = withVat(2 * price);
  await storeToken(page, host.token);

  await test.step('what a shop was paid outside until now is taken off, and its deliveries are charged', async () => {
    await page.goto(`${addresses.statements}?search=${unbilled.name}`);
    await expect(row(page, unbilled.name)).toContainText('Not billed yet');
    await row(page, unbilled.name).getByRole('button').click();
    await button(page, 'Begin to bill').click();
    const window = page.getByRole('dialog', { name: `Begin to bill ${unbilled.name}` });
    await window.getByLabel('Paid until now').fill('100');
    await window.getByRole('button', { name: 'Begin to bill' }).click();
    await expect(toast(page, `${unbilled.name} is billed from now on.`)).toBeVisible();
    await expect(row(page, unbilled.name)).toContainText(money(VALUE - 100 - withVat(price)));
  });

  await test.step('the shops that a search finds are closed at once', async () => {
    await page.goto(`${addresses.statements}?search=Rimal`);
    await expect(row(page, 'Rimal Abaya')).toContainText(/New IBAN.+ by /);
    await expect(row(page, 'Rimal Books')).toContainText(`Owes ${money(withVat(price))}`);
    await expect(row(page, 'Rimal Coffee')).toContainText('No IBAN');
    await expectAccessible(page);
    await button(page, 'Close 3 statements').click();
    await expect(page.getByRole('dialog', { name: 'Close statements' })).toContainText(
      '3 shops with charges',
    );
    await button(page, 'Close them').click();
    await expect(toast(page, '3 statements were closed.')).toBeVisible();
    await expect(button(page, /^Statement \d+$/)).toHaveCount(3);
    await button(page, 'Show statements').click();
  });

  await test.step('a statement has its numbers, and is printed in both languages', async () => {
    await row(page, 'Rimal Abaya').getByRole('button').click();
    const window = page.getByRole('dialog', { name: /^Statement \d+$/ });
    const facts = [
      money(2 * VALUE),
      money(2 * price),
      money(charged - 2 * price),
      money(2 * VALUE - charged),
    ];
    for (const fact of facts) await expect(window.getByText(fact).first()).toBeVisible();
    await expectAccessible(page);
    await window.getByRole('button', { name: 'Print' }).click();
    await expect(paper(page, /^Statement \d+$/)).toHaveText('Statement كشف حساب');
    for (const left of [1, 0]) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(left);
    }
  });

  await test.step('the bank is told to pay those with an IBAN, and they are recorded as paid by its reference', async () => {
    const saving = page.waitForEvent('download');
    await button(page, 'CSV for the bank').click();
    const csv = readFileSync(await (await saving).path(), 'utf8');
    expect(csv).toContain(`Rimal Abaya,${IBAN}`);
    expect(csv).not.toContain('Rimal Coffee');
    await button(page, 'Record payment').click();
    const window = page.getByRole('dialog', { name: 'Record paid statements' });
    await window.getByRole('checkbox', { name: 'All statements' }).check();
    await expect(window).not.toContainText('Rimal Coffee');
    await window.getByLabel('Reference of the bank').fill('FT 26333');
    await expectAccessible(page);
    await window.getByRole('button', { name: 'Record' }).click();
    await expect(toast(page, /^\d+ statements are paid: AED /)).toBeVisible();
    await expect(row(page, 'Rimal Abaya')).toContainText('Paid ');
  });

  await test.step('the cashier pays the one without an IBAN from the own box', async () => {
    await storeToken(page, cashier.token);
    await page.goto(`${addresses.statements}?tab=statements&only=payable`);
    await row(page, 'Rimal Coffee').getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
    await button(page, 'Record').click();
    await expect(toast(page, `1 statement is paid: ${money(VALUE - withVat(price))}.`)).toBeVisible();
  });

  await test.step('a shop that owes pays, and is compensated for a lost parcel', async () => {
    await storeToken(page, host.token);
    await page.goto(`${addresses.statements}?search=Rimal Books`);
    const open = () => row(page, 'Rimal Books').getByRole('button').click();
    await open();
    await button(page, 'Payment of the shop').click();
    const payment = page.getByRole('dialog', { name: 'Payment of Rimal Books' });
    await expect(payment.getByLabel('Amount')).toHaveAccessibleDescription(/^Owes AED /);
    await payment.getByLabel('Amount').fill('20');
    await payment.getByLabel('Reference of the bank').fill('FT 26334');
    await payment.getByRole('button', { name: 'Record' }).click();
    await expect(toast(page, 'Rimal Books has paid AED 20.00.')).toBeVisible();
    await open();
    await button(page, 'Compensate or charge').click();
    const adjustment = page.getByRole('dialog', { name: 'Compensate or charge Rimal Books' });
    await adjustment.getByLabel('Amount').fill('90');
    await adjustment.getByLabel('What for').fill('Lost parcel');
    await adjustment.getByLabel('Tracking ID of the order').fill(lost);
    await adjustment.getByRole('button', { name: 'Record' }).click();
    await expect(toast(page, 'Rimal Books is owed AED 90.00 more.')).toBeVisible();
    await expect(row(page, 'Rimal Books')).toContainText(money(110 - withVat(price)));
  });

  await test.step('both orders of an invoice are credited, and the papers are in both languages', async () => {
    await page.getByRole('tab', { name: 'Invoices' }).click();
    const invoice = row(page, 'Rimal Abaya');
    const shown = (await invoice.getByRole('button').first().textContent()) ?? '';
    const number = /INV-\d{4}-\d{6}/.exec(shown)?.[0] ?? '';
    await invoice.getByRole('button', { name: `Credit ${number}` }).click();
    const window = page.getByRole('dialog', { name: `Credit note of ${number}` });
    for (const at of [0, 1]) await window.getByRole('checkbox').nth(at).check();
    await expectAccessible(page);
    await window.getByRole('button', { name: 'Issue credit note' }).click();
    await expect(toast(page, new RegExp(`^${number} is credited with ${money(charged)}: CN-`))).toBeVisible();
    const note = row(page, `Credit note of ${number}`);
    for (const [of, name, heading] of [
      [note, /^CN-/, 'Tax Credit Note إشعار دائن ضريبي'],
      [row(page, 'Rimal Abaya').last(), number, 'Tax Invoice فاتورة ضريبية'],
    ] as const) {
      await of.getByRole('button').first().click();
      await expect(paper(page, name)).toHaveText(heading);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    }
  });
});

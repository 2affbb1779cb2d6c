import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import type { Row } from '@tawseel/console/testing/foreign-host';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { expect, test } from '../harness/test.ts';

const NOTE = 'Fuel cards topped up for every van and motorbike of this warehouse, '.repeat(4).trim();

const ARABIC = 'تعبئة بطاقات الوقود لكل سيارات ودراجات هذا المستودع '.repeat(6).trim();

const historyOf = (page: Page) => page.getByRole('dialog', { name: /^Cashier Payment: / });
const invoice = (page: Page) => page.getByRole('dialog', { name: /^Invoice of / });

/** How the box of a text that is longer looks. */
function lookOf(box: Locator) {
  return box.evaluate((element) => ({
    cut: element.scrollWidth > element.clientWidth,
    with: getComputedStyle(element).textOverflow,
    lines: element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  }));
}
/** Whether the first character of a text is within its box. */
function beginsInSight(text: Locator) {
  return text.evaluate((element) => {
    const first = document.createRange();
    first.setStart(element.firstChild!, 0);
    first.setEnd(element.firstChild!, 1);
    const [{ left, right }, box] = [
      first.getBoundingClientRect(),
      element.parentElement!.getBoundingClientRect(),
    ];
    return left >= box.left && right <= box.right;
  });
}
/** The text itself is as long as it is, and reaches out of sight. */
const boxOf = (text: Locator) => text.locator('..');
const CUT = { cut: true, with: 'ellipsis', lines: expect.closeTo(1, 0) };

const paymentsButton = (page: Page) => page.getByRole('button', { name: /^Cashier Payment: / }).first();

async function openPayments(page: Page): Promise<Locator> {
  await page.goto(addresses.cashier);
  await paymentsButton(page).click();
  await expect(historyOf(page)).toBeVisible();
  return historyOf(page);
}

function payments(pictures: string): Row[] {
  return [
    {
      _id: 'p1',
      month: 'October 2026',
      totalAmount: '1250.75',
      notes: NOTE,
      invoiceImg: [`${pictures}/favicon.svg?one`, `${pictures}/favicon.svg?two`],
      approvedBy: 'Huda',
    },
    { _id: 'p2', month: 'September 2026', totalAmount: 900, notes: 'Rent', invoiceImg: [] },
    { _id: 'p3', invoiceImg: null },
    { _id: 'p4', month: 'July 2026', totalAmount: 1, notes: ARABIC, invoiceImg: ['javascript:alert(1)'] },
  ];
}

test.describe("cashier payments, with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test.beforeEach(({ foreign, host }) => {
    foreign.store.payments = payments(host.address);
  });

  test('payments: a long note is cut in its cell and whole under the pointer, and axe finds nothing', async ({
    page,
    foreign,
  }) => {
    const history = await openPayments(page);
    const note = boxOf(history.getByText(NOTE));
    expect(await lookOf(note)).toEqual(CUT);
    expect(await lookOf(boxOf(history.getByText(ARABIC)))).toEqual(CUT);
    expect(await beginsInSight(history.getByText(ARABIC))).toBe(true);
    await note.hover();
    await expect(page.locator('[data-shown]')).toHaveText(NOTE);
    await page.mouse.move(0, 0);
    await expect(page.locator('[data-shown]')).toHaveCount(0);
    await expectAccessible(page);
    await history.getByRole('button', { name: 'View Invoice: October 2026' }).click();
    await expect(invoice(page)).toBeVisible();
    await expectAccessible(page);
    foreign.store.payments = [];
    await page.goto(addresses.cashier);
    await expect(page.getByRole('table', { name: 'Cashiers' })).toBeVisible();
    await expectAccessible(page);
    await paymentsButton(page).click();
    await expect(history.getByText('No payment records found.')).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

    test('payments: a long note is cut on a phone too, and a tap shows it whole', async ({ page }) => {
      const history = await openPayments(page);
      const note = boxOf(history.getByText(NOTE));
      expect(await lookOf(note)).toEqual(CUT);
      await note.tap();
      await expect(page.locator('[data-shown]')).toHaveText(NOTE);
      await history.getByText('September 2026').tap();
      await expect(page.locator('[data-shown]')).toHaveCount(0);
    });
  });
});

test.describe('with our server', () => {
  test.use({ writes: true });

  test('payments: invoices open in a new tab, and a payment is entered by hand, counts, and is taken out again', async ({
    page,
    context,
    host,
  }) => {
    const expenses = async () =>
      (await ask(host, 'POST', '/api/orders/admin-expenses', { dateFilter: 'today' })).expenses;
    const before = await expenses();
    const history = await openPayments(page);
    await expect(history.getByRole('row').nth(1)).toContainText(/\w+ \d{4}.*AED [\d,]+\.\d\d/);
    await history
      .getByRole('button', { name: /^View Invoice/ })
      .first()
      .click();
    await expect(invoice(page).getByRole('img').last()).toHaveJSProperty('complete', true);
    const opened = context.waitForEvent('page');
    await invoice(page).getByRole('link', { name: 'Open original in new tab' }).click();
    await expect(await opened).toHaveURL(/\/pictures\/invoice\//);
    await (await opened).close();
    await page.keyboard.press('Escape');
    await expect(invoice(page)).toHaveCount(0);

    await history.getByRole('button', { name: 'Add payment' }).click();
    const form = page.getByRole('dialog', { name: /^Add a payment to / });
    await form.getByRole('button', { name: 'Add payment' }).click();
    await expect(form.getByLabel('Amount')).toBeFocused();
    await form.getByLabel('Amount').fill('1250.75');
    await form.getByLabel('Notes').fill('Fuel of one Friday');
    await form.getByLabel('Invoice picture 1').fill('javascript:alert(1)');
    await form.getByLabel('Invoice picture 2').fill('/pictures/invoice/2.svg');
    await form.getByRole('button', { name: 'Add payment' }).click();
    await expect(form.getByLabel('Invoice picture 1')).toBeFocused();
    await form.getByLabel('Invoice picture 1').fill('/pictures/invoice/1.svg');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Add payment' }).click();
    await expect(form).toHaveCount(0);
    const entered = history.getByRole('row').filter({ hasText: 'Fuel of one Friday' });
    await expect(entered).toContainText('AED 1,250.75');
    expect(await expenses()).toBeCloseTo(before + 1250.75, 5);

    await entered.getByRole('button', { name: /^View Invoice/ }).click();
    await expect(invoice(page)).toContainText('1 of 2');
    await page.keyboard.press('Escape');
    await entered.getByRole('button', { name: /^Remove AED 1,250.75 for / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(entered).toHaveCount(0);
    expect(await expenses()).toBeCloseTo(before, 5);
  });
});

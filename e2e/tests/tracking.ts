import type { Browser, Page } from '@playwright/test';
import { ask, readCode } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { phoneOf } from '../harness/by-phone.ts';
import { expectFitForRoad } from '../harness/fit-for-road.ts';
import { DRIVER_PAGE, sendDriver } from '../harness/on-the-road.ts';
import { expect, type Host, test } from '../harness/test.ts';

test.use({ signedIn: false, writes: true });

/** A receiver's phone, whose browser runs no scripts. */
async function phoneWithoutScripts(browser: Browser, host: Host, locale: string): Promise<Page> {
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({
    baseURL: host.address,
    javaScriptEnabled: false,
    locale,
    viewport,
  });
  return context.newPage();
}

/** Returns true if each character of a text in the page stands to the right of the one before it. */
function isLeftToRight(text: string): boolean {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode() && !nodes.currentNode.textContent?.includes(text));
  const from = nodes.currentNode.textContent!.indexOf(text);
  const range = document.createRange();
  const lefts = [...text].map((_, at) => {
    range.setStart(nodes.currentNode, from + at);
    range.setEnd(nodes.currentNode, from + at + 1);
    return range.getBoundingClientRect().left;
  });
  return lefts.every((left, at) => at === 0 || left > lefts[at - 1]!);
}

test('tracking: a receiver scans the label, has the parcel left with the guard on another day, and sees it delivered', async ({
  page,
  browser,
  host,
}) => {
  const receiver = await phoneWithoutScripts(browser, host, 'ar-AE');
  let trackingID = '';

  const [bilal] = await sendDriver(host, async ([first = '']) => {
    trackingID = first;
    await ask(host, 'POST', '/api/follow-ups', { trackingID, kind: 'call', note: 'Ask when' });

    await test.step('the label asks for the digits of the phone, in the language of the browser', async () => {
      await receiver.goto(`${host.address}/t/${trackingID}`);
      await expect(receiver.locator('html')).toHaveAttribute('dir', 'rtl');
      await receiver.getByLabel('آخر أربعة أرقام من رقم هاتفك').fill('0000');
      await receiver.getByRole('button', { name: 'عرض شحنتي' }).click();
      await expect(receiver.getByRole('alert')).toContainText('رقم التتبع أو أرقام الهاتف غير صحيحة');
      await receiver.getByLabel('آخر أربعة أرقام من رقم هاتفك').fill('٠١١٠');
      await receiver.getByRole('button', { name: 'عرض شحنتي' }).click();
      await expect(receiver.getByText('AED 90.00', { exact: true })).toBeVisible();
      await expect(receiver.getByText(await readCode(host, trackingID))).toBeHidden();
    });

    await test.step('whoever takes it for the receiver pays the cash, which is asked twice', async () => {
      await receiver.getByLabel('التاريخ').selectOption({ index: 1 });
      await receiver.getByLabel('من يمكنه استلامها؟').selectOption('guard');
      await receiver.getByLabel('ملاحظة للسائق').fill('Behind the pharmacy');
      await receiver.getByRole('button', { name: 'حفظ' }).click();
      await expect(receiver.getByRole('alert')).toContainText('يُدفع المبلغ نقدًا عند الباب');
      await expect(receiver.getByLabel('ملاحظة للسائق')).toHaveValue('Behind the pharmacy');
      await receiver.getByLabel(/سيُدفع .* نقدًا عند الباب/).check();
      await receiver.getByRole('button', { name: 'حفظ' }).click();
      await expect(receiver.getByRole('status')).toContainText('تم الحفظ');
    });
  });

  await test.step('nobody is to call any more, and the driver, in Arabic, reads whom to leave it with', async () => {
    const { data: calls } = await ask(host, 'GET', '/api/follow-ups?kind=call&limit=100');
    const isOfParcel = ({ parcel }: { parcel: { trackingID: string } }) => parcel.trackingID === trackingID;
    expect(calls.filter(isOfParcel)).toEqual([]);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(DRIVER_PAGE);
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByLabel('رقم الهاتف').fill(bilal.phone);
    await page.getByLabel('الرقم السري').fill(bilal.pin);
    await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
    await page.getByRole('link', { name: /Receiver 1(?!\d)/ }).click();
    const instructions = page.getByRole('definition').filter({ hasText: 'Behind the pharmacy' });
    await expect(instructions).toContainText('اتركها لدى الحارس أو الاستقبال.');
    await expectFitForRoad(page, 'a stop in Arabic');
  });

  await test.step('on the way and delivered, by the link, in both languages and themes', async () => {
    const link = receiver.url().replace(/&done=chosen$/, '');
    await page.goto(`${link}&lang=ar`);
    const phoneNumber = await page.getByRole('link', { name: /^\+971/ }).innerText();
    for (const text of [trackingID, 'AED 90.00', phoneNumber]) {
      expect(await page.evaluate(isLeftToRight, text), `${text} reads from left to right`).toBe(true);
    }
    await page.goto(`${link}&lang=en`);
    await expect(page.getByRole('listitem').filter({ hasText: 'On the way to you' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expectAccessible(page);
    const phone = await phoneOf(host, bilal);
    const stop = (await phone.stops()).find((one) => one.trackingID === trackingID)!;
    await phone.act(stop, { act: 'delivered', receivedBy: 'Samir Noor', relation: 'guard', cash: 90 });
    await page.goto(`${link}&lang=ar`);
    await expect(page.getByText('الحارس أو الاستقبال')).toContainText('S. N.');
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
  await receiver.context().close();
});

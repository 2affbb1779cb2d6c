import type { Page } from '@playwright/test';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { openOrders, orderRows } from '../harness/order-list.ts';
import { importOrders } from '../harness/order-rows.ts';
import { paperOf } from '../harness/paper.ts';
import { startSession } from '../harness/sign-in.ts';
import { expect, type Host, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';

const CREATED = '?trackingStatus=created';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const preview = (page: Page) => page.frameLocator('iframe[title="Print preview"]');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const printButton = (page: Page) => dialog(page, /^Print/).getByRole('button', { name: 'Print' });

/** Counts how often the print window of the browser is asked for; it has none here. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  const frame = page.locator('iframe[title="Print preview"]');
  await frame.evaluate((element: HTMLIFrameElement) => {
    element.dataset.prints = '0';
    element.contentWindow!.print = () => {
      element.dataset.prints = String(Number(element.dataset.prints) + 1);
    };
  });
  return async () => Number(await frame.getAttribute('data-prints'));
}

/** Returns the sizes of the sheets that the frame prints, from a page with its document and style sheets. */
async function printedPaper(page: Page): Promise<number[][]> {
  const { html, sheets } = await page.evaluate(() => {
    const frame = document.querySelector('iframe')!.contentDocument!;
    const rules = frame.adoptedStyleSheets.map(({ cssRules }) => [...cssRules]);
    return {
      html: frame.documentElement.outerHTML,
      sheets: rules.map((all) => all.map(({ cssText }) => cssText).join('\n')),
    };
  });
  // A page of its own context: one that ours opens takes no document but its own.
  const paper = await page.context().browser()!.newPage();
  await paper.setContent(html);
  for (const content of sheets) await paper.addStyleTag({ content });
  const printed = paperOf(await paper.pdf({ preferCSSPageSize: true }));
  await paper.close();
  return printed;
}

const SIZES = [
  ['4 × 6 in', 288, 432, 1],
  ['A6', 297.6, 419.5, 1],
  ['A4, 4 labels', 595.2, 841.9, 4],
] as const;

/** Tracking IDs of the rows of the list, in order. */
async function listedIds(page: Page): Promise<string[]> {
  const boxes = page.getByRole('table').getByRole('checkbox');
  const names = await boxes.evaluateAll((all: HTMLInputElement[]) =>
    all.map((box) => box.ariaLabel ?? box.labels?.[0]?.textContent ?? ''),
  );
  return names.map((name) => name.replace('Select order ', ''));
}

async function openOrder(page: Page, at: number): Promise<string> {
  await openOrders(page, CREATED);
  await orderRows(page).nth(at).getByRole('button', { name: /^View/ }).click();
  const id = await dialog(page, /^Order/)
    .locator('strong')
    .first()
    .innerText();
  return id;
}

/** Prints labels without the console. */
async function print(host: Host, labels: object): Promise<void> {
  const answer = await fetch(`${host.address}/api/labels`, {
    method: 'POST',
    headers: { authorization: `Bearer ${host.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(labels),
  });
  expect(answer.status).toBe(200);
}

test.use({ writes: true });

/** Creates orders to print: at some hours of the day the demo has none that are new, or none to a city. */
test.beforeEach(async ({ host }) => {
  const rows = ['NEW-ONE', 'NEW-TWO', 'NEW-THREE'].map((tracking_id) => ({
    tracking_id,
    dropoff_city: 'Dubai',
  }));
  await importOrders(host, rows);
});

test('print labels: of one order, with a preview, again with a reason, and once after a lost answer', async ({
  page,
  host,
}) => {
  await test.step('the print is recorded, and a second one needs the reason that the server requires', async () => {
    const id = await openOrder(page, 0);
    const history = page.getByRole('region', { name: 'Labels' });
    await expect(history).toContainText('Not printed yet.');
    await button(page, 'Print label').click();
    await expect(dialog(page, `Print label of ${id}`)).toBeVisible();
    await expect(preview(page).getByText(id)).toBeVisible();
    await expect(preview(page).getByText('PREVIEW')).toBeVisible();
    await expectAccessible(page);
    // A preview is no print.
    expect((await ask(host, 'GET', `/api/orders/${id}/prints`)).data).toEqual([]);
    await button(page, 'A6').click();
    const prints = await countPrints(page);
    await printButton(page).click();
    await expect(page.getByText('1 label was recorded as printed.')).toBeVisible();
    await expect(preview(page).getByText('PREVIEW')).toHaveCount(0);
    await expect(preview(page).locator('.label')).toHaveCount(1);
    expect(await prints()).toBe(1);
    await button(page, 'Show the print window again').click();
    expect(await prints()).toBe(2);
    await dialog(page, `Print label of ${id}`).getByRole('button', { name: 'Close' }).last().click();
    await expect(history).toContainText('Printed on A6');

    await button(page, 'Print label').click();
    // The paper of this browser is remembered.
    await expect(button(page, 'A6')).toHaveAttribute('aria-pressed', 'true');
    const again = await countPrints(page);
    await printButton(page).click();
    await expect(page.getByText(`The label of ${id} was printed before.`)).toBeVisible();
    const reason = page.getByRole('combobox', { name: 'Reason for printing again' });
    await expect(reason).toBeFocused();
    expect(await again()).toBe(0);
    await printButton(page).click();
    await expect(page.getByText('Must not be empty.')).toBeVisible();
    await reason.fill('The label was damaged');
    await page.getByLabel('Copies of each').selectOption('2');
    await expectAccessible(page);
    await printButton(page).click();
    await expect(preview(page).locator('.label')).toHaveCount(2);
    expect(await again()).toBe(1);
    const { data } = await ask(host, 'GET', `/api/orders/${id}/prints`);
    expect(data).toMatchObject([
      { size: 'a6', copies: 2, reason: 'The label was damaged' },
      { size: 'a6', copies: 1, reason: '' },
    ]);
    await page.keyboard.press('Escape');
    await expect(history).toContainText('Reason: The label was damaged');
    await expect(history).toContainText('Printed on A6, 2 copies');
  });

  await test.step('typed text stays when the answer is lost, and a repeat is recorded once', async () => {
    const id = await openOrder(page, 1);
    await print(host, { trackingIDs: [id], size: '4x6' });
    await button(page, 'Print label').click();
    await expect(preview(page).getByText(id)).toBeVisible();
    const prints = await countPrints(page);
    await printButton(page).click();
    const reason = page.getByRole('combobox', { name: 'Reason for printing again' });
    await reason.fill('The printer jammed');
    await page.route('**/api/labels', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await printButton(page).click();
    await expect(toast(page, 'The labels could not be printed')).toBeVisible();
    await expect(reason).toHaveValue('The printer jammed');
    expect(await prints()).toBe(0);
    await page.unroute('**/api/labels');
    await printButton(page).click();
    await expect(page.getByText('1 label was recorded as printed.')).toBeVisible();
    expect(await prints()).toBe(1);
    expect((await ask(host, 'GET', `/api/orders/${id}/prints`)).data).toHaveLength(2);
    // Typed text is asked about before it is lost; what is printed is not.
    await page.keyboard.press('Escape');
    await expect(dialog(page, /^Print/)).toHaveCount(0);
  });

  await test.step('a cashier sees when they were printed, and cannot print them', async () => {
    const cashier = await startSession(page, host, 'cashier');
    const { data } = await ask(cashier, 'GET', '/api/orders/orders-all?page=1&limit=1');
    const [{ trackingID }] = data;
    await print(host, { trackingIDs: [trackingID], size: 'a6', reason: 'For the cashier' });
    await openOrders(page, `?search=${trackingID}`);
    await expect(button(page, 'Select orders')).toHaveCount(0);
    await orderRows(page).first().getByRole('button', { name: /^View/ }).click();
    await expect(page.getByRole('region', { name: 'Labels' })).toContainText('Printed on A6');
    await expect(button(page, 'Print label')).toHaveCount(0);
  });
});

test('print labels: orders selected on two pages, or all results of a filter, on paper of each size', async ({
  page,
  host,
}) => {
  await test.step('three orders are printed in the order of selection, on sheets of the selected size', async () => {
    await openOrders(page, '?trackingStatus=delivered');
    const released = Promise.withResolvers<void>();
    await page.route(/\/assets\/bulk-bar-/, async (route) => {
      await released.promise;
      await route.continue();
    });
    await button(page, 'Select orders').click();
    const boxes = page.getByRole('table').getByRole('checkbox');
    // A bar that came after the boxes would move them under the pointer.
    await expect(boxes).toHaveCount(0);
    released.resolve();
    await expect(boxes.nth(2)).toBeVisible();
    const ids = await listedIds(page);
    await boxes.nth(2).check();
    await boxes.nth(0).check();
    await button(page, 'Next').click();
    await expect(page.getByText('Page 2 of')).toBeVisible();
    const chosen = [ids[2], ids[0], (await listedIds(page))[1]];
    await boxes.nth(1).check();
    await expectAccessible(page);
    await button(page, 'Print 3 labels').click();
    for (const [name, width, height, each] of SIZES) {
      await button(page, name).click();
      await expect(preview(page).locator('.label')).toHaveCount(3);
      await countPrints(page);
      await printButton(page).click();
      const reason = page.getByRole('combobox', { name: 'Reason for printing again' });
      if (name === 'A6') {
        await reason.fill('Another paper');
        await printButton(page).click();
      }
      await expect(page.getByText('3 labels were recorded as printed.')).toBeVisible();
      await expect(preview(page).getByText('PREVIEW')).toHaveCount(0);
      expect(await preview(page).locator('.id').allInnerTexts(), name).toEqual(chosen);
      const sheets = await printedPaper(page);
      expect(sheets, name).toHaveLength(Math.ceil(3 / each));
      for (const [w = 0, h = 0] of sheets) {
        expect(Math.abs(w - width), name).toBeLessThan(0.6);
        expect(Math.abs(h - height), name).toBeLessThan(0.6);
      }
    }
  });

  await test.step('all results of a filter are printed, up to 500', async () => {
    await openOrders(page);
    await button(page, 'Select orders').click();
    await expect(page.getByText('Narrow the filter to 500 orders')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Select all .+ found/ })).toHaveCount(0);
    await openOrders(page, `${CREATED}&city=Dubai`);
    const { total } = await ask(
      host,
      'GET',
      '/api/orders/orders-all?page=1&trackingStatus=created&city=Dubai',
    );
    await button(page, 'Select orders').click();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    // A page has ten.
    if (total > 10) await button(page, `Select all ${total} found`).click();
    await button(page, `Print ${total} labels`).click();
    await countPrints(page);
    await printButton(page).click();
    await expect(preview(page).locator('.label')).toHaveCount(total);
    await page.keyboard.press('Escape');
    await button(page, 'Select orders').click();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});

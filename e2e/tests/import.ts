import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { imports } from '@tawseel/contract/imports';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { press } from '../harness/press.ts';
import { shopFile } from '../harness/shop-file.ts';
import { expect, test } from '../harness/test.ts';

const ORDERS = 600;
const shop = { name: 'orders_export.csv', mimeType: 'text/csv', buffer: shopFile(ORDERS) };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const value = (page: Page, column: string) =>
  page.getByRole('textbox', { name: `${column}: value where the file has none` });

async function send(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.goto(addresses.import);
  await page.getByLabel('Drop the file here, or choose it').setInputFiles(file);
}

async function fill(page: Page, column: string, text: string): Promise<void> {
  const saved = page.waitForResponse('**/api/import/columns');
  await value(page, column).fill(text);
  await value(page, column).press('Enter');
  await saved;
}

/** Chooses the sender, which brings what else a shop's export lacks. */
async function chooseSender(page: Page, email: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Sender', exact: true });
  const loaded = page.waitForResponse('**/api/senders/all');
  await box.focus();
  await loaded;
  const saved = page.waitForResponse('**/api/import/columns');
  await box.fill(email);
  await box.press('Enter');
  await saved;
}

const isNarrow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test.describe('with our server', () => {
  test.use({ writes: true, fresh: true });
  test.setTimeout(240_000);

  test(`import: a shop's file of ${ORDERS} orders, from the drop to the corrected rows, on a phone`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await send(page, shop);
    await expect(page.getByRole('combobox', { name: 'The file comes from' })).toHaveValue('shopify');
    await expect(page.getByText('Choose the sender of these orders below.')).toBeVisible();
    await expect(button(page, 'Check the file')).toBeDisabled();
    await expect(page.getByRole('cell', { name: 'عمر فاروق' }).first()).toBeVisible();
    await fill(page, 'Weight (kg)', 'heavy');
    await expect(value(page, 'Weight (kg)')).toHaveAccessibleDescription(/expected a weight/);
    await fill(page, 'Weight (kg)', '1');
    const [{ email, name }] = await ask(host, 'GET', '/api/senders/all');
    await chooseSender(page, email);
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    expect(await isNarrow(page)).toBe(true);
    await expectAccessible(page);

    await button(page, 'Check the file').click();
    await expect(page.getByText(/^Check done: orders of /)).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText(/^Receiver phone: expected a phone number/)).toBeVisible();
    await expect(page.getByText(/^(To collect|Order value) \(AED\): found 'free'/).first()).toBeVisible();
    await expect(page.getByText(/^Cancelled at: 60 rows/)).toBeVisible();
    await expectAccessible(page);
    expect(await isNarrow(page)).toBe(true);

    const start = button(page, /^Import [\d,]+ rows, leave out \d+$/);
    await press(start, { sends: imports.startImport });
    await page.reload();
    await expect(page.getByText(/^[\d,]+ rows imported\.$/)).toBeVisible({ timeout: 120_000 });
    await expectAccessible(page);
    const saving = page.waitForEvent('download');
    await button(page, 'Download the rows that cannot be imported').click();
    const rejects = readFileSync(await (await saving).path(), 'utf8');
    expect(rejects).toMatch(/,line,reason\r\n/);
    const mended = rejects.replaceAll(',free,', ',99.00,').replaceAll(',AE,,', ',AE,+971504127730,');

    await button(page, 'Choose another file').click();
    await page
      .getByLabel('Drop the file here, or choose it')
      .setInputFiles({ ...shop, name: 'mended.csv', buffer: Buffer.from(mended) });
    await expect(page.getByText(/^Columns and values are those of their file/)).toBeVisible();
    await button(page, 'Check the file').click();
    await button(page, /^Import \d+ rows$/).click();
    await expect(button(page, /^Print \d+ labels$/)).toBeVisible({ timeout: 120_000 });
    await expect(page.getByRole('link', { name: 'Show these orders' })).toBeVisible();
    const { data } = await ask(host, 'GET', '/api/audit?subjectKind=import');
    expect(data.map(({ subjectName }: { subjectName: string }) => subjectName)).toContain('mended.csv');
  });
});

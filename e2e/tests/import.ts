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

/** Columns that a shop's export lacks. */
async function complete(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Columns' })).toBeVisible();
  for (const [column, text] of [
    ['Pickup city', 'Dubai'],
    ['Weight (kg)', '1'],
    ['Length (cm)', '30'],
    ['Width (cm)', '20'],
    ['Height (cm)', '10'],
  ] as const)
    await fill(page, column, text);
  await page.getByText(/more columns? that Tawseel knows/).click();
  await fill(page, 'Sender name', 'Oud Al Layl');
  await fill(page, 'Sender phone', '+971 50 771 0932');
  await fill(page, 'Sender address', 'Al Karama, Dubai');
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
    await expect(page.getByText(/^5 required columns are not in the file/)).toBeVisible();
    await expect(button(page, 'Check the file')).toBeDisabled();
    await expect(page.getByRole('cell', { name: 'عمر فاروق' }).first()).toBeVisible();
    await fill(page, 'Weight (kg)', 'heavy');
    await expect(value(page, 'Weight (kg)')).toHaveAccessibleDescription(/expected a weight/);
    await complete(page);
    expect(await isNarrow(page)).toBe(true);
    await expectAccessible(page);

    await button(page, 'Check the file').click();
    await expect(page.getByText('Check done. Nothing was stored yet.')).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText(/^Receiver phone: expected a phone number/)).toBeVisible();
    await expect(page.getByText(/^Value \(AED\): found 'free'/).first()).toBeVisible();
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
    await complete(page);
    await button(page, 'Check the file').click();
    await button(page, /^Import \d+ rows$/).click();
    await expect(page.getByText(/^\d+ rows imported\.$/)).toBeVisible({ timeout: 120_000 });
    const { data } = await ask(host, 'GET', '/api/audit?subjectKind=import');
    expect(data.map(({ subjectName }: { subjectName: string }) => subjectName)).toContain('mended.csv');
  });
});

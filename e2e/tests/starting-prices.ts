import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { expectAccessible } from '../harness/axe.ts';
import { ADMIN, OurServer } from '../harness/our-server.ts';
import { expect, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { button, question } from '../suites/rates.ts';

let server: OurServer | undefined;

test.use({ signedIn: false });
test.afterEach(() => server?.stop());

const notice = (page: Page) => page.getByText(/^Starting prices:/);
const marks = (page: Page) => page.getByText('Starting price', { exact: true });

async function keep(page: Page, what: string): Promise<void> {
  await button(page, `Confirm ${what}`).click();
  await expect(question(page)).toContainText(`Confirm ${what} as they are?`);
  await button(question(page), 'Confirm').click();
  await expect(toast(page, `${what} are confirmed.`)).toBeVisible();
}

test('prices: a new business sees its unconfirmed prices, is charged none of them, and keeps or changes them', async ({
  page,
}) => {
  server = await OurServer.start({ DEMO: 'no' });
  const login = await fetch(`${server.address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = await login.json();
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);

  await page.goto(`${server.address}${addresses.prices}`);
  await expect(notice(page)).toContainText('13 charges and 98 individual rates');
  await expect(marks(page)).toHaveCount(13);
  await expectAccessible(page);
  const tried = page.locator('details');
  await tried.locator('summary').click();
  await tried.getByRole('combobox', { name: 'To' }).fill('Sharjah');
  await expect(tried).toContainText(
    'These starting prices are not confirmed yet: the normal rate from Dubai to Sharjah, the charge for 1 kg, the charge for 3000 cm³.',
  );

  await button(page, 'Edit 0-1').click();
  await page.getByRole('spinbutton', { name: 'Price (Dirham), 0-1' }).fill('1.5');
  await page.keyboard.press('Enter');
  await expect(marks(page)).toHaveCount(12);
  await keep(page, '12 charges');
  await expect(marks(page)).toHaveCount(0);
  await expect(notice(page)).toContainText(/^Starting prices: 98 individual rates came/);
  await expect(tried).toContainText(
    'This starting price is not confirmed yet: the normal rate from Dubai to Sharjah.',
  );

  await page.getByRole('link', { name: 'View the rates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User Price' });
  const box = dialog.getByRole('spinbutton', { name: 'Rate from Dubai to Sharjah in AED' });
  await expect(box).toHaveAccessibleDescription('Starting price.');
  await box.fill('26');
  await button(dialog, 'Save Dubai to Sharjah').click();
  await expect(toast(page, 'Rate updated successfully')).toBeVisible();
  await expect(box).not.toHaveAccessibleDescription(/./);
  const kept = dialog.getByRole('spinbutton', { name: 'Rate from Dubai to Ajman in AED' });
  await expect(kept).toHaveAccessibleDescription('Starting price.');
  await keep(page, '48 normal rates');
  await expect(notice(page)).toHaveCount(0);
  await expect(kept).not.toHaveAccessibleDescription(/./);
  await button(dialog, 'Urgent').click();
  await expect(notice(page)).toContainText('49 urgent rates');
  await keep(page, '49 urgent rates');

  await page.goto(`${server.address}${addresses.prices}`);
  await tried.locator('summary').click();
  await tried.getByRole('combobox', { name: 'To' }).fill('Sharjah');
  await expect(tried).toContainText('AED 27.50');
  await expect(notice(page)).toHaveCount(0);
});

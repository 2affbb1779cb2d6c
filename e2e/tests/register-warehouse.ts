import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { signInAgain } from '../harness/sign-in-again.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';

const FILLED = {
  Name: 'Falcon North',
  Email: 'north@falcon.example',
  Phone: '800 FALCON',
  Country: 'United Arab Emirates',
  Address: '12 Creek Road',
  Password: 'creek-side-parcel-40',
};
type Field = keyof typeof FILLED;
const FIELDS = Object.keys(FILLED) as Field[];

const box = (page: Page, name: Field) =>
  name === 'Password' ? page.locator('input[type=password]') : page.getByRole('textbox', { name });
const city = (page: Page) => page.getByRole('combobox', { name: 'City' });
const submit = (page: Page) => page.getByRole('button', { name: 'Register Warehouse' });

async function openForm(page: Page): Promise<void> {
  await page.goto(addresses.registerWarehouse);
  await expect(submit(page)).toBeVisible();
}

async function fill(page: Page, values: Partial<Record<Field, string>> = {}): Promise<void> {
  for (const name of FIELDS) await box(page, name).fill(values[name] ?? FILLED[name]);
  await city(page).selectOption('Ajman');
}

onBothHosts(() => {
  test('register warehouse: has every field, passes axe with and without problems, and leads back', async ({
    page,
  }) => {
    await openForm(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Warehouse Registration' })).toBeVisible();
    for (const name of FIELDS) await expect(box(page, name)).toBeVisible();
    await expect(city(page).locator('option:not([disabled])')).toHaveCount(7);
    await expectAccessible(page);
    await submit(page).click();
    await expect(box(page, 'Name')).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Back to Overview' }).click();
    await expect(page).toHaveURL(addresses.home);
  });
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('register warehouse: leaving a stored warehouse asks nothing, even before the overview has loaded', async ({
    page,
  }) => {
    await openForm(page);
    await fill(page);
    await page.route(/\/assets\/home-.*\.js$/, () => new Promise(() => {}));
    await box(page, 'Address').press('Enter');
    await expect(toast(page, 'Warehouse Created successfully!')).toBeVisible();
    await page.getByRole('link', { name: 'Warehouses' }).click();
    await expect(page.getByRole('row').filter({ hasText: FILLED.Name })).toBeVisible();
    await expect(page).toHaveURL(addresses.warehouses);
  });
});

test.describe('with our server', () => {
  test.use({ writes: true });

  test('register warehouse: shows what the server refuses, and a new one is there after reload and sign-in', async ({
    page,
    host,
  }) => {
    const [{ email, wareHouseName }] = await ask(host, 'GET', '/api/warehouse/');
    await openForm(page);

    await test.step('what the server requires beyond the form is described at the field', async () => {
      await fill(page, { Phone: 'call me', Password: 'short', Email: 'north@falcon' });
      await submit(page).click();
      await expect(box(page, 'Email')).toBeFocused();
      await expect(box(page, 'Email')).toHaveAccessibleDescription(/email address, like name@/);
      await expect(box(page, 'Phone')).toHaveAccessibleDescription(/phone number, like .* 800 TAWSEEL/);
      await expect(box(page, 'Password')).toHaveAccessibleDescription(/At least 8 characters\.$/);
    });

    await test.step('an email of another warehouse is refused', async () => {
      await fill(page, { Email: email });
      await submit(page).click();
      const refusal = `The email ${email} belongs to the warehouse ${wareHouseName}.`;
      await expect(toast(page, refusal)).toBeVisible();
      await expect(page).toHaveURL(addresses.registerWarehouse);
    });

    await test.step('a new warehouse has a code and is stored', async () => {
      await fill(page);
      await submit(page).click();
      await expect(toast(page, 'Warehouse Created successfully!')).toBeVisible();
      await expect(page).toHaveURL(addresses.home);
      await page.getByRole('link', { name: 'Warehouses' }).click();
      const row = page.getByRole('row').filter({ hasText: FILLED.Name });
      const cells = [FILLED.Name, 'Ajman', /^AJM-\d+$/, FILLED.Phone, ''];
      await expect(row.getByRole('cell')).toHaveText(cells);
      await page.reload();
      await expect(row.getByRole('cell')).toHaveText(cells);
      await signInAgain(page);
      await page.goto(addresses.warehouses);
      await expect(row.getByRole('cell')).toHaveText(cells);
    });
  });
});

import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { hold } from '../harness/held.ts';
import { signInAgain } from '../harness/sign-in-again.ts';
import { expect, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { forgetToken } from '../harness/token.ts';
import {
  FAILURES,
  NEW_WAREHOUSE,
  openWarehouses,
  registerWarehouse,
  warehouseRow,
} from '../harness/warehouse-list.ts';

const UPDATE = 'PUT /api/warehouse/:id';
const HUB = 'Falcon Hub';
const CITIES = ['Abu-Dhabi', 'Dubai', 'Sharjah', 'Ajman', 'Fujairah', 'Ras-Al-Khaimah', 'Umm-Al-Quwain'];

const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
const box = (scope: Locator, name: string) => scope.getByRole('textbox', { name, exact: true });

async function openEdit(page: Page, name: string): Promise<Locator> {
  await openWarehouses(page);
  await button(page, `Edit ${name}`).click();
  const form = page.getByRole('dialog', { name: `Edit ${name}` });
  await expect(form).toBeVisible();
  return form;
}

/** What the foreign host leaves out. */
async function complete(form: Locator): Promise<void> {
  await box(form, 'Email').fill('hub@falcon.example');
  await box(form, 'Address').fill('1 Dock Road');
}

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('warehouses: editing refuses an empty field and a wrong email, and sends nothing', async ({
    page,
    foreign,
  }) => {
    const form = await openEdit(page, HUB);
    await complete(form);
    for (const [name, wrong] of Object.entries({ Name: '', Email: 'hub@', Phone: '', Country: '' })) {
      const before = await box(form, name).inputValue();
      await box(form, name).fill(wrong);
      await button(form, 'Save').click();
      await expect(box(form, name), name).toBeFocused();
      await expect(box(form, name)).toHaveAccessibleDescription(/.+/);
      await box(form, name).fill(before);
    }
    expect(foreign.asked(UPDATE)).toEqual([]);
  });

  test('warehouses: one without a street and an email gets another name, and the host hears six fields alone', async ({
    page,
    foreign,
  }) => {
    Object.assign(foreign.store.warehouses[0] ?? {}, { version: 3 });
    const form = await openEdit(page, HUB);
    await box(form, 'Name').fill('Falcon Port');
    await button(form, 'Save').click();
    await expect(toast(page, 'Warehouse updated successfully!')).toBeVisible();
    expect(foreign.asked(UPDATE)).toMatchObject([{ search: '' }]);
    expect(foreign.asked(UPDATE)[0]?.body).toEqual({
      name: 'Falcon Port',
      country: 'UAE',
      street: '',
      email: '',
      phone: '+971 4 555 0101',
      city: 'Dubai',
    });
  });

  for (const [when, rule, said = 'Failed to update warehouse'] of FAILURES) {
    test(`warehouses: a failed update ${when}${said.startsWith('Failed') ? ` says '${said}'` : ''}, and the editing stays`, async ({
      page,
      foreign,
    }) => {
      foreign.next(UPDATE, rule);
      const form = await openEdit(page, HUB);
      await complete(form);
      await button(form, 'Save').click();
      await expect(toast(page, said)).toBeVisible();
      await expect(box(form, 'Address')).toHaveValue('1 Dock Road');
      await expect(button(form, 'Save')).toBeEnabled();
    });
  }

  test('warehouses: without a token an update says so, sends nothing, and the editing stays', async ({
    page,
    foreign,
  }) => {
    const form = await openEdit(page, HUB);
    await complete(form);
    await forgetToken(page);
    await button(form, 'Save').click();
    await expect(toast(page, 'No auth token found. Please log in.')).toBeVisible();
    await expect(box(form, 'Address')).toHaveValue('1 Dock Road');
    expect(foreign.asked(UPDATE)).toEqual([]);
  });

  test('warehouses: changes are not lost by Escape without being asked', async ({ page, foreign }) => {
    const form = await openEdit(page, HUB);
    await box(form, 'Name').fill('Falcon Port');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await button(question, 'Stay').click();
    await expect(box(form, 'Name')).toHaveValue('Falcon Port');
    await button(form, 'Cancel').click();
    await button(question, 'Leave').click();
    await expect(form).toHaveCount(0);
    await expect(warehouseRow(page, HUB)).toBeVisible();
    expect(foreign.asked(UPDATE)).toEqual([]);
  });

  test('warehouses: nobody is asked any more about what was saved meanwhile', async ({ page, foreign }) => {
    foreign.next(UPDATE, 'hang');
    const form = await openEdit(page, HUB);
    await complete(form);
    await button(form, 'Save').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    foreign.release();
    await expect(toast(page, 'Warehouse updated successfully!')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('warehouses: what is being saved cannot be typed over, and can be again once it was refused', async ({
    page,
    foreign,
  }) => {
    foreign.next(UPDATE, { status: 500, body: { message: 'The hub is being counted' } });
    const form = await openEdit(page, HUB);
    const letCome = await hold(page, '**/api/warehouse/*');
    await complete(form);
    await box(form, 'Name').fill('Falcon Port');
    await box(form, 'Name').press('Enter');
    await expect(button(form, 'Save')).toBeDisabled();
    await box(form, 'Name').pressSequentially(' 2');
    await expect(box(form, 'Name')).toHaveValue('Falcon Port');
    letCome();
    await expect(toast(page, 'The hub is being counted')).toBeVisible();
    await expect(box(form, 'Name')).toBeFocused();
    await page.keyboard.type(' 2');
    await expect(box(form, 'Name')).toHaveValue('Falcon Port 2');
  });

  test('warehouses: an answer that comes after its form was left closes no other one', async ({
    page,
    foreign,
  }) => {
    foreign.next(UPDATE, 'hang');
    const left = await openEdit(page, HUB);
    await complete(left);
    await button(left, 'Save').click();
    await button(left, 'Cancel').click();
    await button(page, 'Leave').click();
    await button(page, 'Edit Falcon Al Ain').click();
    const form = page.getByRole('dialog', { name: 'Edit Falcon Al Ain' });
    await box(form, 'Name').fill('Falcon Garden');
    foreign.release();
    await expect(toast(page, 'Warehouse updated successfully!')).toBeVisible();
    await expect(box(form, 'Name')).toHaveValue('Falcon Garden');
  });

  test('warehouses: what is stored in another form stays as it is, in sight, and stops no other change', async ({
    page,
    foreign,
  }) => {
    const { wareHouseName: _, _id, ...stored } = foreign.store.warehouses[2]!;
    const form = await openEdit(page, 'Falcon Al Ain');
    const city = form.getByRole('combobox', { name: 'City' });
    await expect(city).toHaveValue('Al Ain');
    await city.selectOption('Ajman');
    await expect(city.locator('option:not([hidden])')).toHaveText([...CITIES, 'Al Ain']);
    await city.selectOption('Al Ain');
    await box(form, 'Name').fill('Falcon Garden');
    await button(form, 'Save').click();
    await expect(toast(page, 'Warehouse updated successfully!')).toBeVisible();
    expect(foreign.asked(UPDATE).map(({ body }) => body)).toEqual([{ ...stored, name: 'Falcon Garden' }]);
  });

  test('warehouses: an update sends name, country, street, email, phone and city, and says so', async ({
    page,
    foreign,
  }) => {
    const id = foreign.store.warehouses[1]?._id;
    const form = await openEdit(page, 'Falcon Abu Dhabi');
    await expect(form.getByRole('combobox', { name: 'City' })).toHaveValue('Abu-Dhabi');
    await complete(form);
    await box(form, 'Name').fill('Falcon Capital');
    await box(form, 'Phone').fill('+971 2 555 0102');
    await box(form, 'Country').fill('UAE');
    await button(form, 'Save').click();
    await expect(toast(page, 'Warehouse updated successfully!')).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(warehouseRow(page, 'Falcon Capital')).toContainText('+971 2 555 0102');
    expect(foreign.asked(UPDATE)).toMatchObject([{ path: `/api/warehouse/${id}`, token: 'falcon-token' }]);
    expect(foreign.asked(UPDATE)[0]?.body).toEqual({
      name: 'Falcon Capital',
      country: 'UAE',
      street: '1 Dock Road',
      email: 'hub@falcon.example',
      phone: '+971 2 555 0102',
      city: 'Abu-Dhabi',
    });
  });
});

test.describe('with our server', () => {
  test.use({ writes: true });

  test('warehouses: an update is there after a reload and another sign-in', async ({ page, host }) => {
    await registerWarehouse(host);
    const form = await openEdit(page, NEW_WAREHOUSE.name);
    await expect(box(form, 'Address')).toHaveValue(NEW_WAREHOUSE.street);
    await box(form, 'Name').fill('Fujairah Annex');
    await form.getByRole('combobox', { name: 'City' }).selectOption('Fujairah');
    await button(form, 'Save').click();
    await expect(toast(page, 'Warehouse updated successfully!')).toBeVisible();
    await expect(warehouseRow(page, 'Fujairah Annex')).toContainText('Fujairah');
    await page.reload();
    await expect(warehouseRow(page, 'Fujairah Annex')).toContainText('Fujairah');
    await signInAgain(page);
    await page.goto(addresses.warehouses);
    await expect(warehouseRow(page, 'Fujairah Annex')).toContainText(NEW_WAREHOUSE.phone);
    await expect(warehouseRow(page, NEW_WAREHOUSE.name)).toHaveCount(0);
  });
});

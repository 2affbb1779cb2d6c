import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { signInAgain } from '../harness/sign-in-again.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { forgetToken, storedToken } from '../harness/token.ts';

const CREATE = 'POST /api/warehouse/create';
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
const CITIES = ['Abu-Dhabi', 'Dubai', 'Sharjah', 'Ajman', 'Fujairah', 'Ras-Al-Khaimah', 'Umm-Al-Quwain'];

const box = (page: Page, name: Field) =>
  name === 'Password'
    ? page.locator('input[type=password]')
    : page.getByRole('textbox', { name, exact: true });
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
  test('register warehouse: has its title, every field, and a link back to the overview', async ({
    page,
  }) => {
    await openForm(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Warehouse Registration' })).toBeVisible();
    for (const name of FIELDS) {
      await expect(box(page, name)).toBeVisible();
      await expect(box(page, name)).toHaveAttribute('required', '');
    }
    await expect(city(page)).toHaveAttribute('required', '');
    await expect(box(page, 'Email')).toHaveAttribute('type', 'email');
    const asked = ['Name*', 'Country*', 'Address*', 'Email*', 'Phone*', 'City*', 'Password*'];
    await expect(page.locator('form label')).toHaveText(asked);
    await page.getByRole('main').getByRole('link', { name: 'Back to Overview' }).click();
    await expect(page).toHaveURL(addresses.home);
  });

  test('register warehouse: the cities are the seven emirates, to the letter, none chosen', async ({
    page,
  }) => {
    await openForm(page);
    await expect(city(page)).toHaveValue('');
    const offered = city(page).locator('option:not([disabled])');
    await expect(offered).toHaveText(CITIES);
  });

  test('register warehouse: axe finds nothing, with and without problems', async ({ page }) => {
    await openForm(page);
    await expectAccessible(page);
    await submit(page).click();
    await expect(box(page, 'Name')).toBeFocused();
    await expectAccessible(page);
  });
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('register warehouse: nothing is sent while any one field is empty, and the field says so', async ({
    page,
    foreign,
  }) => {
    await openForm(page);
    for (const name of FIELDS) await box(page, name).fill(FILLED[name]);
    await submit(page).click();
    await expect(city(page)).toBeFocused();
    await expect(city(page)).toHaveAccessibleDescription(/.+/);
    await city(page).selectOption('Ajman');
    await expect(city(page)).not.toHaveAttribute('aria-invalid', 'true');
    for (const name of FIELDS) {
      await box(page, name).fill('');
      await submit(page).click();
      await expect(box(page, name), name).toBeFocused();
      await expect(box(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(box(page, name)).toHaveAccessibleDescription(/.+/);
      await box(page, name).fill(FILLED[name]);
    }
    expect(foreign.asked(CREATE)).toEqual([]);
  });

  for (const email of ['not an address', 'north@', '@falcon.example']) {
    test(`register warehouse: '${email}' is no email address and is not sent`, async ({ page, foreign }) => {
      await openForm(page);
      await fill(page, { Email: email });
      await submit(page).click();
      await expect(box(page, 'Email')).toBeFocused();
      await expect(box(page, 'Email')).toHaveAccessibleDescription(/email/i);
      expect(foreign.asked(CREATE)).toEqual([]);
    });
  }

  for (const [when, rule, said] of [
    ['with a message says it', { status: 400, body: { message: 'No room in Ajman' } }, 'No room in Ajman'],
    ["without a body says 'Failed to Create WareHouse'", { status: 500 }, 'Failed to Create WareHouse'],
    ["without a response says 'Failed to Create WareHouse'", 'drop', 'Failed to Create WareHouse'],
  ] as const) {
    test(`register warehouse: a failure ${when} and keeps what was typed`, async ({ page, foreign }) => {
      foreign.next(CREATE, rule);
      await openForm(page);
      await fill(page);
      await submit(page).click();
      await expect(toast(page, said)).toBeVisible();
      await expect(page).toHaveURL(addresses.registerWarehouse);
      for (const name of FIELDS) await expect(box(page, name)).toHaveValue(FILLED[name]);
      await expect(city(page)).toHaveValue('Ajman');
      await expect(submit(page)).toBeEnabled();
    });
  }

  test('register warehouse: without a token it says so, sends nothing and keeps what was typed', async ({
    page,
    foreign,
  }) => {
    await openForm(page);
    await fill(page);
    await forgetToken(page);
    await submit(page).click();
    await expect(toast(page, 'No auth token found. Please log in.')).toBeVisible();
    await expect(box(page, 'Name')).toHaveValue(FILLED.Name);
    expect(foreign.asked(CREATE)).toEqual([]);
  });

  test('register warehouse: a refused token ends the session, with one message', async ({
    page,
    foreign,
  }) => {
    foreign.next(CREATE, { status: 401, body: { message: 'Token expired' } });
    await openForm(page);
    await fill(page);
    await submit(page).click();
    await expect(page).toHaveURL(addresses.login);
    await expect(page.getByRole('status').getByText(/./)).toHaveText('No auth token found. Please log in.');
    expect(await storedToken(page)).toBeNull();
  });

  test('register warehouse: the button is busy until the answer comes, so that nothing is sent twice', async ({
    page,
    foreign,
  }) => {
    foreign.next(CREATE, 'hang');
    await openForm(page);
    await fill(page);
    await box(page, 'Address').press('Enter');
    await expect(submit(page)).toBeDisabled();
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
    await box(page, 'Address').press('Enter');
    // Nothing is typed that the answer would take away.
    await box(page, 'Address').pressSequentially('9');
    await expect(box(page, 'Address')).toHaveValue(FILLED.Address);
    await city(page).selectOption('Dubai');
    await expect(city(page)).toHaveValue('Ajman');
    foreign.release();
    await expect(page).toHaveURL(addresses.home);
    expect(foreign.asked(CREATE)).toHaveLength(1);
  });

  test('register warehouse: what was typed is not lost by leaving without being asked', async ({ page }) => {
    await openForm(page);
    await box(page, 'Name').fill('Half');
    await page.getByRole('main').getByRole('link', { name: 'Back to Overview' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(box(page, 'Name')).toHaveValue('Half');
    await page.getByRole('main').getByRole('link', { name: 'Back to Overview' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(addresses.home);
  });

  test('register warehouse: once it is stored nothing is asked on leaving, even before the overview is there', async ({
    page,
  }) => {
    await openForm(page);
    await fill(page);
    await page.route(/\/assets\/home-.*\.js$/, () => new Promise(() => {}));
    await submit(page).click();
    await expect(toast(page, 'Warehouse Created successfully!')).toBeVisible();
    await page.getByRole('link', { name: 'Warehouses', exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: FILLED.Name })).toBeVisible();
    await expect(page).toHaveURL(addresses.warehouses);
  });

  test('register warehouse: an answer that comes after somebody left takes them nowhere', async ({
    page,
    foreign,
  }) => {
    foreign.next(CREATE, 'hang');
    await openForm(page);
    await fill(page);
    await submit(page).click();
    await page.getByRole('link', { name: 'Prices', exact: true }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('button', { name: 'Edit 0-5' }).click();
    const price = page.getByRole('spinbutton', { name: 'Price (Dirham), 0-5' });
    await price.fill('7.5');
    foreign.release();
    await expect(toast(page, 'Warehouse Created successfully!')).toBeVisible();
    await expect(page).toHaveURL(addresses.prices);
    await expect(price).toHaveValue('7.5');
  });

  test('register warehouse: form data with the token goes out, success is said, and the overview follows', async ({
    page,
    foreign,
  }) => {
    await openForm(page);
    await fill(page, { Phone: 'ask for Bilal', Password: 'hub', Email: 'north@falcon' });
    await submit(page).click();
    await expect(toast(page, 'Warehouse Created successfully!')).toBeVisible();
    await expect(page).toHaveURL(addresses.home);
    expect(foreign.asked(CREATE)).toMatchObject([
      { path: '/api/warehouse/create', token: 'falcon-token', type: 'multipart/form-data' },
    ]);
    expect(foreign.asked(CREATE)[0]?.body).toEqual({
      name: FILLED.Name,
      country: FILLED.Country,
      street: FILLED.Address,
      email: 'north@falcon',
      phone: 'ask for Bilal',
      city: 'Ajman',
      password: 'hub',
    });
    await page.getByRole('link', { name: 'Warehouses', exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: FILLED.Name })).toBeVisible();
  });
});

test.describe('with our server', () => {
  test.use({ writes: true });

  test('register warehouse: an email that another warehouse has is refused in the words of the server', async ({
    page,
    host,
  }) => {
    const [{ email, wareHouseName }] = await ask(host, 'GET', '/api/warehouse/');
    await openForm(page);
    await fill(page, { Email: email });
    await submit(page).click();
    await expect(toast(page, `The email ${email} belongs to the warehouse ${wareHouseName}.`)).toBeVisible();
    await expect(page).toHaveURL(addresses.registerWarehouse);
  });

  test('register warehouse: what the server asks beyond the form is said at the field', async ({ page }) => {
    await openForm(page);
    await fill(page, { Phone: 'call me', Password: 'short', Email: 'north@falcon' });
    await submit(page).click();
    await expect(box(page, 'Email')).toBeFocused();
    await expect(box(page, 'Email')).toHaveAccessibleDescription(/email address, like name@/);
    await expect(box(page, 'Phone')).toHaveAccessibleDescription(/phone number, like .* 800 TAWSEEL/);
    await expect(box(page, 'Password')).toHaveAccessibleDescription('At least 8 characters.');
  });

  test('register warehouse: a new warehouse has a code and is there after a reload and another sign-in', async ({
    page,
  }) => {
    await openForm(page);
    await fill(page);
    await submit(page).click();
    await expect(toast(page, 'Warehouse Created successfully!')).toBeVisible();
    await page.getByRole('link', { name: 'Warehouses', exact: true }).click();
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

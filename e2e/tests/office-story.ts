import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ADMIN, OurServer } from '../harness/our-server.ts';
import { expect, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { button, question } from '../suites/rates.ts';

let server: OurServer | undefined;

test.use({ signedIn: false, fresh: true });
test.afterEach(() => server?.stop());

type Login = { email: string; password: string };

async function signIn(page: Page, { email, password }: Login): Promise<void> {
  await page.goto(`${server?.address}${addresses.login}`);
  await page.getByPlaceholder('Email').fill(email);
  await page.getByPlaceholder('Password').fill(password);
  await button(page, 'Login').click();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
}

async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name }).click();
}

async function registerWarehouse(page: Page, name: string, city: string): Promise<void> {
  await goTo(page, 'Overview');
  await page.getByRole('link', { name: 'Register New Warehouse' }).click();
  const box = (label: string) => page.getByRole('textbox', { name: label });
  await box('Name').fill(name);
  await box('Address').fill('Plot 14, Street 2');
  await box('Email').fill(`${name.split(' ')[0]}@falcon.example`);
  await box('Phone').fill('04 338 1200');
  await page.getByRole('combobox', { name: 'City' }).selectOption(city);
  await page.locator('input[type=password]').fill('creek-side-parcel-40');
  await button(page, 'Register Warehouse').click();
  await expect(page).toHaveURL(new RegExp(`${addresses.home}$`));
}

const group = (form: Locator, name: string) => form.getByRole('region', { name });

/** Enters an order for a caller. Returns the tracking ID that is read out to them. */
async function takeOrder(page: Page, sender: string, receiver: string, warehouse?: string): Promise<string> {
  await goTo(page, 'All Orders');
  await button(page, 'New order').click();
  const form = page.getByRole('dialog', { name: 'New order' });
  const box = (part: string, label: string) => group(form, part).getByLabel(label, { exact: false }).first();
  await form.getByLabel('Registered sender').pressSequentially(sender);
  const option = form.locator('datalist option').first();
  await form.getByLabel('Registered sender').fill((await option.getAttribute('value')) ?? '');
  await expect(box('Sender', 'Name')).toHaveValue(sender);
  await box('Receiver', 'Name').fill(receiver);
  await box('Receiver', 'Phone').fill('050 555 0103');
  await box('Receiver', 'City').selectOption('Dubai');
  await box('Receiver', 'Street').fill('Al Wasl Road');
  await box('Parcel', 'Contents').fill('Two books');
  for (const [label, value] of [
    ['Weight', '2'],
    ['Length', '20'],
    ['Width', '20'],
    ['Height', '10'],
  ] as const)
    await box('Parcel', label).fill(value);
  await box('Payment', 'Payment method').selectOption('COD');
  await box('Payment', 'Order value').fill('250');
  if (warehouse) await form.getByLabel('Warehouse').selectOption({ label: warehouse });
  await expect(group(form, 'Price')).toContainText(/Base.*AED 31\.50/);
  await button(form, 'Create order').click();
  const trackingID = await form.getByText(/^TWS-/).innerText();
  await page.keyboard.press('Escape');
  return trackingID;
}

async function openOrder(page: Page, trackingID: string): Promise<Locator> {
  await goTo(page, 'All Orders');
  await page.getByRole('main').getByRole('searchbox').fill(trackingID);
  await page
    .getByRole('row', { name: new RegExp(trackingID) })
    .getByRole('button', { name: /view|details/i })
    .click();
  const details = page.getByRole('dialog', { name: `Order ${trackingID}` });
  await expect(details).toBeVisible();
  return details;
}

test('an administrator sets up an empty business in the browser alone, and an operator takes over the desk', async ({
  page,
}) => {
  server = await OurServer.start({ DEMO: 'no' });
  await signIn(page, ADMIN);
  await registerWarehouse(page, 'Deira Hub', 'Dubai');
  await registerWarehouse(page, 'Sharjah Hub', 'Sharjah');

  await goTo(page, 'Prices');
  await button(page, 'Confirm 13 charges').click();
  await button(question(page), 'Confirm').click();
  await goTo(page, 'Users');
  await page.getByRole('tab', { name: /Individual/ }).click();
  await button(page, 'Edit User Price').click();
  await page.getByLabel('Rate from Dubai to Dubai in AED', { exact: true }).fill('31.50');
  await button(page, 'Save Dubai to Dubai').click();
  await expect(toast(page, 'Rate updated successfully')).toBeVisible();
  await button(page, 'Confirm 48 normal rates').click();
  await button(question(page), 'Confirm').click();
  await page.keyboard.press('Escape');

  await button(page, 'Add Person').click();
  const person = page.getByRole('dialog', { name: 'Add Person' });
  await person.getByLabel('Name').fill('Amal Rashid');
  await person.getByLabel('Email').fill('amal@mail.example');
  await person.getByLabel('Phone').fill('050 555 0102');
  await person.getByLabel('Street').fill('Al Karama');
  await person.getByLabel('City').selectOption('Dubai');
  await button(person, 'Add Person').click();
  await expect(toast(page, 'Amal Rashid was added.')).toBeVisible();

  await goTo(page, 'Operators');
  await button(page, 'Add Operator').click();
  const operator = page.getByRole('dialog', { name: 'Add Operator' });
  await operator.getByLabel('First Name').fill('Huda');
  await operator.getByLabel('Last Name').fill('Nasser');
  await operator.getByLabel('Email').fill('huda@falcon.example');
  await operator.getByLabel('Phone').fill('054 771 0932');
  await operator.getByLabel('City').selectOption('Dubai');
  await operator.getByLabel('Warehouse').selectOption({ label: 'Deira Hub' });
  await button(operator, 'Add Operator').click();
  await expect(toast(page, 'Huda Nasser was added.')).toBeVisible();

  const corrected = await takeOrder(page, 'Amal Rashid', 'Yusuf Darwish');
  const cancelled = await takeOrder(page, 'Amal Rashid', 'Mona Farouk');
  const elsewhere = await takeOrder(page, 'Amal Rashid', 'Bilal Khan', 'Sharjah Hub');

  const details = await openOrder(page, corrected);
  await button(details, 'More actions').click();
  await button(details, 'Correct').click();
  const correction = page.getByRole('dialog', { name: `Correct order ${corrected}` });
  await group(correction, 'Receiver').getByLabel('Street').fill('Jumeirah Street 7');
  await button(correction, 'Save').click();
  await expect(details).toContainText('Jumeirah Street 7');
  await page.keyboard.press('Escape');

  const unwanted = await openOrder(page, cancelled);
  await button(unwanted, 'More actions').click();
  await button(unwanted, 'Cancel order').click();
  const asked = page.getByRole('dialog', { name: `Cancel order ${cancelled}?` });
  await asked.getByLabel('Reason').fill('The sender rang: not needed any more');
  await button(asked, 'Cancel the order').click();
  await expect(unwanted).toContainText('Cancelled');
  await page.keyboard.press('Escape');

  await goTo(page, 'Operators');
  await button(page, 'Details of Huda Nasser').click();
  const colleague = page.getByRole('dialog', { name: 'Details of Huda Nasser' });
  await button(colleague, 'Create a password').click();
  await question(page).getByRole('button', { name: 'Create a password' }).click();
  const given = await colleague.locator('code').innerText();
  await page.keyboard.press('Escape');
  await button(page, 'LogOut').click();
  await expect(page).toHaveURL(`${server.address}/`);

  const own = 'a heron on the creek 52';
  await page.goto(`${server.address}${addresses.login}`);
  await page.getByPlaceholder('Email').fill('huda@falcon.example');
  await page.getByPlaceholder('Password').fill(given);
  await button(page, 'Login').click();
  await page.getByLabel('The password you were given').fill(given);
  await page.getByLabel('New password').fill(own);
  await button(page, 'Change password').click();
  await goTo(page, 'All Orders');
  const rows = page.getByRole('main').getByRole('row');
  await expect(rows.filter({ hasText: corrected })).toHaveCount(1);
  await expect(rows.filter({ hasText: cancelled })).toHaveCount(1);
  await expect(rows.filter({ hasText: elsewhere })).toHaveCount(0);
  const first = await openOrder(page, corrected);
  await button(first, 'More actions').click();
  await button(first, 'Ready for pickup').click();
  await expect(toast(page, `${corrected} is now: Ready for pickup`)).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'LogOut').click();
  await expect(page).toHaveURL(`${server.address}/`);

  await signIn(page, ADMIN);
  await goTo(page, 'Audit log');
  const found = (who: string, did: string, what: string) =>
    rows.filter({ hasText: who }).filter({ hasText: did }).filter({ hasText: what });
  for (const [who, did, what] of [
    ['Administrator', 'Registered', 'Warehouse · Deira Hub'],
    ['Administrator', 'Rate changed', 'Price (rate) · Dubai to Dubai'],
    ['Administrator', 'Registered', 'Sender · Amal Rashid'],
    ['Administrator', 'Added', 'Staff · Huda Nasser'],
    ['Administrator', 'Password created', 'Staff · Huda Nasser'],
    ['Administrator', 'Created', `Order · ${elsewhere}`],
    ['Administrator', 'Corrected', `Order · ${corrected}`],
    ['Administrator', 'Cancelled', `Order · ${cancelled}`],
    ['Huda Nasser', 'Signed in', 'Sign-in · Huda Nasser'],
    ['Huda Nasser', 'Status changed', `Order · ${corrected}`],
  ] as const)
    await expect(found(who, did, what).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(own);
});

import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { expectAccessible } from '../harness/axe.ts';
import { ADMIN } from '../harness/our-server.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

const OWN = 'seven quiet kettles by the creek';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the code of an authenticator app (RFC 6238). */
function codeOf(secret: string): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const details = async (page: Page, address: string, email: string) => {
  await page.goto(address);
  await page.getByRole('searchbox').fill(email);
  // A search waits for the next letter.
  if (email) await expect(page.getByRole('button', { name: /^Details of/ })).toHaveCount(1);
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  return page.getByRole('dialog');
};
const startsAt = (page: Page, name: 'All Orders' | 'Cash') =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test.use({ writes: true });

test('signing in: an administrator sets a PIN, a reset link that works once, and a password to be changed', async ({
  page,
}) => {
  const operator = 'operator@tawseel.example';
  const cashier = 'cashier@tawseel.example';

  await test.step('a driver gets a PIN that is not easily guessed', async () => {
    const dialog = await details(page, addresses.drivers, '');
    await dialog.getByRole('button', { name: 'Set a PIN' }).click();
    await page.getByRole('textbox', { name: 'PIN' }).fill('123456');
    await page.getByRole('button', { name: 'Set a PIN' }).last().click();
    await expect(page.getByRole('dialog').getByText(/^This PIN is easy to guess/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'PIN' }).fill('271828');
    await page.getByRole('button', { name: 'Set a PIN' }).last().click();
    await expect(page.getByText(/^The PIN is set/)).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code of the driver’s page' })).toBeVisible();
    await expectAccessible(page);
  });

  const reset = await details(page, addresses.cashier, cashier);
  await reset.getByRole('button', { name: 'Create a reset link' }).click();
  const link = await reset.locator('code').innerText();

  const dialog = await details(page, addresses.operators, operator);
  await dialog.getByRole('button', { name: 'Create a password' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create a password' }).click();
  const password = await dialog.locator('code').innerText();
  await expectAccessible(page);

  await test.step('a password that an administrator set is changed before anything else', async () => {
    await page.evaluate(() => localStorage.clear());
    await signIn(page, { email: operator, password });
    await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByLabel('The password you were given').fill('not it');
    await page.getByLabel('New password').fill(OWN);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('main').getByText('This is not your password.')).toBeVisible();
    await expect(page.getByLabel('The password you were given')).toBeFocused();
    await page.getByLabel('The password you were given').fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await startsAt(page, 'All Orders');
  });

  await test.step('a link sets a password once, and is refused after use', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('The password must have at least 12 characters.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('New password').fill(OWN);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'Your password was set. Sign in with it.',
    );
    await signIn(page, { email: cashier, password: OWN });
    await startsAt(page, 'Cash');
    await page.goto(link);
    await page.reload();
    await page.getByLabel('New password').fill(OWN);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'This link was already used or has expired. Ask for a new one.',
    );
  });
});

test('signing in: Account ends other devices, changes the password, and turns a second factor on and off', async ({
  page,
  host,
}) => {
  const signedIn = await fetch(`${host.address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = await signedIn.json();
  await page.goto(addresses.account);
  await expect(page.getByText('This device')).toBeVisible();
  await page
    .getByRole('button', { name: /^Sign out Unknown device$/ })
    .first()
    .click();
  await expect(page.getByText('The device is signed out.')).toBeVisible();
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${host.address}/api/profile`, { headers })).status).toBe(401);
  await expectAccessible(page);
  await page.getByLabel('Current password').fill(ADMIN.password);
  await page.getByLabel('New password').fill(OWN);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');

  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(OWN);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectAccessible(page);
  const secret = await dialog.locator('code').innerText();
  await dialog.getByRole('textbox', { name: 'Code' }).fill('12345x');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText(/^This code is wrong/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const [first = '', second = ''] = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText(/Recovery codes left: 10 of 10/)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, { email: ADMIN.email, password: OWN });
  const code = page.getByLabel('Code of your authenticator app');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill('000000');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('main').getByText(/^This code is wrong or was used/)).toBeVisible();
  await code.fill(first);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(addresses.home);
  await page.goto(addresses.account);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('Your password').fill(OWN);
  await dialog.getByLabel('Code of the app, or a recovery code').fill(second);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('The second factor is off.')).toBeVisible();
});

import { addresses, PROTECTED } from '@tawseel/console/addresses';
import { expect, test } from '../harness/test.ts';

test.use({ signedIn: false });

test('the landing page has its heading, picture and logo, a Login link and a Get Started button', async ({
  page,
}) => {
  await page.goto(addresses.landing);
  await expect(page.getByRole('heading', { name: 'Super Admin Panel' })).toBeVisible();
  await expect(page.getByRole('img', { name: /deliver/i })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', addresses.home);
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(addresses.login);
});

test('any other address shows the not-found page and the way home', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByText('Page not found')).toBeVisible();
  await expect(page.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible();
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect(page).toHaveURL(addresses.landing);
});

test('the login form has its texts, shows and hides the password, and goes back', async ({ page }) => {
  await page.goto(addresses.login);
  await expect(page.getByText('Welcome Admin.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page.getByPlaceholder('Email')).toHaveAttribute('type', 'email');
  const password = page.getByPlaceholder('Password');
  await password.fill('secret');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('link', { name: 'GO BACK' }).click();
  await expect(page).toHaveURL(addresses.landing);
});

test('the login opens with the focus in its first field, and asks for nothing more until somebody types', async ({
  page,
}) => {
  await page.goto(addresses.landing);
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByPlaceholder('Email')).toBeFocused();
  await page.reload();
  await expect(page.getByPlaceholder('Email')).toBeFocused();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  const ahead = page.waitForRequest(/\/frame-.*\.js$/);
  page.on('request', (request) => asked.push(request.url()));
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  expect(asked).toEqual([]);
  await page.keyboard.type('m');
  await ahead;
  await expect(page.getByPlaceholder('Email')).toHaveValue('m');
});

test.describe('on a touch screen', () => {
  test.use({ fresh: true, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the login opens without its keyboard over it', async ({ page }) => {
    await page.goto(addresses.login);
    await expect(page.getByPlaceholder('Email')).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
  });
});

test('an empty or malformed login is not sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto(addresses.login);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByPlaceholder('Email')).toBeFocused();
  await page.getByPlaceholder('Email').fill('not an address');
  await page.getByPlaceholder('Password').fill('secret');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByPlaceholder('Email')).toHaveAccessibleDescription(/.+/);
  expect(sent).toEqual([]);
});

/** As the specification has them, to the letter. */
const specifiedAddresses = [
  '/home',
  '/register-warehouse',
  '/warehouses',
  '/single-warehouse',
  '/users',
  '/prices',
  '/supervisors',
  '/operators',
  '/drivers',
  '/cashier',
  '/all-orders',
  '/profile-view',
  '/queries',
];

test('every protected address sends a visitor without a token to the login page', async ({ page }) => {
  expect(PROTECTED.slice(0, specifiedAddresses.length)).toEqual(specifiedAddresses);
  for (const address of PROTECTED) {
    await page.goto(address);
    await expect(page, address).toHaveURL(addresses.login);
  }
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('no way to write an address shows an empty page', async ({ page }) => {
    for (const address of [
      '/Home',
      '/USERS/',
      '/%70rices',
      '/home/x',
      '/users/1/rates',
      '/Home/X',
      '/index',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    }
  });
});

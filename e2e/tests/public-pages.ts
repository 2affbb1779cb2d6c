import { addresses } from '@tawseel/console/addresses';
import { expect, test } from '../harness/test.ts';

test.use({ signedIn: false });

test('public pages: an unknown address has status 404 and links to the landing page, which links to the login', async ({
  page,
}) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect(page).toHaveURL(addresses.landing);
  await expect(page.getByRole('heading', { name: 'Super Admin Panel' })).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(addresses.login);
  await test.step('a malformed email is refused by the rules of the browser', async () => {
    await page.getByPlaceholder('Email').fill('not an address');
    await page.getByPlaceholder('Password').fill('secret');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByPlaceholder('Email')).toBeFocused();
    await expect(page.getByPlaceholder('Email')).toHaveAccessibleDescription(/email/i);
  });
  await page.getByRole('link', { name: 'GO BACK' }).click();
  await expect(page).toHaveURL(addresses.landing);
});

test('public pages: the login focuses its first field, and loads nothing more until something is typed', async ({
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

  test('public pages: the login opens without the on-screen keyboard', async ({ page }) => {
    await page.goto(addresses.login);
    await expect(page.getByPlaceholder('Email')).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
  });
});

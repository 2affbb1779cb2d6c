import { signIn } from '../harness/sign-in.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';

test.describe('signing in', () => {
  test.use({ signedIn: false, writes: true });

  onBothHosts(() => {
    test('a right login says so, stores the token and goes to the overview', async ({ page }) => {
      await signIn(page);
      await expect(page).toHaveURL('/home');
      await expect(page.getByText('Admin Login successful!')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('authToken'))).toMatch(/.+/);
    });

    test('a wrong login says so, stays, and the form can be sent again', async ({ page }) => {
      await signIn(page, { email: 'admin@tawseel.example', password: 'wrong' });
      await expect(page.getByText('Login failed! Please check your credentials.')).toBeVisible();
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
      await expect(page.getByPlaceholder('Email')).toHaveValue('admin@tawseel.example');
      expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    });
  });

  test.describe('on a slow server', () => {
    test.use({ hostName: 'foreign' });

    test('the login button is disabled and busy until the answer comes', async ({ page, foreign }) => {
      foreign.next('POST /api/admin/login', 'hang');
      await signIn(page);
      const button = page.getByRole('button', { name: 'Login' });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      foreign.release();
      await expect(page).toHaveURL('/home');
    });

    test('a login that no server answers fails with the same words', async ({ page, foreign }) => {
      foreign.next('POST /api/admin/login', 'drop');
      await signIn(page);
      await expect(page.getByText('Login failed! Please check your credentials.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
    });
  });
});

onBothHosts(() => {
  test('logging out removes the token, says so and goes to the landing page without a call', async ({
    page,
  }) => {
    await page.goto('/profile-view');
    await expect(page.getByRole('heading', { name: 'Admin Profile View' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    await page.getByRole('button', { name: 'LogOut' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Admin Logout successful!')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    expect(calls).toEqual([]);
    await page.goto('/home');
    await expect(page).toHaveURL('/login');
  });
});

test('a visitor who is signed in goes from the login page to the overview', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveURL('/home');
});

test('a stale token ends the session once, with one message', async ({ page }) => {
  await page.goto('/profile-view');
  await expect(page.getByRole('heading', { name: 'Admin Profile View' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('authToken', 'stale'));
  await page.goto('/home');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('No auth token found. Please log in.')).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

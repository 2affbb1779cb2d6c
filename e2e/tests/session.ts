import { addresses } from '@tawseel/console/addresses';
import { expectAccessible } from '../harness/axe.ts';
import { holdCode } from '../harness/chunk.ts';
import { ADMIN } from '../harness/our-server.ts';
import { signIn } from '../harness/sign-in.ts';
import { template } from '../harness/template.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { forgetToken, storedToken, storeToken } from '../harness/token.ts';

test.describe('signing in', () => {
  test.use({ signedIn: false, writes: true });

  onBothHosts(() => {
    test('a right login says so, stores the token and goes to the overview', async ({ page }) => {
      await signIn(page);
      await expect(page).toHaveURL(addresses.home);
      await expect(page.getByText('Admin Login successful!')).toBeVisible();
      expect(await storedToken(page)).toMatch(/.+/);
    });

    test('a wrong login says so, stays, and the form can be sent again', async ({ page }) => {
      await signIn(page, { email: 'admin@tawseel.example', password: 'wrong' });
      await expect(page.getByText('Login failed! Please check your credentials.')).toBeVisible();
      await expect(page).toHaveURL(addresses.login);
      await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
      await expect(page.getByPlaceholder('Email')).toHaveValue('admin@tawseel.example');
      // Where no mail can be sent, none is promised.
      await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveCount(0);
      expect(await storedToken(page)).toBeNull();
    });

    test('a login that failed is not said any more beside the one that succeeded', async ({ page }) => {
      await signIn(page, { email: ADMIN.email, password: 'wrong' });
      const failed = toast(page, 'Login failed! Please check your credentials.');
      // It stays as long as the pointer is over it.
      await failed.hover();
      await page.getByPlaceholder('Password').fill(ADMIN.password);
      await page.getByPlaceholder('Password').press('Enter');
      await expect(toast(page, 'Admin Login successful!')).toBeVisible();
      await expect(failed).toHaveCount(0);
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
      await expect(page).toHaveURL(addresses.home);
    });

    test('a login that was left for the landing page stays there when its answer comes', async ({
      page,
      foreign,
    }) => {
      foreign.next('POST /api/admin/login', 'hang');
      await signIn(page);
      const letCome = await holdCode(page, 'screens/landing.tsx');
      await page.getByRole('link', { name: 'GO BACK' }).click();
      foreign.release();
      await expect(toast(page, 'Admin Login successful!')).toBeVisible();
      await expect(page).toHaveURL(addresses.landing);
      letCome();
      await expect(page.getByRole('heading', { name: 'Super Admin Panel' })).toBeVisible();
    });

    test('a login that no server answers fails with the same words', async ({ page, foreign }) => {
      foreign.next('POST /api/admin/login', 'drop');
      await signIn(page);
      await expect(page.getByText('Login failed! Please check your credentials.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
    });
  });
});

onBothHosts((hostName) => {
  test.use({ writes: true });

  test('logging out removes the token, says so and goes to the landing page; our own server alone is told', async ({
    page,
  }) => {
    await page.goto(addresses.profileView);
    await expect(page.getByRole('heading', { name: 'Admin Profile View' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const calls: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('/api/') && calls.push(new URL(request.url()).pathname),
    );
    await page.getByRole('button', { name: 'LogOut' }).click();
    await expect(page).toHaveURL(addresses.landing);
    await expect(page.getByText('Admin Logout successful!')).toBeVisible();
    await expect(toast(page, 'No auth token found. Please log in.')).toHaveCount(0);
    expect(await storedToken(page)).toBeNull();
    expect(calls).toEqual(hostName === 'ours' ? ['/api/admin/logout'] : []);
    await page.goto(addresses.home);
    await expect(page).toHaveURL(addresses.login);
  });
});

test('a visitor who is signed in goes from the login page to the overview', async ({ page }) => {
  await page.goto(addresses.login);
  await expect(page).toHaveURL(addresses.home);
});

test('a stale token ends the session once, with one message', async ({ page }) => {
  await page.goto(addresses.profileView);
  await expect(page.getByRole('heading', { name: 'Admin Profile View' })).toBeVisible();
  await storeToken(page, 'stale');
  await page.goto(addresses.home);
  await expect(page).toHaveURL(addresses.login);
  await expect(page.getByText('No auth token found. Please log in.')).toHaveCount(1);
  expect(await storedToken(page)).toBeNull();
});

test.describe('LogOut', () => {
  // It ends the session on our server, which is the session of every test there.
  test.use({ writes: true });

  test('the token that logged out is good for nothing more', async ({ page, host, request }) => {
    await page.goto(addresses.profileView);
    const logoutResponse = page.waitForResponse('**/api/admin/logout');
    await page.getByRole('button', { name: 'LogOut' }).click();
    expect((await logoutResponse).status()).toBe(200);
    const headers = { authorization: `Bearer ${host.token}` };
    expect((await request.get(`${host.address}/api/profile/`, { headers })).status()).toBe(401);
  });

  test('after LogOut, Get Started and Back lead to the login page', async ({ page }) => {
    await page.goto(addresses.queries);
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByRole('button', { name: 'LogOut' }).click();
    await expect(page).toHaveURL(addresses.landing);
    await page.getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL(addresses.login);
    await page.goBack();
    await expect(page).toHaveURL(addresses.landing);
    await page.goBack();
    await expect(page).toHaveURL(addresses.login);
    await expect(toast(page, 'No auth token found. Please log in.')).toBeHidden();
  });

  test('LogOut leaves for the landing page also where the token is gone already', async ({ page }) => {
    await page.goto(addresses.profileView);
    await expect(page.getByRole('heading', { name: 'Admin Profile View' })).toBeVisible();
    await forgetToken(page);
    await page.getByRole('button', { name: 'LogOut' }).click();
    await expect(page).toHaveURL(addresses.landing);
    await expect(toast(page, 'Admin Logout successful!')).toBeVisible();
  });

  test('LogOut asks first where something typed would be lost', async ({ page }) => {
    await page.goto(addresses.registerWarehouse);
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    const leave = () => page.getByRole('button', { name: 'LogOut' }).click();
    await name.fill('Jebel Ali');
    await leave();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(name).toHaveValue('Jebel Ali');
    await leave();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(addresses.landing);
    await expect(toast(page, 'Admin Logout successful!')).toBeVisible();
  });

  test('a tab whose session ended in another one says so once and leads to the login page', async ({
    page,
    context,
  }) => {
    await page.goto(addresses.profileView);
    const other = await context.newPage();
    await other.goto(addresses.queries);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'LogOut' }).click();
    await expect(page).toHaveURL(addresses.landing);
    await expect(other).toHaveURL(addresses.login);
    await expect(toast(other, 'No auth token found. Please log in.')).toHaveCount(1);
  });
});

test.describe('a form that is open when the session ends', () => {
  // It ends the session on our server, which is the session of every test there.
  test.use({ writes: true });

  test('outlives it: whoever signs in again there, or in another tab, saves what was typed', async ({
    page,
    context,
    host,
    request,
  }) => {
    const endSession = async () => {
      const headers = { authorization: `Bearer ${await storedToken(page)}` };
      expect((await request.post(`${host.address}/api/admin/logout`, { headers })).status()).toBe(200);
    };
    const over = page.getByRole('dialog', { name: 'Your session has ended' });

    await page.goto(addresses.registerWarehouse);
    const city = page.getByLabel('City');
    for (const [name, value] of [
      ['Name', 'Jebel Ali'],
      ['Address', 'Street 7'],
      ['Email', 'jebel@tawseel.example'],
      ['Phone', '+971 4 555 0107'],
      ['Password', 'seven quiet kettles'],
    ] as const)
      await page.getByRole('textbox', { name, exact: true }).fill(value);
    await city.selectOption('Dubai');
    await endSession();
    await page.getByRole('button', { name: 'Register Warehouse' }).click();
    await expect(over).toContainText(ADMIN.email);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await over.getByLabel('Your password').fill('wrong');
    await page.keyboard.press('Enter');
    await expect(over.getByLabel('Your password')).toHaveAccessibleDescription(/^Sign-in failed/);
    await over.getByLabel('Your password').fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(over).toHaveCount(0);
    await expect(city).toHaveValue('Dubai');

    await endSession();
    const other = await context.newPage();
    await other.goto(addresses.queries);
    await expect(other).toHaveURL(addresses.login);
    await expect(over).toBeVisible();
    await signIn(other);
    await expect(other).toHaveURL(addresses.home);
    await expect(over).toHaveCount(0);
    await page.getByRole('button', { name: 'Register Warehouse' }).click();
    await expect(toast(page, 'Warehouse Created successfully!')).toBeVisible();
  });

  test('of our own calls stays too; somebody else who signs in in another tab does not get it', async ({
    page,
    context,
    host,
    request,
  }) => {
    await page.goto(addresses.operators);
    await page.getByRole('button', { name: 'Add Operator' }).click();
    const form = page.getByRole('dialog', { name: 'Add Operator' });
    for (const [name, value] of [
      ['First Name', 'Sana'],
      ['Last Name', 'Haddad'],
      ['Email', 'sana@tawseel.example'],
      ['Phone', '0547710932'],
    ] as const)
      await form.getByRole('textbox', { name, exact: true }).fill(value);
    await form.getByLabel('City').selectOption('Sharjah');
    await form.getByLabel('Warehouse').selectOption({ index: 1 });
    const headers = { authorization: `Bearer ${host.token}` };
    await request.post(`${host.address}/api/admin/logout`, { headers });
    await form.getByRole('button', { name: 'Add Operator' }).click();
    const over = page.getByRole('dialog', { name: 'Your session has ended' });
    await over.getByLabel('Your password').fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(over).toHaveCount(0);
    await form.getByRole('button', { name: 'Add Operator' }).click();
    await expect(toast(page, 'Sana Haddad was added.')).toBeVisible();
    await expect(form).toHaveCount(0);

    await page.getByRole('button', { name: 'Add Operator' }).click();
    await form.getByRole('textbox', { name: 'First Name', exact: true }).fill('Omar');
    const other = await context.newPage();
    await other.goto(addresses.profileView);
    await other.getByRole('button', { name: 'LogOut' }).click();
    await expect(over).toBeVisible();
    await signIn(other, { email: 'supervisor@tawseel.example', password: template().staffPassword });
    await expect(over).toHaveCount(0);
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Queries' })).toHaveCount(1);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Supervisors' })).toHaveCount(0);
  });
});

test('a stored token that is empty or blank counts as none', async ({ page }) => {
  const calls: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/') && calls.push(new URL(request.url()).pathname),
  );
  await page.goto(addresses.landing);
  for (const token of ['', ' \t ']) {
    await storeToken(page, token);
    await page.goto(addresses.home);
    await expect(page).toHaveURL(addresses.login);
    await expect(page.getByPlaceholder('Email')).toBeVisible();
  }
  expect(calls).toEqual([]);
});

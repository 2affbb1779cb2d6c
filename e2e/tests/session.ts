import { addresses } from '@tawseel/console/addresses';
import { expectAccessible } from '../harness/axe.ts';
import { holdCode } from '../harness/chunk.ts';
import { ADMIN } from '../harness/our-server.ts';
import { signIn } from '../harness/sign-in.ts';
import { template } from '../harness/template.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { storedToken, storeToken } from '../harness/token.ts';

const NO_TOKEN = 'No auth token found. Please log in.';

test.describe('signed out', () => {
  test.use({ signedIn: false, writes: true });

  onBothHosts((hostName) => {
    test('session: a wrong login is refused, a correct one opens the overview, and LogOut ends the session', async ({
      page,
    }) => {
      const refused = toast(page, 'Login failed! Please check your credentials.');

      await test.step('a wrong login stays, and the form can be sent again', async () => {
        await signIn(page, { email: ADMIN.email, password: 'wrong' });
        await expect(refused).toBeVisible();
        await expect(page).toHaveURL(addresses.login);
        await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
        await expect(page.getByPlaceholder('Email')).toHaveValue(ADMIN.email);
        // A server that sends no mail offers no link.
        await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveCount(0);
        expect(await storedToken(page)).toBeNull();
      });

      await test.step('a correct login stores the token and replaces the message of the wrong one', async () => {
        // A message stays as long as the pointer is over it.
        await refused.hover();
        await page.getByPlaceholder('Password').fill(ADMIN.password);
        await page.getByPlaceholder('Password').press('Enter');
        await expect(toast(page, 'Admin Login successful!')).toBeVisible();
        await expect(refused).toHaveCount(0);
        await expect(page).toHaveURL(addresses.home);
        expect(await storedToken(page)).toMatch(/.+/);
        await page.goto(addresses.login);
        await expect(page).toHaveURL(addresses.home);
      });

      await test.step('LogOut removes the token, and is sent only to our own server', async () => {
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
        await expect(toast(page, 'Admin Logout successful!')).toBeVisible();
        await expect(toast(page, NO_TOKEN)).toHaveCount(0);
        expect(await storedToken(page)).toBeNull();
        expect(calls).toEqual(hostName === 'ours' ? ['/api/admin/logout'] : []);
        await page.goto(addresses.home);
        await expect(page).toHaveURL(addresses.login);
      });
    });
  });

  test.describe('on a slow server', () => {
    test.use({ hostName: 'foreign' });

    test('session: a login left for the landing page stays there when its answer arrives', async ({
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
  });
});

test.describe('with our server', () => {
  // It ends the session on our server, which is the session of every test there.
  test.use({ writes: true });

  test('session: LogOut revokes the token, ends the session in every tab, and Back stays signed out', async ({
    page,
    context,
    host,
    request,
  }) => {
    await page.goto(addresses.queries);
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Profile View' })).toBeVisible();
    const other = await context.newPage();
    await other.goto(addresses.queries);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    const logoutResponse = page.waitForResponse('**/api/admin/logout');
    await page.getByRole('button', { name: 'LogOut' }).click();
    await expect(page).toHaveURL(addresses.landing);

    await test.step('another tab leads to the login, with one message', async () => {
      await expect(other).toHaveURL(addresses.login);
      await expect(toast(other, NO_TOKEN)).toHaveCount(1);
    });

    await test.step('Get Started and Back lead to the login', async () => {
      await page.getByRole('link', { name: 'Get Started' }).click();
      await expect(page).toHaveURL(addresses.login);
      await page.goBack();
      await expect(page).toHaveURL(addresses.landing);
      await page.goBack();
      await expect(page).toHaveURL(addresses.login);
      await expect(toast(page, NO_TOKEN)).toBeHidden();
    });

    await test.step('the server refuses the token, which ends a session once', async () => {
      expect((await logoutResponse).status()).toBe(200);
      const headers = { authorization: `Bearer ${host.token}` };
      expect((await request.get(`${host.address}/api/profile/`, { headers })).status()).toBe(401);
      await other.close();
      await storeToken(page, host.token);
      await page.goto(addresses.home);
      await expect(page).toHaveURL(addresses.login);
      await expect(toast(page, NO_TOKEN)).toHaveCount(1);
      expect(await storedToken(page)).toBeNull();
    });
  });
});

test.describe('a form that is open when the session ends', () => {
  // It ends the session on our server, which is the session of every test there.
  test.use({ writes: true });

  test('session: an open form survives the end of the session, and is saved after signing in again, there or in another tab', async ({
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
      await page.getByRole('textbox', { name }).fill(value);
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

  test('session: an open window survives the end of the session, and closes when another user signs in in another tab', async ({
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
      await form.getByRole('textbox', { name }).fill(value);
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
    await form.getByRole('textbox', { name: 'First Name' }).fill('Omar');
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

// @vitest-environment jsdom
import { FEATURES } from '@tawseel/contract/facts/features';
import { AUTH_TOKEN_KEY } from '@tawseel/contract/facts/token-key';
import { expect, test } from 'vitest';
import { addresses, BEYOND, PROTECTED } from '../addresses.ts';
import { loadHostSettings } from '../api/host.ts';
import {
  button,
  fill,
  foreign,
  forgetToken,
  keys,
  open,
  openOurs,
  press,
  release,
  screen,
  shownToasts,
} from '../testing/console.tsx';

const LOGIN = 'POST /api/admin/login';
const SIGNED_IN = 'Admin Login successful!';
const REFUSED = 'Login failed! Please check your credentials.';
const SIGNED_OUT = 'Admin Logout successful!';

const email = () => screen.getByPlaceholderText('Email');
const password = () => screen.getByPlaceholderText('Password');
const link = (name: string) => screen.getByRole('link', { name });
const storedToken = () => localStorage.getItem(AUTH_TOKEN_KEY);

async function openLogin(): Promise<void> {
  await open(addresses.login, { signedIn: false });
}

async function signIn(typed = 'right'): Promise<void> {
  await fill(email(), 'admin@falcon.example');
  await fill(password(), typed);
  await press('Login');
}

test('a correct login stores the token, confirms it and opens the overview', async () => {
  await openLogin();
  await signIn();
  expect(location.pathname).toBe(addresses.home);
  expect(shownToasts()).toEqual([SIGNED_IN]);
  expect(storedToken()).toBe('falcon-token');
  expect(foreign.asked(LOGIN)).toMatchObject([
    { body: { email: 'admin@falcon.example', password: 'right' } },
  ]);
});

test('a wrong login is refused and can be sent again, after which its message is gone', async () => {
  await openLogin();
  await signIn('wrong');
  expect(shownToasts()).toEqual([REFUSED]);
  expect(location.pathname).toBe(addresses.login);
  expect(button('Login')).toBeEnabled();
  expect(email()).toHaveDisplayValue('admin@falcon.example');
  // A host that sends no mail offers no link.
  expect(screen.queryByRole('link', { name: 'Forgot your password?' })).toBeNull();
  expect(storedToken()).toBeNull();
  await fill(password(), 'right');
  await keys('{Enter}');
  expect(shownToasts()).toEqual([SIGNED_IN]);
});

test('the Login button is busy until the answer comes', async () => {
  foreign.next(LOGIN, 'hang');
  await openLogin();
  await signIn();
  expect(button('Login')).toBeDisabled();
  expect(button('Login')).toHaveAttribute('aria-busy', 'true');
  await release();
  expect(location.pathname).toBe(addresses.home);
});

test('a login without an answer fails with the same message', async () => {
  foreign.next(LOGIN, 'drop');
  await openLogin();
  await signIn();
  expect(shownToasts()).toEqual([REFUSED]);
  expect(button('Login')).toBeEnabled();
});

test('an empty or malformed login is not sent', async () => {
  await openLogin();
  await press('Login');
  expect(email()).toHaveFocus();
  await fill(email(), 'not an address');
  await fill(password(), 'secret');
  await press('Login');
  expect(email()).toHaveAccessibleDescription(/.+/);
  expect(foreign.received).toEqual([]);
});

test('the login form has its texts, shows and hides the password, and leads back', async () => {
  await openLogin();
  expect(screen.getByText('Welcome Admin.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(email()).toHaveAttribute('type', 'email');
  expect(password()).toHaveAttribute('type', 'password');
  await press('Show password');
  expect(password()).toHaveAttribute('type', 'text');
  await press('Hide password');
  expect(password()).toHaveAttribute('type', 'password');
  await press(link('GO BACK'));
  expect(location.pathname).toBe(addresses.landing);
});

test('the landing page has heading and picture, and leads to the login and the overview', async () => {
  await open(addresses.landing, { signedIn: false });
  expect(screen.getByRole('heading', { name: 'Super Admin Panel' })).toBeVisible();
  expect(screen.getByRole('img', { name: /deliver/i })).toBeVisible();
  expect(link('Get Started')).toHaveAttribute('href', addresses.home);
  await press(link('Login'));
  expect(location.pathname).toBe(addresses.login);
});

test('any other address shows the not-found page and the way home', async () => {
  await open('/no/such/page', { signedIn: false });
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByText('Page not found')).toBeVisible();
  expect(screen.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible();
  expect(link('Go back home')).toHaveAttribute('href', addresses.landing);
});

test('an address beyond the specification shows the not-found page on a host without its feature', async () => {
  for (const address of BEYOND) {
    await open(address);
    expect(screen.getByRole('heading', { level: 1 }), address).toHaveTextContent(/^Page not found$/);
  }
});

test('no spelling of an address shows an empty page', async () => {
  for (const address of ['/Home', '/USERS/', '/%70rices', '/home/x', '/users/1/rates', '/Home/X', '/index']) {
    await open(address);
    expect(screen.getByRole('heading', { level: 1 }), address).toBeVisible();
  }
});

/** Texts of the specification, exactly. */
const SPECIFIED = [
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

test('every protected address leads to the login without a token, and requests nothing', async () => {
  await loadHostSettings(JSON.stringify({ apiHost: 'https://falcon.example', features: FEATURES }));
  expect(PROTECTED.slice(0, SPECIFIED.length)).toEqual(SPECIFIED);
  for (const address of PROTECTED) {
    await open(address, { signedIn: false });
    expect(location.pathname, address).toBe(addresses.login);
  }
  expect(foreign.received).toEqual([]);
});

test('an empty or blank stored token counts as none', async () => {
  for (const token of ['', ' \t ']) {
    await open(addresses.landing);
    localStorage.setItem(AUTH_TOKEN_KEY, token);
    await press(link('Get Started'));
    expect(location.pathname).toBe(addresses.login);
    expect(email()).toBeVisible();
  }
  expect(foreign.received).toEqual([]);
});

test('the login leads a signed-in visitor to the overview', async () => {
  await open(addresses.login);
  expect(location.pathname).toBe(addresses.home);
});

test('LogOut removes the token and opens the landing page, without a request to this host', async () => {
  await open(addresses.profileView);
  const before = foreign.received.length;
  await press('LogOut');
  expect(location.pathname).toBe(addresses.landing);
  expect(shownToasts()).toEqual([SIGNED_OUT]);
  expect(storedToken()).toBeNull();
  expect(foreign.received).toHaveLength(before);
  await press(link('Get Started'));
  expect(location.pathname).toBe(addresses.login);
});

test('LogOut opens the landing page even if the token is already removed', async () => {
  await open(addresses.profileView);
  forgetToken();
  await press('LogOut');
  expect(location.pathname).toBe(addresses.landing);
  expect(shownToasts()).toEqual([SIGNED_OUT]);
});

test('a supervisor of our server is not called an administrator, signing in or out', async () => {
  await openOurs(addresses.profileView, { role: 'supervisor' });
  await press('LogOut');
  expect(shownToasts()).toEqual(['Logout successful!']);
  await press(link('Get Started'));
  const profile = { name: 'Sara', email: 'sara@falcon.example', role: 'supervisor' };
  for (const _reader of ['the message', 'the page']) {
    foreign.next('GET /api/profile', { body: { user: profile } });
  }
  await signIn();
  expect(shownToasts()).toContain('Login successful!');
});

test('LogOut asks before typed text is lost', async () => {
  await open(addresses.registerWarehouse);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await fill(name, 'Jebel Ali');
  await press('LogOut');
  await press('Stay');
  expect(name).toHaveDisplayValue('Jebel Ali');
  await press('LogOut');
  await press('Leave');
  expect(location.pathname).toBe(addresses.landing);
  expect(shownToasts()).toEqual([SIGNED_OUT]);
});

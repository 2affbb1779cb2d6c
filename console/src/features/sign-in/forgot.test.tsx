// @vitest-environment jsdom
import { FEATURES } from '@tawseel/contract/facts/features';
import { beforeEach, expect, test } from 'vitest';
import { addresses } from '../../addresses.ts';
import { loadHostSettings } from '../../api/host.ts';
import { fill, foreign, HOST, open, press, screen } from '../../testing/console.tsx';

const EMAIL = 'nobody@tawseel.example';
const ASK = 'POST /api/forgot-password';
const SET = 'POST /api/reset';
const link = (name: string) => screen.getByRole('link', { name });
const email = () => screen.getByLabelText(/^Email/);

beforeEach(async () => {
  await loadHostSettings(JSON.stringify({ apiHost: HOST, features: FEATURES }));
  for (const call of [ASK, SET]) foreign.learn(call, () => ({ body: { message: 'Done.' } }));
});

test('a forgotten password needs only an email on the login page', async () => {
  await open(addresses.login, { signedIn: false });
  await press(link('Forgot your password?'));
  await press('Send me a link');
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription('Must be an email address, like name@example.com.');
  expect(foreign.asked(ASK)).toEqual([]);
  await fill(email(), EMAIL);
  await press('Send me a link');
  expect(foreign.asked(ASK)).toMatchObject([{ body: { email: EMAIL } }]);
  expect(screen.getByText('If an account has this email, a link was sent to it.')).toBeVisible();
});

test('punctuation behind a link, as messengers add it, is no part of its token', async () => {
  const token = 'x'.repeat(43);
  await open(`${addresses.reset}#${token}).`, { signedIn: false });
  await fill(screen.getByLabelText(/^New password/), 'seven quiet kettles by the creek');
  await press('Set password');
  expect(foreign.asked(SET)).toMatchObject([{ body: { token } }]);
});

test('a used link offers a new one, and a refusal keeps what was typed', async () => {
  await open(`${addresses.reset}#${'x'.repeat(43)}`, { signedIn: false });
  await fill(screen.getByLabelText(/^New password/), 'seven quiet kettles by the creek');
  foreign.next(SET, { status: 400, body: { code: 'link_gone', message: '' } });
  await press('Set password');
  expect(screen.getByRole('alert')).toHaveTextContent(/^This link was already used/);
  await press(link('Ask for a new link'));
  await fill(email(), EMAIL);
  foreign.next(ASK, { status: 429, body: { code: 'too_many_links', message: '' } });
  await press('Send me a link');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Too many links were requested/);
  expect(email()).toHaveValue(EMAIL);
  await press(link('Back to Login'));
  expect(location.pathname).toBe(addresses.login);
});

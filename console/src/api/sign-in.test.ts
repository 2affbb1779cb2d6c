// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { loadHostSettings } from './host.ts';
import { signIn } from './sign-in.ts';

const PAIR = { email: 'sara@tawseel.example', password: 'secret' };
const refusal = () =>
  Response.json({ code: 'second_factor', message: 'Enter the code of your app.' }, { status: 401 });

afterEach(async () => {
  vi.unstubAllGlobals();
  await loadHostSettings('{}');
});

test.each(['', ' ', ' \n', 'two\nlines', 'رمز', null, undefined])(
  'fails for the token %j, with which no call could be made',
  async (token) => {
    vi.stubGlobal('fetch', fakeServer(() => ({ success: true, token })).fetch);
    expect([await signIn(PAIR), localStorage.length]).toEqual([false, 0]);
  },
);

test('asks for a code if our server asks for one; on other servers that is a failed login', async () => {
  vi.stubGlobal('fetch', fakeServer(refusal).fetch);
  expect(await signIn(PAIR)).toBe(false);
  await loadHostSettings('{"features":["tawseel"]}');
  expect(await signIn(PAIR)).toEqual({ code: 'Enter the code of your app.' });
});

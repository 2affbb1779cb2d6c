// @vitest-environment jsdom
import { account } from '@tawseel/contract/account';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/screen.tsx';
import { loadHostSettings } from './host.ts';
import { useSignedIn } from './person.ts';
import { useRead } from './read.ts';
import { endSession } from './session.ts';

/** Shows the profile too, as every page does in its header. */
function Header() {
  const { isError } = useRead(account.readProfile, {});
  return <p>{isError ? 'no profile' : 'a profile'}</p>;
}

function Frame() {
  return useSignedIn() && <Header />;
}

beforeEach(async () => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await loadHostSettings(JSON.stringify({ features: ['tawseel'] }));
});

test('a profile that cannot be read is not requested repeatedly, and the page stays usable', async () => {
  let asked = 0;
  const { fetch } = fakeServer(() => {
    asked += 1;
    // So that a test that fails comes to an end.
    if (asked > 9) return { user: { name: '', email: 'a@b.example', role: 'administrator' } };
    return Response.json({ message: 'The depot is closed.' }, { status: 500 });
  });
  vi.stubGlobal('fetch', fetch);
  await renderScreen(<Frame />);
  expect(screen.getByText('no profile')).toBeTruthy();
  expect(asked).toBeLessThan(3);
});

test('a profile without a role is an administrator, as on hosts without staff', async () => {
  vi.stubGlobal('fetch', fakeServer(() => ({ user: { name: 'Falcon Admin' } })).fetch);
  await renderScreen(<Frame />);
  expect(screen.getByText('a profile')).toBeTruthy();
});

test('token, email and role of the user are stored until log-out, and nothing after it', async () => {
  const user = { name: 'Huda', email: 'huda@tawseel.example', phone: '050 118 6641', role: 'operator' };
  vi.stubGlobal('fetch', fakeServer(() => ({ user })).fetch);
  await renderScreen(<Frame />);
  expect({ ...localStorage }).toEqual({
    authToken: 'token',
    signedIn: JSON.stringify({ email: user.email, role: user.role, token: 'token' }),
  });
  act(endSession);
  expect({ ...localStorage }).toEqual({});
});

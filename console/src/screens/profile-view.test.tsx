// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import {
  factsIn,
  foreign,
  forgetToken,
  open,
  press,
  screen,
  shownToasts,
  within,
} from '../testing/console.tsx';

const PROFILE = 'GET /api/profile';
const FAILED = 'Failed to fetch Warehouse profile data.';

const main = () => screen.getByRole('main');
const imagesIn = (scope: HTMLElement) =>
  [...scope.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test('shows the known values of the administrator, read-only', async () => {
  await open(addresses.profileView);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Admin Profile View$/);
  expect(factsIn(main())).toEqual({
    Name: 'Falcon Admin',
    Email: 'admin@falcon.example',
    Phone: 'N/A',
    Address: 'N/A',
  });
  expect(within(main()).getByText('Note: this data cannot be edited.')).toBeVisible();
  expect(main().querySelector('input, textarea, select, [contenteditable]')).toBeNull();
  // The switch of the theme, in the header.
  expect(within(main()).getAllByRole('button')).toHaveLength(1);
  expect(within(main()).queryByRole('link', { name: /Account/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Your profile' })).toHaveTextContent(/^F$/);
  expect(imagesIn(main())).toEqual([]);
  expect(foreign.asked(PROFILE)).toEqual([expect.objectContaining({ token: 'falcon-token' })]);
});

test('shows the image in the profile, and in the header of every page', async () => {
  const profileImage = 'https://falcon.example/admin.jpg';
  foreign.next(PROFILE, { body: { user: { name: 'Falcon Admin', profileImage } } });
  await open(addresses.profileView);
  expect(imagesIn(main())).toEqual([profileImage, profileImage]);
  await press(screen.getByRole('link', { name: 'Drivers' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Drivers$/);
  expect(imagesIn(screen.getByRole('link', { name: 'Your profile' }))).toEqual([profileImage]);
});

test('an empty profile shows N/A throughout', async () => {
  foreign.next(PROFILE, { body: { user: {} } });
  await open(addresses.profileView);
  expect(factsIn(main())).toEqual({ Name: 'N/A', Email: 'N/A', Phone: 'N/A', Address: 'N/A' });
});

test("a failed load is shown once with the server's reason, and Retry loads the profile", async () => {
  for (const [rule, reason] of [
    [{ status: 500 }, FAILED],
    [{ status: 403, body: { message: 'Ask Huda' } }, 'Ask Huda'],
    ['drop', FAILED],
  ] as const) {
    foreign.next(PROFILE, rule);
    await open(addresses.profileView);
    expect(shownToasts()).toEqual([reason]);
    expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
    await press('Retry');
    expect(factsIn(main())).toMatchObject({ Email: 'admin@falcon.example' });
  }
});

test("without a token Retry says 'No token found. Please log in.'", async () => {
  foreign.next(PROFILE, { status: 500 });
  await open(addresses.profileView);
  forgetToken();
  await press('Retry');
  expect(shownToasts()).toContain('No token found. Please log in.');
  expect(foreign.asked(PROFILE)).toHaveLength(1);
});

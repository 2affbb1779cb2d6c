// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import { open, openOurs, screen, within } from '../testing/console.tsx';

const SPECIFIED = [
  'Overview',
  'Warehouses',
  'Users',
  'Prices',
  'Supervisors',
  'Operators',
  'Drivers',
  'Cashier',
  'All Orders',
  'Profile',
  'Queries',
];

const bar = () => screen.getByRole('navigation', { name: 'Main navigation' });

/** Returns the entries of each list of the navigation with the list's name. */
function lists(): [name: string | undefined, entries: string[]][] {
  return within(bar())
    .getAllByRole('list')
    .map((list) => [
      document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent ?? undefined,
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ]);
}

// First, because the frame loads the screens beyond the specification only once.
test("our server adds three named groups below the specification's entries", async () => {
  await openOurs(addresses.profileView);
  expect(lists()).toEqual([
    [undefined, SPECIFIED],
    ['Operations', ['Hub', 'Runs', 'Contact', 'Follow-ups', 'Pickups']],
    ['Money', ['Cash', 'Statements']],
    ['Set-up', ['Areas', 'Import', 'Access', 'Audit log', 'Settings', 'Account']],
  ]);
});

test("another company's server has only the specification's entries", async () => {
  await open(addresses.profileView);
  expect(lists()).toEqual([[undefined, SPECIFIED]]);
});

test('a cashier sees only the entries for cashiers in a group', async () => {
  await openOurs(addresses.profileView, { role: 'cashier' });
  expect(lists()).toEqual([
    [undefined, ['Users', 'All Orders', 'Profile']],
    ['Operations', ['Hub']],
    ['Money', ['Cash', 'Statements']],
    ['Set-up', ['Account']],
  ]);
});

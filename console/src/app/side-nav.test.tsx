// @vitest-environment jsdom
import type { PersonRole } from '@tawseel/contract/facts/roles';
import { expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import { open, openOurs, screen, within } from '../testing/console.tsx';
import { ENTRIES, entriesOf } from '../testing/entries.ts';

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

/** Returns the entries that were decided for a role on our server, as `lists` does. */
function listsOf(role: PersonRole): [group: string | undefined, entries: string[]][] {
  const groups = Map.groupBy(entriesOf(role), ([, , , group]) => group);
  return [...groups].map(([group, entries]) => [group, entries.map(([name]) => name)]);
}

// First, because the frame loads the screens beyond the specification only once.
test.each(['administrator', 'supervisor', 'operator', 'cashier'] as const)(
  "our server adds named groups below the specification's entries, for roles: %s",
  async (role) => {
    await openOurs(addresses.profileView, { role });
    expect(lists()).toEqual(listsOf(role));
  },
);

test("another company's server has only the specification's entries", async () => {
  await open(addresses.profileView);
  expect(lists()).toEqual([[undefined, ENTRIES.map(([name]) => name)]]);
});

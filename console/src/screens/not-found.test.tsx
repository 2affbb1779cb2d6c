// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addresses, BEYOND } from '../addresses.ts';
import { foreign, open, screen, within } from '../testing/console.tsx';

test('a server without features has no screen beyond the specification, and gets no request for one', async () => {
  for (const address of BEYOND) {
    await open(address);
    expect(screen.getByRole('heading', { level: 1 }), address).toHaveTextContent('Page not found');
  }
  expect(foreign.received).toEqual([]);
  await open(addresses.home);
  const links = within(screen.getByRole('navigation', { name: 'Main navigation' })).getAllByRole('link');
  const shown = links.map((link) => link.getAttribute('href') ?? '');
  expect(shown).toContain(addresses.queries);
  expect(shown.filter((address) => BEYOND.some((one) => one === address))).toEqual([]);
});

// @vitest-environment jsdom
import { FEATURES } from '@tawseel/contract/facts/features';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadHostSettings } from '../../api/host.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/screen.tsx';
import { expectTranslated } from '../../testing/untranslated.ts';
import { PrintOrderLabel } from './order-labels.tsx';

expectTranslated();
afterEach(() => vi.unstubAllGlobals());

const by = { kind: 'administrator', id: 'a', name: 'Mariam' };
const print = (changes: readonly string[]) => ({
  at: '2026-11-24T08:00:00.000Z',
  size: 'a6',
  copies: 1,
  by,
  changes,
});

test.each([
  [[['address'], []], 'The address has changed since the label was printed. Print it again.'],
  [[['cash', 'address'], []], 'The cash to collect and the address have changed since'],
  [[[], ['cash']], undefined],
])('shows if the newest label is out of date: %j', async (prints, said) => {
  await loadHostSettings(JSON.stringify({ features: FEATURES }));
  vi.stubGlobal('fetch', fakeServer(() => ({ data: prints.map(print) })).fetch);
  await renderScreen(<PrintOrderLabel trackingID="TWS-2222-232W" />, '/');
  await screen.findByRole('button', { name: 'Print label' });
  const shown = screen.queryByText(/changed since the label was printed/)?.textContent;
  if (said === undefined) expect(shown).toBeUndefined();
  else expect(shown).toContain(said);
});

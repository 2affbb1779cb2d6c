// @vitest-environment jsdom
import { FEATURES } from '@tawseel/contract/facts/features';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadHostSettings } from '../../api/host.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/screen.tsx';
import { expectTranslated } from '../../testing/untranslated.ts';
import { ShopBalance } from './shop-balance.tsx';

expectTranslated();

const SHOP = { no: 4, kind: 'shop', party: { _id: 's1', name: 'Noor Trading' }, warehouse: null };

beforeEach(async () => {
  await loadHostSettings(JSON.stringify({ features: FEATURES, timeZone: 'Asia/Dubai' }));
});
afterEach(() => vi.unstubAllGlobals());

const region = () => screen.queryByRole('region', { name: 'Collected for a shop' });

async function show(balance: object | null) {
  const { fetch } = fakeServer(({ path }) => ({
    data: path === '/api/cash/shops/s1' ? balance : { balance, postings: [], hasMore: false },
  }));
  vi.stubGlobal('fetch', fetch);
  await renderScreen(<ShopBalance id="s1" />);
}

test('shows nothing of a sender for whom nothing was collected', async () => {
  await show(null);
  expect(region()).toBeNull();
});

test('says what is not paid out, and opens its movements', async () => {
  await show({ ...SHOP, amount: -300.5 });
  expect(region()?.textContent).toContain('AED 300.50 collected and not paid out');
  fireEvent.click(screen.getByRole('button', { name: 'Movements' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('Noor Trading');
});

test('says what a shop owes', async () => {
  await show({ ...SHOP, amount: 20 });
  expect(region()?.textContent).toContain('Owes AED 20.00');
});

// @vitest-environment jsdom
import { FEATURES } from '@tawseel/contract/facts/features';
import { cleanup, fireEvent, screen } from '@testing-library/react';
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

async function show(balance: { amount: number } | null, last: object | null = null) {
  const answers: Record<string, object | null> = {
    '/api/cash/shops/s1': balance,
    '/api/shops/s1': { owed: -(balance?.amount ?? 0), last },
  };
  const { fetch } = fakeServer(({ path }) => ({
    data: path in answers ? answers[path] : { balance, postings: [], hasMore: false },
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

test('names the last statement of a shop with its state, and leads to its statements', async () => {
  const last = { number: 12, through: '2026-11-20', payable: 90, paidOn: null };
  await show({ ...SHOP, amount: -300.5 }, last);
  expect(region()?.textContent).toContain('Statement 12 · To pay');
  expect(screen.getByRole('link', { name: 'Statements' }).getAttribute('href')).toBe('/statements?shop=s1');
  cleanup();
  await show({ ...SHOP, amount: 0 }, { ...last, paidOn: '2026-11-21' });
  expect(region()?.textContent).toContain('Statement 12 · Paid 21 Nov 2026');
});

test('says what a shop owes', async () => {
  await show({ ...SHOP, amount: 20 });
  expect(region()?.textContent).toContain('Owes AED 20.00');
});

// @vitest-environment jsdom
import { FEATURES } from '@tawseel/contract/facts/features';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadHostSettings } from '../api/host.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/screen.tsx';
import { expectTranslated } from '../testing/untranslated.ts';
import { Import } from './import.tsx';

expectTranslated();

const CHOICE = { mapping: '', columns: {}, set: {}, take: [] };
const field = (name: string) => ({ name, required: false, from: [], set: '', absent: '', problem: '' });
const FILE = {
  kind: 'orders',
  name: 'orders.csv',
  bytes: 2048,
  received: 2048,
  state: 'ready',
  percent: 0,
  columns: {
    choice: CHOICE,
    mappings: [],
    header: ['Name'],
    fields: [field('Weight (kg)'), field('Sender address')],
    unread: [],
    rows: [],
    rowFaults: [],
    problem: '',
  },
  report: null,
  hasLeftOut: false,
  problem: '',
  checkedAt: null,
  endedAt: null,
};

/** A server whose saving of columns lasts until it is let go on. */
function slowServer() {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const fake = fakeServer(({ method }) => (method === 'GET' ? { mine: FILE, running: null } : FILE));
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const answer = await fake.fetch(address, init);
    if (address.endsWith('/columns')) await isReleased;
    return answer;
  });
  const sent = (path: string) => fake.requests.filter((request) => request.path === path);
  return { release, sent };
}

beforeEach(() => loadHostSettings(JSON.stringify({ features: FEATURES })));
afterEach(() => vi.unstubAllGlobals());

test('a check waits until what was typed last is saved', async () => {
  const { release, sent } = slowServer();
  await renderScreen(<Import />, '/import');
  const [, address] = await screen.findAllByRole('textbox');
  fireEvent.change(address!, { target: { value: 'Al Karama, Dubai' } });
  fireEvent.blur(address!);
  fireEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  await waitFor(() => expect(sent('/api/import/columns')).toHaveLength(1));
  expect(sent('/api/import/check')).toEqual([]);
  release();
  await waitFor(() => expect(sent('/api/import/check')).toHaveLength(1));
});

test('a second column changed before the first is saved has both', async () => {
  const { release, sent } = slowServer();
  await renderScreen(<Import />, '/import');
  const [weight, address] = await screen.findAllByRole('textbox');
  for (const [box, value] of [
    [weight, '1'],
    [address, 'Al Karama, Dubai'],
  ] as const) {
    fireEvent.change(box!, { target: { value } });
    fireEvent.blur(box!);
  }
  release();
  await waitFor(() => expect(sent('/api/import/columns')).toHaveLength(2));
  expect(sent('/api/import/columns')[1]?.body).toMatchObject({
    set: { 'Weight (kg)': '1', 'Sender address': 'Al Karama, Dubai' },
  });
});

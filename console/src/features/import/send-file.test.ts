// @vitest-environment jsdom
import { FEATURES } from '@tawseel/contract/facts/features';
import { AUTH_TOKEN_KEY } from '@tawseel/contract/facts/token-key';
import { PIECE_BYTES } from '@tawseel/contract/imports';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadHostSettings } from '../../api/host.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { sendFile } from './send-file.ts';

const RECEIVING = {
  kind: 'orders',
  name: 'orders.csv',
  state: 'receiving',
  percent: 0,
  columns: null,
  report: null,
  hasLeftOut: false,
  problem: '',
  checkedAt: null,
  endedAt: null,
};

beforeEach(() => {
  loadHostSettings(JSON.stringify({ features: FEATURES }));
  localStorage.setItem(AUTH_TOKEN_KEY, 'token');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['that did not arrive', 1, [0, 1, 1, 2]],
  ['whose answer was lost', 2, [0, 1, 2]],
])('after a lost connection a file goes on from a piece %s', async (_, received, expected) => {
  const bytes = 2 * PIECE_BYTES + 10;
  const sent: number[] = [];
  let isLost = false;
  const fake = fakeServer(({ method, path }) => {
    const mine = { ...RECEIVING, bytes, received: received * PIECE_BYTES };
    const from = /\/file\/(\d+)$/.exec(path)?.[1];
    if (from !== undefined) sent.push(Number(from) / PIECE_BYTES);
    if (sent.length === 2 && !isLost) {
      isLost = true;
      throw new TypeError('Failed to fetch');
    }
    return method === 'GET' ? { mine, running: null } : mine;
  });
  vi.stubGlobal('fetch', fake.fetch);
  const sending = sendFile({ kind: 'orders', file: new File(['x'.repeat(bytes)], 'orders.csv') });
  await vi.runAllTimersAsync();
  await sending;
  expect(sent).toEqual(expected);
});

// @vitest-environment jsdom
import { AUTH_TOKEN_KEY } from '@tawseel/contract/facts/token-key';
import { warehouses } from '@tawseel/contract/warehouses';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAhead } from './ahead.ts';
import { CallError, call } from './call.ts';

const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const list = (signal?: AbortSignal) => call(warehouses.listWarehouses, {}, signal);
const ahead = () => readAhead([{ address: warehouses.listWarehouses.path }]);

beforeEach(() => {
  answer
    .mockReset()
    .mockImplementation(async () => Response.json([{ _id: String(answer.mock.calls.length) }]));
  vi.stubGlobal('fetch', answer);
  localStorage.setItem(AUTH_TOKEN_KEY, 'secret');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what was asked ahead is not asked again, and given once', async () => {
  ahead();
  expect([await list(), await list()]).toEqual([[{ _id: '1' }], [{ _id: '2' }]]);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('nothing is asked ahead without a token, or of a feature that the host does not name', () => {
  readAhead([{ address: '/api/contact/', feature: 'tawseel' }]);
  localStorage.clear();
  ahead();
  expect(answer).not.toHaveBeenCalled();
});

test('what another session asked ahead is stopped and asked anew', async () => {
  ahead();
  localStorage.setItem(AUTH_TOKEN_KEY, 'newer');
  expect(await list()).toEqual([{ _id: '2' }]);
  expect(answer.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});

test('what lay too long is asked anew', async () => {
  ahead();
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  expect(await list()).toEqual([{ _id: '2' }]);
});

test('a refusal or a lost network fails the call that takes it, as if it had asked itself', async () => {
  answer.mockImplementationOnce(async () => Response.json({ message: 'Not today.' }, { status: 500 }));
  ahead();
  await expect(list()).rejects.toMatchObject({ status: 500, message: 'Not today.' });
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  ahead();
  await expect(list()).rejects.toBeInstanceOf(CallError);
});

test('a call that is given up stops what was asked ahead for it', async () => {
  answer.mockImplementationOnce(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  ahead();
  const leaving = new AbortController();
  const made = list(leaving.signal);
  leaving.abort();
  await expect(made).rejects.toMatchObject({ name: 'AbortError' });
});

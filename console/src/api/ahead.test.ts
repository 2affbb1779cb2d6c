// @vitest-environment jsdom
import { AUTH_TOKEN_KEY } from '@tawseel/contract/facts/token-key';
import { warehouses } from '@tawseel/contract/warehouses';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAhead } from './ahead.ts';
import { CallError, call, readArrived } from './call.ts';
import { loadHostSettings } from './host.ts';

const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const list = (signal?: AbortSignal) => call(warehouses.listWarehouses, {}, signal);
const ahead = () => readAhead([{ address: warehouses.listWarehouses.path }], 'ar');

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

test('a prefetched answer is used once, without a second request', async () => {
  ahead();
  expect([await list(), await list()]).toEqual([[{ _id: '1' }], [{ _id: '2' }]]);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('an answer that has arrived is read at once, by one reader', async () => {
  const read = () => readArrived(warehouses.listWarehouses, {}, (body) => body);
  ahead();
  expect(read()).toBeUndefined();
  await vi.waitFor(() => expect(read()).toEqual([{ _id: '1' }]));
  expect(read()).toBeUndefined();
  expect(await list()).toEqual([{ _id: '2' }]);
});

test('an arrived answer that was refused or cannot be read is left to the call', async () => {
  const arrived = () => new Promise((resolve) => setTimeout(resolve));
  ahead();
  await arrived();
  const unreadable = () => {
    throw new CallError(200, undefined);
  };
  expect(readArrived(warehouses.listWarehouses, {}, unreadable)).toBeUndefined();
  expect(await list()).toEqual([{ _id: '1' }]);
  answer.mockImplementationOnce(async () => Response.json({ message: 'Not today.' }, { status: 500 }));
  ahead();
  await arrived();
  expect(readArrived(warehouses.listWarehouses, {}, (body) => body)).toBeUndefined();
  await expect(list()).rejects.toMatchObject({ status: 500 });
});

test('nothing is prefetched without a token, or for a feature that the host does not list', () => {
  readAhead([{ address: '/api/contact/', feature: 'tawseel' }], 'ar');
  localStorage.clear();
  ahead();
  expect(answer).not.toHaveBeenCalled();
});

test("a prefetch has the page's language for our servers, and no such header for another host", async () => {
  for (const [features, language] of [
    [['tawseel'], 'ar'],
    [[], null],
  ] as const) {
    await loadHostSettings(JSON.stringify({ features }));
    ahead();
    expect(new Headers(answer.mock.lastCall?.[1].headers).get('accept-language')).toBe(language);
  }
});

test('an answer prefetched by another session is discarded and requested again', async () => {
  ahead();
  localStorage.setItem(AUTH_TOKEN_KEY, 'newer');
  expect(await list()).toEqual([{ _id: '2' }]);
  expect(answer.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});

test('a prefetched answer that is too old is requested again', async () => {
  ahead();
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  expect(await list()).toEqual([{ _id: '2' }]);
});

test('a prefetch that is refused or loses the network fails the call that uses it', async () => {
  answer.mockImplementationOnce(async () => Response.json({ message: 'Not today.' }, { status: 500 }));
  ahead();
  await expect(list()).rejects.toMatchObject({ status: 500, message: 'Not today.' });
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  ahead();
  await expect(list()).rejects.toBeInstanceOf(CallError);
});

test('a cancelled call cancels its prefetch', async () => {
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

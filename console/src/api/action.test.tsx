// @vitest-environment jsdom
import { IDEMPOTENCY_HEADER } from '@tawseel/contract/facts/headers';
import { queries } from '@tawseel/contract/queries';
import { warehouses } from '@tawseel/contract/warehouses';
import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { renderScreenHook } from '../testing/screen.tsx';
import { questions } from '../ui/dialog/confirm.ts';
import { useAction } from './action.ts';
import { useRead } from './read.ts';

const said = vi.spyOn(toast, 'error');
const one = { params: { id: 'q1' } };
const question = { title: 'Delete it?', yes: 'Delete' };
const other = { params: { id: 'q2' } };

function useDeletion() {
  const { data, error, isFetching, refetch } = useRead(queries.listQueries, { query: {} });
  return {
    read: { data, error, isFetching, refetch },
    action: useAction(queries.deleteQuery, { failed: 'Failed to delete query' }),
  };
}

let isCut = false;
let server: ReturnType<typeof fakeServer>;

const deletions = () => server.requests.filter(({ method }) => method === 'DELETE').length;
const reads = () => server.requests.length - deletions();

beforeEach(() => {
  isCut = false;
  said.mockReset().mockImplementation(() => '');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = fakeServer(() => {
    if (isCut) throw new TypeError('Failed to fetch');
    return { success: true, data: [] };
  });
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(() => {
  window.dispatchEvent(new Event('online'));
  vi.unstubAllGlobals();
});

describe('while the browser reports that it is offline', () => {
  test('a write is tried, fails, and is not sent later automatically', async () => {
    const { result, does } = await renderScreenHook(useDeletion);
    isCut = true;
    let done: Promise<boolean> | undefined;
    await does(() => {
      window.dispatchEvent(new Event('offline'));
      done = result.current.action.run(one);
    });
    expect(result.current.action.busy).toBe(false);
    await expect(done).resolves.toBe(false);
    expect(said.mock.calls).toEqual([['Failed to delete query']]);
    isCut = false;
    await does(() => void window.dispatchEvent(new Event('online')));
    expect(deletions()).toBe(1);
  });

  test('a read is tried and fails, and is retried when the browser is online again', async () => {
    const { result, does } = await renderScreenHook(useDeletion);
    isCut = true;
    await does(() => {
      window.dispatchEvent(new Event('offline'));
      void result.current.read.refetch();
    });
    expect(result.current.read).toMatchObject({
      isFetching: false,
      error: { message: 'Some thing went Wrong!' },
    });
    isCut = false;
    await does(() => void window.dispatchEvent(new Event('online')));
    expect(result.current.read).toMatchObject({ error: null, data: [] });
    expect(reads()).toBe(3);
  });
});

describe('an action that is started twice', () => {
  test('runs once, and both callers get the result', async () => {
    const { result, does } = await renderScreenHook(useDeletion);
    let done: Promise<boolean[]> | undefined;
    await does(() => {
      done = Promise.all([
        result.current.action.run(one),
        result.current.action.run({ params: { id: 'q1' } }),
      ]);
    });
    await expect(done).resolves.toEqual([true, true]);
    expect(deletions()).toBe(1);
  });

  test('asks its question once', async () => {
    const { result, does } = await renderScreenHook(useDeletion);
    let done: Promise<boolean[]> | undefined;
    await does(() => {
      done = Promise.all([
        result.current.action.run(one, question),
        result.current.action.run(one, question),
      ]);
    });
    expect(questions.read()).toHaveLength(1);
    await does(() => {
      const [asked] = questions.read();
      asked?.answer(true);
      asked?.answer(true);
    });
    await expect(done).resolves.toEqual([true, true]);
    expect(deletions()).toBe(1);
  });

  test('runs twice for different things, or after the first run has ended', async () => {
    const { result, does } = await renderScreenHook(useDeletion);
    await does(() => void Promise.all([result.current.action.run(one), result.current.action.run(other)]));
    await does(() => void result.current.action.run(one));
    expect(deletions()).toBe(3);
  });
});

describe('an idempotency key', () => {
  const row = { ...queries.deleteQuery, idempotent: true as const };
  const keys = () =>
    server.requests
      .filter(({ method }) => method === 'DELETE')
      .map(({ headers }) => headers.get(IDEMPOTENCY_HEADER));

  async function keysOf(isOneAct: boolean, ...attempts: [typeof one, 'lost' | 'done'][]) {
    const { result, does } = await renderScreenHook(() => useAction(row, { isOneAct }));
    for (const [request, end] of attempts) {
      isCut = end === 'lost';
      await does(() => void result.current.run(request));
    }
    const distinct = [...new Set(keys())];
    return keys().map((key) => distinct.indexOf(key));
  }

  test('is the same when a request is repeated after its answer was lost, and new after a success', async () => {
    expect(await keysOf(false, [one, 'lost'], [one, 'done'], [one, 'done'])).toEqual([0, 0, 1]);
    expect(keys()[0]).toMatch(/^\d+(-\d+){3}$/);
  });

  test('is new for another request, and for the first one after that', async () => {
    expect(await keysOf(false, [one, 'lost'], [other, 'lost'], [one, 'lost'])).toEqual([0, 1, 2]);
  });

  test('stays the same for a form that creates something until it succeeds, whatever is changed in it', async () => {
    expect(await keysOf(true, [one, 'lost'], [other, 'done'], [other, 'done'])).toEqual([0, 0, 1]);
  });

  test('is not sent to a call that does not accept one', async () => {
    const { result, does } = await renderScreenHook(useDeletion);
    await does(() => void result.current.action.run(one));
    expect(keys()).toEqual([null]);
  });
});

test('an action reloads exactly what its row says that it invalidates', async () => {
  const row = { ...queries.deleteQuery, invalidates: [warehouses.listWarehouses.area] };
  const { result, does } = await renderScreenHook(() => {
    useRead(queries.listQueries, { query: {} });
    useRead(warehouses.listWarehouses, {});
    return useAction(row);
  });
  const before = server.requests.length;
  await does(() => void result.current.run(one));
  expect(server.requests.slice(before).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /api/contact/q1',
    `GET ${warehouses.listWarehouses.path}`,
  ]);
});

test('a refusal shows at the fields of the form, and what another user may have changed is reloaded', async () => {
  const report = vi.fn();
  const refused = { message: 'It is gone.', issues: [{ path: ['reason'], message: 'Give a reason.' }] };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { result, does } = await renderScreenHook(() => {
    useRead(queries.listQueries, { query: {} });
    return useAction(queries.deleteQuery, { form: { report }, rereads: true });
  });
  server = fakeServer(({ method }) =>
    method === 'DELETE' ? Response.json(refused, { status: 409 }) : { success: true, data: [] },
  );
  vi.stubGlobal('fetch', server.fetch);
  await does(() => void result.current.run(one));
  expect(report.mock.calls).toEqual([[{ reason: 'Give a reason.' }]]);
  expect(reads()).toBe(1);
});

test('a list whose first read began before a change is reloaded', async () => {
  const { promise: changed, resolve: change } = Promise.withResolvers<void>();
  let reads = 0;
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    if (method === 'DELETE') {
      // The read's answer is from before the change, and comes after the change's.
      setTimeout(change);
      return Response.json({ success: true });
    }
    reads += 1;
    if (reads > 1) return Response.json({ success: true, data: [] });
    await changed;
    return Response.json({ success: true, data: [{ _id: 'q1' }] });
  });
  const { result } = await renderScreenHook(() => {
    const { read, action } = useDeletion();
    const { run } = action;
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, while the first read is under way.
    useEffect(() => void run(one), []);
    return read;
  });
  expect(result.current.data).toEqual([]);
  expect(reads).toBe(2);
});

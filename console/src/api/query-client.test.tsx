// @vitest-environment jsdom
import { queries } from '@tawseel/contract/queries';
import { zoneRates } from '@tawseel/contract/zone-rates';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { renderScreenHook } from '../testing/screen.tsx';
import { useAction } from './action.ts';
import { loadHostSettings } from './host.ts';
import { useRead } from './read.ts';

const warn = vi.spyOn(console, 'warn');
const said = vi.spyOn(toast, 'error');

beforeEach(() => {
  warn.mockReset().mockImplementation(() => undefined);
  said.mockReset().mockImplementation(() => '');
  vi.stubGlobal('fetch', fakeServer(() => Response.json({ message: 'We rest.' }, { status: 503 })).fetch);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('logs a failed read that shows no message, by the name of its call', async () => {
  await renderScreenHook(() => useRead(zoneRates.listZoneRates, {}));
  expect(said).not.toHaveBeenCalled();
  expect(warn.mock.calls).toEqual([
    ['zoneRates.listZoneRates failed', expect.objectContaining({ message: 'We rest.' })],
  ]);
});

test('does not log a failed read that shows a message', async () => {
  await renderScreenHook(() =>
    useRead(queries.listQueries, { query: {} }, { failed: 'Failed to fetch queries' }),
  );
  expect(said.mock.calls).toEqual([['We rest.']]);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['a fault of our server names its reference', ['tawseel'], 500, 'We rest. Reference: 9f1c6f0e'],
  ["another company's server names none", [], 500, 'We rest.'],
  ['a refusal names none', ['tawseel'], 409, 'We rest.'],
])('a write that fails: %s', async (_, features, status, sentence) => {
  const body = { message: 'We rest.', requestId: '9f1c6f0e' };
  const answer = ({ path }: { path: string }) =>
    path === '/settings.json' ? { features } : Response.json(body, { status });
  vi.stubGlobal('fetch', fakeServer(answer).fetch);
  await loadHostSettings();
  const { result, does } = await renderScreenHook(() =>
    useAction(queries.deleteQuery, { failed: 'Failed to delete query' }),
  );
  await does(() => void result.current.run({ params: { id: 'q1' } }));
  expect(said.mock.calls).toEqual([[sentence]]);
});

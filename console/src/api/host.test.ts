// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { hostSettings, isForeignHost, loadHostSettings } from './host.ts';

const DEFAULTS = { apiHost: '', bulkConfirmPhrase: 'UPDATE ALL RATES', timeZone: 'Asia/Dubai', features: [] };
const warn = vi.spyOn(console, 'warn');

/** Answers with a settings document, as the file server next to a console does. */
async function load(answer: () => unknown) {
  vi.stubGlobal('fetch', fakeServer(answer).fetch);
  await loadHostSettings();
  return hostSettings();
}

beforeEach(() => {
  warn.mockReset().mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  return loadHostSettings('{}');
});

test.each([
  ['https://api.falcon.example/', 'https://api.falcon.example'],
  [' https://api.falcon.example/v1// ', 'https://api.falcon.example/v1'],
  ['http://10.0.0.7:8080', 'http://10.0.0.7:8080'],
  ['/backend/', '/backend'],
  ['/', ''],
  ['', ''],
])('the API host %j is %j', async (apiHost, read) => {
  expect((await load(() => ({ apiHost }))).apiHost).toBe(read);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  { apiHost: null },
  { apiHost: 'api.falcon.example' },
  { apiHost: 'https://' },
  { apiHost: '//falcon.example' },
  { apiHost: 7 },
  { timeZone: 'Dubai' },
  { timeZone: null },
  { timeZone: '' },
  { timeZone: 4 },
  { bulkConfirmPhrase: 2026 },
  { bulkConfirmPhrase: null },
  { bulkConfirmPhrase: ' ' },
  { features: 'tawseel' },
  { features: null },
  { language: 5 },
  { business: 'Falcon' },
  { business: { name: 'Falcon' } },
])('what is wrong in %j is left out, and named', async (document) => {
  expect(await load(() => document)).toEqual(DEFAULTS);
  expect(warn.mock.calls).toEqual([[expect.stringContaining(Object.keys(document)[0]!)]]);
});

test('all that is wrong is named at once, and the rest is kept', async () => {
  const document = { apiHost: 'https://api.falcon.example', timeZone: 'Mars', bulkConfirmPhrase: 1, more: 2 };
  expect(await load(() => document)).toEqual({ ...DEFAULTS, apiHost: 'https://api.falcon.example' });
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/bulkConfirmPhrase, timeZone$/)]]);
});

test.each([null, 'settings', [], 5])('a document that is %j has the defaults', async (document) => {
  expect(await load(() => document)).toEqual(DEFAULTS);
});

test('a host is foreign if its document says so or is missing, not while it is out of reach', async () => {
  await load(() => ({ features: ['tawseel'] }));
  expect(isForeignHost()).toBe(false);
  for (const answer of [() => ({}), () => new Response('', { status: 404 }), () => new Response('<html>')]) {
    await load(answer);
    expect(isForeignHost()).toBe(true);
  }
  await load(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(isForeignHost()).toBe(false);
});

test('without the code that checks a document, no screen is shown with other settings', async () => {
  vi.stubGlobal('fetch', fakeServer(() => ({ apiHost: 'https://api.falcon.example' })).fetch);
  vi.resetModules();
  vi.doMock('./settings-in.ts', () => {
    throw new Error('not loaded');
  });
  const host = await import('./host.ts');
  await expect(host.loadHostSettings()).rejects.toThrow();
  vi.doUnmock('./settings-in.ts');
});

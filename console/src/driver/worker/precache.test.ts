import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filesIn, precache } from './precache.ts';

const FILES = ['/assets/a-1.js', '/assets/a-1.css'];
const pageOf = (...files: string[]) =>
  `<html>${files.map((file) => `<link href="${file}">`).join('')}</html>`;
const NAVIGATION = new Request('http://phone.test/d/');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** The caches of a phone, as far as the worker uses them. */
function phone() {
  const all = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), 'http://phone.test').pathname;
  const net = {
    answer: (path: string): Response | Promise<Response> => new Response(path),
    asked: [] as string[],
  };
  const ask = async (request: Request | string) => {
    net.asked.push(keyOf(request));
    return net.answer(keyOf(request));
  };
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      async addAll(files: string[]) {
        for (const file of files) kept.set(file, await ask(file));
      },
      match: async (request: string) => kept.get(keyOf(request))?.clone(),
      keys: async () => [...kept.keys()].map((path) => new Request(`http://phone.test${path}`)),
      delete: async (request: Request) => kept.delete(keyOf(request)),
      async put(request: string, response: Response) {
        kept.set(keyOf(request), response);
      },
    };
  };
  const caches = {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: Request | string) =>
      [...all.values()].map((kept) => kept.get(keyOf(request))?.clone()).find(Boolean),
  } as unknown as CacheStorage;
  return { all, net, surroundings: { caches, fetch: ask } };
}

async function installed(build = 'one') {
  const { all, net, surroundings } = phone();
  net.answer = (path) => new Response(path === '/d/' ? pageOf(...FILES) : path);
  const kept = precache(build, FILES, surroundings);
  await kept.install();
  return { all, net, surroundings, kept };
}

test('caches all files of its build with the page, and serves files from the cache', async () => {
  const { all, net, kept } = await installed();
  expect([...all.get('tawseel-driver-one')!.keys()]).toEqual([...FILES, '/d/']);
  net.asked.length = 0;
  expect(await (await kept.file(new Request(`http://phone.test${FILES[0]}`))).text()).toBe(FILES[0]);
  expect(net.asked).toEqual([]);
  expect(['/assets/b-2.js', '/api/my/day', '/d/sw.js'].map(kept.isFile)).toEqual([true, false, false]);
});

test('a page is loaded from the network, or from the cache after two seconds, without a network, or if the server fails', async () => {
  const { net, kept } = await installed();
  net.answer = () => new Response('new settings');
  expect(await (await kept.page(NAVIGATION)).text()).toBe('new settings');
  net.answer = () => new Promise(() => undefined);
  const slow = kept.page(NAVIGATION);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await (await slow).text()).toBe('new settings');
  net.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await (await kept.page(NAVIGATION)).text()).toBe('new settings');
  net.answer = () => new Response('', { status: 502 });
  expect(await (await kept.page(NAVIGATION)).text()).toBe('new settings');
});

test('a page of another build is shown, and not cached because its files are not', async () => {
  const { net, kept } = await installed();
  net.answer = () => new Response(pageOf('/assets/b-2.js'));
  expect(await (await kept.page(NAVIGATION)).text()).toContain('b-2');
  net.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await (await kept.page(NAVIGATION)).text()).toBe(pageOf(...FILES));
});

test('keeps this build and the previous one, whose page may be open, and other caches', async () => {
  const { all, surroundings } = await installed('one');
  for (const name of ['two', 'three']) await precache(name, FILES, surroundings).install();
  await surroundings.caches.open('of another page');
  await precache('three', FILES, surroundings).activate();
  expect([...all.keys()]).toEqual(['tawseel-driver-two', 'tawseel-driver-three', 'of another page']);
});

test('without a network the page of this build is preferred to the previous one', async () => {
  const { net, surroundings } = await installed('one');
  const next = ['/assets/b-2.js'];
  net.answer = (path) => new Response(path === '/d/' ? pageOf(...next) : path);
  const kept = precache('two', next, surroundings);
  await kept.install();
  net.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await (await kept.page(NAVIGATION)).text()).toBe(pageOf(...next));
});

test('keeps the files of the chosen language only, and still those of the page open in another until its own are there', async () => {
  const { all, net, surroundings } = phone();
  const build = {
    always: FILES,
    byLanguage: { en: ['/assets/en.js'], ar: ['/assets/ar.js', '/assets/ar.woff2'] },
  };
  net.answer = (path) => new Response(path === '/d/' ? pageOf(...FILES) : path);
  const keptFiles = () => [...all.get('tawseel-driver-one')!.keys()].toSorted();
  expect(filesIn(build, '')).toEqual([...FILES, ...build.byLanguage.en, ...build.byLanguage.ar]);
  const workerIn = (language: string) => precache('one', filesIn(build, language), surroundings);
  const english = workerIn('en');
  await english.install();
  await english.activate();
  expect(keptFiles()).toEqual([...FILES, '/assets/en.js', '/d/'].toSorted());

  const arabic = workerIn('ar');
  net.asked.length = 0;
  await arabic.install();
  expect(net.asked).toEqual(['/assets/ar.js', '/assets/ar.woff2', '/d/']);
  expect(keptFiles()).toContain('/assets/en.js');
  await arabic.activate();
  expect(keptFiles()).toEqual([...FILES, '/assets/ar.js', '/assets/ar.woff2', '/d/'].toSorted());
  net.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await (await arabic.file(new Request('http://phone.test/assets/ar.js'))).text()).toBe(
    '/assets/ar.js',
  );
  expect(await (await arabic.page(NAVIGATION)).text()).toBe(pageOf(...FILES));
});

// The service worker of /d/. It serves the page and its files, and nothing of the API.
import { type BuildFiles, filesIn, precache } from './precache.ts';

/** Defined by the build: the hash of the files, and the files. */
declare const BUILD: string;
declare const FILES: BuildFiles;

/** The worker's part of the standard library has types that conflict with those of a page. */
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Worker = {
  addEventListener: ((name: 'install' | 'activate', listener: (event: Lasting) => void) => void) &
    ((name: 'fetch', listener: (event: FetchEvent) => void) => void);
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  location: Location;
};

const worker = globalThis as unknown as Worker;
// The page registers this script with the language that it is in: another one is another worker.
const language = new URL(worker.location.href).searchParams.get('lang') ?? '';
const kept = precache(BUILD, filesIn(FILES, language), {
  caches,
  fetch: (request, init) => fetch(request, init),
});

worker.addEventListener('install', (event) => {
  event.waitUntil(kept.install().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(kept.activate().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(kept.page(request));
  else if (kept.isFile(pathname)) event.respondWith(kept.file(request));
});

/** What a worker needs of the browser around it; a test has its own. */
export type Surroundings = {
  caches: CacheStorage;
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
};

const PREFIX = 'tawseel-driver-';
const PAGE = '/d/';
const WAIT_MS = 2000;
/** This build and the one before, whose page may still be open. */
const BUILDS = 2;
const NAMED = /"(\/assets\/[^"]+)"/g;

/** What keeps the page of drivers openable without a network: its files by the hash of their build, and the page itself. */
export function precache(build: string, files: readonly string[], { caches, fetch }: Surroundings) {
  const name = PREFIX + build;
  const known = new Set(files);

  /** A page of another build names files that are not here, and would not open without a network. */
  async function keepPage(page: Response): Promise<void> {
    const text = await page.clone().text();
    const named = [...text.matchAll(NAMED)].map(([, file]) => file!);
    if (named.every((file) => known.has(file))) await (await caches.open(name)).put(PAGE, page);
  }

  async function pageOfNetwork(request: Request): Promise<Response> {
    const page = await fetch(request);
    if (page.ok && !page.redirected) await keepPage(page.clone()).catch(() => undefined);
    return page;
  }

  return {
    async install(): Promise<void> {
      const cache = await caches.open(name);
      await cache.addAll(files);
      const page = await fetch(PAGE, { cache: 'no-cache' });
      if (page.ok) await keepPage(page);
    },

    /** Takes away what no open page needs any more. */
    async activate(): Promise<void> {
      const ours = (await caches.keys()).filter((each) => each.startsWith(PREFIX));
      const others = ours.filter((each) => each !== name);
      await Promise.all(
        others.slice(0, Math.max(0, others.length - BUILDS + 1)).map((each) => caches.delete(each)),
      );
    },

    /** The server writes its settings into the page, so it comes first; after two seconds the one that is kept. */
    async page(request: Request): Promise<Response> {
      const network = pageOfNetwork(request);
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, WAIT_MS));
      const first = await Promise.race([network.catch(() => undefined), late]);
      if (first && first.status < 500) return first;
      const own = await caches.open(name);
      return (await own.match(PAGE)) ?? (await caches.match(PAGE)) ?? network;
    },

    async file(request: Request): Promise<Response> {
      return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
    },

    isFile: (path: string) => path.startsWith('/assets/') || known.has(path),
  };
}

/** Browser functions that a worker needs; tests have their own. */
export type Surroundings = {
  caches: CacheStorage;
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
};

/** Files of a build: those of every page, and those that only pages in a language load, by its tag. */
export type BuildFiles = {
  always: readonly string[];
  byLanguage: Readonly<Record<string, readonly string[]>>;
};

/** Returns the files that a page in a language needs; the worker of an earlier build names none, and keeps all. */
export function filesIn({ always, byLanguage }: BuildFiles, language: string): string[] {
  return [...always, ...(byLanguage[language] ?? Object.values(byLanguage).flat())];
}

const PREFIX = 'tawseel-driver-';
const PAGE = '/d/';
const WAIT_MS = 2000;
/** Builds that are kept: this one and the one before, whose page may still be open. */
const BUILDS = 2;
const pathOf = ({ url }: Request) => new URL(url).pathname;
const NAMED = /"(\/assets\/[^"]+)"/g;

/** Keeps the driver's page available offline in one language: its files by the hash of their build, and the page itself. */
export function precache(build: string, files: readonly string[], { caches, fetch }: Surroundings) {
  const name = PREFIX + build;
  const known = new Set(files);

  /** Stores the page, unless it is of another build, whose files are not here. */
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
      // The worker of another language of this build has stored most of them.
      const stored = (await cache.keys()).map(pathOf);
      await cache.addAll(files.filter((file) => !stored.includes(file)));
      const page = await fetch(PAGE, { cache: 'no-cache' });
      if (page.ok) await keepPage(page);
    },

    /** Deletes files that no open page needs, and those of another language. */
    async activate(): Promise<void> {
      const cache = await caches.open(name);
      const stored = await cache.keys();
      const rest = stored.filter((request) => pathOf(request) !== PAGE && !known.has(pathOf(request)));
      await Promise.all(rest.map((request) => cache.delete(request)));
      const ours = (await caches.keys()).filter((each) => each.startsWith(PREFIX));
      const others = ours.filter((each) => each !== name);
      await Promise.all(
        others.slice(0, Math.max(0, others.length - BUILDS + 1)).map((each) => caches.delete(each)),
      );
    },

    /** Returns the server's page, because it contains the settings; after two seconds the stored one. */
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

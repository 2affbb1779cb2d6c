import { test as base, expect, type Page } from '@playwright/test';
import { ForeignServer } from '../foreign-host/server.ts';
import { nameExactly } from './exact-names.ts';
import { OurServer } from './our-server.ts';
import { slowPages } from './slow-pages.ts';
import { template } from './template.ts';
import { WarmContext } from './warm-context.ts';

export { expect };

export type HostName = 'ours' | 'foreign';

/** Host under test: the server that the console calls, and the address of the console. */
export type Host = {
  name: HostName;
  /** The console's own address. */
  address: string;
  /** A token that this host takes. */
  token: string;
};

type Options = {
  /** Server whose API the console uses. */
  hostName: HostName;
  /** True if a token is stored in the browser. */
  signedIn: boolean;
  /** True for a test that writes: then our server has fresh demo data. */
  writes: boolean;
  /** True for a test that changes more than a page or data: then it gets its own context and server. */
  fresh: boolean;
  /** Declares the only complaints that the page may write to its console. */
  complaints: readonly RegExp[];
};

type Tests = {
  host: Host;
  /** The other company's server, as on its first day; only with `hostName: 'foreign'`. */
  foreign: ForeignServer;
};

type Shared = {
  foreign: () => Promise<{ host: ForeignServer; console: OurServer }>;
  ours: () => Promise<OurServer>;
  /** Options that a test may set for a context. */
  contexts: Map<string, WarmContext>;
};

function once<T>(make: () => Promise<T>): { get: () => Promise<T>; made: () => Promise<T> | undefined } {
  let made: Promise<T> | undefined;
  return {
    get: () => {
      made ??= make();
      return made;
    },
    made: () => made,
  };
}

/** The browser's own line about a refused or failed request is no fault of the page. */
const EXPECTED_NOISE = /^Failed to load resource/;

function watchForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED_NOISE.test(message.text())) faults.push(message.text());
  });
  return faults;
}

/**
 * Playwright's test with fixtures: our console in front of a host, signed in. A page that complains fails its test.
 */
export const test = base.extend<Options & Tests, { shared: Shared }>({
  hostName: ['ours', { option: true }],
  signedIn: [true, { option: true }],
  writes: [false, { option: true }],
  fresh: [false, { option: true }],
  complaints: [[], { option: true }],

  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its first parameter.
    async ({}, use) => {
      const ours = once(() => OurServer.start({}, template().folder));
      const foreign = once(async () => {
        const host = await ForeignServer.start();
        return { host, console: await OurServer.start({ API_HOST: host.address }, template().folder) };
      });
      const contexts = new Map<string, WarmContext>();
      await use({ ours: ours.get, foreign: foreign.get, contexts });
      for (const { context } of contexts.values()) await context.close();
      await (await ours.made())?.stop();
      const other = await foreign.made();
      await other?.host.stop();
      await other?.console.stop();
    },
    { scope: 'worker' },
  ],

  foreign: async ({ shared }, use) => {
    const { host } = await shared.foreign();
    host.reset();
    await use(host);
  },

  host: async ({ shared, hostName, writes, fresh }, use) => {
    const name = hostName;
    if (name === 'foreign') {
      const { host, console } = await shared.foreign();
      host.reset();
      return use({ name, address: console.address, token: 'falcon-token' });
    }
    const { token, folder } = template();
    const server = writes && fresh ? await OurServer.start({}, folder) : await shared.ours();
    await use({ name, address: server.address, token });
    if (writes && fresh) await server.stop();
    else if (writes) await server.restore(folder);
  },

  baseURL: async ({ host }, use) => use(host.address),

  storageState: async ({ host, signedIn }, use) => {
    const localStorage = signedIn ? [{ name: 'authToken', value: host.token }] : [];
    await use({ cookies: [], origins: [{ origin: host.address, localStorage }] });
  },

  context: async (
    { browser, shared, host, signedIn, fresh, colorScheme, contextOptions, locale, timezoneId, viewport },
    use,
  ) => {
    if (fresh) {
      const own = await browser.newContext();
      slowPages(own);
      await use(own);
      return own.close();
    }
    const options = { host, colorScheme, contextOptions, locale, timezoneId, viewport };
    const key = JSON.stringify(options);
    const warm = shared.contexts.get(key) ?? (await WarmContext.open(browser));
    shared.contexts.set(key, warm);
    if (signedIn) await warm.store({ authToken: host.token });
    slowPages(warm.context);
    await use(warm.context);
    await warm.clear();
  },

  page: async ({ context, complaints }, use, info) => {
    const page = await context.newPage();
    nameExactly(page);
    const faults = watchForFaults(page);
    await use(page);
    if (info.status !== info.expectedStatus && !page.isClosed()) {
      await info.attach('screenshot', { body: await page.screenshot(), contentType: 'image/png' });
    }
    expect(faults.filter((fault) => !complaints.some((complaint) => complaint.test(fault)))).toEqual([]);
    for (const complaint of complaints) expect(faults.join('\n')).toMatch(complaint);
  },
});

/** Parametrizes a suite by host: with our server, and with the other company's. */
export function onBothHosts(suite: (hostName: HostName) => void): void {
  for (const hostName of ['ours', 'foreign'] as const) {
    test.describe(hostName === 'ours' ? 'with our server' : "with another company's server", () => {
      test.use({ hostName });
      suite(hostName);
    });
  }
}

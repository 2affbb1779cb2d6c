import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** Nothing takes these back, so a test that wants one of them takes a context of its own. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction', 'routeWebSocket'] as const;
const LASTING_TIME = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

function refuse(): never {
  throw new Error('This changes more than a page: say test.use({ fresh: true }).');
}

const refusing = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, refuse]));

/** Sets a page to save data, so that it preloads no other code. */
export async function saveData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}

type OpeningWindow = typeof window & { opened?: Window[] };

/**
 * Empties the storage after the last script of the pages that this one opened has run: a script may outlive the answer
 * that its page is closed, and what it stores may reach the disk after the browser has cleared it. Runs in the page.
 */
async function forgetOpened(): Promise<void> {
  const standing: OpeningWindow = window;
  while (standing.opened?.some(({ closed }) => !closed)) await new Promise((done) => setTimeout(done));
  standing.opened = [];
  localStorage.clear();
}

/**
 * Reused browser context that outlives its tests, on one address. In it stands a page without a script; those of the
 * tests open from there, in its process, in half the time that one in a context of its own takes.
 */
export class WarmContext {
  readonly context: BrowserContext;
  readonly #standing: Page;
  readonly #session: CDPSession;

  private constructor(context: BrowserContext, standing: Page, session: CDPSession) {
    this.context = context;
    this.#standing = standing;
    this.#session = session;
  }

  /** With the options of the test that opens it, and more. */
  static async open(browser: Browser, options: BrowserContextOptions = {}): Promise<WarmContext> {
    const context = await browser.newContext(options);
    const standing = await context.newPage();
    await standing.goto('/favicon.svg');
    const session = await context.newCDPSession(standing);
    Object.assign(context, refusing(LASTING));
    Object.assign(context.clock, refusing(LASTING_TIME));
    const warm = new WarmContext(context, standing, session);
    context.newPage = () => warm.#newPage();
    return warm;
  }

  async #newPage(): Promise<Page> {
    const opening = this.context.waitForEvent('page');
    await this.#standing.evaluate(() => {
      const standing: OpeningWindow = window;
      standing.opened = [...(standing.opened ?? []), window.open('about:blank')!];
    });
    return opening;
  }

  /** Imitates a browser in data-saving mode, which prefetches no screen. */
  async newSavingPage(): Promise<Page> {
    const page = await this.context.newPage();
    await saveData(page);
    return page;
  }

  /** Stores what a browser keeps of who was here before. */
  async store(kept: Record<string, string>): Promise<void> {
    await this.#standing.evaluate((values) => Object.assign(localStorage, values), kept);
  }

  /** Ends what a test left behind. */
  async clear(): Promise<void> {
    const { context } = this;
    await Promise.all(context.pages().map((page) => (page === this.#standing ? undefined : page.close())));
    await this.#standing.evaluate(forgetOpened);
    const { origin } = new URL(this.#standing.url());
    await Promise.all([
      context.removeAllListeners(),
      context.unrouteAll(),
      context.clearCookies(),
      context.clearPermissions(),
      context.setGeolocation(null),
      context.setExtraHTTPHeaders({}),
      context.setOffline(false),
      this.#session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    ]);
  }
}

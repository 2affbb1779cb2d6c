import type { Browser, Page } from '@playwright/test';
import { startCluster } from '@tawseel/server/src/testing/postgres.ts';
import { adminOf } from './first-business.ts';
import { OurServer } from './our-server.ts';
import { type Host, test } from './test.ts';

type Parts = { page: Page; browser: Browser; server: OurServer; admin: Host };

/** A test on a server of its own that has no data yet, once on each database. */
export function onEachEngine(title: string, walk: (parts: Parts) => Promise<void>): void {
  for (const engine of ['SQLite', 'PostgreSQL'] as const) {
    test(`${title}, on ${engine}`, async ({ page, browser }) => {
      const cluster = engine === 'PostgreSQL' ? startCluster('quick') : undefined;
      test.skip(engine === 'PostgreSQL' && !cluster, 'PostgreSQL is not installed');
      const server = await OurServer.start({ DEMO: 'no', ...(cluster ? { DATABASE_URL: cluster.url } : {}) });
      try {
        await walk({ page, browser, server, admin: await adminOf(server.address) });
      } finally {
        await server.stop();
        await cluster?.stop();
      }
    });
  }
}

import type { Browser, Page } from '@playwright/test';
import { adminOf } from './first-business.ts';
import { OurServer } from './our-server.ts';
import { type Host, test } from './test.ts';

type Parts = { page: Page; browser: Browser; server: OurServer; admin: Host };

/** A test on a server of its own without data. The API tests make the same acts on both databases. */
export function onEmptyServer(title: string, walk: (parts: Parts) => Promise<void>): void {
  test(title, async ({ page, browser }) => {
    const server = await OurServer.start({ DEMO: 'no' });
    try {
      await walk({ page, browser, server, admin: await adminOf(server.address) });
    } finally {
      await server.stop();
    }
  });
}

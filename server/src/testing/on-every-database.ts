import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { Settings } from '../platform/settings.ts';
import { startApp, type TestApp } from './app.ts';
import { DATABASES, type OpenedTestDatabase } from './databases.ts';

/**
 * Parametrized tests, the same on each engine, each with an empty database and the present of every test; the server is
 * built once for all of them. `server` is filled before a test begins: read its members inside the tests.
 */
export function onEveryDatabase(
  tests: (server: TestApp) => void,
  others?: Parameters<typeof startApp>[3],
  settings: Partial<Settings> = {},
): void {
  describe.each(DATABASES)('on $name', ({ open }) => {
    // Empty until beforeAll has run, which is before any test reads it.
    const server = {} as TestApp;
    let opened: OpenedTestDatabase;

    beforeAll(async () => {
      opened = await open();
      Object.assign(server, await startApp(opened.db, settings, undefined, others));
    });
    beforeEach(async () => {
      await opened.empty();
      server.token = await server.renew();
    });
    afterAll(async () => {
      await server.app.close();
      await opened.close();
    });

    tests(server);
  });
}

import { beforeEach, describe } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { DATABASES } from './databases.ts';

/**
 * The same tests on each engine, each test with a server and an empty database of its own. `server` is filled before
 * a test begins: read its members inside the tests.
 */
export function onEveryDatabase(tests: (server: TestApp) => void): void {
  describe.each(DATABASES)('on $name', ({ open }) => {
    // Empty until beforeEach has run, which is before any test reads it.
    const server = {} as TestApp;

    beforeEach(async () => {
      const { db, close } = await open();
      Object.assign(server, await startApp(db));
      return async () => {
        await server.app.close();
        await close();
      };
    });

    tests(server);
  });
}

import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { liveTexts } from './console/live-texts.ts';

/** A mocked module is another one for its file alone: such a file has a process to itself. */
const mocking = globSync('server/**/*.test.ts', { exclude: ['**/node_modules/**'] }).filter((file) =>
  /vi\.(un)?mock\(/.test(readFileSync(file, 'utf8')),
);
const setup = {
  globalSetup: 'server/src/testing/global-setup.ts',
  setupFiles: ['tools/patience.ts', 'server/src/testing/light-passwords.ts'],
  // CommonJS as Node itself imports it.
  deps: { interopDefault: false },
};

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        // One process after another file's: the server is loaded and a database migrated once, not for each file.
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...mocking],
          isolate: false,
          ...setup,
        },
      },
      {
        extends: true,
        test: { name: 'server, mocked', include: mocking, ...setup },
      },
      {
        extends: true,
        plugins: [liveTexts],
        test: {
          name: 'console',
          include: ['console/**/*.test.{ts,tsx}'],
          // A context for each file, without a process and a jsdom loaded anew.
          pool: 'vmThreads',
          setupFiles: ['tools/patience.ts', 'console/src/testing/english.ts'],
          // Testing Library unmounts after each test where it finds a global afterEach.
          globals: true,
        },
      },
      {
        extends: true,
        test: { name: 'rest', include: ['{contract,bench,tools}/**/*.test.ts'] },
      },
    ],
    // Three on two processors too: each waits now and then, for a process that it started or for a time limit.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

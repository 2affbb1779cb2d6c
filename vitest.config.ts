import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: 'server/src/testing/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'console',
          include: ['console/**/*.test.{ts,tsx}'],
          setupFiles: 'console/src/testing/english.ts',
          // Testing Library unmounts after each test where it finds a global afterEach.
          globals: true,
        },
      },
      {
        extends: true,
        test: { name: 'rest', include: ['{contract,bench,tools}/**/*.test.ts'] },
      },
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

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
        test: { name: 'rest', include: ['{contract,console,bench,tools}/**/*.test.{ts,tsx}'] },
      },
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

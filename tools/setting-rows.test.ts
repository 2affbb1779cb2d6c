import { expect, test } from 'vitest';
import { settingFaults } from './setting-rows.ts';

const page = (rows: string) =>
  `# Running\n\n## Settings\n\n| setting | default | does |\n|---|---|---|\n${rows}\n## More\n\n| \`else\` | |\n`;

test('a setting without a row, a row without a setting and another default are reported', () => {
  const rows = '| `HOST`, `PORT` | `here`, `3000` | |\n| `DEMO` | `no` | |\n| `COLOUR` | | |\n';
  expect(
    settingFaults(page(rows), {
      HOST: 'here',
      PORT: 4000,
      DEMO: true,
      KEY: undefined,
    }),
  ).toEqual([
    'says that PORT is 3000 by default; it is 4000.',
    'says that DEMO is no by default; it is yes.',
    'has a row for COLOUR, which is no setting.',
    'has no row for the setting KEY.',
  ]);
});

test('a table that matches the code has no fault', () => {
  const rows = '| `HOST` | `here` | |\n| `ORIGINS` | | |\n| `EMAIL` | `me@example.com`, made | |\n';
  expect(settingFaults(page(rows), { HOST: 'here', ORIGINS: [], EMAIL: undefined })).toEqual([]);
});

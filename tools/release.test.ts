import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { migrationNames } from '../server/src/platform/engine/migrate.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');

test('the newest release of the changelog has the version, a date and the schema of this program', () => {
  const { version } = JSON.parse(read('package.json'));
  const [newest, ...others] = read('CHANGELOG.md').match(/^## .*/gm) ?? [];
  expect(newest).toMatch(/^## \S+, \d{1,2} [A-Z][a-z]+ \d{4}, schema \S+$/);
  expect(newest).toContain(`## ${version}, `);
  expect(newest).toContain(`, schema ${migrationNames.at(-1)}`);
  for (const other of others) expect(other).toMatch(/^## (?:\S+, \d{1,2} [A-Z][a-z]+ \d{4}|Before)/);
});

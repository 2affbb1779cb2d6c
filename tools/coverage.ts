// Holds docs/coverage.md to its word: every test it names exists.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { missingTitles, titlesIn } from './titles.ts';

const root = path.dirname(import.meta.dirname);
const page = path.join(root, 'docs', 'coverage.md');
const patterns = ['{contract,server,console,bench,tools}/**/*.test.{ts,tsx}', 'e2e/{tests,suites}/**/*.ts'];

if (existsSync(page)) {
  const files = globSync(patterns, { cwd: root, exclude: (name) => name.includes('node_modules') });
  const sources = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
  const titles = titlesIn(readFileSync(page, 'utf8'));
  const missing = missingTitles(titles, sources);
  for (const title of missing) console.error(`docs/coverage.md names a test that does not exist: ${title}`);
  if (titles.length === 0) console.error('docs/coverage.md names no test.');
  process.exitCode = missing.length > 0 || titles.length === 0 ? 1 : 0;
}

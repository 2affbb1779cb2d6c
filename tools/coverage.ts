// Holds docs/coverage.md and docs/security.md to their word: every test they name exists.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { missingTitles, titlesIn } from './titles.ts';

const root = path.dirname(import.meta.dirname);
const pages = ['docs/coverage.md', 'docs/security.md'];
const patterns = ['{contract,server,console,bench,tools}/**/*.test.{ts,tsx}', 'e2e/{tests,suites}/**/*.ts'];

const files = globSync(patterns, { cwd: root, exclude: (name) => name.includes('node_modules') });
const sources = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
const faults = pages.flatMap((page) => {
  const titles = titlesIn(readFileSync(path.join(root, page), 'utf8'));
  if (titles.length === 0) return [`${page} names no test.`];
  return missingTitles(titles, sources).map((title) => `${page} names a test that does not exist: ${title}`);
});
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

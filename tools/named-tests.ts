// Holds docs/security.md to its word: every test it names exists.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { missingTitles, titlesIn } from './titles.ts';

const root = path.dirname(import.meta.dirname);
const patterns = ['{contract,server,console,bench,tools}/**/*.test.{ts,tsx}', 'e2e/{tests,suites}/**/*.ts'];

const files = globSync(patterns, { cwd: root, exclude: (name) => name.includes('node_modules') });
const sources = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
const titles = titlesIn(readFileSync(path.join(root, 'docs/security.md'), 'utf8'));
const missing = missingTitles(titles, sources);
for (const title of missing) console.error(`docs/security.md names a test that does not exist: ${title}`);
process.exitCode = titles.length > 0 && missing.length === 0 ? 0 : 1;

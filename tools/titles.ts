// Holds docs/security.md to its word: every test it names exists.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Extracts the test titles a page names: what stands in “curly quotes” in the rows of its tables. */
export function titlesIn(page: string): string[] {
  const rows = page.split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((row) => [...row.matchAll(/“([^”]+)”/g)].map(([, title]) => title!));
}

/**
 * The titles that no test carries. A title stands in a test as it is written there, so a family's `${…}` is
 * written the same in the page: `“${title}: search finds a part of a name”`.
 */
export function missingTitles(titles: string[], sources: string[]): string[] {
  const unescaped = sources.map((source) => source.replaceAll('\\', ''));
  const carries = (source: string, title: string) =>
    [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted));
  return titles.filter((title) => !unescaped.some((source) => carries(source, title)));
}

if (import.meta.main) {
  const root = path.dirname(import.meta.dirname);
  const patterns = ['{contract,server,console,bench,tools}/**/*.test.{ts,tsx}', 'e2e/{tests,suites}/**/*.ts'];

  const files = globSync(patterns, { cwd: root, exclude: (name) => name.includes('node_modules') });
  const sources = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
  const titles = titlesIn(readFileSync(path.join(root, 'docs/security.md'), 'utf8'));
  const missing = missingTitles(titles, sources);
  for (const title of missing) console.error(`docs/security.md names a test that does not exist: ${title}`);
  process.exitCode = titles.length > 0 && missing.length === 0 ? 0 : 1;
}

// Checks that every test named in docs/security.md exists.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Extracts the test titles that a page names: texts in “curly quotes” in the rows of its tables. */
export function titlesIn(page: string): string[] {
  const rows = page.split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((row) => [...row.matchAll(/“([^”]+)”/g)].map(([, title]) => title!));
}

/**
 * Returns the titles that no test has. They are compared with the source, so the page also has a template's `${…}`:
 * `“${title}: search finds a part of a name”`.
 */
export function missingTitles(titles: string[], sources: string[]): string[] {
  const unescaped = sources.map((source) => source.replaceAll('\\', ''));
  const hasTitle = (source: string, title: string) =>
    [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted));
  return titles.filter((title) => !unescaped.some((source) => hasTitle(source, title)));
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

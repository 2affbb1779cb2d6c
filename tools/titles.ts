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
  const said = sources.map((source) => source.replaceAll('\\', ''));
  const carries = (source: string, title: string) =>
    [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted));
  return titles.filter((title) => !said.some((source) => carries(source, title)));
}

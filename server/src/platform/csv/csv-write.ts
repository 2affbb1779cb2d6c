/** Matches most cells, which need no quotes and cannot be a formula; a fast path. */
const PLAIN = /^[^\s=+\-@＝＋－＠'",;](?:[^",;\t\r\n]*[^",;\s])?$/;
const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;

/**
 * CSV injection guard: matches places where a spreadsheet may see a formula, at the start of a cell, and after a
 * character that ends a cell or line for a program that separates by semicolons or tabs (Excel in much of the world)
 * and ignores our quotes. The characters are those of Excel, including full-width ones.
 */
const FORMULA = /(^|[;\t\r\n])(["\s]*)('*)(?=[=+\-@＝＋－＠])/g;
const HEAD_OF_SPACE = /^'*[\t\r](?=\s*\S)/;

/**
 * Returns a CSV row with the CSV injection guard: a possible formula gets a leading apostrophe, which readCell
 * removes again. '+971 4 555' is written as '+971 4 555 with one more ' at its start.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string): string {
  if (PLAIN.test(value)) return value;
  const guarded = value.replace(FORMULA, "$1$2'$3").replace(/^[^\S\t\r]+/, '');
  const safe = HEAD_OF_SPACE.test(guarded) ? `'${guarded}` : guarded;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns the trimmed cell without the apostrophes of the CSV injection guard: the inverse of csvLine. */
export function readCell(cell: string): string {
  const trimmed = cell.trim();
  const plain = trimmed.startsWith("'") && HEAD_OF_SPACE.test(trimmed) ? trimmed.slice(1) : trimmed;
  return plain.includes("'")
    ? plain.replace(
        FORMULA,
        (_, end: string, between: string, marks: string) => end + between + marks.slice(1),
      )
    : plain;
}

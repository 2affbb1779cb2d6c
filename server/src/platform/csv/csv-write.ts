/** Fast path for most cells: nothing in them needs quotes or could be a formula. */
const PLAIN = /^[^\s=+\-@＝＋－＠'",;](?:[^",;\t\r\n]*[^",;\s])?$/;
const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;

/**
 * CSV injection guard: where a spreadsheet may see a formula, at the head of a cell, and within it after what ends a
 * cell or a line for a program that separates by semicolons or tabs (Excel in much of the world) and does not honour our
 * quotes. The signs are those of Excel, full-width ones included.
 */
const FORMULA = /(^|[;\t\r\n])(["\s]*)('*)(?=[=+\-@＝＋－＠])/g;
const HEAD_OF_SPACE = /^'*[\t\r](?=\s*\S)/;

/**
 * CSV row with the CSV injection guard: what a spreadsheet could run as a formula gets an apostrophe before it, which
 * readCell takes away again. '+971 4 555' is written '+971 4 555 with one more ' at its head.
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

/** Trimmed cell without the apostrophes of the CSV injection guard: the inverse of csvLine. */
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

const RUNS_AS_FORMULA = /^'*[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;

/**
 * One line of CSV. A cell that a spreadsheet would take for a formula gets an apostrophe before it, which readCell
 * takes away again: '+971 4 555' is written '+971 4 555 with one more ' at its head.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string): string {
  const safe = RUNS_AS_FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A cell without the space around it and without the apostrophe of csvLine. */
export function readCell(cell: string): string {
  const trimmed = cell.trim();
  return trimmed.startsWith("'") && RUNS_AS_FORMULA.test(trimmed) ? trimmed.slice(1) : trimmed;
}

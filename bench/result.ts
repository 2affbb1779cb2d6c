/** One line of the results. A case of several data sets names a figure for each column. */
export type Result = {
  what: string;
  measured: string | Readonly<Record<string, string>>;
  /** Figure to reach; empty without one. */
  figure: string;
  isReached?: boolean;
};

type Goal = Pick<Result, 'figure' | 'isReached'>;

export function atLeast(limit: number, value: number): Goal {
  return { figure: `at least ${limit}`, isReached: value >= limit };
}

export function atMost(limit: number, value: number, unit: string): Goal {
  return { figure: `at most ${limit} ${unit}`, isReached: value <= limit };
}

export function under(limit: number, value: number, unit: string): Goal {
  return { figure: `under ${limit} ${unit}`, isReached: value < limit };
}

/** A single column has no name but this. */
const ONLY = 'measured';

function cellsOf({ measured }: Result): Readonly<Record<string, string>> {
  return typeof measured === 'string' ? { [ONLY]: measured } : measured;
}

const REACHED = new Map([
  [true, 'yes'],
  [false, 'no'],
]);

/** The lines of a Markdown table, with a column for every name that a result uses. */
export function toTable(results: readonly Result[]): string[] {
  const columns = [...new Set(results.flatMap((result) => Object.keys(cellsOf(result))))];
  const head = ['what', ...columns, 'figure to reach', 'reached'];
  const rows = results.map((result) => {
    const cells = cellsOf(result);
    const reached = result.isReached === undefined ? '' : (REACHED.get(result.isReached) ?? '');
    return [result.what, ...columns.map((column) => cells[column] ?? ''), result.figure, reached];
  });
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}

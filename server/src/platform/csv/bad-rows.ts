/** Validation error of one cell; the column is empty where the whole row is meant. */
export type BadRow = {
  line: number;
  column: string;
  value: string;
  expected: string;
  detail?: string | undefined;
};

const LONGEST_SHOWN = 60;

/** Error message of one bad row: file, line, column, the cell without control characters, and what was expected. */
export function badRowText(file: string, { line, column, value, expected, detail }: BadRow): string {
  const location = `${file}, line ${line}${column === '' ? '' : `, column ${column}`}`;
  const reason = reasonOf(detail);
  if (column === '') return `${location}: expected ${expected}${reason}.`;
  const [required] = expected.split(', like ');
  if (value === '') return `${location}: empty; ${required} is required${reason}.`;
  const cell = value.replace(/\p{Cc}/gu, '�');
  const shown = cell.length > LONGEST_SHOWN ? `${cell.slice(0, LONGEST_SHOWN)}…` : cell;
  return `${location}: found '${shown}'; expected ${expected}${reason}.`;
}

/** The same of what every row gets by --set, whichever row it was found in first. */
export function badSettingText({ column, value, expected, detail }: BadRow): string {
  return `--set ${column}=${value}: expected ${expected}${reasonOf(detail)}.`;
}

function reasonOf(detail: string | undefined): string {
  return detail ? `; ${detail.replace(/\.$/, '')}` : '';
}

/** Cap on the reasons counted apart, to bound memory; a file that has more has one for each row. */
const MOST_REASONS = 200;

/** Histogram of validation errors by column and what was expected there. */
export class ReasonCounts {
  readonly #counts = new Map<string, number>();
  #others = 0;

  add({ column, expected }: BadRow): void {
    const reason = `${column === '' ? 'the row' : column}: expected ${expected}`;
    const count = this.#counts.get(reason);
    if (count === undefined && this.#counts.size === MOST_REASONS) this.#others += 1;
    else this.#counts.set(reason, (count ?? 0) + 1);
  }

  /** ['12 × weight_kg: expected kilograms …', …], the most frequent first, `most` of them. */
  texts(most: number): string[] {
    const sorted = [...this.#counts].sort(([, one], [, other]) => other - one);
    const left = sorted.slice(most).reduce((sum, [, count]) => sum + count, this.#others);
    const shown = sorted.slice(0, most).map(([reason, count]) => `${count} × ${reason}`);
    return left > 0 ? [...shown, `${left} × something else`] : shown;
  }
}

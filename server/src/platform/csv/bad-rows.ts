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
export function badRowText(file: string, fault: BadRow): string {
  const { line, column } = fault;
  return `${file}, line ${line}${column === '' ? '' : `, column ${column}`}: ${faultText(fault)}`;
}

/** The same without where it is. */
export function faultText({ column, value, expected, detail }: BadRow): string {
  const reason = reasonOf(detail);
  if (column === '') return `expected ${expected}${reason}.`;
  const [required] = expected.split(', like ');
  if (value === '') return `empty; ${required} is required${reason}.`;
  const cell = value.replace(/\p{Cc}/gu, '�');
  const shown = cell.length > LONGEST_SHOWN ? `${cell.slice(0, LONGEST_SHOWN)}…` : cell;
  return `found '${shown}'; expected ${expected}${reason}.`;
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

export type ReasonCount = { column: string; expected: string; count: number };

/** Histogram of validation errors by column and what was expected there. */
export class ReasonCounts {
  readonly #counts = new Map<string, ReasonCount>();
  #others = 0;

  add({ column, expected }: BadRow): void {
    const reason = `${column}: ${expected}`;
    const known = this.#counts.get(reason);
    if (known) known.count += 1;
    else if (this.#counts.size === MOST_REASONS) this.#others += 1;
    else this.#counts.set(reason, { column, expected, count: 1 });
  }

  /** The most frequent first, `most` of them, and how many rows have something else. */
  first(most: number): { reasons: ReasonCount[]; others: number } {
    const sorted = [...this.#counts.values()].sort((one, other) => other.count - one.count);
    const others = sorted.slice(most).reduce((sum, { count }) => sum + count, this.#others);
    return { reasons: sorted.slice(0, most), others };
  }

  /** ['12 × weight_kg: expected kilograms …', …], `most` of them. */
  texts(most: number): string[] {
    const { reasons, others } = this.first(most);
    const shown = reasons.map(
      ({ column, expected, count }) => `${count} × ${column || 'the row'}: expected ${expected}`,
    );
    return others > 0 ? [...shown, `${others} × something else`] : shown;
  }
}

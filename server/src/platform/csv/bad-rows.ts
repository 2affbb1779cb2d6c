/** Validation error of a cell, or of the whole row if the column is empty. */
export type BadRow = {
  line: number;
  column: string;
  value: string;
  expected: string;
  detail?: string | undefined;
};

const LONGEST_SHOWN = 60;

/**
 * Returns the message for a bad row: file, line, column, the cell without control characters, and the expected value.
 */
export function badRowText(file: string, fault: BadRow): string {
  const { line, column } = fault;
  return `${file}, line ${line}${column === '' ? '' : `, column ${column}`}: ${faultText(fault)}`;
}

/** Returns the message without file, line and column. */
export function faultText({ column, value, expected, detail }: BadRow): string {
  const reason = reasonOf(detail);
  if (column === '') return `expected ${expected}${reason}.`;
  const [required] = expected.split(', like ');
  if (value === '') return `empty; ${required} is required${reason}.`;
  const cell = value.replace(/\p{Cc}/gu, '�');
  const shown = cell.length > LONGEST_SHOWN ? `${cell.slice(0, LONGEST_SHOWN)}…` : cell;
  return `found '${shown}'; expected ${expected}${reason}.`;
}

/** Returns the message for a value that --set gives every row, without the row it was first found in. */
export function badSettingText({ column, value, expected, detail }: BadRow): string {
  return `--set ${column}=${value}: expected ${expected}${reasonOf(detail)}.`;
}

function reasonOf(detail: string | undefined): string {
  return detail ? `; ${detail.replace(/\.$/, '')}` : '';
}

/** Limit of reasons counted separately, to bound memory; a file that exceeds it has a different reason in each row. */
const MOST_REASONS = 200;

export type ReasonCount = { column: string; expected: string; count: number };

/** Counts of validation errors by column and expected value. */
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

  /** Returns the `most` frequent reasons, and the number of rows with other ones. */
  first(most: number): { reasons: ReasonCount[]; others: number } {
    const sorted = [...this.#counts.values()].sort((one, other) => other.count - one.count);
    const others = sorted.slice(most).reduce((sum, { count }) => sum + count, this.#others);
    return { reasons: sorted.slice(0, most), others };
  }

  /** Returns the `most` frequent reasons as texts: ['12 × weight_kg: expected kilograms …', …]. */
  texts(most: number): string[] {
    const { reasons, others } = this.first(most);
    const shown = reasons.map(
      ({ column, expected, count }) => `${count} × ${column || 'the row'}: expected ${expected}`,
    );
    return others > 0 ? [...shown, `${others} × something else`] : shown;
  }
}

import type { Say, Sentence } from '@tawseel/contract/facts/sentences/say';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { inEnglish } from '../values/in-english.ts';

/** Validation error of a cell, or of the whole row if the column is empty. */
export type BadRow = {
  line: number;
  column: string;
  value: string;
  expected: Sentence;
  detail?: Sentence | undefined;
};

const LONGEST_SHOWN = 60;

/**
 * Returns the message for a bad row: file, line, column, the cell without control characters, and the expected value.
 */
export function badRowText(file: string, fault: BadRow, say: Say = inEnglish): string {
  const { line, column } = fault;
  return say(sentence('fault_at', { file, line, column, fault: faultOf(fault) }));
}

/** Returns the message without file, line and column. */
export function faultOf({ column, value, expected, detail }: BadRow): Sentence {
  const fault = detail ? { expected, detail } : { expected };
  if (column === '') return sentence('row_expected', fault);
  if (value === '') return sentence('cell_empty', fault);
  const text = withoutControls(value);
  const cell = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
  return sentence('cell_found', { cell, ...fault });
}

/** Returns a text from a file with its control characters replaced, to be shown in a message. */
export const withoutControls = (text: string): string => text.replace(/\p{Cc}/gu, '�');

/** Returns the message for a value that --set gives every row, without the row it was first found in. */
export function badSettingText({ column, value, expected, detail }: BadRow): string {
  return `--set ${column}=${value}: ${inEnglish(sentence('row_expected', { expected, detail }))}`;
}

/** Limit of reasons counted separately, to bound memory; a file that exceeds it has a different reason in each row. */
const MOST_REASONS = 200;

export type ReasonCount = { column: string; expected: Sentence; count: number };

/** Counts of validation errors by column and expected value. */
export class ReasonCounts {
  readonly #counts = new Map<string, ReasonCount>();
  #others = 0;

  add({ column, expected }: BadRow): void {
    const reason = JSON.stringify([column, expected]);
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

  /** Returns the `most` frequent reasons as English texts: ['12 × weight_kg: expected kilograms …', …]. */
  texts(most: number): string[] {
    const { reasons, others } = this.first(most);
    const shown = reasons.map(
      ({ column, expected, count }) => `${count} × ${column || 'the row'}: expected ${inEnglish(expected)}`,
    );
    return others > 0 ? [...shown, `${others} × something else`] : shown;
  }
}

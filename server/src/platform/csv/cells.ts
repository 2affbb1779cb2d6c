import { isDeepStrictEqual } from 'node:util';
import { withoutInvisible } from '@tawseel/contract/facts/characters';
import { foldText } from '@tawseel/contract/facts/fold-text';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { type Columns, Fault } from './csv-table.ts';
import { readCell } from './csv-write.ts';

/**
 * Value mapping from another program's words to ours: exact matches first, then wildcard patterns (*), longest first.
 */
export type Translation = { exact: ReadonlyMap<string, string>; patterns: readonly [RegExp, string][] };

/** Source of one of our columns in a file. */
export type ColumnSource = {
  name: string;
  column: Columns[string];
  columnIndexes: number[];
  fixed: string | undefined;
  words: Translation | undefined;
};

export function translation(words: Record<string, string>): Translation {
  const entries = Object.entries(words).map(([from, to]) => [foldText(from), to] as const);
  const patterns = entries
    .filter(([from]) => from.includes('*'))
    .sort(([one], [other]) => other.length - one.length)
    .map(([from, to]): [RegExp, string] => [new RegExp(`^${patternOf(from)}$`, 's'), to]);
  return { exact: new Map(entries), patterns };
}

function patternOf(words: string): string {
  return words
    .split('*')
    .map((text) => text.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'))
    .join('.*');
}

export function translated(cell: string, words: Translation | undefined): string {
  if (!words) return cell;
  const plain = foldText(cell);
  return words.exact.get(plain) ?? words.patterns.find(([pattern]) => pattern.test(plain))?.[1] ?? cell;
}

/** Returns a predicate that matches a text against some words, in any spelling; `*` in a word stands for any text. */
export function matcher(words: readonly string[]): (text: string) => boolean {
  const known = translation(Object.fromEntries(words.map((word) => [word, 'known'])));
  return (text) => translated(text, known) === 'known';
}

/**
 * Returns a column's cell in a row after the value mapping, or the fixed value if it is empty. If several cells
 * supply the column, text is joined; for other types the first readable cell is used.
 */
function cellOf(source: ColumnSource, cells: readonly string[], timeZone: string): string {
  const { columnIndexes, fixed, words } = source;
  const { codec } = source.column;
  const [only = -1] = columnIndexes;
  const textAt = (index: number) => readCell(withoutInvisible(cells[index] ?? ''));
  if (columnIndexes.length <= 1) return translated(textAt(only), words) || (fixed ?? '');
  const texts = columnIndexes.map(textAt).filter(Boolean);
  if (codec.joins) return translated(texts.join(' '), words) || (fixed ?? '');
  const read = texts.map((cell) => translated(cell, words)).filter(Boolean);
  if (codec.isSure) return read.find(codec.isSure) ?? read.at(-1) ?? fixed ?? '';
  return read.find((cell) => codec.parse(cell, timeZone) !== undefined) ?? read[0] ?? fixed ?? '';
}

/** Remains of a long number, of a formula and of a narrow column in a spreadsheet. */
const RUINED = /^(?:\d(?:[.,]\d+)?E\+\d+|#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|#+))$/i;
const UNRUINED = sentence('a_value_as_it_was');

export type ReadRow = {
  /** Parsed values by column; of a row with faults, the values that could be read. */
  values: Record<string, unknown>;
  faults: readonly CellFault[];
  /** Values that are accepted although they look wrong. */
  doubts: readonly CellFault[];
};
type CellFault = { fault: Fault; value: string };

const NONE: readonly CellFault[] = [];

/** Returns true if another column is read from the same cells, as the same kind of value. */
function isSameCell({ columnIndexes, column }: ColumnSource, sources: readonly ColumnSource[], name: string) {
  const other = sources.find((one) => one.name === name);
  return (
    columnIndexes.length > 0 &&
    other?.column.codec === column.codec &&
    isDeepStrictEqual(other.columnIndexes, columnIndexes)
  );
}

/** Parses a row with the codecs of its columns, and collects all faults of its cells, not only the first. */
export function readRow(
  sources: readonly ColumnSource[],
  cells: readonly string[],
  { timeZone, now }: { timeZone: string; now: string },
): ReadRow {
  const values: Record<string, unknown> = {};
  let faults = NONE;
  let doubts = NONE;
  for (const source of sources) {
    const { name, column } = source;
    const cell = cellOf(source, cells, timeZone);
    if (cell === '' && !column.required) continue;
    const value = cell === '' ? undefined : column.codec.parse(cell, timeZone);
    if (value === undefined) {
      // A cell that two columns read, such as the amount as the value and to collect, has one fault.
      const others = faults.filter(({ fault }) => !isSameCell(source, sources, fault.column));
      faults = [...others, { fault: new Fault(name, column.codec.expected), value: cell }];
    } else {
      values[name] = value;
      const { doubt } = column;
      if (RUINED.test(cell)) {
        doubts = [...doubts, { fault: new Fault(name, UNRUINED), value: cell }];
      } else if (doubt && !doubt.isSound(value, { values, now })) {
        const shown = doubt.shown?.(cell) ?? cell;
        doubts = [...doubts, { fault: new Fault(name, doubt.expected), value: shown }];
      }
    }
  }
  return { values, faults, doubts };
}

/** Returns a column's cell by the column's name, for a fault found later. */
export function cellTextOf(
  sources: readonly ColumnSource[],
  cells: readonly string[],
  name: string,
  timeZone: string,
): string {
  const source = sources.find((one) => one.name === name);
  return source ? cellOf(source, cells, timeZone) : '';
}

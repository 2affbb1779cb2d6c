import { UserError } from '../user-error.ts';
import { inEnglish } from '../values/in-english.ts';
import { withoutControls } from './bad-rows.ts';
import { type ColumnSource, translation } from './cells.ts';
import { refuseTooManyColumns } from './csv-read.ts';
import type { Column, Columns, CsvTable } from './csv-table.ts';
import { fileError } from './file-error.ts';
import {
  ALL,
  describeLiveRows,
  type LeftOut,
  type LiveRows,
  leftOutFilter,
  normalizedName,
  ruleOf,
} from './live-rows.ts';

/** Mapping of another program's export to our columns. */
export type Mapping = {
  /** Headers of the file by our column: one, several, or none ([]) so that the column is not read. */
  columns: Record<string, string | string[]>;
  /** Values by our column, from the file's words to ours; case-insensitive, with `*` as a wildcard. */
  values: Record<string, Record<string, string>>;
  /** Default values by column, for cells that are empty in the file. */
  set: Record<string, string>;
  /** Header of the file; a row that is empty in this column is a further item of the row above, and is left out. */
  wholeRowsHave?: string | undefined;
  /** Rules for the rows to import; rows that the file marks as finished are left out. */
  liveRowsHave: LiveRows;
};

export type Plan = {
  header: string[];
  sources: ColumnSource[];
  /** Index of the column that is empty in continuation rows. */
  wholeRowColumn: number | undefined;
  leftOut: LeftOut;
  /** Description of the plan, to be displayed. */
  lines: string[];
};

export type PlanOptions = {
  timeZone: string;
  mapping?: Mapping | undefined;
  set?: Record<string, string> | undefined;
  /** Reasons for leaving rows out that are ignored, so that their rows are imported. */
  take?: string[] | undefined;
  /** True if 3/4/2026 is 4 March. */
  isMonthFirst?: boolean | undefined;
};

const NO_MAPPING: Mapping = { columns: {}, values: {}, set: {}, liveRowsHave: {} };

/** Faults of a plan that prevent the import. */
export type PlanFaults = {
  /** Headers that the mapping names but the file lacks, each with its purpose. */
  absent: (readonly [header: string, use: string])[];
  /** Columns with a fixed value that cannot be read. */
  unreadable: ColumnSource[];
  /** Required columns without a source. */
  missing: ColumnSource[];
};

/**
 * Plans the columns of a file from its header row. Throws a UserError if a column is unknown, missing or duplicated.
 */
export function planColumns(table: CsvTable, header: string[], file: string, options: PlanOptions): Plan {
  const { faults, ...plan } = draftPlan(table, header, file, options);
  if (faults.absent.length > 0) throw absentColumns(file, faults.absent, header);
  const [unreadable] = faults.unreadable;
  if (unreadable) throw unreadableValue(unreadable, options);
  if (faults.missing.length > 0) throw missingColumns(file, faults.missing, header);
  return plan;
}

/**
 * Plans the columns and returns the faults of the plan, for callers that can still fix them. Throws a UserError if a
 * column is unknown or duplicated.
 */
export function draftPlan(
  table: CsvTable,
  header: string[],
  file: string,
  options: PlanOptions,
): Plan & { faults: PlanFaults } {
  refuseTooWide(header, file);
  const names = header.map(normalizedName);
  const indexes = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    if (name !== '' && indexes.has(name)) {
      throw fileError('file_column_twice', {
        file,
        column: withoutControls(header[indexes.get(name) ?? 0] ?? ''),
      });
    }
    indexes.set(name, index);
  }
  const { mapping = NO_MAPPING, take = [] } = options;
  const fixed = { ...mapping.set, ...options.set };
  refuseUnknown(table, { ...mapping.columns, ...mapping.values, ...fixed });
  const columnIndexOf = (name: string) => indexes.get(normalizedName(name)) ?? -1;
  if (take.length > 0 && Object.keys(mapping.liveRowsHave).length === 0) {
    throw new UserError('--take needs a mapping that leaves rows out.');
  }
  const liveRowsHave = take.some((word) => normalizedName(word) === ALL) ? {} : mapping.liveRowsHave;
  const firstOf = (names: readonly string[]) =>
    names
      .map(columnIndexOf)
      .filter((index) => index >= 0)
      .slice(0, 1);
  function columnIndexesOf(name: string, column: Columns[string]): number[] {
    const theirs = mapping.columns[name];
    if (theirs !== undefined)
      return [theirs]
        .flat()
        .map(columnIndexOf)
        .filter((index) => index >= 0);
    const found = firstOf([name, ...(column.aliases ?? [])]);
    return found.length > 0 ? [...firstOf(column.counted ?? []), ...found] : [];
  }

  const sources = Object.entries(table.columns).map(([name, known]): ColumnSource => {
    const column = options.isMonthFirst ? withMonthFirst(known) : known;
    const words = mapping.values[name];
    return {
      name,
      column,
      columnIndexes: columnIndexesOf(name, column),
      fixed: fixed[name],
      words: words && translation(words),
    };
  });
  const { wholeRowsHave } = mapping;
  const wholeRowColumn = wholeRowsHave === undefined ? undefined : columnIndexOf(wholeRowsHave);
  const looked = [wholeRowColumn ?? -1, ...Object.keys(liveRowsHave).map(columnIndexOf)];
  return {
    header,
    sources,
    wholeRowColumn,
    leftOut: leftOutFilter(liveRowsHave, columnIndexOf, { take, values: mapping.values }),
    lines: [...describe(sources, header, looked), ...describeLiveRows(liveRowsHave, take)],
    faults: {
      absent: namedHeaders({ ...mapping, liveRowsHave }).filter(([name]) => columnIndexOf(name) < 0),
      unreadable: sources.filter((source) => isUnreadable(source, options)),
      missing: sources.filter(
        ({ column, columnIndexes, fixed: value }) =>
          column.required && columnIndexes.length === 0 && value === undefined,
      ),
    },
  };
}

const LONGEST_HEADER = 64 * 1024;

/** Throws a FileError if the header is longer than any real one, because messages list all of its columns. */
function refuseTooWide(header: readonly string[], file: string): void {
  refuseTooManyColumns(header.length, file);
  const length = header.reduce((sum, name) => sum + name.length, 0);
  if (length > LONGEST_HEADER) throw fileError('file_header_too_long', { file });
}

function withMonthFirst(column: Column): Column {
  const { monthFirst = column.codec } = column.codec;
  return { ...column, codec: monthFirst };
}

function refuseUnknown(table: CsvTable, named: object): void {
  const unknown = Object.keys(named).find((name) => !Object.hasOwn(table.columns, name));
  if (unknown === undefined) return;
  const known = Object.keys(table.columns).join(', ');
  throw new UserError(`${table.name} have no column '${unknown}'. They have: ${known}.`);
}

/** Returns true if a fixed value cannot be read; checked once, before any row. */
function isUnreadable({ column, fixed }: ColumnSource, { timeZone }: PlanOptions): boolean {
  if (fixed === undefined || (fixed === '' && !column.required)) return false;
  return fixed === '' || column.codec.parse(fixed, timeZone) === undefined;
}

function unreadableValue({ name, column, fixed }: ColumnSource, { set = {} }: PlanOptions): UserError {
  const origin = Object.hasOwn(set, name) ? '--set' : 'The mapping sets';
  return new UserError(`${origin} ${name}=${fixed}: expected ${inEnglish(column.codec.expected)}.`);
}

/**
 * Returns all headers that a mapping names, with their purpose. All must be in the file; otherwise the mapping is for
 * another file.
 */
function namedHeaders({ columns, wholeRowsHave, liveRowsHave }: Mapping): (readonly [string, string])[] {
  return [
    ...Object.entries(columns).flatMap(([name, theirs]) =>
      [theirs].flat().map((one) => [one, `as ${name}`] as const),
    ),
    ...(wholeRowsHave === undefined
      ? []
      : [[wholeRowsHave, 'to tell orders from their other items'] as const]),
    ...Object.entries(liveRowsHave)
      .flatMap(([name, rule]) => [name, ...Object.keys(ruleOf(rule).where)])
      .map((name) => [name, 'to leave out finished orders'] as const),
  ];
}

function absentColumns(file: string, absent: PlanFaults['absent'], header: readonly string[]): UserError {
  const list = absent.map(([name, use]) => `'${name}' (${use})`).join(', ');
  return new UserError(
    `${file} has no column ${list}, which the mapping reads. Its columns are: ${header.join(', ')}. ` +
      'Export the file with it, or name another column in a second --mapping (docs/data.md).',
  );
}

function missingColumns(
  file: string,
  missing: readonly ColumnSource[],
  header: readonly string[],
): UserError {
  const names = missing.map(({ name }) => name).join(', ');
  const [first] = missing;
  return new UserError(
    `${file} has no column for ${names}. Its columns are: ${header.join(', ')}. ` +
      `Rename one, use --mapping, or set a value for all rows with --set ${first?.name}=<value>.`,
  );
}

function describe(
  sources: readonly ColumnSource[],
  header: readonly string[],
  looked: readonly number[],
): string[] {
  const read = sources.filter(({ columnIndexes }) => columnIndexes.length > 0);
  const used = new Set([...looked, ...read.flatMap(({ columnIndexes }) => columnIndexes)]);
  const unread = header.filter((name, index) => !used.has(index) && name !== '');
  const list = (title: string, items: string[]) =>
    items.length > 0 ? [`  ${title}: ${items.join(', ')}`] : [];
  const from = ({ name, columnIndexes, column }: ColumnSource) => {
    const theirs = columnIndexes.map((index) => header[index]).join(column.codec.joins ? ' + ' : ' or ');
    return theirs === name ? name : `${theirs} as ${name}`;
  };
  const set = (wanted: readonly ColumnSource[]) =>
    wanted.flatMap(({ name, fixed }) => (fixed === undefined ? [] : [`${name} = ${fixed}`]));
  return [
    ...list('read', read.map(from)),
    ...list('not read', unread),
    ...list('the same for all', set(sources.filter(({ columnIndexes }) => columnIndexes.length === 0))),
    ...list('where the file has no value', set(read)),
    ...describeDefaults(sources),
  ];
}

/** Describes the defaults of columns that the file lacks, grouped by default. */
function describeDefaults(sources: readonly ColumnSource[]): string[] {
  const names = new Map<string, string[]>();
  for (const { name, column, columnIndexes, fixed } of sources) {
    if (column.absent === undefined || columnIndexes.length > 0 || fixed !== undefined) continue;
    const absent = inEnglish(column.absent);
    names.set(absent, [...(names.get(absent) ?? []), name]);
  }
  const lines = [...names].map(([absent, columns]) => `    ${columns.join(', ')}: ${absent}`);
  return lines.length > 0 ? ['  not in the file, default', ...lines] : [];
}

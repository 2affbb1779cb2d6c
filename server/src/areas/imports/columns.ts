import { createReadStream } from 'node:fs';
import type { ImportedKind } from '@tawseel/contract/facts/imported-kinds';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { ImportChoice, ImportColumns } from '@tawseel/contract/imports';
import { faultOf, withoutControls } from '../../platform/csv/bad-rows.ts';
import { type ColumnSource, readRow } from '../../platform/csv/cells.ts';
import { type CsvRecord, readCsv } from '../../platform/csv/csv-read.ts';
import type { CsvTable, Home } from '../../platform/csv/csv-table.ts';
import { fileError } from '../../platform/csv/file-error.ts';
import { isLive, type Source } from '../../platform/csv/import-csv.ts';
import { LeftOutRows } from '../../platform/csv/live-rows.ts';
import { findMappings, mappingsOf } from '../../platform/csv/mappings.ts';
import { draftPlan, type Plan, type PlanOptions } from '../../platform/csv/plan.ts';
import { dayOrderOf } from '../../platform/csv/typed-time.ts';
import { refuse } from '../../platform/http/errors.ts';
import { storeSentence } from '../../platform/values/stored-text.ts';
import { importedTables } from '../exports/csv-tables.ts';

/** Uploaded file, with the warehouse of its sender. */
export type SentFile = { kind: ImportedKind; name: string; file: string; home: Home | undefined };

export const NOTHING_CHOSEN: ImportChoice = { mapping: '', columns: {}, set: {}, take: [] };

const ROWS_SHOWN = 6;
/** Maximum records to search for rows to show, or for a date that shows the order of day and month. */
const MOST_LOOKED_AT = 5_000;
/** Maximum unknown words of a column to ask about; a column with more is another one. */
const MOST_WORDS = 20;

/**
 * Columns of orders that only result from events. Supervisors may not import them, as they may not set them by other
 * calls.
 */
const NOT_OF_SUPERVISORS = [
  'id',
  'history',
  'tracking_status',
  'cash_handed_in_at',
  'order_cancelled_at',
  'base_aed',
  'weight_charge_aed',
  'size_charge_aed',
  'packing_charge_aed',
  'charge_aed',
];

export function tableOf(kind: ImportedKind): CsvTable {
  const table = importedTables.find(({ name }) => name === kind);
  if (!table) throw new Error(`No table of files is called ${kind}`);
  return table;
}

export function sourceOf({ name, file }: SentFile): Source {
  return { name, read: () => createReadStream(file) };
}

const closedTo = (home: Home | undefined): readonly string[] => (home ? NOT_OF_SUPERVISORS : []);

/** Returns the options of the importer for a choice. */
export async function planOptionsOf(
  { kind, home }: SentFile,
  choice: ImportChoice,
  timeZone: string,
): Promise<PlanOptions> {
  const { mapping: name, columns, set, take, values = {}, dayOrder } = choice;
  if (name !== '' && !mappingsOf(kind).includes(name)) throw refuse('no_such_mapping', { name });
  const ready = await findMappings(name === '' ? [] : [name], kind);
  const closed = closedTo(home);
  const chosen = Object.entries(columns).map(([column, header]) => [column, header === '' ? [] : header]);
  const meant = Object.entries(values).map(([column, words]) => [
    column,
    { ...ready.values[column], ...words },
  ]);
  const mapping = {
    ...ready,
    values: { ...ready.values, ...Object.fromEntries(meant) },
    columns: {
      ...ready.columns,
      ...Object.fromEntries(chosen),
      ...Object.fromEntries(closed.map((column) => [column, []])),
    },
  };
  return {
    timeZone,
    mapping,
    set: Object.fromEntries(Object.entries(set).filter(([column]) => !closed.includes(column))),
    take: Object.keys(ready.liveRowsHave).length > 0 ? take : [],
    isMonthFirst: dayOrder === 'monthFirst',
  };
}

/** Returns the built-in mapping whose columns are all in the file, or '' if there is none. */
async function fittingMapping(sent: SentFile, header: string[], timeZone: string): Promise<string> {
  for (const mapping of mappingsOf(sent.kind)) {
    const options = await planOptionsOf(sent, { ...NOTHING_CHOSEN, mapping }, timeZone);
    if (draftPlan(tableOf(sent.kind), header, sent.name, options).faults.absent.length === 0) return mapping;
  }
  return '';
}

/** Yields the header row and the records below it. Throws a FileError if the file is no CSV. */
async function* recordsOf(sent: SentFile): AsyncGenerator<CsvRecord> {
  for await (const records of readCsv(sourceOf(sent).read(), sent.name)) yield* records;
}

async function headerOf(records: AsyncGenerator<CsvRecord>, name: string): Promise<string[]> {
  const { value: head } = await records.next();
  if (!head) throw fileError('file_empty', { file: name });
  return head.cells.map((cell: string) => cell.trim());
}

/** Throws a FileError if the part received so far cannot be the start of a CSV file. */
export async function refuseOthers(sent: SentFile): Promise<void> {
  const records = recordsOf(sent);
  await headerOf(records, sent.name);
  await records.return(undefined);
}

/**
 * Finds the order of day and month in a file's dates by the first unambiguous rows; otherwise returns an ambiguous
 * date.
 */
async function findDayOrder(
  sent: SentFile,
  { sources }: Plan,
): Promise<{ dayOrder?: 'dayFirst' | 'monthFirst'; unclear?: string }> {
  const indexes = sources
    .filter(({ column }) => column.codec.monthFirst)
    .flatMap(({ columnIndexes }) => columnIndexes);
  const records = recordsOf(sent);
  await records.next();
  let unclear: string | undefined;
  let looked = 0;
  for await (const { cells } of records) {
    looked += 1;
    if (looked > MOST_LOOKED_AT || indexes.length === 0) break;
    for (const index of indexes) {
      const date = (cells[index] ?? '').trim();
      const order = dayOrderOf(date);
      if (order === 'dayFirst' || order === 'monthFirst') return { dayOrder: order };
      if (order === 'either') unclear ??= date;
    }
  }
  return unclear === undefined ? {} : { unclear };
}

/**
 * Returns the words of a file that stand for no value of an enumeration, by our column: of its first rows, without the
 * meanings that were chosen, which can still be changed.
 */
async function findUnknownWords(
  sent: SentFile,
  { sources }: Plan,
  timeZone: string,
): Promise<ReadonlyMap<string, string[]>> {
  const closed = sources.filter(
    ({ column, columnIndexes }) => column.codec.among && columnIndexes.length > 0,
  );
  const unknown = new Map<string, Set<string>>();
  if (closed.length === 0) return new Map();
  const records = recordsOf(sent);
  await records.next();
  let looked = 0;
  for await (const { cells } of records) {
    looked += 1;
    if (looked > MOST_LOOKED_AT) break;
    for (const { fault, value } of readRow(closed, cells, { timeZone, now: '' }).faults) {
      const words = unknown.get(fault.column) ?? new Set();
      // A star would stand for any text.
      if (value !== '' && !value.includes('*') && words.size < MOST_WORDS)
        unknown.set(fault.column, words.add(value));
    }
  }
  return new Map([...unknown].map(([name, words]) => [name, [...words]]));
}

/**
 * Returns the column mapping of a file and its first rows, with sentences as stored text; if nothing is chosen yet, a
 * fitting mapping is.
 */
export async function readColumns(
  sent: SentFile,
  given: ImportChoice | undefined,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<ImportColumns> {
  const records = recordsOf(sent);
  const header = await headerOf(records, sent.name);
  const choice: ImportChoice = given
    ? { ...given }
    : { ...NOTHING_CHOSEN, mapping: await fittingMapping(sent, header, timeZone) };
  const planBy = async (by: ImportChoice) =>
    draftPlan(tableOf(sent.kind), header, sent.name, await planOptionsOf(sent, by, timeZone));
  const first = await planBy(choice);
  const found = choice.dayOrder ? {} : await findDayOrder(sent, first);
  if (found.dayOrder) choice.dayOrder = found.dayOrder;
  const plan = found.dayOrder === 'monthFirst' ? await planBy(choice) : first;
  const unknown = await findUnknownWords(sent, await planBy({ ...choice, values: {} }), timeZone);
  const closed = closedTo(sent.home);
  const sources = plan.sources.filter(({ name }) => !closed.includes(name));
  const absent = plan.faults.absent.map(([name]) => withoutControls(name));
  const shown = await firstRows(records, { ...plan, sources }, tableOf(sent.kind), {
    timeZone,
    now: now.toISOString(),
  });
  const used = new Set(sources.flatMap(({ columnIndexes }) => columnIndexes));
  return {
    choice,
    mappings: mappingsOf(sent.kind),
    header,
    fields: sources.map((source) => ({
      name: source.name,
      required: source.column.required === true,
      from: source.columnIndexes.map((index) => header[index] ?? ''),
      set: source.fixed ?? '',
      absent: source.column.absent ? storeSentence(source.column.absent) : '',
      problem: plan.faults.unreadable.includes(source)
        ? storeSentence(sentence('value_expected', { expected: source.column.codec.expected }))
        : '',
      unknown: unknown.get(source.name) ?? [],
      among: (source.column.codec.among ?? []).map(String),
    })),
    unread: header.filter((name, index) => name !== '' && !used.has(index)),
    ...shown,
    problem:
      absent.length > 0
        ? storeSentence(sentence('columns_absent', { file: sent.name, columns: absent }))
        : '',
    ...(found.unclear === undefined ? {} : { unclearDate: found.unclear }),
  };
}

type ShownRows = Pick<ImportColumns, 'rows' | 'rowFaults'>;

async function firstRows(
  records: AsyncGenerator<CsvRecord>,
  plan: Plan,
  { settled }: CsvTable,
  clock: { timeZone: string; now: string },
): Promise<ShownRows> {
  const shown: ShownRows = { rows: [], rowFaults: [] };
  const leftOut = new LeftOutRows();
  const has = ({ columnIndexes, fixed }: ColumnSource) => columnIndexes.length > 0 || fixed !== undefined;
  const sources = plan.sources.filter(has);
  let looked = 0;
  for await (const record of records) {
    looked += 1;
    if (looked > MOST_LOOKED_AT || shown.rows.length === ROWS_SHOWN) break;
    if (record.fault || !isLive(record, plan, leftOut)) continue;
    const { values: read, faults } = readRow(sources, record.cells, clock);
    const values: Record<string, unknown> = settled?.(read) ?? read;
    const written = sources.flatMap(({ name, column }): [string, string][] =>
      values[name] === undefined ? [] : [[name, column.codec.format(values[name], clock.timeZone)]],
    );
    const { line } = record;
    shown.rows.push({ line, cells: Object.fromEntries(written) });
    for (const { fault, value } of faults) {
      const { column, expected } = fault;
      const message = storeSentence(faultOf({ line, column, value, expected }));
      shown.rowFaults.push({ line, column, message });
    }
  }
  return shown;
}

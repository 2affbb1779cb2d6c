import { BadSetting } from '../settings.ts';
import type { Database, Trx } from '../store/tables.ts';
import { type CsvRecord, readCsv } from './csv-read.ts';
import type { Fault, Importer, Kind } from './kind.ts';
import { type Plan, type PlanOptions, planColumns, readRow, shownIn } from './plan.ts';

/** A row that was refused; the column is empty where the whole row is meant. */
export type BadRow = { line: number; column: string; value: string; expected: string };

export type Source = {
  /** For people. */
  name: string;
  chunks: AsyncIterable<Uint8Array>;
  size?: number | undefined;
};

export type ImportOptions = PlanOptions & {
  timeZone: string;
  now: () => Date;
  /** Everything is done but kept. */
  dryRun?: boolean | undefined;
  onPlan?: ((lines: string[]) => void) | undefined;
  /** Present: bad rows go there, with the header of their file, and the others are stored. */
  onBad?: ((bad: BadRow, cells: string[], header: string[]) => Promise<void>) | undefined;
  onProgress?: ((bytes: number) => void) | undefined;
};

export type ImportReport = {
  rows: number;
  stored: number;
  bad: number;
  /** The first of the bad ones. */
  shown: BadRow[];
};

const ROWS_AT_ONCE = 200;
const SHOWN = 20;

/** Ends the transaction without keeping what it did. */
class NothingKept extends Error {}

async function* counted(source: Source, onProgress: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source.chunks) {
    bytes += chunk.byteLength;
    onProgress(bytes);
    yield chunk;
  }
}

/** The same records, a fixed number at a time, so that the statements of one batch fit the next. */
async function* batches(first: CsvRecord[], more: AsyncIterable<CsvRecord[]>): AsyncGenerator<CsvRecord[]> {
  let waiting: CsvRecord[] = [];
  async function* all() {
    yield first;
    yield* more;
  }
  for await (const piece of all()) {
    waiting = waiting.concat(piece);
    let start = 0;
    for (; waiting.length - start >= ROWS_AT_ONCE; start += ROWS_AT_ONCE) {
      yield waiting.slice(start, start + ROWS_AT_ONCE);
    }
    waiting = waiting.slice(start);
  }
  if (waiting.length > 0) yield waiting;
}

/**
 * Reads a CSV into the database: all of its rows or, without `onBad`, none. Every row is looked at, so that the
 * report counts all that is wrong. Throws BadSetting for a file that cannot be read at all; nothing is stored then.
 */
export async function importCsv(
  db: Database,
  kind: Kind,
  source: Source,
  options: ImportOptions,
): Promise<ImportReport> {
  const pieces = readCsv(counted(source, options.onProgress ?? (() => undefined)), source.name);
  const first = await pieces.next();
  const [head, ...rest] = first.done ? [] : first.value;
  if (!head) throw new BadSetting(`${source.name} is empty: not even a header stands in it.`);
  const header = head.cells.map((name) => name.trim());
  const plan = planColumns(kind, header, source.name, options);
  options.onPlan?.(plan.lines);

  const report: ImportReport = { rows: 0, stored: 0, bad: 0, shown: [] };
  try {
    await db.transaction().execute(async (trx) => {
      await importRows(trx, kind, plan, batches(rest, pieces), source, options, report);
      if (options.dryRun || (report.bad > 0 && !options.onBad)) throw new NothingKept();
    });
  } catch (error) {
    if (!(error instanceof NothingKept)) throw error;
    if (!options.dryRun) report.stored = 0;
  } finally {
    // A generator that is left early would keep its file open.
    await pieces.return(undefined);
  }
  return report;
}

async function importRows(
  trx: Trx,
  kind: Kind,
  plan: Plan,
  records: AsyncIterable<CsvRecord[]>,
  source: Source,
  options: ImportOptions,
  report: ImportReport,
): Promise<void> {
  const { timeZone, now } = options;
  const importer = await kind.open?.(trx, { timeZone, now, size: source.size });
  if (!importer) throw new BadSetting(`${kind.name} can be exported, not imported.`);
  for await (const batch of records) {
    const whole = batch.filter(
      ({ cells }) => plan.wholePlace === undefined || cells[plan.wholePlace]?.trim(),
    );
    const bad = await importBatch(importer, plan, whole, timeZone);
    report.rows += whole.length;
    report.bad += bad.length;
    report.stored += whole.length - bad.length;
    for (const { row, cells } of bad) {
      if (report.shown.length < SHOWN) report.shown.push(row);
      await options.onBad?.(row, cells, plan.header);
    }
  }
  await importer.finish?.();
}

/** Stores what is sound of a batch and hands back the rest, in the order of the file. */
async function importBatch(
  importer: Importer,
  plan: Plan,
  records: readonly CsvRecord[],
  timeZone: string,
): Promise<{ row: BadRow; cells: string[] }[]> {
  const bad = new Map<CsvRecord, BadRow>();
  const sound: { record: CsvRecord; values: Record<string, unknown> }[] = [];
  for (const record of records) {
    const broken = brokenRecord(record, plan);
    const read = broken ? undefined : readRow(plan, record.cells, timeZone);
    if (broken) bad.set(record, broken);
    else if (read && 'values' in read) sound.push({ record, values: read.values });
    else if (read) bad.set(record, badRow(record, read.fault, read.value));
  }
  const faults = sound.length > 0 ? await importer.add(sound.map(({ values }) => values)) : [];
  faults.forEach((fault, place) => {
    const record = sound[place]?.record;
    if (fault && record) bad.set(record, badRow(record, fault, shownIn(plan, record.cells, fault.column)));
  });
  return records.flatMap((record) => {
    const row = bad.get(record);
    return row ? [{ row, cells: record.cells }] : [];
  });
}

function badRow({ line }: CsvRecord, { column, expected }: Fault, value: string): BadRow {
  return { line, column, value, expected };
}

function brokenRecord({ line, cells, fault }: CsvRecord, { header }: Plan): BadRow | undefined {
  if (fault) return { line, column: '', value: '', expected: fault };
  if (cells.length === header.length) return undefined;
  const expected = `${header.length} cells, as in the header, and not ${cells.length}`;
  return { line, column: '', value: '', expected };
}

const LONGEST_SHOWN = 60;

/** A bad row in one line: file, line, column, what stands there and what was expected. */
export function badRowText(file: string, { line, column, value, expected }: BadRow): string {
  const place = `${file}, line ${line}`;
  if (column === '') return `${place}: expected ${expected}.`.replace(/\.\.$/, '.');
  const shown = value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value;
  const said = value === '' ? 'nothing stands there' : `'${shown}' stands there`;
  return `${place}, column ${column}: ${said}; expected ${expected}.`.replace(/\.\.$/, '.');
}

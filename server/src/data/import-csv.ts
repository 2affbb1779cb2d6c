import { BadSetting } from '../settings.ts';
import type { Database, Trx } from '../store/tables.ts';
import { type BadRow, Reasons } from './bad-rows.ts';
import { readRow, shownIn } from './cells.ts';
import { type CsvRecord, readCsv } from './csv-read.ts';
import type { Fault, Importer, Kind, ReadValues } from './kind.ts';
import { LeftOutRows } from './live-rows.ts';
import { type Plan, type PlanOptions, planColumns } from './plan.ts';

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
  /** Present: bad rows go there, with all that is wrong and the header of their file, and the others are stored. */
  onBad?: ((faults: readonly BadRow[], cells: string[], header: string[]) => Promise<void>) | undefined;
  onProgress?: ((bytes: number) => void) | undefined;
};

export type ImportReport = {
  /** Those that were to be taken in. */
  rows: number;
  stored: number;
  bad: number;
  /** All that is wrong with the first of the bad ones. */
  shown: BadRow[];
  /** How many rows are shown. */
  shownRows: number;
  reasons: Reasons;
  leftOut: LeftOutRows;
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

  const report: ImportReport = {
    rows: 0,
    stored: 0,
    bad: 0,
    shown: [],
    shownRows: 0,
    reasons: new Reasons(),
    leftOut: new LeftOutRows(),
  };
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
    const live = batch.filter((record) => isLive(record, plan, report.leftOut));
    const bad = await importBatch(importer, plan, live, timeZone);
    report.rows += live.length;
    report.bad += bad.length;
    report.stored += live.length - bad.length;
    for (const { faults, cells } of bad) {
      for (const fault of faults) report.reasons.add(fault);
      if (report.shownRows < SHOWN) {
        report.shown.push(...faults);
        report.shownRows += 1;
      }
      await options.onBad?.(faults, cells, plan.header);
    }
  }
  // Without the bad rows the rest may be wrong as a whole, and nothing of it will be kept.
  if (report.bad === 0 || options.onBad) await importer.finish?.();
}

/** Not what continues the row above, nor what its own file says is over. */
function isLive({ line, cells }: CsvRecord, { wholePlace, leftOut }: Plan, rows: LeftOutRows): boolean {
  if (wholePlace !== undefined && !cells[wholePlace]?.trim()) return false;
  const reason = leftOut(cells);
  if (reason !== undefined) rows.add(reason, line);
  return reason === undefined;
}

type Bad = { faults: BadRow[]; cells: string[] };

/** Stores what is sound of a batch and hands back the rest, in the order of the file. */
async function importBatch(
  importer: Importer,
  plan: Plan,
  records: readonly CsvRecord[],
  timeZone: string,
): Promise<Bad[]> {
  const bad = new Map<CsvRecord, BadRow[]>();
  const readable: { record: CsvRecord; read: ReadValues<never> }[] = [];
  for (const record of records) {
    const broken = brokenRecord(record, plan);
    if (broken) {
      bad.set(record, [broken]);
      continue;
    }
    const { values, faults } = readRow(plan.sources, record.cells, timeZone);
    const isWhole = faults.length === 0;
    if (!isWhole) {
      bad.set(
        record,
        faults.map(({ fault, value }) => badRow(record, fault, value)),
      );
    }
    readable.push({ record, read: { isWhole, values: values as never } });
  }
  const found = readable.length > 0 ? await importer.add(readable.map(({ read }) => read)) : [];
  found.forEach((faults, place) => {
    const record = readable[place]?.record;
    if (!record || faults.length === 0) return;
    const known = bad.get(record) ?? [];
    const more = faults
      .filter(({ column }) => !known.some((one) => one.column === column))
      .map((fault) => badRow(record, fault, shownIn(plan.sources, record.cells, fault.column, timeZone)));
    bad.set(record, [...known, ...more]);
  });
  return records.flatMap((record) => {
    const faults = bad.get(record);
    return faults ? [{ faults, cells: record.cells }] : [];
  });
}

function badRow({ line }: CsvRecord, { column, expected, detail }: Fault, value: string): BadRow {
  return { line, column, value, expected, detail };
}

function brokenRecord({ line, cells, fault }: CsvRecord, { header }: Plan): BadRow | undefined {
  if (fault) return { line, column: '', value: '', expected: fault };
  if (cells.length === header.length) return undefined;
  const expected = `${header.length} cells, as in the header, and not ${cells.length}`;
  return { line, column: '', value: '', expected };
}

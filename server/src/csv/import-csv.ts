import type { Database } from '../store/tables.ts';
import { UserError } from '../user-error.ts';
import { type BadRow, Reasons } from './bad-rows.ts';
import { type CsvRecord, readCsv } from './csv-read.ts';
import { type Bad, importBatch } from './import-batch.ts';
import type { Importer, Kind } from './kind.ts';
import { LeftOutRows } from './live-rows.ts';
import { type Plan, type PlanOptions, planColumns } from './plan.ts';

export type Source = {
  /** For people. */
  name: string;
  /** From the beginning, each time. */
  read: () => AsyncIterable<Uint8Array>;
};

export type ImportOptions = PlanOptions & {
  timeZone: string;
  now: () => Date;
  /** The file is looked at, and nothing is stored. */
  dryRun?: boolean | undefined;
  onPlan?: ((lines: string[]) => void) | undefined;
  /** Present: bad rows go there, with all that is wrong and the header of their file, and the others are stored. */
  onBad?: ((faults: readonly BadRow[], cells: string[], header: string[]) => Promise<void>) | undefined;
  onProgress?: ((bytes: number, isLook: boolean) => void) | undefined;
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

const ROWS_AT_ONCE = 500;
const SHOWN = 20;

/** Ends the pass that stores without keeping what it did. */
class NothingKept extends Error {}

async function* counted(source: Source, onProgress: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source.read()) {
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
 * Reads a CSV into the database: all of its rows or, without `onBad`, none. It is read twice: the first pass looks at
 * every row, so that the report counts all that is wrong, while others write; the second stores. Throws UserError for
 * a file that cannot be read at all; nothing is stored then.
 */
export async function importCsv(
  db: Database,
  kind: Kind,
  source: Source,
  options: ImportOptions,
): Promise<ImportReport> {
  const report: ImportReport = {
    rows: 0,
    stored: 0,
    bad: 0,
    shown: [],
    shownRows: 0,
    reasons: new Reasons(),
    leftOut: new LeftOutRows(),
  };
  const passes = async (own: Database, storing: (pass: Pass) => Promise<void>) => {
    const bad = await look(own, kind, source, options, report);
    if (options.dryRun) return;
    if (!mayKeep(report, options)) throw new NothingKept();
    await storing((trx) => store(trx, kind, source, options, report, bad));
  };
  try {
    if (kind.asWhole && !options.dryRun) {
      await kind.asWhole(db, options, (own) => passes(own, (pass) => pass(own)));
    } else {
      await passes(db, (pass) => db.transaction().execute(pass));
    }
  } catch (error) {
    if (!(error instanceof NothingKept)) throw error;
    report.stored = 0;
  }
  return report;
}

type Pass = (db: Database) => Promise<void>;

/** The first pass; answers with the lines of the bad rows. */
async function look(
  db: Database,
  kind: Kind,
  source: Source,
  options: ImportOptions,
  report: ImportReport,
): Promise<Set<number>> {
  const lines = new Set<number>();
  await eachBatch(db, kind, source, options, true, async (importer, plan, batch) => {
    const live = batch.filter((record) => isLive(record, plan, report.leftOut));
    const bad = await importBatch(importer, plan, live, options.timeZone);
    for (const { record } of bad) lines.add(record.line);
    report.rows += live.length;
    report.stored += live.length;
    await note(report, bad, plan, options);
    return mayKeep(report, options);
  });
  return lines;
}

/** The second pass. What others wrote since the first may stand in the way of a row that was sound. */
function store(
  db: Database,
  kind: Kind,
  source: Source,
  options: ImportOptions,
  report: ImportReport,
  badLines: ReadonlySet<number>,
): Promise<void> {
  const counted = new LeftOutRows();
  return eachBatch(db, kind, source, options, false, async (importer, plan, batch) => {
    const sound = batch.filter((record) => isLive(record, plan, counted) && !badLines.has(record.line));
    await note(report, await importBatch(importer, plan, sound, options.timeZone), plan, options);
    if (!mayKeep(report, options)) throw new NothingKept();
    return true;
  });
}

/** Without the bad rows the rest may be wrong as a whole, unless somebody said to leave them out. */
function mayKeep({ bad }: ImportReport, { onBad }: ImportOptions): boolean {
  return bad === 0 || onBad !== undefined;
}

/** One pass over the file; `work` answers whether what it made of a batch may stand. */
async function eachBatch(
  db: Database,
  kind: Kind,
  source: Source,
  { onPlan, onProgress, ...options }: ImportOptions,
  isLook: boolean,
  work: (importer: Importer, plan: Plan, batch: CsvRecord[]) => Promise<boolean>,
): Promise<void> {
  const pieces = readCsv(
    counted(source, (bytes) => onProgress?.(bytes, isLook)),
    source.name,
  );
  try {
    const first = await pieces.next();
    const [head, ...rest] = first.done ? [] : first.value;
    if (!head) throw new UserError(`${source.name} is empty: not even a header stands in it.`);
    const header = head.cells.map((name) => name.trim());
    const plan = planColumns(kind, header, source.name, options);
    if (isLook) onPlan?.(plan.lines);
    const { timeZone, now } = options;
    const importer = await kind.open?.(db, { timeZone, now, readOnly: isLook });
    if (!importer) throw new UserError(`${kind.name} can be exported, not imported.`);
    let mayStand = true;
    for await (const batch of batches(rest, pieces)) mayStand = await work(importer, plan, batch);
    if (mayStand) await importer.finish?.();
  } finally {
    // A generator that is left early would keep its file open.
    await pieces.return(undefined);
  }
}

/** Not what continues the row above, nor what its own file says is over. */
function isLive({ line, cells }: CsvRecord, { wholeRowColumn, leftOut }: Plan, rows: LeftOutRows): boolean {
  if (wholeRowColumn !== undefined && !cells[wholeRowColumn]?.trim()) return false;
  const reason = leftOut(cells);
  if (reason !== undefined) rows.add(reason, line);
  return reason === undefined;
}

async function note(
  report: ImportReport,
  bad: readonly Bad[],
  { header }: Plan,
  { onBad }: ImportOptions,
): Promise<void> {
  report.bad += bad.length;
  report.stored -= bad.length;
  for (const { faults, record } of bad) {
    for (const fault of faults) report.reasons.add(fault);
    if (report.shownRows < SHOWN) {
      report.shown.push(...faults);
      report.shownRows += 1;
    }
    await onBad?.(faults, record.cells, header);
  }
}

import type { Database, Trx } from '../store/tables.ts';
import { UserError } from '../user-error.ts';
import { type BadRow, ReasonCounts } from './bad-rows.ts';
import { type CsvRecord, readCsv } from './csv-read.ts';
import { type BadRecord, importBatch } from './import-batch.ts';
import type { Importer, Kind } from './kind.ts';
import { LeftOutRows } from './live-rows.ts';
import { type Plan, type PlanOptions, planColumns } from './plan.ts';

export type Source = {
  /** Display name, for messages. */
  name: string;
  /** Rereadable stream: each call starts from the beginning. */
  read: () => AsyncIterable<Uint8Array>;
};

export type ImportOptions = PlanOptions & {
  timeZone: string;
  now: () => Date;
  /** Dry run: the file is validated, and nothing is stored. */
  dryRun?: boolean | undefined;
  onPlan?: ((lines: string[]) => void) | undefined;
  /** Sink of rejected rows, with all that is wrong and their header row; where it is given, the others are stored. */
  onBad?: ((faults: readonly BadRow[], cells: string[], header: string[]) => Promise<void>) | undefined;
  /** In the transaction that stores the rows, or ends the storing of those that are stored in slices. */
  onStored?: ((trx: Trx, report: ImportReport) => Promise<void>) | undefined;
  onProgress?: ((bytes: number, isValidation: boolean) => void) | undefined;
};

export type ImportReport = {
  /** Row count, of those that were to be taken in. */
  rows: number;
  stored: number;
  bad: number;
  /** Sample of the errors: all that is wrong with the first of the bad rows. */
  shown: BadRow[];
  /** Sample size: how many rows are shown. */
  shownRows: number;
  reasons: ReasonCounts;
  leftOut: LeftOutRows;
  /** Values that were taken as they are and look wrong: the first of them, and how many there are. */
  doubts: BadRow[];
  doubted: number;
};

const ROWS_AT_ONCE = 500;
const SHOWN = 20;

/** Rollback signal: ends the pass that stores without keeping what it did. */
class RollbackSignal extends Error {}

async function* counted(source: Source, onProgress: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source.read()) {
    bytes += chunk.byteLength;
    onProgress(bytes);
    yield chunk;
  }
}

/** Batches of a fixed size, so that the statements of one batch fit the next. */
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
 * Two-pass import of a CSV: all of its rows or, without `onBad`, none. The validation pass looks at every row, so that
 * the report counts all that is wrong, while others write; the second pass stores. Throws UserError for
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
    reasons: new ReasonCounts(),
    leftOut: new LeftOutRows(),
    doubts: [],
    doubted: 0,
  };
  const passes = async (own: Database, storing: (pass: Pass) => Promise<void>) => {
    const bad = await validationPass(own, kind, source, options, report);
    if (options.dryRun) return;
    if (!mayKeep(report, options)) throw new RollbackSignal();
    await storing((trx) => storingPass(trx, kind, source, options, report, bad));
  };
  const onStored = async (trx: Trx) => options.onStored?.(trx, report);
  try {
    if (kind.allOrNothing && !options.dryRun) {
      const { timeZone } = options;
      await kind.allOrNothing(db, { timeZone, onStored }, (own) => passes(own, (pass) => pass(own)));
    } else {
      await passes(db, (pass) =>
        db.transaction().execute(async (trx) => {
          await pass(trx);
          await onStored(trx);
        }),
      );
    }
  } catch (error) {
    if (!(error instanceof RollbackSignal)) throw error;
    report.stored = 0;
  }
  return report;
}

type Pass = (db: Database) => Promise<void>;

/** Validation pass; answers with the line numbers of the bad rows. */
async function validationPass(
  db: Database,
  kind: Kind,
  source: Source,
  options: ImportOptions,
  report: ImportReport,
): Promise<Set<number>> {
  const lines = new Set<number>();
  await eachBatch(db, kind, source, options, true, async (importer, plan, batch) => {
    const live = batch.filter((record) => isLive(record, plan, report.leftOut));
    const bad = await importBatch(importer, plan, live, options.timeZone, (doubt) => {
      report.doubted += 1;
      if (report.doubts.length < SHOWN) report.doubts.push(doubt);
    });
    for (const { record } of bad) lines.add(record.line);
    report.rows += live.length;
    report.stored += live.length;
    await note(report, bad, plan, options);
    return mayKeep(report, options);
  });
  return lines;
}

/** Storing pass. What others wrote since the validation may stand in the way of a row that was valid. */
function storingPass(
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
    if (!mayKeep(report, options)) throw new RollbackSignal();
    return true;
  });
}

/** Commit condition: no bad row, as the rest may be wrong as a whole, unless somebody said to leave them out. */
function mayKeep({ bad }: ImportReport, { onBad }: ImportOptions): boolean {
  return bad === 0 || onBad !== undefined;
}

/** One pass over the file; `work` answers whether what it made of a batch may stand. */
async function eachBatch(
  db: Database,
  kind: Kind,
  source: Source,
  { onPlan, onProgress, ...options }: ImportOptions,
  isValidation: boolean,
  work: (importer: Importer, plan: Plan, batch: CsvRecord[]) => Promise<boolean>,
): Promise<void> {
  const pieces = readCsv(
    counted(source, (bytes) => onProgress?.(bytes, isValidation)),
    source.name,
  );
  try {
    const first = await pieces.next();
    const [head, ...rest] = first.done ? [] : first.value;
    if (!head) throw new UserError(`${source.name} is empty: not even a header stands in it.`);
    const header = head.cells.map((name) => name.trim());
    const plan = planColumns(kind, header, source.name, options);
    if (isValidation) onPlan?.(plan.lines);
    const { timeZone, now } = options;
    const importer = await kind.open?.(db, { timeZone, now, readOnly: isValidation });
    if (!importer) throw new UserError(`${kind.name} can be exported, not imported.`);
    let mayStand = true;
    for await (const batch of batches(rest, pieces)) mayStand = await work(importer, plan, batch);
    if (mayStand) await importer.finish?.();
  } finally {
    // File handle: a generator that is left early would keep its file open.
    await pieces.return(undefined);
  }
}

/** Row filter: not what continues the row above, nor what its own file says is over. */
function isLive({ line, cells }: CsvRecord, { wholeRowColumn, leftOut }: Plan, rows: LeftOutRows): boolean {
  if (wholeRowColumn !== undefined && !cells[wholeRowColumn]?.trim()) return false;
  const reason = leftOut(cells);
  if (reason !== undefined) rows.add(reason, line);
  return reason === undefined;
}

async function note(
  report: ImportReport,
  bad: readonly BadRecord[],
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

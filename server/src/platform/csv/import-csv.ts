import { MOST_LABELS } from '@tawseel/contract/facts/limits';
import { Spool } from '../engine/spool.ts';
import type { Database, Trx } from '../engine/tables.ts';
import { UserError } from '../user-error.ts';
import { type BadRow, ReasonCounts } from './bad-rows.ts';
import { type CsvRecord, readCsv } from './csv-read.ts';
import type { CsvTable, ImportContext, Importer, StoredRow } from './csv-table.ts';
import { fileError } from './file-error.ts';
import {
  addBatch,
  type BadRecord,
  findDoubts,
  type ReadBatch,
  type ReadRecord,
  readBatch,
} from './import-batch.ts';
import { LeftOutRows } from './live-rows.ts';
import { type Plan, type PlanOptions, planColumns } from './plan.ts';

export type Source = {
  /** Display name, for messages. */
  name: string;
  /** Returns a new stream from the beginning on each call. */
  read: () => AsyncIterable<Uint8Array>;
};

export type ImportOptions = PlanOptions & {
  timeZone: string;
  now: () => Date;
  home?: ImportContext['home'];
  /** True to validate the file without storing anything. */
  dryRun?: boolean | undefined;
  onPlan?: ((lines: string[]) => void) | undefined;
  /** Receives rejected rows with all of their faults and the header; if given, the valid rows are stored anyway. */
  onBad?: ((faults: readonly BadRow[], cells: string[], header: string[]) => Promise<void>) | undefined;
  /** Runs in the transaction that stores the rows, or in the last one if they are stored in slices. */
  onStored?: ((trx: Trx, report: ImportReport) => Promise<void>) | undefined;
  onProgress?: ((bytes: number, isValidation: boolean) => void) | undefined;
  /** Aborts the import between two batches by throwing its reason; nothing is kept. */
  signal?: AbortSignal | undefined;
};

export type ImportReport = {
  /** Number of rows, without those left out. */
  rows: number;
  stored: number;
  /** First of the stored rows, if the importer names them, and the instants of all of them. */
  named: StoredRow['name'][];
  span: { first: string; last: string } | undefined;
  bad: number;
  /** Sample of the errors: all faults of the first bad rows. */
  shown: BadRow[];
  /** Number of rows in the sample. */
  shownRows: number;
  reasons: ReasonCounts;
  /** Faults of values that every row gets, by column, so that each is reported once. */
  badSettings: Map<string, BadRow>;
  leftOut: LeftOutRows;
  /** First of the values that were accepted but look wrong, and the number of all of them. */
  doubts: BadRow[];
  doubted: number;
  doubtReasons: ReasonCounts;
  /** Number of rows that equal stored ones, without having one of their unique keys. */
  alike: number;
};

const ROWS_AT_ONCE = 500;
const SHOWN = 20;
/** Stored rows that are named: as many as labels are printed at once. */
const MOST_NAMED = MOST_LABELS;

/** Ends the storing pass and rolls it back. */
class RollbackSignal extends Error {}

async function* counted(source: Source, onProgress: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source.read()) {
    bytes += chunk.byteLength;
    onProgress(bytes);
    yield chunk;
  }
}

/** Yields batches of a fixed size, so that prepared statements of one batch can be reused for the next. */
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
 * Imports a CSV: all of its rows or, without `onBad`, none. The validation pass reads every row, so that the report
 * counts all faults, while others can write; then the rows are stored. Throws a UserError if the file cannot be read
 * at all; nothing is stored then.
 */
export async function importCsv(
  db: Database,
  table: CsvTable,
  source: Source,
  options: ImportOptions,
): Promise<ImportReport> {
  const report: ImportReport = {
    rows: 0,
    stored: 0,
    named: [],
    span: undefined,
    bad: 0,
    shown: [],
    shownRows: 0,
    reasons: new ReasonCounts(),
    badSettings: new Map(),
    leftOut: new LeftOutRows(),
    doubts: [],
    doubted: 0,
    doubtReasons: new ReasonCounts(),
    alike: 0,
  };
  const work = { table, source, options, report };
  const onStored = async (trx: Trx) => options.onStored?.(trx, report);
  try {
    if (options.dryRun) await validationPass(db, work);
    else if (table.allOrNothing) {
      const { timeZone } = options;
      await table.allOrNothing(db, { timeZone, onStored }, (own) => inSlices(own, work));
    } else await inOneTransaction(db, work, onStored);
  } catch (error) {
    if (!(error instanceof RollbackSignal)) throw error;
    report.stored = 0;
  }
  return report;
}

type Work = { table: CsvTable; source: Source; options: ImportOptions; report: ImportReport };

/**
 * Validates the file, then reads it again to store it in slices, because a million parsed orders may not fit where
 * only the file is kept.
 */
async function inSlices(db: Database, work: Work): Promise<void> {
  const { options } = work;
  const badLines = new Set<number>();
  await validationPass(db, work, (_, { bad }) => {
    for (const { record } of bad) badLines.add(record.line);
  });
  if (!mayKeep(work)) throw new RollbackSignal();
  const counted = new LeftOutRows();
  await eachBatch(db, work, false, async (importer, plan, records) => {
    const sound = records.filter((record) => isLive(record, plan, counted) && !badLines.has(record.line));
    await store(importer, plan, readBatch(plan, sound, options), work);
    return true;
  });
}

/**
 * Keeps the parsed rows in a temporary file, so that the transaction, which on SQLite blocks all other writers, lasts
 * only as long as the inserts and not as long as the parsing.
 */
async function inOneTransaction(
  db: Database,
  work: Work,
  onStored: (trx: Trx) => Promise<void>,
): Promise<void> {
  const { table, options } = work;
  const spool = new Spool<string>();
  try {
    let plan: Plan | undefined;
    await validationPass(db, work, (known, { readable, bad }) => {
      plan = known;
      const isBad = new Set(bad.map(({ record }) => record));
      spool.add(JSON.stringify(readable.filter(({ record }) => !isBad.has(record))));
    });
    if (!mayKeep(work)) throw new RollbackSignal();
    await db.transaction().execute(async (trx) => {
      const importer = await openImporter(trx, table, options, false);
      for (const rows of spool.chunks()) {
        options.signal?.throwIfAborted();
        const readable: ReadRecord[] = JSON.parse(rows);
        if (plan) await store(importer, plan, { readable, bad: [] }, work);
      }
      await importer.finish?.();
      await onStored(trx);
    });
  } finally {
    spool.close();
  }
}

/** Validates the file without writing; `onBatch` gets each parsed batch, with all of its bad rows. */
async function validationPass(
  db: Database,
  work: Work,
  onBatch: (plan: Plan, batch: ReadBatch) => void = () => undefined,
): Promise<void> {
  const { report, options } = work;
  await eachBatch(db, work, true, async (importer, plan, records) => {
    const live = records.filter((record) => isLive(record, plan, report.leftOut));
    const onDoubt = (doubt: BadRow) => {
      report.doubted += 1;
      report.doubtReasons.add(doubt);
      if (report.doubts.length < SHOWN) report.doubts.push(doubt);
    };
    const batch = readBatch(plan, live, options, onDoubt);
    for (const doubt of await findDoubts(importer, plan, batch, options.timeZone)) onDoubt(doubt);
    const bad = await addBatch(importer, plan, batch, options.timeZone);
    report.rows += live.length;
    report.stored += live.length;
    await note(bad, plan, work);
    onBatch(plan, { ...batch, bad });
    return mayKeep(work);
  });
}

/** Stores a batch of valid rows. One may still fail, because of what others wrote since the validation. */
async function store(importer: Importer, plan: Plan, batch: ReadBatch, work: Work): Promise<void> {
  await note(await addBatch(importer, plan, batch, work.options.timeZone), plan, work);
  if (!mayKeep(work)) throw new RollbackSignal();
}

/**
 * Returns true if the import may be committed: it has no bad rows, because the rest may be wrong as well, or the
 * caller chose to leave bad rows out.
 */
function mayKeep({ report, options }: Work): boolean {
  return report.bad === 0 || options.onBad !== undefined;
}

/** Passes once over the file; `onRecords` returns whether the rows may be kept. */
async function eachBatch(
  db: Database,
  { table, source, options, report }: Work,
  isValidation: boolean,
  onRecords: (importer: Importer, plan: Plan, records: CsvRecord[]) => Promise<boolean>,
): Promise<void> {
  const pieces = readCsv(
    counted(source, (bytes) => options.onProgress?.(bytes, isValidation)),
    source.name,
  );
  try {
    const first = await pieces.next();
    const [head, ...rest] = first.done ? [] : first.value;
    if (!head) throw fileError('file_empty', { file: source.name });
    const header = head.cells.map((name) => name.trim());
    const plan = planColumns(table, header, source.name, options);
    if (isValidation) options.onPlan?.(plan.lines);
    const onAlike = (rows: number) => {
      report.alike += rows;
    };
    const onStoredRows = (rows: readonly StoredRow[]) => noteStored(report, rows);
    const importer = await openImporter(db, table, { ...options, onAlike, onStoredRows }, isValidation);
    let mayStand = true;
    for await (const records of batches(rest, pieces)) {
      options.signal?.throwIfAborted();
      mayStand = await onRecords(importer, plan, records);
    }
    if (mayStand) await importer.finish?.();
  } finally {
    // Closes the file, which a generator that is left early would keep open.
    await pieces.return(undefined);
  }
}

function noteStored(report: ImportReport, rows: readonly StoredRow[]): void {
  for (const { name, at } of rows) {
    if (report.named.length < MOST_NAMED) report.named.push(name);
    const { first = at, last = at } = report.span ?? {};
    report.span = { first: at < first ? at : first, last: at > last ? at : last };
  }
}

async function openImporter(
  db: Database,
  table: CsvTable,
  {
    timeZone,
    now,
    home,
    onAlike,
    onStoredRows,
  }: ImportOptions & Pick<ImportContext, 'onAlike' | 'onStoredRows'>,
  readOnly: boolean,
): Promise<Importer> {
  const importer = await table.open?.(db, { timeZone, now, readOnly, home, onAlike, onStoredRows });
  if (!importer) throw new UserError(`${table.name} can be exported, not imported.`);
  return importer;
}

/** Returns true unless the row continues the row above, or the file marks it as finished. */
export function isLive(
  { line, cells }: CsvRecord,
  { wholeRowColumn, leftOut }: Plan,
  rows: LeftOutRows,
): boolean {
  if (wholeRowColumn !== undefined && !cells[wholeRowColumn]?.trim()) return false;
  const reason = leftOut(cells);
  if (reason !== undefined) rows.add(reason, line);
  return reason === undefined;
}

async function note(
  bad: readonly BadRecord[],
  { header, sources }: Plan,
  { report, options }: Work,
): Promise<void> {
  report.bad += bad.length;
  report.stored -= bad.length;
  const isSet = ({ column, value }: BadRow) =>
    sources.some(({ name, fixed }) => name === column && fixed === value);
  for (const { faults, record } of bad) {
    const ofRow = faults.filter((fault) => !isSet(fault));
    for (const fault of ofRow) report.reasons.add(fault);
    for (const fault of faults.filter(isSet)) report.badSettings.set(fault.column, fault);
    if (report.shownRows < SHOWN && ofRow.length > 0) {
      report.shown.push(...ofRow);
      report.shownRows += 1;
    }
    await options.onBad?.(faults, record.cells, header);
  }
}

import { Spool } from '../engine/spool.ts';
import type { Database, Trx } from '../engine/tables.ts';
import { UserError } from '../user-error.ts';
import { type BadRow, ReasonCounts } from './bad-rows.ts';
import { type CsvRecord, readCsv } from './csv-read.ts';
import type { CsvTable, ImportContext, Importer } from './csv-table.ts';
import { addBatch, type BadRecord, type ReadBatch, type ReadRecord, readBatch } from './import-batch.ts';
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
  home?: ImportContext['home'];
  /** Dry run: the file is validated, and nothing is stored. */
  dryRun?: boolean | undefined;
  onPlan?: ((lines: string[]) => void) | undefined;
  /** Sink of rejected rows, with all that is wrong and their header row; where it is given, the others are stored. */
  onBad?: ((faults: readonly BadRow[], cells: string[], header: string[]) => Promise<void>) | undefined;
  /** In the transaction that stores the rows, or ends the storing of those that are stored in slices. */
  onStored?: ((trx: Trx, report: ImportReport) => Promise<void>) | undefined;
  onProgress?: ((bytes: number, isValidation: boolean) => void) | undefined;
  /** Ends it between two batches by throwing its reason; nothing stays stored. */
  signal?: AbortSignal | undefined;
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
  /** What is wrong with what every row gets, by column: each is said once. */
  badSettings: Map<string, BadRow>;
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
 * Import of a CSV: all of its rows or, without `onBad`, none. The validation pass looks at every row, so that the report
 * counts all that is wrong, while others write; then they are stored. Throws UserError for a file that cannot be read at
 * all; nothing is stored then.
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
    bad: 0,
    shown: [],
    shownRows: 0,
    reasons: new ReasonCounts(),
    badSettings: new Map(),
    leftOut: new LeftOutRows(),
    doubts: [],
    doubted: 0,
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

/** Reads the file once more: a million orders would not fit where fewer rows are kept meanwhile. */
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
 * Keeps the parsed rows beside the database, so that its transaction, for which on SQLite whoever writes waits, is not
 * the time in which a file is read, but that in which its rows are put in.
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

/** Validation pass, which only reads; `onBatch` gets what was read of a batch, and all of its bad rows. */
async function validationPass(
  db: Database,
  work: Work,
  onBatch: (plan: Plan, batch: ReadBatch) => void = () => undefined,
): Promise<void> {
  const { report, options } = work;
  await eachBatch(db, work, true, async (importer, plan, records) => {
    const live = records.filter((record) => isLive(record, plan, report.leftOut));
    const batch = readBatch(plan, live, options, (doubt) => {
      report.doubted += 1;
      if (report.doubts.length < SHOWN) report.doubts.push(doubt);
    });
    const bad = await addBatch(importer, plan, batch, options.timeZone);
    report.rows += live.length;
    report.stored += live.length;
    await note(bad, plan, work);
    onBatch(plan, { ...batch, bad });
    return mayKeep(work);
  });
}

/** Stores a batch of valid rows. What others wrote since the validation may stand in the way of one. */
async function store(importer: Importer, plan: Plan, batch: ReadBatch, work: Work): Promise<void> {
  await note(await addBatch(importer, plan, batch, work.options.timeZone), plan, work);
  if (!mayKeep(work)) throw new RollbackSignal();
}

/** Commit condition: no bad row, as the rest may be wrong as a whole, unless somebody said to leave them out. */
function mayKeep({ report, options }: Work): boolean {
  return report.bad === 0 || options.onBad !== undefined;
}

/** One pass over the file; `onRecords` answers whether what it made of some may stand. */
async function eachBatch(
  db: Database,
  { table, source, options }: Work,
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
    if (!head) throw new UserError(`${source.name} is empty: it has no header row.`);
    const header = head.cells.map((name) => name.trim());
    const plan = planColumns(table, header, source.name, options);
    if (isValidation) options.onPlan?.(plan.lines);
    const importer = await openImporter(db, table, options, isValidation);
    let mayStand = true;
    for await (const records of batches(rest, pieces)) {
      options.signal?.throwIfAborted();
      mayStand = await onRecords(importer, plan, records);
    }
    if (mayStand) await importer.finish?.();
  } finally {
    // File handle: a generator that is left early would keep its file open.
    await pieces.return(undefined);
  }
}

async function openImporter(
  db: Database,
  table: CsvTable,
  { timeZone, now, home }: ImportOptions,
  readOnly: boolean,
): Promise<Importer> {
  const importer = await table.open?.(db, { timeZone, now, readOnly, home });
  if (!importer) throw new UserError(`${table.name} can be exported, not imported.`);
  return importer;
}

/** Row filter: not what continues the row above, nor what its own file says is over. */
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

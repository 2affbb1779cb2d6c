import { open } from 'node:fs/promises';
import type { FileImport, ImportChoice, ImportReport } from '@tawseel/contract/imports';
import { type BadRow, faultText } from '../../platform/csv/bad-rows.ts';
import { BYTE_ORDER_MARK } from '../../platform/csv/export-csv.ts';
import { type ImportReport as Found, importCsv } from '../../platform/csv/import-csv.ts';
import { rejectsOf } from '../../platform/csv/rejects.ts';
import { type AuditActor, auditAs } from '../../platform/engine/audit.ts';
import { engineOf } from '../../platform/engine/database.ts';
import { setFact } from '../../platform/engine/meta.ts';
import type { Database, Trx } from '../../platform/engine/tables.ts';
import { whileNoImport } from '../orders/store/import-lock.ts';
import { planOptionsOf, type SentFile, sourceOf, tableOf } from './columns.ts';

/** A check or an import, in plain values that another process can be told. */
export type ImportJob = SentFile & {
  bytes: number;
  choice: ImportChoice;
  /** Where the rows go that cannot be imported. */
  rejects: string;
  timeZone: string;
  dryRun: boolean;
  /** Whether the others are imported where some cannot be. */
  leaveOut: boolean;
  actor: AuditActor;
  address: string;
  /** What is kept of the import while it runs. */
  kept: KeptImport;
};

/** What a restarted server still knows of the last import. */
export type KeptImport = { owner: string; mine: FileImport };

export type ImportHooks = {
  now: () => Date;
  /** In percent. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

/** Runs a job to its end, here or in another process; ended by its signal, it rejects with nothing of it stored. */
export type RunImport = (db: Database, job: ImportJob, hooks: ImportHooks) => Promise<ImportReport>;

const REASONS_SHOWN = 12;

export const runImport: RunImport = async (db, job, { now, onProgress, signal }) => {
  const { timeZone, dryRun, bytes } = job;
  const table = tableOf(job.kind);
  const rejects = await open(job.rejects, 'w', 0o600);
  const rejectOf = rejectsOf(job.name);
  const work = async (own: Database) =>
    importCsv(own, table, sourceOf(job), {
      ...(await planOptionsOf(job, job.choice, timeZone)),
      now,
      home: job.home,
      dryRun,
      signal,
      onStored: (trx, report) => noteStored(trx, job, reportOf(report), now()),
      onProgress: (read, isValidation) => {
        const percent = Math.floor((100 * read) / bytes);
        if (dryRun) onProgress(percent);
        else onProgress(isValidation ? percent / 2 : 50 + percent / 2);
      },
      ...(dryRun || job.leaveOut ? { onBad: (...bad) => rejects.writeFile(rejectOf(...bad)) } : {}),
    });
  try {
    await rejects.writeFile(BYTE_ORDER_MARK);
    const isHeld = dryRun || table.allOrNothing !== undefined;
    const report = await (isHeld ? work(db) : whileNoImport(db, work));
    if (!dryRun) await engineOf(db).cutLog(db);
    return reportOf(report);
  } finally {
    await rejects.close();
  }
};

async function noteStored(trx: Trx, job: ImportJob, report: ImportReport, now: Date): Promise<void> {
  const { actor, address, kind, name, kept } = job;
  const { stored, bad } = report;
  await auditAs({ now, actor, address, call: 'imports.startImport' })(trx, {
    subject: { kind: 'import', id: '', name },
    after: { kind, rows: stored, ...(bad > 0 ? { leftOut: bad } : {}) },
  });
  const done = { ...kept.mine, state: 'done', report, percent: 100, endedAt: now.toISOString() };
  await setFact(trx, 'last_import', JSON.stringify({ ...kept, mine: done }));
}

function reportOf({
  rows,
  stored,
  bad,
  badSettings,
  reasons,
  shown,
  leftOut,
  ...found
}: Found): ImportReport {
  const told = (fault: BadRow) => ({ line: fault.line, column: fault.column, message: faultText(fault) });
  const ofAll = [...badSettings.values()].map((fault) => ({ ...told(fault), line: 0 }));
  return {
    rows,
    stored,
    bad,
    reasons: reasons.first(REASONS_SHOWN).reasons,
    rowFaults: [...ofAll, ...shown.map(told)],
    leftOut: leftOut.all().map(({ reason, rows: count, lines }) => ({ reason, count, lines })),
    doubted: found.doubted,
    doubts: found.doubts.map(told),
  };
}

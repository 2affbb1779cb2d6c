import { open } from 'node:fs/promises';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { FileImport, ImportChoice, ImportReport } from '@tawseel/contract/imports';
import { type BadRow, faultOf, type ReasonCounts } from '../../platform/csv/bad-rows.ts';
import { BYTE_ORDER_MARK } from '../../platform/csv/export-csv.ts';
import { type ImportReport as Found, importCsv } from '../../platform/csv/import-csv.ts';
import { rejectsOf } from '../../platform/csv/rejects.ts';
import { type AuditActor, auditAs } from '../../platform/engine/audit.ts';
import { engineOf } from '../../platform/engine/database.ts';
import { setFact } from '../../platform/engine/meta.ts';
import type { Database, Trx } from '../../platform/engine/tables.ts';
import { speakerIn } from '../../platform/http/language.ts';
import { businessDay } from '../../platform/values/period.ts';
import { storeSentence } from '../../platform/values/stored-text.ts';
import { whileNoImport } from '../orders/store/import-lock.ts';
import { findSender } from '../senders/store.ts';
import { planOptionsOf, type SentFile, sourceOf, tableOf } from './columns.ts';
import { insertImportedFile, upsertChoice } from './store.ts';

/** Check or import, in plain values that can be sent to another process. */
export type ImportJob = SentFile & {
  bytes: number;
  sha256: string;
  /** Number of this import of the same file, counted from 1. */
  times: number;
  choice: ImportChoice;
  /** Key of the headers; see proposals.ts. */
  headers: string;
  /** File for the rows that cannot be imported. */
  rejects: string;
  /** Language of the reasons in that file. */
  language: string;
  timeZone: string;
  dryRun: boolean;
  /** True if the other rows are imported when some cannot be. */
  leaveOut: boolean;
  actor: AuditActor;
  address: string;
  /** Record of the import that is stored while it runs. */
  kept: KeptImport;
};

/** Record of the last import that a restarted server can read. */
export type KeptImport = { owner: string; mine: FileImport };

export type ImportHooks = {
  now: () => Date;
  /** Progress in percent. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

/** Runs a job here or in another process. If its signal aborts it, it rejects and nothing is stored. */
export type RunImport = (db: Database, job: ImportJob, hooks: ImportHooks) => Promise<ImportReport>;

const REASONS_SHOWN = 12;

export const runImport: RunImport = async (db, job, { now, onProgress, signal }) => {
  const { timeZone, dryRun, bytes } = job;
  const table = tableOf(job.kind);
  const rejects = await open(job.rejects, 'w', 0o600);
  const rejectOf = rejectsOf(job.name, speakerIn(job.language));
  const work = async (own: Database) =>
    importCsv(own, table, sourceOf(job), {
      ...(await planOptionsOf(job, job.choice, timeZone)),
      now,
      home: job.home,
      dryRun,
      signal,
      onStored: (trx, report) => noteStored(trx, job, reportOf(report, timeZone), now()),
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
    return reportOf(report, timeZone);
  } finally {
    await rejects.close();
  }
};

async function noteStored(trx: Trx, job: ImportJob, report: ImportReport, now: Date): Promise<void> {
  const { actor, address, kind, name, kept, sha256, times, home } = job;
  const { stored, bad } = report;
  await insertImportedFile(trx, {
    sha256,
    kind,
    times,
    stored,
    imported_at: now.toISOString(),
    by_name: actor.name ?? '',
    warehouse_id: home?.id ?? null,
  });
  if (kind === 'orders' && stored > 0) await keepChoice(trx, job, now);
  await auditAs({ now, actor, address, call: 'imports.startImport' })(trx, {
    subject: { kind: 'import', id: '', name },
    after: { kind, rows: stored, ...(bad > 0 ? { leftOut: bad } : {}) },
  });
  const done = { ...kept.mine, state: 'done', report, percent: 100, endedAt: now.toISOString() };
  await setFact(trx, 'last_import', JSON.stringify({ ...kept, mine: done }));
}

/** Keeps what was chosen for the file, to be proposed for the next one of its sender. */
async function keepChoice(trx: Trx, { choice, headers }: ImportJob, now: Date): Promise<void> {
  const { sender_id = '' } = choice.set;
  const sender = await findSender(trx, sender_id);
  if (!sender) return;
  const imported_at = now.toISOString();
  await upsertChoice(trx, { headers, sender_id, choice: JSON.stringify(choice), imported_at });
}

function toReasons(counts: ReasonCounts): ImportReport['reasons'] {
  const { reasons } = counts.first(REASONS_SHOWN);
  return reasons.map((reason) => ({ ...reason, expected: storeSentence(reason.expected) }));
}

/** Returns a report with its sentences as stored text, because readers have different languages. */
function reportOf(
  { rows, stored, bad, badSettings, reasons, shown, leftOut, named, span, ...found }: Found,
  timeZone: string,
): ImportReport {
  const toReply = (fault: BadRow) => ({
    line: fault.line,
    column: fault.column,
    message: storeSentence(faultOf(fault)),
  });
  const ofAll = [...badSettings.values()].map((fault) => ({ ...toReply(fault), line: 0 }));
  const alike =
    found.alike === 0
      ? []
      : [
          {
            line: 0,
            column: '',
            message: storeSentence(sentence('rows_alike', { count: found.alike, rows })),
          },
        ];
  return {
    rows,
    stored,
    bad,
    reasons: toReasons(reasons),
    rowFaults: [...ofAll, ...shown.map(toReply)],
    leftOut: leftOut.all().map(({ reason, rows: count, lines }) => ({ reason, count, lines })),
    doubted: found.doubted + found.alike,
    doubts: [...alike, ...found.doubts.map(toReply)],
    doubtReasons: toReasons(found.doubtReasons),
    ...(span
      ? {
          orders: {
            trackingIDs: named,
            from: businessDay(span.first, timeZone),
            to: businessDay(span.last, timeZone),
          },
        }
      : {}),
  };
}

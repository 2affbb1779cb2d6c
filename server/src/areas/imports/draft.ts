import type { Hash } from 'node:crypto';
import type { Say } from '@tawseel/contract/facts/sentences/say';
import type { FileImport, ImportChoice, ImportColumns, ImportReport } from '@tawseel/contract/imports';
import { FileError } from '../../platform/csv/file-error.ts';
import { findFact } from '../../platform/engine/meta.ts';
import type { Database } from '../../platform/engine/tables.ts';
import type { Person } from '../../platform/http/auth.ts';
import type { UserError } from '../../platform/user-error.ts';
import { sayStored, storeSentence } from '../../platform/values/stored-text.ts';
import { isImportRunning } from '../orders/store/import-lock.ts';
import type { SentFile } from './columns.ts';
import type { KeptImport } from './run-import.ts';

/** Uploaded file with its progress; each person has one. */
export type Draft = SentFile & {
  owner: string;
  by: string;
  /** Session of the upload; the file is removed when it ends. */
  session: string;
  rejects: string;
  /** Of the bytes received so far. */
  sha256: Hash;
  /** Reply about the file, with its sentences as stored text. */
  shown: FileImport;
  choice: ImportChoice;
  /** Choice as the server proposed it, to find the changes of the user in `choice`. */
  proposed: ImportChoice;
  /** Columns that were found by their names alone; missing until the file is complete. */
  found?: ImportColumns;
  /** Aborts the check or import in progress. */
  stop?: AbortController | undefined;
  /** True while a piece is being written. */
  isWriting: boolean;
};

/** Returns the SHA-256 of the bytes received so far. */
export function hashOf({ sha256 }: Draft): string {
  return sha256.copy().digest('hex');
}

/** State of a file after its columns are chosen again. */
export const NOT_CHECKED = {
  percent: 0,
  report: null,
  hasLeftOut: false,
  problem: '',
  checkedAt: null,
  endedAt: null,
} as const satisfies Partial<FileImport>;

export const NEW_FILE = {
  ...NOT_CHECKED,
  received: 0,
  state: 'receiving',
  columns: null,
} as const satisfies Partial<FileImport>;

/**
 * Returns true if a draft belongs to another session. Drafts in progress or finished remain visible to the
 * person who started them.
 */
export function isOver(draft: Draft, { sessionHash }: Pick<Person, 'sessionHash'>): boolean {
  const isUnderWay = draft.stop !== undefined || draft.shown.endedAt !== null;
  return !isUnderWay && draft.session !== sessionHash;
}

/** Returns true if every required column has a source, and all dates and fixed values can be read. */
export function isComplete({ columns }: FileImport): boolean {
  if (columns?.problem !== '' || columns.unclearDate) return false;
  return columns.fields.every(
    ({ required, from, set, problem }) => problem === '' && (!required || from.length > 0 || set !== ''),
  );
}

/** Returns what is wrong with a file as stored text. */
export function storedProblem(error: UserError): string {
  return error instanceof FileError ? storeSentence(error.sentence) : error.message;
}

/** Returns the reply about a file in the language of its reader. */
export function sayImport(shown: FileImport, say: Say): FileImport {
  const said = (text: string) => sayStored(text, say);
  const saidFaults = (faults: ImportReport['rowFaults']) =>
    faults.map((fault) => ({ ...fault, message: said(fault.message) }));
  const saidReasons = (reasons: ImportReport['reasons'] = []) =>
    reasons.map((reason) => ({ ...reason, expected: said(reason.expected) }));
  const { columns, report, problem } = shown;
  return {
    ...shown,
    problem: said(problem),
    columns: columns && {
      ...columns,
      problem: said(columns.problem),
      fields: columns.fields.map((field) => ({
        ...field,
        absent: said(field.absent),
        problem: said(field.problem),
      })),
      rowFaults: saidFaults(columns.rowFaults),
    },
    report: report && {
      ...report,
      reasons: saidReasons(report.reasons),
      doubtReasons: saidReasons(report.doubtReasons),
      rowFaults: saidFaults(report.rowFaults),
      doubts: saidFaults(report.doubts),
    },
  };
}

/** Returns a person's last import as stored by a server, which may have ended meanwhile or be another one, or null. */
export async function findKept(db: Database, owner: string): Promise<FileImport | null> {
  const text = await findFact(db, 'last_import');
  if (text === undefined) return null;
  const kept: KeptImport = JSON.parse(text);
  if (kept.owner !== owner) return null;
  const { mine } = kept;
  if (mine.state !== 'importing') return mine;
  return (await isImportRunning(db)) ? mine : { ...mine, state: 'interrupted' };
}

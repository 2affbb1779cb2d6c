import * as z from 'zod/mini';
import { IMPORTED_KINDS } from './facts/imported-kinds.ts';
import { READERS } from './facts/roles.ts';
import { rule } from './facts/sentences/rule.ts';
import { instant, notOneOf } from './fields.ts';
import { messageOnly, table } from './route.ts';
import { words } from './typed-text.ts';

/** Size of a piece of a file in bytes, small enough to be sent over a slow line within the request timeout. */
export const PIECE_BYTES = 2 * 1024 * 1024;
export const MOST_FILE_BYTES = 1024 ** 3;

const header = z.string().check(z.maxLength(500));
const value = z.string().check(z.maxLength(500));
const field = z.string().check(z.maxLength(40));

export const RowFault = z.object({ line: z.number(), column: z.string(), message: z.string() });

/** Choices about a file: a built-in mapping or columns found by name, and the differences from it. */
const Choice = z.strictObject({
  /** One of `mappings`; empty for none. */
  mapping: z.string().check(z.maxLength(40)),
  /** Header of the file, by our column; if empty, the column is not read. */
  columns: z.record(field, header),
  /** Defaults for cells that are empty in the file. */
  set: z.record(field, value),
  /** Meanings of words that the file has and we do not know, by our column. */
  values: z.optional(z.record(field, z.record(value, value))),
  /** Words for which rows are left out, whose rows are to be imported anyway. */
  take: z.array(value).check(z.maxLength(50)),
  /** Order of day and month in a date like 3/4/2026; missing until it is known. */
  dayOrder: z.optional(z.enum(['dayFirst', 'monthFirst'])),
});
export type ImportChoice = z.infer<typeof Choice>;

/** Returns a stored choice, or undefined if this version cannot read it. */
export function readChoice(text: string): ImportChoice | undefined {
  return Choice.safeParse(JSON.parse(text)).data;
}

/** Column mapping of the file: sources of columns, and the first rows as they would be imported. */
export const ImportColumns = z.object({
  choice: Choice,
  mappings: z.array(z.string()),
  header: z.array(z.string()),
  fields: z.array(
    z.object({
      name: z.string(),
      required: z.boolean(),
      from: z.array(z.string()),
      set: z.string(),
      absent: z.string(),
      problem: z.string(),
      /** Words in the file that stand for none of the values in `among`; one of them can be chosen for each. */
      unknown: z.array(z.string()),
      among: z.array(z.string()),
    }),
  ),
  unread: z.array(z.string()),
  rows: z.array(z.object({ line: z.number(), cells: z.record(z.string(), z.string()) })),
  rowFaults: z.array(RowFault),
  problem: z.string(),
  /** Ambiguous date, if the file does not show the order of day and month. */
  unclearDate: z.optional(z.string()),
});
export type ImportColumns = z.infer<typeof ImportColumns>;

const Reason = z.object({ column: z.string(), expected: z.string(), count: z.number() });

/** Result of a check or an import. */
export const ImportReport = z.object({
  rows: z.number(),
  stored: z.number(),
  bad: z.number(),
  reasons: z.array(Reason),
  rowFaults: z.array(RowFault),
  leftOut: z.array(z.object({ reason: z.string(), count: z.number(), lines: z.array(z.number()) })),
  doubted: z.number(),
  doubts: z.array(RowFault),
  /** Missing in a report of an earlier version. */
  doubtReasons: z.optional(z.array(Reason)),
  /** Orders that were stored; missing if there are none. */
  orders: z.optional(
    z.object({
      /** Of the first, as many as labels are printed at once. */
      trackingIDs: z.array(z.string()),
      /** First and last day of creation, in the business time zone. */
      from: z.string(),
      to: z.string(),
    }),
  ),
});
export type ImportReport = z.infer<typeof ImportReport>;

/** Last import of a file with the same bytes and kind; `by` is empty if the caller may not read the name. */
export const EarlierImport = z.object({ at: instant, by: z.string(), rows: z.number(), times: z.number() });
export type EarlierImport = z.infer<typeof EarlierImport>;

/** Sender of the orders of a file. */
const FileSender = z.object({
  _id: z.string(),
  name: z.string(),
  /** Last import of a file of this sender with the same headers; missing if there was none. */
  importedAt: z.optional(instant),
});

export const IMPORT_STATES = [
  'receiving',
  'ready',
  'checking',
  'checked',
  'importing',
  'stopping',
  'done',
  'stopped',
  'failed',
  'interrupted',
] as const;

export const FileImport = z.object({
  kind: z.enum(IMPORTED_KINDS),
  name: z.string(),
  bytes: z.number(),
  received: z.number(),
  state: z.enum(IMPORT_STATES),
  percent: z.number(),
  columns: z.nullable(ImportColumns),
  report: z.nullable(ImportReport),
  hasLeftOut: z.boolean(),
  problem: z.string(),
  checkedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** Missing if the business has not imported this file yet. */
  earlier: z.optional(EarlierImport),
  /** Sender chosen for the orders; missing if none is. */
  sender: z.optional(FileSender),
  /** Senders of earlier files with the same headers, the last imported first. */
  senders: z.optional(z.array(FileSender)),
});
export type FileImport = z.infer<typeof FileImport>;

const may = READERS.imports;
const noFile = { no_file: 'No file was sent' };
const beside = {
  own_import_runs: 'Your file is being checked or imported',
  other_import_runs: 'Somebody else checks or imports a file',
};
const notReadable = { file_not_readable: 'Not a CSV file in UTF-8 with columns of this kind' };

/**
 * Calls for importing files. Each person has one file, which a new one replaces. Calls that only read the file are
 * named so, because they do not change the business. Supervisors import orders of their own warehouse.
 */
export const imports = table('imports', {
  readImport: {
    method: 'GET',
    path: '/api/import',
    may,
    feature: 'tawseel',
    summary: 'Your file with its state, and what somebody else is importing',
    reply: z.object({
      mine: z.nullable(FileImport),
      running: z.nullable(
        z.object({ by: z.string(), kind: z.enum(IMPORTED_KINDS), name: z.string(), percent: z.number() }),
      ),
    }),
  },
  checkFile: {
    method: 'POST',
    path: '/api/import',
    reads: true,
    may,
    feature: 'tawseel',
    summary: 'Announce a CSV file, which takes the place of your earlier one',
    body: z.strictObject({
      kind: z.enum(IMPORTED_KINDS, notOneOf(IMPORTED_KINDS)),
      name: words(200),
      bytes: z.number().check(z.int(), z.minimum(1, rule('empty_file')), z.maximum(MOST_FILE_BYTES)),
    }),
    reply: FileImport,
    refusals: {
      file_busy: 'Your earlier file is being checked or imported',
      orders_only: 'Staff import orders only',
      own_warehouse_deleted: 'The warehouse of the caller was deleted',
      file_too_large: 'Longer than what staff may send',
    },
  },
  readPiece: {
    method: 'PUT',
    path: '/api/import/file/:from',
    reads: true,
    may,
    feature: 'tawseel',
    file: ['text/csv'],
    bodyLimit: PIECE_BYTES,
    summary: 'Send the next piece of the announced file',
    params: z.strictObject({
      from: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MOST_FILE_BYTES)),
    }),
    reply: FileImport,
    refusals: {
      ...notReadable,
      not_next_piece: 'Not the next piece of an announced file',
      longer_than_announced: 'Longer than was announced',
    },
  },
  checkColumns: {
    method: 'POST',
    path: '/api/import/columns',
    reads: true,
    may,
    feature: 'tawseel',
    summary: 'Choose which column of the file is which, and see its first rows',
    invalidates: ['imports'],
    body: Choice,
    reply: FileImport,
    refusals: {
      ...noFile,
      ...notReadable,
      no_such_mapping: 'No ready mapping of this kind has this name',
      file_in_use: 'The file is being sent, checked or imported',
    },
  },
  checkImport: {
    method: 'POST',
    path: '/api/import/check',
    reads: true,
    may,
    feature: 'tawseel',
    summary: 'Check every row of the file; it goes on after the answer',
    invalidates: ['imports'],
    reply: FileImport,
    refusals: { ...noFile, ...beside, columns_not_complete: 'A required column comes from nowhere' },
  },
  startImport: {
    method: 'POST',
    path: '/api/import/start',
    may,
    feature: 'tawseel',
    summary: 'Import the file as it was checked; it goes on after the answer',
    invalidates: ['imports'],
    body: z.strictObject({
      checkedAt: instant.check(z.maxLength(40)),
      leaveOut: z.boolean(),
    }),
    reply: FileImport,
    refusals: {
      ...noFile,
      ...beside,
      not_checked: 'The file was not checked as it is now',
      imported_meanwhile: 'Somebody imported the same file since it was checked; it is now in `earlier`',
      orders_to_import: 'More orders than staff may import at once',
    },
  },
  exportLeftOut: {
    method: 'GET',
    path: '/api/import/left-out',
    may,
    feature: 'tawseel',
    summary: 'The rows that cannot be imported, as they were sent, each with its line and the reason, as CSV',
    reply: z.string(),
    type: 'text/csv',
    refusals: { ...noFile, nothing_left_out: 'There are none' },
  },
  stopImport: {
    method: 'DELETE',
    path: '/api/import',
    may,
    feature: 'tawseel',
    summary: 'Stop a running check or import, of which nothing stays; else forget the file',
    invalidates: ['imports'],
    ...messageOnly,
    refusals: noFile,
  },
});

import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { ImportChoice, ImportColumns } from '@tawseel/contract/imports';
import { FileError } from '../../platform/csv/file-error.ts';
import { Refusal } from '../../platform/http/errors.ts';
import { UserError } from '../../platform/user-error.ts';
import { readColumns, refuseOthers, type SentFile } from './columns.ts';

/** Uploaded file whose first rows are to be read, in plain values that can be sent to another process. */
export type FileLook = {
  sent: SentFile;
  /** False while more of the file is to come. */
  isWhole: boolean;
  /** Columns that the user chose; undefined to propose some. */
  choice: ImportChoice | undefined;
  timeZone: string;
  now: string;
};

/**
 * Reads the columns and first rows of a file, here or in another process. Returns undefined for the beginning of a file.
 * Throws a Refusal if it is no CSV.
 */
export type LookAtFile = (look: FileLook) => Promise<ImportColumns | undefined>;

/** Converts a UserError about a file to a refusal. */
function toRefusal(error: unknown): unknown {
  if (!(error instanceof UserError)) return error;
  const problem =
    error instanceof FileError ? error.sentence : sentence('in_english', { text: error.message });
  return new Refusal(sentence('file_not_readable', { problem }), undefined, error);
}

export const lookAtFile: LookAtFile = async ({ sent, isWhole, choice, timeZone, now }) => {
  try {
    if (isWhole) return await readColumns(sent, choice, { timeZone, now: new Date(now) });
    await refuseOthers(sent);
    return undefined;
  } catch (error) {
    throw toRefusal(error);
  }
};

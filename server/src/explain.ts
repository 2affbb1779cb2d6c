import { CommitUnknown, isConnectionLost } from './platform/engine/failures.ts';
import { restoreAdvice, typedCommand } from './platform/typed-command.ts';
import { UserError } from './platform/user-error.ts';

const FULL = 'The disk is full. Nothing was changed. Free space and try again.';

/** Explanations by error code of the operating system. */
const SYSTEM: Record<string, (path: string) => string> = {
  ENOENT: (path) => `There is no ${path}.`,
  EACCES: (path) => `This user cannot read or write ${path}.`,
  EPERM: (path) => `This user cannot read or write ${path}.`,
  EISDIR: (path) => `${path} is a folder, not a file.`,
  ENOTDIR: (path) => `${path} is not possible: a part of it is a file, not a folder.`,
  EROFS: (path) => `${path} is on a read-only disk.`,
  ENOSPC: () => FULL,
  EFBIG: () => FULL,
  EDQUOT: () => FULL,
};

/** Explanations by SQLite's primary result code: busy 5, read-only 8, I/O 10, corrupt 11, full 13, cannot open 14, not a database 26. */
const SQLITE: Record<number, string> = {
  5: 'Another program is writing to the database. Nothing was changed. Try again later.',
  8: 'This user cannot write the database. Nothing was changed.',
  10: 'The disk failed during writing. Nothing was changed. Check its free space and health.',
  13: FULL,
  14: 'The database cannot be opened. Check the owner of its file and folder.',
  26: 'The file is not a database.',
};

const CORRUPT = 11;

function damaged(): string {
  return `The database is damaged. See where with: ${typedCommand('check')}\n${restoreAdvice()}`;
}

/** A failure in a sentence, for those that have one; the others are faults of ours, to be shown whole. */
export function explain(error: unknown): string | undefined {
  if (error instanceof UserError) return error.message;
  if (!(error instanceof Error)) return undefined;
  const { code, errcode, path } = error as Error & { code?: unknown; errcode?: unknown; path?: unknown };
  if (typeof errcode === 'number') {
    const result = errcode & 0xff;
    return result === CORRUPT ? damaged() : SQLITE[result];
  }
  if (isConnectionLost(error) || error instanceof CommitUnknown) {
    return `The connection to PostgreSQL was lost (${error.message}). Run this again when it is back.`;
  }
  if (code === '53100') return FULL;
  if (code === '55P03') return SQLITE[5];
  return SYSTEM[String(code)]?.(typeof path === 'string' ? path.replace(/\.unfinished$/, '') : 'such a file');
}

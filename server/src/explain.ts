import { CommitUnknown, isConnectionLost } from './store/failures.ts';
import { putBack, typedCommand } from './typed-command.ts';
import { UserError } from './user-error.ts';

const FULL = 'The disk is full. Nothing was changed; make room and try again.';

/** By the codes of the operating system. */
const SYSTEM: Record<string, (path: string) => string> = {
  ENOENT: (path) => `There is no ${path}.`,
  EACCES: (path) => `${path} may not be read or written by this user.`,
  EPERM: (path) => `${path} may not be read or written by this user.`,
  EISDIR: (path) => `${path} is a folder, not a file.`,
  ENOTDIR: (path) => `${path} cannot be: a part of it is a file, not a folder.`,
  EROFS: (path) => `${path} is on a disk that cannot be written.`,
  ENOSPC: () => FULL,
  EFBIG: () => FULL,
  EDQUOT: () => FULL,
};

/** By SQLite's primary result codes: busy 5, read-only 8, I/O 10, corrupt 11, full 13, cannot open 14, not a database 26. */
const SQLITE: Record<number, string> = {
  5: 'Another program is writing to the database. Nothing was changed; try again when it is done.',
  8: 'The database cannot be written by this user. Nothing was changed.',
  10: 'The disk failed while the database was written. Nothing was changed; look at its free space and its health.',
  13: FULL,
  14: 'The database cannot be opened. See who owns its file and its folder.',
  26: 'The file is no database.',
};

const CORRUPT = 11;

function damaged(): string {
  return `The database is damaged. See where with: ${typedCommand('check')}\n${putBack()}`;
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
